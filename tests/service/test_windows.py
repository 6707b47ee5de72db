"""Sealed windows: all who could be asked are asked alike; answers are sealed and may be changed until the close.

The log then has the card alone, or a pass for each asked seat.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Collection
from datetime import datetime, timedelta

import pytest

import engine
from service import errors
from service.db.database import Database
from tests.databases import both
from tests.service.harness import Harness, Policy, bold, holders, in_window, photo_held

pytestmark = both  # these run on both databases

PlayTo = Callable[..., Harness]


@pytest.fixture
def play_to(database: Database, now: datetime) -> PlayTo:
    """A function that plays a game to a window of the kind wanted, trying one seed after the other."""

    def play_to(
        there: Callable[[engine.Position], bool],
        players: int = 3,
        robots: Collection[int] = (),
        policy: Policy = engine.cautious,
    ) -> Harness:
        for seed in range(1000, 1100):
            harness = Harness(database, now, players, seed=seed, robots=robots)
            harness.act_until(lambda position: there(position) or position.hand_no > 1, policy)
            if there(harness.position()):
                return harness
        raise AssertionError("no such window in a hundred games")

    return play_to


def nobody_holds_it(position: engine.Position) -> bool:
    return in_window(position) and not holders(position, position.to_act())


def test_a_set_asks_every_opponent_by_mail_and_stops_the_turns_clock(play_to: PlayTo) -> None:
    harness = play_to(in_window)
    position, game = harness.position(), harness.game()
    asked = [n for n in range(3) if n != position.turn]
    assert position.to_act() == asked
    assert game.window_at == game.at
    assert game.due_at == harness.now + timedelta(hours=8)
    assert game.remind_at == harness.now + timedelta(hours=6)
    assert game.turn_left == timedelta(hours=48).total_seconds()
    assert [(mail.seat, mail.at) for mail in harness.mails("window")] == [(n, game.at) for n in asked]


def test_an_answer_is_sealed_and_nothing_moves(play_to: PlayTo) -> None:
    harness = play_to(in_window)
    before, first = harness.game().model_dump(), harness.position().to_act()[0]
    mails = len(harness.mails())
    done = harness.post(first, "pass")
    assert done.sealed
    assert harness.game().model_dump() == before
    assert len(harness.mails()) == mails
    assert harness.post(first, "Pass!") == done


def test_only_the_player_who_answered_can_see_it(play_to: PlayTo) -> None:
    harness = play_to(in_window)
    first, second = harness.position().to_act()
    before = [harness.object(viewer) for viewer in (None, 0, 1, 2)]
    harness.post(first, "pass")
    after = [harness.object(viewer) for viewer in (None, 0, 1, 2)]
    changed = [old["seat"] for old, new in zip(before, after, strict=True) if old != new]
    assert changed == [first]
    own = harness.object(first)
    assert own["window"]["answered"] == "pass"
    assert own["to_act"] == [first, second], "waiting keeps naming all asked"


def test_when_all_have_passed_the_log_holds_a_pass_of_each_in_seat_order(play_to: PlayTo) -> None:
    harness = play_to(in_window)
    position, opened = harness.position(), harness.game().at
    asked = position.to_act()
    harness.later(hours=1)
    for n in reversed(asked):
        harness.post(n, "pass")
        harness.later(minutes=5)
    closing = harness.moves()[opened:]
    assert [(move.seat, move.move, move.mark) for move in closing] == [(n, "pass", None) for n in asked]
    assert len({move.made_at for move in closing}) == 1
    game = harness.game()
    assert game.window_at is None
    assert harness.position().phase == "play"


def test_the_card_played_stands_alone(play_to: PlayTo) -> None:
    harness = play_to(photo_held)
    position, opened = harness.position(), harness.game().at
    holder = holders(position, position.to_act())[0]
    card = next(move for move in position.legal(holder) if move != "pass")
    for n in position.to_act():
        harness.post(n, card if n == holder else "pass")
    assert [(move.seat, move.move) for move in harness.moves()[opened:]] == [(holder, card)]


def test_an_answer_may_be_changed_until_the_close(play_to: PlayTo) -> None:
    harness = play_to(photo_held)
    position, opened = harness.position(), harness.game().at
    holder = holders(position, position.to_act())[0]
    other = next(n for n in position.to_act() if n != holder)
    card = next(move for move in position.legal(holder) if move != "pass")
    for answer in ("pass", card, "pass", card):
        assert harness.post(holder, answer).sealed
        assert harness.object(holder)["window"]["answered"] == answer
    harness.post(other, "pass")
    assert [(move.seat, move.move) for move in harness.moves()[opened:]] == [(holder, card)]


def test_nobody_can_play_a_card_they_do_not_hold(play_to: PlayTo) -> None:
    harness = play_to(nobody_holds_it)
    position = harness.position()
    card = harness.object(None)["window"]["move"]
    for n in position.to_act():
        with pytest.raises(engine.IllegalMove):
            harness.post(n, card)
    assert harness.answers() == []


def test_a_line_of_several_answers_is_refused(play_to: PlayTo) -> None:
    harness = play_to(in_window)
    with pytest.raises(engine.IllegalMove):
        harness.post(harness.position().to_act()[0], "pass; pass")
    assert harness.answers() == []


def test_the_player_whose_turn_it_is_waits_for_all_who_are_asked(play_to: PlayTo) -> None:
    harness = play_to(in_window)
    position = harness.position()
    harness.post(position.to_act()[0], "pass")
    with pytest.raises(errors.OutOfTurn) as refused:
        harness.post(position.turn, "draw supply")
    for n in position.to_act():
        assert harness.names[n] in refused.value.message


def test_a_window_closes_at_its_deadline_and_no_answer_is_a_pass(play_to: PlayTo) -> None:
    harness = play_to(photo_held)
    position, opened = harness.position(), harness.game().at
    harness.later(hours=8)
    harness.sweep()
    assert [(move.seat, move.move) for move in harness.moves()[opened:]] == [(n, "pass") for n in position.to_act()]


def test_the_turns_clock_goes_on_with_the_time_it_had_left_and_its_player_is_mailed(play_to: PlayTo) -> None:
    harness = play_to(in_window)
    position, before = harness.position(), len(harness.mails())
    harness.later(hours=3)
    for n in position.to_act():
        harness.post(n, "pass")
    game = harness.game()
    assert game.due_at == harness.now + timedelta(hours=48)
    assert game.remind_at == harness.now + timedelta(hours=36)
    assert game.turn_left is None
    assert [(mail.kind, mail.seat, mail.at) for mail in harness.mails()[before:]] == [("turn", position.turn, game.at)]


def test_an_answer_repeated_after_the_close_shows_it_and_its_result(play_to: PlayTo) -> None:
    harness = play_to(photo_held)
    position, opened = harness.position(), harness.game().at
    holder = holders(position, position.to_act())[0]
    other = next(n for n in position.to_act() if n != holder)
    card = next(move for move in position.legal(holder) if move != "pass")
    early = harness.post(other, "pass")
    last = harness.post(holder, card)
    assert early.sealed
    assert not last.sealed
    assert harness.post(holder, card, at=opened) == last
    again = harness.post(other, "pass", at=opened)
    assert not again.sealed
    assert again.told[0] == early.told[0]
    assert len(again.told) > 1


def test_a_late_answer_is_refused_with_the_time_of_the_close_and_what_happened(play_to: PlayTo) -> None:
    harness = play_to(photo_held)
    position, opened = harness.position(), harness.game().at
    holder = holders(position, position.to_act())[0]
    card = next(move for move in position.legal(holder) if move != "pass")
    harness.later(hours=8)
    harness.sweep()
    harness.later(hours=1)
    with pytest.raises(errors.Stale, match="closed on Fri 20 Nov, 17:30 UTC") as refused:
        harness.post(holder, card, at=opened)
    happened = [line for entry in harness.story(holder, opened) for line in entry.lines]
    assert happened
    for line in happened:
        assert line in refused.value.message


def test_robots_answer_at_once_but_the_window_waits_for_the_people(play_to: PlayTo) -> None:
    harness = play_to(lambda position: in_window(position) and position.turn != 2, robots={2})
    position = harness.position()
    asked = position.to_act()
    assert [answer.seat for answer in harness.answers() if answer.at == harness.game().at] == [2]
    person = next(n for n in asked if n != 2)
    assert not harness.post(person, "pass").sealed
    assert harness.game().window_at is None


def test_a_window_that_asks_only_robots_closes_in_the_same_commit(database: Database, now: datetime) -> None:
    harness = Harness(database, now, players=3, seed=5, robots={1, 2})
    before = None
    for _ in range(200):
        at = harness.game().at
        harness.act()
        lines = [move for move in harness.moves()[at:] if move.move == "pass" or move.move.startswith("photo")]
        if harness.moves()[at].seat == 0 and lines and lines[0].n == at + 2:
            before = at
            break
    assert before is not None, "no set was laid in two hundred moves"
    game = harness.game()
    assert game.window_at is None
    assert game.due_at == now + timedelta(hours=48), "no time has passed"
    assert not [mail for mail in harness.mails("turn") if mail.at > before and mail.at <= game.at and mail.seat == 0]


@pytest.mark.slow
def test_a_wyatt_window_asks_the_piles_owner_alone(play_to: PlayTo) -> None:
    def wyatt(position: engine.Position) -> bool:
        return (
            in_window(position)
            and len(position.to_act()) == 1
            and "wyatt clear" in position.legal(position.to_act()[0])
        )

    harness = play_to(wyatt, policy=bold)
    owner, opened = harness.position().to_act()[0], harness.game().at
    assert harness.object(None)["window"]["move"] == "wyatt"
    done = harness.post(owner, "wyatt clear")
    assert not done.sealed
    assert [(move.seat, move.move) for move in harness.moves()[opened : opened + 1]] == [(owner, "wyatt clear")]


def test_a_game_without_photo_windows_has_none(database: Database, now: datetime) -> None:
    harness = Harness(database, now, house_rules={"photo_window": False})
    asked = []
    while len(asked) < 3:
        assert harness.act_until(in_window, bold)
        asked.append(harness.object(None)["window"]["move"])
        assert harness.act_until(lambda position: not in_window(position), bold)
    assert asked == ["wyatt"] * 3
    assert [move for move in harness.moves() if re.fullmatch(r"play [A-Z]{2} [3-9]", move.move)], "sets were laid"
