"""Judging a game that is not played on."""

from __future__ import annotations

import pytest

import engine
from engine.robots.judgement import JudgedSeat
from engine.robots.match import Match, positions


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_game_that_is_over_is_judged_as_it_ended(players: int) -> None:
    robots = ("cautious",) * players
    *_, last = positions(Match(robots), robots, "ab" * 32)
    judged = engine.judge(last, "x", 2)
    assert [seat.money for seat in judged] == list(last.money)
    assert [seat.place for seat in judged] == [engine.place_of(last.money, last.winner, n) for n in range(players)]


def test_who_is_far_ahead_is_judged_to_win() -> None:
    position = engine.new_game(["Anna", "Burt", "Curt"], seed="0" * 64, dealer=0)
    told = position.to_dict() | {"money": [23000, 0, 12000]}
    judged = engine.judge(engine.Position.from_dict(told), "x", 10)
    assert engine.judged_places(judged) == [1, 3, 2]
    assert max(seat.money for seat in judged) >= 25000


def test_a_judgement_is_repeated_by_its_seed_and_changes_no_position() -> None:
    position = engine.new_game(["Anna", "Burt"], seed="1" * 64, dealer=0)
    before = position.to_dict()
    assert engine.judge(position, "x", 3) == engine.judge(position, "x", 3)
    assert engine.judge(position, "x", 3) != engine.judge(position, "y", 3)
    assert position.to_dict() == before


def test_places_go_by_the_mean_place_then_by_the_money_and_are_shared() -> None:
    seats = [JudgedSeat(2.0, 20000), JudgedSeat(1.5, 1000), JudgedSeat(2.0, 20000), JudgedSeat(2.0, 30000)]
    assert engine.judged_places(seats) == [3, 1, 3, 2]
