"""What the pages of a branch say about it: where it comes from, and at its end how the other game has ended."""

from __future__ import annotations

from typing import NamedTuple

from flask import url_for

from service.gamelog.log import GameLog
from service.gamelog.story import finished
from service.models import Game
from service.views.branch_result import BranchResult, branch_result


class BranchNote(NamedTuple):
    """The move after which a game branched from another one, and the address of that table.

    `url` is None if the other game is not there any more. `ended`: the branch has ended; `result` is None before that,
    and without the other game.
    """

    at: int
    url: str | None
    ended: bool
    result: BranchResult | None


def branch_note(log: GameLog) -> BranchNote | None:
    """Return what to say of a branch; None for any other game."""
    at = log.game.branched_at
    if at is None:
        return None
    other, ended = log.session.get(Game, log.game.branched_from), finished(log.game)
    if other is None:
        return BranchNote(at, None, ended, None)
    result = branch_result(log, GameLog(log.session, other), at) if ended else None
    return BranchNote(at, url_for("moments.game_at", game_id=other.id, n=at), ended, result)
