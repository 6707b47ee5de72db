"""Confirming, inviting, accepting: the pages before the first deal."""

from __future__ import annotations

import re
from collections.abc import Callable
from datetime import UTC, datetime

import pytest
from flask.testing import FlaskClient
from sqlalchemy import update
from sqlmodel import select

import engine
from service.db.database import Database
from service.gamelog import presence
from service.models import Game, Outmail, Player
from tests.service.web.conftest import JSON, People, text_of

ADDRESSES = ("anna@example.org", "burt@example.org", "curt@example.org")


@pytest.fixture
def proposed(client: FlaskClient, people_of: Callable[[str], People]) -> People:
    """A game that Anna has proposed to Burt and Curt, with a house rule about shared rewards."""
    players = [{"name": name, "email": email} for name, email in zip(("Anna", "Burt", "Curt"), ADDRESSES, strict=True)]
    answer = client.post("/games", json={"name": "Friday", "players": players, "house_rules": {"share": 5}})
    return people_of(answer.json["game"])


@pytest.fixture
def inviting(client: FlaskClient, proposed: People) -> People:
    assert client.post(proposed.page(0, "confirm"), data={"action": "confirm"}).status_code == 303
    return proposed


def status_of(database: Database, people: People) -> str:
    with database.reading() as session:
        return session.get_one(Game, people.game_id).status


def buttons(html: str) -> list[str]:
    return re.findall(r'<button name="action" value="([a-z]+)"', html)


def test_the_organiser_confirms_by_one_button(client: FlaskClient, database: Database, proposed: People) -> None:
    page = client.get(proposed.page(0, "confirm"))
    assert buttons(page.text)[0] == "confirm"
    assert '<button name="action" value="confirm">' in page.text
    answer = client.post(proposed.page(0, "confirm"), data={"action": "confirm"})
    assert answer.status_code == 303
    assert status_of(database, proposed) == "inviting"
    shown = text_of(client.get(answer.headers["Location"]))
    assert "Who has answered" in shown
    assert "Burt no answer yet" in shown


def test_nobody_is_spoken_of_who_could_be_invited_where_all_others_are_robots(
    client: FlaskClient, database: Database, people_of: Callable[[str], People], proposed: People
) -> None:
    players = [{"name": "Anna", "email": "anna@example.org"}, {"robot": "cautious"}, {"robot": "cautious"}]
    alone = people_of(client.post("/games", json={"players": players}).json["game"])
    said = {
        people.game_id: text_of(client.get(people.page(0, "confirm"))).partition("The game is called")[0]
        for people in (proposed, alone)
    }
    for words in ("the others get their invitations", "Confirm and invite the others", "nobody else gets a mail"):
        assert words in said[proposed.game_id]
        assert words not in said[alone.game_id]
    assert "confirm it: the cards are dealt at once, as the others are robots." in said[alone.game_id]
    client.post(alone.page(0, "confirm"), data={"action": "confirm"})
    assert status_of(database, alone) == "playing"


def test_who_has_confirmed_a_game_against_robots_is_at_their_seat(
    client: FlaskClient, people_of: Callable[[str], People]
) -> None:
    players = [{"name": "Anna", "email": "anna@example.org"}, {"robot": "cautious"}]
    alone = people_of(client.post("/games", json={"players": players}).json["game"])
    confirm = alone.page(0, "confirm")
    answer = client.post(confirm, data={"action": "confirm"})
    assert answer.headers["Location"].startswith(alone.page(0))
    shown = text_of(client.get(answer.headers["Location"]))
    assert shown.count("The cards are dealt") == 1
    assert "Your hand" in shown
    again = client.post(confirm, data={"action": "confirm"})
    assert again.headers["Location"].startswith(confirm), "a link that was used, and may be forwarded, opens no seat"
    assert "Your hand" not in text_of(client.get(again.headers["Location"]))


def test_the_last_to_accept_is_led_to_their_turn_and_others_are_told_of_the_mail(
    client: FlaskClient, database: Database, people_of: Callable[[str], People]
) -> None:
    seen = set()
    for _ in range(12):
        players = [{"name": name, "email": f"{name}@example.org"} for name in ("Anna", "Burt")]
        table = people_of(client.post("/games", json={"players": players}).json["game"])
        client.post(table.page(0, "confirm"), data={"action": "confirm"})
        answer = client.post(table.page(1, "invite"), data={"action": "accept"})
        with database.reading() as session:
            game = session.get_one(Game, table.game_id)
            begins = presence.has_turn(game, 1)
        shown = text_of(client.get(answer.headers["Location"]))
        assert answer.headers["Location"].startswith(table.page(1, "turn" if begins else "invite"))
        assert ("Your hand" in shown) == begins
        seen.add(begins)
        limits_of_the_day(database)
    assert seen == {True, False}


def limits_of_the_day(database: Database) -> None:
    """Let the addresses be written to again: no mail was sent lately."""
    with database.writing() as session:
        session.exec(update(Outmail).values(created_at=datetime(2020, 1, 1, tzinfo=UTC)))


def test_a_program_gets_what_its_own_link_shows_when_the_cards_are_dealt(
    client: FlaskClient, people_of: Callable[[str], People]
) -> None:
    players = [{"name": "Anna", "email": "anna@example.org"}, {"robot": "cautious"}]
    alone = people_of(client.post("/games", json={"players": players}).json["game"])
    assert client.post(alone.page(0, "confirm"), json={"action": "confirm"}, headers=JSON).json["seat"] is None


@pytest.mark.parametrize("edition", engine.EDITIONS)
def test_a_standing_order_for_a_photo_is_asked_for_where_one_may_be_played_out_of_turn(
    client: FlaskClient, people_of: Callable[[str], People], edition: str
) -> None:
    players = [{"name": "Anna", "email": "anna@example.org"}, {"robot": "cautious"}]
    people = people_of(client.post("/games", json={"players": players, "edition": edition}).json["game"])
    asked = text_of(client.get(people.page(0, "confirm")))
    client.post(people.page(0, "confirm"), data={"action": "confirm"})
    playing = text_of(client.get(people.page(0)))
    photos = engine.resolve(edition).photo_window
    assert ("your Photo or Wyatt Earp is played for you at once" in asked) is photos
    assert ("your Wyatt Earp is played for you at once" in asked) is not photos
    for page in (asked, playing):
        assert ("When somebody opens an Outlaw whose Photo I hold" in page) is photos
        assert "When a Hideout is put on my pile and I hold a Wyatt Earp" in page


def test_looking_confirms_nothing(client: FlaskClient, database: Database, proposed: People) -> None:
    for _ in range(2):
        assert client.get(proposed.page(0, "confirm")).status_code == 200
        assert client.head(proposed.page(0, "confirm")).status_code == 200
    assert status_of(database, proposed) == "proposed"


def test_confirming_twice_is_confirming_once(client: FlaskClient, database: Database, inviting: People) -> None:
    assert client.post(inviting.page(0, "confirm"), data={"action": "confirm"}).status_code == 303
    assert status_of(database, inviting) == "inviting"


def test_an_invitation_says_what_one_agrees_to(client: FlaskClient, inviting: People) -> None:
    page = client.get(inviting.page(1, "invite"))
    assert buttons(page.text) == ["accept", "decline", "never"]
    shown = text_of(page)
    assert "“Anna” invites you, as “Burt”" in shown
    assert "Gryphon Games, 2014, English" in shown
    assert "at most 5 points behind" in shown
    assert "A turn may take 48 hours" in shown
    assert re.search(r"commitment: [0-9a-f]{64}", shown)


def test_an_invitation_speaks_of_what_its_player_has_answered(client: FlaskClient, inviting: People) -> None:
    page = inviting.page(1, "invite")
    for action, title, orders in (
        (None, "What you would agree to", ["orders on accepting"]),
        ("accept", "What you agreed to", ["Who has answered", "Your standing orders"]),
        ("decline", "The game", []),
        ("accept", "What you agreed to", ["Who has answered", "Your standing orders"]),
    ):
        if action:
            client.post(page, data={"action": action})
        shown = client.get(page)
        titles = re.findall(r"<h2[^>]*>([^<]*)</h2>", shown.text)
        assert titles == [*(one for one in orders if action), title]
        assert ('name="photo"' in shown.text) == bool(orders)
        assert ("If you accept" in shown.text) == (action is None)


def test_the_time_zone_is_asked_for_once_and_confirmed_by_the_same_press(
    client: FlaskClient, database: Database, inviting: People, people_of: Callable[[str], People]
) -> None:
    page = inviting.page(1, "invite")
    shown = client.get(page)
    assert len(shown.data) < 32_000
    assert re.search(r'<select [^>]*name="time_zone" data-guess-zone', shown.text)
    assert "<option selected>UTC</option>" in shown.text
    assert shown.text.count("<option>Europe/Berlin</option>") == 1
    nowhere = client.post(page, json={"action": "accept", "time_zone": "Europe/Atlantis"})
    assert (nowhere.status_code, nowhere.json["fields"].keys()) == (422, {"time_zone"})
    assert inviting.seat(1).state == "invited", "nothing was done"
    assert client.post(page, data={"action": "accept", "time_zone": "Europe/Berlin"}).status_code == 303
    assert client.post(inviting.page(2, "invite"), data={"action": "accept"}).status_code == 303
    with database.reading() as session:
        zones = [session.get_one(Player, inviting.seat(n).player_id).time_zone for n in range(3)]
    assert zones == ["UTC", "Europe/Berlin", "UTC"]
    players = [{"name": name, "email": email} for name, email in zip(("Anna", "Burt"), ADDRESSES[:2], strict=True)]
    other = people_of(client.post("/games", json={"players": players}).json["game"])
    assert 'name="time_zone"' in client.get(other.page(0, "confirm")).text
    client.post(other.page(0, "confirm"), data={"action": "confirm", "time_zone": "Asia/Tokyo"})
    assert 'name="time_zone"' not in client.get(other.page(1, "invite")).text, "Burt has chosen one"


def test_who_has_not_accepted_is_only_invited(client: FlaskClient, inviting: People) -> None:
    seen_by_burt = client.get(inviting.page(1, "invite"))
    seen_by_all = client.get(f"/g/{inviting.game_id}")
    assert "Curt" not in seen_by_burt.text
    assert "Anna" in seen_by_burt.text
    assert "Curt" not in seen_by_all.text
    assert "Burt" not in seen_by_all.text
    assert client.get(f"/g/{inviting.game_id}.json").json["players"] == ["Anna", "invited", "invited"]
    client.post(inviting.page(2, "invite"), data={"action": "accept"})
    assert "Curt" in client.get(inviting.page(1, "invite")).text
    assert client.get(f"/g/{inviting.game_id}.json").json["players"] == ["Anna", "invited", "Curt"]
    for page in (seen_by_burt, seen_by_all, client.get(inviting.page(0, "confirm"))):
        assert not any(address in page.text for address in ADDRESSES)


def test_when_all_have_accepted_the_cards_are_dealt(client: FlaskClient, database: Database, inviting: People) -> None:
    for n in (1, 2):
        assert client.post(inviting.page(n, "invite"), data={"action": "accept"}).status_code == 303
    assert status_of(database, inviting) == "playing"
    again = client.post(inviting.page(1, "invite"), data={"action": "accept"})
    assert again.status_code == 303
    assert client.post(inviting.page(1, "invite"), data={"action": "decline"}).status_code == 410
    dealt = client.get(inviting.page(1, "invite"))
    assert "The cards are dealt" in text_of(dealt)
    assert '<button class="second">This is my seat: mail me a new link' in dealt.text, (
        "nothing is lost: it is not the first thing to do"
    )


def test_the_organiser_asks_somebody_else_for_a_declined_seat(
    client: FlaskClient, database: Database, inviting: People
) -> None:
    old = inviting.page(1, "invite")
    client.post(old, data={"action": "decline"})
    organiser = inviting.page(0, "confirm")
    assert "Seat 2 is free" in text_of(client.get(organiser))

    wrong = client.post(organiser, data={"action": "ask", "seat": "1", "name": "Doro", "email": "doro"})
    assert wrong.status_code == 422
    assert 'value="Doro"' in wrong.text
    assert 'id="seat-1-email-error"' in wrong.text

    asked = client.post(organiser, data={"action": "ask", "seat": "1", "name": "Doro", "email": "doro@example.org"})
    assert asked.status_code == 303
    assert "Doro" in client.get(organiser).text
    assert client.post(old, data={"action": "accept"}).status_code == 410
    assert client.get(old).status_code == 200


def test_a_robot_fills_the_last_seat(client: FlaskClient, database: Database, inviting: People) -> None:
    client.post(inviting.page(1, "invite"), data={"action": "accept"})
    client.post(inviting.page(2, "invite"), data={"action": "decline"})
    client.post(inviting.page(0, "confirm"), data={"action": "robot", "seat": "2"})
    assert status_of(database, inviting) == "playing"


def test_never_again_declines_as_well(client: FlaskClient, inviting: People) -> None:
    answer = client.post(inviting.page(1, "invite"), data={"action": "never"})
    assert answer.status_code == 303
    shown = text_of(client.get(answer.headers["Location"]))
    assert "You will get no more invitations" in shown
    assert "You have declined" in shown


def test_an_organiser_who_never_asked_gives_the_game_up(client: FlaskClient, proposed: People) -> None:
    assert client.post(proposed.page(0, "confirm"), data={"action": "never"}).status_code == 303
    page = client.get(proposed.page(0, "confirm"))
    assert page.status_code == 200
    assert "given up" in text_of(page)
    assert client.post(proposed.page(0, "confirm"), data={"action": "confirm"}).status_code == 410


@pytest.mark.parametrize("action", ["", "win", "confirm", "ask"])
def test_an_action_the_link_does_not_have(client: FlaskClient, inviting: People, action: str) -> None:
    assert client.post(inviting.page(1, "invite"), data={"action": action}).status_code == 400


@pytest.mark.parametrize("body", [{}, {"action": 7}, {"action": ["accept"]}])
def test_a_body_without_an_action(client: FlaskClient, inviting: People, body: dict[str, object]) -> None:
    answer = client.post(inviting.page(1, "invite"), json=body)
    assert answer.status_code == 400
    assert answer.json["error"] == "unreadable"


@pytest.mark.parametrize("seat", ["", "x", "0", "9", "-1", "99999999999999999999"])
def test_a_seat_that_no_guest_has(client: FlaskClient, inviting: People, seat: str) -> None:
    assert client.post(inviting.page(0, "confirm"), data={"action": "robot", "seat": seat}).status_code == 400


def test_a_seat_whose_guest_may_still_accept_is_not_free(client: FlaskClient, inviting: People) -> None:
    assert client.post(inviting.page(0, "confirm"), data={"action": "robot", "seat": "1"}).status_code == 409


def test_json_at_the_same_address(client: FlaskClient, inviting: People) -> None:
    seen = client.get(inviting.page(1, "invite"), headers=JSON).json
    assert (seen["status"], seen["seat"], seen["view"], seen["at"]) == ("inviting", 1, None, 0)
    accepted = client.post(inviting.page(1, "invite"), json={"action": "accept"})
    assert accepted.status_code == 200
    assert accepted.json["status"] == "inviting"


def test_no_move_before_the_deal(client: FlaskClient, inviting: People) -> None:
    moves = inviting.page(1, "invite") + "/moves"
    assert client.post(moves, json={"move": "draw supply", "at": 0}).status_code == 409
    assert client.post(moves, data={"move": "draw supply", "at": 0}).status_code == 409
    assert client.post(inviting.page(1, "invite") + "/links").status_code == 409
    assert client.get(inviting.page(1, "invite") + "/at/0").status_code == 404
    assert client.get(f"/g/{inviting.game_id}/at/0").status_code == 404
    assert client.get(f"/g/{inviting.game_id}.json").status_code == 200


# --- the organiser's line and address ---------------------------------------------------------------------------------


LINE = "We miss you at the table, “Sundays” above all."
SAID = "“<bdi>We miss you at the table, &#39;Sundays&#39; above all.</bdi>”"


@pytest.fixture
def with_a_line(client: FlaskClient, database: Database, people_of: Callable[[str], People]) -> Callable[..., People]:
    """Start a game by the form, with a line and what else is typed."""

    def start(**typed: str) -> People:
        fields = {f"players.{n}.{part}": value for n, name in enumerate(("Anna", "Burt"))
                  for part, value in (("name", name), ("email", ADDRESSES[n]))}  # fmt: skip
        answer = client.post("/games", data={**fields, "pace": "relaxed", "message": LINE, **typed})
        assert answer.status_code == 303
        with database.reading() as session:
            return people_of(session.exec(select(Game.id)).one())

    return start


@pytest.mark.parametrize("shown", [True, False])
def test_the_invitation_s_page_quotes_the_organiser_and_has_their_address_if_they_ticked_the_box(
    client: FlaskClient, with_a_line: Callable[..., People], shown: bool
) -> None:
    people = with_a_line(**({"show_address": "true"} if shown else {}))
    page = client.get(people.page(0, "confirm"))
    assert SAID in page.text, "who confirms reads what is sent in their name"
    assert (f"see your address, {ADDRESSES[0]}" in text_of(page)) == shown
    client.post(people.page(0, "confirm"), data={"action": "confirm"})
    page = client.get(people.page(1, "invite"))
    assert f"They write: {SAID}" in page.text
    assert (f'href="mailto:{ADDRESSES[0]}"' in page.text) == (ADDRESSES[0] in page.text) == shown
    assert page.text.index("They write") < page.text.index('value="accept"') < page.text.index("commitment")
    assert SAID in client.get(people.page(0, "confirm")).text
    history = client.get(f"/g/{people.game_id}")
    assert "miss you" not in history.text
    assert ADDRESSES[0] not in history.text + client.get(f"/g/{people.game_id}", headers=JSON).text


def test_the_form_has_the_box_unticked_and_says_what_it_does(client: FlaskClient) -> None:
    page = client.get("/start")
    assert re.search(r'<input type="checkbox" id="new-show_address" name="show_address" value="true" aria', page.text)
    assert "Players see no other address, and without the tick not yours." in text_of(page)


def test_what_was_typed_is_shown_again_beside_what_is_wrong_with_it(client: FlaskClient) -> None:
    typed = {"message": "see www.example.org", "show_address": "true", "players.0.name": "Anna"}
    page = client.post("/games", data=typed)
    assert page.status_code == 422
    assert 'value="see www.example.org"' in page.text
    assert "No link and no address" in text_of(page)
    assert re.search(r'name="show_address" value="true" checked', page.text)
