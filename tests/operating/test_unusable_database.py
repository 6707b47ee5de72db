"""A database that cannot be used: the site says that it is not ready, loses nothing, and is ready again by itself.

Its disk is full, or that of PostgreSQL, where small updates go on when inserts do not; it is not there yet, as after a
reboot of every machine; or it can be read only, as after a bad fail-over.
"""

from __future__ import annotations

import os
import resource
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import psycopg
import pytest
from flask.testing import FlaskClient

from service.db.database import Database
from service.links import Links
from service.monitoring.gauge_metrics import GaugeCollector
from service.pulse.heartbeat import Heartbeat
from service.web import create_app
from service.web.base.app_state import EXTENSION
from tests.operating.prometheus import alerts, scrape, settled
from tests.servers import free_port, processes_of, unavailable
from tests.service import postgresql
from tests.service.harness import Harness
from tests.service.web.conftest import JSON, People
from tests.settings import settings as site_settings
from tests.waiting import PATIENCE, until
from tests.whole.deployment import Deployment, MailSink, deployed, running_servers
from tests.whole.people import PLAYERS, Answer, ask
from tests.whole.test_whole_game import start_game

limits_files = pytest.mark.skipif(
    sys.platform != "linux", reason="only Linux limits the files of another process (prlimit)"
)


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


@pytest.mark.slow
@limits_files
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


@pytest.mark.slow
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


# --- not there yet ----------------------------------------------------------------------------------------------------


@pytest.mark.proof
def test_everything_starts_before_postgresql_and_waits_and_leaves_no_pulse_when_it_stops(tmp_path: Path) -> None:
    with running_servers(tmp_path) as machines:
        post = MailSink()
        post.open()
        machines.postgresql.stop()
        deployment = Deployment(tmp_path, machines.settings | {"SMTP_URL": post.url, "WEB_CONCURRENCY": "2"})
        try:
            deployment.start("web", "worker", "beat")
            first = {name: deployment.process(name) for name in deployment.names}
            alive = until(lambda: ask(f"{deployment.url}/healthz"), PATIENCE, "the web", not_yet=OSError)
            assert alive.status == 200
            ready = ask(f"{deployment.url}/readyz", accept="application/json")
            assert (ready.status, ready.json["status"][:8]) == (503, "the last")
            page = ask(f"{deployment.url}/")
            assert (page.status, page.headers["Retry-After"]) == (503, "2")
            assert ask(f"{deployment.url}/static/posse.css").status == 200
            machines.postgresql.start()
            deployment.wait_until_up()
            # Each process tries again by itself: one of them may be ready while the other still answers 503.
            until(lambda: roles(deployment), PATIENCE, "three pulses", lambda found: found == ["web", "web", "worker"])
            start_game(deployment, post)
            assert {name: deployment.process(name) for name in deployment.names} == first
            assert deployment.tend() == [], "no process has ended"
            logged = deployment.log("web") + deployment.log("worker")
            assert "no pulse: the database cannot be used" in logged
            assert "Traceback" not in logged
            until(
                lambda: deployment.rows("SELECT * FROM pulse"), PATIENCE, "a sweep: the worker handles signals by then"
            )
            assert deployment.ask_to_stop("worker") == 0
            assert roles(deployment) == ["web", "web"]
            assert deployment.ask_to_stop("web", signal.SIGTERM) == 0
            assert roles(deployment) == []
        finally:
            deployment.stop()
            post.close()


def roles(deployment: Deployment) -> list[str]:
    """Return the roles of the processes that have a pulse."""
    return [role for (role,) in deployment.rows("SELECT role FROM process_pulse ORDER BY role")]


# --- a standby --------------------------------------------------------------------------------------------------------


READ_ONLY = "the last pulse could not be committed: the server is read-only"


@pytest.fixture(scope="module")
def primary() -> Iterator[postgresql.Server]:
    with postgresql.running() as server:
        yield server


class Site:
    """A site that a game is played at, and the database of its program."""

    def __init__(self, folder: Path, url: str, game: Harness, links: Links) -> None:
        self.database = Database(url)
        self.settings = site_settings(folder, database_url=url)
        app = create_app(self.settings, self.database)
        self.client: FlaskClient = app.test_client()
        self.heartbeat: Heartbeat = app.extensions[EXTENSION].heartbeat
        self.heartbeat.start()
        self.at = game.game().at
        self.turn = People(game.database, links, game.id).page(game.position().turn)

    def move(self) -> Any:
        return self.client.post(f"{self.turn}/moves", json={"move": "draw supply", "at": self.at}, headers=JSON)

    def metrics(self) -> dict[str, float]:
        """Return the first value of each gauge."""
        found = GaugeCollector(self.settings, lambda: self.database).collect()
        return {metric.name: metric.samples[0].value for metric in found if metric.samples}

    def close(self) -> None:
        self.heartbeat.stop()
        self.database.close()


@pytest.mark.proof
def test_a_standby_until_it_is_promoted(
    primary: postgresql.Server, links: Links, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """The program starts after the fail-over; its connections were made to the standby."""
    url = primary.new_database()
    database = Database(url)
    database.migrate()
    game = Harness(database, datetime.now(UTC))
    with postgresql.running(primary=primary) as standby:
        site = Site(tmp_path, url.replace(str(primary.folder), str(standby.folder)), game, links)
        refused = [site.move() for _ in range(7)]  # psycopg has prepared its statements by then
        away = {(one.status_code, one.json["error"], one.headers["Retry-After"]) for one in refused}
        assert away == {(503, "away", "2")}
        assert site.client.get(site.turn).status_code == 200
        assert site.client.get("/").status_code == 200
        ready = site.client.get("/readyz")
        assert (ready.status_code, ready.json["status"][: len(READ_ONLY)]) == (503, READ_ONLY)
        found = site.metrics()
        assert (found["posse_database_up"], "posse_processes" in found) == (0, False)
        assert "Traceback" not in capsys.readouterr().err
        standby.promote()
        until(lambda: site.move().status_code, PATIENCE, "a move", lambda status: status == 200)
        site.heartbeat.beat()
        assert site.client.get("/readyz").status_code == 200
        assert site.metrics()["posse_database_up"] == 1
        site.close()
    database.close()
