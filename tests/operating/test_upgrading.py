"""The commands of an upgrade and of its rollback, executed as their pages have them, on a real git repository."""

from __future__ import annotations

import re
import shlex
import subprocess
from pathlib import Path

import pytest

from tests import units

ROLE = ["su", "-", "posse", "-c"]
REST = {  # what the pages have besides git, in order
    "upgrade": [
        'posse backup "before-$(date +%FT%H%M).posse"',
        "su - posse -c 'make -C app .venv/play'",
        "/srv/posse/app/deploy/install",
        "systemctl daemon-reload",
        "systemctl try-reload-or-restart 'posse-*.service'",
        "posse doctor        # after some seconds, when all processes have had a pulse",
    ],
    "rollback": [
        "su - posse -c 'make -C app .venv/play'",
        "/srv/posse/app/deploy/install",
        "systemctl daemon-reload",
        "systemctl restart posse.target",
    ],
}


def block(page: str, heading: str) -> list[str]:
    """Return the commands of the first block below a heading."""
    text = (units.ROOT / "docs" / page).read_text()
    found = re.search(rf"^## {heading}$.*?^```\n(.*?)^```$", text, re.MULTILINE | re.DOTALL)
    assert found is not None, heading
    return found[1].splitlines()


COMMANDS = {
    "upgrade": block("run-it.md", "Upgrade"),
    "rollback": block("run-a-club.md", "Rolling an upgrade back"),
}


def git(folder: Path, *words: str) -> str:
    identity = ["-c", "user.name=Anna", "-c", "user.email=anna@posse.test"]
    command = ["git", "-C", str(folder), *identity, *words]
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout.strip()


class Home:
    """The home of the user `posse`: `app` is a clone of a repository that gets new releases."""

    def __init__(self, folder: Path) -> None:
        self._folder, self._origin = folder, folder / "origin"
        self._origin.mkdir()
        git(self._origin, "init", "--quiet", "--initial-branch", "main")
        self.release("first")
        git(folder, "clone", "--quiet", str(self._origin), "app")

    def release(self, name: str) -> None:
        """Publish a commit with a tag."""
        (self._origin / "release").write_text(name)
        git(self._origin, "add", "release")
        git(self._origin, "commit", "--quiet", "--message", name)
        git(self._origin, "tag", name)

    @property
    def runs(self) -> str:
        return (self._folder / "app" / "release").read_text()

    def execute(self, what: str, commit: str = "") -> str:
        """Execute the git commands of an upgrade or a rollback as a shell does; return what they print."""
        script = [shlex.split(line)[-1] for line in COMMANDS[what] if "git" in shlex.split(line)[-1]]
        assert script
        lines = "\n".join(script).replace("<commit>", commit)
        ran = subprocess.run(["/bin/sh", "-ec", lines], cwd=self._folder, capture_output=True, text=True)
        assert ran.returncode == 0, ran.stderr
        return ran.stdout


@pytest.fixture
def home(tmp_path: Path) -> Home:
    return Home(tmp_path)


@pytest.mark.parametrize("what", COMMANDS)
def test_besides_git_the_commands_install_and_start_what_is_checked_out(what: str) -> None:
    with_git = [line for line in COMMANDS[what] if "git -C app" in line]
    assert all(shlex.split(line)[:4] == ROLE for line in with_git)
    assert [line for line in COMMANDS[what] if line not in with_git] == REST[what]


def test_a_rollback_is_followed_by_an_upgrade(home: Home) -> None:
    home.release("second")
    home.execute("upgrade")
    assert home.runs == "second"
    before = home.execute("rollback", "first")
    assert "second" not in before.splitlines()[1], "the commit before is not in the second line"
    assert home.runs == "first"
    home.release("third")
    home.execute("upgrade")
    assert home.runs == "third"
    home.execute("rollback", "HEAD@{1}")
    assert home.runs == "first"
    home.execute("upgrade")
    assert home.runs == "third"


def test_a_checkout_that_was_left_without_a_branch_is_upgraded(home: Home, tmp_path: Path) -> None:
    git(tmp_path / "app", "checkout", "--quiet", "first")
    home.release("second")
    home.execute("upgrade")
    assert home.runs == "second"


def test_changed_packages_are_seen_after_an_upgrade(home: Home, tmp_path: Path) -> None:
    text = " ".join((units.ROOT / "docs" / "run-it.md").read_text().split())
    asked = re.search(r"`su - posse -c '(git -C app diff [^']*)'`", text)
    assert asked is not None
    command = asked[1].replace("requirements/run.txt", "release")
    home.release("second")
    home.execute("upgrade")
    shown = subprocess.run(["/bin/sh", "-c", command], cwd=tmp_path, capture_output=True, text=True, check=True).stdout
    assert "1 file changed" in shown
