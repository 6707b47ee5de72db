"""A Celery app whose tasks only record that they ran: the real broker and settings, without a game."""

from __future__ import annotations

import os
import time
from pathlib import Path

from service.settings import read_or_exit
from worker.app import DELIVER, POST, PUSH, QUEUE, SWEEP, THINK, create_app

settings = read_or_exit("worker")
app = create_app(settings, (os.environ.get("CONSUMES", QUEUE),))


def _record_run(name: str, folder: Path) -> None:
    with (folder / "ran").open("a") as out:
        out.write(f"{name} {time.time()}\n")


@app.task(name=DELIVER)
def deliver() -> None:
    """Record the run, take TASK_SECONDS, so that a test can kill the worker meanwhile, and record the end."""
    _record_run(DELIVER, settings.var)
    time.sleep(float(os.environ.get("TASK_SECONDS", "0")))
    _record_run(f"end of {DELIVER}", settings.var)


@app.task(name=POST)
def post() -> None:
    """Record the run."""
    _record_run(POST, settings.var)


@app.task(name=PUSH)
def push() -> None:
    """Record the run."""
    _record_run(PUSH, settings.var)


@app.task(name=THINK)
def think() -> None:
    """Record the run."""
    _record_run(THINK, settings.var)


@app.task(name=SWEEP)
def sweep() -> None:
    """Record the run."""
    _record_run(SWEEP, settings.var)
