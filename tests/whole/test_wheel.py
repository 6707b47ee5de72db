"""The wheel holds everything: installed with its lock outside any checkout, it serves a game."""

from __future__ import annotations

import os
import random
import re
import subprocess
import tomllib
from email import message_from_string, policy
from email.message import EmailMessage
from functools import partial
from pathlib import Path

import pytest

from tests import containers
from tests.servers import BESIDE_POSSE_RUN, free_port
from tests.waiting import PATIENCE, until
from tests.whole import wheel
from tests.whole.deployment import ROOT, Deployment, deployed
from tests.whole.people import ask, look, play_turn, start_with_robot
from tests.whole.wheel import done

pytestmark = pytest.mark.proof


@pytest.fixture(scope="module")
def programs(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder with `posse`, gunicorn and celery of a virtual environment that holds the lock and the wheel."""
    return wheel.install_with_lock(tmp_path_factory.mktemp("installed"))


def first_mail(mailbox: str, kind: str) -> EmailMessage:
    """Return the first mail of a kind that the mailbox shows, once there is one."""

    def mails() -> dict[str, EmailMessage]:
        paths = re.findall(r'href="(/mail/[^"]+)"', ask(mailbox).text)
        sources = [ask(f"{mailbox}{path}/source").text for path in paths]
        found = [message_from_string(source, EmailMessage, policy=policy.default) for source in sources]
        return {mail["X-Posse-Kind"]: mail for mail in reversed(found)}

    return until(mails, PATIENCE, f"a mail of kind {kind}", lambda found: kind in found)[kind]


def test_the_wheel_is_what_runs(programs: Path, tmp_path: Path) -> None:
    where = "import engine, service, worker; print(engine.__file__, service.__file__, worker.__file__)"
    files = done([str(programs / "python"), "-c", where], cwd=tmp_path).split()
    assert all(Path(file).is_relative_to(programs.parent) for file in files), files
    assert not list(programs.parent.rglob("site-packages/tests"))
    (package,) = programs.parent.rglob("site-packages/service")
    sources = [file.relative_to(ROOT / "service") for file in ROOT.glob("service/languages/catalogs/*/*/*.po")]
    assert sources
    assert [file for file in sources if not (package / file.with_suffix(".mo")).is_file()] == []
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    assert done([str(programs / "posse"), "--version"], cwd=tmp_path) == f"posse {project['version']}\n"


def test_posse_run_serves_a_game_with_its_mailbox(programs: Path, tmp_path: Path) -> None:
    port = free_port(*BESIDE_POSSE_RUN)
    url, mailbox = f"http://127.0.0.1:{port}", f"http://127.0.0.1:{port + 25}"
    environ = {"PATH": os.environ["PATH"], "PORT": str(port)}
    posse = str(programs / "posse")
    assert "The schema was created" in done([posse, "migrate"], cwd=tmp_path, env=environ)
    with (tmp_path / "log").open("wb") as log:
        running = subprocess.Popen([posse, "run"], cwd=tmp_path, env=environ, stdout=log, stderr=log)
    try:
        until(lambda: ask(f"{url}/readyz").status, PATIENCE, "the site", lambda status: status == 200, not_yet=OSError)
        for file in ("posse.css", "hand.js", "refresh.js", "zone.js"):
            assert ask(f"{url}/static/{file}").status == 200, file
        assert ask(url).status == 200
        seat = start_with_robot(url, partial(first_mail, mailbox))
        assert play_turn(seat, random.Random(1))
        assert look(f"{url}/g/{look(seat)['game']}")["at"] > 0
    finally:
        running.terminate()
        assert running.wait(PATIENCE) == 0, (tmp_path / "log").read_text()
    assert "Traceback" not in (tmp_path / "log").read_text()
    assert sorted(path.name for path in tmp_path.iterdir()) == ["log", "var"]


def is_healthy(programs: Path, deployment: Deployment) -> bool:
    """Return what the health check of the image says of the site."""
    environ = {"PATH": f"{programs}:/usr/bin:/bin", "PORT": str(deployment.port)}
    check = ["sh", "-c", containers.health_command()]
    return subprocess.run(check, env=environ, capture_output=True, timeout=PATIENCE, check=False).returncode == 0


def times_of_writing(folder: Path) -> dict[Path, int]:
    """Return when each file in a folder was written, in nanoseconds."""
    return {path: path.stat().st_mtime_ns for path in folder.rglob("*")}


def test_the_processes_of_the_containers_serve_a_game_and_write_to_their_folder_only(
    programs: Path, tmp_path: Path
) -> None:
    """With the commands and the variables of the image, and nothing else of this environment."""
    before = times_of_writing(programs.parent)
    data, tmp = tmp_path / "data", tmp_path / "tmp"
    data.mkdir()
    tmp.mkdir()
    settings = {"BIND": containers.environment()["BIND"], "TMPDIR": str(tmp)}
    settings["MAIL_IN"] = f"lmtp://127.0.0.1:{free_port()}"
    with deployed(data, *containers.processes(), programs=programs, **settings) as (deployment, post):
        assert is_healthy(programs, deployment)
        assert play_turn(start_with_robot(deployment.url, post.first), random.Random(1))
        assert deployment.tend() == []
        assert [deployment.ask_to_stop(name) for name in containers.processes()] == [0] * len(containers.processes())
        assert not is_healthy(programs, deployment)
    logs = {f"{name}.log" for name in containers.processes()}
    assert {path.name for path in data.iterdir()} - logs == {"var"}
    assert list(tmp.iterdir()) == []
    assert times_of_writing(programs.parent) == before
