"""Who uses the mail: how many mails go to each address, or are caused by each kind, cause, game or organiser."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from datetime import datetime
from typing import Any, Literal

import sqlalchemy as sa
from sqlmodel import Session, col

from service import errors
from service.admin import audit
from service.admin.reports import Report
from service.models import UNDECIDED, Game, MailState, Outmail, Player, Seat
from service.text.addresses import masked

By = Literal["address", "cause", "kind", "game", "organiser"]
BY_ADDRESS: tuple[By, ...] = ("address", "organiser")
NO_ADDRESS = "(no address)"  # the organiser is a guest or was forgotten
STATES: dict[str, tuple[MailState, ...]] = {
    "sent": ("sent",),
    "waiting": (*UNDECIDED, "muted"),
    "failed": ("failed",),
}

_MAILBOX = col(Player.mailbox)
_COUNTS = (sa.func.count(), *(sa.func.sum(sa.case((col(Outmail.state).in_(of), 1), else_=0)) for of in STATES.values()))


def record_reading_of_addresses(session: Session, by: By, now: datetime) -> None:
    """Record that the operator reads the addresses of such a list. Raises errors.Stale if it has none."""
    if by not in BY_ADDRESS:
        raise errors.Stale(f"A list by {by} has no addresses. Expected --by {' or --by '.join(BY_ADDRESS)}.")
    audit.record(session, "read the addresses of", f"mails by {by}", now)


def mails_by(
    session: Session, by: By, since: datetime | None, state: str | None, number: int, *, addresses: bool = False
) -> list[Report]:
    """Count the mails queued since a time, of one state or of all, by what they have in common.

    Report up to `number` groups, that with the most mails first: what it is `of`, the number of its `mails`, and of
    those sent, waiting and failed. `address` is a mailbox, without its tags; `cause` is the kind with the first word of
    its cause; `organiser` is the mailbox of the game's first player. Mailboxes are masked unless `addresses`.
    """
    rows = session.execute(_counted(by, since, state)).all()
    groups = _by_cause(rows) if by == "cause" else [(_name(row), row[-len(_COUNTS) :]) for row in rows]
    most = sorted(groups, key=lambda group: (-group[1][0], group[0]))[:number]
    hidden = by in BY_ADDRESS and not addresses
    return [_report(masked(name) if hidden and name != NO_ADDRESS else name, counts) for name, counts in most]


def _counted(by: By, since: datetime | None, state: str | None) -> sa.Select[Any]:
    """Return the query for the groups: the columns that name one, then its counts."""
    counted = _grouped(by).add_columns(*_COUNTS)
    if since is not None:
        counted = counted.where(col(Outmail.created_at) >= since)
    return counted if state is None else counted.where(col(Outmail.state) == state)


def _grouped(by: By) -> sa.Select[Any]:
    if by == "address":
        recipients = sa.select(_MAILBOX).select_from(Outmail).join(Player, col(Player.id) == Outmail.player_id)
        return recipients.group_by(_MAILBOX)
    if by == "organiser":
        first = sa.and_(col(Seat.game_id) == Outmail.game_id, col(Seat.n) == 0)
        organisers = sa.select(_MAILBOX).select_from(Outmail).join(Seat, first)
        return organisers.outerjoin(Player, col(Player.id) == Seat.player_id).group_by(_MAILBOX)
    if by == "game":
        named: list[Any] = [Outmail.game_id, Game.name]
        return sa.select(*named).select_from(Outmail).join(Game).group_by(*named)
    kinds: list[Any] = [Outmail.kind, Outmail.cause] if by == "cause" else [Outmail.kind]
    return sa.select(*kinds).group_by(*kinds)


def _by_cause(rows: Iterable[Sequence[Any]]) -> list[tuple[str, Sequence[int]]]:
    """Add up the causes of one kind that differ in numbers and times only."""
    totals: dict[str, Counter[int]] = {}
    for kind, cause, *counts in rows:
        word = cause.partition(" ")[0]
        name = f"{kind} {word}" if word.replace("-", "").isalpha() else kind
        totals.setdefault(name, Counter()).update(dict(enumerate(counts)))
    return [(name, [total[n] for n in range(len(_COUNTS))]) for name, total in totals.items()]


def _name(row: Sequence[Any]) -> str:
    """Return the name of a group: the columns before its counts."""
    return "  ".join(str(part) for part in row[: -len(_COUNTS)] if part is not None) or NO_ADDRESS


def _report(name: str, counts: Sequence[int]) -> Report:
    return {"of": name, **dict(zip(("mails", *STATES), map(int, counts), strict=True))}
