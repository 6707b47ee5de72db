"""A disk that is full: the web says that it is not ready, loses nothing, and is ready again when there is room.

Full is the disk of the web's machine, or that of PostgreSQL, where small updates go on when inserts do not.
"""

from __future__ import annotations

import os
import resource
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import psycopg
import pytest

from tests.operating.prometheus import alerts, scrape, settled
from tests.servers import free_port, processes_of, unavailable
from tests.service import postgresql
from tests.waiting import PATIENCE, until
from tests.whole.deployment import Deployment, deployed
from tests.whole.people import PLAYERS, Answer, ask

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(sys.platform != "linux", reason="only Linux limits the files of another process (prlimit)"),
]


@contextmanager
def full_disk(deployment: Deployment) -> Iterator[None]:
    """Let no file of the web process grow: a write fails as it does on a disk that is full."""
    (web, _command), *_ = processes_of(deployment.process("web"))
    limits = resource.prlimit(web, resource.RLIMIT_FSIZE)  # type: ignore[attr-defined,unused-ignore] # Linux only
    resource.prlimit(web, resource.RLIMIT_FSIZE, (0, limits[1]))  # type: ignore[attr-defined,unused-ignore]
    yield
    resource.prlimit(web, resource.RLIMIT_FSIZE, limits)  # type: ignore[attr-defined,unused-ignore]


def ready(deployment: Deployment) -> int:
    return ask(f"{deployment.url}/readyz").status


def propose(deployment: Deployment) -> Answer:
    return ask(f"{deployment.url}/games", "POST", {"players": PLAYERS}, "application/json")


def test_a_web_on_a_full_disk_is_not_ready(tmp_path: Path) -> None:
    with deployed(tmp_path, "web") as (deployment, _post):
        with full_disk(deployment):
            refused = propose(deployment)
            assert (refused.status, refused.json["error"]) == (503, "away")
            until(lambda: ready(deployment), PATIENCE, "the web not to be ready", lambda status: status == 503)
            assert ask(f"{deployment.url}/healthz").status == 200
            assert ask(f"{deployment.url}/").status == 200, "what only reads goes on"
        assert propose(deployment).status == 201
        until(lambda: ready(deployment), PATIENCE, "the web to be ready", lambda status: status == 200)
        assert deployment.rows("SELECT count(*) FROM game")[0][0] == 1


@contextmanager
def small_disk(folder: Path) -> Iterator[None]:
    """Give a folder a file system of 200 MB, in memory. Only root can."""
    mount = ["mount", "-t", "tmpfs", "-o", "size=200m", "tmpfs", str(folder)]
    if os.geteuid() != 0 or subprocess.run(mount, capture_output=True, check=False).returncode != 0:
        unavailable("only root can mount a small file system")
    yield
    subprocess.run(["umount", str(folder)], check=True)


@contextmanager
def filled(folder: Path) -> Iterator[None]:
    """Fill the rest of a file system for as long as the block runs."""
    rest = folder / "rest"
    with rest.open("wb", buffering=0) as file, suppress(OSError):
        while True:
            file.write(bytes(4096))
    yield
    rest.unlink()


def test_a_full_disk_of_postgresql_is_noticed_although_small_updates_fit(tmp_path: Path) -> None:
    port = free_port()
    with postgresql.running(small_disk) as server:
        settings = {"DATABASE_URL": server.new_database(), "SECRET_KEYS": "k" * 32, "METRICS_PORT": str(port)}
        with deployed(tmp_path, "web", **settings) as (deployment, _post):
            assert scrape(port)["posse_database_room"] == 1
            with filled(server.folder):
                refused = propose(deployment)
                assert (refused.status, refused.json["error"]) == (503, "away")
                pulse_fits(settings["DATABASE_URL"])
                answer = until(
                    lambda: ask(f"{deployment.url}/readyz"), PATIENCE, "not ready", lambda one: one.status == 503
                )
                assert answer.json["status"].endswith("the server's disk is full: free some space")
                found = scrape(port)
                assert ask(f"{deployment.url}/").status == 200, "what only reads goes on"
            until(lambda: ready(deployment), PATIENCE, "the web to be ready", lambda status: status == 200)
            assert propose(deployment).status == 201
    assert found["posse_database_up"] == 1
    assert "PosseDatabaseFull" in alerts(settled(found), tmp_path)


def pulse_fits(url: str) -> None:
    """Update a row as a pulse does: that it succeeds is why it is no proof."""
    with psycopg.connect(url, autocommit=True) as connection:
        assert connection.execute("UPDATE process_pulse SET pulse_at = pulse_at").rowcount == 1
