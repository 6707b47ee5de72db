"""Joining a game by the address that its organiser shares: asked for on a page, confirmed by one mail."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime, timedelta

import pytest
from flask.testing import FlaskClient
from sqlmodel import col, select

from service.db.database import Database
from service.links import Links
from service.lobby import joining
from service.models import JoinRequest, Outmail, Player
from service.operations.privacy import forgetting, retention
from service.players import players
from tests.service.sweeping import sweep
from tests.service.web.conftest import JSON, Clock, People, text_of
from tests.service.web.open_games import Open

DORA, ELLA, FINN = "dora@example.org", "ella@example.org", "finn@example.org"


@pytest.fixture
def proposed(client: FlaskClient, people_of: Callable[[str], People], links: Links, clock: Clock) -> Open:
    anna = {"players.0.name": "Anna", "players.0.email": "anna@example.org", "message": "Be kind."}
    answer = client.post("/games", data={**anna, "open_beside": "2"}, headers=JSON)
    return Open(client, people_of(answer.json["game"]), links, clock)


@pytest.fixture
def table(proposed: Open) -> Open:
    """That game, once Anna has confirmed it."""
    answer = proposed.client.post(proposed.people.page(0, "confirm"), data={"action": "confirm"})
    assert answer.status_code == 303
    return proposed


def test_the_organiser_gets_an_address_once_the_game_is_confirmed(table: Open) -> None:
    shown = table.client.get(table.people.page(0, "confirm"))
    assert f'value="https://posse.test{table.address}"' in shown.text
    assert "Open seats: 2 and 3." in text_of(shown)
    with table.database.reading() as session:
        assert [mail.kind for mail in session.exec(select(Outmail))] == ["confirm"], "nobody else is written to"


def test_a_program_has_the_address_from_the_start(client: FlaskClient) -> None:
    players = [{"name": "Anna", "email": "anna@example.org"}, {"anyone": True}]
    started = client.post("/games", json={"players": players}, headers=JSON)
    assert started.json["join"].startswith("https://posse.test/join/")
    game = client.get(started.json["join"], headers=JSON).json
    assert (game["game"], game["status"], game["open_seats"]) == (started.json["game"], "proposed", 1)
    full = [{"name": "Anna", "email": "anna@example.org"}, {"name": "Burt", "email": "burt@example.org"}]
    assert "join" not in client.post("/games", json={"players": full}, headers=JSON).json


def test_nobody_has_a_seat_before_the_organiser_has_confirmed(proposed: Open) -> None:
    shown = text_of(proposed.client.get(proposed.address))
    assert "The organiser has still to confirm this game" in shown
    assert "1 Somebody organiser 2 A free seat whoever joins has this seat 3" in shown
    proposed.ask("Dora", DORA)
    (mail,) = proposed.mailed()
    early = proposed.confirm(mail)
    assert early.status_code == 409
    assert "Please try again later" in text_of(early)
    assert proposed.seats()[1] == ("", "open")
    proposed.client.post(proposed.people.page(0, "confirm"), data={"action": "confirm"})
    assert "The organiser has still to confirm" not in text_of(proposed.client.get(proposed.address))
    assert proposed.confirm(mail).status_code == 303
    assert proposed.seats()[1] == ("Dora", "accepted")


@pytest.mark.parametrize("action", ["close", "list"])
def test_the_organiser_confirms_before_anything_else(proposed: Open, action: str) -> None:
    address = proposed.address
    proposed.client.post(proposed.people.page(0, "confirm"), data={"action": action})
    assert proposed.address == address
    assert proposed.seats()[1:] == [("", "open"), ("", "open")]
    assert not proposed.game.listed
    assert proposed.client.get("/join/None").status_code == 404


def test_joining_takes_a_name_an_address_and_one_mail(table: Open) -> None:
    page = table.client.get(table.address)
    assert "“Anna” looks for players" in text_of(page)
    assert "Be kind." in page.text
    assert "anna@example.org" not in page.text
    asked = table.ask("Dora", DORA)
    assert (asked.status_code, asked.location) == (303, f"{table.address}?notice=asked")
    waits = table.client.get(asked.location)
    assert "A short mail is on its way" in text_of(waits)
    assert "<form" not in waits.text.partition("<main")[2]
    assert table.seats() == [("Anna", "accepted"), ("", "open"), ("", "open")], "a request takes no seat"
    (mail,) = table.mailed()
    before = table.client.get(table.page(mail))
    assert "Take your seat" in text_of(before)
    done = table.confirm(mail, time_zone="Europe/Berlin")
    assert done.status_code == 303
    assert table.seats()[1] == ("Dora", "accepted")
    assert "You are in" in text_of(table.client.get(done.location))
    assert table.client.get(table.page(mail)).location.startswith("/p/"), (
        "the mail's link leads to the seat from then on"
    )
    with table.database.reading() as session:
        assert session.exec(select(Player.time_zone).where(Player.address == DORA)).one() == "Europe/Berlin"


def test_the_last_one_begins_the_game(table: Open) -> None:
    for name, email in (("Dora", DORA), ("Ella", ELLA)):
        table.ask(name, email)
        answer = table.confirm(table.mailed()[-1])
    assert table.game.status == "playing"
    with table.database.reading() as session:
        starts = session.exec(select(Outmail).where(Outmail.kind == "start")).all()
        assert sorted(mail.seat for mail in starts) == [0, 1, 2]
    assert answer.status_code == 303
    assert table.client.get(answer.location).status_code == 200
    assert table.client.get(table.address).status_code == 200
    assert "All seats of this game are taken." in text_of(table.client.get(table.address))
    assert table.confirm(table.mailed()[-1]).status_code == 303, "pressed twice"


def test_the_first_who_confirm_have_the_seats(table: Open) -> None:
    for name, email in (("Dora", DORA), ("Ella", ELLA), ("Finn", FINN)):
        table.ask(name, email)
    first, second, third = table.mailed()
    assert table.confirm(third).status_code == 303
    assert table.confirm(first).status_code == 303
    refused = table.confirm(second)
    assert refused.status_code == 410
    assert {name for name, _ in table.seats()} == {"Anna", "Dora", "Finn"}
    assert "All seats are taken" in text_of(table.client.get(table.page(second)))


def test_who_has_the_seat_is_shown_that_after_a_mistake_too(table: Open) -> None:
    table.ask("Dora", "dora@example.org")
    (mail,) = table.mailed()
    table.confirm(mail)
    refused = table.client.post(table.page(mail), data={"action": "x"})
    assert refused.status_code == 400
    assert "Take your seat" not in text_of(refused)
    assert "The `action` of this link must be one of these" in text_of(refused)


def test_a_link_takes_one_seat_only(table: Open) -> None:
    table.ask("Dora", DORA)
    (mail,) = table.mailed()
    for _ in range(2):
        assert table.confirm(mail).status_code == 303
    assert [state for _, state in table.seats()] == ["accepted", "accepted", "open"]
    table.ask("Dora again", DORA)
    refused = table.confirm(table.mailed()[-1])
    assert (refused.status_code, "You have a seat in this game already" in refused.text) == (410, True)


def test_asking_again_sends_no_second_mail(table: Open) -> None:
    for name in ("Dora", "Rude"):  # perhaps somebody else, who knows the address
        assert table.ask(name, DORA).status_code == 303
    (mail,) = table.mailed()
    table.confirm(mail)
    assert table.seats()[1] == ("Dora", "accepted")


def test_whoever_confirms_may_choose_another_name(table: Open) -> None:
    table.ask("Rude", DORA)
    (mail,) = table.mailed()
    assert 'value="Rude"' in table.client.get(table.page(mail)).text
    for name, problem in (("anna", "Another player has this name already."), ("x.com", "name")):
        refused = table.confirm(mail, name=name)
        assert (refused.status_code, problem in refused.text) == (422, True)
        assert 'id="join-name-error"' in refused.text
    assert table.confirm(mail, name="Dora").status_code == 303
    assert table.seats()[1] == ("Dora", "accepted")


def test_a_game_that_was_given_up_cannot_be_joined(table: Open) -> None:
    table.ask("Dora", DORA)
    assert table.client.post(f"{table.people.page(0, 'confirm')}/cancel").status_code == 303
    page = table.client.get(table.address)
    assert "This game was given up" in text_of(page)
    assert ("Be kind." in page.text, f'action="{table.address}"' in page.text) == (False, False)
    assert table.ask("Ella", ELLA).status_code == 410
    assert table.confirm(table.mailed()[0]).status_code == 410


def test_two_of_one_name_are_told_apart(table: Open) -> None:
    for email in (DORA, ELLA):
        table.ask("Sam", email)
    for mail in table.mailed():
        table.confirm(mail)
    assert [name for name, _ in table.seats()] == ["Anna", "Sam", "Sam 2"]


@pytest.mark.parametrize(
    ("body", "field"),
    [
        ({"name": "", "email": DORA}, "name"),
        ({"name": "Dora", "email": ""}, "email"),
        ({"name": "Dora", "email": "dora"}, "email"),
        ({"name": "ANNA", "email": DORA}, "name"),
        ({"name": "www.example.org", "email": DORA}, "name"),
        ({"name": "Dora", "email": DORA, "seat": "2"}, "seat"),
    ],
)
def test_a_mistake_is_said_at_its_field(table: Open, body: dict[str, str], field: str) -> None:
    as_json = table.client.post(table.address, json=body, headers=JSON)
    assert (as_json.status_code, field in as_json.json["fields"]) == (422, True)
    page = table.client.post(table.address, data=body)
    assert page.status_code == 422
    if field != "seat":
        assert f'id="join-{field}-error"' in page.text
    assert table.mailed() == []


def test_the_name_of_somebody_invited_is_not_betrayed(client: FlaskClient, table: Open) -> None:
    body = {"action": "ask", "seat": 2, "name": "Burt", "email": "burt@example.org"}
    assert client.post(table.people.page(0, "confirm"), json=body).status_code == 200
    assert table.ask("Burt", DORA).status_code == 303
    table.confirm(table.mailed()[-1])
    assert [name for name, _ in table.seats()] == ["Anna", "Burt 2", "Burt"]


def test_a_blocked_address_gets_no_mail_and_looks_like_any_other(table: Open, database: Database) -> None:
    with database.writing() as session:
        players.block_address(session, DORA, table.clock.now)
    open_to_all, blocked = table.ask("Ella", ELLA), table.ask("Dora", DORA)
    assert (blocked.status_code, blocked.location) == (open_to_all.status_code, open_to_all.location)
    assert [mail.state for mail in table.mailed()] == ["queued", "superseded"]


def test_one_game_causes_twenty_mails_a_day_at_most(table: Open) -> None:
    for n in range(joining.REQUESTS_A_DAY):
        assert table.ask(f"Guest {n}", f"guest{n}@example.org").status_code == 303
    refused = table.ask("Dora", DORA)
    assert refused.status_code == 429
    assert refused.headers["Retry-After"]
    table.clock.now += timedelta(days=1)
    assert table.ask("Dora", DORA).status_code == 303


def test_the_organiser_closes_it_and_opens_another_address(table: Open) -> None:
    table.ask("Dora", DORA)
    first, page = table.address, table.people.page(0, "confirm")
    assert table.client.post(page, data={"action": "close"}).status_code == 303
    assert table.client.get(first).status_code == 404
    assert table.confirm(table.mailed()[0]).status_code == 410
    assert [state for _, state in table.seats()] == ["accepted", "lapsed", "lapsed"]
    shown = text_of(table.client.get(page))
    assert "Nobody has joined for this seat." in shown
    assert table.client.post(page, data={"action": "open", "seat": 2}).status_code == 303
    assert [state for _, state in table.seats()] == ["accepted", "lapsed", "open"]
    assert table.address != first
    assert table.confirm(table.mailed()[0]).status_code == 303, "the request of Dora still waits"
    assert table.seats()[2] == ("Dora", "accepted")


def test_a_seat_that_somebody_has_is_not_offered(table: Open) -> None:
    table.ask("Dora", DORA)
    table.confirm(table.mailed()[0])
    page = table.people.page(0, "confirm")
    assert table.client.post(page, json={"action": "open", "seat": 1}, headers=JSON).status_code == 409
    assert table.client.post(page, json={"action": "open", "seat": 0}, headers=JSON).status_code == 400
    assert table.client.post(page, json={"action": "open", "seat": 9}, headers=JSON).status_code == 400
    assert table.seats()[1] == ("Dora", "accepted")


def test_only_the_organiser_opens_and_closes(table: Open) -> None:
    table.ask("Dora", DORA)
    seat = table.confirm(table.mailed()[0]).location.partition("?")[0]
    for action in ("open", "close"):
        answer = table.client.post(seat, json={"action": action, "seat": 2}, headers=JSON)
        assert answer.status_code in (400, 410)
    assert table.game.join_key is not None


def test_who_has_joined_may_withdraw_with_the_mail_s_link(table: Open) -> None:
    table.ask("Dora", DORA)
    (mail,) = table.mailed()
    table.confirm(mail)
    seat = table.client.get(table.page(mail)).location
    assert table.client.post(seat, data={"action": "decline"}).status_code == 303
    assert table.seats()[1] == ("Dora", "declined")
    with table.database.reading() as session:
        told = session.exec(select(Outmail).where(Outmail.kind == "notice")).one()
        assert (told.seat, told.cause.partition(" ")[0]) == (0, "declined")


def test_after_a_week_nobody_joins_any_more(table: Open, database: Database) -> None:
    table.ask("Dora", DORA)
    table.confirm(table.mailed()[0])
    table.clock.now += timedelta(days=7)
    sweep(database, table.clock.now)
    assert [state for _, state in table.seats()] == ["accepted", "accepted", "lapsed"]
    assert table.game.join_key is None
    with database.reading() as session:
        assert [mail.seat for mail in session.exec(select(Outmail).where(Outmail.kind == "notice"))] == [0]


def test_a_request_that_is_not_confirmed_is_erased(table: Open, database: Database, now: datetime) -> None:
    for name, email in (("Dora", DORA), ("Ella", ELLA)):
        table.ask(name, email)
    kept, lost = table.mailed()
    table.confirm(kept)
    table.clock.now += timedelta(hours=48)
    assert table.confirm(lost).status_code == 410
    while retention.work_due(database, table.clock.now):
        pass
    with database.reading() as session:
        rows = session.exec(select(JoinRequest).order_by(col(JoinRequest.n))).all()
        assert [(row.name, row.player_id is None) for row in rows] == [("Dora", False), ("", True)]
        assert session.exec(select(Player).where(Player.address == ELLA)).first() is None
    table.ask("Finn", FINN)
    assert int(table.mailed()[-1].cause) == 3, "no number is given twice"


def test_who_is_forgotten_leaves_nothing(table: Open, database: Database) -> None:
    table.ask("Dora", DORA)
    (mail,) = table.mailed()
    table.confirm(mail)
    with database.writing() as session:
        player = session.exec(select(Player).where(Player.address == DORA)).one()
        forgetting.forget(session, player.id or 0, table.clock.now)
    assert table.client.get(table.page(mail)).status_code == 200
    with database.reading() as session:
        assert session.exec(select(JoinRequest)).one().player_id is None
    assert table.seats()[1][1] == "declined"


def test_never_again_blocks_the_address_that_was_asked(table: Open, database: Database) -> None:
    table.ask("Dora", DORA)
    (mail,) = table.mailed()
    assert table.client.post(table.page(mail), data={"action": "never"}).status_code == 303
    with database.reading() as session:
        assert session.exec(select(Player.muted).where(Player.address == DORA)).one()
    assert table.confirm(mail).status_code == 410
    assert [state for _, state in table.seats()] == ["accepted", "open", "open"], "the organiser's seat is not theirs"


def test_programs_join_too(table: Open) -> None:
    shown = table.client.get(table.address, headers=JSON).json
    assert (shown["open_seats"], shown["status"], shown["view"]) == (2, "inviting", None)
    asked = table.client.post(table.address, json={"name": "Dora", "email": DORA}, headers=JSON)
    assert (asked.status_code, asked.json["open_seats"]) == (202, 2)
    done = table.client.post(table.page(table.mailed()[0]), json={"action": "confirm"}, headers=JSON)
    assert (done.status_code, done.json["seat"]) == (200, 1)
    proposal = {"players": [{"name": "Anna", "email": "anna@example.org"}, {"anyone": True}, {"anyone": True}]}
    assert table.client.post("/games", json=proposal).status_code == 201
    wrong = {"players": [{"name": "Anna", "email": "anna@example.org"}, {"anyone": True, "name": "Burt"}]}
    assert table.client.post("/games", json=wrong).json["fields"].keys() == {"players.1.name"}
