"""The list of games that want players: opened by anybody, asked for by anybody, chosen among by the organiser."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from datetime import timedelta

import pytest
from flask import Flask
from flask.testing import FlaskClient
from sqlmodel import col, select
from werkzeug.test import TestResponse

from service.links import Links
from service.models import JoinRequest, Outmail, Player, PlayerBlock
from service.operations.privacy import forgetting, retention
from service.players import blocks, players
from service.settings import Settings, SettingsError
from service.web.base.app_state import EXTENSION
from tests.service.counted_seats import counted_seat
from tests.service.sweeping import sweep
from tests.service.web.conftest import JSON, Clock, People, text_of
from tests.service.web.open_games import Open

ANNA = {"players.0.name": "Anna", "players.0.email": "anna@example.org", "seats": "3", "pace": "brisk"}
DORA, ELLA, FINN = "dora@example.org", "ella@example.org", "finn@example.org"
WEEK = timedelta(days=7)


@pytest.fixture
def open_table(
    client: FlaskClient, people_of: Callable[[str], People], links: Links, clock: Clock
) -> Callable[..., Open]:
    """Open a table by the form of the page, and confirm it."""

    def opened(**more: str) -> Open:
        started = client.post("/games", data=ANNA | more, headers=JSON)
        assert started.status_code == 201, started.text
        table = Open(client, people_of(started.json["game"]), links, clock)
        assert organise(table, action="confirm").status_code == 303
        return table

    return opened


@pytest.fixture
def table(open_table: Callable[..., Open]) -> Open:
    return open_table()


def organise(table: Open, **body: str) -> TestResponse:
    return table.client.post(table.people.page(0, "confirm"), data=body)


def asked(table: Open, name: str, email: str) -> Outmail:
    """Ask for a seat; return the mail that asks to confirm that."""
    assert table.ask(name, email).status_code == 303
    return table.mailed()[-1]


def wish(table: Open, name: str, email: str) -> Outmail:
    """Ask for a seat and confirm it by the mail; return that mail."""
    mail = asked(table, name, email)
    assert table.confirm(mail).status_code == 303
    return mail


def wishes(table: Open) -> str:
    """The organiser's page, as text."""
    return text_of(table.client.get(table.people.page(0, "confirm")))


def kinds(table: Open, player: str) -> list[str]:
    """The mails to an address: the kind of each, of a notice the first word of its cause."""
    with table.database.reading() as session:
        theirs = select(Outmail).join(Player, col(Player.id) == col(Outmail.player_id)).where(Player.address == player)
        found = session.exec(theirs.order_by(col(Outmail.id))).all()
        return [mail.cause.split()[0] if mail.kind == "notice" else mail.kind for mail in found]


def tidy(table: Open) -> None:
    while retention.work_due(table.database, table.clock.now):
        pass


# --- the list --------------------------------------------------------------------------------------------------------


def test_a_table_is_on_the_list_once_it_is_confirmed(client: FlaskClient, table: Open) -> None:
    page = client.get("/tables")
    assert "2 of 3 seats open" in text_of(page)
    assert "At the table: Anna" in text_of(page)
    assert "24 hours for a turn" in text_of(page)
    assert table.address in page.text
    assert "anna@example.org" not in page.text
    (listed,) = client.get("/tables", headers=JSON).json["tables"]
    assert (listed["players"], listed["open_seats"], listed["turn_hours"]) == (["Anna"], 2, 24.0)


def test_an_unconfirmed_table_is_not_on_it(client: FlaskClient) -> None:
    client.post("/games", data=ANNA, headers=JSON)
    assert client.get("/tables", headers=JSON).json == {"tables": []}
    assert "Nobody is looking for players" in text_of(client.get("/tables"))


def test_mistakes_are_shown_on_the_page_of_the_list(client: FlaskClient) -> None:
    wrong = client.post("/games", data=ANNA | {"players.0.email": "anna"})
    assert wrong.status_code == 422
    assert "Tables that want players" in text_of(wrong)
    assert 'value="anna"' in wrong.text
    assert 'aria-invalid="true"' in wrong.text


@pytest.mark.parametrize("field", [{"listed": True}, {"fill_with": "deputy"}, {"least_in_time": 90}])
def test_a_game_without_an_open_seat_cannot_be_listed(client: FlaskClient, field: dict[str, object]) -> None:
    named = [{"name": "Anna", "email": "anna@example.org"}, {"name": "Burt", "email": "burt@example.org"}]
    refused = client.post("/games", json={"players": named} | field, headers=JSON)
    assert refused.status_code == 422
    assert list(refused.json["fields"]) == list(field)


def test_the_organiser_puts_a_game_on_it_and_takes_it_off(client: FlaskClient, table: Open) -> None:
    for _ in range(2):
        assert organise(table, action="unlist").status_code == 303
        assert client.get("/tables", headers=JSON).json == {"tables": []}
    for _ in range(2):
        assert organise(table, action="list").status_code == 303
        assert len(client.get("/tables", headers=JSON).json["tables"]) == 1


def test_three_tables_of_one_organiser_are_on_it_at_a_time(
    open_table: Callable[..., Open], client: FlaskClient
) -> None:
    first, *_ = (open_table() for _ in range(3))
    first.clock.now += timedelta(days=1)
    one_more = client.post("/games", data=ANNA | {"players.0.email": "Anna+4@example.org"}, headers=JSON)
    fourth = Open(client, People(first.database, first.links, one_more.json["game"]), first.links, first.clock)
    refused = organise(fourth, action="confirm")
    assert refused.status_code == 429
    assert "At most 3 of your games" in text_of(refused)
    assert organise(first, action="unlist").status_code == 303
    assert organise(fourth, action="confirm").status_code == 303
    assert organise(first, action="list").status_code == 429


def test_a_closed_game_leaves_the_list(client: FlaskClient, table: Open) -> None:
    assert organise(table, action="close").status_code == 303
    assert client.get("/tables", headers=JSON).json == {"tables": []}
    assert organise(table, action="list").status_code == 410, "no seat is open"


def test_after_a_week_the_seats_are_the_organisers_again(client: FlaskClient, table: Open) -> None:
    table.clock.now += WEEK
    sweep(table.database, table.clock.now)
    assert client.get("/tables", headers=JSON).json == {"tables": []}
    assert [state for _, state in table.seats()] == ["accepted", "lapsed", "lapsed"]


def test_or_robots_fill_it(open_table: Callable[..., Open]) -> None:
    table = open_table(fill_with="cautious")
    mail = wish(table, "Dora", DORA)
    organise(table, action="seat", request=mail.cause)
    table.clock.now += WEEK
    sweep(table.database, table.clock.now)
    assert table.game.status == "playing"
    assert [table.people.seat(n).robot for n in range(3)] == [None, None, "cautious"]


# --- asking and choosing ---------------------------------------------------------------------------------------------


def test_whoever_asks_waits_until_the_organiser_chooses(client: FlaskClient, table: Open) -> None:
    mail = wish(table, "Dora", DORA)
    assert [state for _, state in table.seats()] == ["accepted", "open", "open"]
    assert "You wait for a seat" in text_of(client.get(table.page(mail)))
    assert kinds(table, "anna@example.org") == ["confirm", "wish"]
    assert "Give Dora a seat" in wishes(table)
    assert table.confirm(mail).status_code == 303, "pressed twice"
    assert kinds(table, "anna@example.org") == ["confirm", "wish"]
    assert organise(table, action="seat", request=mail.cause).status_code == 303
    assert organise(table, action="seat", request=mail.cause).status_code == 303, "pressed twice"
    assert table.seats() == [("Anna", "accepted"), ("Dora", "accepted"), ("", "open")]
    assert kinds(table, DORA) == ["join", "given"]
    assert "Give Dora a seat" not in wishes(table)
    assert client.get(table.page(mail)).location.startswith("/p/")


def test_the_word_of_who_waits_cuts_the_cards_once_they_have_the_seat(client: FlaskClient, table: Open) -> None:
    chosen, other = (asked(table, *who) for who in (("Ella", ELLA), ("Dora", DORA)))
    for mail, word in ((other, "canyon"), (chosen, "prairie")):
        assert 'name="cut"' in client.get(table.page(mail)).text
        assert table.confirm(mail, cut=word).status_code == 303
    assert table.game.cuts is None
    organise(table, action="seat", request=chosen.cause)
    assert table.game.cuts == [None, "prairie", None]
    assert "prairie" not in wishes(table)
    assert table.confirm(asked(table, "Finn", FINN), cut="two words").status_code == 422


def test_the_last_seat_begins_the_game_and_others_are_told(client: FlaskClient, table: Open) -> None:
    dora, ella, finn = (wish(table, *who) for who in (("Dora", DORA), ("Ella", ELLA), ("Finn", FINN)))
    for mail in (ella, finn):
        organise(table, action="seat", request=mail.cause)
    assert table.game.status == "playing"
    sweep(table.database, table.clock.now)
    sweep(table.database, table.clock.now)
    assert kinds(table, DORA) == ["join", "no-seat"]
    assert kinds(table, ELLA)[:2] == ["join", "given"]
    assert kinds(table, FINN)[:2] == ["join", "start"], "the mail about the deal tells them"
    assert client.get(table.page(dora)).status_code == 200
    assert table.confirm(dora).status_code == 410


def test_who_is_not_chosen_is_told(client: FlaskClient, table: Open) -> None:
    mail = wish(table, "Dora", DORA)
    for _ in range(2):
        assert organise(table, action="refuse", request=mail.cause).status_code == 303
    assert kinds(table, DORA) == ["join", "no-seat"]
    assert organise(table, action="seat", request=mail.cause).status_code == 409
    assert client.get("/tables", headers=JSON).json["tables"][0]["open_seats"] == 2


def test_who_waits_may_take_it_back(client: FlaskClient, table: Open) -> None:
    mail = wish(table, "Dora", DORA)
    for _ in range(2):
        assert client.post(table.page(mail), data={"action": "decline"}).status_code == 303
    assert "Give Dora a seat" not in wishes(table)
    sweep(table.database, table.clock.now)
    assert kinds(table, DORA) == ["join"]
    assert table.ask("Dora", DORA).status_code == 303, "and may ask again"
    assert len(table.mailed()) == 2


def test_who_was_invited_meanwhile_or_wants_no_mails_is_not_offered(client: FlaskClient, table: Open) -> None:
    dora, ella = wish(table, "Dora", DORA), wish(table, "Ella", ELLA)
    assert organise(table, action="ask", seat="1", name="Dora", email=DORA).status_code == 303
    with table.database.writing() as session:
        session.exec(select(Player).where(Player.address == ELLA)).one().muted = True
    assert "They would like to play" not in wishes(table)
    for mail in (dora, ella):
        assert organise(table, action="seat", request=mail.cause).status_code == 409


def test_nobody_else_is_told_for_who_is_forgotten(table: Open) -> None:
    wish(table, "Dora", DORA)
    with table.database.writing() as session:
        forgetting.erase_address(session, session.exec(select(Player.id).where(Player.address == DORA)).one() or 0)
    organise(table, action="close")
    sweep(table.database, table.clock.now)
    assert kinds(table, "anna@example.org") == ["confirm", "wish"]
    with table.database.reading() as session:
        (asked,) = session.exec(select(JoinRequest))
        assert (asked.state, asked.name) == ("over", "")


def test_when_the_game_is_closed_they_are_told(table: Open) -> None:
    wish(table, "Dora", DORA)
    organise(table, action="close")
    sweep(table.database, table.clock.now)
    assert kinds(table, DORA) == ["join", "no-seat"]


@pytest.mark.parametrize("number", ["7", "0"])
def test_an_unknown_request_is_refused(table: Open, number: str) -> None:
    assert organise(table, action="seat", request=number).status_code == 409
    assert organise(table, action="refuse", request=number).status_code == 409


def test_those_who_had_no_seat_are_forgotten_after_two_days(table: Open) -> None:
    mail = wish(table, "Dora", DORA)
    table.clock.now += timedelta(days=3)
    tidy(table)
    assert "Give Dora a seat" in wishes(table), "whoever waits is not forgotten"
    organise(table, action="refuse", request=mail.cause)
    table.clock.now += timedelta(hours=2)
    tidy(table)
    with table.database.reading() as session:
        (asked,) = session.exec(select(JoinRequest))
        assert (asked.state, asked.player_id, asked.name) == ("over", None, "")


# --- players who are kept apart --------------------------------------------------------------------------------------


@pytest.fixture
def apart(table: Open) -> Callable[[str, str], None]:
    def keep(one: str, other: str) -> None:
        with table.database.writing() as session:
            ids = [players.player_of(session, address, table.clock.now).id or 0 for address in (one, other)]
            blocks.block(session, ids[0], ids[1], "Somebody", table.clock.now)

    return keep


@pytest.mark.parametrize("pair", [("anna@example.org", DORA), (DORA, "anna@example.org"), (DORA, "Anna+x@example.org")])
def test_a_block_betrays_nothing(
    client: FlaskClient, table: Open, apart: Callable[[str, str], None], pair: tuple[str, str]
) -> None:
    apart(*pair)
    ella = wish(table, "Ella", ELLA)
    dora = wish(table, "Dora", DORA)
    ellas, doras = (text_of(client.get(table.page(mail))) for mail in (ella, dora))
    assert ellas == doras, "who is blocked sees the same as who is not"
    assert "Give Ella a seat" in wishes(table)
    assert "Dora" not in wishes(table), "the organiser learns nothing"
    assert kinds(table, "anna@example.org").count("wish") == 1
    assert organise(table, action="seat", request=dora.cause).status_code == 409
    assert organise(table, action="refuse", request=dora.cause).status_code == 409
    organise(table, action="close")
    sweep(table.database, table.clock.now)
    sweep(table.database, table.clock.now)
    assert kinds(table, DORA) == kinds(table, ELLA) == ["join", "no-seat"]


def test_a_block_counts_for_everybody_at_the_table(table: Open, apart: Callable[[str, str], None]) -> None:
    apart(ELLA, DORA)
    dora, ella = wish(table, "Dora", DORA), wish(table, "Ella", ELLA)
    organise(table, action="seat", request=dora.cause)
    assert "Ella" not in wishes(table)
    assert organise(table, action="seat", request=ella.cause).status_code == 409


@pytest.mark.parametrize("pair", [(DORA, ELLA), (ELLA, DORA)])
def test_a_block_is_erased_with_either_player(
    table: Open, apart: Callable[[str, str], None], pair: tuple[str, str]
) -> None:
    apart(*pair)
    with table.database.writing() as session:
        forgetting.erase_address(session, session.exec(select(Player.id).where(Player.address == DORA)).one() or 0)
    with table.database.reading() as session:
        assert session.exec(select(PlayerBlock)).all() == []


# --- how reliably somebody plays -------------------------------------------------------------------------------------


def played(table: Open, address: str, turns: int, late: int, *, shows: bool = True) -> None:
    with table.database.writing() as session:
        player = players.player_of(session, address, table.clock.now)
        player.shows_turns = shows
        session.add(counted_seat(address, player.id, table.clock.now, turns=turns, late=late))


def test_who_shows_how_reliably_they_play_is_listed_with_it(client: FlaskClient, table: Open) -> None:
    played(table, "anna@example.org", 200, 6, shows=False)
    assert "of 200 turns" not in text_of(client.get("/tables"))
    with table.database.writing() as session:
        session.exec(select(Player).where(Player.address == "anna@example.org")).one().shows_turns = True
    assert "Anna (97 per cent of 200 turns in time)" in text_of(client.get("/tables"))
    played(table, DORA, 3, 0)
    wish(table, "Dora", DORA)
    wish(table, "Ella", ELLA)
    assert "Dora new here Give Dora a seat" in wishes(table)
    assert "Ella Give Ella a seat" in wishes(table)


def test_a_table_may_want_players_who_finish_their_turns(client: FlaskClient, open_table: Callable[..., Open]) -> None:
    table = open_table(least_in_time="90")
    assert "at least 90 % of their turns in time" in text_of(client.get("/tables"))
    for address, turns, late in ((DORA, 100, 11), (ELLA, 100, 10), (FINN, 19, 19)):
        played(table, address, turns, late, shows=False)
    table.ask("Dora", DORA)
    refused = table.confirm(table.mailed()[-1])
    assert refused.status_code == 410
    assert "Of your 100 turns it is 89 %." in text_of(refused)
    wish(table, "Ella", ELLA)
    wish(table, "Finn", FINN)
    assert "Give Ella a seat" in wishes(table)
    assert "Give Finn a seat" in wishes(table), "who is new here has no share yet"


@pytest.mark.parametrize("least", ["0", "85", "x", True])
def test_a_share_that_is_not_offered_is_refused(client: FlaskClient, least: object) -> None:
    named = [{"name": "Anna", "email": "anna@example.org"}, {"anyone": True}]
    refused = client.post("/games", json={"players": named, "listed": True, "least_in_time": least}, headers=JSON)
    assert refused.json["fields"] == {"least_in_time": "Expected 80, 90 or 95."}


# --- who may use it --------------------------------------------------------------------------------------------------


@pytest.fixture
def set_tables(app: Flask) -> Callable[..., None]:
    def change(**values: object) -> None:
        state = app.extensions[EXTENSION]
        app.extensions[EXTENSION] = replace(state, settings=replace(state.settings, **values))

    return change


def test_a_site_may_have_no_list(client: FlaskClient, table: Open, set_tables: Callable[..., None]) -> None:
    set_tables(tables="off")
    assert client.get("/tables").status_code == 404
    assert "/tables" not in client.get("/").text
    assert client.post("/games", data=ANNA, headers=JSON).json["fields"].keys() == {"listed"}
    assert organise(table, action="unlist").status_code == 303
    assert organise(table, action="list").status_code == 410


def test_or_one_for_its_members(client: FlaskClient, table: Open, set_tables: Callable[..., None]) -> None:
    set_tables(tables="members", organisers=("example.org",))
    refused = table.ask("Zoe", "zoe@example.com")
    assert refused.status_code == 422
    assert "only its own people join by the list" in text_of(refused)
    assert table.ask("Dora", DORA).status_code == 303
    organise(table, action="unlist")
    assert table.ask("Zoe", "zoe@example.com").status_code == 303, "who was given the address may join"


def test_members_have_to_be_named() -> None:
    with pytest.raises(SettingsError, match="TABLES is members: expected ORGANISERS"):
        Settings.from_environment({"TABLES": "members"})
