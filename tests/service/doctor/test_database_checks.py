"""What `posse doctor` tells of the database, the clock, the schema and, by their beating, the processes."""

from __future__ import annotations

import os
import pwd
import re
import shutil
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime, timedelta
from pathlib import Path

import psycopg
import pytest
from alembic import command
from sqlmodel import col, update

from service.db.database import Database
from service.db.schema import head, migrations
from service.diagnostics import database_checks
from service.models import ProcessPulse
from tests.databases import url_of
from tests.next_release import NextRelease, in_place, unreleased
from tests.rows import execute
from tests.servers import unavailable
from tests.service.doctor.conftest import KEY, Doctor, Finds, beating
from tests.settings import settings

ROLES = ("web", "worker", "robots")


@pytest.fixture
def there(migrated_there: Database) -> Iterator[Database]:
    """A database on PostgreSQL in which all processes have a pulse."""
    beating(migrated_there, *ROLES)
    yield migrated_there
    with migrated_there.alone() as connection:
        connection.exec_driver_sql("TRUNCATE process_pulse, pulse")


def told(database: Database, *, ahead: timedelta = timedelta(), now: datetime | None = None) -> dict[str, str]:
    """What is told on a machine whose clock is that much ahead, or at `now`, by check; the last of several counts."""
    asked = settings(Path(), database_url=url_of(database))
    found = database_checks.findings(asked, lambda: now or datetime.now(UTC) + ahead)
    return {one.check: f"{one.status}: {one.text}" for one in found}


def test_a_file_that_is_no_database(wrong: Finds, site: Path) -> None:
    (site / "var" / "posse.sqlite3").write_bytes(b"annas-hand" * 1000)
    assert wrong("database") == (
        f"{site}/var/posse.sqlite3 cannot be used: its file is not an SQLite database: check the path in DATABASE_URL"
    )


def test_a_file_that_is_not_there(doctor: Doctor, site: Path) -> None:
    (site / "var" / "posse.sqlite3").unlink()
    answer = doctor()
    assert answer.code == 2
    assert answer.of("database")[0].startswith(f"wrong: there is no database at {site}/var/posse.sqlite3: start this")
    assert answer.of("processes") == ["not checked: only the database says which run"]


def test_a_file_that_another_user_has_left(migrated: Path) -> None:
    """As after a command that was run as root."""
    if os.geteuid() != 0:
        unavailable("only root can change the owner of a file")
    folder = Path(tempfile.mkdtemp(prefix="posse-doctor-"))  # not pytest's: another user has to get in
    try:
        file = shutil.copy(migrated, folder / "posse.sqlite3")
        file.chmod(0o644)
        shutil.chown(folder, "nobody")
        database = Database(f"sqlite:///{file}")
        beating(database, *ROLES)
        assert told(database)["database"].startswith("fine: ")
        with as_nobody():
            found = told(database)
        database.close()
    finally:
        shutil.rmtree(folder)
    assert found == {
        "database": f"wrong: {file} cannot be used: its file cannot be written by this user: check the owner of the"
        " file and of its folder",
        "processes": "not checked: only the database says which run",
    }


@contextmanager
def as_nobody() -> Iterator[None]:
    os.seteuid(pwd.getpwnam("nobody").pw_uid)
    try:
        yield
    finally:
        os.seteuid(0)


def test_an_older_schema(doctor: Doctor, site: Path, next_release: NextRelease) -> None:
    (site / "var" / "posse.sqlite3").unlink()
    older = Database(f"sqlite:///{site}/var/posse.sqlite3")
    with older.alone() as connection:
        command.upgrade(migrations(connection), next_release.older)
    older.close()
    answer = doctor()
    assert answer.code == 2
    assert answer.of("schema") == [
        f"wrong: it is at revision {next_release.older}, which is too old: restart Posse, or run `posse migrate`"
    ]
    assert answer.of("processes") == ["not checked: the schema is not that of this program"]


def test_a_schema_from_before_the_first_release(wrong: Finds, site: Path) -> None:
    unreleased(f"sqlite:///{site}/var/posse.sqlite3")
    assert wrong("schema") == (
        "it is at revision 0026, of a version before the first release, which cannot be upgraded: set "
        "DATABASE_URL to another database"
    )


def test_another_schema_of_the_same_revision(doctor: Doctor, site: Path) -> None:
    in_place(f"sqlite:///{site}/var/posse.sqlite3")
    answer = doctor()
    assert answer.code == 2
    (said,) = answer.of("schema")
    assert said.startswith(f"wrong: it says that it is at revision {head()}, and lacks table device, table push, ")
    assert said.endswith("or was changed by hand: set DATABASE_URL to another database")
    assert answer.of("processes") == ["not checked: the schema is not that of this program"]


def test_a_schema_without_an_index(database: Database) -> None:
    beating(database, *ROLES)
    with database.alone() as connection:
        connection.exec_driver_sql("DROP INDEX ix_outmail_due")
    found = told(database)
    assert found["schema"].startswith(f"warning: at revision {head()} it lacks index ix_outmail_due. A backup that is")
    assert found["worker"] == "fine: 1 on here"


def test_a_server_that_does_not_run(wrong: Finds) -> None:
    url = "postgresql://posse:hunter2-and-more@127.0.0.1:1/posse"
    assert wrong("database", DATABASE_URL=url, SECRET_KEYS=KEY) == (
        "posse on the PostgreSQL server 127.0.0.1 cannot be used: no server answers there: check that PostgreSQL"
        " runs, and the host, port and sslmode in DATABASE_URL"
    )


def test_an_empty_database(doctor: Doctor, postgresql_url: str) -> None:
    answer = doctor(settings={"DATABASE_URL": postgresql_url, "SECRET_KEYS": KEY})
    assert answer.code == 2
    assert answer.of("database")[0].startswith("fine: ")
    assert answer.of("schema") == ["wrong: there are no tables of Posse yet: restart Posse, or run `posse migrate`"]


def test_a_standby(wrong: Finds, postgresql_url: str) -> None:
    with psycopg.connect(postgresql_url, autocommit=True) as connection:
        connection.execute(
            "ALTER ROLE posse IN DATABASE " + connection.info.dbname + " SET default_transaction_read_only = on"
        )  # type: ignore[arg-type,unused-ignore] # a name that the test has made
    told = wrong("database", DATABASE_URL=postgresql_url, SECRET_KEYS=KEY)
    assert told.endswith("can only be read: expected the primary server, not a standby")


def test_a_user_whom_the_server_does_not_know(wrong: Finds, postgresql_url: str) -> None:
    url = postgresql_url.replace("//posse@", "//stranger:hunter2-and-more@")
    told = wrong("database", DATABASE_URL=url, SECRET_KEYS=KEY)
    assert "the server does not accept the user or the password" in told


def test_the_clock_of_the_server(there: Database) -> None:
    assert told(there)["clock"].startswith("fine: ")
    ahead = told(there, ahead=timedelta(seconds=1_000_500))["clock"]  # any machine is faster than the last three digits
    found = re.match(
        r"wrong: this machine.s clock differs by 1000\d\d\d seconds from PostgreSQL.s clock. NTP must", ahead
    )
    assert found, ahead


def test_a_clock_that_is_behind_the_last_sweep(database: Database) -> None:
    beating(database, *ROLES)
    assert told(database)["clock"].startswith("fine: it is not behind the last sweep")
    behind = told(database, ahead=timedelta(seconds=-1_000_999))["clock"]
    differs = r"wrong: this machine's clock differs by 1000\d\d\d seconds from the last sweep for deadlines, whose"
    assert re.match(differs, behind), behind


@pytest.mark.parametrize(
    ("absent", "told_of"),
    [
        ("web", "wrong: none runs: no page opens. Start it: `systemctl start posse-web`, or `posse run`"),
        ("worker", "wrong: none runs: no mail leaves and no deadline is handled. Start it: `systemctl start posse-w"),
        ("robots", "warning: none runs: a turn of a marshal takes five minutes, and a weaker robot plays it. Start"),
    ],
)
def test_a_process_that_does_not_run(database: Database, absent: str, told_of: str) -> None:
    beating(database, *set(ROLES) - {absent})
    found = told(database)
    assert found[absent].startswith(told_of)
    others = [found[role] for role in ROLES if role != absent]
    assert others == ["fine: 1 on here", "fine: 1 on here"]
    if absent == "worker":
        assert found["beat"] == "not checked: no worker runs that could do what it schedules"


def change(database: Database, *roles: str, **columns: object) -> None:
    """Change what the beating of processes tell."""
    execute(database, update(ProcessPulse).where(col(ProcessPulse.role).in_(roles)).values(**columns))


def test_a_process_that_was_killed(database: Database) -> None:
    now = datetime.now(UTC)
    beating(database, *ROLES, now=now)
    beating(database, "worker", machine="there", now=now - timedelta(minutes=5))
    beating(database, now=now)
    found = told(database, now=now)["worker"]
    assert found.startswith("warning: it ended without being asked to on there (300 seconds ago). Start it there: ")


def test_a_worker_without_a_mail_server(database: Database) -> None:
    now = datetime.now(UTC)
    beating(database, *ROLES, now=now)
    change(database, "worker", no_mail_since=now - timedelta(minutes=2), no_mail_reason="535 hunter2")
    assert told(database, now=now)["worker"] == (
        "wrong: it cannot use the mail server from here (for 120 seconds): `/status` of the site has the reason"
    )


def test_a_machine_whose_clock_is_wrong(database: Database) -> None:
    beating(database, *ROLES)
    change(database, *ROLES, skew=-90.0)
    assert told(database)["clock"] == "wrong: the processes on here have a clock that is off by 90 seconds: set it"


def test_deadlines_that_nobody_handles(database: Database) -> None:
    now = datetime.now(UTC)
    beating(database, *ROLES, now=now)
    beating(database, now=now - timedelta(minutes=3))
    found = told(database, now=now)["beat"]
    assert found.startswith(
        "wrong: deadlines were last handled 180 seconds ago. Start it: `systemctl start posse-beat`"
    )
