"""The WSGI entry point: it starts with correct settings, or lists what is wrong with them."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.waiting import PATIENCE

ROOT = Path(__file__).parents[2]
READY = """
from worker.site import app
from tests.waiting import until
until(lambda: app.test_client().get("/readyz").status_code, 30, "the first pulse", lambda status: status == 200)
print(app.test_client().get("/").status_code)
"""


def importing(folder: Path, **environment: str) -> subprocess.CompletedProcess[str]:
    """Import worker.site in a process of its own, working in `folder`."""
    environ = {"PATH": os.environ["PATH"], "PYTHONPATH": str(ROOT)} | environment
    return subprocess.run(
        [sys.executable, "-c", READY],
        cwd=folder,
        env=environ,
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
    )


@pytest.mark.slow
def test_it_starts_with_nothing_set_and_brings_the_schema_up(tmp_path: Path) -> None:
    done = importing(tmp_path)
    assert done.returncode == 0, done.stderr
    assert done.stdout.strip() == "200"


@pytest.mark.slow
def test_wrong_settings_end_it_with_all_their_names(tmp_path: Path) -> None:
    done = importing(tmp_path, PORT="nine", SMTP_URL="pigeon://loft")
    assert done.returncode == 2
    assert "PORT" in done.stderr
    assert "SMTP_URL" in done.stderr
    assert "Traceback" not in done.stderr
