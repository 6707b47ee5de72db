"""A guest against robots asks for mails: a mail to the address has it confirmed before anything else is sent there."""

from __future__ import annotations

from collections.abc import Callable
from datetime import timedelta
from pathlib import Path

import pytest
from flask.testing import FlaskClient
from sqlalchemy import update
from sqlmodel import col, select

from service.db.database import Database
from service.links import Links
from service.models import Game, Outmail, Player
from service.operations.privacy import retention
from service.players import players
from service.web import create_app
from tests.service.harness import Harness
from tests.service.sweeping import sweep
from tests.service.web.conftest import JSON, Clock, People, text_of
from tests.settings import BASE_URL, settings

HOUR, DAY = timedelta(hours=1), timedelta(days=1)
ZOE = "zoe@example.org"


@pytest.fixture
def seat(client: FlaskClient) -> str:
    """The page of a guest's seat in a game against two robots."""
    answer = client.post("/games", json={"players": [{"name": "Zoe"}, {"robot": "cautious"}, {"robot": "cautious"}]})
    return str(answer.json["url"].removeprefix(BASE_URL))


@pytest.fixture
def people(people_of: Callable[[str], People], database: Database, seat: str) -> People:
    return people_of(the_game(database).id)


def the_game(database: Database) -> Game:
    with database.reading() as session:
        return session.exec(select(Game)).one()


def mails(database: Database) -> list[tuple[str, str, str]]:
    """Kind, address and state of all mails, in order."""
    with database.reading() as session:
        rows = session.exec(select(Outmail, Player).join(Player, col(Player.id) == col(Outmail.player_id)))
        found = sorted(rows, key=lambda row: row[0].id or 0)
        return [(mail.kind, player.address, mail.state) for mail, player in found]


def ask(client: FlaskClient, seat: str, email: str = ZOE) -> int:
    return client.post(f"{seat}/address", data={"email": email}).status_code


# --- asking -----------------------------------------------------------------------------------------------------------


def test_an_address_gets_one_mail_to_confirm_it_and_no_other(
    client: FlaskClient, database: Database, people: People, seat: str
) -> None:
    assert "Get a mail when it is your turn" in text_of(client.get(seat))
    answers = [client.post(f"{seat}/address", data={"email": address}) for address in (ZOE, "Zoe@example.org")]
    assert [answer.status_code for answer in answers] == [303, 303]
    assert mails(database) == [("address", ZOE, "queued")]
    shown = text_of(client.get(answers[0].headers["Location"]))
    assert f"A short mail is on its way to {ZOE}." in shown, "a mistake in it is seen, and no other spelling of it"
    assert (people.seat(0).player_id, the_game(database).erase_at is None) == (None, False)
    turn(client, seat)
    assert len(mails(database)) == 1


def turn(client: FlaskClient, seat: str) -> None:
    """Play what is possible, as a player who does not wait for mails."""
    for _ in range(3):
        now = client.get(seat, headers=JSON).json
        if now["legal"]:
            client.post(f"{seat}/moves", json={"move": now["legal"][-1], "at": now["at"]})


def test_a_mistyped_address_is_corrected_and_its_link_is_void(
    client: FlaskClient, database: Database, people: People, seat: str
) -> None:
    ask(client, seat, "zeo@example.org")
    ask(client, seat)
    assert [address for _, address, _ in mails(database)] == ["zeo@example.org", ZOE]
    first, second = people.page(0, "address", 1), people.page(0, "address", 2)
    assert client.post(first, data={"action": "confirm"}).status_code == 410
    assert client.post(second, data={"action": "confirm"}).status_code == 303


def test_a_refused_mail_is_shown_and_the_same_address_may_be_tried_again(
    client: FlaskClient, database: Database, seat: str
) -> None:
    ask(client, seat)
    with database.writing() as session:
        session.exec(update(Outmail).values(state="failed", error="550 5.1.1 No such user"))
    shown = text_of(client.get(seat))
    assert f"The mail to {ZOE} could not be delivered." in shown
    assert "550 5.1.1 No such user" in shown
    assert ask(client, seat) == 303
    assert [state for *_, state in mails(database)] == ["failed", "queued"]


@pytest.mark.parametrize("email", ["", "zoe", "zoe@example.org\r\nBcc: all@example.org", None])
def test_what_is_no_address_is_refused_at_the_field(
    client: FlaskClient, database: Database, seat: str, email: str | None
) -> None:
    wrong = client.post(f"{seat}/address", data={} if email is None else {"email": email})
    assert wrong.status_code == 422
    assert 'id="address-email-error"' in wrong.text
    assert 'value="zoe"' in wrong.text or email != "zoe"
    assert not mails(database)


def test_only_a_guest_s_game_under_way_takes_an_address(
    client: FlaskClient, database: Database, harness: Harness, people_of: Callable[[str], People]
) -> None:
    page = people_of(harness.id).page(0)
    assert "/address" not in client.get(page).text
    assert ask(client, page) == 409


def test_a_game_that_is_over_takes_none(client: FlaskClient, database: Database, seat: str) -> None:
    ask(client, seat)
    with database.writing() as session:
        session.exec(update(Game).values(status="over"))
    assert "/address" not in client.get(seat).text
    assert ask(client, seat, "zeo@example.org") == 409


# --- without an address -----------------------------------------------------------------------------------------------


def test_a_guest_s_game_is_kept_while_they_play_and_no_turn_outlasts_it(
    client: FlaskClient, database: Database, clock: Clock, seat: str
) -> None:
    for days in (0, 3, 5):
        clock.now += timedelta(days=days)
        now = client.get(seat, headers=JSON).json
        assert client.post(f"{seat}/moves", json={"move": now["legal"][-1], "at": now["at"]}).status_code == 200
        game = the_game(database)
        assert game.erase_at == clock.now + timedelta(days=7)
        assert game.due_at is not None
        assert game.due_at <= game.erase_at
    assert "unless you play before that." in text_of(client.get(seat))


def test_a_turn_that_the_end_of_the_game_had_cut_has_its_whole_time_once_the_guest_plays(
    client: FlaskClient, database: Database, clock: Clock
) -> None:
    begun = clock.now
    answer = client.post("/games", json={"players": [{"name": "Zoe"}, {"robot": "cautious"}], "turn_hours": 120})
    seat = answer.json["url"].removeprefix(BASE_URL)
    clock.now = begun + timedelta(days=5)
    sweep(database, clock.now)  # the clock finishes their first turn
    assert the_game(database).due_at == begun + timedelta(days=7), "the game is erased then"
    clock.now = begun + timedelta(days=6)
    assert client.post(f"{seat}/moves", json={"move": "draw supply", "at": the_game(database).at}).status_code == 200
    assert the_game(database).due_at == begun + timedelta(days=10)


def test_a_longer_turn_and_a_pause_of_a_guest_end_with_the_game(client: FlaskClient, database: Database) -> None:
    players = [{"name": "Zoe"}, {"robot": "cautious"}]
    answer = client.post("/games", json={"players": players, "turn_hours": 500, "bank_hours": 100})
    seat, game = answer.json["url"].removeprefix(BASE_URL), the_game(database)
    assert game.due_at == game.erase_at
    assert "7 days left" in text_of(client.get(seat))
    assert "Ask to pause it" not in text_of(client.get(seat))
    paused = client.post(f"{seat}/motions", data={"kind": "pause"})
    game = the_game(database)
    assert (game.status, game.due_at) == ("paused", game.erase_at)
    assert "mail" not in paused.headers["Location"]
    assert "The mails are on their way" not in text_of(client.get(paused.headers["Location"]))


def test_a_guest_is_told_once_what_standing_orders_do_for_them(client: FlaskClient, seat: str) -> None:
    told = "Your standing orders play your Photo or your Wyatt Earp at once"
    for edition, expected in (
        ("gryphon-2014", told),
        ("alea-2001", "Your standing orders play your Wyatt Earp at once"),
    ):
        players = [{"name": "Zoe"}, {"robot": "cautious"}]
        answer = client.post("/games", json={"players": players, "edition": edition})
        assert expected in text_of(client.get(answer.json["url"].removeprefix(BASE_URL))), edition
    assert told in text_of(client.get(seat))
    client.post(f"{seat}/orders", data={"photo": "ask"})
    assert told not in text_of(client.get(seat)), "they have chosen"
    client.post(f"{seat}/orders", data={"photo": "always"})
    assert told in text_of(client.get(seat))
    turn(client, seat)
    assert told not in text_of(client.get(seat)), "they have played"


def test_who_plays_against_robots_alone_is_not_told_that_others_go_on(
    client: FlaskClient, seat: str, harness: Harness, people_of: Callable[[str], People]
) -> None:
    asked = text_of(client.get(f"{seat}/resign"))
    assert "nobody plays on without you: the game stands still" in asked
    assert "the others can go on" not in asked
    assert "the others can go on" in text_of(client.get(f"{people_of(harness.id).page(0)}/resign"))


def test_a_guest_who_has_resigned_is_told_when_the_game_is_erased(
    client: FlaskClient, database: Database, seat: str
) -> None:
    client.post(f"{seat}/resign")
    game = the_game(database)
    assert game.due_at == game.erase_at


# --- confirming -------------------------------------------------------------------------------------------------------


def test_the_press_in_the_mail_brings_mails_keeps_the_game_and_replaces_the_link(
    client: FlaskClient, database: Database, links: Links, people: People, seat: str
) -> None:
    ask(client, seat)
    link = people.page(0, "address", 1)
    for _ in range(2):
        page = client.get(link)
        assert page.status_code == 200
    assert "Zoe" not in page.text, "no word of whoever typed the address"
    assert '<button name="action" value="confirm">' in page.text
    assert people.seat(0).player_id is None, "looking confirms nothing"
    answer = client.post(link, data={"action": "confirm", "time_zone": "Europe/Berlin"})
    assert answer.status_code == 303
    with database.reading() as session:
        assert session.get_one(Player, people.seat(0).player_id).time_zone == "Europe/Berlin"
    own = answer.headers["Location"]
    shown = text_of(client.get(own))
    assert "The address is confirmed" in shown
    assert "Your hand" in shown
    assert the_game(database).erase_at is None
    assert mails(database) == [("address", ZOE, "queued"), ("start", ZOE, "queued")]
    assert client.get(own.partition("?")[0] + "/mails").status_code == 200
    for action in ("forget", "mails", "resign"):
        assert client.post(f"{seat}/{action}", data={"mails": "off"}).status_code == 410, "the guest's link is void"
    assert "Your hand" not in text_of(client.get(seat))


def test_a_repeated_press_is_answered_and_opens_no_seat(
    client: FlaskClient, database: Database, people: People, seat: str
) -> None:
    ask(client, seat)
    link = people.page(0, "address", 1)
    client.post(link, data={"action": "confirm"})
    again = client.post(link, data={"action": "confirm"})
    assert again.headers["Location"].partition("?")[0] == link
    assert "Your hand" not in text_of(client.get(again.headers["Location"]))
    assert client.post(link, json={"action": "confirm"}, headers=JSON).json["seat"] is None
    assert len(mails(database)) == 2


def test_mails_begin_with_the_next_turn(client: FlaskClient, database: Database, people: People, seat: str) -> None:
    ask(client, seat)
    own = client.post(people.page(0, "address", 1), data={"action": "confirm"}).headers["Location"].partition("?")[0]
    for _ in range(40):
        turn(client, own)
        if any(kind == "turn" for kind, *_ in mails(database)):
            break
    assert {address for _, address, _ in mails(database)} == {ZOE}
    assert "turn" in {kind for kind, *_ in mails(database)}


def test_whoever_was_not_meant_says_never_and_the_page_of_the_guest_does_not_tell(
    client: FlaskClient, database: Database, clock: Clock, people: People, seat: str
) -> None:
    ask(client, seat)
    before = text_of(client.get(seat))
    link = people.page(0, "address", 1)
    assert client.post(link, data={"List-Unsubscribe": "One-Click"}).status_code == 200
    swept(database, clock)
    assert text_of(client.get(seat)) == before
    assert client.post(link, data={"action": "confirm"}).status_code == 410
    assert people.seat(0).player_id is None
    assert ask(client, seat, "someone@example.org") == 303
    assert ask(client, seat) == 303
    assert [state for *_, state in mails(database)] == ["superseded", "queued", "superseded"]


# --- forgetting -------------------------------------------------------------------------------------------------------


def swept(database: Database, clock: Clock) -> None:
    while retention.work_due(database, clock.now):
        pass


def test_an_address_that_nobody_confirms_is_forgotten_after_two_days(
    client: FlaskClient, database: Database, clock: Clock, people: People, seat: str
) -> None:
    ask(client, seat)
    clock.now += 47 * HOUR
    swept(database, clock)
    assert len(mails(database)) == 1
    clock.now += HOUR
    assert client.post(people.page(0, "address", 1), data={"action": "confirm"}).status_code == 410
    assert "on its way" not in text_of(client.get(seat))
    swept(database, clock)
    with database.reading() as session:
        assert not session.exec(select(Player)).all()
    assert the_game(database).status == "playing"


def test_a_game_with_an_address_outlives_its_seven_days(
    client: FlaskClient, database: Database, clock: Clock, people: People, seat: str
) -> None:
    ask(client, seat)
    client.post(people.page(0, "address", 1), data={"action": "confirm"})
    clock.now += 8 * DAY
    swept(database, clock)
    assert the_game(database).id
    assert len(mails(database)) >= 2


# --- a stranger's -----------------------------------------------------------------------------------------------------


def test_nobody_gets_more_than_three_such_mails_a_day_from_all_games(client: FlaskClient, database: Database) -> None:
    answers = []
    for disguise in ("vic.tim@gmail.com", "victim@gmail.com", "victim+1@gmail.com", "VicTim@googlemail.com"):
        game = client.post("/games", json={"players": [{}, {"robot": "cautious"}]}).json["url"]
        answers.append(ask(client, game.removeprefix(BASE_URL), disguise))
    assert answers == [303, 303, 303, 429]
    assert len(mails(database)) == 3


def test_one_game_asks_three_addresses_a_day(client: FlaskClient, database: Database, clock: Clock, seat: str) -> None:
    answers = [ask(client, seat, f"victim{n}@example.org") for n in range(4)]
    assert answers == [303, 303, 303, 429]
    clock.now += DAY
    assert ask(client, seat, "victim4@example.org") == 303


def test_requests_count_among_the_games_of_a_network(database: Database, clock: Clock, tmp_path: Path) -> None:
    client = create_app(settings(tmp_path, games_per_hour=2), database, clock).test_client()
    url = client.post("/games", json={"players": [{}, {"robot": "cautious"}]}).json["url"]
    answers = [ask(client, url.removeprefix(BASE_URL), f"victim{n}@example.org") for n in range(2)]
    assert answers == [303, 429]


def test_whoever_typed_an_address_holds_no_link_to_its_owner_s_seat(
    client: FlaskClient, database: Database, clock: Clock, people: People, seat: str
) -> None:
    """Else the link of a guest could forget, or choose mails for, somebody who confirmed by mistake."""
    with database.writing() as session:
        owner = players.player_of(session, ZOE, clock.now)
        session.flush()
        owner_id = owner.id
    ask(client, seat)
    client.post(people.page(0, "address", 1), data={"action": "confirm"})
    for path, body in (("/forget", {}), ("/mails/all", {"plan": "digest"}), ("/clock", {"time_zone": "Asia/Tokyo"})):
        assert client.post(seat + path, data=body).status_code == 410
    with database.reading() as session:
        owner = session.get_one(Player, owner_id)
        assert (owner.mail_plan, owner.time_zone, owner.forgotten_at) == ("all", "UTC", None)
    assert "This link is no longer in use" in text_of(client.get(seat))


def test_the_link_of_an_expired_request_confirms_no_later_address(
    client: FlaskClient, database: Database, clock: Clock, people: People, seat: str
) -> None:
    """Else whoever got it could seat the owner of any other address, and would be led to their seat."""
    ask(client, seat, "stranger@example.org")
    (expired,) = requests(database, people)
    clock.now += 48 * HOUR
    swept(database, clock)
    ask(client, seat)
    assert client.post(expired, data={"action": "confirm"}).status_code == 410
    assert people.seat(0).player_id is None
    (present,) = requests(database, people)
    assert client.post(present, data={"action": "confirm"}).status_code == 303


def requests(database: Database, people: People) -> list[str]:
    """Return the links in the mails that ask to confirm an address."""
    with database.reading() as session:
        asked = session.exec(select(Outmail).where(Outmail.kind == "address").order_by(col(Outmail.id))).all()
        return [people.page(0, "address", int(mail.cause)) for mail in asked]
