"""Metrics of real processes: two web processes and a worker, counted together."""

from __future__ import annotations

import os
import random
import re
import signal
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from urllib.request import urlopen

import pytest

from tests.mail.mail_server import link_to_play
from tests.servers import free_port
from tests.service.test_alerts import PAGE, RULES, metrics_in
from tests.waiting import until
from tests.whole.deployment import deployed
from tests.whole.people import ask, play_turn
from tests.whole.test_whole_game import start_game

pytestmark = pytest.mark.proof

SAMPLE = re.compile(r"^(\w+)(?:\{(.*)\})? (\S+)$", re.MULTILINE)


def scrape(port: int) -> dict[str, float]:
    """Return the samples by name and labels, over a new connection, so that any of the processes may answer."""
    with urlopen(f"http://127.0.0.1:{port}/metrics", timeout=10) as answer:
        text = answer.read().decode()
    return {f"{name}{{{labels}}}" if labels else name: float(value) for name, labels, value in SAMPLE.findall(text)}


def scrape_until(port: int, what: str, there: Callable[[dict[str, float]], bool]) -> dict[str, float]:
    # OSError: the process that accepted the connection has just been killed.
    return until(lambda: scrape(port), 120, what, there, not_yet=OSError, pause=0.2)


def total(found: dict[str, float], name: str) -> float:
    return sum(value for sample, value in found.items() if sample.split("{")[0] == name)


def children(process: int) -> list[int]:
    return [int(one) for one in Path(f"/proc/{process}/task/{process}/children").read_text().split()]


# Metrics that have no sample here: no public site, no certificate, no scheduled backup, nothing put aside.
WITHOUT_SAMPLES = {
    *("posse_site_up", "posse_certificate_seconds", "posse_backup_age_seconds"),
    *("posse_set_aside", "posse_mailbox_up"),
}


def test_every_process_reports_all_counts_and_keeps_those_of_killed_processes(tmp_path: Path) -> None:
    port = free_port()
    with deployed(tmp_path, METRICS_PORT=str(port), WEB_CONCURRENCY="2", LOG_FORMAT="json") as (deployment, post):
        start_game(deployment, post)
        link = post.wait_for(lambda mails: next(filter(None, map(link_to_play, mails)), None))
        played = play_turn(link, random.Random(1))
        assert played
        assert ask(f"{deployment.url}/p/nonsense", accept="application/json").status == 404
        sent = len(post.mails)
        scrape_until(port, "a sweep", lambda found: "posse_sweep_age_seconds" in found)
        found = scrape_until(port, f"{sent} mails", lambda found: total(found, "posse_mails_total") >= sent)
        assert found['posse_moves_total{by="player"}'] == len(played)
        assert found['posse_mails_total{kind="start",state="sent"}'] == 3
        assert found['posse_refusals_total{code="404",rule="/p/<token>"}'] == 1
        assert found['posse_request_seconds_count{method="POST",rule="/p/<token>/moves"}'] >= len(played)
        assert found["posse_database_up"] == 1
        assert found["posse_deadline_overdue_seconds"] < 60
        before = {name: value for name, value in found.items() if "_total" in name}
        killed, *_ = children(deployment.process("web"))
        os.kill(killed, signal.SIGKILL)
        deployment.kill("worker")
        after = scrape_until(port, "any metric", lambda found: "posse_database_up" in found)
        assert {name for name, value in before.items() if after.get(name, 0) < value} == set()
        with closing(sqlite3.connect(deployment.folder / "var" / "posse.sqlite3")) as database, database:
            database.execute("UPDATE game SET due_at = datetime('now', '-100 seconds')")
            database.execute("UPDATE outmail SET state = 'failed' WHERE kind = 'confirm'")
        late = scrape_until(
            port, "an overdue deadline", lambda found: found.get("posse_deadline_overdue_seconds", 0) > 90
        )
        assert late['posse_outbox{kind="confirm",state="failed"}'] == 1
        shown = {sample.partition("{")[0] for sample in late}
        for rule in RULES:
            assert metrics_in(rule["expr"]) <= shown | WITHOUT_SAMPLES, (
                f"{rule['alert']} uses a metric that does not exist"
            )
        explained = set(re.findall(r"^\| `(posse_\w+)", PAGE, re.MULTILINE))
        assert explained >= WITHOUT_SAMPLES
        assert {name for name in shown if name.startswith("posse_")} <= {
            name + part for name in explained for part in ("", "_bucket", "_count", "_sum")
        }, "the page explains every metric"


def test_without_the_setting_there_are_no_metrics(tmp_path: Path) -> None:
    with deployed(tmp_path) as (deployment, _post):
        assert not (deployment.folder / "var" / "metrics").exists()
