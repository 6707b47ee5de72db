"""The list of games that want players: opened by anybody, asked for by anybody, chosen among by the organiser."""

from __future__ import annotations

from pathlib import Path

import pytest
from flask.testing import FlaskClient

from service.models import JoinRequest, Player, PlayerBlock
from service.players import blocks, players
from service.privacy import forgetting
from tests.mail.golden.mails import Scribe
from tests.mail.mail_server import html_of
from tests.mail.mail_server import text_of as text_part
from tests.rows import alter, commit, rows_of
from tests.service.counted_seats import counted_seat
from tests.service.web.conftest import JSON, PeopleOf, person, set_settings, text_of
from tests.service.web.open_games import ANNA, DORA, ELLA, FINN, FORM, Open, OpenTable, open_table

__all__ = ["open_table"]


@pytest.fixture
def table(open_table: OpenTable) -> Open:
    return open_table()


def listed(client: FlaskClient) -> list[dict[str, object]]:
    found: list[dict[str, object]] = client.get("/tables", headers=JSON).json["tables"]
    return found


def wishes(table: Open) -> str:
    """The organiser's page, as text."""
    return table.text(table.organiser)


# --- the list --------------------------------------------------------------------------------------------------------


def test_a_table_is_on_the_list_once_it_is_confirmed(client: FlaskClient, open_table: OpenTable) -> None:
    client.post("/games", data=FORM, headers=JSON)
    assert listed(client) == []
    assert "Nobody is looking for players" in text_of(client.get("/tables"))
    table = open_table()
    page = client.get("/tables")
    for words in ("2 of 3 seats open", "At the table: Anna", "24 hours for a turn"):
        assert words in text_of(page)
    assert table.address in page.text
    assert ANNA not in page.text
    (found,) = listed(client)
    assert (found["players"], found["open_seats"], found["turn_hours"]) == (["Anna"], 2, 24.0)


def test_mistakes_are_shown_on_the_page_of_the_list(client: FlaskClient) -> None:
    wrong = client.post("/games", data=FORM | {"players.0.email": "anna"})
    assert wrong.status_code == 422
    assert "Tables that want players" in text_of(wrong)
    assert 'value="anna"' in wrong.text
    assert 'aria-invalid="true"' in wrong.text


@pytest.mark.parametrize("field", [{"listed": True}, {"fill_with": "deputy"}, {"least_in_time": 90}])
def test_a_game_without_an_open_seat_cannot_be_listed(client: FlaskClient, field: dict[str, object]) -> None:
    refused = client.post("/games", json={"players": [person("Anna"), person("Burt")]} | field, headers=JSON)
    assert (refused.status_code, list(refused.json["fields"])) == (422, list(field))


def test_the_organiser_puts_a_game_on_it_takes_it_off_and_closes_it(client: FlaskClient, table: Open) -> None:
    for action, number in (("unlist", 0), ("unlist", 0), ("list", 1), ("list", 1), ("close", 0)):
        assert table.organise(action) == 303
        assert len(listed(client)) == number
    assert table.organise("list") == 410, "no seat is open"


def test_three_tables_of_one_organiser_are_on_it(
    open_table: OpenTable, client: FlaskClient, people_of: PeopleOf
) -> None:
    first, *_ = (open_table() for _ in range(3))
    first.clock.later(days=1)
    one_more = client.post("/games", data=FORM | {"players.0.email": "Anna+4@example.org"}, headers=JSON)
    fourth = Open(people_of(one_more.json["game"]))
    refused = client.post(fourth.organiser, data={"action": "confirm"})
    assert (refused.status_code, "At most 3 of your games" in text_of(refused)) == (429, True)
    assert (first.organise("unlist"), fourth.organise("confirm"), first.organise("list")) == (303, 303, 429)


@pytest.mark.parametrize("fill_with", ["", "cautious"])
def test_after_a_week_the_seats_are_the_organisers_again_or_robots_fill_them(
    client: FlaskClient, open_table: OpenTable, fill_with: str
) -> None:
    table = open_table(fill_with=fill_with)
    table.organise("seat", request=table.joined("Dora").cause)
    table.later(days=7)
    assert listed(client) == []
    assert table.states() == ["accepted", "accepted", "accepted" if fill_with else "lapsed"]
    assert table.people.seat(2).robot == (fill_with or None)
    assert (table.game.status == "playing") == bool(fill_with)
    assert fill_with or (table.game.join_key, table.kinds(ANNA)[-1]) == (None, "lapsed")


# --- asking and choosing ---------------------------------------------------------------------------------------------


def words_of(table: Open, folder: Path) -> list[str]:
    """Both parts of the mail that asks to confirm."""
    scribe = Scribe(folder, table.database)
    scribe.deliver(table.clock.now)
    (mail,) = (mail for mail in scribe.arrived if mail["Subject"].startswith("Confirm your seat"))
    return [" ".join(text_part(mail).split()), html_of(mail)]


def test_whoever_asks_waits_until_the_organiser_chooses(client: FlaskClient, table: Open, tmp_path: Path) -> None:
    asked = text_of(client.get(table.ask("Dora").location))
    mail = table.mailed()[-1]
    for told in (asked, table.text(table.page(mail)), *words_of(table, tmp_path)):
        assert ("the organiser chooses who plays" in told, "first to do so" in told) == (True, False)
    assert table.confirm(mail).status_code == 303
    for unknown in ("7", "0"):
        assert [table.organise(action, request=unknown) for action in ("seat", "refuse")] == [409, 409]
    assert table.states() == ["accepted", "open", "open"]
    assert "You wait for a seat" in table.text(table.page(mail))
    assert table.confirm(mail).status_code == 303, "pressed twice"
    assert table.kinds(ANNA) == ["confirm", "wish"]
    assert "Give Dora a seat" in wishes(table)
    for _ in range(2):
        assert table.organise("seat", request=mail.cause) == 303
    assert table.seats() == [("Anna", "accepted"), ("Dora", "accepted"), ("", "open")]
    assert table.kinds(DORA) == ["join", "given"]
    assert "Give Dora a seat" not in wishes(table)
    assert client.get(table.page(mail)).location.startswith("/p/")


def test_the_word_of_who_waits_cuts_the_cards_once_they_have_the_seat(client: FlaskClient, table: Open) -> None:
    chosen, other = table.asked("Ella"), table.asked("Dora")
    for mail, word in ((other, "canyon"), (chosen, "prairie")):
        assert 'name="cut"' in client.get(table.page(mail)).text
        assert table.confirm(mail, cut=word).status_code == 303
    assert table.game.cuts is None
    table.organise("seat", request=chosen.cause)
    assert table.game.cuts == [None, "prairie", None]
    assert "prairie" not in wishes(table)
    assert table.confirm(table.asked("Finn"), cut="two words").status_code == 422


def test_the_last_seat_begins_the_game_and_others_are_told(client: FlaskClient, table: Open) -> None:
    dora, ella, finn = (table.joined(name) for name in ("Dora", "Ella", "Finn"))
    for mail in (ella, finn):
        table.organise("seat", request=mail.cause)
    assert table.game.status == "playing"
    table.sweep()
    assert table.kinds(DORA) == ["join", "no-seat"]
    assert table.kinds(ELLA)[:2] == ["join", "given"]
    assert table.kinds(FINN)[:2] == ["join", "start"], "the mail about the deal tells them"
    assert client.get(table.page(dora)).status_code == 200
    assert table.confirm(dora).status_code == 410


def test_who_is_not_chosen_is_told_and_forgotten_after_two_days(client: FlaskClient, table: Open) -> None:
    mail = table.joined("Dora")
    table.clock.later(days=3)
    table.tidy()
    assert "Give Dora a seat" in wishes(table), "whoever waits is not forgotten"
    for _ in range(2):
        assert table.organise("refuse", request=mail.cause) == 303
    assert table.kinds(DORA) == ["join", "no-seat"]
    assert table.organise("seat", request=mail.cause) == 409
    assert listed(client)[0]["open_seats"] == 2
    table.clock.later(hours=2)
    table.tidy()
    (asked,) = rows_of(table.database, JoinRequest)
    assert (asked.state, asked.player_id, asked.name) == ("over", None, "")


def test_who_waits_may_take_it_back(client: FlaskClient, table: Open) -> None:
    mail = table.joined("Dora")
    for _ in range(2):
        assert client.post(table.page(mail), data={"action": "decline"}).status_code == 303
    assert "Give Dora a seat" not in wishes(table)
    table.sweep()
    assert table.kinds(DORA) == ["join"]
    assert table.ask("Dora").status_code == 303, "and may ask again"
    assert len(table.mailed()) == 2


def test_who_was_invited_meanwhile_or_wants_no_mails_is_not_offered(table: Open) -> None:
    dora, ella = table.joined("Dora"), table.joined("Ella")
    assert table.organise("ask", seat="1", **person("Dora")) == 303
    alter(table.database, Player, table.id_of(ELLA), muted=True)
    assert "They would like to play" not in wishes(table)
    assert [table.organise("seat", request=mail.cause) for mail in (dora, ella)] == [409, 409]


@pytest.mark.parametrize("forgotten", [False, True])
def test_when_the_game_is_closed_who_waits_is_told_unless_they_are_forgotten(table: Open, forgotten: bool) -> None:
    table.joined("Dora")
    if forgotten:
        commit(table.database, forgetting.erase_address, table.id_of(DORA))
    table.organise("close")
    table.sweep()
    assert table.kinds(ANNA) == ["confirm", "wish"]
    assert table.kinds(DORA) == ([] if forgotten else ["join", "no-seat"])
    (asked,) = rows_of(table.database, JoinRequest)
    assert (asked.state, asked.name) == ("over", "" if forgotten else asked.name)


# --- players who are kept apart --------------------------------------------------------------------------------------


def keep_apart(table: Open, one: str, other: str) -> None:
    with table.database.writing() as session:
        ids = [players.player_of(session, address, table.clock.now).id or 0 for address in (one, other)]
        blocks.block(session, ids[0], ids[1], "Somebody", table.clock.now)


@pytest.mark.parametrize("pair", [(ANNA, DORA), (DORA, ANNA), (DORA, "Anna+x@example.org")])
def test_a_block_betrays_nothing(table: Open, pair: tuple[str, str]) -> None:
    keep_apart(table, *pair)
    ella, dora = table.joined("Ella"), table.joined("Dora")
    ellas, doras = (table.text(table.page(mail)) for mail in (ella, dora))
    assert ellas == doras, "who is blocked sees the same as who is not"
    assert "Give Ella a seat" in wishes(table)
    assert "Dora" not in wishes(table), "the organiser learns nothing"
    assert table.kinds(ANNA).count("wish") == 1
    assert [table.organise(action, request=dora.cause) for action in ("seat", "refuse")] == [409, 409]
    table.organise("close")
    table.sweep()
    assert table.kinds(DORA) == table.kinds(ELLA) == ["join", "no-seat"]


def test_a_block_counts_for_everybody_at_the_table(table: Open) -> None:
    keep_apart(table, ELLA, DORA)
    dora, ella = table.joined("Dora"), table.joined("Ella")
    table.organise("seat", request=dora.cause)
    assert "Ella" not in wishes(table)
    assert table.organise("seat", request=ella.cause) == 409


@pytest.mark.parametrize("pair", [(DORA, ELLA), (ELLA, DORA)])
def test_a_block_is_erased_with_either_player(table: Open, pair: tuple[str, str]) -> None:
    keep_apart(table, *pair)
    commit(table.database, forgetting.erase_address, table.id_of(DORA))
    assert rows_of(table.database, PlayerBlock) == []


# --- how reliably somebody plays -------------------------------------------------------------------------------------


def played(table: Open, address: str, turns: int, late: int, *, shows: bool = False) -> None:
    with table.database.writing() as session:
        player = players.player_of(session, address, table.clock.now)
        player.shows_turns = shows
        session.add(counted_seat(address, player.id, table.clock.now, turns=turns, late=late))


def test_who_shows_how_reliably_they_play_is_listed_with_it(client: FlaskClient, table: Open) -> None:
    played(table, ANNA, 200, 6)
    assert "of 200 turns" not in text_of(client.get("/tables"))
    alter(table.database, Player, table.id_of(ANNA), shows_turns=True)
    assert "Anna (97 per cent of 200 turns in time)" in text_of(client.get("/tables"))
    played(table, DORA, 3, 0, shows=True)
    table.joined("Dora")
    table.joined("Ella")
    assert "Dora new here Give Dora a seat" in wishes(table)
    assert "Ella Give Ella a seat" in wishes(table)


def test_a_table_may_want_players_who_finish_their_turns(client: FlaskClient, open_table: OpenTable) -> None:
    table = open_table(least_in_time="90")
    assert "at least 90 % of their turns in time" in text_of(client.get("/tables"))
    for address, turns, late in ((DORA, 100, 11), (ELLA, 100, 10), (FINN, 19, 19)):
        played(table, address, turns, late)
    refused = table.confirm(table.asked("Dora"))
    assert (refused.status_code, "Of your 100 turns it is 89 %." in text_of(refused)) == (410, True)
    table.joined("Ella")
    table.joined("Finn")
    assert "Give Ella a seat" in wishes(table)
    assert "Give Finn a seat" in wishes(table), "who is new here has no share yet"


@pytest.mark.parametrize("least", ["0", "85", "x", True])
def test_a_share_that_is_not_offered_is_refused(client: FlaskClient, least: object) -> None:
    body = {"players": [person("Anna"), {"anyone": True}], "listed": True, "least_in_time": least}
    refused = client.post("/games", json=body, headers=JSON)
    assert refused.json["fields"] == {"least_in_time": "Expected 80, 90 or 95."}


# --- who may use it --------------------------------------------------------------------------------------------------


def test_a_site_may_have_no_list(client: FlaskClient, table: Open) -> None:
    set_settings(client, tables="off")
    assert client.get("/tables").status_code == 404
    assert "/tables" not in client.get("/").text
    assert client.post("/games", data=FORM, headers=JSON).json["fields"].keys() == {"listed"}
    assert (table.organise("unlist"), table.organise("list")) == (303, 410)


def test_or_one_for_its_members(client: FlaskClient, table: Open) -> None:
    set_settings(client, tables="members", organisers=("example.org",))
    answers = [table.ask("Zoe", "zoe@example.com"), table.ask("Dora")]
    assert [(one.status_code, one.location) for one in answers] == [(303, answers[0].location)] * 2
    told = text_of(table.client.get(answers[0].location))
    assert "if this address may be written to" in told, "a member cannot be told from others"
    assert "On this site only its own people join by the list" in text_of(table.client.get(table.address))
    assert [mail.state for mail in table.mailed()] == ["superseded", "queued"]
    table.organise("unlist")
    assert table.asked("Zoe", "zoe@example.com").state == "queued", "who was given the address may join"
