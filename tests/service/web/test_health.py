"""Health checks: what a load balancer, a service manager and the operator learn."""

from __future__ import annotations

from datetime import timedelta
from pathlib import Path

import pytest
from flask import Flask
from flask.testing import FlaskClient

from service.db.database import Database
from service.links import Links, probes
from service.models import Seat
from service.pulse.heartbeat import Heartbeat
from service.web import create_app
from service.web.base.app_state import EXTENSION
from tests.service.web.conftest import JSON, Clock, Table
from tests.settings import KEYS, settings

LOCAL = {"base_url": "http://127.0.0.1:8000"}


@pytest.fixture
def heartbeat(app: Flask) -> Heartbeat:
    found: Heartbeat = app.extensions[EXTENSION].heartbeat
    return found


def test_alive_at_once_ready_from_the_first_pulse_and_listed(client: FlaskClient, heartbeat: Heartbeat) -> None:
    assert client.get("/healthz").status_code == 200
    assert client.get("/readyz").status_code == 503
    heartbeat.beat()
    assert client.get("/readyz").json == {"status": "ready"}
    assert client.get("/status", **LOCAL).json["sweep_age"] is None, "a sweep that sleeps takes no web out of service"
    heartbeat.beat()
    status = client.get("/status", **LOCAL).json
    (web,) = status["processes"]
    assert (web["role"], web["alive"], web["no_mail_reason"]) == ("web", 1, None)
    assert {"deadline_overdue", "mail_waiting", "outbox", "sweep_age"} <= status.keys()


def test_a_web_without_its_database_waits_for_it(tmp_path: Path) -> None:
    """What it answers meanwhile: tests/service/test_patience.py."""
    away = Database("postgresql://posse@127.0.0.1:1/posse")
    app = create_app(settings(tmp_path), away)
    heartbeat: Heartbeat = app.extensions[EXTENSION].heartbeat
    heartbeat.start()
    client = app.test_client()
    assert client.post("/games", json={}, headers=JSON).json["error"] == "away"
    status = client.get("/status", **LOCAL)
    assert status.status_code == 503
    assert status.json["status"].startswith("the database cannot be used: no server answers there: check that")
    with client.get("/static/posse.css") as style:
        assert style.status_code == 200
    heartbeat.stop()
    away.close()


@pytest.mark.skipif(not Path("/proc/self/fd").exists(), reason="only Linux shows that an open file was deleted")
def test_a_web_whose_file_was_deleted_takes_nothing_that_would_be_lost(
    tmp_path: Path, migrated: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "posse.sqlite"
    file.write_bytes(migrated.read_bytes())
    database = Database(f"sqlite:///{file}")
    app = create_app(settings(tmp_path), database)
    heartbeat: Heartbeat = app.extensions[EXTENSION].heartbeat
    heartbeat.start()
    client = app.test_client()
    assert client.get("/").status_code == 200
    file.unlink()
    for _ in range(2):
        heartbeat.beat()
        assert heartbeat.is_starting, "the worker does nothing"
        assert client.post("/games", json={}, headers=JSON).json["error"] == "away"
        assert client.get("/").status_code == 503
        assert "its file was deleted while Posse runs: stop Posse" in client.get("/readyz").json["status"]
    assert capsys.readouterr().err.count("its file was deleted") == 1
    assert not file.exists(), "no empty database has taken its place"
    heartbeat.stop()
    database.close()


def test_a_step_of_the_clock_refuses_posts_until_the_next_pulse(table: Table, heartbeat: Heartbeat) -> None:
    heartbeat.beat()
    table.now += timedelta(days=3)
    link = table.page(table.position().turn)
    refused = table.client.post(f"{link}/moves", json={"move": "draw supply", "at": 0}, headers=JSON)
    assert (refused.status_code, refused.json["error"], refused.headers["Retry-After"]) == (503, "away", "2")
    assert table.game().at == 0
    assert table.client.get(link).status_code == 200
    assert table.client.get("/readyz").status_code == 503
    heartbeat.beat()
    assert table.client.get("/readyz").status_code == 200


FROM = "environ_overrides"


@pytest.mark.parametrize(
    "request_of",
    [
        {FROM: {"REMOTE_ADDR": "192.0.2.7"}, "headers": {"X-Forwarded-For": "127.0.0.1"}},
        *({"headers": {name: "192.0.2.7"}} for name in ("X-Forwarded-For", "X-Real-IP")),
        *({"headers": dict([header])} for header in (("X-Forwarded-Proto", "https"), ("Via", "1.1 proxy"))),
        {"headers": {"Forwarded": "for=192.0.2.7"}},
        *({"base_url": f"https://{host}"} for host in ("posse.example.org", "localhost.example.org")),
        *({FROM: {"REMOTE_ADDR": one}} for one in ("192.0.2.1", "::ffff:192.0.2.1", "2001:db8::1", "64:ff9b::7f00:1")),
        *({FROM: {"REMOTE_ADDR": one}} for one in ("", "nobody")),
    ],
    ids=repr,
)
def test_nobody_else_does(client: FlaskClient, heartbeat: Heartbeat, request_of: dict[str, object]) -> None:
    heartbeat.beat()
    answer = client.get("/status", **(LOCAL | request_of))  # type: ignore[arg-type] # arguments of several types
    assert (answer.status_code, "web" in answer.text) == (404, False)


@pytest.mark.parametrize("address", ["127.0.0.1", "::1", "::ffff:127.0.0.1", "::ffff:127.0.0.2"])
def test_this_machine_may_ask_by_any_form_of_its_address(client: FlaskClient, address: str) -> None:
    """A server that listens on :: sees IPv4 addresses in the form of IPv6."""
    for site in (LOCAL["base_url"], "http://[::ffff:127.0.0.1]:8000"):
        answer = client.get("/status", environ_overrides={"REMOTE_ADDR": address}, base_url=site)
        assert answer.status_code == 200


def test_a_probe_that_only_this_site_can_ask_and_answer(client: FlaskClient, clock: Clock) -> None:
    ours, theirs = probes.Probes(KEYS), probes.Probes(("a key of another site",))
    question = ours.question(clock())
    told = client.get("/healthz", headers={probes.HEADER: question, "X-Forwarded-For": "192.0.2.1, 192.0.2.2"}).json
    assert ours.read(told[probes.FIELD], question) == (2, 0)
    assert ours.read(told[probes.FIELD], ours.question(clock())) is None, "the answer to another question"
    assert theirs.read(told[probes.FIELD], question) is None
    assert ours.read(None, question) is None


@pytest.mark.parametrize("question", ["", "x", "x.y", "é", "W10.", "of another site", "early", "late", "a link"])
def test_strangers_are_told_nothing_nor_by_an_old_probe(client: FlaskClient, clock: Clock, question: str) -> None:
    beyond = timedelta(seconds=probes.GOOD_FOR + 1)
    asked = {
        "of another site": probes.Probes(("k",)).question(clock()),
        "early": probes.Probes(KEYS).question(clock() + beyond),
        "late": probes.Probes(KEYS).question(clock() - beyond),
        "a link": Links(KEYS, "").token("seat", Seat(game_id="0" * 16, n=0, epoch=0)),
    }.get(question, question)
    headers = {probes.HEADER: asked.encode().decode("latin-1"), "X-Forwarded-For": "192.0.2.1"}
    assert client.get("/healthz", headers=headers).json == {"status": "alive"}
