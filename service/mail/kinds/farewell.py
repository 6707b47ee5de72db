"""To somebody who was forgotten: what was done, as it cannot be undone. It is the last mail to their address."""

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
class Forgotten(Cause):
    """The number of the player."""

    word: ClassVar[str] = "forgotten"
    player: int


def queue(table: AtTable, seat: Seat, player: int) -> None:
    """Tell a player, who has no seat any more, that they are forgotten; `seat` was theirs."""
    game, cause = table.game, str(Forgotten(player))
    outbox.queue(table.session, game, seat, "notice", at=game.at, now=table.now, cause=cause, player_id=player)


def still_applies(about: About) -> bool:
    """Return True: the mail always applies."""
    return True


def context(about: About) -> Context:
    """Return what was done, and to whom to write if it was somebody else."""
    lines = [
        "Somebody pressed the button Forget me with the link of your seat. Your address and your name are removed from "
        "all games here, and a robot plays on in your place. This cannot be undone.",
        "If it was not you, please write to the people who run this service, at the address below: somebody else can "
        "read your mail. You may start or join a new game at any time.",
        "This is the last mail to you; your address is deleted now that it has been sent.",
    ]
    opening = "You are forgotten here. Look at the game here:"
    return Notice("you are forgotten", opening, "Look at the game", history_link(about), lines).context()
