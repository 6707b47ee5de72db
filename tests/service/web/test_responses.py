"""What holds for every response: headers, no cookie, error pages of our own, an access log without tokens."""

from __future__ import annotations

import gzip
import io
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from urllib.parse import urljoin, urlsplit

import pytest
from flask import Flask
from flask.testing import FlaskClient
from structlog.contextvars import merge_contextvars
from structlog.testing import capture_logs
from structlog.typing import EventDict

from service import web
from service.db.database import Database
from service.models import Seat
from service.process import logs
from service.web.base.responses import version
from tests.service.web.conftest import JSON, People, Table, text_of

STATIC = Path(web.__file__).parent / "static"


@pytest.fixture
def paths(table: Table) -> list[str]:
    """An address of each kind."""
    game, seat = f"/g/{table.id}", table.page(0)
    return ["/", game, f"{game}.json", f"{game}/at/0", seat, f"{seat}/at/0", "/p/x", "/nothing"]


def test_headers_on_every_answer(client: FlaskClient, paths: list[str]) -> None:
    """Only files of our own may run, and only our own site may be asked."""
    for path in [*paths, "/healthz", "/static/posse.css"]:
        for headers in ({}, JSON):
            answer = client.get(path, headers=headers)
            answer.close()
            policy = dict(rule.split(" ", 1) for rule in answer.headers["Content-Security-Policy"].split("; "))
            assert (policy["default-src"], policy["form-action"]) == ("'none'", "'self'")
            assert policy["script-src"] == policy["connect-src"] == policy["style-src"] == "'self'"
            assert answer.headers["Referrer-Policy"] == "same-origin"
            assert answer.headers["X-Content-Type-Options"] == "nosniff"
            assert answer.headers["Permissions-Policy"].startswith("camera=()")
            assert answer.headers["Cross-Origin-Opener-Policy"] == "same-origin"
            assert answer.headers["Cross-Origin-Resource-Policy"] == "same-origin"
            assert answer.headers["Strict-Transport-Security"] == "max-age=31536000"
            assert "Set-Cookie" not in answer.headers


def test_pages_of_links_are_not_kept_and_none_is_indexed(client: FlaskClient, paths: list[str]) -> None:
    pages = [path for path in paths if path.startswith(("/p/", "/g/"))]
    assert len(pages) == 6
    for path in pages:
        for headers in ({}, JSON):
            answer = client.get(path, headers=headers)
            is_of_a_game = path.startswith("/g/") and "ETag" in answer.headers
            assert answer.headers["Cache-Control"] == ("private, no-cache" if is_of_a_game else "no-store")
            assert answer.headers["X-Robots-Tag"] == "noindex"


def test_head_wherever_get(client: FlaskClient, paths: list[str]) -> None:
    for path in paths:
        head = client.head(path)
        assert head.status_code == client.get(path).status_code
        assert head.data == b""


def test_every_page_under_p_and_g_answers_json_with_the_seats_object(table: Table, app: Flask) -> None:
    """The pages are those of the application's routes, without formats of their own: record, story, scores, feeds.

    Only an organiser's link before the deal opens the page to cancel a game: tests/service/web/test_organiser.py. Only
    a game that is over opens the page of one's play: tests/service/web/test_my_play.py. Only a hand of a deal that is
    open opens the page of choices: tests/service/web/test_daily_results.py.
    """
    token = table.page(0).removeprefix("/p/")
    pages = [
        rule.rule.replace("<token>", token).replace("<game_id>", table.id).replace("<n>", "0")
        for rule in app.url_map.iter_rules()
        if "GET" in (rule.methods or ())
        and rule.rule.startswith(("/p/", "/g/"))
        and not rule.rule.endswith((".json", ".txt", ".csv", ".ics", ".atom", "/cancel", "/my-play", "/choices"))
    ]
    assert len(pages) > 5
    for page in pages:
        shown = table.client.get(page, headers=JSON).json
        assert {
            *("game", "name", "status", "seat", "at"),
            *("to_act", "due", "view", "legal", "window"),
        } <= set(shown or ()), page
        assert shown["game"] == table.id


def test_pages_have_no_script_but_our_own_files_and_no_inline_style(client: FlaskClient, paths: list[str]) -> None:
    scripts: set[str] = set()
    for path in paths:
        text = client.get(path).text
        scripts |= set(re.findall(r'<script type="module" src="/static/([a-z]+\.js)[^<>]*></script>', text))
        own = re.findall(r'<script type="module" src="/static/[a-z]+\.js\?v=[0-9a-f]{10}"', text)
        assert text.count("<script") == len(own)
        assert "<style" not in text
        assert " style=" not in text
        assert " onclick" not in text
        assert "http://" not in text.replace("http://127.0.0.1:8025/", "")
    assert scripts == {"hand.js", "refresh.js", "post.js", "moments.js", "zone.js"}


def test_the_scripts_are_small_and_sent_as_scripts(client: FlaskClient, app: Flask) -> None:
    sizes = []
    for file in Path(app.static_folder or "").glob("*.js"):
        with client.get(f"/static/{file.name}") as answer:
            sizes.append(len(answer.get_data()))
            assert answer.mimetype in ("text/javascript", "application/javascript"), "or no browser runs it"
    assert len(sizes) == 8
    assert sum(sizes) < 24_000


def test_the_wrong_method(table: Table) -> None:
    for path in ("/games", table.page(0) + "/moves"):
        answer = table.client.get(path, headers=JSON)
        assert answer.status_code == 405
        assert "POST" in answer.headers["Allow"]
        assert set(answer.json) == {"error", "message", "legal", "at"}
    assert table.client.delete("/").status_code == 405


FORMS = ("application/x-www-form-urlencoded", "multipart/form-data; boundary=x")


@pytest.mark.parametrize("path", ["/games", "/p/{}/moves", "/p/{}"])
@pytest.mark.parametrize("kind", ["application/json", *FORMS])
def test_too_much_is_refused(table: Table, path: str, kind: str) -> None:
    token = table.page(0).removeprefix("/p/")
    answer = table.client.post(path.format(token), data=b"x" * 70_000, content_type=kind, headers=JSON)
    assert answer.status_code == 413
    assert "64 KiB" in answer.json["message"]


@pytest.mark.parametrize("kind", ["application/json", *FORMS])
def test_a_body_of_no_known_length_is_bounded_too(client: FlaskClient, kind: str) -> None:
    answer = client.post(
        "/games",
        input_stream=io.BytesIO(b" " * 500_000),
        headers={"Transfer-Encoding": "chunked", "Content-Type": kind} | JSON,
        environ_overrides={"wsgi.input_terminated": True},
    )
    assert answer.status_code == 413


@pytest.fixture
def broken(app: Flask, database: Database) -> Flask:
    """The application over a database whose tables are renamed."""
    with database.writing() as session:
        session.connection().exec_driver_sql("PRAGMA defer_foreign_keys = on")
        session.connection().exec_driver_sql('ALTER TABLE "game" RENAME TO "match"')
        session.connection().exec_driver_sql('ALTER TABLE "alembic_version" RENAME TO "nothing"')
    return app


@pytest.fixture
def logged(start_logs: Callable[..., None]) -> Iterator[list[EventDict]]:
    """What is logged, before exceptions are redacted."""
    start_logs("web", "json")
    with capture_logs([merge_contextvars, logs.describe_exception]) as logged:
        yield logged


def test_a_fault_of_ours_shows_no_trace(people: People, broken: Flask, logged: list[EventDict]) -> None:
    token = people.links.page("seat", Seat(game_id="0" * 24, n=0, name="Anna")).rpartition("/")[2]
    page = broken.test_client().get(f"/p/{token}")
    data = broken.test_client().get(f"/p/{token}", headers=JSON)
    assert page.status_code == data.status_code == 500
    assert data.json["error"] == "internal"
    for text in (page.text, data.text, str(logged)):
        assert token not in text
        assert "no such table" not in text
    assert "Traceback" not in page.text
    assert page.headers["X-Request-Id"] in text_of(page)
    assert page.headers["X-Request-Id"] in str(logged)


def test_the_access_log_shows_rules_and_never_tokens(table: Table, paths: list[str], logged: list[EventDict]) -> None:
    for path in paths:
        table.client.get(path)
    table.send(0, "/moves", {"move": "draw supply", "at": 0})
    assert [line["event"] for line in logged] == ["request"] * (len(paths) + 1)
    assert ("GET", "/p/<token>", 200) in [(line["method"], line["rule"], line["status"]) for line in logged]
    assert logged[-1]["rule"] == "/p/<token>/moves"
    assert (logged[-1]["game"], logged[-1]["seat"]) == (table.id, 0)
    assert len({line["request"] for line in logged}) == len(logged)
    assert not any(table.page(0).removeprefix("/p/") in str(line) for line in logged)


# --- static files: a version in each address, kept for a year only if it is the content's -----------------------------


def linked(client: FlaskClient, page: str) -> set[str]:
    """The static files that a page loads, with what its style sheets load."""
    found = set(re.findall(r'(?:src|href)="(/static/[^"]+)"', client.get(page).text))
    for sheet in {path for path in found if ".css" in path}:
        with client.get(sheet) as style:
            found |= {urljoin(sheet, path) for path in re.findall(r'url\("([^"]+)"\)', style.text)}
    return found


def test_each_address_has_the_version_of_its_content_and_is_kept(table: Table) -> None:
    found = linked(table.client, "/") | linked(table.client, table.page(0))
    assert {urlsplit(path).path.rpartition(".")[2] for path in found} == {"css", "js", "json", "svg", "woff2"}
    for path in found:
        parts = urlsplit(path)
        assert parts.query == f"v={version(STATIC / parts.path.removeprefix('/static/'))}", path
        with table.client.get(path) as answer:
            assert answer.status_code == 200
            assert answer.headers["Cache-Control"] == "public, max-age=31536000, immutable"


def test_another_version_is_asked_for_again(client: FlaskClient) -> None:
    for path in ("/static/posse.css", "/static/posse.css?v=0123456789", "/static/posse.css?v="):
        with client.get(path) as answer:
            assert answer.status_code == 200
            assert answer.headers["Cache-Control"] == "no-cache"
    missing = client.get("/static/nothing.css?v=0123456789")
    assert missing.status_code == 404
    assert "immutable" not in missing.headers.get("Cache-Control", "")


def sent(client: FlaskClient, path: str) -> int:
    """The bytes of a response as the nginx of `deploy/nginx` sends it: fonts and pages of links are not compressed."""
    with client.get(path) as answer:
        content = answer.get_data()
        return len(content if answer.mimetype == "font/woff2" or path.startswith("/p/") else gzip.compress(content))


def test_a_first_visit_is_small_and_a_later_one_smaller(over: Table) -> None:
    for page in ("/", "/start", "/rules", over.page(0), f"/g/{over.id}", f"/g/{over.id}/at/9"):
        later = sent(over.client, page)
        assert later < (40_000 if page.startswith("/p/") else 30_000), page
        assert later + sum(sent(over.client, path) for path in linked(over.client, page)) < 150_000, page
