"""Check the database, this machine's clock, the schema, and the processes, whose pulses are in the database."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import closing
from datetime import datetime
from typing import NamedTuple

from sqlalchemy.exc import SQLAlchemyError

from service.db import connections, faults, requirements
from service.db.database import Database
from service.db.schema import OTHER, UNRELEASED, is_unreleased, missing, revision
from service.db.schema_parts import SchemaPart, listed
from service.diagnostics import process_checks
from service.diagnostics.finding import Finding, fine, not_checked, warning, wrong
from service.monitoring import gauges
from service.pulse import pulses
from service.pulse.checked_clock import CheckedClock, machine_time
from service.settings import Settings

DATABASE, CLOCK, SCHEMA = "database", "clock", "schema"
PROCESSES = "processes"
NO_FILE = (
    "there is no database at {location}: start this command in the service's folder and with its settings. If Posse was"
    " never started, start it, or run `posse migrate`"
)
UNKNOWN = not_checked(PROCESSES, "only the database says which run")
REBUILT = "A backup that is restored into an empty database has it again: `posse backup`, `posse restore`"
NTP = "NTP must set it: `timedatectl` shows whether it does"


class _FirstLook(NamedTuple):
    """What one short transaction has shown."""

    problems: list[str]  # why Posse cannot use the database
    read_only: bool
    server: datetime | None  # the database server's clock; None on SQLite
    schema: str | None
    missing: list[SchemaPart]  # of the schema


def findings(settings: Settings, machine: Callable[[], datetime] = machine_time) -> Iterator[Finding]:
    """Yield the findings about the database; if it cannot be used, one that says that the processes are not checked.

    `machine` is this machine's clock.
    """
    with closing(Database(settings.database_url)) as database:
        if not database.exists():
            yield wrong(DATABASE, NO_FILE.format(location=database.location))
            yield UNKNOWN
            return
        try:
            yield from _of_existing(database, settings, CheckedClock(machine))
        except SQLAlchemyError as error:  # its message may quote what is in the database
            yield wrong(DATABASE, f"{database.location} cannot be used: {faults.describe(error)}")
            yield UNKNOWN


def _of_existing(database: Database, settings: Settings, clock: CheckedClock) -> Iterator[Finding]:
    found = _first_look(database)
    if found.problems:
        yield from (wrong(DATABASE, f"{database.location} cannot be used: {problem}") for problem in found.problems)
        yield UNKNOWN
        return
    if found.read_only:
        yield wrong(DATABASE, f"{database.location} can only be read: expected the primary server, not a standby")
    else:
        yield fine(DATABASE, database.location)
    incomplete = any(part.holds_data for part in found.missing)
    if incomplete or not database.migrated():
        yield _clock(clock, found.server, None)
        yield _incomplete(found) if incomplete else _outdated(found.schema)
        yield not_checked(PROCESSES, "the schema is not that of this program")
        return
    with database.reading() as session:
        measured, last_sweep = gauges.measure_now(session, clock.machine()), pulses.last_sweep(session)
        running_settings = [*process_checks.settings_findings(session, settings, clock.machine())]
    yield _clock(clock, found.server, last_sweep)
    yield _incomplete(found) if found.missing else fine(SCHEMA, f"revision {found.schema}")
    yield from process_checks.findings(measured)
    yield from running_settings


def _first_look(database: Database) -> _FirstLook:
    """Begin a transaction that could write, and roll it back: it shows whether this user can write."""
    with database.writing() as session:
        connection = session.connection()
        found = _FirstLook(
            requirements.problems(connection),
            connections.is_read_only(connection),
            connections.server_time(connection),
            revision(connection),
            missing(connection),
        )
        session.rollback()
    return found


def _clock(clock: CheckedClock, server: datetime | None, last_sweep: datetime | None) -> Finding:
    """Compare this machine's clock with the server's, or on SQLite with the time at which a sweep last ran."""
    clock.compare(server, last_sweep)
    other = "the last sweep for deadlines, whose time it has not reached" if server is None else "PostgreSQL's clock"
    if clock.is_wrong:
        return wrong(CLOCK, f"this machine's clock differs by {abs(clock.skew):.0f} seconds from {other}. {NTP}")
    if server is None:
        return fine(CLOCK, f"it is not behind the last sweep; there is no other clock to compare it with. {NTP}")
    return fine(CLOCK, f"{abs(clock.skew):.0f} seconds from PostgreSQL's")


def _incomplete(found: _FirstLook) -> Finding:
    """Tell what the schema lacks; without an index or a constraint the service still works."""
    if any(part.holds_data for part in found.missing):
        return wrong(SCHEMA, OTHER.format(revision=found.schema, parts=listed(found.missing)))
    return warning(SCHEMA, f"at revision {found.schema} it lacks {listed(found.missing)}. {REBUILT}")


def _outdated(schema: str | None) -> Finding:
    if schema and is_unreleased(schema):
        return wrong(SCHEMA, UNRELEASED.format(revision=schema))
    present = "there are no tables of Posse yet" if schema is None else f"it is at revision {schema}, which is too old"
    return wrong(SCHEMA, f"{present}: restart Posse, or run `posse migrate`")
