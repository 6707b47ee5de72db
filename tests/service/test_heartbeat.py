"""The pulse of a process: what it commits, what it says about itself, and what is left of processes that died."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from sqlalchemy import Connection, Engine, event
from sqlmodel import select
from structlog.testing import capture_logs

from service.db import connections
from service.db.database import Database
from service.mail.delivering.availability import ServerAway
from service.models import ProcessPulse, Pulse
from service.pulse.checked_clock import CheckedClock
from service.pulse.heartbeat import Heartbeat, Role
from tests.databases import both
from tests.rows import alter, row, rows_of
from tests.service.test_checked_clock import Machine

pytestmark = both


@pytest.fixture
def machine() -> Machine:
    return Machine(datetime.now(UTC))


def heartbeat_of(machine: Machine, database: Database, role: Role = "web") -> Heartbeat:
    return Heartbeat(database, role, machine.clock)


def age_all(database: Database, seconds: float) -> None:
    """Make every pulse older."""
    for pulse in rows_of(database, ProcessPulse):
        alter(database, ProcessPulse, pulse.id, pulse_at=pulse.pulse_at - timedelta(seconds=seconds))


def test_a_pulse_is_one_row_until_the_process_is_asked_to_stop(database: Database, machine: Machine) -> None:
    heartbeat = heartbeat_of(machine, database)
    heartbeat.beat()
    first = row(database, select(ProcessPulse))
    heartbeat.beat()
    second = row(database, select(ProcessPulse))
    assert (first.id, first.role, first.started_at) == (second.id, "web", second.started_at)
    assert second.pulse_at >= first.pulse_at
    heartbeat.stop()
    assert rows_of(database, ProcessPulse) == []


def test_a_process_is_ready_from_its_first_pulse_until_thirty_seconds_after_its_last(
    database: Database, machine: Machine
) -> None:
    heartbeat = heartbeat_of(machine, database)
    assert heartbeat.problem == "the process has not reached the database yet"
    heartbeat.beat()
    assert heartbeat.problem is None
    machine.pass_time(seconds=30)
    assert heartbeat.problem is None
    machine.pass_time(seconds=1)
    assert heartbeat.problem == "the last pulse is 31 seconds old"


def test_a_pulse_that_cannot_be_committed_is_a_problem_at_once(database: Database, machine: Machine) -> None:
    heartbeat = heartbeat_of(machine, database)
    heartbeat.beat()
    with database.alone() as connection:
        connection.exec_driver_sql("ALTER TABLE process_pulse RENAME TO elsewhere")
    try:
        heartbeat.beat()
        assert (heartbeat.problem or "").startswith("the last pulse could not be committed")
    finally:
        with database.alone() as connection:
            connection.exec_driver_sql("ALTER TABLE elsewhere RENAME TO process_pulse")
    heartbeat.beat()
    assert heartbeat.problem is None


def test_dead_predecessors_are_cleared_away_and_other_machines_kept_for_a_day(
    database: Database, machine: Machine
) -> None:
    for role in ("web", "worker"):
        heartbeat_of(machine, database, role).beat()  # type: ignore[arg-type] # a Literal
    with database.writing() as session:
        session.exec(select(ProcessPulse).where(ProcessPulse.role == "worker")).one().machine = "another"
    age_all(database, 61)
    heartbeat_of(machine, database).beat()
    kept = rows_of(database, ProcessPulse)
    assert sorted((row.role, row.machine == "another") for row in kept) == [("web", False), ("worker", True)]
    age_all(database, 86400)
    heartbeat_of(machine, database).beat()
    assert len(rows_of(database, ProcessPulse)) == 1


def test_a_living_neighbour_is_kept(database: Database, machine: Machine) -> None:
    heartbeat_of(machine, database).beat()
    age_all(database, 50)
    heartbeat_of(machine, database).beat()
    assert len(rows_of(database, ProcessPulse)) == 2


def test_what_a_worker_knows_of_the_mail_server_is_in_its_row(database: Database, machine: Machine) -> None:
    states: list[ServerAway | None] = [ServerAway(machine.time, "refused"), None]
    heartbeat = Heartbeat(database, "worker", CheckedClock(), lambda: states[0])
    for known in ((machine.time, "refused"), (None, None)):
        heartbeat.beat()
        assert row(database, select(ProcessPulse.no_mail_since, ProcessPulse.no_mail_reason)) == known
        states.pop(0)


def test_a_machine_three_days_ahead_of_the_server_is_not_ready(database: Database, machine: Machine) -> None:
    with database.reading() as session:
        on_server = connections.server_time(session.connection()) is not None
    machine.time += timedelta(days=3)
    heartbeat = heartbeat_of(machine, database)
    heartbeat.beat()
    pulse = row(database, select(ProcessPulse))
    if on_server:
        assert (heartbeat.problem or "").startswith("this machine's clock is off by 2592")
        assert pulse.skew == pytest.approx(3 * 86400, abs=60)
        assert pulse.pulse_at < machine.time - timedelta(days=2), "a pulse has the server's time"
    else:
        assert heartbeat.problem is None, "with SQLite a machine has no other clock to compare with"
        assert pulse.skew == 0


def test_a_machine_behind_the_last_sweep_is_not_ready_on_sqlite(database: Database, machine: Machine) -> None:
    with database.writing() as session:
        session.add(Pulse(awake_at=machine.time + timedelta(days=3)))
        on_server = connections.server_time(session.connection()) is not None
    heartbeat = heartbeat_of(machine, database)
    heartbeat.beat()
    assert (heartbeat.problem is None) == on_server


def test_what_is_logged_of_the_clock_is_what_the_pulse_shows(database: Database, machine: Machine) -> None:
    heartbeat = heartbeat_of(machine, database)
    heartbeat.beat()

    def step(_: Connection) -> None:
        machine.time += timedelta(days=3)

    event.listen(Engine, "commit", step)  # the pulse that is committed shows a clock that is right
    try:
        with capture_logs() as logged:
            heartbeat.beat()
    finally:
        event.remove(Engine, "commit", step)
    assert logged == []


def test_the_first_pulse_migrates(tmp_path: Path, machine: Machine, database: Database) -> None:
    empty = Database(f"sqlite:///{tmp_path / 'new.sqlite'}")
    heartbeat = heartbeat_of(machine, empty)
    heartbeat.beat()
    assert heartbeat.problem is None
    assert empty.migrated()
    empty.close()
