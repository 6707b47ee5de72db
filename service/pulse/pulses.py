"""What the pulses of processes tell: which run, whether they can send mail, and when a sweep last ran."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime, timedelta

from sqlmodel import Session, col, select

from service.db import connections
from service.models import ProcessPulse, Pulse

SWEEP, RETENTION = 1, 2  # ids of Pulse: when the sweep last ran, and when retention last found nothing to do
PULSE_EVERY = 10.0  # seconds after which each process commits another pulse
ALIVE_FOR = timedelta(seconds=3 * PULSE_EVERY)  # after a pulse


def last_sweep(session: Session) -> datetime | None:
    """Return when a sweep last ran, by the clock of its machine; None if none ever did."""
    pulse = session.get(Pulse, SWEEP)
    return None if pulse is None else pulse.awake_at


def running(session: Session, machine: datetime) -> Sequence[ProcessPulse]:
    """Return the processes that run, by role and machine; `machine` is this machine's time."""
    now = connections.server_time(session.connection()) or machine
    found = select(ProcessPulse).where(ProcessPulse.pulse_at >= now - ALIVE_FOR)
    return session.exec(found.order_by(col(ProcessPulse.role), col(ProcessPulse.machine))).all()


def runs(session: Session, role: str, machine: datetime) -> bool:
    """Return whether a process of a role runs."""
    return any(one.role == role for one in running(session, machine))


def mail_server_away(session: Session, machine: datetime) -> bool:
    """Return whether no worker that runs can use the mail server; False if none runs."""
    workers = [one for one in running(session, machine) if one.role == "worker"]
    return bool(workers) and all(worker.no_mail_since is not None for worker in workers)
