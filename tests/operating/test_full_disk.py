"""A disk that is full: the web says that it is not ready, loses nothing, and is ready again when there is room."""

from __future__ import annotations

import resource
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from tests.servers import processes_of
from tests.waiting import until
from tests.whole.house import PATIENCE, House, running_house
from tests.whole.people import Answer, ask

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(sys.platform != "linux", reason="only Linux limits the files of another process (prlimit)"),
]

PLAYERS = [{"name": "Anna", "email": "anna@example.org"}, {"robot": "cautious"}]


@contextmanager
def full_disk(house: House) -> Iterator[None]:
    """Let no file of the web process grow: a write fails as it does on a disk that is full."""
    (web, _command), *_ = processes_of(house.process("web"))
    limits = resource.prlimit(web, resource.RLIMIT_FSIZE)  # type: ignore[attr-defined,unused-ignore] # Linux only
    resource.prlimit(web, resource.RLIMIT_FSIZE, (0, limits[1]))  # type: ignore[attr-defined,unused-ignore]
    yield
    resource.prlimit(web, resource.RLIMIT_FSIZE, limits)  # type: ignore[attr-defined,unused-ignore]


def ready(house: House) -> int:
    return ask(f"{house.url}/readyz").status


def propose(house: House) -> Answer:
    return ask(f"{house.url}/games", "POST", {"players": PLAYERS}, "application/json")


def test_a_web_on_a_full_disk_is_not_ready(tmp_path: Path) -> None:
    with running_house(tmp_path, "web") as (house, _post):
        with full_disk(house):
            refused = propose(house)
            assert (refused.status, refused.json["error"]) == (503, "away")
            until(lambda: ready(house), PATIENCE, "the web not to be ready", lambda status: status == 503)
            assert ask(f"{house.url}/healthz").status == 200
            assert ask(f"{house.url}/").status == 200, "what only reads goes on"
        assert propose(house).status == 201
        until(lambda: ready(house), PATIENCE, "the web to be ready", lambda status: status == 200)
        assert house.rows("SELECT count(*) FROM game")[0][0] == 1
