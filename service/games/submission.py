"""A post that played moves, as it can be answered again."""

from __future__ import annotations

from dataclasses import dataclass

from service.gamelog.log import GameLog
from service.models import Move, Submission


@dataclass(frozen=True)
class Done:
    """What a post did: its moves in canonical form, what came of them in sentences for its player, why a line
    stopped half-way, and whether it is sealed for now."""

    did: list[str]
    told: list[str]
    stopped: str | None = None
    sealed: bool = False


def post_at(log: GameLog, seat: int, at: int) -> Submission | None:
    """Return what the post that the seat sent in its turn for the table after move `at` has done; None if none did."""
    if at >= log.game.at:
        return None
    submission = log.session.get(Submission, (log.game.id, at, seat))
    if submission is not None:
        return submission
    first = log.session.get_one(Move, (log.game.id, at + 1))
    if not first.posted or first.seat != seat:
        return None
    return Submission(game_id=log.game.id, at=at, seat=seat, said=first.move, first=at, last=at + 1)
