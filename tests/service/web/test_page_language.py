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

from service.db.database import Database
from service.gamelog.log import GameLog
from service.languages.spoken import Spoken
from service.links import Scope
from service.models import Game, Player
from service.web.base.app_state import EXTENSION
from tests.own_catalogs import speaking_only
from tests.pseudo_language import CODE, pseudo
from tests.rows import alter, rows_of
from tests.service.web.conftest import JSON, Guest, PeopleOf, Table, person
from tests.service.web.test_substitutes import invitation, offered
from tests.settings import BASE_URL

BROWSER = {"Accept-Language": f"{CODE}-XX, {CODE};q=0.9, en;q=0.5"}
LANGUAGE = re.compile(r'<html lang="([a-z]+)">')


def language_of(page: Any) -> str:
    """Return the language of a page, which its header names, too."""
    found = LANGUAGE.search(page.text)
    assert found is not None
    assert page.headers["Content-Language"] == found[1]
    return found[1]


def stored_for(database: Database, name: str) -> str:
    """Return the language of the player with the address of `person`."""
    (found,) = rows_of(database, Player, Player.address == person(name)["email"])
    return found.language


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


def test_a_page_links_to_itself_in_each_language_and_is_kept_by_its_language(
    client: FlaskClient, pseudo_language: Spoken
) -> None:
    page = client.get("/rules").text
    assert '<a href="?lang=en" lang="en" hreflang="en" aria-current="true">English</a>' in page
    assert f'<a href="?lang={CODE}" lang="{CODE}" hreflang="{CODE}">{pseudo_language.name}</a>' in page
    for code, query in ((CODE, f"?lang={CODE}"), ("en", "?lang=en"), ("x-default", "")):
        assert f'<link rel="alternate" hreflang="{code}" href="{BASE_URL}/rules{query}">' in page
    assert 'rel="alternate"' not in client.get("/my-games").text, "a page that is not indexed"
    english, other = client.get("/rules"), client.get("/rules", headers=BROWSER)
    assert english.headers["ETag"] != other.headers["ETag"]
    known = {"If-None-Match": english.headers["ETag"]}
    assert client.get("/rules", headers=known).status_code == 304
    assert client.get("/rules", headers=known | BROWSER).status_code == 200


def test_the_choice_of_an_address_is_carried_along(client: FlaskClient, pseudo_language: Spoken) -> None:
    links = re.findall(r'(?:href|action)="(/[^"]*)"', client.get(f"/?lang={CODE}").text)
    assert len(links) > 5
    for link in links:
        assert (f"lang={CODE}" in link) != link.startswith("/static/"), link
    assert "lang=" not in "".join(re.findall(r'href="(/[^"]*)"', client.get("/", headers=BROWSER).text))


@pytest.mark.slow
def test_pages_of_a_game_are_kept_by_their_language(app: Flask, over: Table, pseudo_language: Spoken) -> None:
    path = f"{over.public}?hand=1"
    ways = (path, {}), (path, BROWSER), (f"{path}&lang={CODE}", {}), (f"{path}&lang=en", BROWSER)
    for _ in range(2):
        pages = [over.client.get(address, headers=headers) for address, headers in ways]
        assert [language_of(page) for page in pages] == ["en", CODE, CODE, "en"]
        assert [f"hand=1&amp;lang={CODE}" in page.text for page in pages] == [True] * 4
    for code in ("xx", "yy"):
        over.client.get(f"{path}&lang={code}")
    assert len(app.extensions[EXTENSION].pages._pages) == len(ways), "no address makes more than these"


# --- pages of a player ------------------------------------------------------------------------------------------------


@pytest.mark.slow
def test_pages_of_a_link_are_in_the_language_of_its_player(table: Table, pseudo_language: Spoken) -> None:
    alter(table.database, Player, table.seat(1).player_id, language=CODE)
    assert language_of(table.get(0, headers=BROWSER)) == "en"
    for path in ("", "/clock", "/history", "/mails"):
        assert language_of(table.get(1, path)) == CODE
    assert language_of(table.get(1, "?lang=en")) == "en"
    assert language_of(table.get(1)) == CODE, "stored nowhere"
    games = table.links.games(table.player(1), table.now)
    assert language_of(table.client.get(games.removeprefix(BASE_URL))) == CODE
    foot = table.get(1).text
    assert f'<a href="{table.page(1)}/language?lang=en" lang="en" hreflang="en">English</a>' in foot
    assert f'href="{table.page(1)}/language?lang={CODE}"' in table.get(1).text
    chosen = table.get(1, f"/clock?lang={CODE}").text
    assert f'href="{table.page(1)}/language?lang=en"' in chosen, "one language in the address, the other one"


def test_a_refusal_is_said_in_the_readers_language(table: Table, pseudo_language: Spoken) -> None:
    english = table.send(0, "/clock", {"language": "xx"})
    alter(table.database, Player, table.seat(0).player_id, language=CODE)
    refused = table.send(0, "/clock", {"language": "xx"})
    assert (refused.status_code, refused.json["error"]) == (422, english.json["error"])
    assert refused.headers["Content-Language"] == CODE
    assert english.json["fields"]["language"] == "Please choose one of these languages: en, eo."
    said = pseudo("Please choose one of these languages: {codes}.").format(codes="en, eo")
    assert refused.json["fields"]["language"] == f"[{said}]"


# --- choosing ---------------------------------------------------------------------------------------------------------


@pytest.mark.slow
def test_a_game_is_proposed_and_confirmed_in_the_language_of_the_page(
    client: FlaskClient, database: Database, people_of: PeopleOf, pseudo_language: Spoken
) -> None:
    named = [person("Anna"), person("Burt")]
    game = people_of(client.post("/games", json={"players": named}, headers=BROWSER).json["game"])
    assert stored_for(database, "Anna") == CODE
    assert stored_for(database, "Burt") == CODE, "the language of who invites them"
    page = game.page(0, "confirm")
    shown = client.get(page)
    assert language_of(shown) == "en", "of the browser, as no language was chosen"
    assert f'<option value="{CODE}" lang="{CODE}">{pseudo_language.name}</option>' in shown.text
    answer = client.post(f"{page}?lang={CODE}", data={"action": "confirm", "language": "en", "time_zone": "Asia/Tokyo"})
    assert answer.status_code == 303
    assert "lang=" not in answer.headers["Location"]
    assert stored_for(database, "Anna") == "en"
    invited = game.page(1, "invite")
    assert language_of(client.get(invited)) == "en"
    assert 'lang="eo" selected' in client.get(invited, headers=BROWSER).text
    assert client.post(invited, data={"action": "accept", "language": "xx"}).status_code == 422
    assert client.post(invited, data={"action": "accept", "language": CODE}).status_code == 303
    assert language_of(game.get(1)) == CODE


def test_a_program_names_the_language_of_each_player_who_is_new(
    client: FlaskClient, database: Database, pseudo_language: Spoken
) -> None:
    def started(language: object) -> Any:
        burt = person("Burt") | {"language": language}
        return client.post("/games", json={"players": [person("Anna"), burt, {"anyone": True}]}, headers=JSON)

    assert started(CODE).status_code == 201
    assert stored_for(database, "Anna") == "en", "that of the page"
    assert stored_for(database, "Burt") == CODE
    assert started("en").status_code == 201
    assert stored_for(database, "Burt") == CODE, "not changed by anybody who has the address"
    refused = started("xx")
    assert refused.status_code == 422
    assert f"Please choose one of these languages: en, {CODE}." in refused.json["fields"]["players.1.language"]


@pytest.mark.slow
def test_somebody_new_who_is_offered_a_seat_chooses_their_language(table: Table, pseudo_language: Spoken) -> None:
    motion = offered(table)
    table.press(1, f"/motions/{motion.id}", {"answer": "yes"})
    table.later(hours=48)
    table.sweep()
    page = invitation(table, motion)
    assert 'lang="eo" selected' in table.client.get(page, headers=BROWSER).text
    assert table.client.post(page, data={"action": "accept", "language": CODE}).status_code == 303
    assert table.player(2).language == CODE
    assert language_of(table.get(2)) == CODE


# --- guests -----------------------------------------------------------------------------------------------------------


def test_a_guest_reads_as_the_browser_does_until_they_confirm_an_address(
    client: FlaskClient, database: Database, guest: Guest, people_of: PeopleOf, pseudo_language: Spoken
) -> None:
    seat = guest()
    shown = client.get(seat, headers=BROWSER)
    assert language_of(shown) == CODE
    assert 'hreflang="en"' in shown.text
    assert client.post(f"{seat}/address", data={"email": "zoe@example.org"}, headers=BROWSER).status_code == 303
    assert stored_for(database, "Zoe") == CODE
    (game,) = rows_of(database, Game)
    page = people_of(game.id).page(0, "address", 1)
    assert language_of(client.get(page)) == "en"
    answer = client.post(page, data={"action": "confirm", "language": CODE, "time_zone": "UTC"})
    assert language_of(client.get(answer.headers["Location"])) == CODE
    assert language_of(client.get(seat)) == "en", "the old link says nothing of the player"


@pytest.mark.parametrize("way", ["named", "browser"])
def test_a_guest_types_and_is_told_in_the_language_that_was_named_or_that_of_the_page_they_began_on(
    client: FlaskClient, database: Database, way: str
) -> None:
    zoe = {"name": "Zoe"} | ({"language": "de"} if way == "named" else {})
    headers = {"Accept-Language": "de"} if way == "browser" else {}
    started = client.post("/games", json={"players": [zoe, {"robot": "cautious"}]}, headers=headers).json
    seat = started["url"].removeprefix(BASE_URL)
    at = client.get(seat, headers=JSON).json["at"]
    drawn = client.post(f"{seat}/moves", json={"move": "zieh Nachziehstapel", "at": at}, headers=JSON)
    assert drawn.status_code == 200, drawn.json
    with database.reading() as session:
        assert GameLog.of(session, started["game"]).language_of(0).code == "de"


def test_a_guest_without_a_name_has_one_in_the_language_of_the_page(
    client: FlaskClient, people_of: PeopleOf, pseudo_language: Spoken
) -> None:
    alone = {"players": [{}, {"robot": "cautious"}]}
    game = client.post(f"/games?lang={CODE}", json=alone).json["game"]
    assert people_of(game).seat(0).name == pseudo_language.message("Guest")


# --- the page on which a player chooses, to which the foot of pages and mails leads -----------------------------------


def test_a_link_of_a_mail_shows_the_choice_and_one_press_stores_it(table: Table, pseudo_language: Spoken) -> None:
    page = table.page(1, "language")
    shown = table.client.get(f"{page}?lang={CODE}")
    assert language_of(shown) == CODE
    assert f'<option value="{CODE}" lang="{CODE}" selected>' in shown.text
    assert table.player(1).language == "en", "opening it changes nothing"
    answer = table.client.post(f"{page}/language?lang={CODE}", data={"language": CODE})
    assert (answer.status_code, answer.headers["Location"]) == (303, f"{page}/language?notice=language")
    assert table.player(1).language == CODE
    assert pseudo_language.message("Your language is saved") in table.text_after(answer)


@pytest.mark.parametrize("scope", ["seat", "turn", "language"])
def test_every_live_link_of_a_player_chooses(table: Table, scope: Scope, pseudo_language: Spoken) -> None:
    turn = table.position().turn
    page = f"{table.page(turn, scope)}/language"
    assert table.client.get(page, headers=JSON).json["language"] == "en"
    assert table.client.post(page, json={"language": CODE}, headers=JSON).json["language"] == CODE
    assert table.player(turn).language == CODE


def test_the_language_is_changed_on_the_page_of_the_clock_too(table: Table, pseudo_language: Spoken) -> None:
    assert '<option value="en" lang="en" selected>English</option>' in table.get(0, "/clock").text
    answer = table.press(0, "/clock?lang=en", {"language": CODE, "time_zone": "UTC"})
    assert language_of(table.follow(answer)) == CODE
    assert table.json(0, "/clock")["language"] == CODE


@pytest.mark.parametrize("path", ["/language", "/clock"])
@pytest.mark.parametrize("given", [None, "", 7, "xx", "EN"])
def test_a_language_that_is_not_there_is_not_stored(table: Table, path: str, given: object) -> None:
    assert table.send(0, path, {"language": given}).status_code in (200, 400, 422)
    assert table.player(0).language == "en"


@pytest.mark.parametrize(("posted", "status"), [({"language": "xx"}, 422), ({}, 400)])
def test_a_refusal_is_shown_at_its_field(table: Table, posted: dict[str, str], status: int) -> None:
    answer = table.client.post(f"{table.page(1, 'language')}/language", data=posted)
    assert (answer.status_code, 'id="language-error"' in answer.text) == (status, status == 422)


def test_a_seat_without_an_address_has_no_language(client: FlaskClient, guest: Guest) -> None:
    answer = client.get(f"{guest()}/language", headers=JSON)
    assert (answer.status_code, answer.json["error"]) == (410, "past")
