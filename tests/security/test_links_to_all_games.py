"""The link to all games of a player: who gets it, what it shows, and what it does not open."""

from __future__ import annotations

import re
from collections.abc import Callable
from datetime import datetime, timedelta
from urllib.parse import urlsplit

import pytest
from flask import Flask
from flask.testing import FlaskClient
from sqlmodel import select
from werkzeug.test import TestResponse

from service.db.database import Database
from service.links import Links
from service.models import Outmail, Player
from service.players import fresh_links, my_games, players
from service.privacy import forgetting
from tests.databases import both, statements
from tests.rows import add, commit, row, rows
from tests.security.scenes import substituted
from tests.service.harness import Harness, in_window
from tests.service.sweeping import sweep
from tests.service.web.conftest import JSON, Clock, Table, text_of
from tests.settings import BASE_URL

FORM = "/my-games"
KNOWN, UNKNOWN = "anna.1@posse.test", "doro@posse.test"
AskedFor = Callable[[str], list[Outmail]]
ListOf = Callable[[int], str]


def player_of(database: Database, n: int, harness: Harness) -> Player:
    return row(database, select(Player).where(Player.address == f"{harness.names[n].lower()}.1@posse.test"))


@pytest.fixture
def list_of(database: Database, links: Links, harness: Harness, now: datetime) -> ListOf:
    """The path of the list of the games of seat n's player, made now."""
    return lambda n: urlsplit(links.games(player_of(database, n, harness), now)).path


def mails(database: Database) -> list[Outmail]:
    return rows(database, select(Outmail).where(Outmail.kind == "games"))


@pytest.fixture
def asked_for(database: Database, client: FlaskClient, clock: Clock) -> AskedFor:
    """A function that types an address, and returns the mails that are queued once that was read."""

    def asked(address: str) -> list[Outmail]:
        client.post(FORM, data={"email": address})
        sweep(database, clock.now)
        return mails(database)

    return asked


# --- who gets it ------------------------------------------------------------------------------------------------------


def everything(answer: TestResponse) -> tuple[int, list[tuple[str, str]], bytes]:
    headers = [pair for pair in answer.headers if pair[0] != "X-Request-Id"]
    return answer.status_code, headers, answer.data


@pytest.mark.parametrize("headers", [{}, JSON], ids=["page", "json"])
def test_the_answer_and_the_work_for_it_are_the_same_for_every_address(
    table: Table, now: datetime, headers: dict[str, str]
) -> None:
    with table.database.writing() as session:
        players.block(session, session.get_one(Player, player_of(table.database, 1, table).id), now)
        players.block_address(session, "nobody@posse.test", now)
    table.client.post(FORM, data={"email": "first@posse.test"})  # loads what only the first request loads
    seen = set()
    for address in (KNOWN, "burt.1@posse.test", UNKNOWN, "nobody@posse.test", "ANNA.1@posse.test"):
        for _ in range(5):
            with statements() as said:
                answer = table.client.post(FORM, data={"email": address}, headers=headers)
            seen.add(repr((everything(answer), said)))
    assert len(seen) == 1
    assert "INSERT INTO games_request" in seen.pop()


@both
def test_only_a_player_who_has_accepted_a_game_and_wants_mails_gets_one(
    table: Table, proposals: Callable[..., str], asked_for: AskedFor
) -> None:
    proposals("Emma", "Fred")  # Emma has not confirmed the game that somebody proposed with her address
    with table.database.writing() as session:
        players.block(session, session.get_one(Player, player_of(table.database, 1, table).id), table.now)
    for address in (UNKNOWN, "burt.1@posse.test", "emma@example.org", "fred@example.org"):
        assert asked_for(address) == []
    (mail,) = asked_for("Anna.1@POSSE.test")
    assert mail.player_id == player_of(table.database, 0, table).id
    assert "example.org" not in str(rows(table.database, select(my_games.GamesRequest)))


@pytest.mark.usefixtures("harness")
def test_a_request_is_kept_until_it_is_answered_but_for_a_day_at_most(
    client: FlaskClient, database: Database, clock: Clock, asked_for: AskedFor
) -> None:
    for address in (KNOWN, UNKNOWN):
        client.post(FORM, data={"email": address})
    assert len(rows(database, select(my_games.GamesRequest))) == 2
    clock.now += timedelta(days=1, seconds=1)
    assert asked_for(UNKNOWN) == [], "the first is dropped"
    assert rows(database, select(my_games.GamesRequest)) == []


@pytest.mark.slow
def test_three_mails_a_day_go_to_one_mailbox_and_the_answer_stays_the_same(table: Table, asked_for: AskedFor) -> None:
    answers = set()
    for _ in range(5):
        table.now += timedelta(hours=1)
        answers.add(repr(everything(table.client.post(FORM, data={"email": KNOWN}))))
        asked_for(UNKNOWN)
    assert len(answers) == 1
    assert len(mails(table.database)) == 3
    assert table.send(0, "/my-games").status_code == 429
    table.now += timedelta(hours=21)
    assert len(asked_for(KNOWN)) == 4


# --- what it opens ----------------------------------------------------------------------------------------------------


SEAT_LINK = re.compile(r"/p/([\w.-]+)")


def scopes(links: Links, page: str) -> list[str]:
    return [links.read(token).scope for token in SEAT_LINK.findall(page)]


def test_the_page_holds_links_to_present_turns_and_none_to_a_seat_and_no_card(
    table: Table, links: Links, list_of: ListOf
) -> None:
    turn = table.position().turn
    for n in range(3):
        page = table.client.get(list_of(n))
        assert page.status_code == 200
        assert scopes(links, page.text) == (["turn"] if n == turn else [])
        assert page.headers["Cache-Control"] == "no-store"
        names = {group.name for group in table.table(n).hand} - {"Wyatt Earp"}  # the game's own name
        assert not any(name in page.text for name in names)
    table.act_until(in_window)
    asked = table.position().to_act()
    for n in range(3):
        own = ["turn"] if n == table.position().turn else []
        assert scopes(links, table.client.get(list_of(n)).text) == (["window"] if n in asked else own)


def test_a_seat_that_a_robot_holds_is_offered_by_the_link_that_only_takes_it_back(
    table: Table, links: Links, list_of: ListOf
) -> None:
    table.send(1, "/resign")
    page = table.client.get(list_of(1)).text
    assert scopes(links, page) == ["back"]
    answer = table.client.post(f"/p/{SEAT_LINK.findall(page)[0]}/return", json={}, headers=JSON)
    assert answer.status_code == 200
    assert scopes(links, table.client.get(list_of(1)).text) in ([], ["turn"])


def test_it_shows_its_own_player_s_games_only(table: Table, now: datetime, list_of: ListOf) -> None:
    other = Harness(table.database, now, 2, seed=2)
    page = table.client.get(list_of(0)).text
    assert table.id in page or "/p/" in page
    assert other.id not in page
    assert "posse.test" not in page.replace(BASE_URL, "").replace("webcal://posse.test/", ""), "no address"


def test_who_left_a_seat_is_not_led_to_it(table: Table, links: Links, now: datetime) -> None:
    before = player_of(table.database, 1, table)
    substituted(table, 1)
    page = table.client.get(urlsplit(links.games(before, now)).path)
    assert page.status_code == 200
    assert "You have no games here" in text_of(page)


# --- what it is worth -------------------------------------------------------------------------------------------------


def refused(client: FlaskClient, path: str, status: int, told: str) -> None:
    page, object_ = client.get(path), client.get(path, headers=JSON)
    assert (page.status_code, object_.status_code) == (status, status)
    assert told in text_of(page)
    assert "/p/" not in page.text
    assert "Friday" not in page.text + object_.text, "the name of the game"
    assert f'href="{FORM}"' in page.text, "the door to another link"


def test_it_is_good_for_24_hours(client: FlaskClient, clock: Clock, list_of: ListOf) -> None:
    path = list_of(0)
    clock.now += timedelta(hours=24, seconds=-1)
    assert client.get(path).status_code == 200
    clock.now += timedelta(seconds=1)
    refused(client, path, 410, "is more than 24 hours old")


def test_a_fresh_link_to_one_of_the_seats_revokes_it(table: Table, list_of: ListOf) -> None:
    own, another = list_of(0), list_of(1)
    table.send(0, "/links")
    refused(table.client, own, 410, "this older link is no longer valid")
    assert table.client.get(another).status_code == 200
    assert table.client.get(list_of(0)).status_code == 200, "the next one is good"


def test_after_a_restore_no_link_from_before_is_good(table: Table, now: datetime, list_of: ListOf) -> None:
    before = [list_of(n) for n in range(3)]
    commit(table.database, fresh_links.renew_all, now)
    assert [table.client.get(path).status_code for path in before] == [410] * 3


def test_of_a_forgotten_player_it_shows_nothing_and_says_so(table: Table, list_of: ListOf, asked_for: AskedFor) -> None:
    path = list_of(0)
    table.send(0, "/forget")
    refused(table.client, path, 410, "is forgotten here")
    assert asked_for(KNOWN) == [], "nor is there a mail with another one"


@both
def test_it_never_shows_the_games_of_who_gets_the_same_number_later(
    table: Table, now: datetime, list_of: ListOf
) -> None:
    """SQLite uses the ids of deleted rows again."""
    path, number = list_of(2), player_of(table.database, 2, table).id
    commit(table.database, forgetting.forget, number or 0, now)
    refused(table.client, path, 410, "is forgotten here")
    add(table.database, Player(id=number, address="zoe@posse.test", created_at=now))
    refused(table.client, path, 410, "this older link is no longer valid")


def test_a_stranger_cannot_make_or_change_one(client: FlaskClient, list_of: ListOf) -> None:
    path = list_of(0)
    for position in range(len(FORM) + 1, len(path)):
        changed = path[:position] + ("A" if path[position] != "A" else "B") + path[position + 1 :]
        assert client.get(changed).status_code == 404
    refused(client, f"{FORM}/{'a' * 24}.{'b' * 24}", 404, "not valid")


def test_it_is_none_to_a_seat_and_opens_these_pages_alone(table: Table, app: Flask, list_of: ListOf) -> None:
    """What a token is for is in its signature: tests/service/test_links.py."""
    assert table.client.get(f"{FORM}/{table.page(0).rpartition('/')[2]}").status_code == 404
    assert table.client.get(f"/p/{list_of(0).rpartition('/')[2]}").status_code == 404
    served = {rule.rule for rule in app.url_map.iter_rules() if "games_token" in rule.arguments}
    assert served == {f"{FORM}/<games_token>{end}" for end in ("", "/calendar", "/device", "/device/off")}


def test_looking_changes_nothing_and_there_is_nothing_to_post(client: FlaskClient, list_of: ListOf) -> None:
    with statements() as said:
        client.get(list_of(0))
        client.head(list_of(0))
    assert not [one for one in said if not one.startswith(("SELECT", "PRAGMA")) and one != "BEGIN"]
    assert client.post(list_of(0)).status_code == 405


def test_after_a_day_the_links_it_led_to_are_those_of_turns(table: Table, list_of: ListOf) -> None:
    """A list that was saved opens no turn but the one that was present then."""
    turn = table.position().turn
    (token,) = SEAT_LINK.findall(table.client.get(list_of(turn)).text)
    for _ in range(3):
        table.pass_turn()
    assert table.position().turn == turn
    assert table.client.get(f"/p/{token}", headers=JSON).json["seat"] is None


def test_a_player_s_own_button_needs_an_address(client: FlaskClient, database: Database) -> None:
    answer = client.post("/games", json={"players": [{"name": "Gast"}, {"robot": "cautious"}]}, headers=JSON)
    path = urlsplit(answer.json["url"]).path
    assert "Mail me the link to all my games" not in client.get(path).text
    assert client.post(f"{path}/my-games", json={}, headers=JSON).status_code == 410
    assert mails(database) == []
