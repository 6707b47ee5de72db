"""Queueing a mail for a seat: what every kind's own `queue` calls."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from typing import Protocol

from sqlmodel import Session

from service.mail.composing.cause import ORDINARY, Cause
from service.mail.delivering import outbox
from service.models import Game, Seat


class AtTable(Protocol):
    """What queueing needs to know: a game inside a transaction, and the time."""

    @property
    def session(self) -> Session: ...  # noqa: D102

    @property
    def game(self) -> Game: ...  # noqa: D102

    @property
    def seats(self) -> Sequence[Seat]: ...  # noqa: D102

    @property
    def now(self) -> datetime: ...  # noqa: D102


def queue(
    table: AtTable,
    n: int,
    kind: str,
    cause: Cause = ORDINARY,
    asked_by: int | None = None,
    due: datetime | None = None,
    *,
    sent: bool = True,
) -> None:
    """Queue a mail to seat `n` about the table as it is now; a robot gets none.

    `asked_by`, `sent`: see `outbox.queue`. `due`: when it is to be sent, if not at once.
    """
    game, now = table.game, due or table.now
    outbox.queue(
        table.session,
        game,
        table.seats[n],
        kind,
        at=game.at,
        now=now,
        cause=str(cause),
        asked_by=asked_by,
        sent=sent,
    )
