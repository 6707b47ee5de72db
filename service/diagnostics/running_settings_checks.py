"""Compare the settings of this command with those of the processes, by the fingerprints in their pulses."""

from __future__ import annotations

import socket
from collections.abc import Iterable, Iterator, Mapping
from datetime import datetime
from typing import NamedTuple

from sqlmodel import Session, col, select

from service.db import connections
from service.diagnostics.finding import Finding, fine, not_checked, warning, wrong
from service.models import ProcessPulse
from service.operations.monitoring import gauges
from service.settings import Settings, fingerprints

RUNNING = "running settings"
# On another machine these must be equal. The rest may differ: a server has other names there, a machine other limits.
_EVERYWHERE = ("BASE_URL", "MAIL_FROM", "REPLY_DOMAIN")
RESTART = "`systemctl restart posse.target` there, and compare /etc/posse.env"


class _Process(NamedTuple):
    role: str
    machine: str
    told: Mapping[str, str]

    def __str__(self) -> str:
        return f"{self.role} on {self.machine}"


def findings(session: Session, settings: Settings, machine: datetime) -> Iterator[Finding]:
    """Yield how the settings of the processes that run differ from these; `machine`: this machine's time."""
    now = connections.server_time(session.connection()) or machine
    alive = select(ProcessPulse).where(col(ProcessPulse.pulse_at) >= now - gauges.ALIVE_FOR)
    rows = session.exec(alive.order_by(col(ProcessPulse.role), col(ProcessPulse.machine))).all()
    running = [_Process(row.role, row.machine, fingerprints.read(row.settings)) for row in rows if row.settings]
    if not running or not settings.secret_keys:
        yield not_checked(RUNNING, "no process that runs tells its settings, or there are no keys to compare them by")
        return
    amiss = [*_keys(running, settings), *_broker(running, settings), *_others(running, settings)]
    yield from amiss or [fine(RUNNING, f"the same in {_listed(running)}")]


def _listed(processes: Iterable[_Process]) -> str:
    return ", ".join(dict.fromkeys(str(one) for one in processes))


def _keys(running: Iterable[_Process], settings: Settings) -> Iterator[Finding]:
    """Compare the key with which each process signs."""
    own = [fingerprints.of_key(key) for key in settings.secret_keys]
    if foreign := [one for one in running if one.told[fingerprints.KEY] not in own]:
        yield wrong(
            RUNNING,
            f"{_listed(foreign)}: started with other SECRET_KEYS than this command has, so that links of one are"
            f" refused by the other: {RESTART}. All machines need the same SECRET_KEYS",
        )
    if late := [one for one in running if one.told[fingerprints.KEY] in own[1:]]:
        yield warning(RUNNING, f"{_listed(late)}: they sign with a key that is not the first in SECRET_KEYS: {RESTART}")


def _broker(running: Iterable[_Process], settings: Settings) -> Iterator[Finding]:
    broker = "folder" if settings.redis_url is None else "redis"
    if other := [one for one in running if one.told[fingerprints.BROKER] != broker]:
        theirs = "with REDIS_URL, and here it is not set" if broker == "folder" else "without REDIS_URL"
        yield wrong(
            RUNNING,
            f"{_listed(other)}: started {theirs}, so that messages do not arrive, and each counts requests for itself:"
            f" set REDIS_URL on all machines. {RESTART}",
        )


def _others(running: Iterable[_Process], settings: Settings) -> Iterator[Finding]:
    """Compare the rest, of the processes whose key is known: on this machine everything, else what all share."""
    own = {fingerprints.of_key(key): fingerprints.of(settings, key) for key in settings.secret_keys}
    different: dict[tuple[str, ...], list[_Process]] = {}
    for one in running:
        expected = own.get(one.told[fingerprints.KEY], {})
        here = one.machine == socket.gethostname()
        compared = fingerprints.COMPARED if here else _EVERYWHERE
        if names := [name for name in compared if one.told.get(name) != expected.get(name, one.told.get(name))]:
            different.setdefault(tuple(names), []).append(one)
    for which, processes in different.items():
        finding = wrong if set(which) & set(_EVERYWHERE) else warning
        another = f"another {', '.join(which)}"
        yield finding(RUNNING, f"{_listed(processes)}: started with {another} than this command has: {RESTART}")
