"""Measure the service: overdue deadlines, waiting mails, the age of the last sweep, the processes of every machine."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta

from sqlalchemy import func
from sqlmodel import Session, col, select

from service.backups.backup import backup_age
from service.db import connections
from service.games import thinking
from service.inbound import claims
from service.mail.registry import UNSOLICITED
from service.models import UNSENT, Game, HeldDomain, Inmail, Outmail, Ping, ProcessPulse, Push, Role
from service.monitoring import site_watch
from service.pulse.checked_clock import TOLERATED
from service.pulse.pulses import ALIVE_FOR, last_sweep
from service.queues import retries

FUTURE = timedelta(seconds=TOLERATED)  # a pulse further ahead is of a wrong clock, and says nothing about the sweep
ROLES: tuple[Role, ...] = ("web", "worker", "robots")
INBOUND: Role = "inbound"  # the role of the process that takes mail in, where there is one
LATELY = timedelta(hours=24)


@dataclass(frozen=True)
class Processes:
    """The processes of one role on one machine. `pulse_age`: seconds since the newest pulse of any of them.

    `skew`: seconds by which the machine's clock is ahead of the database's. `no_mail`: seconds for which the mail
    server cannot be used from there, 0 if it can; `no_mail_reason`: why.
    """

    role: str
    machine: str
    alive: int
    pulse_age: float
    skew: float
    no_mail: float
    no_mail_reason: str | None


@dataclass(frozen=True)
class Gauges:
    """Ages in seconds, numbers of unsent mails by kind and state, and the processes by role and machine.

    `mail_waiting`: the age, since it was first due, of the oldest mail that no mail server has accepted or refused.
    `mail_refused`: the same of those that the mail server has refused temporarily, without unsolicited mails, whose
    addresses nobody has confirmed. `ping_waiting`: the age of the oldest message to a chat that waits and was never
    tried; `push_waiting` of one to a device. `refused_players`: the number of players to whom these mails go.
    `held_domains`: the number of domains to which the mail server temporarily accepts no mail. `set_aside`: by queue,
    the items that could not be handled in several tries.
    """

    deadline_overdue: float
    mail_waiting: float
    mail_refused: float
    ping_waiting: float
    push_waiting: float
    refused_players: int
    held_domains: int
    thought_overdue: float  # how long the oldest due move of a robot that thinks has been due
    sweep_age: float | None  # None: no sweep has ever run, or the last ran by a wrong clock
    set_aside: Mapping[str, int]
    outbox: Mapping[tuple[str, str], int]  # without failed mails that were dismissed
    processes: Sequence[Processes]
    games: Mapping[str, int]  # under way, by status
    received: Mapping[tuple[str, str], int]  # mails of the last 24 hours, by what their address takes and by state
    received_waiting: float  # age of the oldest that no worker has handled
    backup_age: float | None  # None: no backup was ever scheduled
    sites: Sequence[site_watch.Site]  # the public site as machines see it

    def alive(self, role: str) -> int:
        """Return the number of processes of a role that run."""
        return sum(one.alive for one in self.processes if one.role == role)


def measure_now(session: Session, machine: datetime) -> Gauges:
    """Return the values at this moment: by the database server's clock, or this machine's time if it has none."""
    return measure(session, connections.server_time(session.connection()) or machine)


def measure(session: Session, now: datetime) -> Gauges:
    """Return the values at `now`. Every query uses an index or a table with few rows."""
    due = select(func.min(Game.due_at)).where(Game.status == "playing", col(Game.due_at) <= now)
    unsent = col(Outmail.state).in_(UNSENT)
    waiting = select(func.min(Outmail.created_at)).where(unsent, col(Outmail.error).is_(None))
    untold = select(func.min(Ping.created_at)).where(col(Ping.state).in_(UNSENT), col(Ping.error).is_(None))
    unshown = select(func.min(Push.created_at)).where(col(Push.state).in_(UNSENT), col(Push.error).is_(None))
    refused = select(func.min(Outmail.created_at), func.count(func.distinct(Outmail.player_id))).where(
        unsent, col(Outmail.error).is_not(None), col(Outmail.kind).not_in(UNSOLICITED)
    )
    received = select(func.min(Inmail.received_at)).where(Inmail.state == "received")
    refused_since, refused_players = session.exec(refused).one()
    return Gauges(
        deadline_overdue=_seconds_since(session.exec(due).one(), now),
        mail_waiting=_seconds_since(session.exec(waiting).one(), now),
        ping_waiting=_seconds_since(session.exec(untold).one(), now),
        push_waiting=_seconds_since(session.exec(unshown).one(), now),
        mail_refused=_seconds_since(refused_since, now),
        refused_players=refused_players,
        held_domains=session.exec(select(func.count()).select_from(HeldDomain).where(HeldDomain.until > now)).one(),
        thought_overdue=_thought_overdue(session, now),
        sweep_age=sweep_age(session, now),
        set_aside={claims.QUEUE: claims.set_aside(session, now), **retries.set_aside(session, now)},
        outbox=_outbox(session),
        processes=_processes(session, now),
        games=_games(session),
        received=_received(session, now),
        received_waiting=_seconds_since(session.exec(received).one(), now),
        backup_age=backup_age(session, now),
        sites=site_watch.sites(session, now),
    )


def sweep_age(session: Session, now: datetime) -> float | None:
    """Return the seconds since a sweep last ran; None if none ever did, or if it ran by a clock that is ahead."""
    swept_at = last_sweep(session)
    return None if swept_at is None or swept_at > now + FUTURE else _seconds_since(swept_at, now)


def _thought_overdue(session: Session, now: datetime) -> float:
    waiting = select(func.min(Game.think_by)).where(Game.status == "playing", col(Game.think_by).is_not(None))
    until = session.exec(waiting).one()
    return 0.0 if until is None else _seconds_since(until - thinking.PATIENCE, now)


def _outbox(session: Session) -> dict[tuple[str, str], int]:
    counted = (
        select(Outmail.kind, Outmail.state, func.count())
        .where(col(Outmail.state).in_((*UNSENT, "failed")), col(Outmail.dismissed_at).is_(None))
        .group_by(col(Outmail.kind), col(Outmail.state))
    )
    return {(kind, state): number for kind, state, number in session.exec(counted)}


def _games(session: Session) -> Mapping[str, int]:
    under_way = (col(Game.trimmed_at).is_(None), col(Game.ended_at).is_(None))  # the columns of an index
    return dict(session.exec(select(Game.status, func.count()).where(*under_way).group_by(col(Game.status))).all())


def _received(session: Session, now: datetime) -> Mapping[tuple[str, str], int]:
    lately = select(Inmail.asked, Inmail.state, func.count()).where(col(Inmail.received_at) > now - LATELY)
    found = session.exec(lately.group_by(col(Inmail.asked), col(Inmail.state)))
    return {(asked, state): number for asked, state, number in found}


def _processes(session: Session, now: datetime) -> list[Processes]:
    rows: dict[tuple[str, str], list[ProcessPulse]] = {}
    for row in session.exec(select(ProcessPulse).order_by(col(ProcessPulse.role), col(ProcessPulse.machine))):
        rows.setdefault((row.role, row.machine), []).append(row)
    return [_one_kind(role, machine, own, now) for (role, machine), own in rows.items()]


def _one_kind(role: str, machine: str, rows: Sequence[ProcessPulse], now: datetime) -> Processes:
    alive = [row for row in rows if row.pulse_at >= now - ALIVE_FOR]
    without_mail = [row for row in alive if row.no_mail_since is not None]
    return Processes(
        role=role,
        machine=machine,
        alive=len(alive),
        pulse_age=_seconds_since(max(row.pulse_at for row in rows), now),
        skew=max((row.skew for row in alive), key=abs, default=0.0),
        no_mail=max((_seconds_since(row.no_mail_since, now) for row in without_mail), default=0.0),
        no_mail_reason=next((row.no_mail_reason for row in without_mail), None),
    )


def _seconds_since(when: datetime | None, now: datetime) -> float:
    return 0.0 if when is None else max((now - when).total_seconds(), 0.0)
