"""`posse backup`, `posse restore` and `posse migrate`, as the operator runs them."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from alembic import command

from service.commands import main
from service.db.database import Database, migrations
from tests.service.sitting import Sitting
from tests.upgrade.every_state import NOW


class Result(NamedTuple):
    code: int
    out: str
    err: str


Posse = Callable[..., Result]


@pytest.fixture
def posse(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Posse:
    """Run a command in a folder, which is created, with only the settings given."""
    for name in ("DATABASE_URL", "REDIS_URL", "SECRET_KEYS", "BASE_URL", "SMTP_URL", "PORT"):
        monkeypatch.delenv(name, raising=False)

    def run(folder: str, *words: str, **environ: str) -> Result:
        (tmp_path / folder).mkdir(exist_ok=True)
        monkeypatch.chdir(tmp_path / folder)
        for name, value in environ.items():
            monkeypatch.setenv(name, value)
        return Result(main(words), *capsys.readouterr())

    return run


def play(folder: Path) -> int:
    """Create a game as a service does in its folder; return the number of moves."""
    database = Database(f"sqlite:///{folder / 'var' / 'posse.sqlite3'}")
    database.migrate()
    sitting = Sitting(database, NOW)
    sitting.act(times=3)
    database.close()
    return sitting.game().at


def test_a_backup_is_restored_on_another_machine(posse: Posse, tmp_path: Path) -> None:
    assert posse("old", "backup", "nothing.yet").code == 2
    moves = play(tmp_path / "old")
    saved = posse("old", "backup", "../today.posse")
    assert saved.code == 0
    assert f"games: 1, moves: {moves}" in saved.out
    assert "Keep it secret" in saved.out
    back = posse("new", "restore", "../today.posse", "--json")
    assert back.code == 0
    assert json.loads(back.out)["move"] == moves
    assert (tmp_path / "old/var/secret-keys").read_text() == (tmp_path / "new/var/secret-keys").read_text()
    again = posse("new", "restore", "../today.posse")
    assert (again.code, again.out) == (2, "")
    assert "not empty" in again.err


@pytest.mark.parametrize(
    ("words", "why"),
    [
        (("restore", "no-such-file"), "No such file"),
        (("backup", "no/such/folder"), "No such file"),
        (("restore", "."), "Is a directory"),
    ],
)
def test_an_error_is_one_line(posse: Posse, tmp_path: Path, words: Any, why: str) -> None:
    posse("here", "backup", "x")
    play(tmp_path / "here")
    result = posse("here", *words)
    assert (result.code, result.out) == (2, "")
    assert why in result.err
    assert len(result.err.splitlines()) == 1


def test_an_unreachable_database_is_reported_without_its_password(posse: Posse) -> None:
    result = posse(
        "here",
        "backup",
        "x",
        DATABASE_URL="postgresql://posse:hunter2@127.0.0.1:1/posse",
        SECRET_KEYS="0123456789abcdef0123456789abcdef",
    )
    assert result.code == 2
    assert result.err.startswith("posse backup: the database cannot be used: no server answers there: check that")
    assert "hunter2" not in result.err


def test_the_engines_commands_are_available(posse: Posse) -> None:
    assert posse("here", "simulate", "--games", "1").code == 0


def test_migrate_prints_what_it_did(posse: Posse, tmp_path: Path) -> None:
    created = posse("here", "migrate", "--json")
    assert created.code == 0
    revisions = json.loads(created.out)
    assert revisions["before"] is None
    again = posse("here", "migrate")
    assert again.out == f"The schema is at revision {revisions['after']}: there was nothing to do.\n"
    database = Database(f"sqlite:///{tmp_path / 'here/var/posse.sqlite3'}")
    assert database.migrated()
    database.close()


def test_migrate_upgrades_an_older_schema(posse: Posse, tmp_path: Path) -> None:
    database = Database(f"sqlite:///{tmp_path / 'older.sqlite'}")
    with database.alone() as connection:
        command.upgrade(migrations(connection), "0001")
    database.close()
    result = posse("here", "migrate", DATABASE_URL=f"sqlite:///{tmp_path / 'older.sqlite'}")
    assert result.code == 0
    assert result.out.startswith("The schema was brought from revision 0001 to 00")


def test_migrate_reports_a_database_that_cannot_be_used(posse: Posse, tmp_path: Path) -> None:
    result = posse("here", "migrate", DATABASE_URL=f"sqlite:///{tmp_path / 'no/such/folder.sqlite'}")
    assert (result.code, result.out) == (2, "")
    assert "the database cannot be used: its file cannot be opened: expected a file in a folder" in result.err


@pytest.mark.parametrize("words", [("games", "--number", "0"), ("mails", "--number", "-1"), ("again", "x")])
def test_a_number_is_one_or_more(words: tuple[str, ...], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit, match="2"):
        main(["admin", *words])
    assert f"expected a number from 1 up, got '{words[-1]}'" in capsys.readouterr().err
