"""Check the processes by their pulses in the database, and `beat`, which has none, by when a sweep last ran.

Their settings are compared with those of this command by the fingerprints in their pulses.
"""

from __future__ import annotations

import json
import socket
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from datetime import datetime
from typing import NamedTuple

from sqlmodel import Session

from service.diagnostics.finding import Finding, fine, not_checked, warning, wrong
from service.monitoring.gauges import INBOUND, ROLES, Gauges, Processes
from service.pulse import pulses
from service.pulse.checked_clock import TOLERATED
from service.settings import Settings, fingerprints

BEAT, RUNNING = "beat", "running settings"
SWEEP_LATE = 60  # seconds without a sweep, as for the alert PosseSweepAsleep
START = "`systemctl start posse-{role}`, or `posse run` for all processes of one machine"

JUST_STARTED = "If it was started just now, run this command again in half a minute"
# On another machine these must be equal. The rest may differ: a server has other names there, a machine other limits.
_EVERYWHERE = ("BASE_URL", "MAIL_FROM", "REPLY_DOMAIN")
RESTART = "`systemctl restart posse.target` there, and compare /etc/posse.env"


class _Absence(NamedTuple):
    """How bad it is that no process of a role runs, and why."""

    finding: Callable[[str, str], Finding]
    effect: str


ABSENCES = {
    "web": _Absence(wrong, "no page opens"),
    "worker": _Absence(wrong, "no mail leaves and no deadline is handled"),
    "robots": _Absence(warning, "a turn of a marshal takes five minutes, and a weaker robot plays it"),
    INBOUND: _Absence(wrong, "no answer of a player is taken, and no bounce"),
}


def findings(measured: Gauges) -> Iterator[Finding]:
    """Yield whether each kind of process runs, on whatever machine."""
    for role in ROLES:
        yield _role(role, [one for one in measured.processes if one.role == role])
    yield _beat(measured)
    if inbound := [one for one in measured.processes if one.role == INBOUND]:
        yield _role(INBOUND, inbound)
    for machine, skew in {one.machine: one.skew for one in measured.processes if abs(one.skew) > TOLERATED}.items():
        yield wrong("clock", f"the processes on {machine} have a clock that is off by {abs(skew):.0f} seconds: set it")


def _role(role: str, by_machine: Sequence[Processes]) -> Finding:
    running = [one for one in by_machine if one.alive]
    if not running:
        absence = ABSENCES[role]
        start = START.format(role=role)
        return absence.finding(role, f"none runs: {absence.effect}. Start it: {start}. {JUST_STARTED}")
    if gone := [one for one in by_machine if not one.alive]:
        since = ", ".join(f"{one.machine} ({one.pulse_age:.0f} seconds ago)" for one in gone)
        return warning(
            role,
            f"it ended without being asked to on {since}. Start it there: {START.format(role=role)}. A machine that was"
            " taken away is forgotten after a day",
        )
    if away := [one for one in running if one.no_mail]:
        since = ", ".join(f"{one.machine} (for {one.no_mail:.0f} seconds)" for one in away)
        return wrong(role, f"it cannot use the mail server from {since}: `/status` of the site has the reason")
    return fine(role, ", ".join(f"{one.alive} on {one.machine}" for one in running))


def _beat(measured: Gauges) -> Finding:
    if not measured.alive("worker"):
        return not_checked(BEAT, "no worker runs that could do what it schedules")
    age = measured.sweep_age
    if age is None or age > SWEEP_LATE:
        last = "never, or by a clock that was ahead" if age is None else f"{age:.0f} seconds ago"
        return wrong(
            BEAT,
            f"deadlines were last handled {last}. Start it: {START.format(role=BEAT)}; check Redis, and search the"
            " worker's log for errors",
        )
    return fine(BEAT, f"deadlines were last handled {age:.0f} seconds ago")


class _Process(NamedTuple):
    role: str
    machine: str
    told: Mapping[str, str]

    def __str__(self) -> str:
        return f"{self.role} on {self.machine}"


def settings_findings(session: Session, settings: Settings, machine: datetime) -> Iterator[Finding]:
    """Yield how the settings of the processes that run differ from these; `machine`: this machine's time."""
    rows = pulses.running(session, machine)
    running = [_Process(row.role, row.machine, json.loads(row.settings)) for row in rows if row.settings]
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
