"""Robots that think, in real processes: mails and clocks of other games do not wait for them; a message may be lost.

An analysis makes no robot wait. A process that is killed costs it time only, and one that ends gives it back.
"""

from __future__ import annotations

import os
import random
from collections.abc import Mapping, Sequence
from datetime import UTC, datetime
from pathlib import Path

import pytest

from service.db.database import Database
from tests.servers import free_port
from tests.service import analysed
from tests.waiting import PATIENCE, until
from tests.whole.deployment import Deployment, deployed
from tests.whole.people import ask, play_turn
from tests.whole.test_whole_game import start_game
from tests.worker.test_metrics import scrape_until, total

pytestmark = pytest.mark.proof

MARSHALS = [{"name": "Anna"}, *({"robot": "marshal"} for _ in range(3))]
GAMES = 12


def thinking(deployment: Deployment) -> int:
    """Return the number of games that wait for a robot to think."""
    ((number,),) = deployment.rows("SELECT count(*) FROM game WHERE think_by IS NOT NULL")
    return int(number)


def play_against(deployment: Deployment, players: Sequence[Mapping[str, str]]) -> None:
    """Start a game, and play its first turn."""
    started = ask(f"{deployment.url}/games", "POST", {"players": players}, "application/json")
    play_turn(started.json["url"], random.Random(1))


def wait_for_a_robots_move(deployment: Deployment) -> None:
    until(lambda: deployment.rows("SELECT 1 FROM move WHERE mark = 'robot'"), PATIENCE, "a robot's move")


def test_mails_and_clocks_do_not_wait_for_robots(tmp_path: Path) -> None:
    port = free_port()
    settings = {"ROBOT_SECONDS": "6", "METRICS_PORT": str(port)}
    with deployed(tmp_path, "web", "worker", "beat", "robots", **settings) as (deployment, post):
        lower = os.getpriority(os.PRIO_PROCESS, 0) + 10
        assert os.getpriority(os.PRIO_PROCESS, deployment.process("robots")) == min(lower, 19), "the lowest there is"
        for _ in range(GAMES):
            play_against(deployment, MARSHALS)
        wait_for_a_robots_move(deployment)
        friday = start_game(deployment, post)
        kinds = [mail["X-Posse-Kind"] for mail in post.mails]
        assert kinds.count("start") == 3, "seven mails have left, each by the worker"
        assert thinking(deployment) >= GAMES // 2, "and the robots still think"
        deployment.execute(f"UPDATE game SET due_at = datetime('now', '-1 seconds') WHERE id = '{friday}'")
        until(lambda: deployment.rows("SELECT 1 FROM move WHERE mark = 'clock'"), PATIENCE, "a move by the clock")
        assert thinking(deployment) >= GAMES // 2
        found = scrape_until(port, "a robot's move", lambda found: total(found, "posse_robot_moves_total") > 0)
        assert found['posse_robot_moves_total{policy="marshal"}'] <= found["posse_thought_seconds_count"]
        assert found['posse_processes{role="robots"}'] == 1
        assert found["posse_thought_overdue_seconds"] > 0
        assert "Traceback" not in deployment.log("robots") + deployment.log("worker")


def test_a_lost_message_delays_a_robot_by_seconds(tmp_path: Path) -> None:
    """The sweep repeats it once a process runs that reads it."""
    with deployed(tmp_path, "web", "worker", "beat", ROBOT_SECONDS="0.1") as (deployment, _):
        play_against(deployment, MARSHALS)
        messages = tmp_path / "var" / "broker"
        until(lambda: list(messages.glob("*.robots.msg")), PATIENCE, "the message")
        for message in messages.glob("*.robots.msg"):
            message.unlink()
        deployment.start("robots")
        wait_for_a_robots_move(deployment)
        assert "no robot has thought in time" not in deployment.log("worker")


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

        play_against(deployment, MARSHALS[:2])
        wait_for_a_robots_move(deployment)
        assert deployment.rows("SELECT found FROM play_analysis") == [(None,)], "it is not done yet"

        deployment.kill("robots")
        deployment.execute("UPDATE play_analysis SET done = 0, work_at = datetime('now', '-1 seconds')")
        deployment.start("robots")
        wait_for_decisions(deployment, tries=2)
        assert deployment.ask_to_stop("robots") == 0
        tries, _, claimed = row(deployment)
        assert (tries, claimed) == (1, 0)
        assert "Traceback" not in deployment.log("robots") + deployment.log("worker")
