"""An analysis in real processes: robots go first, one that is killed costs time only, one that ends gives it back."""

from __future__ import annotations

import random
import sqlite3
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path

import pytest

from service.db.database import Database
from tests.service import analysed
from tests.waiting import PATIENCE, until
from tests.whole.deployment import Deployment, deployed
from tests.whole.people import ask, play_turn

pytestmark = pytest.mark.proof

MARSHAL = [{"name": "Anna"}, {"robot": "marshal"}]


def row(deployment: Deployment) -> tuple[int, int, int]:
    """Return how often the analysis was begun, how many decisions are done, and whether somebody has claimed it."""
    ((tries, done, claimed),) = deployment.rows(
        "SELECT tries, done, work_at > datetime('now', '30 seconds') FROM play_analysis"
    )
    return tries, done, claimed


def wait_for_decisions(deployment: Deployment, tries: int) -> int:
    """Wait until the worker of that try has computed a decision; return how many it has."""
    found = until(lambda: row(deployment), PATIENCE, "a decision", lambda found: found[0] == tries and found[1] > 0)
    return found[1]


def test_an_analysis_makes_no_robot_wait_and_survives_its_process(tmp_path: Path) -> None:
    with deployed(tmp_path, "web", "worker", "beat", "robots", ROBOT_SECONDS="0.1") as (deployment, _):
        database = Database(deployment.database_url)
        analysed.ask(analysed.played(database, datetime.now(UTC), seed=2), 1)  # two seconds for each decision
        database.close()
        wait_for_decisions(deployment, tries=1)

        started = ask(f"{deployment.url}/games", "POST", {"players": MARSHAL}, "application/json")
        play_turn(started.json["url"], random.Random(1))
        until(lambda: deployment.rows("SELECT 1 FROM move WHERE mark = 'robot'"), PATIENCE, "a robot's move")
        assert deployment.rows("SELECT found FROM play_analysis") == [(None,)], "it is not done yet"

        deployment.kill("robots")
        with closing(sqlite3.connect(deployment.folder / "var" / "posse.sqlite3")) as connection, connection:
            connection.execute("UPDATE play_analysis SET done = 0, work_at = datetime('now', '-1 seconds')")
        deployment.start("robots")
        wait_for_decisions(deployment, tries=2)
        assert deployment.ask_to_stop("robots") == 0
        tries, _, claimed = row(deployment)
        assert (tries, claimed) == (1, 0)
        assert "Traceback" not in deployment.log("robots") + deployment.log("worker")
