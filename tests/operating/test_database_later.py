"""Web and worker that start before their database does: they wait for it, as after a reboot of every machine."""

from __future__ import annotations

import signal
from pathlib import Path

import pytest

from tests.waiting import until
from tests.whole.house import PATIENCE, House, PostOffice, running_servers
from tests.whole.people import ask
from tests.whole.test_whole_game import start_game

pytestmark = pytest.mark.slow


def test_everything_starts_before_postgresql_and_waits(tmp_path: Path) -> None:
    with running_servers(tmp_path) as machines:
        post = PostOffice()
        post.open()
        machines.postgresql.stop()
        house = House(tmp_path, machines.settings | {"SMTP_URL": post.url})
        try:
            house.start("web", "worker", "beat")
            first = {name: house.process(name) for name in house.names}
            alive = until(lambda: ask(f"{house.url}/healthz"), PATIENCE, "the web", not_yet=OSError)
            assert alive.status == 200
            ready = ask(f"{house.url}/readyz", accept="application/json")
            assert (ready.status, ready.json["status"][:8]) == (503, "the last")
            page = ask(f"{house.url}/")
            assert (page.status, page.headers["Retry-After"]) == (503, "2")
            assert ask(f"{house.url}/static/posse.css").status == 200
            machines.postgresql.start()
            house.wait_until_up()
            start_game(house, post)
            assert {name: house.process(name) for name in house.names} == first
            assert house.tend() == [], "no process has ended"
            logged = house.log("web") + house.log("worker")
            assert "no pulse: the database cannot be used" in logged
            assert "Traceback" not in logged
        finally:
            house.stop()
            post.close()


def test_a_web_that_is_asked_to_stop_leaves_no_row_and_a_killed_one_is_replaced(tmp_path: Path) -> None:
    with running_servers(tmp_path) as machines:
        post = PostOffice()
        post.open()
        house = House(tmp_path, machines.settings | {"SMTP_URL": post.url, "WEB_CONCURRENCY": "2"})
        try:
            house.start("web", "worker", "beat")
            house.wait_until_up()
            until(lambda: roles(house), PATIENCE, "three pulses", lambda found: found == ["web", "web", "worker"])
            until(lambda: house.rows("SELECT * FROM pulse"), PATIENCE, "a sweep: the worker handles signals by then")
            assert house.ask_to_stop("worker") == 0
            assert roles(house) == ["web", "web"]
            assert house.ask_to_stop("web", signal.SIGTERM) == 0
            assert roles(house) == []
        finally:
            house.stop()
            post.close()


def roles(house: House) -> list[str]:
    """Return the roles of the processes that have a pulse."""
    return [role for (role,) in house.rows("SELECT role FROM process_pulse ORDER BY role")]
