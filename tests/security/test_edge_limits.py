"""How much anybody may ask for: games, public pages, paths that do not exist, wrong methods; and what stays free.

Nor does a client make a metric grow: methods nobody knows have one label, and so have paths that do not exist.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from flask.testing import FlaskClient
from werkzeug.test import TestResponse

from service.db.database import Database
from service.settings import GAMES_PER_HOUR, Settings
from service.web.base.app_state import EXTENSION
from tests.servers import free_port
from tests.service.web.conftest import JSON, SiteWith, Table
from tests.whole.deployment import ROOT

PLAYERS = {"players": [{"name": "Anna", "email": "anna@example.org"}, {"robot": "cautious"}]}
KEY = "a-key-of-thirty-two-characters-or-more"
ELSEWHERE = "192.0.2.1"


def statuses(ask: Callable[[], TestResponse], times: int) -> list[int]:
    """Return the statuses of so many answers."""
    return [ask().status_code for _ in range(times)]


def starts(client: FlaskClient, *addresses: str) -> list[int]:
    """Return the statuses of posts that start a game, each from one of these addresses."""
    sent = [{"REMOTE_ADDR": address} for address in addresses]
    return [client.post("/games", json=PLAYERS, environ_overrides=one).status_code for one in sent]


def test_one_network_starts_so_many_games_an_hour_and_is_told_when_it_may_again(site_with: SiteWith) -> None:
    client = site_with(games_per_hour=3)
    games = statuses(lambda: client.post("/games", json={"players": []}, headers=JSON), 3)
    assert games == [422] * 3, "mistakes count too: who sends many posts at once would otherwise come through"
    refused = client.post("/games", json=PLAYERS, headers=JSON)
    assert refused.status_code == 429
    assert 60 < int(refused.headers["Retry-After"]) <= 3601
    assert refused.json["error"] == "too_many"
    assert "games" in refused.json["message"]
    assert starts(client, ELSEWHERE) == [201]


def test_who_has_started_too_many_games_still_plays_and_looks(site_with: SiteWith, table: Table) -> None:
    client = site_with(games_per_hour=1)
    assert starts(client, "192.0.2.2", "192.0.2.2") == [201, 429]
    for path in ("/", table.page(0), table.public, "/healthz"):
        assert client.get(path, environ_overrides={"REMOTE_ADDR": "192.0.2.2"}).status_code == 200, path


def test_one_customers_ipv6_addresses_start_games_as_one(site_with: SiteWith) -> None:
    assert starts(site_with(games_per_hour=1), "2001:db8:1:2::1", "2001:db8:1:2::2") == [201, 429]


@pytest.mark.parametrize("network", ["::ffff:", "64:ff9b::"])
def test_ipv4_addresses_in_ipv6_form_have_limits_of_their_own(site_with: SiteWith, network: str) -> None:
    """As a server that listens on :: sees them, or behind a gateway that translates (RFC 6052)."""
    first, second, again = [f"{network}198.51.100.{n}" for n in (1, 2, 1)]
    client = site_with(games_per_hour=1)
    assert starts(client, first, second, again) == [201, 201, 429]
    assert starts(client, "198.51.100.2") == [429], "it is the same customer"


def test_a_public_site_limits_games_by_itself_and_a_loopback_site_does_not(tmp_path: Any, monkeypatch: Any) -> None:
    monkeypatch.chdir(tmp_path)
    public = {"BASE_URL": "https://posse.example", "SMTP_URL": "smtp://mail.example", "SECRET_KEYS": KEY}
    assert Settings.from_environment(public).games_per_hour == GAMES_PER_HOUR == 20
    assert Settings.from_environment(public | {"GAMES_PER_HOUR": "5"}).games_per_hour == 5
    assert Settings.from_environment({}).games_per_hour is None
    assert Settings.from_environment({"GAMES_PER_HOUR": "5"}).games_per_hour == 5


def test_public_pages_of_games_have_a_limit_of_their_own(site_with: SiteWith, table: Table) -> None:
    client = site_with(requests_per_minute=1)
    pages = (table.public, f"{table.public}.json", f"{table.public}/at/0", f"/g/{'0' * 24}", table.public)
    assert [client.get(page, headers=JSON).status_code for page in pages * 2] == [200, 200, 200, 404, 200] * 2
    refused = client.get(f"{table.public}.json", headers=JSON)
    assert refused.status_code == 429
    assert 1 <= int(refused.headers["Retry-After"]) <= 61
    assert client.get("/").status_code == 200
    assert client.get(table.page(0)).status_code == 200
    assert client.get(table.public, environ_overrides={"REMOTE_ADDR": ELSEWHERE}).status_code == 200


def test_paths_that_do_not_exist_are_limited_as_visits_are(site_with: SiteWith) -> None:
    client = site_with(requests_per_minute=1)
    assert [client.get(f"/{n}.php").status_code for n in range(20)] == [404] * 20
    assert client.get("/20.php").status_code == 429
    assert client.get("/").status_code == 429


def test_wrong_methods_and_methods_nobody_knows_are_limited_as_visits_are(site_with: SiteWith) -> None:
    client = site_with(requests_per_minute=1)
    assert statuses(lambda: client.delete("/"), 10) == [405] * 10
    assert [client.open("/", method=f"BREW{n}").status_code for n in range(11)] == [405] * 10 + [429]


def test_readyz_queries_no_database(site_with: SiteWith, database: Database) -> None:
    client = site_with(requests_per_minute=1)
    heartbeat = client.application.extensions[EXTENSION].heartbeat
    heartbeat.beat()
    with database.alone() as connection:
        connection.exec_driver_sql("DROP TABLE process_pulse")
    assert statuses(lambda: client.get("/readyz"), 100) == [200] * 100
    heartbeat.beat()
    assert client.get("/readyz").status_code == 503


def test_healthz_is_free(site_with: SiteWith) -> None:
    client = site_with(requests_per_minute=1)
    assert statuses(lambda: client.get("/healthz"), 100) == [200] * 100


ASK = """
from worker.site import app
client = app.test_client()
for n in range(5):
    client.open("/", method=f"BREW{n}")
    client.open(f"/path{n}", method="post")
    client.get(f"/path{n}")
client.get("/healthz")
from prometheus_client import CollectorRegistry, generate_latest
from service.process.metrics import CountCollector
registry = CollectorRegistry()
registry.register(CountCollector())
print(generate_latest(registry).decode())
"""


@pytest.mark.slow
def test_methods_and_paths_that_a_client_makes_up_share_one_label(tmp_path: Path) -> None:
    environ = {"PATH": os.environ["PATH"], "PYTHONPATH": str(ROOT), "METRICS_PORT": str(free_port())}
    ran = subprocess.run([sys.executable, "-c", ASK], cwd=tmp_path, env=environ, text=True, capture_output=True)
    assert ran.returncode == 0, ran.stderr
    counted = re.findall(r'posse_request_seconds_count\{method="(\w+)",rule="([^"]*)"\} (\S+)', ran.stdout)
    assert {(method, rule): float(number) for method, rule, number in counted} == {
        ("other", "-"): 5.0,
        ("POST", "-"): 5.0,
        ("GET", "-"): 5.0,
        ("GET", "/healthz"): 1.0,
    }
    assert set(re.findall(r'posse_refusals_total\{code="\d+",rule="([^"]*)"\}', ran.stdout)) == {"-"}
