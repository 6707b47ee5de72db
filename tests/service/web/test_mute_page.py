"""The page with which the mails of one game are switched off and on, and the posts of mail programs (RFC 8058)."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime

import pytest
from flask.testing import FlaskClient

from service.db.database import Database
from service.games.transaction import GameTransaction
from service.links import Scope
from service.operations import actions
from service.players import fresh_links
from tests.security.scenes import lobby
from tests.service.harness import Harness
from tests.service.web.conftest import JSON, People, text_of

ONE_CLICK = {"List-Unsubscribe": "One-Click"}


def stopped(harness: Harness) -> None:
    with harness.database.writing() as session:
        actions.stop(session, harness.id, harness.now)


def revoked(harness: Harness) -> None:
    with harness.database.writing() as session:
        fresh_links.renew(GameTransaction.lock(session, harness.id, harness.now), 1)


@pytest.fixture
def link(people: People) -> str:
    """The address in the headers of Burt's mails."""
    return f"{people.page(1, 'mute')}/mails"


def test_looking_changes_nothing_and_says_what_the_button_does(
    client: FlaskClient, harness: Harness, people: People, link: str
) -> None:
    for path in (link, people.page(1, "mute")):
        page = client.get(path)
        assert page.status_code == 200
        assert "Switch the mails of this game off?" in page.text
        assert "Your seat stays yours, and the game does not wait for you. Your clock runs as before." in text_of(page)
        assert '<button name="mails" value="off">' in page.text
    assert not people.seat(1).mails_off


@pytest.mark.parametrize("encoding", ["application/x-www-form-urlencoded", "multipart/form-data"])
def test_one_post_of_a_mail_program_switches_them_off(
    client: FlaskClient, people: People, link: str, encoding: str
) -> None:
    for _ in range(2):
        answer = client.post(link, data=ONE_CLICK, content_type=encoding)
        assert answer.status_code == 200, "a mail program follows no redirect"
        assert "Mails of this game are off" in answer.text
        assert people.seat(1).mails_off
    assert not people.seat(0).mails_off


def test_a_post_of_nothing_switches_them_off(client: FlaskClient, people: People, link: str) -> None:
    assert client.post(link).status_code == 200
    assert people.seat(1).mails_off


def test_the_game_goes_on_as_before(client: FlaskClient, harness: Harness, link: str) -> None:
    before = harness.game()
    client.post(link, data=ONE_CLICK)
    assert harness.game() == before
    assert harness.object(1)["seat"] == 1


def test_the_page_switches_them_on_again(client: FlaskClient, people: People, link: str) -> None:
    client.post(link, data=ONE_CLICK)
    page = client.get(link)
    assert '<button name="mails" value="on">' in page.text
    answer = client.post(link, data={"mails": "on"})
    assert (answer.status_code, answer.headers["Location"]) == (303, link)
    assert not people.seat(1).mails_off


@pytest.mark.parametrize(("scope", "n"), [("seat", 1), ("turn", None)])
def test_the_page_of_the_seat_says_that_they_are_off_and_switches_them_on(
    client: FlaskClient, harness: Harness, people: People, scope: Scope, n: int | None
) -> None:
    n = harness.position().turn if n is None else n
    page = people.page(n, scope)
    assert f'<a href="{page}/mails">' in client.get(page).text
    client.post(f"{people.page(n, 'mute')}/mails", data=ONE_CLICK)
    assert "Mails of this game are off" in text_of(client.get(page))
    answer = client.post(f"{page}/mails", data={"mails": "on"})
    assert answer.status_code == 303
    shown = text_of(client.get(answer.headers["Location"]))
    assert "Mails of this game are on again" in shown
    assert "Mails of this game are off" not in shown
    assert not people.seat(n).mails_off


def test_programs_read_and_switch_it_too(client: FlaskClient, people: People) -> None:
    page = people.page(1)
    assert "mails" not in client.get(page, headers=JSON).json
    assert client.get(f"{page}/mails", headers=JSON).json["mails"] == "on"
    assert client.post(f"{page}/mails", json={"mails": "off"}, headers=JSON).json["mails"] == "off"
    assert client.get(f"{page}/mails", headers=JSON).json["mails"] == "off"
    assert client.get(page, headers=JSON).json["mails"] == "off"
    assert "mails" not in client.get(people.page(0), headers=JSON).json
    wrong = client.post(f"{page}/mails", json={"mails": "loud"}, headers=JSON)
    assert (wrong.status_code, wrong.json["error"]) == (400, "unreadable")


def test_others_do_not_see_it(client: FlaskClient, harness: Harness, people: People, link: str) -> None:
    pages = [people.page(0), f"/g/{harness.id}", f"/g/{harness.id}.json", people.page(1, "turn", 99)]
    before = [client.get(page).text for page in pages]
    client.post(link, data=ONE_CLICK)
    assert [client.get(page).text for page in pages] == before
    assert "mails" not in client.get(people.page(1, "turn", 99), headers=JSON).json


@pytest.mark.parametrize(("ended", "status"), [(stopped, 200), (revoked, 410)])
def test_a_link_that_is_past_or_revoked_switches_nothing(
    client: FlaskClient, harness: Harness, people: People, link: str, ended: Callable[[Harness], None], status: int
) -> None:
    ended(harness)
    for body in (ONE_CLICK, {}, {"mails": "off"}):
        assert client.post(link, data=body, follow_redirects=True).status_code == status
    assert not people.seat(1).mails_off
    assert client.get(link).status_code == status


def test_a_link_to_the_mails_opens_no_hand_and_plays_no_move(
    client: FlaskClient, harness: Harness, people: People
) -> None:
    turn = harness.position().turn
    page = people.page(turn, "mute")
    assert "Your hand" not in client.get(page).text
    assert client.get(page, headers=JSON).json["seat"] is None
    for path, body in (("/moves", {"move": "draw supply", "at": 0}), ("/resign", {}), ("/forget", {})):
        assert client.post(page + path, json=body, headers=JSON).status_code == 410
    assert harness.game().at == 0


# --- strangers --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("scope", "n"), [("invite", 1), ("confirm", 0)])
def test_a_mail_program_ends_invitations_with_one_post(
    client: FlaskClient,
    database: Database,
    now: datetime,
    people_of: Callable[[str], People],
    scope: Scope,
    n: int,
) -> None:
    game = lobby(database, now)
    people = people_of(game)
    page = people.page(n, scope)
    assert client.get(page).status_code == 200
    assert people.seat(n).state != "declined"
    for _ in range(2):
        answer = client.post(page, data=ONE_CLICK)
        assert answer.status_code == 200, "a mail program follows no redirect"
    assert people.seat(n).state == "declined"
    assert client.post(page, data={}).status_code == 400, "what is not from a mail program names its button"
