"""The pulse of a process: what it commits, what it says about itself, and what is left of processes that died."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from sqlalchemy import Connection, Engine, event
from sqlmodel import col, select
from structlog.testing import capture_logs

from service.db import connections
from service.db.database import Database
from service.mail.delivering.availability import ServerAway
from service.models import ProcessPulse, Pulse
from service.operations.clock.checked_clock import CheckedClock
from service.operations.clock.heartbeat import Heartbeat, Role
from tests.databases import both

pytestmark = both


class Machine:
    """The clocks of a machine. `server`: by how much the database server's clock is ahead of the first reading."""

    def __init__(self, now: datetime) -> None:
        self.now, self.seconds = now, 0.0

    def heartbeat(self, database: Database, role: Role = "web") -> Heartbeat:
        return Heartbeat(database, role, CheckedClock(lambda: self.now, lambda: self.seconds))

    def pass_time(self, seconds: float) -> None:
        self.now += timedelta(seconds=seconds)
        self.seconds += seconds


@pytest.fixture
def machine() -> Machine:
    return Machine(datetime.now(UTC))


def rows(database: Database) -> Sequence[ProcessPulse]:
    with database.reading() as session:
        return session.exec(select(ProcessPulse).order_by(col(ProcessPulse.started_at))).all()


def age_all(database: Database, seconds: float) -> None:
    """Make every pulse older."""
    with database.writing() as session:
        for row in session.exec(select(ProcessPulse)):
            row.pulse_at -= timedelta(seconds=seconds)
            session.add(row)


def test_a_pulse_is_one_row_until_the_process_is_asked_to_stop(database: Database, machine: Machine) -> None:
    heartbeat = machine.heartbeat(database)
    heartbeat.beat()
    (first,) = rows(database)
    heartbeat.beat()
    (second,) = rows(database)
    assert (first.id, first.role, first.started_at) == (second.id, "web", second.started_at)
    assert second.pulse_at >= first.pulse_at
    heartbeat.stop()
    assert rows(database) == []


def test_a_process_is_ready_from_its_first_pulse_until_thirty_seconds_after_its_last(
    database: Database, machine: Machine
) -> None:
    heartbeat = machine.heartbeat(database)
    assert heartbeat.problem == "the process has not reached the database yet"
    heartbeat.beat()
    assert heartbeat.problem is None
    machine.pass_time(30)
    assert heartbeat.problem is None
    machine.pass_time(1)
    assert heartbeat.problem == "the last pulse is 31 seconds old"


def test_a_pulse_that_cannot_be_committed_is_a_problem_at_once(database: Database, machine: Machine) -> None:
    heartbeat = machine.heartbeat(database)
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
        machine.heartbeat(database, role).beat()  # type: ignore[arg-type] # a Literal
    with database.writing() as session:
        worker = session.exec(select(ProcessPulse).where(ProcessPulse.role == "worker")).one()
        worker.machine = "another"
        session.add(worker)
    age_all(database, 61)
    machine.heartbeat(database).beat()
    assert sorted((row.role, row.machine == "another") for row in rows(database)) == [("web", False), ("worker", True)]
    age_all(database, 86400)
    machine.heartbeat(database).beat()
    assert len(rows(database)) == 1


def test_a_living_neighbour_is_kept(database: Database, machine: Machine) -> None:
    machine.heartbeat(database).beat()
    age_all(database, 50)
    machine.heartbeat(database).beat()
    assert len(rows(database)) == 2


def test_what_a_worker_knows_of_the_mail_server_is_in_its_row(database: Database, machine: Machine) -> None:
    states: list[ServerAway | None] = [ServerAway(machine.now, "refused"), None]
    heartbeat = Heartbeat(database, "worker", CheckedClock(), lambda: states[0])
    heartbeat.beat()
    (row,) = rows(database)
    assert (row.no_mail_since, row.no_mail_reason) == (machine.now, "refused")
    states.pop(0)
    heartbeat.beat()
    (row,) = rows(database)
    assert (row.no_mail_since, row.no_mail_reason) == (None, None)


def test_a_machine_three_days_ahead_of_the_server_is_not_ready(database: Database, machine: Machine) -> None:
    with database.reading() as session:
        on_server = connections.server_time(session.connection()) is not None
    machine.now += timedelta(days=3)
    heartbeat = machine.heartbeat(database)
    heartbeat.beat()
    (row,) = rows(database)
    if on_server:
        assert (heartbeat.problem or "").startswith("this machine's clock is off by 2592")
        assert row.skew == pytest.approx(3 * 86400, abs=60)
        assert row.pulse_at < machine.now - timedelta(days=2), "a pulse has the server's time"
    else:
        assert heartbeat.problem is None, "with SQLite a machine has no other clock to compare with"
        assert row.skew == 0


def test_a_machine_behind_the_last_sweep_is_not_ready_on_sqlite(database: Database, machine: Machine) -> None:
    with database.writing() as session:
        session.add(Pulse(awake_at=machine.now + timedelta(days=3)))
        on_server = connections.server_time(session.connection()) is not None
    heartbeat = machine.heartbeat(database)
    heartbeat.beat()
    assert (heartbeat.problem is None) == on_server


def test_what_is_logged_of_the_clock_is_what_the_pulse_shows(database: Database, machine: Machine) -> None:
    heartbeat = machine.heartbeat(database)
    heartbeat.beat()

    def step(_: Connection) -> None:
        machine.now += timedelta(days=3)

    event.listen(Engine, "commit", step)  # the pulse that is committed shows a clock that is right
    try:
        with capture_logs() as logged:
            heartbeat.beat()
    finally:
        event.remove(Engine, "commit", step)
    assert logged == []


def test_the_first_pulse_migrates(tmp_path: Path, machine: Machine, database: Database) -> None:
    empty = Database(f"sqlite:///{tmp_path / 'new.sqlite'}")
    heartbeat = machine.heartbeat(empty)
    heartbeat.beat()
    assert heartbeat.problem is None
    assert empty.migrated()
    empty.close()
