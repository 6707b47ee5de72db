"""To a player whose seat the operator has given to a robot: it is not theirs any more, and its links are void."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from service.mail.composing.cause import Cause
from service.mail.composing.draft import About
from service.mail.composing.kind import Context
from service.mail.composing.notice import Notice, history_link
from service.mail.composing.queueing import AtTable
from service.mail.delivering import outbox
from service.models import Seat


@dataclass(frozen=True)
class GivenToRobot(Cause):
    """A robot has the seat, whose links have that epoch."""

    word: ClassVar[str] = "robot-seat"
    epoch: int


def queue(table: AtTable, seat: Seat, player: int | None) -> None:
    """Tell a player, whose seat this was, that a robot has it now; nobody without an address."""
    game, cause = table.game, str(GivenToRobot(seat.epoch))
    outbox.queue(table.session, game, seat, "notice", at=game.at, now=table.now, cause=cause, player_id=player)


def still_applies(about: About) -> bool:
    """Return True: the mail always applies."""
    return True


def context(about: About) -> Context:
    """Return what was done, and to whom to write."""
    lines = [
        f"The people who run this service have given your seat in the game called {about.game.name} to a robot. The "
        "links to it are no longer valid, and no more mail comes about this game.",
        "Your other games here go on. If you think that this is a mistake, please write to the address below.",
    ]
    opening = "A robot has your seat now. Look at the game here:"
    return Notice("a robot has your seat now", opening, "Look at the game", history_link(about), lines).context()
