"""To a player who asked for it, or whose address was typed by somebody: the link to all their games."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from service.links import LISTED_FOR
from service.mail.composing.cause import Cause
from service.mail.composing.draft import About
from service.mail.composing.kind import Context
from service.mail.composing.queueing import AtTable
from service.mail.composing.queueing import queue as _queue
from service.models import Player


@dataclass(frozen=True)
class AskedFor(Cause):
    """Somebody asked for the link at a time in UTC."""

    word: ClassVar[str] = "asked"
    time: str


def queue(table: AtTable, n: int) -> None:
    """Mail the player of a seat the link to all their games. Idempotent within one second."""
    _queue(table, n, "games", AskedFor(f"{table.now:%Y-%m-%d %H:%M:%S}"))


def still_applies(about: About) -> bool:
    """Return True: the mail always applies."""
    return True


def context(about: About) -> Context:
    """Return the link, and until when it is good."""
    player = about.session.get_one(Player, about.mail.player_id)
    return {
        "link": about.links.games(player, about.sent_at),
        "until": about.local(about.sent_at + LISTED_FOR),
        "rules": about.links.rules(None),
    }
