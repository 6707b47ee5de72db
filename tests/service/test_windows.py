"""Sealed windows: all who could be asked are asked alike; answers are sealed and may be changed until the close.

The log then has the card alone, or a pass for each asked seat.
"""

from __future__ import annotations

import re
from datetime import datetime, timedelta
from typing import NamedTuple

import pytest

import engine
from service import errors
from service.db.database import Database
from tests.databases import both
from tests.service.harness import TWO_SETS, Harness, bold, holders, in_window, photo_held, set_of

pytestmark = both  # these run on both databases


@pytest.fixture
def harness(database: Database, now: datetime) -> Harness:
    """A game of three in which a set has opened its Outlaw, whose Photo one of those asked holds."""
    harness = Harness(database, now, seed=TWO_SETS)
    assert harness.act_until(photo_held)
    return harness


class Asked(NamedTuple):
    """Who is asked after a move: a holder of the Photo, which move plays it, and another one."""

    holder: int
    other: int
    card: str
    opened: int


@pytest.fixture
def asked(harness: Harness) -> Asked:
    position = harness.position()
    (holder,) = holders(position, position.to_act())
    (other,) = set(position.to_act()) - {holder}
    card = next(move for move in position.legal(holder) if move != "pass")
    return Asked(holder, other, card, harness.game().at)


def closing(harness: Harness, asked: Asked) -> list[tuple[int, str]]:
    """Return the moves since the window was opened."""
    return [(move.seat, move.move) for move in harness.moves()[asked.opened :]]


def test_a_set_asks_every_opponent_by_mail_and_stops_the_turns_clock(harness: Harness) -> None:
    position, game = harness.position(), harness.game()
    asked = [n for n in range(3) if n != position.turn]
    assert position.to_act() == asked
    assert game.window_at == game.at
    assert game.due_at == harness.now + timedelta(hours=8)
    assert game.remind_at == harness.now + timedelta(hours=6)
    assert game.turn_left == timedelta(hours=48).total_seconds()
    assert [(mail.seat, mail.at) for mail in harness.mails("window")] == [(n, game.at) for n in asked]


def test_an_answer_is_sealed_and_nothing_moves_but_for_the_player_who_answered(harness: Harness) -> None:
    before, mails = harness.game().model_dump(), harness.mails()
    shown = [harness.object(viewer) for viewer in (None, 0, 1, 2)]
    first, second = harness.position().to_act()
    done = harness.post(first, "pass")
    assert done.sealed
    assert (harness.game().model_dump(), harness.mails()) == (before, mails)
    after = [harness.object(viewer) for viewer in (None, 0, 1, 2)]
    assert [old["seat"] for old, new in zip(shown, after, strict=True) if old != new] == [first]
    own = harness.object(first)
    assert own["window"]["answered"] == "pass"
    assert own["to_act"] == [first, second], "waiting keeps naming all asked"
    assert harness.post(first, "Pass!") == done


def test_when_all_have_passed_the_log_holds_a_pass_of_each_in_seat_order(harness: Harness) -> None:
    seats, opened = harness.position().to_act(), harness.game().at
    harness.later(hours=1)
    for n in reversed(seats):
        harness.post(n, "pass")
        harness.later(minutes=5)
    passes = harness.moves()[opened:]
    assert [(move.seat, move.move, move.mark) for move in passes] == [(n, "pass", None) for n in seats]
    assert len({move.made_at for move in passes}) == 1
    assert harness.game().window_at is None
    assert harness.position().phase == "play"


def test_the_card_played_stands_alone_and_an_answer_may_be_changed_until_the_close(
    harness: Harness, asked: Asked
) -> None:
    for answer in ("pass", asked.card, "pass", asked.card):
        assert harness.post(asked.holder, answer).sealed
        assert harness.object(asked.holder)["window"]["answered"] == answer
    harness.post(asked.other, "pass")
    assert closing(harness, asked) == [(asked.holder, asked.card)]


def test_a_card_that_is_not_held_and_a_line_of_several_answers_are_refused(harness: Harness, asked: Asked) -> None:
    for n, line in ((asked.other, asked.card), (asked.holder, "pass; pass")):
        with pytest.raises(engine.IllegalMove):
            harness.post(n, line)
    assert harness.answers() == []


def test_the_player_whose_turn_it_is_waits_for_all_who_are_asked(harness: Harness) -> None:
    position = harness.position()
    harness.post(position.to_act()[0], "pass")
    with pytest.raises(errors.OutOfTurn) as refused:
        harness.post(position.turn, "draw supply")
    for n in position.to_act():
        assert harness.names[n] in refused.value.message


def test_a_window_closes_at_its_deadline_and_no_answer_is_a_pass(harness: Harness, asked: Asked) -> None:
    harness.later(hours=8)
    harness.sweep()
    assert closing(harness, asked) == [(n, "pass") for n in sorted([asked.holder, asked.other])]


def test_the_turns_clock_goes_on_with_the_time_it_had_left_and_its_player_is_mailed(harness: Harness) -> None:
    position, before = harness.position(), len(harness.mails())
    harness.later(hours=3)
    for n in position.to_act():
        harness.post(n, "pass")
    game = harness.game()
    assert game.due_at == harness.now + timedelta(hours=48)
    assert game.remind_at == harness.now + timedelta(hours=36)
    assert game.turn_left is None
    assert [(mail.kind, mail.seat, mail.at) for mail in harness.mails()[before:]] == [("turn", position.turn, game.at)]


def test_an_answer_repeated_after_the_close_shows_it_and_its_result(harness: Harness, asked: Asked) -> None:
    early = harness.post(asked.other, "pass")
    last = harness.post(asked.holder, asked.card)
    assert (early.sealed, last.sealed) == (True, False)
    assert harness.post(asked.holder, asked.card, at=asked.opened) == last
    again = harness.post(asked.other, "pass", at=asked.opened)
    assert not again.sealed
    assert again.told[0] == early.told[0]
    assert len(again.told) > 1


def test_a_late_answer_is_refused_with_the_time_of_the_close_and_what_happened(harness: Harness, asked: Asked) -> None:
    harness.later(hours=8)
    harness.sweep()
    harness.later(hours=1)
    with pytest.raises(errors.Stale, match="closed on Fri 20 Nov, 17:30 UTC") as refused:
        harness.post(asked.holder, asked.card, at=asked.opened)
    happened = [line for entry in harness.story(asked.holder, asked.opened) for line in entry.lines]
    assert happened
    assert all(line in refused.value.message for line in happened)


def test_robots_answer_at_once_but_the_window_waits_for_the_people(database: Database, now: datetime) -> None:
    harness = Harness(database, now, seed=TWO_SETS, robots={2})
    assert harness.act_until(lambda position: in_window(position) and position.turn != 2)
    assert [answer.seat for answer in harness.answers() if answer.at == harness.game().at] == [2]
    (person,) = set(harness.position().to_act()) - {2}
    assert not harness.post(person, "pass").sealed
    assert harness.game().window_at is None


def test_a_window_that_asks_only_robots_closes_in_the_same_commit(database: Database, now: datetime) -> None:
    harness = Harness(database, now, seed=TWO_SETS, robots={1, 2})
    assert harness.act_until(lambda position: position.turn == 0 and set_of(position) is not None)
    at, mails = harness.game().at, len(harness.mails())
    harness.act()
    assert [move.seat for move in harness.moves()[at:]] in ([0, 1], [0, 2], [0, 1, 2])
    assert all(move.move == "pass" or move.move.startswith("photo") for move in harness.moves()[at + 1 :])
    assert harness.game().window_at is None
    assert harness.due == now + timedelta(hours=48), "no time has passed"
    assert len(harness.mails()) == mails


@pytest.mark.slow
def test_a_wyatt_window_asks_the_piles_owner_alone(database: Database, now: datetime) -> None:
    def wyatt(position: engine.Position) -> bool:
        return in_window(position) and "wyatt clear" in position.legal(position.to_act()[0])

    harness = Harness(database, now, seed=14)
    assert harness.act_until(wyatt, bold)
    (owner,), opened = harness.position().to_act(), harness.game().at
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
