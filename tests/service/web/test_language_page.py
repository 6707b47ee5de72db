"""The page on which a player chooses their language: the foot of their pages and of their mails lead to it."""

from __future__ import annotations

import pytest
from flask.testing import FlaskClient

from service.languages.spoken import Spoken
from service.links import Scope
from tests.pseudo_language import CODE
from tests.service.harness import Harness
from tests.service.web.conftest import JSON, People, text_of
from tests.service.web.test_page_language import holder, language_of


@pytest.mark.slow
def test_a_link_of_a_mail_shows_the_choice_in_that_language_and_one_press_stores_it(
    client: FlaskClient, people: People, harness: Harness, pseudo_language: Spoken
) -> None:
    page = people.page(1, "language")
    shown = client.get(f"{page}?lang={CODE}")
    assert language_of(shown) == CODE
    assert f'<option value="{CODE}" lang="{CODE}" selected>' in shown.text
    assert holder(people, 1).language == "en", "opening it changes nothing"
    answer = client.post(f"{page}/language?lang={CODE}", data={"language": CODE})
    assert (answer.status_code, answer.headers["Location"]) == (303, f"{page}/language?notice=language")
    assert holder(people, 1).language == CODE
    said = pseudo_language.message("Your language is saved")
    assert said in text_of(client.get(answer.headers["Location"]))


@pytest.mark.parametrize("scope", ["seat", "turn", "language"])
def test_every_live_link_of_a_player_chooses(
    client: FlaskClient, people: People, harness: Harness, scope: Scope, pseudo_language: Spoken
) -> None:
    turn = harness.position().turn
    page = f"{people.page(turn, scope)}/language"
    assert client.get(page, headers=JSON).json["language"] == "en"
    assert client.post(page, json={"language": CODE}, headers=JSON).json["language"] == CODE
    assert holder(people, turn).language == CODE


def test_the_foot_of_a_players_own_pages_leads_there(
    client: FlaskClient, people: People, harness: Harness, pseudo_language: Spoken
) -> None:
    foot = client.get(people.page(1)).text
    assert f'href="{people.page(1)}/language?lang={CODE}"' in foot
    chosen = client.get(f"{people.page(1)}/clock?lang={CODE}").text
    assert f'href="{people.page(1)}/language?lang=en"' in chosen, "one language in the address, the other one"


@pytest.mark.parametrize(("posted", "status"), [({"language": "xx"}, 422), ({}, 400)])
def test_a_language_that_is_not_offered_is_refused(
    client: FlaskClient, people: People, harness: Harness, posted: dict[str, str], status: int, pseudo_language: Spoken
) -> None:
    page = f"{people.page(1, 'language')}/language"
    answer = client.post(page, data=posted)
    assert answer.status_code == status
    assert client.post(page, json=posted, headers=JSON).status_code == status
    assert ('id="language-error"' in answer.text) == (status == 422)
    assert holder(people, 1).language == "en"


def test_the_link_of_mails_does_nothing_else(client: FlaskClient, people: People, harness: Harness) -> None:
    page = people.page(1, "language")
    assert client.get(page, headers=JSON).json["seat"] is None
    for path, posted in (("/moves", {"move": "pass", "at": 0}), ("/clock", {}), ("/mails", {}), ("/forget", {})):
        assert client.post(page + path, json=posted, headers=JSON).status_code == 410


def test_a_seat_without_an_address_has_no_language(client: FlaskClient, harness: Harness) -> None:
    started = client.post("/games", json={"players": [{"name": "Zoe"}, {"robot": "cautious"}]}).json
    answer = client.get(f"{started['url']}/language", headers=JSON)
    assert (answer.status_code, answer.json["error"]) == (410, "past")
