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
from service.operations.privacy import forgetting
from service.players import fresh_links, my_games, players
from tests.databases import both, statements
from tests.rows import row, rows
from tests.security.scenes import substituted
from tests.security.test_permissions import ROUTES
from tests.service.harness import Harness, in_window
from tests.service.sweeping import sweep
from tests.service.web.conftest import JSON, Clock, People, text_of
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
    client: FlaskClient, database: Database, harness: Harness, now: datetime, headers: dict[str, str]
) -> None:
    with database.writing() as session:
        players.block(session, session.get_one(Player, player_of(database, 1, harness).id), now)
        players.block_address(session, "nobody@posse.test", now)
    client.post(FORM, data={"email": "first@posse.test"})  # loads what only the first request loads
    seen = set()
    for address in (KNOWN, "burt.1@posse.test", UNKNOWN, "nobody@posse.test", "ANNA.1@posse.test"):
        for _ in range(5):
            with statements() as said:
                answer = client.post(FORM, data={"email": address}, headers=headers)
            seen.add(repr((everything(answer), said)))
    assert len(seen) == 1
    assert "INSERT INTO games_request" in seen.pop()


@both
def test_only_a_player_who_has_accepted_a_game_and_wants_mails_gets_one(
    database: Database, harness: Harness, clock: Clock, proposals: Callable[..., str], asked_for: AskedFor
) -> None:
    proposals("Emma", "Fred")  # Emma has not confirmed the game that somebody proposed with her address
    with database.writing() as session:
        players.block(session, session.get_one(Player, player_of(database, 1, harness).id), clock.now)
    for address in (UNKNOWN, "burt.1@posse.test", "emma@example.org", "fred@example.org"):
        assert asked_for(address) == []
    (mail,) = asked_for("Anna.1@POSSE.test")
    assert mail.player_id == player_of(database, 0, harness).id
    assert "example.org" not in str(rows(database, select(my_games.GamesRequest)))


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
def test_three_mails_a_day_go_to_one_mailbox_and_the_answer_stays_the_same(
    client: FlaskClient, database: Database, people: People, clock: Clock, asked_for: AskedFor
) -> None:
    answers = set()
    for _ in range(5):
        clock.now += timedelta(hours=1)
        answers.add(repr(everything(client.post(FORM, data={"email": KNOWN}))))
        asked_for(UNKNOWN)
    assert len(answers) == 1
    assert len(mails(database)) == 3
    assert client.post(f"{people.page(0)}/my-games", json={}, headers=JSON).status_code == 429
    clock.now += timedelta(hours=21)
    assert len(asked_for(KNOWN)) == 4


# --- what it opens ----------------------------------------------------------------------------------------------------


SEAT_LINK = re.compile(r"/p/([\w.-]+)")


def scopes(links: Links, page: str) -> list[str]:
    return [links.read(token).scope for token in SEAT_LINK.findall(page)]


def test_the_page_holds_links_to_present_turns_and_none_to_a_seat_and_no_card(
    client: FlaskClient, harness: Harness, links: Links, list_of: ListOf
) -> None:
    turn = harness.position().turn
    for n in range(3):
        page = client.get(list_of(n))
        assert page.status_code == 200
        assert scopes(links, page.text) == (["turn"] if n == turn else [])
        assert page.headers["Cache-Control"] == "no-store"
        names = {group.name for group in harness.table(n).hand} - {"Wyatt Earp"}  # the game's own name
        assert not any(name in page.text for name in names)
    harness.act_until(in_window)
    asked = harness.position().to_act()
    for n in range(3):
        own = ["turn"] if n == harness.position().turn else []
        assert scopes(links, client.get(list_of(n)).text) == (["window"] if n in asked else own)


def test_a_seat_that_a_robot_holds_is_offered_by_the_link_that_only_takes_it_back(
    client: FlaskClient, harness: Harness, people: People, links: Links, list_of: ListOf
) -> None:
    client.post(f"{people.page(1)}/resign", json={}, headers=JSON)
    page = client.get(list_of(1)).text
    assert scopes(links, page) == ["back"]
    answer = client.post(f"/p/{SEAT_LINK.findall(page)[0]}/return", json={}, headers=JSON)
    assert answer.status_code == 200
    assert scopes(links, client.get(list_of(1)).text) in ([], ["turn"])


def test_it_shows_its_own_player_s_games_only(
    client: FlaskClient, database: Database, harness: Harness, now: datetime, list_of: ListOf
) -> None:
    other = Harness(database, now, 2, seed=2)
    page = client.get(list_of(0)).text
    assert harness.id in page or "/p/" in page
    assert other.id not in page
    assert "posse.test" not in page.replace(BASE_URL, "").replace("webcal://posse.test/", ""), "no address"


def test_who_left_a_seat_is_not_led_to_it(
    client: FlaskClient, database: Database, harness: Harness, links: Links, now: datetime
) -> None:
    before = player_of(database, 1, harness)
    substituted(harness, 1)
    page = client.get(urlsplit(links.games(before, now)).path)
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


def test_a_fresh_link_to_one_of_the_seats_revokes_it(
    client: FlaskClient, database: Database, people: People, list_of: ListOf
) -> None:
    own, another = list_of(0), list_of(1)
    client.post(f"{people.page(0)}/links", json={}, headers=JSON)
    refused(client, own, 410, "this older link is no longer valid")
    assert client.get(another).status_code == 200
    assert client.get(list_of(0)).status_code == 200, "the next one is good"


def test_after_a_restore_no_link_from_before_is_good(
    client: FlaskClient, database: Database, harness: Harness, now: datetime, list_of: ListOf
) -> None:
    before = [list_of(n) for n in range(3)]
    with database.writing() as session:
        fresh_links.renew_all(session, now)
    assert [client.get(path).status_code for path in before] == [410] * 3


def test_of_a_forgotten_player_it_shows_nothing_and_says_so(
    client: FlaskClient, people: People, list_of: ListOf, asked_for: AskedFor
) -> None:
    path = list_of(0)
    client.post(f"{people.page(0)}/forget", json={}, headers=JSON)
    refused(client, path, 410, "is forgotten here")
    assert asked_for(KNOWN) == [], "nor is there a mail with another one"


@both
def test_it_never_shows_the_games_of_who_gets_the_same_number_later(
    client: FlaskClient, database: Database, harness: Harness, now: datetime, list_of: ListOf
) -> None:
    """SQLite uses the ids of deleted rows again."""
    path, number = list_of(2), player_of(database, 2, harness).id
    with database.writing() as session:
        forgetting.forget(session, number or 0, now)
    refused(client, path, 410, "is forgotten here")
    with database.writing() as session:
        session.add(Player(id=number, address="zoe@posse.test", created_at=now))
    refused(client, path, 410, "this older link is no longer valid")


def test_a_stranger_cannot_make_or_change_one(client: FlaskClient, list_of: ListOf) -> None:
    path = list_of(0)
    for position in range(len(FORM) + 1, len(path)):
        changed = path[:position] + ("A" if path[position] != "A" else "B") + path[position + 1 :]
        assert client.get(changed).status_code == 404
    refused(client, f"{FORM}/{'a' * 24}.{'b' * 24}", 404, "not valid")


def test_a_link_to_a_seat_lists_no_games_and_a_link_to_games_is_none_to_a_seat(
    app: Flask, client: FlaskClient, people: People, list_of: ListOf
) -> None:
    token = list_of(0).rpartition("/")[2]
    for scope in ("seat", "turn", "mute", "done"):
        seat_token = people.page(0, scope).rpartition("/")[2]  # type: ignore[arg-type]
        assert client.get(f"{FORM}/{seat_token}").status_code == 404
    for route in ROUTES:
        path = f"/p/{token}{route.path.replace('<n>', '0').replace('<int:motion>', '1')}"
        assert client.open(path, method=route.method, json=route.body, headers=JSON).status_code == 404
    served = {rule.rule for rule in app.url_map.iter_rules() if "games_token" in rule.arguments}
    assert served == {f"{FORM}/<games_token>{end}" for end in ("", "/calendar", "/device", "/device/off")}


def test_looking_changes_nothing_and_there_is_nothing_to_post(client: FlaskClient, list_of: ListOf) -> None:
    with statements() as said:
        client.get(list_of(0))
        client.head(list_of(0))
    assert not [one for one in said if not one.startswith(("SELECT", "PRAGMA")) and one != "BEGIN"]
    assert client.post(list_of(0)).status_code == 405


def test_after_a_day_the_links_it_led_to_are_those_of_turns(
    client: FlaskClient, harness: Harness, list_of: ListOf
) -> None:
    """A list that was saved opens no turn but the one that was present then."""
    turn = harness.position().turn
    (token,) = SEAT_LINK.findall(client.get(list_of(turn)).text)
    for _ in range(3):
        harness.pass_turn()
    assert harness.position().turn == turn
    assert client.get(f"/p/{token}", headers=JSON).json["seat"] is None


def test_a_player_s_own_button_needs_an_address(client: FlaskClient, database: Database) -> None:
    answer = client.post("/games", json={"players": [{"name": "Gast"}, {"robot": "cautious"}]}, headers=JSON)
    path = urlsplit(answer.json["url"]).path
    assert "Mail me the link to all my games" not in client.get(path).text
    assert client.post(f"{path}/my-games", json={}, headers=JSON).status_code == 410
    assert mails(database) == []
