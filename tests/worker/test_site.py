"""The WSGI entry point lists what is wrong with its settings."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.worker.processes import ROOT


@pytest.mark.slow
def test_wrong_settings_end_it_with_all_their_names(tmp_path: Path) -> None:
    environ = {"PATH": os.environ["PATH"], "PYTHONPATH": str(ROOT), "PORT": "nine", "SMTP_URL": "pigeon://loft"}
    command = [sys.executable, "-c", "import worker.site"]
    done = subprocess.run(command, cwd=tmp_path, env=environ, capture_output=True, text=True, check=False)
    assert done.returncode == 2
    assert "PORT" in done.stderr
    assert "SMTP_URL" in done.stderr
    assert "Traceback" not in done.stderr
