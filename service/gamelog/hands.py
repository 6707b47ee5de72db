"""Replaying a log, and dividing it into hands: where each begins, the position after its deal, its score.

The time to replay a whole log grows with the game. So each process caches, of some games, the positions after the deals
and the moves of the last hand: the present then costs the replay of the moves since it was read last, and any other
moment at most the replay of one hand. What is cached counts only as far as the log still says the same.
"""

from __future__ import annotations

import hashlib
from collections import OrderedDict
from collections.abc import Iterator, Sequence
from datetime import datetime
from itertools import takewhile
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
    next: Hand | None  # None: it was the last
    digest: bytes


class _Replayed(NamedTuple):
    """What is cached of a game: the hands that have ended, and the moves of the one after them, as far as they went.

    `digest`: the hash of the log up to the deal of that one.
    """

    ended: list[_Ended]
    under_way: Played
    digest: bytes


_NOTHING = _Replayed([], [], b"")
_kept: OrderedDict[str, _Replayed] = OrderedDict()  # LRU cache by game: the game used last is at the end
_lock = Lock()


def first_deal(game: Game, names: Sequence[str]) -> engine.Position:
    """Return the position before the first move. If the game has no dealer yet, the shuffles determine one."""
    cuts = game.cuts or ()
    return engine.new_game(list(names), game.edition, game.house_rules, game.seed, game.dealer, cuts)


def replay_from(position: engine.Position, moves: Sequence[MoveRow], hands: int | None = None) -> Iterator[LoggedStep]:
    """Replay moves from a position in a game of so many `hands` (`Game.hands`); yield each with what it led to."""
    for move in moves:
        taken = engine.settled(position, position.play(move.seat, move.move), hands)
        yield move, taken
        position = taken.after


def hands_of(game: Game, names: Sequence[str], moves: Sequence[MoveRow]) -> Hands:
    """Return the hands of a game that has been dealt, with these names at the table and these moves."""
    rules = (game.seed, game.cuts, game.dealer, game.edition, game.house_rules, list(names), game.hands)
    deals = hashlib.sha256(repr(rules).encode())
    known = _known(game.id, deals.digest(), moves)
    ended, under_way, digest = list(known.ended), known.under_way, known.digest
    hand = ended[-1].next if ended else Hand(1, 0, first_deal(game, names))
    while hand is not None:
        under_way, end = _to_the_end(hand, moves, digest, under_way, game.hands)
        if end is None:
            break
        ended.append(end)
        under_way, hand, digest = [], end.next, end.digest
    replayed = _Replayed(ended, under_way, digest)
    if replayed != known:
        _keep(game.id, replayed)
    return Hands([one.hand for one in ended] + ([hand] if hand else []), under_way)


def _to_the_end(
    hand: Hand, moves: Sequence[MoveRow], before: bytes, replayed: Played, hands: int | None
) -> tuple[Played, _Ended | None]:
    """Replay a hand after the moves of it that are replayed; return all of them, and how it ended if it did.

    `before`: the hash of the log up to its deal; `hands`: how many the game has.
    """
    played = list(replayed)
    position = played[-1][1].after if played else hand.dealt
    for move, step in replay_from(position, moves[hand.after + len(played) :], hands):
        played.append((move, step))
        score = step.score()
        if score is not None:
            following = None if step.dealt is None else Hand(hand.number + 1, move.n, step.dealt)
            digest = _digest(before, moves[hand.after : move.n])
            return played, _Ended(hand._replace(last=move.n, score=score), move.n, following, digest)
    return played, None


def _known(game_id: str, digest: bytes, moves: Sequence[MoveRow]) -> _Replayed:
    """Return what is cached of a game that is in this log. `digest`: the hash of what determines the deals."""
    with _lock:
        kept = _kept.get(game_id, _NOTHING)
        if kept is not _NOTHING:
            _kept.move_to_end(game_id)
    found: list[_Ended] = []
    for one in kept.ended:
        if _digest(digest, moves[one.hand.after : one.last]) != one.digest:
            break
        found.append(one)
        digest = one.digest
    same: Played = []
    if digest == kept.digest:
        pairs = zip(moves[found[-1].last if found else 0 :], kept.under_way, strict=False)
        same = [(move, step) for move, (_, step) in takewhile(_is_same, pairs)]
    return _Replayed(found, same, digest)


def _is_same(pair: tuple[MoveRow, LoggedStep]) -> bool:
    move, (replayed, _) = pair
    return (move.seat, move.move) == (replayed.seat, replayed.move)


def _keep(game_id: str, replayed: _Replayed) -> None:
    """Cache it, unless only the beginning of a log was read, of which later hands are cached."""
    with _lock:
        if len(replayed.ended) < len(_kept.get(game_id, _NOTHING).ended):
            return
        _kept[game_id] = replayed
        _kept.move_to_end(game_id)
        if len(_kept) > MOST_GAMES:
            _kept.popitem(last=False)


def _digest(before: bytes, moves: Sequence[MoveRow]) -> bytes:
    """Return the hash of a log extended by these moves."""
    return hashlib.sha256(before + "\n".join(f"{move.seat} {move.move}" for move in moves).encode()).digest()
