"""An SQLite file holds hands and addresses: nobody else on the machine can read it, wherever it is."""

from __future__ import annotations

import os
import stat
from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy.exc import OperationalError

from service.db.database import Database
from service.settings import Settings, SettingsError


@pytest.fixture
def lenient() -> Iterator[None]:
    """A process that gives everybody everything, unless it says otherwise."""
    before = os.umask(0)
    yield
    os.umask(before)


@pytest.mark.usefixtures("lenient")
def test_the_file_and_those_beside_it_are_their_owners_alone(tmp_path: Path) -> None:
    database = Database(f"sqlite:///{tmp_path / 'posse.sqlite'}")
    database.migrate()
    with database.writing() as session:
        session.connection()  # begins the transaction
        modes = {file.name: stat.S_IMODE(file.stat().st_mode) for file in tmp_path.iterdir()}
    database.close()
    assert modes == dict.fromkeys(("posse.sqlite", "posse.sqlite-wal", "posse.sqlite-shm"), 0o600)


def test_who_has_opened_a_file_to_others_keeps_it_so(tmp_path: Path) -> None:
    file = tmp_path / "posse.sqlite"
    file.touch(mode=0o640)
    database = Database(f"sqlite:///{file}")
    database.migrate()
    database.close()
    assert stat.S_IMODE(file.stat().st_mode) == 0o640


def test_a_file_that_cannot_be_made_is_reported_by_sqlite(tmp_path: Path) -> None:
    with pytest.raises(OperationalError, match="unable to open database file"):
        Database(f"sqlite:///{tmp_path / 'nowhere' / 'posse.sqlite'}").migrate()


def test_the_setting_is_a_path_and_not_an_address_of_sqlites_own() -> None:
    with pytest.raises(SettingsError, match="DATABASE_URL"):
        Settings.from_environment({"DATABASE_URL": "sqlite:///file:/tmp/posse.sqlite?uri=true"})
