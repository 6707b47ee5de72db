"""Metrics of real processes: two web processes and a worker, counted together."""

from __future__ import annotations

import os
import random
import signal
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.mail.mail_server import link_to_play
from tests.operating.prometheus import scrape
from tests.operating.test_dashboard import DOCUMENTED
from tests.servers import free_port, processes_of
from tests.service.test_alerts import RULES, metrics_in
from tests.waiting import until
from tests.whole.deployment import deployed
from tests.whole.people import ask, play_turn
from tests.whole.test_whole_game import start_game

pytestmark = pytest.mark.proof


def scrape_until(port: int, what: str, there: Callable[[dict[str, float]], bool]) -> dict[str, float]:
    # OSError: the process that accepted the connection has just been killed.
    return until(lambda: scrape(port), 120, what, there, not_yet=OSError, pause=0.2)


def total(found: dict[str, float], name: str) -> float:
    return sum(value for sample, value in found.items() if sample.split("{")[0] == name)


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
        (killed, _), *_ = processes_of(deployment.process("web"))
        os.kill(killed, signal.SIGKILL)
        deployment.kill("worker")
        after = scrape_until(port, "any metric", lambda found: "posse_database_up" in found)
        assert {name for name, value in before.items() if after.get(name, 0) < value} == set()
        deployment.execute("UPDATE game SET due_at = datetime('now', '-100 seconds')")
        deployment.execute("UPDATE outmail SET state = 'failed' WHERE kind = 'confirm'")
        late = scrape_until(
            port, "an overdue deadline", lambda found: found.get("posse_deadline_overdue_seconds", 0) > 90
        )
        assert late['posse_outbox{kind="confirm",state="failed"}'] == 1
        shown = {sample.partition("{")[0] for sample in late}
        for rule in RULES:
            assert metrics_in(rule["expr"]) <= shown | WITHOUT_SAMPLES, rule["alert"]
        assert DOCUMENTED >= WITHOUT_SAMPLES
        documented = {name + part for name in DOCUMENTED for part in ("", "_bucket", "_count", "_sum")}
        assert shown <= documented, "the page explains every metric"


def test_without_the_setting_there_are_no_metrics(tmp_path: Path) -> None:
    with deployed(tmp_path) as (deployment, _post):
        assert not (deployment.folder / "var" / "metrics").exists()
