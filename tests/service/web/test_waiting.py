"""What a seat's page says of time: while the game waits for others or for a robot, and its player's own clock."""

from __future__ import annotations

import re
from datetime import timedelta

import pytest
from sqlmodel import update

from service.admin import actions
from service.models import Player, Seat
from service.players import bounces
from service.sweep import robots_due
from tests.rows import commit
from tests.service.harness import Harness, in_window
from tests.service.web.conftest import REFRESH, Table, text_of

SECTION = re.compile(r'<section class="panel waiting".*?</section>', re.DOTALL)


def waiting(table: Table, n: int) -> str | None:
    """The text of the section; None if the page has none."""
    found = SECTION.search(table.get(n).text)
    return None if found is None else " ".join(re.sub("<[^>]*>", "", found[0]).split())


def anchors(table: Table, n: int) -> set[str]:
    """Where the section leads to; each has to be on the page."""
    html = table.get(n).text
    section = SECTION.search(html)
    assert section is not None
    found = set(re.findall(r'href="#([^"]+)"', section[0]))
    assert all(f'id="{one}"' in html for one in found)
    return found


def test_it_tells_whose_turn_it_is_since_when_and_until_when(table: Table) -> None:
    turn = table.position().turn
    name, other = table.names[turn], (turn + 1) % 3
    assert waiting(table, turn) is None, "the game waits for them"
    began = f"{name}’s turn began on Fri 20 Nov, 09:30 UTC and ends on Sun 22 Nov, 09:30 UTC (48 hours left)"
    assert began in (waiting(table, other) or "")
    table.later(hours=5)
    table.pass_turn()
    following = table.names[table.position().turn]
    assert f"{following}’s turn began on Fri 20 Nov, 14:30 UTC" in (waiting(table, turn) or "")
    assert waiting(table, other) is None
    assert anchors(table, turn) == {"orders", "note"}


@pytest.fixture
def window(table: Table) -> Table:
    """A window in which two players are asked."""
    assert table.act_until(in_window)
    return table


def test_in_a_window_all_asked_are_named_with_when_it_opened(window: Table) -> None:
    turn, (first, second) = window.position().turn, window.position().to_act()
    names = window.names
    told = waiting(window, turn) or ""
    assert f"The question to {names[first]} and {names[second]} was asked on Fri 20 Nov, 09:30 UTC." in told
    assert "It is open until Fri 20 Nov, 17:30 UTC (8 hours left) at the latest" in told
    assert "Then your turn goes on." in told
    assert anchors(window, turn) == {"rest", "orders", "note"}
    assert waiting(window, first) is None, "they are asked"
    before = [window.get(n).data for n in (turn, second)]
    window.post(first, "pass")
    assert [window.get(n).data for n in (turn, second)] == before, "nobody reads there who has answered"
    own = waiting(window, first) or ""
    assert f"The question to you and {names[second]} was asked on" in own
    assert f"After that {names[turn]} plays on." in own


def test_a_game_that_is_paused_or_over_waits_for_nobody(table: Table) -> None:
    commit(table.database, actions.stop, table.id, table.now + timedelta(hours=1))
    assert [waiting(table, n) for n in range(3)] == [None] * 3


def test_a_turn_that_goes_on_after_a_window_began_before_it(window: Table) -> None:
    turn = window.position().turn
    window.later(hours=2)
    for n in window.position().to_act():
        window.post(n, "pass")
    assert window.position().turn == turn
    told = waiting(window, (turn + 1) % 3) or ""
    assert told.startswith(f"While you wait {window.names[turn]}’s turn began on Fri 20 Nov, 09:30 UTC and ends on")


# --- for a robot that thinks ------------------------------------------------------------------------------------------


@pytest.fixture
def marshal(table: Table) -> Table:
    """A game of Anna against Burt, a marshal, in which it is Anna's turn."""
    against_one = table.beside(seed=2, players=2, robots={1: "marshal"})
    play_on(against_one)
    return against_one


def play_on(harness: Harness) -> None:
    """Let the robot play until the turn is Anna's, who passes when she is asked out of turn."""
    while robots_due.work_due(harness.database, 0.01, lambda: harness.now) or harness.game().window_at is not None:
        if harness.game().window_at is not None:
            harness.post(0, "pass")


def test_the_post_that_ends_a_turn_leads_to_a_page_that_waits_for_the_robot(marshal: Table) -> None:
    assert REFRESH not in marshal.get(0).text, "a player who has to move is left alone"
    marshal.press(0, "/moves", {"move": "draw supply", "at": str(marshal.game().at)})
    card = marshal.position().view(0)["hands"][0][0]
    assert marshal.press(0, "/moves", {"move": f"discard {card}", "at": str(marshal.game().at)}).status_code == 303
    shown = marshal.get(0)
    assert "<h1 data-thinks>Burt is thinking</h1>" in shown.text
    assert "Burt tries every move first" in text_of(shown)
    assert REFRESH in shown.text.partition("</head>")[0]
    as_json = marshal.json(0)
    assert (as_json["to_act"], as_json["due"], as_json["legal"]) == ([1], None, [])
    play_on(marshal)
    after = marshal.get(0)
    assert "<h1>Your turn</h1>" in after.text
    assert REFRESH not in after.text


# --- the player's own clock, in their time zone -----------------------------------------------------------------------


@pytest.fixture
def berlin(table: Table) -> Table:
    """A game with a bank of twelve hours, and everybody in Berlin."""
    with table.database.writing() as session:
        session.exec(update(Player).values(time_zone="Europe/Berlin"))
        session.exec(update(Seat).values(bank_left=12 * 3600))
    table.change(bank_hours=12)
    return table


def shown(table: Table, n: int) -> str:
    return table.text(n).partition("Posse is free software")[0]


def ends_turn(harness: Harness) -> int:
    """Let a turn end; return the player who has a bank and whose turn begins."""
    turn = harness.position().turn
    assert harness.act_until(lambda position: position.turn != turn and position.phase == "draw")
    return harness.position().turn


def test_it_says_until_when_what_the_bank_adds_and_out_of_turn_that_it_stands_still(berlin: Table) -> None:
    turn = ends_turn(berlin)
    own, others = shown(berlin, turn), shown(berlin, (turn + 1) % 3)
    assert "You have until Sun 22 Nov, 10:30 CET (48 hours left) to finish your turn." in own
    assert "After that your bank of hours is used, until Sun 22 Nov, 22:30 CET." in own
    assert "UTC" not in own
    assert f'href="{berlin.page(turn)}/clock"' in berlin.get(turn).text
    assert "Your clock stands still until it is your turn. Your bank holds 12 hours." in others
    assert "This turn must be finished by Sun 22 Nov, 22:30 CET" in others, "the deadline, in their time zone"


def test_while_others_are_asked_it_is_stopped(berlin: Table) -> None:
    ends_turn(berlin)
    berlin.later(hours=8)
    assert berlin.act_until(in_window)
    turn = berlin.position().turn
    left = round((berlin.game().turn_left or 0) / 3600)
    assert left
    assert f"Your clock stands still while others are asked; it has {left} hours left." in shown(berlin, turn)


def test_away_silent_held_and_paused(berlin: Table) -> None:
    turn = ends_turn(berlin)
    away, silent, held = turn, (turn + 1) % 3, (turn + 2) % 3
    berlin.press(away, "/clock", {"away_until": "2026-11-25"})
    commit(berlin.database, bounces.bounced, berlin.mail_to(silent), berlin.now)
    berlin.press(held, "/resign")
    assert "You are away until Wed 25 Nov, 00:00 CET, and your clock does not run before that." in shown(berlin, away)
    assert "Mail to you comes back, so your clock stands still for up to 72 hours" in shown(berlin, silent)
    assert "Your clock does not run while a robot plays for you." in shown(berlin, held)
    berlin.press(silent, "/motions", {"kind": "pause"})  # nobody else is there to be asked
    assert "All clocks stand still while the game is paused. Your bank holds 12 hours." in shown(berlin, silent)


def test_a_bystander_reads_utc_and_the_owner_of_a_past_link_their_zone_and_neither_a_clock(berlin: Table) -> None:
    turn = ends_turn(berlin)
    for page, told, other in (
        (f"/g/{berlin.id}", "21:30 UTC", "CET"),
        (berlin.page(turn, "turn", 0), "22:30 CET", "21:30 UTC"),
    ):
        text = text_of(berlin.client.get(page))
        assert f"This turn must be finished by Sun 22 Nov, {told}" in text
        assert other not in text
        assert "our clock" not in text.partition("Posse is free")[0]


@pytest.mark.parametrize("path", ["", "/history", "/at/1"])
def test_a_link_that_was_replaced_tells_nobody_where_its_player_is(berlin: Table, path: str) -> None:
    turn = ends_turn(berlin)
    old = berlin.page(turn)
    assert "CET" in text_of(berlin.client.get(old + path))
    assert berlin.press(turn, "/links").status_code == 303
    told = text_of(berlin.client.get(old + path))
    assert ("UTC" in told, "CET" in told) == (True, False)


def test_a_player_reads_the_history_by_their_own_clock(berlin: Table) -> None:
    turn = ends_turn(berlin)
    for page in ("/history", "/at/1", "/history?view=bystander"):
        told = text_of(berlin.client.get(berlin.page(turn) + page)).partition("Posse is free")[0]
        assert "Fri 20 Nov, 10:30 CET" in told, page
        assert "UTC" not in told
    assert "Fri 20 Nov, 09:30 UTC" in text_of(berlin.client.get(f"/g/{berlin.id}/at/1"))


def test_the_others_see_until_when_a_player_is_away_and_nobody_else_does(berlin: Table) -> None:
    away, other = ends_turn(berlin), (berlin.position().turn + 1) % 3
    assert "away until" not in shown(berlin, other)
    berlin.press(away, "/clock", {"away_until": "2026-11-25"})
    assert f"{berlin.names[away]} away until Wed 25 Nov" in shown(berlin, other)
    assert "away until" not in shown(berlin, other).partition(f"{berlin.names[away]} away until")[2]
    assert "away until" not in text_of(berlin.client.get(f"/g/{berlin.id}"))
    berlin.now += timedelta(days=6)
    assert "away until" not in shown(berlin, other)


def test_the_timeline_begins_with_the_latest(berlin: Table) -> None:
    turn = ends_turn(berlin)
    berlin.later(hours=36)
    berlin.sweep()
    text = berlin.text(turn, "/clock")
    assert text.index("A reminder was sent to you.") < text.index("Your turn began")


def test_on_the_page_of_the_clock_a_script_may_preset_only_a_zone_that_nobody_has_chosen(berlin: Table) -> None:
    assert "data-guess-zone" not in berlin.get(0, "/clock").text
    berlin.press(0, "/clock", {"time_zone": "UTC"})
    assert '<select id="time-zone" name="time_zone" data-guess-zone' in berlin.get(0, "/clock").text
    typed = berlin.press(0, "/clock", {"time_zone": "Atlantis"})
    assert (typed.status_code, "data-guess-zone" in typed.text) == (422, False)
    assert '<p class="error" id="time-zone-error">Please enter a time zone' in typed.text


@pytest.mark.parametrize(
    ("typed", "zone"),
    [
        *((typed, "Europe/Berlin") for typed in ("Berlin", " berlin ")),
        ("new york", "America/New_York"),
        ("US/Pacific", "US/Pacific"),
    ],
)
def test_a_zone_is_chosen_from_one_list_and_a_city_is_enough_for_programs(berlin: Table, typed: str, zone: str) -> None:
    assert berlin.press(0, "/clock", {"time_zone": typed}).status_code == 303
    shown = berlin.get(0, "/clock").text
    assert f"<option selected>{zone}</option>" in shown
    assert shown.count("<option selected>") == 1
    assert "<option>Europe/London</option>" in shown
