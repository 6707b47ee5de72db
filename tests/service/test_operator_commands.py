"""`posse backup`, `posse restore` and `posse migrate`, as the operator runs them."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from alembic import command

from service.commands import main
from service.db.database import Database
from service.db.schema import migrations
from service.settings.environment import VARIABLES
from tests.next_release import NextRelease, in_place, unreleased
from tests.service.harness import Harness
from tests.upgrade.every_state import NOW

ROOT = Path(__file__).parents[2]


class Result(NamedTuple):
    code: int
    out: str
    err: str


Posse = Callable[..., Result]


@pytest.fixture
def posse(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Posse:
    """Run a command in a folder, which is created, with only the settings given."""
    for name in VARIABLES:
        monkeypatch.delenv(name, raising=False)

    def run(folder: str, *words: str, **environ: str) -> Result:
        (tmp_path / folder).mkdir(exist_ok=True)
        monkeypatch.chdir(tmp_path / folder)
        for name, value in environ.items():
            monkeypatch.setenv(name, value)
        return Result(main(words), *capsys.readouterr())

    return run


def play(posse: Posse, tmp_path: Path, folder: str) -> int:
    """Create a database in a folder and a game in it; return the number of moves."""
    assert posse(folder, "migrate").code == 0
    with closing(Database(f"sqlite:///{tmp_path / folder / 'var' / 'posse.sqlite3'}")) as database:
        harness = Harness(database, NOW)
        harness.act(times=3)
        return harness.game().at


@pytest.mark.slow
def test_a_backup_is_restored_on_another_machine(posse: Posse, tmp_path: Path) -> None:
    moves = play(posse, tmp_path, "old")
    saved = posse("old", "backup", "../today.posse")
    assert saved.code == 0
    assert f"games: 1, moves: {moves}" in saved.out
    assert "Keep it secret" in saved.out
    back = posse("new", "restore", "../today.posse", "--json")
    assert back.code == 0
    assert (tmp_path / "new/var/posse.sqlite3").exists(), "a restore creates the database"
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
    play(posse, tmp_path, "here")
    result = posse("here", *words)
    assert (result.code, result.out) == (2, "")
    assert why in result.err
    assert len(result.err.splitlines()) == 1


def test_an_unreachable_database_is_reported_without_its_password(posse: Posse) -> None:
    url = "postgresql://posse:hunter2@127.0.0.1:1/posse"
    result = posse("here", "backup", "x", DATABASE_URL=url, SECRET_KEYS="0123456789abcdef" * 2)
    assert result.code == 2
    assert result.err.startswith("posse backup: the database cannot be used: no server answers there: check that")
    assert "hunter2" not in result.err


EXISTING = [
    "backup x",
    *("admin games", "admin game 0123", "admin seat 0123 0", "admin player anna@example.org", "admin audit"),
    *("admin mails", "admin mails --by address", "admin again 1", "admin again --all", "admin dismiss 1"),
    *("admin talk 0123", "admin hide 1", "admin unhide 1", "admin revoke 0123 0", "admin robot 0123 0", "admin flush"),
    *("admin stop 0123", "admin pause 0123", "admin resume 0123", "admin extend 0123 2", "admin extend --all 2"),
    *("admin block anna@example.org", "admin unblock anna@example.org", "admin forget anna@example.org"),
]


@pytest.mark.parametrize("words", EXISTING)
def test_a_command_in_another_folder_says_where_it_looked_and_creates_nothing(
    posse: Posse, tmp_path: Path, words: str
) -> None:
    result = posse("elsewhere", *words.split())
    assert (result.code, result.out) == (2, "")
    where = f"{tmp_path}/elsewhere/var/posse.sqlite3"
    assert f"there is no database at {where} (DATABASE_URL is not set): start this command in" in result.err
    assert list((tmp_path / "elsewhere").iterdir()) == []


@pytest.mark.parametrize("words", [("backup", "x"), ("admin", "games")])
def test_a_command_without_the_services_keys_says_where_it_looked(
    posse: Posse, tmp_path: Path, words: tuple[str, ...]
) -> None:
    play(posse, tmp_path, "service")
    url = f"sqlite:///{tmp_path}/service/var/posse.sqlite3"
    result = posse("elsewhere", *words, DATABASE_URL=url)
    assert (result.code, result.out) == (2, "")
    assert f"SECRET_KEYS is not set, and there are no keys in {tmp_path}/elsewhere/var" in result.err
    assert list((tmp_path / "elsewhere").iterdir()) == []


def test_a_restore_that_is_refused_creates_nothing(posse: Posse, tmp_path: Path) -> None:
    (tmp_path / "bad.posse").write_bytes(b"no backup")
    assert posse("new", "restore", "../bad.posse").code == 2
    assert list((tmp_path / "new").iterdir()) == []


@pytest.mark.parametrize("words", [("migrate",), ("backup", "x"), ("restore", "x"), ("admin", "games")])
def test_a_command_lists_every_wrong_setting(posse: Posse, tmp_path: Path, words: tuple[str, ...]) -> None:
    result = posse("here", *words, PORT="http", DATABASE_URL="mysql://u:hunter2@h/d")
    assert (result.code, result.out) == (2, "")
    head, *mistakes = result.err.splitlines()
    assert head == f"posse {words[0]}: these settings are wrong"
    assert [mistake.split()[0] for mistake in mistakes] == ["DATABASE_URL", "PORT"]
    assert "hunter2" not in result.err
    assert list((tmp_path / "here").iterdir()) == []


def test_the_engines_commands_are_available(posse: Posse) -> None:
    assert posse("here", "simulate", "--games", "1").code == 0


def test_the_engines_commands_start_without_what_only_the_service_needs() -> None:
    program = "import sys; from service.commands import main; main(['simulate', '--games', '1']); print(*sys.modules)"
    ran = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True, cwd=ROOT)
    loaded = ran.stdout.split()
    assert "engine.position" in loaded
    assert {"sqlalchemy", "sqlmodel", "flask", "celery", "service.models"}.isdisjoint(loaded)


def test_migrate_prints_what_it_did(posse: Posse, tmp_path: Path) -> None:
    created = posse("here", "migrate", "--json")
    assert created.code == 0
    revisions = json.loads(created.out)
    assert revisions["before"] is None
    again = posse("here", "migrate")
    assert again.out == f"The schema is at revision {revisions['after']}: there was nothing to do.\n"
    with closing(Database(f"sqlite:///{tmp_path / 'here/var/posse.sqlite3'}")) as database:
        assert database.migrated()


def test_migrate_upgrades_an_older_schema(posse: Posse, tmp_path: Path, next_release: NextRelease) -> None:
    url = f"sqlite:///{tmp_path / 'older.sqlite'}"
    with closing(Database(url)) as database, database.alone() as connection:
        command.upgrade(migrations(connection), next_release.older)
    result = posse("here", "migrate", DATABASE_URL=url)
    assert result.code == 0
    assert result.out == f"The schema was brought from revision {next_release.older} to {next_release.newer}.\n"


def test_a_schema_from_before_the_first_release_is_not_upgraded(posse: Posse, tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'older.sqlite'}"
    unreleased(url)
    before = (tmp_path / "older.sqlite").read_bytes()
    result = posse("here", "migrate", DATABASE_URL=url)
    assert (result.code, result.out) == (2, "")
    assert "the database cannot be used: it is at revision 0026, of a version before the first release" in result.err
    assert "set DATABASE_URL to another database" in result.err
    assert (tmp_path / "older.sqlite").read_bytes() == before


def test_another_schema_of_the_same_revision_is_not_fine(posse: Posse, tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'other.sqlite'}"
    assert posse("here", "migrate", DATABASE_URL=url).code == 0
    in_place(url)
    result = posse("here", "migrate", DATABASE_URL=url)
    assert (result.code, result.out) == (2, "")
    assert "lacks table device, table push and column game.unrated. It is of a version before" in result.err
    assert len(result.err.splitlines()) == 1


def test_migrate_reports_a_database_that_cannot_be_used(posse: Posse, tmp_path: Path) -> None:
    result = posse("here", "migrate", DATABASE_URL=f"sqlite:///{tmp_path / 'no/such/folder.sqlite'}")
    assert (result.code, result.out) == (2, "")
    assert "the database cannot be used: its file cannot be opened: expected a file in a folder" in result.err


@pytest.mark.parametrize("words", [("games", "--number", "0"), ("mails", "--number", "-1"), ("again", "x")])
def test_a_number_is_one_or_more(words: tuple[str, ...], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit, match="2"):
        main(["admin", *words])
    assert f"expected a number from 1 up, got '{words[-1]}'" in capsys.readouterr().err
