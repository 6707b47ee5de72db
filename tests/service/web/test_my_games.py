"""My games: the form, the list behind the link that is mailed, and the doors to them."""

from __future__ import annotations

import re
from collections.abc import Callable
from datetime import datetime, timedelta
from urllib.parse import urlsplit

import pytest
from flask.testing import FlaskClient
from sqlalchemy import update
from sqlmodel import col, select

from service.admin import actions
from service.db.database import Database
from service.links import Links
from service.models import Game, GamesRequest, Outmail, Player, Seat
from tests.databases import both
from tests.rows import commit, execute, row, rows_of
from tests.service.harness import Harness, in_window
from tests.service.sweeping import sweep, tidy
from tests.service.web.conftest import JSON, Clock, SiteWith, Start, Table, text_of

ITEM = re.compile(r"<li><h2>(.*?)</li>", re.DOTALL)


Listed = Callable[[str], list[str]]


def player_of(database: Database, address: str) -> Player:
    return row(database, select(Player).where(Player.address == address))


@pytest.fixture
def listed(database: Database, client: FlaskClient, links: Links, clock: Clock) -> Listed:
    """The games on the list of the player with an address, as text."""

    def entries(address: str) -> list[str]:
        page = client.get(urlsplit(links.games(player_of(database, address), clock.now)).path)
        assert page.status_code == 200
        return [" ".join(re.sub("<[^>]*>", " ", one).split()) for one in ITEM.findall(page.text)]

    return entries


def test_the_form_takes_an_address_and_says_what_comes_next(client: FlaskClient, database: Database) -> None:
    assert "Mail me the link to my games" in text_of(client.get("/my-games"))
    answer = client.post("/my-games", data={"email": " anna@example.org "})
    assert (answer.status_code, answer.headers["Location"]) == (303, "/my-games?asked=yes")
    assert "please look into your mailbox" in text_of(client.get(answer.headers["Location"]))
    assert [asked.address for asked in rows_of(database, GamesRequest)] == ["anna@example.org"]
    by_program = client.post("/my-games", json={"email": "anna@example.org"}, headers=JSON)
    assert by_program.status_code == 200
    assert by_program.json["message"].startswith("If somebody plays here with that address")


@pytest.mark.parametrize("typed", ["", "anna", "anna@", "a@b@c"])
def test_what_is_no_address_is_refused_at_its_field(client: FlaskClient, database: Database, typed: str) -> None:
    page = client.post("/my-games", data={"email": typed})
    assert page.status_code == 422
    assert 'aria-invalid="true"' in page.text
    assert f'value="{typed}"' in page.text
    assert client.post("/my-games", json={"email": typed}, headers=JSON).json["fields"]["email"]
    assert rows_of(database, GamesRequest) == []


def test_one_network_may_ask_for_so_many_links_an_hour(site_with: SiteWith) -> None:
    client = site_with(games_per_hour=3)
    found = [client.post("/my-games", data={"email": f"p{n}@example.org"}).status_code for n in range(4)]
    assert found == [303, 303, 303, 429]
    assert client.get("/my-games").status_code == 200
    assert client.post("/games", json={"players": []}).status_code == 422, "games have a limit of their own"


def test_every_page_leads_to_the_form_and_pages_of_links_that_are_void_say_why(table: Table) -> None:
    door = 'href="/my-games"'
    assert table.client.get("/").text.count(door) == 2
    assert table.client.get("/rules").text.count(door) == 1
    table.pass_turn()
    past = table.page((table.position().turn - 1) % 3, "turn", 0)
    for void in (past, "/p/" + "a" * 24 + "." + "b" * 24, "/g/" + "0" * 24):
        page = table.client.get(void)
        assert page.text.count(door) == 2
        assert "Have a link to all your games mailed to you" in text_of(page)
    other = table.client.post("/games", data="x", content_type="text/plain")
    assert "Have a link to all your games" not in text_of(other)


def test_a_game_is_listed_with_its_players_what_it_waits_for_and_until_when(harness: Harness, listed: Listed) -> None:
    turn = harness.position().turn
    execute(harness.database, update(Player).values(time_zone="America/Sao_Paulo"))
    seats = (turn, (turn + 1) % 3)
    (own,), (waiting,) = (listed(f"{harness.names[n].lower()}.1@posse.test") for n in seats)
    with_others = [" and ".join(name for m, name in enumerate(harness.names) if m != n) for n in seats]
    assert own.startswith(f"Friday your turn With {with_others[0]} It is your turn to draw")
    assert "This turn must be finished by Sun 22 Nov, 06:30 UTC-03 (48 hours left)" in own
    assert own.endswith("Open your table : Friday")
    assert waiting.startswith(f"Friday With {with_others[1]} {harness.names[turn]} has to draw")
    assert waiting.endswith("Look at the game : Friday")


def test_games_that_wait_come_first_and_finished_ones_last(database: Database, now: datetime, listed: Listed) -> None:
    games = [Harness(database, now, 2, seed=n, turn_hours=hours) for n, hours in enumerate((72, 24, 48, 9), 1)]
    if games[2].position().turn == 0:
        games[2].pass_turn()
    anna = player_of(database, "anna.1@posse.test").id
    with database.writing() as session:
        for n, one in enumerate(games):
            seats = session.exec(select(Seat).where(Seat.game_id == one.id).order_by(col(Seat.n))).all()
            seats[one.position().turn if n < 2 else 0].player_id = anna
            session.get_one(Game, one.id).name = f"Game {n}"
        actions.stop(session, games[3].id, now)
    found = listed("anna.1@posse.test")
    assert [one[:6] for one in found] == ["Game 1", "Game 0", "Game 2", "Game 3"]
    assert found[3].startswith("Game 3 over")


def test_a_window_asks_and_shows_the_player_s_own_answer_only(table: Table, listed: Listed) -> None:
    table.act_until(in_window)
    first, second = table.position().to_act()
    addresses = [f"{name.lower()}.1@posse.test" for name in table.names]
    before = [listed(address) for address in addresses]
    assert before[first][0].startswith("Friday you are asked")
    assert "Players can answer until" in before[first][0]
    table.post(first, "pass")
    after = [listed(address) for address in addresses]
    assert after[first][0].startswith("Friday you have answered")
    assert [after[n] for n in range(3) if n != first] == [before[n] for n in range(3) if n != first]
    assert after[table.position().turn][0].startswith("Friday your turn")
    assert second != first


def test_before_the_deal_nobody_is_named_who_has_not_accepted(start: Start, listed: Listed) -> None:
    people = start("Anna", "Burt", "Curt", name="Saturday")
    assert listed("anna@example.org") == [], "it is not confirmed: perhaps somebody else typed the address"
    people.organise("confirm")
    people.reply(1, "accept")
    assert listed("burt@example.org") == [
        "Saturday With Anna and somebody who is invited It begins when everybody who is invited has accepted. "
        "Look at the game : Saturday"
    ]
    assert "You are invited and have not answered yet." in listed("curt@example.org")[0]
    people.reply(2, "decline")
    assert listed("curt@example.org") == []


def test_who_wants_no_invitations_sees_none(database: Database, now: datetime, start: Start, listed: Listed) -> None:
    commit(database, actions.block, "burt@example.org", now)
    start("Anna", "Burt", confirmed=True)
    assert listed("burt@example.org") == []


@both
def test_only_the_latest_finished_games_are_listed(database: Database, now: datetime, listed: Listed) -> None:
    games = [Harness(database, now, 2, seed=seed) for seed in range(1, 13)]
    anna = player_of(database, "anna.1@posse.test").id
    with database.writing() as session:
        session.exec(update(Seat).where(col(Seat.n) == 0).values(player_id=anna))
        for n, one in enumerate(games):
            session.get_one(Game, one.id).name = f"Game {n}."
            actions.stop(session, one.id, now + timedelta(hours=n))
    found = listed("anna.1@posse.test")
    assert [one.partition(".")[0] for one in found] == [f"Game {n}" for n in range(11, 1, -1)]


def test_the_page_of_a_seat_mails_the_link_to_its_own_player_three_times_a_day(table: Table) -> None:
    assert "Mail me the link to all my games" in table.get(1).text
    for n in range(3):
        table.later(minutes=1)
        assert "The link to all your games is on its way" in table.text_after(table.press(1, "/my-games")), n
    assert [mail.seat for mail in table.mails("games")] == [1, 1, 1]
    refused = table.press(1, "/my-games")
    assert refused.status_code == 429
    assert int(refused.headers["Retry-After"]) > 0
    assert "At most 3 mails with the link to all your games" in text_of(refused)
    assert len(table.mails("games")) == 3


def test_what_strangers_ask_for_keeps_no_address_longer(table: Table) -> None:
    commit(table.database, actions.stop, table.id, table.now)
    table.now += timedelta(days=80)
    table.client.post("/my-games", data={"email": "anna.1@posse.test"})
    sweep(table.database, table.now)
    assert len(rows_of(table.database, Outmail, Outmail.kind == "games")) == 1
    execute(table.database, update(Outmail).values(state="sent"))
    tidy(table.database, table.now + timedelta(days=11))
    assert rows_of(table.database, Player) == []
