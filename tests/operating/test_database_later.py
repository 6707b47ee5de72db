"""Web and worker that start before their database does: they wait for it, as after a reboot of every machine."""

from __future__ import annotations

import signal
from pathlib import Path

import pytest

from tests.waiting import PATIENCE, until
from tests.whole.deployment import Deployment, MailSink, running_servers
from tests.whole.people import ask
from tests.whole.test_whole_game import start_game

pytestmark = pytest.mark.proof


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
