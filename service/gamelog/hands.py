"""Replaying a log, and dividing it into hands: where each begins, the position after its deal, its score.

The time to replay a whole log grows with the game. So each process caches the positions after the deals of some games:
any moment of a game then costs at most the replay of one hand. The cache is validated by a hash of the log.
"""

from __future__ import annotations

import hashlib
from collections import OrderedDict
from collections.abc import Iterator, Sequence
from datetime import datetime
from threading import Lock
from typing import NamedTuple

import engine
from service.models import Game, Mark

MOST_GAMES = 100  # games whose positions are kept


class MoveRow(NamedTuple):
    """A move of a log, as in its row: a tuple is read in a fraction of the time of an object that can be changed."""

    game_id: str
    n: int
    seat: int
    move: str
    mark: Mark | None
    made_at: datetime
    posted: bool


LoggedStep = tuple[MoveRow, engine.Transition]
"""A move and what it led to."""
Played = list[LoggedStep]


class Hand(NamedTuple):
    """A hand. `after` moves were made before its deal; `last` is the number of the move that ended it.

    `last` and `score` are None while the hand is played.
    """

    number: int
    after: int
    dealt: engine.Position
    last: int | None = None
    score: engine.HandScore | None = None


class Hands(NamedTuple):
    """All hands of a log, in order, and the moves of the last one if it has not ended."""

    all: list[Hand]
    under_way: Played


class _Ended(NamedTuple):
    """A hand that has ended with move `last`, the hand dealt next, and the hash of the log up to that move."""

    hand: Hand
    last: int
    next: Hand | None  # None: the game is over
    digest: bytes


_kept: OrderedDict[str, list[_Ended]] = OrderedDict()  # LRU cache by game: the game used last is at the end
_lock = Lock()


def first_deal(game: Game, names: Sequence[str]) -> engine.Position:
    """Return the position before the first move. If the game has no dealer yet, the seed determines one."""
    return engine.new_game(list(names), game.edition, game.house_rules, seed=game.seed, dealer=game.dealer)


def replay_from(position: engine.Position, moves: Sequence[MoveRow]) -> Iterator[LoggedStep]:
    """Replay moves from a position; yield each with what it led to."""
    for move in moves:
        taken = engine.settled(position, position.play(move.seat, move.move))
        yield move, taken
        position = taken.after


def hands_of(game: Game, names: Sequence[str], moves: Sequence[MoveRow]) -> Hands:
    """Return the hands of a game that has been dealt, with these names at the table and these moves."""
    digest = hashlib.sha256(repr((game.seed, game.dealer, game.edition, game.house_rules, list(names))).encode())
    ended = _known(game.id, digest.digest(), moves)
    known = len(ended)
    hand = ended[-1].next if ended else Hand(1, 0, first_deal(game, names))
    before = ended[-1].digest if ended else digest.digest()
    under_way: Played = []
    while hand is not None:
        under_way, end = _to_the_end(hand, moves, before)
        if end is None:
            break
        ended.append(end)
        under_way, hand, before = [], end.next, end.digest
    if len(ended) > known:
        _keep(game.id, ended)
    return Hands([one.hand for one in ended] + ([hand] if hand else []), under_way)


def _to_the_end(hand: Hand, moves: Sequence[MoveRow], before: bytes) -> tuple[Played, _Ended | None]:
    """Replay a hand; return its moves, and how it ended if it did. `before`: the hash of the log up to its deal."""
    played: Played = []
    for move, step in replay_from(hand.dealt, moves[hand.after :]):
        played.append((move, step))
        score = step.score()
        if score is not None:
            following = None if step.dealt is None else Hand(hand.number + 1, move.n, step.dealt)
            digest = _digest(before, moves[hand.after : move.n])
            return played, _Ended(hand._replace(last=move.n, score=score), move.n, following, digest)
    return played, None


def _known(game_id: str, digest: bytes, moves: Sequence[MoveRow]) -> list[_Ended]:
    """Return the cached hands that are in this log. `digest`: the hash of what determines the deals."""
    with _lock:
        kept = _kept.get(game_id, [])
        if kept:
            _kept.move_to_end(game_id)
    found: list[_Ended] = []
    for one in kept:
        digest = _digest(digest, moves[one.hand.after : one.last])
        if digest != one.digest:
            break
        found.append(one)
    return found


def _keep(game_id: str, ended: list[_Ended]) -> None:
    with _lock:
        _kept[game_id] = ended
        _kept.move_to_end(game_id)
        if len(_kept) > MOST_GAMES:
            _kept.popitem(last=False)


def _digest(before: bytes, moves: Sequence[MoveRow]) -> bytes:
    """Return the hash of a log extended by these moves."""
    return hashlib.sha256(before + "\n".join(f"{move.seat} {move.move}" for move in moves).encode()).digest()
