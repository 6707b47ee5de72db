"""Start the processes that the service's benchmarks measure, and stop them afterwards."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from urllib.request import urlopen

from tests.servers import free_port

ROOT = Path(__file__).parents[1]
KEY = "a key that signs the links of these games"
PATIENCE = 180  # seconds to wait for a server to start


def environment(port: int, database_url: str, **more: str) -> dict[str, str]:
    """Return a site's environment, which has nothing of the caller's but PATH."""
    return {
        "PATH": os.environ["PATH"],
        "PYTHONPATH": str(ROOT),
        "PORT": str(port),
        "DATABASE_URL": database_url,
        "SECRET_KEYS": KEY,
        "SMTP_URL": "smtp://127.0.0.1:9",
        **more,
    }


@contextmanager
def web(database_url: str, *app: str, workers: int = 2, **more: str) -> Iterator[int]:
    """Run gunicorn with the service's configuration and yield its port; `app` names another application to serve."""
    with tempfile.TemporaryDirectory(prefix="posse-bench-") as folder:
        port = free_port()
        settings = environment(port, database_url, WEB_CONCURRENCY=str(workers), **more)
        command = [sys.executable, "-m", "gunicorn", "--config", "python:service.gunicorn_conf", *app]
        with process(command, Path(folder), settings):
            wait_for(f"http://127.0.0.1:{port}/healthz")
            yield port


@contextmanager
def process(command: list[str], folder: Path, settings: dict[str, str]) -> Iterator[subprocess.Popen[bytes]]:
    """Run a process during the block; its output goes to a file in the folder."""
    with (folder / "log").open("wb") as log:
        running = subprocess.Popen(command, cwd=folder, env=settings, stdout=log, stderr=log)  # noqa: S603 - a command of this program
    try:
        yield running
    finally:
        running.terminate()
        running.wait()


def wait_for(address: str) -> None:
    """Wait until a server answers at the address. Raises OSError after PATIENCE."""
    until = time.monotonic() + PATIENCE
    while True:
        try:
            with urlopen(address, timeout=5) as answer:  # noqa: S310 - a server on this machine
                answer.read()
                return
        except OSError:
            if time.monotonic() > until:
                raise
            time.sleep(0.05)
