"""The record of a game (docs/formats.md#record), and repairing its cached position from the log."""

from __future__ import annotations

from typing import NamedTuple

import engine
from service.gamelog.log import GameLog
from service.gamelog.presence import known_name
from service.gamelog.story import hides_takes, is_open, masked
from service.models import Game


def record(log: GameLog) -> engine.Record:
    """Return the public record; it has the seed and hidden moves only once the game has ended."""
    game = log.game
    hidden = hides_takes(game)
    ended = log.position if game.status == "over" and log.position.winner is not None else None
    return engine.Record(
        game=_called(game),
        edition=game.edition,
        house_rules=game.house_rules,
        players=tuple(known_name(game, seat) or "invited" for seat in log.seats),
        dealer=game.dealer,
        commitment=game.commitment,
        moves=tuple(engine.Made(move.seat, masked(move, None, hidden).text, move.mark) for move in log.moves),
        seed=game.seed if is_open(game) else None,
        money=ended.money if ended else None,
        winner=ended.winner if ended else None,
        cuts=() if game.dealer is None else tuple(game.cuts or ()),  # nobody sees them before the deal
    )


def _called(game: Game) -> str:
    """Return what the record calls a game: its id, and of a branch what it is, because somebody may know its seed."""
    if game.branched_from is None:
        return game.id
    return f"{game.id}, a branch of {game.branched_from} after move {game.branched_at}"


class Checked(NamedTuple):
    """What checking a game's record has found: `fingerprint` is the SHA-256 of the seed, `wrong` are the errors.

    `over`: the game was played to its end. `cuts`: who has cut the cards, with the word.
    """

    seed: str
    fingerprint: str
    commitment: str
    moves: int
    over: bool
    wrong: list[str]
    cuts: list[tuple[str, str]]


def checked(log: GameLog) -> Checked | None:
    """Check the commitment, the seed and every move of a game against each other; None until it has ended."""
    found = record(log)
    if found.seed is None:
        return None
    over, fingerprint = found.money is not None, engine.commitment(found.seed)
    cuts = [(name, word) for name, word in zip(found.players, found.cuts, strict=False) if word is not None]
    return Checked(found.seed, fingerprint, found.commitment, len(found.moves), over, engine.verify(found), cuts)


def rebuild(log: GameLog) -> bool:
    """Replace the cached position and `at` by those of the log. Return whether the cached position differed."""
    game = log.game
    game.at = log.moves[-1].n if log.moves else 0
    position = log.position_at(game.at).to_dict()
    wrong = position != game.position
    game.position = position
    log.session.add(game)
    return wrong
