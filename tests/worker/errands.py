"""A worker's app whose tasks only write down that they ran: the real broker and settings, without a game."""

from __future__ import annotations

import os
import time
from pathlib import Path

from service.settings import read_or_exit
from worker.app import DELIVER, SWEEP, create_app

settings = read_or_exit()
app = create_app(settings)


def _ran(name: str, folder: Path) -> None:
    with (folder / "ran").open("a") as out:
        out.write(f"{name} {time.time()}\n")


@app.task(name=DELIVER)
def deliver() -> None:
    """Note when it ran; dawdle for as long as the test asks, so that it can be killed at work."""
    _ran(DELIVER, settings.var)
    time.sleep(float(os.environ.get("DAWDLE", "0")))


@app.task(name=SWEEP)
def sweep() -> None:
    """Note when it ran."""
    _ran(SWEEP, settings.var)
