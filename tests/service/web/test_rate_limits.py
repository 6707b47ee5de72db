"""Rate limits: strangers are counted by their address, players by their link, and neither is kept in clear."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any, cast

import pytest
import redis
from flask import Flask
from flask.testing import FlaskClient
from flask_limiter import Limiter
from limits.storage import MemoryStorage

from service.db.database import Database
from service.web import create_app
from service.web.base import rate_limits
from service.web.base.app_state import EXTENSION
from tests import servers
from tests.service.web.conftest import JSON, Clock, People, text_of

FORGED = "/p/" + "a" * 24 + "." + "b" * 24
PLAYERS = [{"name": "Anna", "email": "anna@example.org"}, {"robot": "cautious"}]


@pytest.fixture
def with_settings(app: Flask, database: Database, clock: Clock) -> Callable[..., FlaskClient]:
    """Make a client of the same site with other settings."""

    def make(**others: Any) -> FlaskClient:
        return create_app(replace(app.extensions[EXTENSION].settings, **others), database, clock).test_client()

    return make


def statuses(client: FlaskClient, path: str, times: int, **how: Any) -> list[int]:
    return [client.get(path, **how).status_code for _ in range(times)]


def came_from(address: str, forwarded: str | None = None) -> dict[str, Any]:
    headers = {} if forwarded is None else {"X-Forwarded-For": forwarded}
    return {"environ_overrides": {"REMOTE_ADDR": address}, "headers": headers}


@pytest.mark.slow
def test_a_player_is_never_refused_at_thirty_requests_a_second(client: FlaskClient, people: People) -> None:
    """Three hundred requests at once are ten seconds of that rate."""
    assert set(statuses(client, people.page(1), 300, headers=JSON)) == {200}


def test_what_no_person_does_is_refused_with_the_seconds_to_wait_and_harms_nobody_else(
    with_settings: Callable[..., FlaskClient], people: People, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(rate_limits, "REQUESTS_OF_A_LINK", 40)  # a slow machine could not reach the usual limit
    monkeypatch.setattr(rate_limits, "UNCOUNTED", 20)
    client = with_settings(requests_per_minute=5)
    found = statuses(client, people.page(1), 140, headers=JSON)
    assert found[:60] == [200] * 60
    assert found[-1] == 429
    refused = client.post(people.page(1) + "/moves", json={"move": "draw supply", "at": 0}, headers=JSON)
    assert refused.status_code == 429
    assert 1 <= int(refused.headers["Retry-After"]) <= 11
    assert refused.json == {"error": "too_many", "message": refused.json["message"], "legal": None, "at": None}
    assert "Content-Security-Policy" in refused.headers
    assert "Please slow down" in text_of(client.get(people.page(1)))
    assert client.get(people.page(0)).status_code == 200


def test_a_stranger_who_guesses_links_is_stopped_and_starts_no_games(
    with_settings: Callable[..., FlaskClient], people: People
) -> None:
    client = with_settings(requests_per_minute=5)
    assert statuses(client, FORGED, 5, headers=JSON) == [404] * 5
    stopped = client.get(FORGED, headers=JSON)
    assert stopped.status_code == 429
    assert 1 <= int(stopped.headers["Retry-After"]) <= 61
    assert client.post("/games", json={"players": PLAYERS}, headers=JSON).status_code == 429
    assert client.get("/").status_code == 200
    assert client.get(people.page(1)).status_code == 200
    assert client.get("/healthz").status_code == 200
    elsewhere = client.post("/games", json={"players": PLAYERS}, environ_overrides={"REMOTE_ADDR": "192.0.2.1"})
    assert elsewhere.status_code == 201


def test_games_are_counted_by_address(with_settings: Callable[..., FlaskClient]) -> None:
    client = with_settings(requests_per_minute=4)
    posts = [client.post("/games", json={"players": []}, headers=JSON).status_code for _ in range(6)]
    assert posts == [422] * 4 + [429] * 2


@pytest.mark.parametrize(
    ("proxies", "first", "second", "one"),
    [
        (0, "192.0.2.1", "192.0.2.2", True),  # what a client writes itself is not trusted
        (1, "192.0.2.1", "192.0.2.2", False),
        (
            1,
            "192.0.2.8, 192.0.2.1",
            "192.0.2.9, 192.0.2.1",
            True,
        ),  # nor an address before the proxy's
        (2, "192.0.2.1, 10.0.0.1", "192.0.2.2, 10.0.0.1", False),
    ],
)
def test_forwarded_addresses_are_trusted_from_configured_proxies_only(
    with_settings: Callable[..., FlaskClient], proxies: int, first: str, second: str, one: bool
) -> None:
    client = with_settings(requests_per_minute=3, trusted_proxies=proxies)
    assert statuses(client, FORGED, 3, **came_from("10.0.0.9", first)) == [404] * 3
    assert client.get(FORGED, **came_from("10.0.0.9", second)).status_code == (429 if one else 404)


def test_one_customers_ipv6_addresses_are_one(with_settings: Callable[..., FlaskClient]) -> None:
    client = with_settings(requests_per_minute=3)
    found = [client.get(FORGED, **came_from(f"2001:db8:1:2::{n}")).status_code for n in range(4)]
    assert found == [404, 404, 404, 429]
    assert client.get(FORGED, **came_from("2001:db8:1:3::1")).status_code == 404


def keys_in_memory(client: FlaskClient) -> list[str]:
    (limiter,) = cast("set[Limiter]", client.application.extensions["limiter"])
    assert isinstance(limiter.storage, MemoryStorage)
    return list(limiter.storage.storage)


@pytest.mark.slow
def test_what_is_counted_is_kept_under_fingerprints(client: FlaskClient, people: People) -> None:
    statuses(client, people.page(1), 101)
    client.get(FORGED, **came_from("192.0.2.77"))
    kept = keys_in_memory(client)
    assert len(kept) == 2
    for secret in (people.page(1).removeprefix("/p/"), people.page(1)[-24:], people.page(1)[3:27], "192.0.2.77"):
        assert not [key for key in kept if secret in key]


@pytest.mark.slow
def test_all_processes_count_together_in_redis_and_go_on_when_it_is_gone(
    with_settings: Callable[..., FlaskClient], people: People, tmp_path: Path
) -> None:
    with servers.running_redis(tmp_path) as server:
        first, second = (with_settings(requests_per_minute=4, redis_url=server.url) for _ in range(2))
        assert statuses(first, FORGED, 2) + statuses(second, FORGED, 2) == [404] * 4
        assert statuses(first, FORGED, 1) + statuses(second, FORGED, 1) == [429] * 2
        statuses(first, people.page(1), 101)
        with redis.Redis(port=server.port) as store:
            kept = [key.decode() for key in store.scan_iter()]
        assert len(kept) == 2
        assert not [key for key in kept if people.page(1).removeprefix("/p/") in key]
    began = time.monotonic()
    assert statuses(first, people.page(1), 5) == [200] * 5
    assert statuses(with_settings(redis_url=server.url), people.page(1), 5) == [200] * 5
    assert time.monotonic() - began < 30, "each of them waited"


def test_every_answer_is_closed_to_other_sites(client: FlaskClient, people: People) -> None:
    for path in ("/", people.page(1), FORGED, "/static/posse.css", "/healthz"):
        with client.get(path) as answer:
            headers = answer.headers
        assert headers["Permissions-Policy"].startswith("camera=()")
        assert headers["Cross-Origin-Opener-Policy"] == "same-origin"
        assert headers["Cross-Origin-Resource-Policy"] == "same-origin"
        assert headers["Strict-Transport-Security"] == "max-age=31536000"


def test_only_a_site_with_tls_asks_for_tls(with_settings: Callable[..., FlaskClient]) -> None:
    assert "Strict-Transport-Security" not in with_settings(base_url="http://127.0.0.1:8000").get("/").headers


ANNA_AND_BURT = [{"name": "Anna", "email": "Anna@Example.org"}, {"name": "Burt", "email": "burt@elsewhere.example"}]


@pytest.mark.parametrize("allowed", [(), ("anna@example.org",), ("other.example", "example.org")])
def test_a_setting_may_name_who_may_organise(
    with_settings: Callable[..., FlaskClient], allowed: tuple[str, ...]
) -> None:
    answer = with_settings(organisers=allowed).post("/games", json={"players": ANNA_AND_BURT}, headers=JSON)
    assert answer.status_code == 201


@pytest.mark.parametrize("allowed", [("burt@example.org",), ("mail.example.org", "ple.org")])
def test_nobody_else_may_organise(with_settings: Callable[..., FlaskClient], allowed: tuple[str, ...]) -> None:
    client = with_settings(organisers=allowed)
    answer = client.post("/games", json={"players": ANNA_AND_BURT}, headers=JSON)
    assert answer.status_code == 422
    assert answer.json["fields"].keys() == {"players.0.email"}
    page = client.post("/games", data={"players.0.name": "Anna", "players.0.email": "anna@example.org", "robots": "1"})
    assert page.status_code == 422
    assert "only its own people start games" in text_of(page)
