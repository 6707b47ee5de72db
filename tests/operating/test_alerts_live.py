"""Two alerts in a real Prometheus that watches real processes, with shortened times: they fire, and they clear."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.operating.prometheus import Prometheus
from tests.servers import free_port
from tests.whole.deployment import deployed
from tests.whole.people import PLAYERS, ask

pytestmark = pytest.mark.proof

SHORTENED = {r"for: \w+": "for: 1s", r"mail_waiting_seconds\) > 300": "mail_waiting_seconds) > 3"}


def test_no_web_and_no_mail_server_fire_and_clear(tmp_path: Path) -> None:
    port = free_port()
    with (
        deployed(tmp_path, METRICS_PORT=str(port)) as (deployment, post),
        Prometheus(tmp_path, port, SHORTENED).running() as prometheus,
    ):
        prometheus.wait_until_quiet()
        post.close()
        assert ask(f"{deployment.url}/games", "POST", {"players": PLAYERS}, "application/json").status == 201
        took = [prometheus.wait_until("PosseMailWaits", fires=True)]
        post.open()
        post.wait_for(lambda mails: len(mails) == 1)
        took.append(prometheus.wait_until("PosseMailWaits", fires=False))
        assert deployment.ask_to_stop("web") == 0
        took.append(prometheus.wait_until("PosseNoWeb", fires=True))
        deployment.start("web")
        took.append(prometheus.wait_until("PosseNoWeb", fires=False))
        prometheus.wait_until_quiet()
    print(
        f"\nno mail fired after {took[0]:.1f} s, cleared after {took[1]:.1f} s; no web {took[2]:.1f} s, {took[3]:.1f} s"
    )
