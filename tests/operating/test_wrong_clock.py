"""A machine with worker and beat whose clock is three days ahead: it ends no game, erases nothing, and says so."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.waiting import until
from tests.whole.house import PATIENCE, House, PostOffice, running_house, running_servers
from tests.whole.people import ask

pytestmark = pytest.mark.slow

PLAYERS = [{"name": "Anna", "email": "anna@example.org"}, {"robot": "cautious"}]
AHEAD = 3 * 86400


@pytest.fixture
def club(tmp_path: Path) -> Iterator[tuple[House, PostOffice]]:
    """A web on one machine, a worker and a beat on another, whose clock the test sets."""
    with (
        running_servers(tmp_path) as machines,
        running_house(tmp_path, "web", **machines.settings) as (house, post),
    ):
        set_clock(house, "+3d")
        house.start("worker", "beat")
        yield house, post


def set_clock(house: House, ahead: str) -> None:
    for name in ("worker", "beat"):
        house.set_clock(name, ahead)


def skew(house: House) -> float | None:
    """Return the skew in the worker's last pulse."""
    found = house.rows("SELECT skew FROM process_pulse WHERE role = 'worker'")
    return float(found[0][0]) if found else None


def sweeps(house: House) -> int:
    """Return how many sweeps have recorded a time that has come."""
    return int(house.rows("SELECT count(*) FROM pulse WHERE id = 1 AND awake_at < now() + interval '20 s'")[0][0])


def games(house: House) -> int:
    return int(house.rows("SELECT count(*) FROM game")[0][0])


def wait_for_skew(house: House, seconds: float) -> None:
    until(lambda: skew(house), PATIENCE, "the skew", lambda found: found is not None and abs(found - seconds) < 15)


def test_a_clock_three_days_ahead_ends_nothing_and_is_reported(club: tuple[House, PostOffice]) -> None:
    house, post = club
    assert ask(f"{house.url}/games", "POST", {"players": PLAYERS}, "application/json").status == 201
    post.wait_for(lambda mails: len(mails) == 1)  # by the database's time this worker sends mail as ever
    wait_for_skew(house, AHEAD)
    assert (games(house), sweeps(house)) == (1, 0), "a game that nobody confirms is deleted after two days"
    set_clock(house, "+0")
    wait_for_skew(house, 0)
    until(lambda: sweeps(house), PATIENCE, "a sweep")
    set_clock(house, "+3d")  # while it sweeps once a second
    wait_for_skew(house, AHEAD)
    set_clock(house, "+0")
    wait_for_skew(house, 0)
    assert (games(house), sweeps(house)) == (1, 1)
    assert house.log("worker").count('"wrong": true') == 2
