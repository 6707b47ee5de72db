"""The line on a seat's page about its player's own clock, in their time zone."""

from __future__ import annotations

from datetime import timedelta

import pytest
from flask.testing import FlaskClient

from service.gamelog.log import GameLog
from service.games.transaction import GameTransaction
from service.models import Game, Player
from service.players import bounces, hours
from service.table import motions, resigning
from tests.service.harness import Harness, in_window
from tests.service.web.conftest import Clock, People, text_of


@pytest.fixture
def harness(harness: Harness) -> Harness:
    """A game with a bank of twelve hours, and everybody in Berlin."""
    with harness.database.writing() as session:
        session.get_one(Game, harness.id).bank_hours = 12
        for seat in GameLog(session, session.get_one(Game, harness.id)).seats:
            seat.bank_left = 12 * 3600
            session.get_one(Player, seat.player_id).time_zone = "Europe/Berlin"
    return harness


def shown(client: FlaskClient, people: People, n: int) -> str:
    return text_of(client.get(people.page(n))).partition("Posse is free software")[0]


def ends_turn(harness: Harness) -> int:
    """Let a turn end; return the player who has a bank and whose turn begins."""
    turn = harness.position().turn
    assert harness.act_until(lambda position: position.turn != turn and position.phase == "draw")
    return harness.position().turn


def test_in_their_turn_it_says_until_when_and_what_the_bank_adds(
    client: FlaskClient, harness: Harness, people: People
) -> None:
    turn = ends_turn(harness)
    text = shown(client, people, turn)
    assert "You have until Sun 22 Nov, 10:30 CET (48 hours left) to finish your turn." in text
    assert "After that your bank of hours is used, until Sun 22 Nov, 22:30 CET." in text
    assert "UTC" not in text
    assert f'href="{people.page(turn)}/clock"' in client.get(people.page(turn)).text


def test_out_of_their_turn_it_is_stopped(client: FlaskClient, harness: Harness, people: People) -> None:
    turn = ends_turn(harness)
    text = shown(client, people, (turn + 1) % 3)
    assert "Your clock stands still until it is your turn. Your bank holds 12 hours." in text
    assert "This turn must be finished by Sun 22 Nov, 22:30 CET" in text, "the deadline of the turn, in their time zone"


def test_while_others_are_asked_it_is_stopped(
    client: FlaskClient, harness: Harness, people: People, clock: Clock
) -> None:
    ends_turn(harness)
    harness.later(hours=8)
    clock.now = harness.now
    assert harness.act_until(in_window)
    turn = harness.position().turn
    left = harness.game().turn_left
    assert left is not None
    assert f"Your clock stands still while others are asked; it has {round(left / 3600)} hours left." in shown(
        client, people, turn
    )


def test_away_silent_held_and_paused(client: FlaskClient, harness: Harness, people: People) -> None:
    turn = ends_turn(harness)
    away, silent, held = turn, (turn + 1) % 3, (turn + 2) % 3
    with harness.database.writing() as session:
        seats = GameLog(session, session.get_one(Game, harness.id)).seats
        player = session.get_one(Player, seats[away].player_id)
        until = hours.read({"away_until": "2026-11-25"}, player, harness.now)
        hours.keep(GameTransaction.lock(session, harness.id, harness.now, away), away, until)
    with harness.database.writing() as session:
        bounces.bounced(session, harness.mail_to(silent), harness.now)
    with harness.database.writing() as session:
        resigning.resign(GameTransaction.lock(session, harness.id, harness.now, held), held)
    assert "You are away until Wed 25 Nov, 00:00 CET, and your clock does not run before that." in shown(
        client, people, away
    )
    assert "Mail to you comes back, so your clock stands still for up to 72 hours" in shown(client, people, silent)
    assert "Your clock does not run while a robot plays for you." in shown(client, people, held)
    with harness.database.writing() as session:
        motion = motions.ask(GameTransaction.lock(session, harness.id, harness.now, silent), silent, "pause")
        assert motion.state == "done", "nobody else is there to be asked"
    assert "All clocks stand still while the game is paused. Your bank holds 12 hours." in shown(client, people, silent)


def test_a_bystander_reads_utc_and_nobodys_clock(client: FlaskClient, harness: Harness, people: People) -> None:
    turn = ends_turn(harness)
    for page in (f"/g/{harness.id}", people.page(turn, "turn", 0)):
        text = text_of(client.get(page))
        assert "This turn must be finished by Sun 22 Nov, 21:30 UTC" in text
        assert "CET" not in text
        assert "our clock" not in text.partition("Posse is free")[0]


def test_a_player_reads_the_history_by_their_own_clock(client: FlaskClient, harness: Harness, people: People) -> None:
    turn = ends_turn(harness)
    for page in ("/history", "/at/1", "/history?view=bystander"):
        told = text_of(client.get(people.page(turn) + page)).partition("Posse is free")[0]
        assert "Fri 20 Nov, 10:30 CET" in told, page
        assert "UTC" not in told
    assert "Fri 20 Nov, 09:30 UTC" in text_of(client.get(f"/g/{harness.id}/at/1"))


def test_the_others_see_until_when_a_player_is_away_and_nobody_else_does(
    client: FlaskClient, harness: Harness, people: People, clock: Clock
) -> None:
    away, other = ends_turn(harness), (harness.position().turn + 1) % 3
    assert "away until" not in shown(client, people, other)
    client.post(f"{people.page(away)}/clock", data={"away_until": "2026-11-25"})
    assert f"{harness.names[away]} away until Wed 25 Nov" in shown(client, people, other)
    assert "away until" not in shown(client, people, other).partition(f"{harness.names[away]} away until")[2]
    assert "away until" not in text_of(client.get(f"/g/{harness.id}"))
    clock.now += timedelta(days=6)
    assert "away until" not in shown(client, people, other)


def test_the_timeline_begins_with_the_latest(
    client: FlaskClient, harness: Harness, people: People, clock: Clock
) -> None:
    turn = ends_turn(harness)
    harness.later(hours=36)
    clock.now = harness.now
    harness.sweep()
    text = text_of(client.get(f"{people.page(turn)}/clock"))
    assert text.index("A reminder was sent to you.") < text.index("Your turn began")


def test_on_the_page_of_the_clock_a_script_may_preset_only_a_zone_that_nobody_has_chosen(
    client: FlaskClient, harness: Harness, people: People
) -> None:
    page = people.page(0) + "/clock"
    assert "data-guess-zone" not in client.get(page).text
    client.post(page, data={"time_zone": "UTC"})
    assert '<select id="time-zone" name="time_zone" data-guess-zone' in client.get(page).text
    typed = client.post(page, data={"time_zone": "Atlantis"})
    assert typed.status_code == 422
    assert "data-guess-zone" not in typed.text
    assert '<p class="error" id="time-zone-error">Please enter a time zone' in typed.text


@pytest.mark.parametrize("typed", ["Berlin", " berlin ", "new york", "US/Pacific"])
def test_a_time_zone_is_chosen_from_the_same_list_everywhere_and_a_city_is_enough_for_programs(
    client: FlaskClient, people: People, typed: str
) -> None:
    zone = {"berlin": "Europe/Berlin", "new york": "America/New_York"}.get(typed.strip().lower(), typed)
    page = people.page(0) + "/clock"
    assert client.post(page, data={"time_zone": typed}).status_code == 303
    shown = client.get(page).text
    assert f"<option selected>{zone}</option>" in shown
    assert shown.count("<option selected>") == 1
    assert "<option>Europe/London</option>" in shown
