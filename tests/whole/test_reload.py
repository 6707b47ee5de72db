"""After a SIGHUP the site is served from the files of that time, as often as it is sent."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import sys
from pathlib import Path
from urllib.request import urlopen

import pytest

from tests.servers import free_port
from tests.waiting import PATIENCE, until
from tests.whole.deployment import ROOT

pytestmark = pytest.mark.proof

ROUTE = """
from service.logs import RELEASE
app.add_url_rule("/release", view_func=lambda: RELEASE)
"""


def wait_for_release(port: int, release: str) -> None:
    def answered() -> str:
        with urlopen(f"http://127.0.0.1:{port}/release", timeout=5) as answer:
            return str(answer.read().decode())

    # An OSError: nobody listens yet, or an old process answers with 404.
    until(answered, PATIENCE, f"the {release} release", lambda served: served == release, not_yet=OSError)


def install(folder: Path, release: str) -> None:
    """Change a module that gunicorn's first process imports too."""
    code = (ROOT / "service" / "logs.py").read_text()
    (folder / "service" / "logs.py").write_text(f"{code}\nRELEASE = {release!r}\n")


def test_a_reload_serves_the_files_of_that_time(tmp_path: Path) -> None:
    for part in ("engine", "service", "worker"):
        shutil.copytree(ROOT / part, tmp_path / part, ignore=shutil.ignore_patterns("__pycache__"))
    with (tmp_path / "worker" / "site.py").open("a") as file:
        file.write(ROUTE)
    install(tmp_path, "first")
    port = free_port()
    environ = {"PATH": os.environ["PATH"], "PORT": str(port), "PYTHONPATH": str(tmp_path)}
    command = [sys.executable, "-m", "gunicorn", "--config", "python:service.gunicorn_conf"]
    with (tmp_path / "log").open("wb") as log:
        web = subprocess.Popen(command, cwd=tmp_path, env=environ, stdout=log, stderr=log)
    try:
        wait_for_release(port, "first")
        for release in ("second", "third"):
            install(tmp_path, release)
            web.send_signal(signal.SIGHUP)
            wait_for_release(port, release)
    finally:
        web.terminate()
        assert web.wait(PATIENCE) == 0, (tmp_path / "log").read_text()
