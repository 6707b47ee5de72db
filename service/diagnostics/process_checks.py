"""Check the processes by their pulses in the database, and `beat`, which has none, by when a sweep last ran."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple

from service.diagnostics.finding import Finding, fine, not_checked, warning, wrong
from service.operations.clock.checked_clock import TOLERATED
from service.operations.monitoring.gauges import INBOUND, ROLES, Gauges, Processes

BEAT = "beat"
SWEEP_LATE = 60  # seconds without a sweep, as for the alert PosseSweepAsleep
START = "`systemctl start posse-{role}`, or `posse run` for all processes of one machine"

JUST_STARTED = "If it was started just now, run this command again in half a minute"


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
