"""Every line that a process prints is JSON, from its start to its end, and its exit code says why it ended."""

from __future__ import annotations

import json
import signal
from pathlib import Path
from typing import Any

import pytest

from tests.servers import free_port
from tests.waiting import PATIENCE, until
from tests.whole.deployment import Deployment, deployed

pytestmark = pytest.mark.proof

PROCESSES = ("web", "worker", "robots", "inbound", "beat")
WRONG_SETTINGS = 2


def lines(deployment: Deployment, name: str) -> list[dict[str, Any]]:
    """Return what a process has printed. Raises ValueError for a line that is not JSON."""
    return [json.loads(line) for line in deployment.log(name).splitlines()]


@pytest.mark.parametrize(
    "words",
    [(signal.SIGTERM,), (signal.SIGTERM, signal.SIGTERM), (signal.SIGQUIT,), (signal.SIGINT,)],
    ids=lambda words: "-".join(word.name for word in words),
)
def test_every_line_is_json_until_the_end(tmp_path: Path, words: tuple[signal.Signals, ...]) -> None:
    """The process of the robots is a worker with another queue, so it is only asked in the usual way."""
    mail_in = f"smtp://127.0.0.1:{free_port()}"
    names = [name for name in PROCESSES if name != "robots" or words == (signal.SIGTERM,)]
    with deployed(tmp_path, *names, MAIL_IN=mail_in, REPLY_DOMAIN="reply.example") as (deployment, _post):
        until(lambda: deployment.rows("SELECT * FROM pulse"), PATIENCE, "a sweep: the worker handles signals by then")
        until(lambda: all(deployment.log(name) for name in names), PATIENCE, "the first line of each process")
        for name in names:
            for word in words:
                deployment.tell(name, word)
        for name in names:
            deployment.wait_until_ended(name)
        printed = {name: lines(deployment, name) for name in names}
    assert {name: line[0]["event"] for name, line in printed.items()} == dict.fromkeys(names, "starts")
    how = "cold" if signal.SIGQUIT in words else "warm"
    assert [line["how"] for line in printed["worker"] if line["event"] == "stops"][:1] == [how]


def ended(folder: Path, name: str, **settings: str) -> tuple[int, list[dict[str, Any]]]:
    """Return the exit code of a process that ends by itself, and what it has printed."""
    deployment = Deployment(folder, settings)
    deployment.start(name)
    return deployment.wait_until_ended(name), lines(deployment, name)


@pytest.mark.parametrize("name", PROCESSES)
def test_a_wrong_setting_is_one_line_and_an_exit_code_of_its_own(tmp_path: Path, name: str) -> None:
    code, (line,) = ended(tmp_path, name, SMTP_RATE="many")
    assert code == WRONG_SETTINGS
    assert (line["event"], line["level"]) == ("settings are wrong", "error")
    assert line["mistakes"][0].startswith("SMTP_RATE is 'many'")


def test_inbound_without_mail_in_says_why_it_ends(tmp_path: Path) -> None:
    code, (_, last) = ended(tmp_path, "inbound", SMTP_URL="smtp://127.0.0.1:1")
    assert (code, last["event"]) == (0, "ends: no mail is taken in, because MAIL_IN is not set")
