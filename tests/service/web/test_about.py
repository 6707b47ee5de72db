"""The page about the site: who runs it, what is kept and for how long, the licence; one truth with the code."""

from __future__ import annotations

import re
from datetime import timedelta
from pathlib import Path

import pytest
from flask import Flask
from flask.testing import FlaskClient

from service import TEMPLATES
from service.db.database import Database
from service.games import game_clock
from service.lobby import invitations, proposing
from service.operations.privacy import retention
from service.players import limits
from service.version import version
from service.web import create_app
from service.web.site.credits import CREDITS
from tests.service.harness import Harness
from tests.service.web.conftest import People, text_of
from tests.settings import settings


def test_it_says_who_runs_the_site_and_what_is_kept_for_how_long(client: FlaskClient) -> None:
    told = text_of(client.get("/about"))
    for sentence in (
        "posse@posse.test runs this site.",
        "It is deleted 90 days after your last game ended",
        "A game that its organiser does not confirm is deleted after 48 hours",
        "An invitation lapses after 7 days.",
        "A game against robots without an address is deleted 7 days after its player last played.",
        "its text is deleted after 30 days",
        "and when your clock ran in it, is deleted 90 days after the game ended",
        "at most 3 mails a day from this site, and an organiser can send 20 invitations a day",
        "deleted after 48 hours if they have not",
        "What you say to the table, or to those you invite, is deleted 90 days after the game ended",
        "All players of a game, and nobody else, read the table talk.",
        "Only you see your note to yourself",
        "There are no cookies",
        "They see neither your cards nor your address.",
        "Forget me , on the page of your seat",
        "Posse is free software under the MIT licence.",
    ):
        assert sentence in told, sentence


@pytest.mark.parametrize(
    ("module", "name", "told"),
    [
        (retention, "KEPT", "It is deleted 11 days after your last game"),
        (proposing, "FORGOTTEN_AFTER", "does not confirm is deleted after 11 days"),
        (game_clock, "ERASED_AFTER", "without an address is deleted 11 days after its player last played"),
        (invitations, "LAPSES_AFTER", "An invitation lapses after 11 days"),
        (retention, "TEXT_KEPT", "its text is deleted after 11 days"),
    ],
)
def test_a_duration_is_the_one_that_the_service_keeps_to(
    client: FlaskClient, monkeypatch: pytest.MonkeyPatch, module: object, name: str, told: str
) -> None:
    monkeypatch.setattr(module, name, timedelta(days=11))
    assert told in text_of(client.get("/about"))


def test_a_limit_is_the_one_that_the_service_keeps_to(client: FlaskClient, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "FROM_STRANGERS_A_DAY", 77)
    monkeypatch.setattr(limits, "INVITATIONS_A_DAY", 88)
    told = text_of(client.get("/about"))
    assert "at most 77 mails a day from this site, and an organiser can send 88 invitations" in told


def test_how_long_mails_are_listed_is_the_operator_s_choice(database: Database, tmp_path: Path) -> None:
    app = create_app(settings(tmp_path, keep_mails_days=365), database)
    assert "is deleted 365 days after the game ended" in text_of(app.test_client().get("/about"))


def test_no_number_is_written_by_hand() -> None:
    prose = re.sub(r"\{\{.*?\}\}|\{%.*?%\}|<[^>]*>", " ", (TEMPLATES / "web" / "site/about.html").read_text())
    assert not re.findall(r"\d+", prose)


def test_every_work_of_others_is_credited_with_its_licence_to_read(client: FlaskClient) -> None:
    page = client.get("/about")
    assert CREDITS
    for work in CREDITS:
        assert f"{work.name} by {work.author}, for {work.used_for}." in text_of(page)
        (licence,) = re.findall(
            rf'href="(/static/{re.escape(work.text)}[^"]*)">{re.escape(work.licence)}</a>', page.text
        )
        with client.get(licence) as text:
            assert text.status_code == 200


def test_the_source_code_is_where_its_operator_says(database: Database, tmp_path: Path) -> None:
    app = create_app(settings(tmp_path, source_url="https://code.posse.test/posse?a=1&b=2"), database)
    page = app.test_client().get("/about").text
    assert 'href="https://code.posse.test/posse?a=1&amp;b=2"' in page
    assert "Ask who runs this site" not in page


def test_the_version_is_told(client: FlaskClient) -> None:
    assert f"This is version {version()}." in text_of(client.get("/about"))


def test_without_that_setting_the_page_says_whom_to_ask(client: FlaskClient) -> None:
    assert "Ask who runs this site for its source code." in text_of(client.get("/about"))


@pytest.mark.parametrize("path", ["/about", "/api"])
def test_a_browser_keeps_the_page_and_it_needs_no_database(
    app: Flask, client: FlaskClient, monkeypatch: pytest.MonkeyPatch, path: str
) -> None:
    def away(*_: object) -> None:
        raise AssertionError("asked")

    monkeypatch.setattr(Database, "reading", away)
    first = client.get(path)
    assert first.status_code == 200
    assert "public" in first.headers["Cache-Control"]
    assert "no-store" not in first.headers["Cache-Control"]
    assert "X-Robots-Tag" not in first.headers
    assert client.get(path, headers={"If-None-Match": first.headers["ETag"]}).status_code == 304
    assert len(first.data) < 30_000


def test_every_page_links_to_it(client: FlaskClient, harness: Harness, people: People) -> None:
    for path in ("/", "/start", "/rules", "/about", "/api", "/nothing", f"/g/{harness.id}", people.page(0)):
        assert 'href="/about"' in client.get(path).text.partition("<footer")[2], path
