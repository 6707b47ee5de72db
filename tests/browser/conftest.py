"""Fixtures: a headless Chromium, and the application on a port of its own."""

from __future__ import annotations

import shutil
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from pathlib import Path
from socketserver import ThreadingMixIn
from typing import Any
from wsgiref.simple_server import WSGIRequestHandler, WSGIServer, make_server

import pytest
from flask import Flask
from sqlmodel import select

import engine
from service.db.database import Database
from service.links import Links, Scope
from service.models import Seat
from service.web import create_app
from tests.browser.chromium import DRIVER, PROGRAM, Chromium
from tests.servers import unavailable
from tests.service.harness import Harness, Policy
from tests.settings import KEYS, settings

TESTED = "test_on_a_phone.py"  # what `make test` runs; all else is part of `make proof`


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if Path(__file__).parent in item.path.parents:
            item.add_marker("browser")
            if item.path.name != TESTED:
                item.add_marker("proof")


@contextmanager
def chromium(folder: Path) -> Iterator[Chromium]:
    """Run a browser whose profile is in that folder."""
    browser = Chromium(folder)
    try:
        yield browser
    finally:
        browser.quit()


@pytest.fixture(scope="session")
def started(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Chromium]:
    """Chromium; tests are skipped if it or its driver is not installed."""
    missing = [path for path in (PROGRAM, DRIVER) if shutil.which(path) is None]
    if missing:
        unavailable(f"{' and '.join(missing)} not found: apt install chromium chromium-driver")
    with chromium(tmp_path_factory.mktemp("chromium")) as browser:
        yield browser


@pytest.fixture
def browser(started: Chromium) -> Chromium:
    """The browser as a phone, whose pages run scripts."""
    started.run_scripts()
    started.show()
    return started


@pytest.fixture
def scriptless(browser: Chromium) -> Chromium:
    """The browser as a phone, in which pages run no scripts."""
    browser.run_scripts(False)
    return browser


class SilentHandler(WSGIRequestHandler):
    """A handler that logs no requests, because their paths contain tokens."""

    def log_message(self, format: str, *args: object) -> None:  # noqa: A002 - the name the standard library calls it by
        pass


class ThreadingServer(ThreadingMixIn, WSGIServer):
    """A server that is not kept waiting by connections which a browser opens before it needs them."""

    daemon_threads = True


@contextmanager
def served(app: Flask) -> Iterator[str]:
    """Serve the application; the value is its address."""
    server = make_server("127.0.0.1", 0, app, server_class=ThreadingServer, handler_class=SilentHandler)
    thread = threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.05})
    thread.start()
    try:
        yield f"http://127.0.0.1:{server.server_port}"
    finally:
        server.shutdown()
        thread.join()
        server.server_close()


class Site:
    """The application with its database, and the addresses of its players' pages."""

    def __init__(self, folder: Path) -> None:
        url = f"sqlite:///{folder / 'posse.sqlite'}"
        self.folder = folder
        self.database = Database(url)
        self.database.migrate()
        self.now = datetime.now(UTC)
        self.app = create_app(settings(folder, base_url="http://127.0.0.1:8000", mailbox=True), self.database)
        self.address = ""

    def page(self, game_id: str, n: int, scope: Scope = "seat", at: int = 0) -> str:
        with self.database.reading() as session:
            seat = session.exec(select(Seat).where(Seat.game_id == game_id, Seat.n == n)).one()
        return f"{self.address}/p/{Links(KEYS, self.address).token(scope, seat, at)}"

    def game(
        self,
        there: Callable[[engine.Position], bool] | None = None,
        policy: Policy = engine.cautious,
        *,
        players: int = 3,
        **options: Any,
    ) -> Harness:
        """Return a game that is played until `there`, or has just begun."""
        harness = Harness(self.database, self.now, players, **options)
        if there is not None:
            assert harness.act_until(there, policy), f"the game of {players} with {options} never comes there"
        return harness

    def turn(self, harness: Harness) -> str:
        """Return the page of the player whose turn it is."""
        return self.page(harness.id, harness.position().turn)

    def asked(self, harness: Harness) -> str:
        """Return the page of the first player who is to act."""
        return self.page(harness.id, harness.position().to_act()[0])


@contextmanager
def running(folder: Path, migrated: Path) -> Iterator[Site]:
    """Serve the application over a database in that folder."""
    shutil.copy(migrated, folder / "posse.sqlite")
    site = Site(folder)
    with served(site.app) as address:
        site.address = address
        yield site
    site.database.close()


@pytest.fixture
def site(tmp_path: Path, migrated: Path) -> Iterator[Site]:
    with running(tmp_path, migrated) as site:
        yield site
