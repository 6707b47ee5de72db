"""Joining a game by the address that its organiser shares: asked for on a page, confirmed by one mail."""

from __future__ import annotations

import pytest
from flask.testing import FlaskClient
from sqlmodel import col, select

from service.lobby import joining
from service.models import JoinRequest, Outmail, Player
from service.players import limits, players
from service.privacy import forgetting
from tests.rows import commit, rows_of
from tests.service.web.conftest import JSON, Guest, PeopleOf, person, text_of
from tests.service.web.open_games import ANNA, DORA, ELLA, Open


@pytest.fixture
def proposed(client: FlaskClient, people_of: PeopleOf) -> Open:
    anna = {"players.0.name": "Anna", "players.0.email": ANNA, "message": "Be kind.", "open_beside": "2"}
    return Open(people_of(client.post("/games", data=anna, headers=JSON).json["game"]))


@pytest.fixture
def table(proposed: Open) -> Open:
    """That game, once Anna has confirmed it."""
    assert proposed.organise("confirm") == 303
    return proposed


def test_the_organiser_gets_an_address_once_the_game_is_confirmed(table: Open) -> None:
    shown = table.client.get(table.organiser)
    assert f'value="https://posse.test{table.address}"' in shown.text
    assert "Open seats: 2 and 3." in text_of(shown)
    assert [mail.kind for mail in rows_of(table.database, Outmail)] == ["confirm"], "nobody else is written to"


def test_a_program_has_the_address_from_the_start(client: FlaskClient) -> None:
    started = client.post("/games", json={"players": [person("Anna"), {"anyone": True}]}, headers=JSON)
    assert started.json["join"].startswith("https://posse.test/join/")
    game = client.get(started.json["join"], headers=JSON).json
    assert (game["game"], game["status"], game["open_seats"]) == (started.json["game"], "proposed", 1)
    full = [person("Anna"), person("Burt")]
    assert "join" not in client.post("/games", json={"players": full}, headers=JSON).json


def test_nobody_has_a_seat_before_the_organiser_has_confirmed(proposed: Open) -> None:
    shown = proposed.text(proposed.address)
    assert "The organiser has still to confirm this game" in shown
    assert "1 Somebody organiser 2 A free seat whoever joins has this seat 3" in shown
    mail = proposed.asked("Dora")
    early = proposed.confirm(mail)
    assert (early.status_code, "Please try again later" in text_of(early)) == (409, True)
    assert proposed.seats()[1] == ("", "open")
    proposed.organise("confirm")
    assert "The organiser has still to confirm" not in proposed.text(proposed.address)
    assert proposed.confirm(mail).status_code == 303
    assert proposed.seats()[1] == ("Dora", "accepted")


@pytest.mark.parametrize("action", ["close", "list"])
def test_the_organiser_confirms_before_anything_else(proposed: Open, action: str) -> None:
    address = proposed.address
    proposed.organise(action)
    assert proposed.address == address
    assert proposed.states()[1:] == ["open", "open"]
    assert not proposed.game.listed
    assert proposed.client.get("/join/None").status_code == 404


def test_only_what_is_to_be_mailed_counts_for_the_network_of_whoever_asks(
    table: Open, guest: Guest, client: FlaskClient
) -> None:
    """Neither a name that is refused nor the same once more takes the second of the two mails away."""
    for name, status in (("Anna", 422), ("Anna", 422), ("Dora", 303), ("Dora", 303), ("Dora", 303)):
        assert table.ask(name, DORA).status_code == status
    assert [mail.state for mail in table.mailed()] == ["queued", "superseded", "superseded"]
    game = guest()
    for _ in range(3):
        assert client.post(f"{game}/address", data={"email": DORA}).status_code == 303
    assert client.post(f"{guest()}/address", data={"email": DORA}).status_code == 303
    mails = rows_of(table.database, Outmail, Outmail.kind == "address")
    assert [mail.state for mail in mails] == ["queued", "superseded"], "the third mail of this network"


def test_joining_takes_a_name_an_address_and_one_mail(table: Open) -> None:
    page = table.client.get(table.address)
    assert "“Anna” looks for players" in text_of(page)
    assert "Be kind." in page.text
    assert ANNA not in page.text
    asked = table.ask("Dora")
    assert (asked.status_code, asked.location) == (303, f"{table.address}?notice=asked")
    waits = table.client.get(asked.location)
    assert "A short mail is on its way" in text_of(waits)
    assert "<form" not in waits.text.partition("<main")[2]
    assert table.states() == ["accepted", "open", "open"], "a request takes no seat"
    (mail,) = table.mailed()
    assert "Take your seat" in table.text(table.page(mail))
    done = table.confirm(mail, time_zone="Europe/Berlin")
    assert done.status_code == 303
    assert table.seats()[1] == ("Dora", "accepted")
    assert "You are in" in table.text(done.location)
    seat = table.client.get(table.page(mail)).location
    assert seat.startswith("/p/"), "the mail's link leads to the seat from then on"
    (dora,) = rows_of(table.database, Player, Player.address == DORA)
    assert dora.time_zone == "Europe/Berlin"
    for action in ("open", "close"):
        answer = table.client.post(seat, json={"action": action, "seat": 2}, headers=JSON)
        assert answer.status_code in (400, 410), "only the organiser opens and closes"
    assert table.game.join_key is not None


def test_the_last_one_begins_the_game(table: Open) -> None:
    table.joined("Dora")
    answer = table.confirm(table.asked("Ella"))
    assert table.game.status == "playing"
    assert sorted(mail.seat for mail in rows_of(table.database, Outmail, Outmail.kind == "start")) == [0, 1, 2]
    assert answer.status_code == 303
    assert table.client.get(answer.location).status_code == 200
    assert "All seats of this game are taken." in table.text(table.address)
    assert table.confirm(table.mailed()[-1]).status_code == 303, "pressed twice"


def test_the_first_who_confirm_have_the_seats(table: Open) -> None:
    first, second, third = (table.asked(name) for name in ("Dora", "Ella", "Finn"))
    assert [table.confirm(mail).status_code for mail in (third, first, second)] == [303, 303, 410]
    assert {name for name, _ in table.seats()} == {"Anna", "Dora", "Finn"}
    assert "All seats are taken" in table.text(table.page(second))


def test_a_link_takes_one_seat_only_and_shows_it_after_a_mistake_too(table: Open) -> None:
    mail = table.joined("Dora")
    refused = table.client.post(table.page(mail), data={"action": "x"})
    assert refused.status_code == 400
    assert "Take your seat" not in text_of(refused)
    assert "The `action` of this link must be one of these" in text_of(refused)
    assert table.confirm(mail).status_code == 303
    assert table.states() == ["accepted", "accepted", "open"]
    refused = table.confirm(table.asked("Dora again", DORA))
    assert (refused.status_code, "You have a seat in this game already" in refused.text) == (410, True)


def test_asking_again_sends_no_second_mail(table: Open) -> None:
    first, again, other = (table.ask(*who) for who in (("Dora",), ("Rude", DORA), ("Ella",)))
    assert len({(answer.status_code, answer.location, answer.data) for answer in (first, again, other)}) == 1
    mail, *others = table.mailed()
    assert [one.state for one in others] == ["superseded", "queued"]
    table.confirm(mail)
    assert table.seats()[1] == ("Dora", "accepted")


def test_whoever_confirms_may_choose_another_name(table: Open) -> None:
    mail = table.asked("Rude", DORA)
    assert 'value="Rude"' in table.client.get(table.page(mail)).text
    for name, problem in (("anna", "Another player has this name already."), ("x.com", "name")):
        refused = table.confirm(mail, name=name)
        assert (refused.status_code, problem in refused.text) == (422, True)
        assert 'id="join-name-error"' in refused.text
    assert table.confirm(mail, name="Dora").status_code == 303
    assert table.seats()[1] == ("Dora", "accepted")


def test_a_game_that_was_given_up_cannot_be_joined(table: Open) -> None:
    mail = table.asked("Dora")
    assert table.client.post(f"{table.organiser}/cancel").status_code == 303
    page = table.client.get(table.address)
    assert "This game was given up" in text_of(page)
    assert ("Be kind." in page.text, f'action="{table.address}"' in page.text) == (False, False)
    assert table.ask("Ella").status_code == table.confirm(mail).status_code == 410


@pytest.mark.parametrize(
    ("field", "typed"),
    [*(("name", name) for name in ("", "ANNA", "www.example.org")), ("email", ""), ("email", "dora"), ("seat", "2")],
)
def test_a_mistake_is_said_at_its_field(table: Open, field: str, typed: str) -> None:
    body = person("Dora") | {field: typed}
    as_json = table.client.post(table.address, json=body, headers=JSON)
    assert (as_json.status_code, field in as_json.json["fields"]) == (422, True)
    page = table.client.post(table.address, data=body)
    assert page.status_code == 422
    assert f'id="join-{field}-error"' in page.text or field == "seat"
    assert table.mailed() == []


def test_two_of_one_name_are_told_apart_and_the_name_of_somebody_invited_is_not_betrayed(table: Open) -> None:
    assert table.organise("ask", seat="2", **person("Burt")) == 303
    table.joined("Burt", DORA)
    assert [name for name, _ in table.seats()] == ["Anna", "Burt 2", "Burt"]


def test_a_blocked_address_gets_no_mail_and_looks_like_any_other(table: Open) -> None:
    commit(table.database, players.block_address, DORA, table.clock.now)
    open_to_all, blocked = table.ask("Ella"), table.ask("Dora")
    assert (blocked.status_code, blocked.location) == (open_to_all.status_code, open_to_all.location)
    assert [mail.state for mail in table.mailed()] == ["queued", "superseded"]


def test_only_who_has_confirmed_counts_for_a_game(table: Open, monkeypatch: pytest.MonkeyPatch) -> None:
    """Anybody can invent addresses, and would close it for a day with them."""
    monkeypatch.setattr(joining, "REQUESTS_A_DAY", 2)
    assert table.organise("list") == 303
    assert {table.ask(f"Guest {n}", f"guest{n}@example.org").status_code for n in range(4)} == {303}
    mails = [table.asked(name) for name in ("Dora", "Ella", "Finn")]
    assert [table.confirm(mail).status_code for mail in mails] == [303, 303, 429]
    assert table.confirm(mails[0]).status_code == 303, "pressed twice"
    table.clock.later(days=1)
    assert table.confirm(mails[2]).status_code == 303


def test_no_answer_tells_how_many_mails_an_address_has_had(table: Open) -> None:
    for n in range(limits.FROM_STRANGERS_A_DAY):
        game = {"players": [person("Dora"), {"anyone": True}], "name": f"Game {n}"}
        assert table.client.post("/games", json=game, headers=JSON).status_code == 201
    full, other = table.ask("Dora"), table.ask("Ella")
    assert (full.status_code, full.location, full.data) == (other.status_code, other.location, other.data)
    assert [mail.state for mail in table.mailed()] == ["superseded", "queued"]


def test_the_organiser_closes_it_and_opens_another_address(table: Open) -> None:
    mail, first = table.asked("Dora"), table.address
    assert table.organise("close") == 303
    assert table.client.get(first).status_code == 404
    assert table.confirm(mail).status_code == 410
    assert table.states() == ["accepted", "lapsed", "lapsed"]
    assert "Nobody has joined for this seat." in table.text(table.organiser)
    assert table.organise("open", seat="2") == 303
    assert table.states() == ["accepted", "lapsed", "open"]
    assert table.address != first
    assert table.confirm(mail).status_code == 303, "the request of Dora still waits"
    assert table.seats()[2] == ("Dora", "accepted")


def test_a_seat_that_somebody_has_is_not_offered_until_they_withdraw_with_the_mail_s_link(table: Open) -> None:
    mail = table.joined("Dora")
    assert [table.organise("open", seat=seat) for seat in ("1", "0", "9")] == [409, 400, 400]
    assert table.seats()[1] == ("Dora", "accepted")
    seat = table.client.get(table.page(mail)).location
    assert table.client.post(seat, data={"action": "decline"}).status_code == 303
    assert table.seats()[1] == ("Dora", "declined")
    (told,) = rows_of(table.database, Outmail, Outmail.kind == "notice")
    assert (told.seat, told.cause.partition(" ")[0]) == (0, "declined")


def test_a_request_that_is_not_confirmed_is_erased(table: Open) -> None:
    table.joined("Dora")
    lost = table.asked("Ella")
    table.clock.later(hours=48)
    assert table.confirm(lost).status_code == 410
    table.tidy()
    asked = [(row.name, row.player_id is None) for row in rows_of(table.database, JoinRequest)]
    assert asked == [("Dora", False), ("", True)]
    assert not rows_of(table.database, Player, Player.address == ELLA)
    assert int(table.asked("Finn").cause) == 3, "no number is given twice"


def test_who_is_forgotten_leaves_nothing(table: Open) -> None:
    mail = table.joined("Dora")
    commit(table.database, forgetting.forget, table.id_of(DORA), table.clock.now)
    assert table.client.get(table.page(mail)).status_code == 200
    assert [request.player_id for request in rows_of(table.database, JoinRequest)] == [None]
    assert table.states()[1] == "declined"


def test_never_again_blocks_the_address_that_was_asked(table: Open) -> None:
    mail = table.asked("Dora")
    assert table.client.post(table.page(mail), data={"action": "never"}).status_code == 303
    with table.database.reading() as session:
        assert session.exec(select(Player.muted).where(col(Player.address) == DORA)).one()
    assert table.confirm(mail).status_code == 410
    assert table.states() == ["accepted", "open", "open"], "the organiser's seat is not theirs"
    assert table.client.post(table.page(mail), data={"action": "unblock"}).status_code == 303
    assert table.confirm(mail).status_code == 303
    assert table.states() == ["accepted", "accepted", "open"]


def test_programs_join_too(table: Open) -> None:
    shown = table.client.get(table.address, headers=JSON).json
    assert (shown["open_seats"], shown["status"], shown["view"]) == (2, "inviting", None)
    asked = table.client.post(table.address, json=person("Dora"), headers=JSON)
    assert (asked.status_code, asked.json["open_seats"]) == (202, 2)
    done = table.client.post(table.page(table.mailed()[0]), json={"action": "confirm"}, headers=JSON)
    assert (done.status_code, done.json["seat"]) == (200, 1)
    anyone = {"anyone": True}
    assert table.client.post("/games", json={"players": [person("Anna"), anyone, anyone]}).status_code == 201
    wrong = {"players": [person("Anna"), anyone | {"name": "Burt"}]}
    assert table.client.post("/games", json=wrong).json["fields"].keys() == {"players.1.name"}
