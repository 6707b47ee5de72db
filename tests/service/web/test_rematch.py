"""Playing again: one press proposes the next game to the same players, one press of each other accepts it."""

from __future__ import annotations

import re
from datetime import timedelta
from pathlib import Path
from typing import Any

import pytest
from flask.testing import FlaskClient
from sqlalchemy import update
from sqlmodel import col
from werkzeug.test import TestResponse

from service.db.database import Database
from service.links import Scope
from service.lobby.rematch import in_new_order
from service.models import Game, LoggedMove, Orders, Outmail, Seat
from service.privacy import forgetting
from tests.mail.golden.mails import Scribe
from tests.mail.mail_server import html_of, links_of
from tests.rows import add, alter, commit, execute, rows_of
from tests.service.harness import Harness, over, seed_of
from tests.service.web.conftest import JSON, Clock, Guest, PeopleOf, Table, Visitors, text_of
from tests.settings import BASE_URL

DAY = timedelta(days=1)
RULES: dict[str, Any] = {"edition": "alea-2001", "house_rules": {"photo_window": True}}
ORDER = (0, 2, 1)
"""How the players are numbered in the next game if Anna proposes it: Anna, Curt, Burt."""
SEEDS = {0: 1, 2: 0}  # of next games, by the seat that begins


@pytest.fixture
def harness(database: Database, clock: Clock) -> Harness:
    """A game of Anna, Burt and Curt that is over; how it was played does not matter here."""
    harness = Harness(database, clock.now, turn_hours=24, window_hours=4, **RULES)
    harness.change(status="over", ended_at=clock.now)
    return harness


def press(table: Table, n: int) -> str:
    """Play again from a seat; where it leads."""
    answer = table.press(n, "/rematch")
    assert answer.status_code == 303, text_of(answer)
    return answer.headers["Location"]


def next_games(database: Database) -> list[Game]:
    return sorted(rows_of(database, Game, col(Game.again_of).is_not(None)), key=lambda game: game.created_at)


def seats_of(database: Database, game: str) -> list[Seat]:
    return rows_of(database, Seat, Seat.game_id == game)


def mails(database: Database, game: str) -> list[tuple[int, str, str]]:
    return [(mail.seat, mail.kind, mail.state) for mail in rows_of(database, Outmail, Outmail.game_id == game)]


# --- proposing --------------------------------------------------------------------------------------------------------


def test_one_press_proposes_the_same_game_to_the_same_players_and_a_second_leads_to_it(table: Table) -> None:
    shown = table.text(1)
    assert "Curt and Anna get an invitation by mail" in shown or "Anna and Curt get an invitation by mail" in shown
    location = press(table, 1)
    (game,), finished = next_games(table.database), table.game()
    same = ("name", "edition", "house_rules", "turn_hours", "window_hours", "bank_hours", "weekends_off", "windows")
    assert {name: getattr(game, name) for name in same} == {name: getattr(finished, name) for name in same}
    assert game.seed != finished.seed
    seats = seats_of(table.database, game.id)
    assert [seat.name for seat in seats] == ["Burt", "Anna", "Curt"]
    assert [seat.state for seat in seats] == ["accepted", "invited", "invited"]
    assert mails(table.database, game.id) == [(1, "invite", "queued"), (2, "invite", "queued")]
    shown = text_of(table.client.get(location))
    assert "The new game is proposed" in shown
    assert "Anna has not answered yet" in shown, "the proposer organises the game"
    first, second = press(table, 1), press(table, 1)
    assert first.partition("?")[0] == second.partition("?")[0]
    assert len(next_games(table.database)) == 1
    page = table.get(1)
    assert "You have proposed the next game. See who has answered" in text_of(page)
    assert "/rematch" not in page.text


def test_the_link_of_the_result_mail_plays_again_and_leads_to_no_seat(client: FlaskClient, table: Table) -> None:
    page = table.page(1, "analysis")
    assert '<h2 id="again">Play again</h2>' in client.get(page).text
    answer = client.post(f"{page}/rematch")
    assert (answer.status_code, answer.headers["Location"]) == (303, f"{page}?notice=proposed+again")
    (game,) = next_games(table.database)
    assert mails(table.database, game.id) == [(1, "invite", "queued"), (2, "invite", "queued")]
    shown = table.follow(answer)
    assert "The new game is proposed" in text_of(shown)
    assert "You have proposed the next game." in text_of(shown)
    page_of_other = table.page(2, "analysis")
    asked = client.get(page_of_other)
    assert "has proposed a new game with the same players" in text_of(asked)
    assert ">Accept and play again</button>" in asked.text
    for _ in range(2):
        other = client.post(f"{page_of_other}/rematch")
        assert "You are in the next game" in table.text_after(other)
    assert [seat.state for seat in seats_of(table.database, game.id)].count("accepted") == 2
    scopes: tuple[Scope, ...] = ("confirm", "invite", "seat")
    tokens = {table.links.token(scope, seat) for scope in scopes for seat in seats_of(table.database, game.id)}
    for one in (shown, other, client.get(page), client.post(f"{page}/rematch", json={}, headers=JSON)):
        assert game.id not in one.text, "who has the mail forwarded does not get a link of the next game"
        assert not tokens & set(_words(one))


def _words(response: TestResponse) -> list[str]:
    return re.findall(r"[\w.-]+", f"{response.text} {response.headers.get('Location', '')}")


@pytest.mark.parametrize(
    ("names", "first", "order"),
    [
        ("Anna Burt Curt Dora", 0, "Anna Curt Dora Burt"),
        ("Anna Burt Curt Dora", 1, "Burt Dora Anna Curt"),
        ("Anna Burt Curt Dora", 3, "Dora Burt Curt Anna"),
        ("Anna Burt", 1, "Burt Anna"),
    ],
)
def test_the_proposer_sits_first_and_the_others_move_on_by_one(names: str, first: int, order: str) -> None:
    seats = [Seat(game_id="", n=n, name=name) for n, name in enumerate(names.split())]
    assert [seat.name for seat in in_new_order(seats, first)] == order.split()


def test_robots_sit_down_again_with_their_names_and_the_game_begins(over: Table, people_of: PeopleOf) -> None:
    shown = over.text(0)
    assert shown.index("The result") < shown.index("The next game begins at once.") < shown.index("The latest moves")
    location = press(over, 0)
    (game,) = next_games(over.database)
    seats = [(seat.name, seat.robot) for seat in seats_of(over.database, game.id)]
    assert seats == [("Anna", None), ("Curt", "cautious"), ("Burt", "cautious")]
    assert game.status == "playing"
    assert mails(over.database, game.id)[0] == (0, "start", "queued")
    assert location.startswith(people_of(game.id).page(0)), "nobody has to look for a mail first"
    shown = text_of(over.client.get(location))
    assert "The cards are dealt" in shown
    assert "Your hand" in shown


def begun(table: Table, people_of: PeopleOf, turn: int) -> tuple[str, Visitors]:
    """Let all agree to a game that begins with the turn of this seat; where the last press leads, and the game."""
    press(table, 0)
    (game,) = next_games(table.database)
    alter(table.database, Game, game.id, seed=seed_of(SEEDS[turn]))
    press(table, 2)
    return press(table, 1), people_of(game.id)


@pytest.mark.parametrize("turn", [0, 2])
def test_who_begins_the_game_or_has_its_first_turn_goes_on(table: Table, people_of: PeopleOf, turn: int) -> None:
    location, following = begun(table, people_of, turn)
    assert (following.game().position or {})["turn"] == turn
    assert location.startswith(following.page(2, "turn" if turn == 2 else "invite"))
    shown = text_of(table.client.get(location))
    assert "The cards are dealt" in shown
    assert ("Your hand" in shown) is (turn == 2)
    for n, finished in enumerate(ORDER):
        page = table.get(finished)
        own = f'href="{following.page(n, "turn")}">Open your table'
        assert (own in page.text) is (n == turn)
        assert ("A mail has brought you the link" in text_of(page)) is (n != turn)
        assert following.page(n, "turn") not in table.client.get(table.page(finished, "analysis")).text


def test_an_old_link_opens_no_turn_but_the_first(table: Table, people_of: PeopleOf) -> None:
    turn, finished = 2, ORDER[2]
    _, following = begun(table, people_of, turn)
    assert following.page(turn, "turn") in table.get(finished).text
    move = LoggedMove(game_id=following.game_id, n=1, seat=turn, move="draw supply", made_at=table.now)
    add(table.database, move)
    alter(table.database, Game, following.game_id, at=7, turn_at=7)
    shown = table.get(finished)
    assert following.page(turn, "turn", 7) not in shown.text
    assert "A mail has brought you the link" in text_of(shown)


# --- joining ----------------------------------------------------------------------------------------------------------


def test_the_press_of_another_player_accepts_with_the_orders_they_had(table: Table) -> None:
    add(table.database, Orders(game_id=table.id, seat=2, photo="never"))
    press(table, 0)
    page = table.get(2)
    assert "Anna has proposed a new game with the same players" in text_of(page)
    assert "<button>Accept and play again</button>" in page.text
    shown = table.client.get(press(table, 2))
    assert "You are in" in text_of(shown)
    assert 'value="never" selected' in shown.text
    assert "You are in the next game, which Anna organises." in table.text(2)
    (game,) = next_games(table.database)
    assert [seat.state for seat in seats_of(table.database, game.id)] == ["accepted", "accepted", "invited"]
    press(table, 1)
    assert next_games(table.database)[0].status == "playing"


def test_who_has_declined_may_press_after_all_and_who_was_replaced_may_not(table: Table, people_of: PeopleOf) -> None:
    press(table, 0)
    following = people_of(next_games(table.database)[0].id)
    following.reply(1, "decline")
    press(table, 2)
    assert following.seat(1).state == "accepted"
    following.organise("robot", seat="2", withdrawn="0")
    late = table.press(1, "/rematch")
    assert (late.status_code, "The next game has begun without you" in text_of(late)) == (410, True)


def test_a_game_that_was_called_off_may_be_proposed_again_by_anybody(table: Table) -> None:
    table.client.post(press(table, 0).partition("?")[0] + "/cancel")
    table.later(minutes=1)
    assert "<button>Play again</button>" in table.get(1).text
    press(table, 1)
    assert [game.status for game in next_games(table.database)] == ["stopped", "inviting"]
    assert seats_of(table.database, next_games(table.database)[1].id)[0].name == "Burt"


# --- guests -----------------------------------------------------------------------------------------------------------


@pytest.fixture
def zoe(database: Database, guest: Guest) -> str:
    """The seat of a guest whose game against two robots is over."""
    seat = guest("cautious", "greenhorn", **RULES)
    execute(database, update(Game).values(status="over"))
    return seat


def test_a_guest_s_next_game_begins_at_once_and_a_program_gets_its_address(
    client: FlaskClient, database: Database, clock: Clock, zoe: str
) -> None:
    assert "The next game begins at once." in text_of(client.get(zoe))
    robots = [(seat.name, seat.robot) for seat in rows_of(database, Seat)[1:]]
    execute(database, update(Game).values(guest_zone="Asia/Tokyo"))
    clock.now += DAY
    first = client.post(f"{zoe}/rematch")
    assert first.status_code == 303
    assert "Your hand" in text_of(client.get(first.headers["Location"]))
    (game,) = next_games(database)
    assert (game.status, game.erase_at) == ("playing", clock.now + timedelta(days=7))
    assert game.guest_zone == "Asia/Tokyo"
    seats = [(seat.name, seat.robot) for seat in seats_of(database, game.id)]
    assert seats == [("Zoe", None), *reversed(robots)]
    assert not mails(database, game.id)
    again = client.post(f"{zoe}/rematch")
    assert again.headers["Location"] == first.headers["Location"], "a second press opens the same seat"
    assert f'href="{first.headers["Location"]}">Open your table' in client.get(zoe).text
    assert len(next_games(database)) == 1
    seat = client.post(f"{zoe}/rematch", json={}, headers=JSON).json
    assert (seat["status"], seat["seat"], seat["view"]["players"][0]) == ("playing", 0, "Zoe")
    assert re.fullmatch(rf"{BASE_URL}/p/\S+", seat["url"])
    assert client.get(seat["url"].removeprefix(BASE_URL), headers=JSON).json["game"] == seat["game"]


# --- the mail with the result -----------------------------------------------------------------------------------------


@pytest.mark.slow
def test_each_result_mail_leads_to_playing_again_whoever_else_did_or_has_left(table: Table, tmp_path: Path) -> None:
    played = table.beside(seed=2)
    assert played.act_until(over)
    scribe = Scribe(tmp_path, table.database)
    scribe.deliver(table.now)
    own = {}
    for mail in scribe.arrived:
        if mail["X-Posse-Kind"] == "result":
            (link,) = (one for one in links_of(mail) if one.endswith("#again"))
            assert link in html_of(mail)
            own[int(mail["X-Posse-Seat"])] = link.removeprefix(BASE_URL).removesuffix("#again")
    assert own.keys() == {0, 1, 2}, "also who reads it on the page of their own post"
    for page in own.values():
        assert next_games(table.database) == [], "opening the page does nothing"
        assert '<h2 id="again">Play again</h2>' in table.client.get(page).text
    assert table.client.post(f"{own[0]}/rematch").status_code == 303
    commit(table.database, forgetting.forget, played.seat(2).player_id or 0, table.now)
    assert [table.client.post(f"{own[n]}/rematch").status_code for n in (1, 2)] == [303, 410]
    assert "Play again" not in table.client.get(own[2]).text
    (game,) = next_games(table.database)
    assert [seat.state for seat in seats_of(table.database, game.id)] == ["accepted", "declined", "accepted"]
