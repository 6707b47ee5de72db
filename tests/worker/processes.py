"""Start worker and beat with the commands of `posse run`, in a test's own folder."""

from __future__ import annotations

import os
import shlex
import subprocess
import sys
from configparser import RawConfigParser
from pathlib import Path

from service.supervise import CONFIGURATION
from tests.waiting import PATIENCE

ROOT = Path(__file__).parents[2]


def command(program: str, app: str = "tests.worker.stub_tasks") -> list[str]:
    """Return the command line of one of the supervisor's programs, for another Celery app."""
    config = RawConfigParser()
    config.read(CONFIGURATION)
    words = shlex.split(config[f"program:{program}"]["command"])
    known = {"%(ENV_POSSE_PYTHON)s": sys.executable}
    known |= dict.fromkeys(("worker.tasks", "worker.robots", "worker.beat"), app)
    return [known.get(word, word) for word in words]


def start(program: str, folder: Path, log_name: str = "", **environ: str) -> subprocess.Popen[bytes]:
    """Start a program; its output goes to a file in the folder, named after it or otherwise."""
    environ = {"PATH": os.environ["PATH"], "PYTHONPATH": str(ROOT), **environ}
    with (folder / f"{log_name or program}.log").open("ab") as log:
        return subprocess.Popen(command(program), cwd=folder, env=environ, stdout=log, stderr=log)


def stop(process: subprocess.Popen[bytes]) -> None:
    """Terminate a process as a supervisor would, and wait until it has ended."""
    process.terminate()
    process.wait(timeout=PATIENCE)
