"""To a seat's player: their seat link, renewed or mailed once more."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from service.mail.composing.cause import Cause
from service.mail.composing.draft import About
from service.mail.composing.kind import Context
from service.mail.composing.queueing import AtTable
from service.mail.composing.queueing import queue as _queue


@dataclass(frozen=True)
class Renewed(Cause):
    """All older links were revoked; the new ones have that epoch."""

    word: ClassVar[str] = "epoch"
    epoch: int


@dataclass(frozen=True)
class Resent(Cause):
    """Somebody asked for the present link with one that was `past` or `revoked`, at a time in UTC."""

    standing: str
    time: str


def queue_renewed(table: AtTable, n: int) -> None:
    """Mail a seat its link after its epoch was raised."""
    _queue(table, n, "links", Renewed(table.seats[n].epoch))


def queue_resent(table: AtTable, n: int, standing: str) -> None:
    """Mail a seat its present link once more."""
    _queue(table, n, "links", Resent(standing, f"{table.now:%Y-%m-%d %H:%M:%S}"))


def still_applies(about: About) -> bool:
    """Return True: the mail always applies."""
    return True


def context(about: About) -> Context:
    """Return the link and the table."""
    return {"link": about.links.page("seat", about.seat), "table": about.present}
