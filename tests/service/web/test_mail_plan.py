"""The choice of mails for all games of a player, on the page of their mails, and the posts of mail programs there."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime

import pytest
from flask.testing import FlaskClient
from sqlmodel import Session, col, select, update

from service.db.database import Database
from service.links import Scope
from service.models import Game, Outmail, Player, Seat
from tests.service.harness import Harness
from tests.service.web.conftest import JSON, People, text_of, values_of

ONE_CLICK = {"List-Unsubscribe": "One-Click"}


@pytest.fixture
def link(people: People) -> str:
    """Where a digest's headers say that mails are switched off."""
    return f"{people.page(1, 'mute')}/mails/all"


@pytest.fixture
def other(database: Database, now: datetime, harness: Harness) -> Harness:
    """Another game in which Burt plays, in seat 2."""
    other = Harness(database, now, seed=2)
    with database.writing() as session:
        burt = _player(session, harness)
        session.exec(update(Seat).where(col(Seat.game_id) == other.id, col(Seat.n) == 2).values(player_id=burt.id))
    return other


def _player(session: Session, harness: Harness, n: int = 1) -> Player:
    return session.exec(select(Player).join(Seat).where(Seat.game_id == harness.id, Seat.n == n)).one()


def player(harness: Harness, n: int = 1) -> Player:
    with harness.database.reading() as session:
        return _player(session, harness, n)


@pytest.mark.parametrize("scope", ["seat", "mute"])
def test_the_page_says_what_each_choice_means_and_saves_it(
    client: FlaskClient, harness: Harness, people: People, scope: Scope
) -> None:
    path = f"{people.page(1, scope)}/mails"
    page = client.get(path)
    assert values_of(page, "plan") == ["all", "needed", "digest"]
    assert '<input type="radio" name="plan" value="all" checked>' in page.text
    assert "Your clocks run on, whatever you choose: none stops for a digest." in text_of(page)
    answer = client.post(f"{path}/all", data={"plan": "digest", "digest_at": "07:30", "together": "true"})
    assert answer.status_code == 303
    shown = client.get(answer.headers["Location"])
    assert "Your choice is saved" in text_of(shown)
    assert '<input type="radio" name="plan" value="digest" checked>' in shown.text
    assert 'value="07:30"' in shown.text
    saved = player(harness)
    assert (saved.mail_plan, saved.digest_minute, saved.mails_together) == ("digest", 450, True)
    assert saved.digest_due is not None
    assert player(harness, 0).mail_plan == "all"


def test_the_link_of_a_digest_chooses_and_switches_nothing_off(
    client: FlaskClient, harness: Harness, people: People
) -> None:
    path = people.page(1, "plan")
    page = client.get(path)
    assert values_of(page, "plan") == ["all", "needed", "digest"]
    assert "off" not in values_of(page, "mails")
    answer = client.post(f"{path}/mails/all", data={"plan": "needed"})
    assert answer.status_code == 303
    shown = client.get(answer.headers["Location"])
    assert "Your choice is saved" in text_of(shown)
    assert '<input type="radio" name="plan" value="needed" checked>' in shown.text
    for body in ({"mails": "off"}, ONE_CLICK):
        assert client.post(f"{path}/mails/all", data=body).status_code == 410
        assert client.post(f"{path}/mails", data=body).status_code == 410
    assert not people.seat(1).mails_off


def test_a_mistake_is_said_at_its_field_and_saves_nothing(client: FlaskClient, harness: Harness, link: str) -> None:
    answer = client.post(link, data={"plan": "digest", "digest_at": "25:00"})
    assert answer.status_code == 422
    assert "Please enter a time of day like 22:30." in text_of(answer)
    assert '<input type="radio" name="plan" value="digest" checked>' in answer.text
    assert player(harness).mail_plan == "all"


def test_programs_read_and_choose_too(client: FlaskClient, people: People, link: str) -> None:
    chosen = client.post(link, json={"plan": "needed", "together": True}, headers=JSON)
    expected = {"mails": "on", "plan": "needed", "digest_at": "08:00", "together": True}
    assert expected.items() <= chosen.json.items()
    assert expected.items() <= client.get(link, headers=JSON).json.items()
    wrong = client.post(link, json={"plan": "loud", "colour": "red"}, headers=JSON)
    assert (wrong.status_code, set(wrong.json["fields"])) == (422, {"plan", "colour"})
    assert "plan" not in client.get(people.page(1), headers=JSON).json


def test_the_choice_counts_in_other_games(
    client: FlaskClient, people_of: Callable[[str], People], other: Harness, link: str
) -> None:
    client.post(link, data={"plan": "needed"})
    page = f"{people_of(other.id).page(2)}/mails"
    assert client.get(page, headers=JSON).json["plan"] == "needed"
    assert client.get(f"{people_of(other.id).page(1)}/mails", headers=JSON).json["plan"] == "all"


@pytest.mark.parametrize("body", [ONE_CLICK, {}, {"mails": "off"}])
def test_one_post_of_a_mail_program_switches_the_mails_of_all_games_off(
    client: FlaskClient, people: People, people_of: Callable[[str], People], other: Harness, link: str, body: dict
) -> None:
    answer = client.post(link, data=body)
    assert answer.status_code == (303 if "mails" in body else 200), "a mail program follows no redirect"
    assert people.seat(1).mails_off
    assert people_of(other.id).seat(2).mails_off
    assert not people.seat(0).mails_off
    assert not people_of(other.id).seat(1).mails_off
    client.post(link, data={"mails": "on"})
    assert not people.seat(1).mails_off
    assert not people_of(other.id).seat(2).mails_off


def test_looking_changes_nothing(client: FlaskClient, harness: Harness, people: People, link: str) -> None:
    before = player(harness)
    assert client.get(link).status_code == 200
    assert client.get(f"{link}?plan=digest&mails=off").status_code == 200
    assert player(harness) == before
    assert not people.seat(1).mails_off


def test_a_link_of_a_turn_may_not_choose_and_says_which_may(
    client: FlaskClient, harness: Harness, people: People
) -> None:
    turn = harness.position().turn
    path = f"{people.page(turn, 'turn')}/mails"
    page = client.get(path)
    assert "Only the link in your start mail leads there" in text_of(page)
    assert not values_of(page, "plan")
    assert "plan" not in client.get(path, headers=JSON).json
    assert client.post(f"{path}/all", data={"plan": "digest"}).status_code == 410
    assert client.post(f"{path}/all", data=ONE_CLICK).status_code == 410
    assert player(harness, turn).mail_plan == "all"
    assert not people.seat(turn).mails_off


def test_others_do_not_see_it(client: FlaskClient, harness: Harness, people: People, link: str) -> None:
    pages = [people.page(0), f"/g/{harness.id}", f"/g/{harness.id}.json", people.page(1, "turn", 99)]
    before = [client.get(page).text for page in pages]
    client.post(link, data={"plan": "digest"})
    assert [client.get(page).text for page in pages] == before


def test_a_choice_releases_what_waits(client: FlaskClient, harness: Harness, link: str) -> None:
    with harness.database.writing() as session:
        burt = _player(session, harness)
        session.exec(update(Outmail).where(col(Outmail.player_id) == burt.id).values(state="held"))
    client.post(link, data={"plan": "all"})
    assert {mail.state for mail in harness.mails() if mail.seat == 1} == {"queued"}


def test_the_page_of_a_game_that_is_over_still_has_the_choice(
    client: FlaskClient, people_of: Callable[[str], People], over: Harness
) -> None:
    people = people_of(over.id)
    page = client.get(f"{people.page(0)}/mails")
    assert "This game is over" in text_of(page)
    assert values_of(page, "plan")
    with over.database.reading() as session:
        assert session.get_one(Game, over.id).status == "over"
    past = client.get(f"{people.page(0, 'mute')}/mails")
    assert not values_of(past, "plan")
