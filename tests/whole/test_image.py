"""The image of `deploy/container`, built and run as `docs/run-it.md` says, where containers can be run.

This is part of `make proof` only, because continuous integration often runs in a container itself and has no images.
There `tests/test_containers.py` reads the same files, and `test_wheel.py` starts the same commands.

Where no image can be fetched, one that will do is made with
`mmdebstrap --variant=minbase --include=python3,python3-venv bookworm - | docker import - python:3.11-slim`.
"""

from __future__ import annotations

import random
import re
import shlex
import shutil
import subprocess
from collections.abc import Iterator
from dataclasses import dataclass

import pytest

from tests import containers
from tests.servers import NO_INDEX, free_port
from tests.waiting import PATIENCE, until
from tests.whole.deployment import ROOT
from tests.whole.people import ask, look, play_turn

pytestmark = pytest.mark.proof

WITHIN = 900  # seconds to build it with all packages of the lock, on a loaded machine
NAME = "posse-test"  # of the image, the container and the volume
PLAYERS = [{"name": "Anna"}, {"name": "Robot", "robot": "cautious"}]
SETTINGS = """\
BASE_URL=http://localhost:{port}
SMTP_URL=smtp://mail.example
SECRET_KEYS=a-key-of-thirty-two-characters-or-more
"""


@dataclass(frozen=True)
class Engine:
    """The program that builds and runs containers, docker or podman."""

    program: str

    def run(self, *words: str) -> subprocess.CompletedProcess[str]:
        command = [self.program, *words]
        return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=WITHIN, check=False)

    def does(self, *words: str) -> str:
        """Return what a command prints; it must not fail."""
        ran = self.run(*words)
        assert ran.returncode == 0, ran.stdout + ran.stderr
        return ran.stdout


def examples() -> list[list[str]]:
    """Return the commands of the page that build the image and run it, as words."""
    page = re.sub(r"\\\n\s*", "", (ROOT / "docs" / "run-it.md").read_text())
    return [shlex.split(line)[1:] for line in re.findall(r"^ *(docker (?:build|run) .*)$", page, re.MULTILINE)]


@pytest.fixture(scope="module")
def engine() -> Engine:
    """Return docker or podman with the image of this checkout."""
    base = containers.stages()[-1][0][1]
    for one in [Engine(name) for name in ("docker", "podman") if shutil.which(name)]:
        if one.run("run", "--rm", "--pull", "never", base, "true").returncode == 0:
            break
    else:
        pytest.skip(f"no docker or podman here that can run a container of {base}, which is not fetched")
    build = [word if word != "posse" else NAME for word in examples()[0]]
    built = one.run(*build, *(["--format", "docker"] if one.program == "podman" else []))
    if built.returncode != 0 and NO_INDEX.search(built.stderr):
        pytest.skip(f"no package index that a container reaches: {built.stderr.strip().splitlines()[-1]}")
    assert built.returncode == 0, built.stdout + built.stderr
    return one


@pytest.fixture
def port(engine: Engine, tmp_path_factory: pytest.TempPathFactory) -> Iterator[int]:
    """Return the port of a site in a container, run as the page says but for names and ports."""
    port, settings = free_port(), tmp_path_factory.mktemp("settings") / "posse.env"
    settings.write_text(SETTINGS.format(port=port))
    changed = {
        "posse": NAME,
        "posse:/var/lib/posse": f"{NAME}:/var/lib/posse",
        "127.0.0.1:8000:8000": f"127.0.0.1:{port}:8000",
        "/etc/posse.env": str(settings),
    }
    *options, image, program, command = examples()[1]
    assert (image, program, command) == ("posse", "posse", "run")
    options = [changed.get(word, word) for word in options]
    try:
        engine.does(*options, "--name", NAME, NAME, program, command)
        yield port
    finally:
        engine.run("rm", "--force", NAME)
        engine.run("volume", "rm", NAME)


def test_the_container_serves_a_game_as_a_user_without_rights(engine: Engine, port: int) -> None:
    site = f"http://localhost:{port}"
    until(lambda: ask(f"{site}/readyz").status, PATIENCE, "the site", lambda status: status == 200, not_yet=OSError)
    engine.does("exec", NAME, "sh", "-c", containers.health_command())
    asked = ask(f"{site}/games", "POST", {"players": PLAYERS}, "application/json")
    assert asked.status == 201, asked.text
    until(lambda: look(asked.json["url"])["legal"], PATIENCE, "Anna's turn")
    assert play_turn(asked.json["url"], random.Random(1))
    assert "A game of Wyatt Earp" in engine.does("exec", NAME, "posse", "admin", "games")
    assert engine.does("exec", NAME, "id", "-u").strip() == containers.image("USER").partition(":")[0]
    for folder in ("/", "/opt/posse", "/etc"):
        assert "Read-only file system" in engine.run("exec", NAME, "touch", f"{folder}/file").stderr
    engine.does("stop", NAME)
    assert engine.does("inspect", NAME, "--format", "{{.State.ExitCode}}").strip() == "0"
    assert "Traceback" not in engine.does("logs", NAME)
