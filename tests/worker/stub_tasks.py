"""A Celery app whose tasks only record that they ran: the real broker and settings, without a game."""

from __future__ import annotations

import os
import time

from service.settings import read_or_exit
from worker.app import DELIVER, POST, PUSH, QUEUE, SWEEP, THINK, create_app

settings = read_or_exit("worker")
app = create_app(settings, (os.environ.get("CONSUMES", QUEUE),))


def record_run(name: str) -> None:
    with (settings.var / "ran").open("a") as out:
        out.write(f"{name} {time.time()}\n")


@app.task(name=DELIVER)
def deliver() -> None:
    """Record the run, take TASK_SECONDS, so that a test can kill the worker meanwhile, and record the end."""
    record_run(DELIVER)
    time.sleep(float(os.environ.get("TASK_SECONDS", "0")))
    record_run(f"end of {DELIVER}")


def register(name: str) -> None:
    @app.task(name=name)
    def record() -> None:
        record_run(name)


for name in (POST, PUSH, THINK, SWEEP):
    register(name)
