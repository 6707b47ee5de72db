"""When the last backup was made: recorded once backups are scheduled, and forgotten when they end for good."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from service.backups import backup
from service.commands import main
from service.db.database import Database
from service.models import Pulse
from tests.databases import both, url_of
from tests.rows import alter, kept, read

pytestmark = both


def age(database: Database, later: timedelta = timedelta()) -> float | None:
    return read(database, backup.backup_age, datetime.now(UTC) + later)


@pytest.fixture(autouse=True)
def environment(database: Database, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("DATABASE_URL", url_of(database))
    monkeypatch.setenv("SECRET_KEYS", "k" * 32)


@pytest.mark.slow
def test_a_backup_by_hand_does_not_promise_others(database: Database) -> None:
    assert main(["backup", "one.posse"]) == 0
    assert age(database) is None


def test_after_a_scheduled_one_every_backup_counts_and_a_failed_one_does_not(
    database: Database, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["backup", "--scheduled", "one.posse"]) == 0
    assert age(database) == pytest.approx(0, abs=60)
    made = kept(database, Pulse, backup.BACKUP).awake_at
    alter(database, Pulse, backup.BACKUP, awake_at=made - timedelta(hours=27))
    assert main(["backup", "--scheduled", "one.posse"]) == 2
    assert "the file exists already" in capsys.readouterr().err
    assert age(database) == pytest.approx(27 * 3600, abs=60)
    assert main(["backup", "by-hand.posse"]) == 0
    assert age(database) == pytest.approx(0, abs=60)


def test_backups_that_ended_a_month_ago_were_stopped_on_purpose(database: Database) -> None:
    backup.record_backup(database, scheduled=True)
    assert age(database, timedelta(days=29)) is not None
    assert age(database, timedelta(days=31)) is None
