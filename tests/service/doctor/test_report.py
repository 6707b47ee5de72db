"""`posse report`: the alerts and what doctor finds, printed, or mailed to the operator if something is wrong."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import timedelta
from pathlib import Path

import pytest

from service.commands import main
from service.db.database import Database
from service.diagnostics import site_report
from service.models import Pulse
from tests.mail.mail_server import MailServer
from tests.service.doctor.conftest import KEY, beating

pytestmark = pytest.mark.usefixtures("site")

REPORT = ["report", "--mail"]


@pytest.fixture
def database(site: Path) -> Iterator[Database]:
    """The database of the site."""
    database = Database(f"sqlite:///{site / 'var' / 'posse.sqlite3'}")
    yield database
    database.close()


def execute(database: Database, statement: str) -> None:
    with database.alone() as connection:
        connection.exec_driver_sql(statement)


def age(database: Database, number: int, by: timedelta) -> None:
    with database.writing() as session:
        session.get_one(Pulse, number).awake_at -= by


def test_a_site_that_is_well_has_nothing_to_tell(mail_server: MailServer, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["report"]) == 0
    printed = capsys.readouterr().out
    assert "Alerts" not in printed
    assert "checks have found nothing." in printed
    assert main(REPORT) == 0
    assert mail_server.arrived == []


@pytest.mark.slow
def test_an_alert_is_mailed_to_the_operator_with_what_to_do(
    mail_server: MailServer, database: Database, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    age(database, 1, timedelta(minutes=2))
    monkeypatch.setenv("OPERATOR", "anna@example.org")
    assert main(["report"]) == 2
    assert main(REPORT) == 0, "it was told, so the timer has not failed"
    (mail,) = mail_server.arrived
    assert (mail["To"], mail["Auto-Submitted"]) == ("anna@example.org", "auto-generated")
    assert mail["Subject"].startswith("Posse: 2 things are wrong at http://127.0.0.1:")
    told = " ".join(mail.get_content().split())
    assert "PosseSweepAsleep: no deadline is handled and no reminder is sent. To do: check that a worker" in told
    assert "beat: deadlines were last handled 12" in told
    assert KEY not in mail.as_string() + capsys.readouterr().out


def test_of_what_an_alert_is(database: Database, mail_server: MailServer, capsys: pytest.CaptureFixture[str]) -> None:
    beating(database, "worker", machine="another")
    execute(database, "UPDATE process_pulse SET skew = -12 WHERE machine = 'another'")
    assert main(["report"]) == 2
    assert "- PosseClockWrong (machine another): from 20 seconds on" in capsys.readouterr().out


def test_without_an_operator_it_goes_to_the_sender_of_all_mails(
    mail_server: MailServer, database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("MAIL_FROM", "Posse <posse@example.org>")
    execute(database, "DELETE FROM process_pulse WHERE role = 'web'")
    assert main(REPORT) == 0
    assert [mail["To"] for mail in mail_server.arrived] == ["posse@example.org"]


@pytest.mark.slow
def test_a_warning_alone_waits_for_the_weekly_mail(mail_server: MailServer, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SMPT_URL", "x")
    assert main(["report"]) == 1
    assert main(REPORT) == 0
    assert mail_server.arrived == []
    assert main([*REPORT, "--weekly"]) == 0
    (mail,) = mail_server.arrived
    assert mail["Subject"].startswith("Posse works: ")
    assert "Warnings: - settings: SMPT_URL is set, but" in " ".join(mail.get_content().split())


@pytest.mark.slow
def test_once_a_week_that_all_is_well(mail_server: MailServer, database: Database) -> None:
    weekly = [*REPORT, "--weekly"]
    assert [main(weekly), main(weekly), len(mail_server.arrived)] == [0, 0, 1]
    age(database, site_report.REPORT, timedelta(days=6, hours=22))
    assert [main(weekly), len(mail_server.arrived)] == [0, 1]
    age(database, site_report.REPORT, timedelta(hours=2))
    assert [main(weekly), len(mail_server.arrived)] == [0, 2]


def test_a_mail_server_that_is_what_is_wrong(
    mail_server: MailServer, database: Database, capsys: pytest.CaptureFixture[str]
) -> None:
    mail_server.close()
    assert main(REPORT) == 2
    printed = capsys.readouterr()
    assert "mail server: " in printed.out, "the journal has the report"
    assert printed.err.startswith("posse report: the report cannot be mailed: the mail server does not take it")
    mail_server.open()
    execute(database, "DELETE FROM process_pulse WHERE role = 'worker'")
    assert main(REPORT) == 0
    assert len(mail_server.arrived) == 1


def test_a_database_that_is_away_is_told_too(mail_server: MailServer, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DATABASE_URL", "postgresql://posse@127.0.0.1:1/posse")
    monkeypatch.setenv("SECRET_KEYS", KEY)
    assert main([*REPORT, "--weekly"]) == 0
    (mail,) = mail_server.arrived
    assert "PosseDatabaseDown: " in mail.get_content()
    assert "database: posse on the PostgreSQL server 127.0.0.1 cannot be used" in " ".join(mail.get_content().split())
