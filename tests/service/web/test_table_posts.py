"""Posts beside the moves: resigning and coming back, pausing, ending; as pages and JSON."""

from __future__ import annotations

from datetime import timedelta

import pytest
from sqlmodel import col, select

from service.models import Motion
from service.table import motions, resigning
from tests.service.harness import Harness, in_window
from tests.service.sweeping import work_one
from tests.service.web.conftest import Table, text_of


def motion_of(harness: Harness) -> Motion:
    with harness.database.reading() as session:
        return session.exec(select(Motion).order_by(col(Motion.id).desc())).first() or pytest.fail("nobody was asked")


def notices(harness: Harness, topic: str) -> list[int]:
    return [mail.seat for mail in harness.mails("notice") if mail.cause.split()[0] == topic]


def hours_left(table: Table) -> float:
    """Return the time that the clock of the game still runs, in hours."""
    due = table.game().due_at
    assert due is not None
    return (due - table.now) / timedelta(hours=1)


def answer(table: Table, n: int, said: str) -> None:
    """Answer the latest question to the table by the page of a seat."""
    assert table.press(n, f"/motions/{motion_of(table).id}", {"answer": said}).status_code == 303


# --- leaving, coming back ---------------------------------------------------------------------------------------------


def test_resigning_asks_first_and_a_robot_plays_on(table: Table) -> None:
    turn = table.position().turn
    assert "Resign?" in table.text(turn, "/resign")
    assert table.game().at == 0, "looking changes nothing"
    assert table.press(turn, "/resign").status_code == 303
    assert {move.mark for move in table.moves()} == {"robot"}
    assert "held by a robot" in table.text((table.position().turn + 1) % 3)
    assert "has resigned" in text_of(table.client.get(table.public))
    assert notices(table, "held") == [turn]
    assert "I am back" in table.text(turn)
    assert table.press(turn, "/return").status_code == 303
    assert "held by a robot" not in table.text(turn)


def test_who_has_resigned_is_not_told_that_it_is_their_turn(table: Table) -> None:
    alone = table.beside(seed=2, robots=(1, 2))
    alone.act_until(lambda position: position.turn == 0 and position.phase == "play")
    assert "<h1>Your turn</h1>" in alone.get(0).text
    alone.press(0, "/resign")
    shown = alone.get(0)
    assert "<h1>A robot holds your seat</h1>" in shown.text
    assert "It is your turn" not in text_of(shown)
    assert "Nobody plays at the moment: the game goes on when you are back." in text_of(shown)
    assert "so the game ends on" in text_of(shown)
    alone.press(0, "/return")
    assert "<h1>Your turn</h1>" in alone.get(0).text


def test_one_click_from_the_mail_gives_the_seat_back_and_shows_no_hand(table: Table) -> None:
    turn = table.position().turn
    table.press(turn, "/resign")
    back = table.page(turn, "back")
    shown = text_of(table.client.get(back))
    assert "A robot holds your seat" in shown
    assert "Your hand" not in shown
    assert table.client.post(f"{back}/return").status_code == 303
    assert not table.seat(turn).held_since
    assert table.client.get(back).status_code == 200, "past by now"


def test_a_player_who_is_back_in_their_own_turn_has_a_fresh_clock(table: Table) -> None:
    table.act_until(in_window)
    turn = table.position().turn
    table.later(hours=7)
    table.press(turn, "/resign")
    table.press(turn, "/return")
    for n in table.position().to_act():
        table.post(n, "pass")
    assert hours_left(table) == 48


def test_orders_bring_a_player_back_and_a_game_that_nobody_played_goes_on(table: Table) -> None:
    """It waits in the turn of a held seat, whose robot has to play before the clock of anybody runs."""
    turn = table.position().turn
    for n in (turn + 1, turn + 2, turn):
        table.press(n % 3, "/resign")
    assert table.game().at == 0
    back = (turn + 1) % 3
    assert table.send(back, "/orders", {"photo": "never"}).status_code == 200
    assert not table.seat(back).held_since
    assert table.position().to_act() == [back]
    assert hours_left(table) == 48


def test_a_held_seat_that_is_asked_answers_as_a_robot(table: Table) -> None:
    table.act_until(in_window)
    first, second = table.position().to_act()
    table.press(first, "/resign")
    assert [one.seat for one in table.answers() if one.at == table.game().at] == [first]
    table.post(second, "pass")
    assert table.game().window_at is None


# --- pausing and ending -----------------------------------------------------------------------------------------------


def test_a_pause_needs_everybody_and_any_one_ends_it(table: Table) -> None:
    turn = table.position().turn
    asker, other = (n for n in range(3) if n != turn)
    table.now = table.now.replace(hour=19)
    assert table.press(asker, "/motions", {"kind": "pause"}).status_code == 303
    motion = motion_of(table)
    assert sorted(notices(table, "motion")) == sorted([turn, other])
    vote = f"{table.page(other, 'motion', motion.id or 0)}"
    assert "to pause the game" in text_of(table.client.get(vote))
    assert table.client.post(f"{vote}/motions/{motion.id}", data={"answer": "yes"}).status_code == 303
    assert table.game().status == "playing"
    table.send(turn, f"/motions/{motion.id}", {"answer": "yes"})
    shown = table.json(turn)
    assert (shown["status"], shown["to_act"], shown["due"]) == ("paused", [], None)
    assert "All clocks stand still" in table.text(turn)
    refused = table.send(turn, "/moves", {"move": "draw supply", "at": 0})
    assert (refused.status_code, "paused" in refused.json["message"]) == (409, True)
    table.later(days=20)
    assert table.sweep() == 0
    table.press(asker, "/resume")
    assert table.game().status == "playing"
    assert hours_left(table) == pytest.approx(48 - 10)
    assert [mail.cause.split()[0] for mail in table.mails("turn") if mail.cause] == ["resumed"]


@pytest.mark.parametrize("asked", [False, True])
def test_a_pause_that_everybody_forgets_ends_after_thirty_days(table: Table, asked: bool) -> None:
    if asked:
        table.act_until(in_window)
    turn = table.position().turn
    for n in range(3):
        table.press(n, "/motions", {"kind": "pause"})
    assert table.game().status == "paused"
    assert "Otherwise the game is resumed on Sun 20 Dec, 09:30 UTC." in table.text(0)
    table.press(turn, "/resign")  # a player who resigns meanwhile does not make the pause longer
    table.press(turn, "/return")
    table.later(days=30, minutes=-1)
    assert table.sweep() == 0
    table.later(minutes=1)
    assert table.sweep() == 1
    assert table.game().status == "playing"
    again = {mail.seat for mail in table.mails("window" if asked else "turn") if mail.cause.startswith("resumed")}
    assert again == set(table.position().to_act()), "all whom it waits for are told"
    assert "The pause has lasted 30 days" in table.text(0, "/clock")
    assert hours_left(table) == (8 if asked else 48)


@pytest.fixture
def paused(table: Table) -> Table:
    """A game that all three have paused."""
    for n in range(3):
        table.do(motions.ask, n, "pause")
    assert table.game().status == "paused"
    return table


@pytest.mark.slow
def test_a_game_that_is_paused_and_forgotten_by_all_ends(paused: Table) -> None:
    """No game keeps its players' addresses for good: after the pause clocks run, robots hold seats, and it stops."""
    for _ in range(100):
        due = paused.game().due_at
        if due is None:
            break
        paused.now = due
        paused.sweep()
    assert paused.game().status == "stopped"


def test_a_player_who_left_in_a_pause_has_thirty_days_after_it_to_come_back(paused: Table) -> None:
    for n in range(3):
        paused.do(resigning.resign, n)
    paused.later(days=30)
    assert paused.sweep() == 1
    assert paused.game().status == "playing"
    assert hours_left(paused) == 30 * 24


def test_a_window_stands_in_a_pause(table: Table) -> None:
    table.act_until(in_window)
    table.later(hours=3)
    table.press(0, "/motions", {"kind": "pause"})
    for n in (1, 2):
        answer(table, n, "yes")
    assert table.game().status == "paused"
    table.later(days=2)
    table.press(0, "/resume")
    assert hours_left(table) == pytest.approx(5)
    for n in table.position().to_act():
        table.post(n, "pass")
    assert table.game().window_at is None
    assert table.game().due_at is not None, "the turn's clock goes on"


def test_one_no_settles_a_question_and_the_asker_is_told(table: Table) -> None:
    table.press(0, "/motions", {"kind": "end"})
    answer(table, 1, "no")
    assert notices(table, "refused") == [0]
    assert table.send(2, f"/motions/{motion_of(table).id}", {"answer": "yes"}).status_code == 410
    assert table.game().status == "playing"


def test_the_game_ends_when_all_who_play_agree(table: Table) -> None:
    table.press(2, "/resign")
    table.press(0, "/motions", {"kind": "end"})
    answer(table, 1, "yes")
    game = table.game()
    assert (game.status, game.due_at, game.remind_at) == ("stopped", None, None)
    record = table.record()
    assert record["seed"]
    assert record["result"] is None
    assert sorted(notices(table, "ended")) == [0, 2], "everybody but the player who agreed last"
    refused = table.send(0, "/moves", {"move": "draw supply", "at": game.at})
    assert (refused.status_code, "stopped" in refused.json["message"]) == (409, True)
    assert table.get(0).status_code == table.client.get(table.public).status_code == 200


def test_a_question_without_answers_lapses(table: Table) -> None:
    table.press(0, "/motions", {"kind": "end"})
    table.later(hours=48)
    table.sweep()
    assert notices(table, "unanswered") == [0]
    assert motion_of(table).state == "lapsed"
    assert not work_one(table.database, table.now)
