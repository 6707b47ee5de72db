"""A guest against robots asks for mails: a mail to the address has it confirmed before anything else is sent there."""

from __future__ import annotations

from datetime import timedelta

import pytest
from flask.testing import FlaskClient
from sqlalchemy import update
from sqlmodel import col, select

from service.db.database import Database
from service.models import Game, Outmail, Player
from service.players import players
from tests.rows import commit, execute, row, rows_of
from tests.service.sweeping import sweep, tidy
from tests.service.web.conftest import JSON, Clock, Guest, PeopleOf, SiteWith, Table, Visitors, text_of
from tests.settings import BASE_URL

HOUR, DAY = timedelta(hours=1), timedelta(days=1)
ZOE = "zoe@example.org"


@pytest.fixture
def zoe(guest: Guest, people_of: PeopleOf, database: Database) -> Visitors:
    """A guest in a game against two robots, whose seat is the first."""
    guest("cautious", "cautious")
    return people_of(the_game(database).id)


def the_game(database: Database) -> Game:
    return row(database, select(Game))


def mails(database: Database) -> list[tuple[str, str, str]]:
    """Kind, address and state of all mails, in order."""
    with database.reading() as session:
        found = select(Outmail, Player).join(Player, col(Player.id) == col(Outmail.player_id)).order_by(col(Outmail.id))
        return [(mail.kind, player.address, mail.state) for mail, player in session.exec(found)]


def ask(zoe: Visitors, email: str = ZOE) -> int:
    return zoe.press(0, "/address", {"email": email}).status_code


def confirm(zoe: Visitors, number: int = 1) -> int:
    """Press the button of the mail to the address that was asked for as this one."""
    return zoe.client.post(zoe.page(0, "address", number), data={"action": "confirm"}).status_code


def move(zoe: Visitors) -> int:
    now = zoe.json(0)
    return zoe.send(0, "/moves", {"move": now["legal"][-1], "at": now["at"]}).status_code if now["legal"] else 0


# --- asking -----------------------------------------------------------------------------------------------------------


def test_an_address_gets_one_mail_to_confirm_it_and_no_other(zoe: Visitors) -> None:
    assert "Get a mail when it is your turn" in zoe.text(0)
    answers = [zoe.press(0, "/address", {"email": address}) for address in (ZOE, "Zoe@example.org")]
    assert mails(zoe.database) == [("address", ZOE, "queued")]
    shown = [zoe.text_after(answer) for answer in answers]
    assert f"A short mail is on its way to {ZOE}." in shown[0], "a mistake in it is seen, and no other spelling of it"
    assert (zoe.seat(0).player_id, zoe.game().erase_at is None) == (None, False)
    for _ in range(3):
        move(zoe)
    assert len(mails(zoe.database)) == 1


def test_a_mistyped_address_is_corrected_and_its_link_is_void(zoe: Visitors) -> None:
    ask(zoe, "zeo@example.org")
    ask(zoe)
    assert [address for _, address, _ in mails(zoe.database)] == ["zeo@example.org", ZOE]
    assert (confirm(zoe, 1), confirm(zoe, 2)) == (410, 303)


@pytest.mark.parametrize("others", [0, 3])
def test_a_day_later_the_same_address_is_asked_again_whatever_became_of_the_first_mail(
    zoe: Visitors, guest: Guest, others: int
) -> None:
    """Or else a mail that was not sent, because others had asked for that address, would never come, unseen."""
    for n in range(others):
        network = {"REMOTE_ADDR": f"192.0.{n}.1"}
        assert zoe.client.post(f"{guest()}/address", data={"email": ZOE}, environ_base=network).status_code == 303
    assert [ask(zoe), ask(zoe)] == [303, 303]
    first = "superseded" if others else "queued"
    assert [state for *_, state in mails(zoe.database)] == ["queued"] * others + [first]
    zoe.clock.later(hours=24)
    assert ask(zoe) == 303
    assert [state for *_, state in mails(zoe.database)][others:] == [first, "queued"]


def test_a_refused_mail_is_shown_and_the_same_address_may_be_tried_again(zoe: Visitors) -> None:
    ask(zoe)
    execute(zoe.database, update(Outmail).values(state="failed", error="550 5.1.1 No such user"))
    shown = zoe.text(0)
    assert f"The mail to {ZOE} could not be delivered." in shown
    assert "550 5.1.1 No such user" in shown
    assert ask(zoe) == 303
    assert [state for *_, state in mails(zoe.database)] == ["failed", "queued"]


@pytest.mark.parametrize("email", ["", "zoe", "zoe@example.org\r\nBcc: all@example.org", None])
def test_what_is_no_address_is_refused_at_the_field(zoe: Visitors, email: str | None) -> None:
    wrong = zoe.press(0, "/address", {} if email is None else {"email": email})
    assert wrong.status_code == 422
    assert 'id="address-email-error"' in wrong.text
    assert 'value="zoe"' in wrong.text or email != "zoe"
    assert not mails(zoe.database)


def test_only_a_guest_s_game_under_way_takes_an_address(zoe: Visitors, table: Table) -> None:
    ask(zoe)
    execute(zoe.database, update(Game).where(col(Game.id) == zoe.game_id).values(status="over"))
    for people in (zoe, table):
        assert "/address" not in people.get(0).text
        assert ask(people, "zeo@example.org") == 409


# --- without an address -----------------------------------------------------------------------------------------------


def test_a_guest_s_game_is_kept_while_they_play_and_no_turn_outlasts_it(zoe: Visitors) -> None:
    for days in (0, 3, 5):
        zoe.clock.now += timedelta(days=days)
        assert move(zoe) == 200
        game = zoe.game()
        assert game.erase_at == zoe.clock.now + timedelta(days=7)
        assert game.due_at is not None
        assert game.due_at <= game.erase_at
    assert "unless you play before that." in zoe.text(0)


def test_a_turn_that_the_end_of_the_game_had_cut_has_its_whole_time_once_the_guest_plays(
    client: FlaskClient, database: Database, clock: Clock, guest: Guest
) -> None:
    begun, seat = clock.now, guest(turn_hours=120)
    clock.now = begun + timedelta(days=5)
    sweep(database, clock.now)  # the clock finishes their first turn
    assert the_game(database).due_at == begun + timedelta(days=7), "the game is erased then"
    clock.now = begun + timedelta(days=6)
    assert client.post(f"{seat}/moves", json={"move": "draw supply", "at": the_game(database).at}).status_code == 200
    assert the_game(database).due_at == begun + timedelta(days=10)


def test_a_longer_turn_and_a_pause_of_a_guest_end_with_the_game(
    client: FlaskClient, database: Database, guest: Guest
) -> None:
    seat, game = guest(turn_hours=500, bank_hours=100), the_game(database)
    assert game.due_at == game.erase_at
    assert "7 days left" in text_of(client.get(seat))
    assert "Ask to pause it" not in text_of(client.get(seat))
    paused = client.post(f"{seat}/motions", data={"kind": "pause"})
    game = the_game(database)
    assert (game.status, game.due_at) == ("paused", game.erase_at)
    assert "mail" not in paused.headers["Location"]
    assert "The mails are on their way" not in text_of(client.get(paused.headers["Location"]))


def test_a_guest_is_told_once_what_standing_orders_do_for_them(client: FlaskClient, guest: Guest) -> None:
    told = "Your standing orders play your Photo or your Wyatt Earp at once"
    dutch = guest(edition="alea-2001")
    assert "Your standing orders play your Wyatt Earp at once" in text_of(client.get(dutch))
    seat = guest()
    assert told in text_of(client.get(seat))
    client.post(f"{seat}/orders", data={"photo": "ask"})
    assert told not in text_of(client.get(seat)), "they have chosen"
    client.post(f"{seat}/orders", data={"photo": "always"})
    assert told in text_of(client.get(seat))
    now = client.get(seat, headers=JSON).json
    client.post(f"{seat}/moves", json={"move": now["legal"][-1], "at": now["at"]})
    assert told not in text_of(client.get(seat)), "they have played"


def test_who_resigns_is_told_that_nobody_plays_on_and_when_the_game_is_erased(zoe: Visitors, table: Table) -> None:
    asked = zoe.text(0, "/resign")
    assert "nobody plays on without you: the game stands still" in asked
    assert "the others can go on" not in asked
    assert "the others can go on" in table.text(0, "/resign")
    zoe.press(0, "/resign")
    assert zoe.game().due_at == zoe.game().erase_at


# --- confirming -------------------------------------------------------------------------------------------------------


def test_the_press_in_the_mail_brings_mails_keeps_the_game_and_replaces_the_link(zoe: Visitors) -> None:
    execute(zoe.database, update(Game).values(guest_zone="Asia/Tokyo"))
    ask(zoe)
    seat, link, client = zoe.page(0), zoe.page(0, "address", 1), zoe.client
    page = client.get(link)
    assert "Zoe" not in page.text, "no word of whoever typed the address"
    assert '<button name="action" value="confirm">' in page.text
    assert zoe.seat(0).player_id is None, "looking confirms nothing"
    answer = client.post(link, data={"action": "confirm", "time_zone": "Europe/Berlin"})
    (player,) = rows_of(zoe.database, Player)
    assert (zoe.seat(0).player_id, player.time_zone) == (player.id, "Europe/Berlin")
    own, shown = answer.headers["Location"], zoe.text_after(answer)
    assert "The address is confirmed" in shown
    assert "Your hand" in shown
    assert (zoe.game().erase_at, zoe.game().guest_zone) == (None, "UTC"), "a zone that nobody chose is not kept"
    assert mails(zoe.database) == [("address", ZOE, "queued"), ("start", ZOE, "queued")]
    assert client.get(own.partition("?")[0] + "/mails").status_code == 200
    for action in ("forget", "mails", "resign"):
        assert client.post(f"{seat}/{action}", data={"mails": "off"}).status_code == 410, "the guest's link is void"
    assert "Your hand" not in text_of(client.get(seat))
    again = client.post(link, data={"action": "confirm"})
    assert again.headers["Location"].partition("?")[0] == link, "a repeated press opens no seat"
    assert "Your hand" not in zoe.text_after(again)
    assert client.post(link, json={"action": "confirm"}, headers=JSON).json["seat"] is None
    assert len(mails(zoe.database)) == 2
    zoe.clock.now += 8 * DAY
    tidy(zoe.database, zoe.clock.now)
    assert zoe.game().id == zoe.game_id, "it outlives its seven days"


def test_mails_begin_with_the_next_turn(zoe: Visitors) -> None:
    ask(zoe)
    confirm(zoe)
    for _ in range(120):
        if any(kind == "turn" for kind, *_ in mails(zoe.database)):
            break
        move(zoe)
    assert {address for _, address, _ in mails(zoe.database)} == {ZOE}
    assert "turn" in {kind for kind, *_ in mails(zoe.database)}


def test_whoever_was_not_meant_says_never_and_the_page_of_the_guest_does_not_tell(zoe: Visitors) -> None:
    ask(zoe)
    before = zoe.text(0)
    one_click = {"List-Unsubscribe": "One-Click"}
    assert zoe.client.post(zoe.page(0, "address", 1), data=one_click).status_code == 200
    tidy(zoe.database, zoe.clock.now)
    assert zoe.text(0) == before
    assert confirm(zoe) == 410
    assert zoe.seat(0).player_id is None
    assert (ask(zoe, "someone@example.org"), ask(zoe)) == (303, 303)
    assert [state for *_, state in mails(zoe.database)] == ["superseded", "queued", "superseded"]


def test_an_address_that_nobody_confirms_is_forgotten_and_its_link_confirms_no_later_one(zoe: Visitors) -> None:
    """Else whoever got it could seat the owner of any other address, and would be led to their seat."""
    ask(zoe, "stranger@example.org")
    zoe.clock.now += 47 * HOUR
    tidy(zoe.database, zoe.clock.now)
    assert len(mails(zoe.database)) == 1
    zoe.clock.now += HOUR
    assert confirm(zoe) == 410
    assert "on its way" not in zoe.text(0)
    tidy(zoe.database, zoe.clock.now)
    assert rows_of(zoe.database, Player) == []
    assert zoe.game().status == "playing"
    ask(zoe)
    (mail,) = rows_of(zoe.database, Outmail)
    assert (confirm(zoe), zoe.seat(0).player_id) == (410, None)
    assert confirm(zoe, int(mail.cause)) == 303


# --- a stranger's -----------------------------------------------------------------------------------------------------


def test_nobody_gets_more_than_three_such_mails_a_day(client: FlaskClient, database: Database, guest: Guest) -> None:
    disguises = ("vic.tim@gmail.com", "victim@gmail.com", "victim+1@gmail.com", "VicTim@googlemail.com")
    answers = [
        client.post(
            f"{guest()}/address", data={"email": email}, environ_base={"REMOTE_ADDR": f"192.0.{n}.1"}
        ).status_code
        for n, email in enumerate(disguises)
    ]
    assert answers == [303] * 4, "nobody is told what others have asked for"
    assert [state for _, _, state in mails(database)] == ["queued"] * 3 + ["superseded"]


def test_one_game_asks_three_addresses_a_day(zoe: Visitors) -> None:
    assert [ask(zoe, f"victim{n}@example.org") for n in range(4)] == [303, 303, 303, 429]
    zoe.clock.now += DAY
    assert ask(zoe, "victim4@example.org") == 303


def test_requests_count_among_the_games_of_a_network(site_with: SiteWith) -> None:
    client = site_with(games_per_hour=2)
    url = client.post("/games", json={"players": [{}, {"robot": "cautious"}]}).json["url"].removeprefix(BASE_URL)
    answers = [client.post(f"{url}/address", data={"email": f"victim{n}@example.org"}) for n in range(2)]
    assert [answer.status_code for answer in answers] == [303, 429]


def test_whoever_typed_an_address_holds_no_link_to_its_owner_s_seat(zoe: Visitors) -> None:
    """Else the link of a guest could forget, or choose mails for, somebody who confirmed by mistake."""
    commit(zoe.database, players.player_of, ZOE, zoe.clock.now)
    ask(zoe)
    seat = zoe.page(0)
    confirm(zoe)
    for path, body in (("/forget", {}), ("/mails/all", {"plan": "digest"}), ("/clock", {"time_zone": "Asia/Tokyo"})):
        assert zoe.client.post(seat + path, data=body).status_code == 410
    (owner,) = rows_of(zoe.database, Player)
    assert (owner.mail_plan, owner.time_zone, owner.forgotten_at) == ("all", "UTC", None)
    assert "This link is no longer in use" in text_of(zoe.client.get(seat))
