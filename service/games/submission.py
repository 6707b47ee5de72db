"""The result of a post, and finding the post that was made at a given move."""

from __future__ import annotations

from dataclasses import dataclass, field

from service.gamelog.log import GameLog
from service.models import LoggedMove, Submission


@dataclass(frozen=True)
class Done:
    """The result of a post, for its player."""

    did: list[str]  # its moves in canonical form
    told: list[str]  # what they did, in sentences
    stopped: str | None = None  # why a line was not played to its end
    sealed: bool = False  # an answer to a window that is still open
    # The number of moves once it was played; None if this post has played nothing: it is sealed, or a repetition.
    after: int | None = field(default=None, compare=False)


def post_at(log: GameLog, seat: int, at: int) -> Submission | None:
    """Return the post that the seat made in its own turn after move `at`; None if there is none."""
    if at >= log.game.at:
        return None
    submission = log.session.get(Submission, (log.game.id, at, seat))
    if submission is not None:
        return submission
    first = log.session.get_one(LoggedMove, (log.game.id, at + 1))
    if not first.posted or first.seat != seat:
        return None
    return Submission(game_id=log.game.id, at=at, seat=seat, said=first.move, first=at, last=at + 1)
