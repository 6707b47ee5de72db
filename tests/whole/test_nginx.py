"""Posse behind the nginx of `deploy/nginx`: what a player gets when all is well, and while Posse is away."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.nginx import Nginx, running_nginx
from tests.waiting import until
from tests.whole.house import House, running_house
from tests.whole.people import ask

pytestmark = pytest.mark.slow


@pytest.fixture
def site(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[tuple[House, Nginx]]:
    """A web process, and nginx in front of it."""
    (tmp_path / "house").mkdir()
    with (
        running_house(tmp_path / "house", "web", TRUSTED_PROXIES="1") as (house, _post),
        running_nginx(tmp_path / "nginx", house.port) as nginx,
    ):
        monkeypatch.setenv("SSL_CERT_FILE", str(nginx.certificate))
        yield house, nginx


def test_plain_http_is_redirected_and_answers_challenges_for_a_certificate(site: tuple[House, Nginx]) -> None:
    _house, nginx = site
    answer = ask(f"{nginx.plain_url}/p/token?move=draw")
    assert (answer.status, answer.headers["Location"]) == (301, "https://posse.example.org/p/token?move=draw")
    (nginx.folder / "acme/.well-known/acme-challenge").mkdir(parents=True)
    (nginx.folder / "acme/.well-known/acme-challenge/one").write_text("the answer")
    assert ask(f"{nginx.plain_url}/.well-known/acme-challenge/one").text == "the answer"


def test_while_posse_is_away_there_is_a_page_and_when_it_is_back_it_answers_at_once(site: tuple[House, Nginx]) -> None:
    house, nginx = site
    assert ask(f"{nginx.url}/healthz").status == 200
    house.kill("web")
    page, post = ask(f"{nginx.url}/p/token"), ask(f"{nginx.url}/p/token", "POST", {"action": "accept"})
    for answer in (page, post):
        assert (answer.status, answer.headers["Retry-After"]) == (503, "5")
        assert answer.headers["Content-Type"] == "text/html"
        assert answer.headers["Cache-Control"] == "no-store"
        assert "Posse is away for a moment" in answer.text
    answer = ask(f"{nginx.url}/p/token/moves", "POST", {"move": "draw"}, "application/json")
    assert (answer.status, answer.headers["Retry-After"]) == (503, "5")
    assert set(json.loads(answer.text)) == {"error", "message", "legal", "at"}
    house.start("web")
    house.wait_until_up()
    assert ask(f"{nginx.url}/healthz").status == 200


def test_no_token_is_in_a_log(site: tuple[House, Nginx]) -> None:
    house, nginx = site
    ask(f"{nginx.url}/p/sesame")
    house.kill("web")
    ask(f"{nginx.url}/p/sesame")
    logged = until(nginx.logged, 10, "two lines", lambda text: text.count('"client"') >= 2)
    assert "sesame" not in logged
