"""The language of pages: of a link that of its player, otherwise of the address or the browser; and where it is stored.

Beside English there is one language, of which each message stands in brackets (`tests/pseudo_language.py`).
"""

from __future__ import annotations

import re
from collections.abc import Generator
from pathlib import Path
from typing import Any

import pytest
from flask import Flask
from flask.testing import FlaskClient
from sqlmodel import select

from service.db.database import Database
from service.gamelog.log import GameLog
from service.languages.spoken import Spoken
from service.links import Links
from service.models import Player
from service.web.base.app_state import EXTENSION
from tests.own_catalogs import speaking_only
from tests.pseudo_language import CODE, pseudo
from tests.service.harness import Harness
from tests.service.web.conftest import JSON, Clock, People
from tests.service.web.test_table_posts import invitation, offered
from tests.settings import BASE_URL

BROWSER = {"Accept-Language": f"{CODE}-XX, {CODE};q=0.9, en;q=0.5"}
LANGUAGE = re.compile(r'<html lang="([a-z]+)">')


def language_of(page: Any) -> str:
    """Return the language of a page, which its header names, too."""
    found = LANGUAGE.search(page.text)
    assert found is not None
    assert page.headers["Content-Language"] == found[1]
    return found[1]


def player_of(database: Database, address: str) -> Player:
    with database.reading() as session:
        return session.exec(select(Player).where(Player.address == address)).one()


def holder(people: People, n: int) -> Player:
    """Return the player of seat n."""
    with people.database.reading() as session:
        return session.get_one(Player, people.seat(n).player_id)


def choose(people: People, n: int, language: str = CODE) -> None:
    """Store a language of the player of seat n."""
    with people.database.writing() as session:
        session.get_one(Player, people.seat(n).player_id).language = language


# --- pages without a player -------------------------------------------------------------------------------------------


@pytest.fixture
def english_only(tmp_path: Path) -> Generator[None, None, None]:
    """Let Posse have no catalogs."""
    with speaking_only(tmp_path):
        yield


@pytest.mark.usefixtures("english_only")
def test_with_one_language_there_is_nothing_to_choose(client: FlaskClient) -> None:
    page = client.get("/", headers=BROWSER)
    assert language_of(page) == "en"
    assert "hreflang" not in page.text
    assert page.headers["Vary"] == "Accept"


def test_a_page_follows_the_browser_and_the_address_comes_first(client: FlaskClient, pseudo_language: Spoken) -> None:
    assert language_of(client.get("/")) == "en"
    followed = client.get("/", headers=BROWSER)
    assert language_of(followed) == CODE
    assert set(followed.headers["Vary"].split(", ")) == {"Accept", "Accept-Language"}
    assert language_of(client.get("/?lang=en", headers=BROWSER)) == "en"
    assert language_of(client.get("/?lang=xx", headers=BROWSER)) == CODE, "no language of ours"
    assert language_of(client.get("/nothing-here", headers=BROWSER)) == CODE


def test_a_page_links_to_itself_in_each_language(client: FlaskClient, pseudo_language: Spoken) -> None:
    page = client.get("/rules").text
    assert '<a href="?lang=en" lang="en" hreflang="en" aria-current="true">English</a>' in page
    assert f'<a href="?lang={CODE}" lang="{CODE}" hreflang="{CODE}">{pseudo_language.name}</a>' in page
    for code, query in ((CODE, f"?lang={CODE}"), ("en", "?lang=en"), ("x-default", "")):
        assert f'<link rel="alternate" hreflang="{code}" href="{BASE_URL}/rules{query}">' in page
    assert 'rel="alternate"' not in client.get("/my-games").text, "a page that is not indexed"


def test_the_choice_of_an_address_is_carried_along(client: FlaskClient, pseudo_language: Spoken) -> None:
    page = client.get(f"/?lang={CODE}").text
    links = re.findall(r'(?:href|action)="(/[^"]*)"', page)
    assert len(links) > 5
    for link in links:
        assert (f"lang={CODE}" in link) != link.startswith("/static/"), link
    assert "lang=" not in "".join(re.findall(r'href="(/[^"]*)"', client.get("/", headers=BROWSER).text))


def test_browsers_keep_a_public_page_by_its_language(client: FlaskClient, pseudo_language: Spoken) -> None:
    english, other = client.get("/rules"), client.get("/rules", headers=BROWSER)
    assert english.headers["ETag"] != other.headers["ETag"]
    known = {"If-None-Match": english.headers["ETag"]}
    assert client.get("/rules", headers=known).status_code == 304
    assert client.get("/rules", headers=known | BROWSER).status_code == 200


@pytest.mark.slow
def test_pages_of_a_game_are_kept_by_their_language(
    client: FlaskClient, app: Flask, harness: Harness, pseudo_language: Spoken
) -> None:
    harness.act_until(lambda position: position.hand_no == 2)
    path = f"/g/{harness.id}?hand=1"
    ways = (path, {}), (path, BROWSER), (f"{path}&lang={CODE}", {}), (f"{path}&lang=en", BROWSER)
    for _ in range(2):
        pages = [client.get(address, headers=headers) for address, headers in ways]
        assert [language_of(page) for page in pages] == ["en", CODE, CODE, "en"]
        assert [f"hand=1&amp;lang={CODE}" in page.text for page in pages] == [True] * 4
    for code in ("xx", "yy"):
        client.get(f"{path}&lang={code}")
    assert len(app.extensions[EXTENSION].pages._pages) == len(ways), "no address makes more than these"


# --- pages of a player ------------------------------------------------------------------------------------------------


@pytest.mark.slow
def test_pages_of_a_link_are_in_the_language_of_its_player(
    client: FlaskClient, people: People, harness: Harness, pseudo_language: Spoken
) -> None:
    choose(people, 1)
    assert language_of(client.get(people.page(0), headers=BROWSER)) == "en"
    for path in ("", "/clock", "/history", "/mails"):
        assert language_of(client.get(people.page(1) + path)) == CODE
    shown = client.get(f"{people.page(1)}?lang=en")
    assert language_of(shown) == "en"
    assert language_of(client.get(people.page(1))) == CODE, "stored nowhere"
    foot = client.get(people.page(1)).text
    assert f'<a href="{people.page(1)}/language?lang=en" lang="en" hreflang="en">English</a>' in foot


def test_all_games_of_a_player_are_listed_in_their_language(
    client: FlaskClient, people: People, harness: Harness, links: Links, pseudo_language: Spoken
) -> None:
    choose(people, 1)
    page = links.games(holder(people, 1), harness.now)
    assert language_of(client.get(page.removeprefix(BASE_URL))) == CODE


def test_a_refusal_is_said_in_the_readers_language(
    client: FlaskClient, people: People, harness: Harness, pseudo_language: Spoken
) -> None:
    page = f"{people.page(0)}/clock"
    english = client.post(page, json={"language": "xx"}, headers=JSON)
    choose(people, 0)
    refused = client.post(page, json={"language": "xx"}, headers=JSON)
    assert (refused.status_code, refused.json["error"]) == (422, english.json["error"])
    assert refused.headers["Content-Language"] == CODE
    assert english.json["fields"]["language"] == "Please choose one of these languages: en, eo."
    assert (
        refused.json["fields"]["language"]
        == f"[{pseudo('Please choose one of these languages: {codes}.').format(codes='en, eo')}]"
    )


# --- choosing ---------------------------------------------------------------------------------------------------------


@pytest.mark.slow
def test_a_game_is_proposed_and_confirmed_in_the_language_of_the_page(
    client: FlaskClient, database: Database, people_of: Any, pseudo_language: Spoken
) -> None:
    named = [{"name": "Anna", "email": "anna@example.org"}, {"name": "Burt", "email": "burt@example.org"}]
    game = people_of(client.post("/games", json={"players": named}, headers=BROWSER).json["game"])
    assert player_of(database, "anna@example.org").language == CODE
    assert player_of(database, "burt@example.org").language == CODE, "the language of who invites them"
    page = game.page(0, "confirm")
    shown = client.get(page)
    assert language_of(shown) == "en", "of the browser, as no language was chosen"
    assert f'<option value="{CODE}" lang="{CODE}">{pseudo_language.name}</option>' in shown.text
    answer = client.post(f"{page}?lang={CODE}", data={"action": "confirm", "language": "en", "time_zone": "Asia/Tokyo"})
    assert answer.status_code == 303
    assert "lang=" not in answer.headers["Location"]
    assert player_of(database, "anna@example.org").language == "en"
    invited = game.page(1, "invite")
    assert language_of(client.get(invited)) == "en"
    assert 'lang="eo" selected' in client.get(invited, headers=BROWSER).text
    assert client.post(invited, data={"action": "accept", "language": "xx"}).status_code == 422
    assert client.post(invited, data={"action": "accept", "language": CODE}).status_code == 303
    assert language_of(client.get(game.page(1))) == CODE


def test_a_program_names_the_language_of_each_player_who_is_new(
    client: FlaskClient, database: Database, pseudo_language: Spoken
) -> None:
    def start(language: object) -> Any:
        burt = {"name": "Burt", "email": "burt@example.org", "language": language}
        anna = {"name": "Anna", "email": "anna@example.org"}
        return client.post("/games", json={"players": [anna, burt, {"anyone": True}]}, headers=JSON)

    assert start(CODE).status_code == 201
    assert player_of(database, "anna@example.org").language == "en", "that of the page"
    assert player_of(database, "burt@example.org").language == CODE
    assert start("en").status_code == 201
    assert player_of(database, "burt@example.org").language == CODE, "not changed by anybody who has the address"
    refused = start("xx")
    assert refused.status_code == 422
    assert f"Please choose one of these languages: en, {CODE}." in refused.json["fields"]["players.1.language"]


def test_a_program_names_the_language_of_a_guest(client: FlaskClient, database: Database) -> None:
    players = [{"name": "Anna", "language": "de"}, {"robot": "greenhorn"}]
    game = client.post("/games", json={"players": players}, headers=JSON).json["game"]
    with database.reading() as session:
        assert GameLog.of(session, game).language_of(0).code == "de"


@pytest.mark.slow
def test_a_guest_reads_as_the_browser_does_until_they_confirm_an_address(
    client: FlaskClient, database: Database, people_of: Any, pseudo_language: Spoken
) -> None:
    started = client.post("/games", json={"players": [{"name": "Zoe"}, {"robot": "cautious"}]}).json
    seat, game = started["url"].removeprefix(BASE_URL), people_of(started["game"])
    shown = client.get(seat, headers=BROWSER)
    assert language_of(shown) == CODE
    assert 'hreflang="en"' in shown.text
    assert client.post(f"{seat}/address", data={"email": "zoe@example.org"}, headers=BROWSER).status_code == 303
    assert player_of(database, "zoe@example.org").language == CODE
    page = game.page(0, "address", 1)
    assert language_of(client.get(page)) == "en"
    answer = client.post(page, data={"action": "confirm", "language": CODE, "time_zone": "UTC"})
    assert language_of(client.get(answer.headers["Location"])) == CODE
    assert language_of(client.get(seat)) == "en", "the old link says nothing of the player"


def test_a_guest_without_a_name_has_one_in_the_language_of_the_page(
    client: FlaskClient, people_of: Any, pseudo_language: Spoken
) -> None:
    alone = {"players": [{}, {"robot": "cautious"}]}
    game = client.post(f"/games?lang={CODE}", json=alone).json["game"]
    assert people_of(game).seat(0).name == pseudo_language.message("Guest")


def test_a_guest_types_and_is_told_in_the_language_of_the_page_they_began_on(
    client: FlaskClient, database: Database
) -> None:
    alone = {"players": [{"name": "Zoe"}, {"robot": "cautious"}]}
    started = client.post("/games", json=alone, headers={"Accept-Language": "de"}).json
    seat = started["url"].removeprefix(BASE_URL)
    at = client.get(seat, headers=JSON).json["at"]
    drawn = client.post(f"{seat}/moves", json={"move": "zieh Nachziehstapel", "at": at}, headers=JSON)
    assert drawn.status_code == 200, drawn.json
    with database.reading() as session:
        assert GameLog.of(session, started["game"]).language_of(0).code == "de"


def test_a_stranger_does_not_change_the_language_of_a_player(
    client: FlaskClient, people: People, harness: Harness, pseudo_language: Spoken
) -> None:
    named = {"players": [{"name": "Anna", "email": holder(people, 0).address}, {"name": "Bo", "robot": "cautious"}]}
    assert client.post("/games", json=named, headers=BROWSER).status_code == 201
    assert holder(people, 0).language == "en"


@pytest.mark.slow
def test_somebody_new_who_is_offered_a_seat_chooses_their_language(
    client: FlaskClient, people: People, harness: Harness, links: Links, clock: Clock, pseudo_language: Spoken
) -> None:
    motion = offered(client, people, harness)
    client.post(f"{people.page(1)}/motions/{motion.id}", data={"answer": "yes"})
    harness.later(hours=48)
    clock.now = harness.now
    harness.sweep()
    page = invitation(harness, links, motion)
    assert 'lang="eo" selected' in client.get(page, headers=BROWSER).text
    assert client.post(page, data={"action": "accept", "language": CODE}).status_code == 303
    assert holder(people, 2).language == CODE
    assert language_of(client.get(people.page(2))) == CODE


def test_the_language_is_changed_on_the_page_of_the_clock(
    client: FlaskClient, people: People, harness: Harness, pseudo_language: Spoken
) -> None:
    page = f"{people.page(0)}/clock"
    assert '<option value="en" lang="en" selected>English</option>' in client.get(page).text
    answer = client.post(f"{page}?lang=en", data={"language": CODE, "time_zone": "UTC"})
    assert language_of(client.get(answer.headers["Location"])) == CODE
    assert client.get(page, headers=JSON).json["language"] == CODE


@pytest.mark.parametrize("given", [None, "", 7, "xx", "EN"])
def test_a_language_that_is_not_there_is_not_stored(
    client: FlaskClient, people: People, harness: Harness, given: object
) -> None:
    client.post(f"{people.page(0)}/clock", json={"language": given}, headers=JSON)
    assert holder(people, 0).language == "en"
