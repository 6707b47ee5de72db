"""A machine with worker and beat whose clock is three days ahead: it ends no game, erases nothing, and says so."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.waiting import PATIENCE, until
from tests.whole.deployment import Deployment, MailSink, deployed, running_servers
from tests.whole.people import PLAYERS, ask

pytestmark = pytest.mark.proof

AHEAD = 3 * 86400


@pytest.fixture
def club(tmp_path: Path) -> Iterator[tuple[Deployment, MailSink]]:
    """A web on one machine, a worker and a beat on another, whose clock the test sets."""
    with (
        running_servers(tmp_path) as machines,
        deployed(tmp_path, "web", **machines.settings) as (deployment, post),
    ):
        set_clock(deployment, "+3d")
        deployment.start("worker", "beat")
        yield deployment, post


def set_clock(deployment: Deployment, ahead: str) -> None:
    for name in ("worker", "beat"):
        deployment.set_clock(name, ahead)


def skew(deployment: Deployment) -> float | None:
    """Return the skew in the worker's last pulse."""
    found = deployment.rows("SELECT skew FROM process_pulse WHERE role = 'worker'")
    return float(found[0][0]) if found else None


def sweeps(deployment: Deployment) -> int:
    """Return how many sweeps have recorded a time that has come."""
    return int(deployment.rows("SELECT count(*) FROM pulse WHERE id = 1 AND awake_at < now() + interval '20 s'")[0][0])


def games(deployment: Deployment) -> int:
    return int(deployment.rows("SELECT count(*) FROM game")[0][0])


def reports(deployment: Deployment) -> list[bool]:
    """Return what the worker has logged of its clock: whether it was wrong."""
    lines = map(json.loads, deployment.log("worker").splitlines())
    return [line["wrong"] for line in lines if line["event"] == "clock"]


def wait_for_skew(deployment: Deployment, seconds: float) -> None:
    def there(found: float | None) -> bool:
        return found is not None and abs(found - seconds) < 15

    until(lambda: skew(deployment), PATIENCE, "the skew", there, pause=0.5)  # a pulse comes every ten seconds


def test_a_clock_three_days_ahead_ends_nothing_and_is_reported(club: tuple[Deployment, MailSink]) -> None:
    deployment, post = club
    assert ask(f"{deployment.url}/games", "POST", {"players": PLAYERS}, "application/json").status == 201
    post.wait_for(lambda mails: len(mails) == 1)  # by the database's time this worker sends mail as ever
    wait_for_skew(deployment, AHEAD)
    assert (games(deployment), sweeps(deployment)) == (1, 0), "a game that nobody confirms is deleted after two days"
    set_clock(deployment, "+0")
    wait_for_skew(deployment, 0)
    until(lambda: sweeps(deployment), PATIENCE, "a sweep")
    set_clock(deployment, "+3d")  # while it sweeps once a second, which it has done several times before its next pulse
    wait_for_skew(deployment, AHEAD)
    assert (games(deployment), sweeps(deployment)) == (1, 1)
    # A pulse is logged after it was committed; the last line may be half written.
    until(lambda: reports(deployment), PATIENCE, "the reports", [True, False, True].__eq__, not_yet=ValueError)
