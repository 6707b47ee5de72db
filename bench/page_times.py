"""Measuring pages on both databases: how long one takes, and the same measurement on SQLite and on PostgreSQL."""

from __future__ import annotations

import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from statistics import median

from flask.testing import FlaskClient

from tests.service import postgresql


def on_both(title: str, measure: Callable[[str, str, Path], None]) -> None:
    """Print the title, and measure on SQLite and, if the machine has it, on PostgreSQL.

    `measure` gets the name of the database, its address, and a folder for the site's files.
    """
    with tempfile.TemporaryDirectory() as folder:
        sys.stdout.write(f"{title}\n")
        measure("SQLite", f"sqlite:///{folder}/posse.sqlite", Path(folder))
        if postgresql.missing() is None:
            with postgresql.running() as server:
                measure("PostgreSQL", server.new_database(), Path(folder))


def milliseconds(client: FlaskClient, path: str, times: int) -> float:
    """Return the median time of a page. Raises RuntimeError if it is not answered with 200."""
    took = []
    for _ in range(times):
        began = time.perf_counter()
        answer = client.get(path)
        took.append(1000 * (time.perf_counter() - began))
        if answer.status_code != 200:
            raise RuntimeError(f"{path} was answered with {answer.status}")
    return median(took)


def write(database: str, what: str, took: float) -> None:
    """Print the line of one page."""
    sys.stdout.write(f"{database:11} {what:36} {took:7.1f}\n")
