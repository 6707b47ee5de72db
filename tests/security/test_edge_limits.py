"""How much anybody may ask for: games, public pages, paths that do not exist, wrong methods; and what stays free.

Nor does a client make a metric grow: methods nobody knows have one label, and so have paths that do not exist.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from service.settings import GAMES_PER_HOUR, Settings
from service.web.base.app_state import EXTENSION
from tests.security.edge_site import JSON, Site, site, statuses
from tests.servers import free_port
from tests.whole.deployment import ROOT

__all__ = ["site"]

PLAYERS = {"players": [{"name": "Anna", "email": "anna@example.org"}, {"robot": "cautious"}]}
KEY = "a-key-of-thirty-two-characters-or-more"
ELSEWHERE = {"REMOTE_ADDR": "192.0.2.1"}


def test_one_network_starts_so_many_games_an_hour_and_is_told_when_it_may_again(site: Site) -> None:
    client = site.client(games_per_hour=3)
    games = statuses(lambda: client.post("/games", json={"players": []}, headers=JSON), 3)
    assert games == [422] * 3, "mistakes count too: who sends many posts at once would otherwise come through"
    refused = client.post("/games", json=PLAYERS, headers=JSON)
    assert refused.status_code == 429
    assert 60 < int(refused.headers["Retry-After"]) <= 3601
    assert refused.json["error"] == "too_many"
    assert "games" in refused.json["message"]
    assert client.post("/games", json=PLAYERS, headers=JSON, environ_overrides=ELSEWHERE).status_code == 201


def test_who_has_started_too_many_games_still_plays_and_looks(site: Site) -> None:
    game = site.game()
    client = site.client(games_per_hour=1)
    assert statuses(lambda: client.post("/games", json=PLAYERS, headers=JSON), 2) == [201, 429]
    for path in ("/", site.link(game), f"/g/{game}", "/healthz"):
        assert client.get(path).status_code == 200, path


def test_one_customers_ipv6_addresses_start_games_as_one(site: Site) -> None:
    client = site.client(games_per_hour=1)

    def start(address: str) -> int:
        return client.post("/games", json=PLAYERS, environ_overrides={"REMOTE_ADDR": address}).status_code

    assert [start("2001:db8:1:2::1"), start("2001:db8:1:2::2")] == [201, 429]


@pytest.mark.parametrize("network", ["::ffff:", "64:ff9b::"])
def test_ipv4_addresses_in_ipv6_form_have_limits_of_their_own(site: Site, network: str) -> None:
    """As a server that listens on :: sees them, or behind a gateway that translates (RFC 6052)."""
    client = site.client(games_per_hour=1)

    def start(address: str) -> int:
        return client.post("/games", json=PLAYERS, environ_overrides={"REMOTE_ADDR": address}).status_code

    assert [start(f"{network}198.51.100.{n}") for n in (1, 2, 1)] == [201, 201, 429]
    assert start("198.51.100.2") == 429, "it is the same customer"


def test_a_public_site_limits_games_by_itself_and_a_loopback_site_does_not(tmp_path: Any, monkeypatch: Any) -> None:
    monkeypatch.chdir(tmp_path)
    public = {"BASE_URL": "https://posse.example", "SMTP_URL": "smtp://mail.example", "SECRET_KEYS": KEY}
    assert Settings.from_environment(public).games_per_hour == GAMES_PER_HOUR == 20
    assert Settings.from_environment(public | {"GAMES_PER_HOUR": "5"}).games_per_hour == 5
    assert Settings.from_environment({}).games_per_hour is None
    assert Settings.from_environment({"GAMES_PER_HOUR": "5"}).games_per_hour == 5


def test_public_pages_of_games_have_a_limit_of_their_own(site: Site) -> None:
    game = site.game()
    client = site.client(requests_per_minute=1)
    pages = (f"/g/{game}", f"/g/{game}.json", f"/g/{game}/at/0", f"/g/{'0' * 24}", f"/g/{game}")
    assert [client.get(page, headers=JSON).status_code for page in pages * 2] == [200, 200, 200, 404, 200] * 2
    refused = client.get(f"/g/{game}.json", headers=JSON)
    assert refused.status_code == 429
    assert 1 <= int(refused.headers["Retry-After"]) <= 61
    assert client.get("/").status_code == 200
    assert client.get(site.link(game)).status_code == 200
    assert client.get(f"/g/{game}", environ_overrides=ELSEWHERE).status_code == 200


def test_paths_that_do_not_exist_are_limited_as_visits_are(site: Site) -> None:
    client = site.client(requests_per_minute=1)
    assert [client.get(f"/{n}.php").status_code for n in range(20)] == [404] * 20
    assert client.get("/20.php").status_code == 429
    assert client.get("/").status_code == 429


def test_wrong_methods_and_methods_nobody_knows_are_limited_as_visits_are(site: Site) -> None:
    client = site.client(requests_per_minute=1)
    assert statuses(lambda: client.delete("/"), 10) == [405] * 10
    assert [client.open("/", method=f"BREW{n}").status_code for n in range(11)] == [405] * 10 + [429]


def test_readyz_queries_no_database(site: Site) -> None:
    app = site.app(requests_per_minute=1)
    app.extensions[EXTENSION].heartbeat.beat()
    client = app.test_client()
    with site.database.alone() as connection:
        connection.exec_driver_sql("DROP TABLE process_pulse")
    assert statuses(lambda: client.get("/readyz"), 100) == [200] * 100
    app.extensions[EXTENSION].heartbeat.beat()
    assert client.get("/readyz").status_code == 503


def test_healthz_is_free(site: Site) -> None:
    client = site.client(requests_per_minute=1)
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
from service.metrics import CountCollector
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
