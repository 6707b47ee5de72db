"""Posse behind the nginx of `deploy/nginx`: what a player gets when all is well, and while Posse is away."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path
from urllib.request import Request, urlopen

import pytest

from tests.nginx import Nginx, running_nginx
from tests.waiting import PATIENCE, until
from tests.whole.deployment import Deployment, MailSink, deployed
from tests.whole.people import Answer, ask, play_turn, start_with_robot

pytestmark = pytest.mark.proof

Site = tuple[Deployment, MailSink, Nginx]


@pytest.fixture(scope="module")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    """Posse, and nginx in front of it."""
    folder = tmp_path_factory.mktemp("site")
    with (
        deployed(folder, TRUSTED_PROXIES="1") as (deployment, post),
        running_nginx(folder / "nginx", deployment.port) as nginx,
    ):
        yield deployment, post, nginx


@pytest.fixture
def site(running: Site, monkeypatch: pytest.MonkeyPatch) -> Site:
    """The same, with a web process even if the test before has killed that."""
    deployment, _post, nginx = running
    monkeypatch.setenv("SSL_CERT_FILE", str(nginx.certificate))
    if "web" not in deployment.names:
        deployment.start("web")
        deployment.wait_until_up()
    return running


def is_compressed(url: str) -> bool:
    """Return whether a page is sent compressed to a browser that accepts it."""
    with urlopen(Request(url, headers={"Accept": "text/html", "Accept-Encoding": "gzip"}), timeout=30) as answer:
        return bool(answer.headers["Content-Encoding"] == "gzip")


def is_away(answer: Answer) -> bool:
    """Return whether this is nginx's answer while Posse is away."""
    return answer.status == 503 and answer.headers["Retry-After"] == "5"


def test_a_game_is_played_through_it_and_no_token_is_logged(site: Site) -> None:
    deployment, post, nginx = site
    seat = start_with_robot(nginx.url, post.first)
    assert play_turn(seat, random.Random(1))
    assert is_compressed(f"{nginx.url}/rules")
    assert not is_compressed(seat), "it holds a secret, and what others typed"
    number = ask(seat).headers["X-Request-Id"]  # of the line in Posse's own log
    until(nginx.logged, PATIENCE, "the request's line", lambda logged: f'"request": "{number}"' in logged)
    token = seat.rpartition("/")[2]
    deployment.kill("web")
    assert is_away(ask(seat))
    logged = nginx.logged()
    assert logged.count('"client": "127.0.0.1"') >= 5
    assert token not in logged
    assert ask(f"{nginx.plain_url}/p/{token}").headers["Location"] == f"https://posse.example.org/p/{token}"
    assert token not in nginx.logged()


def test_http_answers_the_challenges_for_a_certificate(site: Site) -> None:
    _deployment, _post, nginx = site
    folder = nginx.folder / "acme/.well-known/acme-challenge"
    folder.mkdir(parents=True)
    (folder / "one").write_text("the answer")
    assert ask(f"{nginx.plain_url}/.well-known/acme-challenge/one").text == "the answer"


def test_while_posse_is_away_there_is_a_page_and_when_it_is_back_it_answers_at_once(site: Site) -> None:
    deployment, _post, nginx = site
    deployment.kill("web")
    for answer in (ask(f"{nginx.url}/p/token"), ask(f"{nginx.url}/p/token", "POST", {"action": "accept"})):
        assert is_away(answer)
        assert answer.headers["Content-Type"] == "text/html"
        assert answer.headers["Cache-Control"] == "no-store"
        assert "Posse is away for a moment" in answer.text
    answer = ask(f"{nginx.url}/p/token/moves", "POST", {"move": "draw"}, "application/json")
    assert is_away(answer)
    assert set(answer.json) == {"error", "message", "legal", "at"}
    deployment.start("web")
    deployment.wait_until_up()
    assert ask(f"{nginx.url}/healthz").status == 200


def test_posse_answers_what_is_too_long(site: Site) -> None:
    _deployment, _post, nginx = site
    post = {"players": "x" * 100_000}
    page, json = (ask(f"{nginx.url}/games", "POST", post, accept) for accept in ("text/html", "application/json"))
    assert page.status == json.status == 413
    assert "This is too long" in page.text
    assert json.json["message"] in page.text
    assert ask(f"{nginx.url}/games", "POST", {"players": "x" * 2_000_000}).status == 413  # nginx itself


def test_of_two_web_machines_either_may_be_dead(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folders = tmp_path / "one", tmp_path / "other"
    for folder in folders:
        folder.mkdir()
    database = f"sqlite:///{tmp_path / 'posse.sqlite3'}"
    with (
        deployed(folders[0], "web", DATABASE_URL=database) as (one, _),
        deployed(folders[1], "web", DATABASE_URL=database) as (other, _),
        running_nginx(tmp_path / "nginx", one.port, other.port) as nginx,
    ):
        monkeypatch.setenv("SSL_CERT_FILE", str(nginx.certificate))
        for deployment in (one, other):
            deployment.kill("web")
            assert {ask(f"{nginx.url}/healthz").status for _ in range(6)} == {200}
            if deployment is other:
                one.kill("web")
                assert all(is_away(ask(f"{nginx.url}/healthz")) for _ in range(6))
            deployment.start("web")
            deployment.wait_until_up()
            assert {ask(f"{nginx.url}/healthz").status for _ in range(6)} == {200}
