"""My games: the form, the list behind the link that is mailed, and the doors to them."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import replace
from datetime import datetime, timedelta
from urllib.parse import urlsplit

import pytest
from flask import Flask
from flask.testing import FlaskClient
from sqlalchemy import update
from sqlmodel import col, select

from service.db.database import Database
from service.games.transaction import GameTransaction
from service.links import Links
from service.lobby.acceptance import accept, decline
from service.lobby.proposing import confirm
from service.models import Game, GamesRequest, Outmail, Player, Seat
from service.operations import actions
from service.operations.privacy import retention
from service.web import create_app
from service.web.base.app_state import EXTENSION
from tests.databases import both
from tests.service.harness import Harness, in_window
from tests.service.sweeping import sweep
from tests.service.web.conftest import JSON, Clock, People, text_of

ITEM = re.compile(r"<li><h2>(.*?)</li>", re.DOTALL)


def player_of(database: Database, address: str) -> Player:
    with database.reading() as session:
        return session.exec(select(Player).where(Player.address == address)).one()


@pytest.fixture
def listed(database: Database, client: FlaskClient, links: Links, clock: Clock) -> Callable[[str], list[str]]:
    """The games on the list of the player with an address, as text."""

    def entries(address: str) -> list[str]:
        page = client.get(urlsplit(links.games(player_of(database, address), clock.now)).path)
        assert page.status_code == 200
        return [" ".join(re.sub("<[^>]*>", " ", one).split()) for one in ITEM.findall(page.text)]

    return entries


# --- the form ---------------------------------------------------------------------------------------------------------


def test_the_form_takes_an_address_and_says_what_comes_next(client: FlaskClient, database: Database) -> None:
    assert "Mail me the link to my games" in text_of(client.get("/my-games"))
    answer = client.post("/my-games", data={"email": " anna@example.org "})
    assert (answer.status_code, answer.headers["Location"]) == (303, "/my-games?asked=yes")
    assert "please look into your mailbox" in text_of(client.get(answer.headers["Location"]))
    with database.reading() as session:
        assert session.exec(select(GamesRequest.address)).all() == ["anna@example.org"]


def test_programs_get_the_same_in_words(client: FlaskClient) -> None:
    answer = client.post("/my-games", json={"email": "anna@example.org"}, headers=JSON)
    assert answer.status_code == 200
    assert answer.json["message"].startswith("If somebody plays here with that address")


@pytest.mark.parametrize("typed", ["", "anna", "anna@", "a@b@c"])
def test_what_is_no_address_is_refused_at_its_field(client: FlaskClient, database: Database, typed: str) -> None:
    page = client.post("/my-games", data={"email": typed})
    assert page.status_code == 422
    assert 'aria-invalid="true"' in page.text
    assert f'value="{typed}"' in page.text
    assert client.post("/my-games", json={"email": typed}, headers=JSON).json["fields"]["email"]
    with database.reading() as session:
        assert session.exec(select(GamesRequest)).all() == []


def test_one_network_may_ask_for_so_many_links_an_hour(app: Flask, database: Database, clock: Clock) -> None:
    site = replace(app.extensions[EXTENSION].settings, games_per_hour=3)
    client = create_app(site, database, clock).test_client()
    found = [client.post("/my-games", data={"email": f"p{n}@example.org"}).status_code for n in range(4)]
    assert found == [303, 303, 303, 429]
    assert client.get("/my-games").status_code == 200
    assert client.post("/games", json={"players": []}).status_code == 422, "games have a limit of their own"


def test_every_page_leads_to_the_form_and_pages_of_links_that_are_void_say_why(
    client: FlaskClient, people: People, harness: Harness
) -> None:
    door = 'href="/my-games"'
    assert client.get("/").text.count(door) == 2
    assert client.get("/rules").text.count(door) == 1
    harness.pass_turn()
    past = people.page((harness.position().turn - 1) % 3, "turn", 0)
    for void in (past, "/p/" + "a" * 24 + "." + "b" * 24, "/g/" + "0" * 24):
        page = client.get(void)
        assert page.text.count(door) == 2
        assert "Have a link to all your games mailed to you" in text_of(page)
    assert "Have a link to all your games" not in text_of(client.post("/games", data="x", content_type="text/plain"))


# --- the list ---------------------------------------------------------------------------------------------------------


def test_a_game_is_listed_with_its_players_what_it_waits_for_and_until_when(
    database: Database, harness: Harness, listed: Callable[[str], list[str]]
) -> None:
    turn = harness.position().turn
    with database.writing() as session:
        session.exec(update(Player).values(time_zone="America/Sao_Paulo"))
    other = (turn + 1) % 3
    (own,), (waiting,) = (listed(f"{harness.names[n].lower()}.1@posse.test") for n in (turn, other))
    with_others = [" and ".join(name for m, name in enumerate(harness.names) if m != n) for n in (turn, other)]
    assert own.startswith(f"Friday your turn With {with_others[0]} It is your turn to draw")
    assert "This turn must be finished by Sun 22 Nov, 06:30 UTC-03 (48 hours left)" in own
    assert own.endswith("Open your table : Friday")
    assert waiting.startswith(f"Friday With {with_others[1]} {harness.names[turn]} has to draw")
    assert waiting.endswith("Look at the game : Friday")


def test_games_that_wait_for_the_player_come_first_and_finished_ones_last(
    database: Database, now: datetime, listed: Callable[[str], list[str]]
) -> None:
    harnesses = [
        Harness(database, now, 2, seed=seed, turn_hours=hours) for seed, hours in ((1, 72), (2, 24), (3, 48), (4, 9))
    ]
    anna = player_of(database, "anna.1@posse.test").id
    with database.writing() as session:
        for n, one in enumerate(harnesses):
            seats = session.exec(select(Seat).where(Seat.game_id == one.id).order_by(col(Seat.n))).all()
            seats[0 if n == 2 else one.position().turn if n < 2 else 0].player_id = anna
            session.get_one(Game, one.id).name = f"Game {n}"
        actions.stop(session, harnesses[3].id, now)
    if harnesses[2].position().turn == 0:
        harnesses[2].pass_turn()
    assert [one[:6] for one in listed("anna.1@posse.test")] == ["Game 1", "Game 0", "Game 2", "Game 3"]
    assert listed("anna.1@posse.test")[3].startswith("Game 3 over")


def test_a_window_asks_and_shows_the_player_s_own_answer_only(
    harness: Harness, listed: Callable[[str], list[str]]
) -> None:
    harness.act_until(in_window)
    first, second = harness.position().to_act()
    addresses = [f"{name.lower()}.1@posse.test" for name in harness.names]
    before = [listed(address) for address in addresses]
    assert before[first][0].startswith("Friday you are asked")
    assert "Players can answer until" in before[first][0]
    harness.post(first, "pass")
    after = [listed(address) for address in addresses]
    assert after[first][0].startswith("Friday you have answered")
    assert [after[n] for n in range(3) if n != first] == [before[n] for n in range(3) if n != first]
    assert after[harness.position().turn][0].startswith("Friday your turn")
    assert second != first


def test_before_the_deal_nobody_is_named_who_has_not_accepted(
    database: Database, now: datetime, proposals: Callable[..., str], listed: Callable[[str], list[str]]
) -> None:
    game_id = proposals("Anna", "Burt", "Curt", name="Saturday")
    assert listed("anna@example.org") == [], "it is not confirmed: perhaps somebody else typed the address"
    with database.writing() as session:
        tx = GameTransaction.lock(session, game_id, now)
        confirm(tx)
        accept(tx, 1)
    assert listed("burt@example.org") == [
        "Saturday With Anna and somebody who is invited It begins when everybody who is invited has accepted. "
        "Look at the game : Saturday"
    ]
    assert "You are invited and have not answered yet." in listed("curt@example.org")[0]
    with database.writing() as session:
        decline(GameTransaction.lock(session, game_id, now), 2)
    assert listed("curt@example.org") == []


def test_who_wants_no_invitations_sees_none(
    database: Database, now: datetime, proposals: Callable[..., str], listed: Callable[[str], list[str]]
) -> None:
    with database.writing() as session:
        actions.block(session, "burt@example.org", now)
    game_id = proposals("Anna", "Burt")
    with database.writing() as session:
        confirm(GameTransaction.lock(session, game_id, now))
    assert listed("burt@example.org") == []


@both
def test_only_the_latest_finished_games_are_listed(
    database: Database, now: datetime, listed: Callable[[str], list[str]]
) -> None:
    games = [Harness(database, now, 2, seed=seed) for seed in range(1, 13)]
    anna = player_of(database, "anna.1@posse.test").id
    with database.writing() as session:
        session.exec(update(Seat).where(col(Seat.n) == 0).values(player_id=anna))
        for n, one in enumerate(games):
            session.get_one(Game, one.id).name = f"Game {n}."
            actions.stop(session, one.id, now + timedelta(hours=n))
    found = listed("anna.1@posse.test")
    assert [one.partition(".")[0] for one in found] == [f"Game {n}" for n in range(11, 1, -1)]


# --- the button on a seat's page --------------------------------------------------------------------------------------


def test_the_page_of_a_seat_mails_the_link_to_its_own_player(
    client: FlaskClient, people: People, harness: Harness
) -> None:
    page = people.page(1)
    assert "Mail me the link to all my games" in client.get(page).text
    answer = client.post(f"{page}/my-games")
    assert answer.status_code == 303
    assert "The link to all your games is on its way" in text_of(client.get(answer.headers["Location"]))
    (mail,) = harness.mails("games")
    assert mail.seat == 1


def test_the_fourth_press_of_a_day_is_refused_on_the_page(
    client: FlaskClient, people: People, harness: Harness, clock: Clock
) -> None:
    for _ in range(3):
        clock.now += timedelta(minutes=1)
        assert client.post(f"{people.page(1)}/my-games").status_code == 303
    refused = client.post(f"{people.page(1)}/my-games")
    assert refused.status_code == 429
    assert int(refused.headers["Retry-After"]) > 0
    assert "At most 3 mails with the link to all your games" in text_of(refused)
    assert len(harness.mails("games")) == 3


def test_what_strangers_ask_for_keeps_no_address_longer(
    database: Database, harness: Harness, clock: Clock, client: FlaskClient
) -> None:
    with database.writing() as session:
        actions.stop(session, harness.id, clock.now)
    clock.now += timedelta(days=80)
    client.post("/my-games", data={"email": "anna.1@posse.test"})
    sweep(database, clock.now)
    with database.writing() as session:
        assert session.exec(select(Outmail).where(Outmail.kind == "games")).one()
        session.exec(update(Outmail).values(state="sent"))
    while retention.work_due(database, clock.now + timedelta(days=11)):
        pass
    with database.reading() as session:
        assert session.exec(select(Player)).all() == []
