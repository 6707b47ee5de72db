"""Confirming, inviting, accepting: the pages before the first deal.

Who may do what with which link: tests/security/test_permissions.py, tests/security/test_lobby_rights.py.
"""

from __future__ import annotations

import re

import pytest
from flask.testing import FlaskClient

import engine
from service.admin import actions
from service.db.database import Database
from service.gamelog import presence
from service.links import Scope
from service.models import Game, Player, Seat
from tests.rows import alter, commit, rows_of
from tests.service.harness import seed_of
from tests.service.web.conftest import JSON, PeopleOf, Start, Visitors, person, text_of

NAMES = ("Anna", "Burt", "Curt")


@pytest.fixture
def proposed(start: Start) -> Visitors:
    """A game that Anna has proposed to Burt and Curt, with a house rule about shared rewards."""
    return start(*NAMES, name="Friday", house_rules={"share": 5})


@pytest.fixture
def inviting(proposed: Visitors) -> Visitors:
    assert proposed.organise("confirm").status_code == 303
    return proposed


def buttons(html: str) -> list[str]:
    return re.findall(r'<button name="action" value="([a-z]+)"', html)


def test_the_organiser_confirms_by_one_button(client: FlaskClient, proposed: Visitors) -> None:
    page = client.get(proposed.page(0, "confirm"))
    assert buttons(page.text)[0] == "confirm"
    shown = proposed.text_after(proposed.organise("confirm"))
    assert proposed.game().status == "inviting"
    assert "Who has answered" in shown
    assert "Burt no answer yet" in shown


def test_nobody_is_spoken_of_who_could_be_invited_where_all_others_are_robots(start: Start, proposed: Visitors) -> None:
    alone = start("Anna", "robot", "robot")
    said, of_robots = (
        text_of(people.client.get(people.page(0, "confirm"))).partition("The game is called")[0]
        for people in (proposed, alone)
    )
    for words in ("the others get their invitations", "Confirm and invite the others", "nobody else gets a mail"):
        assert words in said
        assert words not in of_robots
    assert "confirm it: the cards are dealt at once, as the others are robots." in of_robots


def test_who_has_confirmed_a_game_against_robots_is_at_their_seat(client: FlaskClient, start: Start) -> None:
    alone = start("Anna", "robot")
    confirm = alone.page(0, "confirm")
    answer = alone.organise("confirm")
    assert answer.headers["Location"].startswith(alone.page(0))
    shown = alone.text_after(answer)
    assert shown.count("The cards are dealt") == 1
    assert "Your hand" in shown
    again = alone.organise("confirm")
    assert again.headers["Location"].startswith(confirm), "a link that was used, and may be forwarded, opens no seat"
    assert "Your hand" not in alone.text_after(again)
    another = start("Anna", "robot")
    by_program = client.post(another.page(0, "confirm"), json={"action": "confirm"}, headers=JSON)
    assert by_program.json["seat"] is None, "a program gets what its own link shows when the cards are dealt"


@pytest.mark.parametrize(("seed", "begins"), [(1, False), (2, True)])
def test_the_last_to_accept_is_led_to_their_turn_if_it_is_theirs(start: Start, seed: int, begins: bool) -> None:
    table = start("Anna", "Burt", confirmed=True)
    alter(table.database, Game, table.game_id, seed=seed_of(seed))
    answer = table.reply(1, "accept")
    assert presence.has_turn(table.game(), 1) == begins
    assert answer.headers["Location"].startswith(table.page(1, "turn" if begins else "invite"))
    assert ("Your hand" in table.text_after(answer)) == begins


@pytest.mark.parametrize("edition", engine.EDITIONS)
def test_a_standing_order_for_a_photo_is_asked_for_where_it_counts(
    client: FlaskClient, start: Start, edition: str
) -> None:
    people = start("Anna", "robot", edition=edition)
    asked = text_of(client.get(people.page(0, "confirm")))
    people.organise("confirm")
    photos = engine.resolve(edition).photo_window
    assert ("your Photo or Wyatt Earp is played for you at once" in asked) is photos
    assert ("your Wyatt Earp is played for you at once" in asked) is not photos
    for page in (asked, people.text(0)):
        assert ("When somebody opens an Outlaw whose Photo I hold" in page) is photos
        assert "When a Hideout is put on my pile and I hold a Wyatt Earp" in page


def test_an_invitation_says_what_one_agrees_to(client: FlaskClient, inviting: Visitors) -> None:
    page = client.get(inviting.page(1, "invite"))
    assert buttons(page.text) == ["accept", "decline", "never"]
    shown = text_of(page)
    assert "“Anna” invites you, as “Burt”" in shown
    assert "Gryphon Games, 2014, English" in shown
    assert "at most 5 points behind" in shown
    assert "A turn may take 48 hours" in shown
    assert re.search(r"commitment: [0-9a-f]{64}", shown)


def test_an_invitation_speaks_of_what_its_player_has_answered(client: FlaskClient, inviting: Visitors) -> None:
    accepted = ["Who has answered", "Your standing orders", "What you agreed to"]
    for action, titles in (
        (None, ["What you would agree to"]),
        ("accept", accepted),
        ("decline", ["The game"]),
        ("accept", accepted),
    ):
        if action:
            inviting.reply(1, action)
        shown = client.get(inviting.page(1, "invite"))
        assert re.findall(r"<h2[^>]*>([^<]*)</h2>", shown.text) == titles
        assert ('name="photo"' in shown.text) == (action != "decline")
        assert ("If you accept" in shown.text) == (action is None)


def test_the_time_zone_is_asked_for_once_and_confirmed_by_the_same_press(inviting: Visitors, start: Start) -> None:
    page = inviting.page(1, "invite")
    shown = inviting.client.get(page)
    assert len(shown.data) < 32_000
    assert re.search(r'<select [^>]*name="time_zone" data-guess-zone', shown.text)
    assert "<option selected>UTC</option>" in shown.text
    assert shown.text.count("<option>Europe/Berlin</option>") == 1
    nowhere = inviting.client.post(page, json={"action": "accept", "time_zone": "Europe/Atlantis"})
    assert (nowhere.status_code, nowhere.json["fields"].keys()) == (422, {"time_zone"})
    assert inviting.seat(1).state == "invited", "nothing was done"
    assert inviting.reply(1, "accept", time_zone="Europe/Berlin").status_code == 303
    assert inviting.reply(2, "accept").status_code == 303
    assert [player.time_zone for player in rows_of(inviting.database, Player)] == ["UTC", "Europe/Berlin", "UTC"]
    other = start("Anna", "Burt")
    assert 'name="time_zone"' in inviting.client.get(other.page(0, "confirm")).text
    other.organise("confirm", time_zone="Asia/Tokyo")
    assert 'name="time_zone"' not in inviting.client.get(other.page(1, "invite")).text, "Burt has chosen one"


def test_who_has_not_accepted_is_only_invited(client: FlaskClient, inviting: Visitors) -> None:
    public = f"/g/{inviting.game_id}"
    seen_by_burt, seen_by_all = client.get(inviting.page(1, "invite")), client.get(public)
    assert "Curt" not in seen_by_burt.text
    assert "Anna" in seen_by_burt.text
    assert not {"Burt", "Curt"} & set(re.findall(r"\w+", seen_by_all.text))
    assert client.get(f"{public}.json").json["players"] == ["Anna", "invited", "invited"]
    inviting.reply(2, "accept")
    assert "Curt" in client.get(inviting.page(1, "invite")).text
    assert client.get(f"{public}.json").json["players"] == ["Anna", "invited", "Curt"]
    for page in (seen_by_burt, seen_by_all, client.get(inviting.page(0, "confirm"))):
        assert "@example.org" not in page.text


def test_when_all_have_accepted_the_cards_are_dealt(client: FlaskClient, inviting: Visitors) -> None:
    assert {inviting.reply(n, "accept", time_zone="Europe/Berlin").status_code for n in (1, 2)} == {303}
    assert inviting.game().status == "playing"
    assert [inviting.reply(1, action).status_code for action in ("accept", "decline")] == [303, 410]
    dealt = client.get(inviting.page(1, "invite"))
    assert "The cards are dealt" in text_of(dealt)
    assert re.search(r"finished by \w+ \d+ \w+, 10:30 CET \(", text_of(dealt)), "in the zone chosen by that press"
    again = '<button class="second">This is my seat: mail me a new link'
    assert again in dealt.text, "nothing is lost: it is not the first thing to do"


UNDO = '<button name="action" value="unblock" class="second">Take it back: write to me again</button>'


@pytest.mark.parametrize(("scope", "n", "again"), [("confirm", 0, "confirm"), ("invite", 1, "accept")])
def test_one_press_takes_the_end_of_invitations_back(proposed: Visitors, scope: Scope, n: int, again: str) -> None:
    if n:
        proposed.organise("confirm")
    client, page = proposed.client, proposed.page(n, scope)
    assert UNDO not in client.get(page).text
    for _ in range(2):
        ended = client.post(page, data={"List-Unsubscribe": "One-Click"})
        assert ended.status_code == 200, "a mail program follows no redirect"
    assert "no request to confirm a game is mailed to this address" in text_of(ended)
    assert UNDO in ended.text
    assert UNDO in client.get(page).text, "also later"
    assert proposed.seat(n).state == "declined"
    refused = client.post(page, data={"action": again})
    assert (refused.status_code, UNDO in refused.text) == (410, True)
    for _ in range(2):
        shown = proposed.follow(client.post(page, data={"action": "unblock"}))
        assert "You get invitations again" in text_of(shown)
        assert UNDO not in shown.text
    assert not proposed.player(n).muted
    assert client.post(page, data={"action": again}).status_code == 303
    assert proposed.seat(n).state == "accepted"


def test_whom_the_operator_has_blocked_takes_nothing_back(inviting: Visitors) -> None:
    client, page, now = inviting.client, inviting.page(1, "invite"), inviting.clock.now
    address = person(NAMES[1])["email"]
    assert inviting.reply(1, "never").status_code == 303
    commit(inviting.database, actions.block, address, now)
    assert UNDO not in client.get(page).text
    inviting.reply(1, "unblock")
    assert inviting.player(1).muted
    commit(inviting.database, actions.unblock, address, now)
    assert [inviting.reply(1, action).status_code for action in ("never", "unblock")] == [303, 303]
    assert not inviting.player(1).muted


def test_a_link_that_was_replaced_takes_nothing_back(inviting: Visitors) -> None:
    """Others may have it: that is why links are replaced."""
    old = inviting.page(1, "invite")
    assert inviting.reply(1, "never").status_code == 303
    alter(inviting.database, Seat, inviting.seat(1).id, epoch=inviting.seat(1).epoch + 1)
    assert UNDO not in inviting.client.get(old).text
    assert inviting.client.post(old, data={"action": "unblock"}).status_code == 410
    assert inviting.player(1).muted


@pytest.mark.parametrize("body", [{}, {"action": 7}, {"action": ["accept"]}, *({"action": a} for a in ("", "win"))])
def test_an_action_that_the_link_does_not_have(inviting: Visitors, body: dict[str, object]) -> None:
    answer = inviting.client.post(inviting.page(1, "invite"), json=body)
    assert (answer.status_code, answer.json["error"]) == (400, "unreadable")


@pytest.mark.parametrize(
    ("seat", "status"), [*((seat, 400) for seat in ("", "x", "0", "9", "-1", "99999999999999999999")), ("1", 409)]
)
def test_a_seat_that_no_guest_has_or_whose_guest_may_still_accept(inviting: Visitors, seat: str, status: int) -> None:
    assert inviting.organise("robot", seat=seat).status_code == status


def test_programs_accept_at_the_same_address_and_nobody_moves_before_the_deal(inviting: Visitors) -> None:
    seen = inviting.client.get(inviting.page(1, "invite"), headers=JSON).json
    assert (seen["status"], seen["seat"], seen["view"], seen["at"]) == ("inviting", 1, None, 0)
    accepted = inviting.client.post(inviting.page(1, "invite"), json={"action": "accept"})
    assert (accepted.status_code, accepted.json["status"]) == (200, "inviting")
    own, public, move = inviting.page(1, "invite"), f"/g/{inviting.game_id}", {"move": "draw supply", "at": 0}
    assert inviting.client.post(f"{own}/moves", json=move).status_code == 409
    assert inviting.client.post(f"{own}/moves", data=move).status_code == 409
    assert inviting.client.post(f"{own}/links").status_code == 409
    assert [inviting.client.get(path).status_code for path in (f"{own}/at/0", f"{public}/at/0")] == [404, 404]
    assert inviting.client.get(f"{public}.json").status_code == 200


# --- the organiser's line and address ---------------------------------------------------------------------------------


LINE = "We miss you at the table, “Sundays” above all."
SAID = "“<bdi>We miss you at the table, &#39;Sundays&#39; above all.</bdi>”"


@pytest.mark.parametrize("shown", [True, False])
def test_the_invitation_s_page_quotes_the_organiser_and_has_their_address_if_they_ticked_the_box(
    client: FlaskClient, database: Database, people_of: PeopleOf, shown: bool
) -> None:
    fields = {f"players.{n}.{part}": typed for n in range(2) for part, typed in person(NAMES[n]).items()}
    typed = {**fields, "pace": "relaxed", "message": LINE} | ({"show_address": "true"} if shown else {})
    assert client.post("/games", data=typed).status_code == 303
    people, anna = people_of(rows_of(database, Game)[0].id), person("Anna")["email"]
    page = client.get(people.page(0, "confirm"))
    assert SAID in page.text, "who confirms reads what is sent in their name"
    assert (f"see your address, {anna}" in text_of(page)) == shown
    people.organise("confirm")
    page = client.get(people.page(1, "invite"))
    assert f"They write: {SAID}" in page.text
    assert (f'href="mailto:{anna}"' in page.text) == (anna in page.text) == shown
    assert page.text.index("They write") < page.text.index('value="accept"') < page.text.index("commitment")
    assert SAID in client.get(people.page(0, "confirm")).text
    history = [client.get(f"/g/{people.game_id}", headers=how).text for how in ({}, JSON)]
    assert "miss you" not in history[0]
    assert anna not in "".join(history)


def test_the_form_has_the_box_unticked_and_shows_what_was_typed_again(client: FlaskClient) -> None:
    page = client.get("/start")
    assert re.search(r'<input type="checkbox" id="new-show_address" name="show_address" value="true" aria', page.text)
    assert "Players see no other address, and without the tick not yours." in text_of(page)
    typed = {"message": "see www.example.org", "show_address": "true", "players.0.name": "Anna"}
    page = client.post("/games", data=typed)
    assert page.status_code == 422
    assert 'value="see www.example.org"' in page.text
    assert "No link and no address" in text_of(page)
    assert re.search(r'name="show_address" value="true" checked', page.text)
