"""Claims on rows that wait to be sent: one worker at a time has one, and tries it later if it cannot be sent.

Such a table has the columns id, message_id, state, tries, next_try_at, sent_at and error. A claim expires, so a worker
that dies between sending and recording it causes a second message with the same id, never a lost one.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from datetime import datetime, timedelta
from itertools import takewhile
from typing import Any, Generic, NamedTuple, Protocol, TypeVar

from sqlalchemy import (
    BindParameter,
    ColumnElement,
    Connection,
    Select,
    Table,
    and_,
    bindparam,
    func,
    or_,
    select,
    update,
)
from sqlmodel import Session

from service.models import UNSENT
from service.process import logs

CLAIM = timedelta(seconds=30)  # how long a worker may take to send one before another may claim it
# Delay after each failed attempt, in seconds: four days in all, as between mail servers.
DELAYS = (5, 30, 120, 600, 3600, 4 * 3600, 12 * 3600, 86400, 86400, 86400)
NEVER_FINISHED = "no worker has finished it"
ERROR_LENGTH = 500  # characters of a server's reply that are kept


class ClaimedRow(Protocol):
    """A row that only one worker may send until the claim expires; `tries` distinguishes claims on the same row."""

    @property
    def id(self) -> int: ...  # noqa: D102
    @property
    def tries(self) -> int: ...  # noqa: D102
    @property
    def due_at(self) -> datetime: ...  # noqa: D102
    @property
    def message_id(self) -> str: ...  # noqa: D102


Claimed = TypeVar("Claimed", bound=ClaimedRow)


class Turns(NamedTuple):
    """In which order rows of several owners are sent.

    Those last for which `fails` is true, as their server takes nothing at present; else first one row of each owner,
    then another one of each. So one with many rows, or slow servers, delays others by one of them.
    """

    owner: ColumnElement[Any]
    fails: ColumnElement[bool]


class RowClaims(Generic[Claimed]):
    """The claims on the rows of one table, of which those with the earliest `urgent` are sent first.

    `claimed` makes a claim of these columns of a row: id, tries with this one, next_try_at, message_id, and `more`.
    With `turns` the most urgent row of each owner is one of the first.
    """

    def __init__(
        self,
        table: Table,
        urgent: ColumnElement[datetime | None],
        claimed: Callable[..., Claimed],
        more: Sequence[str],
        turns: Turns | None = None,
    ) -> None:
        self._table, self._claimed = table, claimed
        self._due = self._due_rows(urgent, more, turns)
        # SQLite gives the number of the latest row again if that is deleted: perhaps while a worker sends it.
        this = update(table).where(table.c.id == bindparam("row"), table.c.message_id == bindparam("message"))
        left = and_(table.c.state.in_(("sent", "failed")), table.c.sent_at.is_not(None))  # failed: it came back
        ours = this.where(table.c.state == "sending", table.c.tries == bindparam("tried"))
        self._take = this.values(state="sending", **self._parameters("tries", "next_try_at"))
        self._note = this.where(~left).values(self._parameters("state", "error", "sent_at"))
        self._fail = this.values(state="failed", **self._parameters("error"))
        self._give_back = ours.values(state="queued", **self._parameters("tries", "next_try_at"))
        self._defer = ours.values(state="queued", **self._parameters("tries", "next_try_at", "error"))
        self._put_back = ours.values(self._parameters("state", "error", "next_try_at"))

    def claim(self, session: Session, now: datetime, most: int = 1, began: datetime | None = None) -> list[Claimed]:
        """Claim up to `most` rows that are due: queued, or with an expired claim.

        A row that was tried before is claimed only if it was due when the round `began`, by default now: a round tries
        no row twice, so that one with slow or refusing servers ends.
        One with an expired claim is claimed alone: if it ends the process that handles it, it takes no other with it.
        After the last try it fails.
        """
        connection = session.connection()
        round_of = {"now": now, "began": began or now, "most": most}
        due = self._next_due(connection, round_of)
        while due and due[0].tries > len(DELAYS) + 1:  # it was claimed for the last time, and the claim has expired
            connection.execute(self._fail, {**_row(due[0]), "error": NEVER_FINISHED})
            due = self._next_due(connection, round_of)
        if due:
            takes = [{**_row(one), "tries": one.tries, "next_try_at": now + CLAIM} for one in due]
            connection.execute(self._take, takes)
        return due

    def give_back(self, session: Session, claims: Sequence[ClaimedRow]) -> None:
        """Release claims on rows that were not tried, and restore their tries and due times."""
        released = [{**_ours(one), "tries": one.tries - 1, "next_try_at": one.due_at} for one in claims]
        if released:
            session.connection().execute(self._give_back, released)

    def note(self, session: Session, claimed: ClaimedRow, state: str, now: datetime) -> None:
        """Set the row's state to `sent` or `superseded`, even if the claim has expired.

        Do nothing if it is recorded as sent, even if it has come back since, was deleted, or is to be sent again.
        """
        values = {"state": state, "error": None, "sent_at": now if state == "sent" else None}
        session.connection().execute(self._note, {**_row(claimed), **values})

    def defer(self, session: Session, claimed: ClaimedRow, until: datetime, reason: str) -> None:
        """Release the claim on a row that was not tried, as its server takes nothing now; make it due at `until`.

        If it was refused before, others are tried first: they may be accepted.
        """
        later = timedelta(seconds=DELAYS[0]) if claimed.tries > 1 else timedelta()
        values = {"tries": claimed.tries - 1, "next_try_at": until + later, "error": reason}
        session.connection().execute(self._defer, {**_ours(claimed), **values})

    def put_back(
        self,
        session: Session,
        claimed: ClaimedRow,
        error: str,
        now: datetime,
        *,
        wait: timedelta = timedelta(),
        final: bool = False,
    ) -> str | None:
        """Record a failed attempt: queue the row again with a growing delay, or fail it if `final`, or after the last.

        `now` is when the delay begins; it is at least `wait`, for which a server may have asked. Return the new state;
        None if another worker has claimed the row meanwhile, or it was deleted with its game.
        """
        state = "failed" if final or claimed.tries > len(DELAYS) else "queued"
        delay = timedelta() if state == "failed" else max(wait, timedelta(seconds=DELAYS[claimed.tries - 1]))
        reply = logs.without_addresses(error)[:ERROR_LENGTH]  # before truncation, which could leave half an address
        values = {"state": state, "error": reply, "next_try_at": now + delay}
        updated = session.connection().execute(self._put_back, {**_ours(claimed), **values})
        return state if updated.rowcount else None

    def _parameters(self, *names: str) -> dict[str, BindParameter[object]]:
        return {name: bindparam(name, type_=self._table.c[name].type) for name in names}

    def _due_rows(
        self, urgent: ColumnElement[datetime | None], more: Sequence[str], turns: Turns | None
    ) -> Select[tuple[object, ...]]:
        columns = self._table.c
        is_due = (
            columns.state.in_(UNSENT),
            columns.next_try_at <= bindparam("now"),
            or_(columns.tries == 0, columns.state == "sending", columns.next_try_at <= bindparam("began")),
        )
        order = (urgent.nulls_last(), columns.next_try_at, columns.id)
        due = select(columns.id, columns.tries + 1, columns.next_try_at, columns.message_id)
        due = due.add_columns(*(columns[name] for name in more), columns.state).where(*is_due)
        if turns is None:
            due = due.order_by(*order)
        else:
            turn = func.row_number().over(partition_by=tuple(turns), order_by=order)
            ranked = select(columns.id, turn.label("turn"), turns.fails.label("fails")).where(*is_due).subquery()
            due = due.join(ranked, ranked.c.id == columns.id)
            due = due.order_by(ranked.c.fails, ranked.c.turn, *order)
        return due.limit(bindparam("most")).with_for_update(skip_locked=True, of=self._table)

    def _next_due(self, connection: Connection, round_of: Mapping[str, object]) -> list[Claimed]:
        """Return the rows to be claimed next: queued ones, or one with an expired claim."""
        rows = connection.execute(self._due, round_of).all()
        queued = list(takewhile(lambda row: row.state == "queued", rows))
        return [self._claimed(*row[:-1]) for row in queued or rows[:1]]


def first_message_id(message_id: str) -> str:
    """Return the Message-ID with which a mail was sent first; the same one unless it was sent again."""
    return message_id.partition(".again-")[0]


def _row(one: ClaimedRow) -> dict[str, object]:
    """Return the parameters that name a row."""
    return {"row": one.id, "message": one.message_id}


def _ours(claimed: ClaimedRow) -> dict[str, object]:
    """Return the parameters that name a row while the claim on it holds."""
    return {**_row(claimed), "tried": claimed.tries}
