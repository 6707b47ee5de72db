"""Rate limits: strangers are counted by their address, players by their link, and neither is kept in clear."""

from __future__ import annotations

from pathlib import Path
from typing import Any, cast

import pytest
import redis
from flask.testing import FlaskClient
from flask_limiter import Limiter
from limits.storage import MemoryStorage

from service.web.base import rate_limits
from tests import servers
from tests.service.web.conftest import JSON, SiteWith, Table, Visitors, text_of

FORGED = "/p/" + "a" * 24 + "." + "b" * 24
PLAYERS = [{"name": "Anna", "email": "anna@example.org"}, {"robot": "cautious"}]


def statuses(client: FlaskClient, path: str, times: int, **how: Any) -> list[int]:
    return [client.get(path, **how).status_code for _ in range(times)]


def came_from(address: str, forwarded: str | None = None) -> dict[str, Any]:
    headers = {} if forwarded is None else {"X-Forwarded-For": forwarded}
    return {"environ_overrides": {"REMOTE_ADDR": address}, "headers": headers}


@pytest.mark.slow
def test_a_player_is_never_refused_at_thirty_requests_a_second(table: Table) -> None:
    """Three hundred requests at once are ten seconds of that rate."""
    assert set(statuses(table.client, table.page(1), 300, headers=JSON)) == {200}


@pytest.fixture
def low_limits(monkeypatch: pytest.MonkeyPatch) -> None:
    """Limits that a busy machine reaches within their period, too."""
    monkeypatch.setattr(rate_limits, "REQUESTS_OF_A_LINK", 10)
    monkeypatch.setattr(rate_limits, "UNCOUNTED", 3)


@pytest.mark.usefixtures("low_limits")
def test_what_no_person_does_is_refused_and_harms_nobody_else(site_with: SiteWith, people: Visitors) -> None:
    client, link = site_with(requests_per_minute=5), people.page(1)
    assert statuses(client, link, 14, headers=JSON) == [200] * 13 + [429]
    refused = client.post(f"{link}/moves", json={"move": "draw supply", "at": 0}, headers=JSON)
    assert refused.status_code == 429
    assert 1 <= int(refused.headers["Retry-After"]) <= 11
    assert refused.json == {"error": "too_many", "message": refused.json["message"], "legal": None, "at": None}
    assert "Content-Security-Policy" in refused.headers
    assert "Please slow down" in text_of(client.get(link))
    assert client.get(people.page(0)).status_code == 200


def test_a_stranger_who_guesses_links_is_stopped(site_with: SiteWith, people: Visitors) -> None:
    client = site_with(requests_per_minute=5)
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


def test_games_are_counted_by_address(site_with: SiteWith) -> None:
    client = site_with(requests_per_minute=4)
    posts = [client.post("/games", json={"players": []}, headers=JSON).status_code for _ in range(6)]
    assert posts == [422] * 4 + [429] * 2


@pytest.mark.parametrize(
    ("proxies", "first", "second", "one"),
    [
        (0, "192.0.2.1", "192.0.2.2", True),  # what a client writes itself is not trusted
        (1, "192.0.2.1", "192.0.2.2", False),
        (1, "192.0.2.8, 192.0.2.1", "192.0.2.9, 192.0.2.1", True),  # nor an address before the proxy's
        (2, "192.0.2.1, 10.0.0.1", "192.0.2.2, 10.0.0.1", False),
    ],
)
def test_forwarded_addresses_are_trusted_from_configured_proxies_only(
    site_with: SiteWith, proxies: int, first: str, second: str, one: bool
) -> None:
    client = site_with(requests_per_minute=3, trusted_proxies=proxies)
    assert statuses(client, FORGED, 3, **came_from("10.0.0.9", first)) == [404] * 3
    assert client.get(FORGED, **came_from("10.0.0.9", second)).status_code == (429 if one else 404)


def keys_in_memory(client: FlaskClient) -> list[str]:
    (limiter,) = cast("set[Limiter]", client.application.extensions["limiter"])
    assert isinstance(limiter.storage, MemoryStorage)
    return list(limiter.storage.storage)


@pytest.mark.usefixtures("low_limits")
def test_what_is_counted_is_kept_under_fingerprints(table: Table) -> None:
    statuses(table.client, table.page(1), 4)
    table.client.get(FORGED, **came_from("192.0.2.77"))
    kept = keys_in_memory(table.client)
    assert len(kept) == 2
    for secret in (table.page(1).removeprefix("/p/"), table.page(1)[-24:], table.page(1)[3:27], "192.0.2.77"):
        assert not [key for key in kept if secret in key]


@pytest.mark.slow
@pytest.mark.usefixtures("low_limits")
def test_all_processes_count_together_in_redis_and_go_on_when_it_is_gone(
    table: Table, site_with: SiteWith, tmp_path: Path
) -> None:
    with servers.running_redis(tmp_path) as server:
        first, second = (site_with(requests_per_minute=4, redis_url=server.url) for _ in range(2))
        assert statuses(first, FORGED, 2) + statuses(second, FORGED, 2) == [404] * 4
        assert statuses(first, FORGED, 1) + statuses(second, FORGED, 1) == [429] * 2
        statuses(first, table.page(1), 4)
        with redis.Redis(port=server.port) as store:
            kept = [key.decode() for key in store.scan_iter()]
        assert len(kept) == 2
        assert not [key for key in kept if table.page(1).removeprefix("/p/") in key]
    assert statuses(first, table.page(1), 5) == [200] * 5
    assert statuses(site_with(redis_url=server.url), table.page(1), 5) == [200] * 5


def test_a_site_without_tls_does_not_ask_for_it(site_with: SiteWith) -> None:
    assert "Strict-Transport-Security" not in site_with(base_url="http://127.0.0.1:8000").get("/").headers


ANNA_AND_BURT = [{"name": "Anna", "email": "Anna@Example.org"}, {"name": "Burt", "email": "burt@elsewhere.example"}]


@pytest.mark.parametrize(
    ("allowed", "may"),
    [
        ((), True),
        (("anna@example.org",), True),
        (("other.example", "example.org"), True),
        (("burt@example.org",), False),
        (("mail.example.org", "ple.org"), False),
    ],
)
def test_a_setting_may_name_who_may_organise(site_with: SiteWith, allowed: tuple[str, ...], may: bool) -> None:
    client = site_with(organisers=allowed)
    answer = client.post("/games", json={"players": ANNA_AND_BURT}, headers=JSON)
    assert answer.status_code == (201 if may else 422)
    assert may or answer.json["fields"].keys() == {"players.0.email"}
    page = client.post("/games", data={"players.0.name": "Anna", "players.0.email": "anna@example.org", "robots": "1"})
    assert page.status_code == (303 if may else 422)
    assert ("only its own people start games" in text_of(page)) is not may
