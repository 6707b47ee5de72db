"""A PostgreSQL that can be read only, as after a bad fail-over: pages open, and posts may be sent again later."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import psycopg
import pytest
from flask.testing import FlaskClient

from service.db.database import Database
from service.links import Links
from service.operations.clock.heartbeat import Heartbeat
from service.operations.monitoring.gauge_metrics import GaugeCollector
from service.web import create_app
from service.web.base.app_state import EXTENSION
from tests.service import postgresql
from tests.service.harness import Harness
from tests.service.web.conftest import JSON, People
from tests.settings import settings
from tests.waiting import PATIENCE, until

READ_ONLY = "the last pulse could not be committed: the server is read-only"


@pytest.fixture(scope="module")
def primary() -> Iterator[postgresql.Server]:
    with postgresql.running() as server:
        yield server


class Site:
    """A site that a game is played at, and the database of its program."""

    def __init__(self, folder: Path, url: str, game: Harness, links: Links) -> None:
        self.database = Database(url)
        self.settings = settings(folder, database_url=url)
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


Open = Callable[[str], Site]


@pytest.fixture
def game(primary: postgresql.Server) -> Iterator[tuple[str, Harness]]:
    """A game in a new database, and its address."""
    url = primary.new_database()
    database = Database(url)
    database.migrate()
    yield url, Harness(database, datetime.now(UTC))
    database.close()


@pytest.fixture
def open_site(game: tuple[str, Harness], links: Links, tmp_path: Path) -> Iterator[Open]:
    """Return a function that opens a site at the address of a database."""
    opened: list[Site] = []

    def open_at(url: str) -> Site:
        opened.append(Site(tmp_path, url, game[1], links))
        return opened[-1]

    yield open_at
    for site in opened:
        site.close()


def assert_can_be_read_only(site: Site, capsys: pytest.CaptureFixture[str]) -> None:
    refused = [site.move() for _ in range(7)]  # psycopg has prepared its statements by then
    assert {(one.status_code, one.json["error"], one.headers["Retry-After"]) for one in refused} == {(503, "away", "2")}
    assert site.client.get(site.turn).status_code == 200
    assert site.client.get("/").status_code == 200
    ready = site.client.get("/readyz")
    assert (ready.status_code, ready.json["status"][: len(READ_ONLY)]) == (503, READ_ONLY)
    found = site.metrics()
    assert (found["posse_database_up"], "posse_processes" in found) == (0, False)
    assert "Traceback" not in capsys.readouterr().err


@pytest.mark.proof
def test_a_server_that_is_set_to_read_only(
    game: tuple[str, Harness], open_site: Open, capsys: pytest.CaptureFixture[str]
) -> None:
    url, _ = game
    site = open_site(url)
    assert site.metrics()["posse_database_up"] == 1
    with psycopg.connect(url, autocommit=True) as operator:
        operator.execute("ALTER SYSTEM SET default_transaction_read_only = on")
        operator.execute("SELECT pg_reload_conf()")
        try:
            until(
                lambda: site.metrics(), PATIENCE, "read-only connections", lambda found: found["posse_database_up"] == 0
            )
            site.heartbeat.beat()
            assert_can_be_read_only(site, capsys)
        finally:
            operator.execute("SET default_transaction_read_only = off")
            operator.execute("ALTER SYSTEM RESET default_transaction_read_only")
            operator.execute("SELECT pg_reload_conf()")
    until(lambda: site.move().status_code, PATIENCE, "a move", lambda status: status == 200)


@pytest.mark.proof
def test_a_standby_until_it_is_promoted(
    primary: postgresql.Server, game: tuple[str, Harness], open_site: Open, capsys: pytest.CaptureFixture[str]
) -> None:
    """The program starts after the fail-over; its connections were made to the standby."""
    with postgresql.running(primary=primary) as standby:
        url = game[0].replace(str(primary.folder), str(standby.folder))
        site = open_site(url)
        assert_can_be_read_only(site, capsys)
        standby.promote()
        until(lambda: site.move().status_code, PATIENCE, "a move", lambda status: status == 200)
        site.heartbeat.beat()
        assert site.client.get("/readyz").status_code == 200
        assert site.metrics()["posse_database_up"] == 1
        site.close()
