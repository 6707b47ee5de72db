"""What a hand would pay if it ended: as told as it is paid when it ends, in every edition and with all house rules."""

from __future__ import annotations

import pytest

import engine
from engine.preview.forecast import forecast
from tests.engine import random_games
from tests.engine.table import NAMES
from tests.engine.test_rehearsal import in_play

ENDING = ("discard ", "draw ")  # moves that leave all piles and posters as they are


def test_a_hand_pays_what_was_told_before_its_last_move() -> None:
    paid = 0
    for game in range(40):
        for step in random_games.steps(f"forecast {game}", most=400):
            if step.after.phase in ("hand_over", "game_over") and step.move.startswith(ENDING):
                told = forecast(step.before.seen_by(None))
                assert told == engine.hand_score(step.after).gained
                assert told == forecast(step.before.seen_by(step.seat))
                paid += any(told)
    assert paid > 25


def test_after_each_play_of_a_line_it_counts_what_lies_then() -> None:
    view = in_play(["JJ", "JJ", "JJ", "JJ", "WH"])
    laid, last = engine.rehearse(view, engine.read("play jesse 4; discard wes", NAMES))
    poster = view.posters[engine.OUTLAWS.index("JJ")] + 3000
    assert laid.pays == last.pays == (poster, *(0 for _ in NAMES[1:]))
    fewer, _ = engine.rehearse(view, engine.read("play jesse 3; discard jesse", NAMES))
    assert not any(fewer.pays), "with six Capture Points the poster pays nothing"


def test_a_pile_under_a_hideout_counts_nothing() -> None:
    view = in_play(["JJ", "WH"], {"JJ": ["JJ"] * 4 + ["HO"]})
    (laid,) = engine.rehearse(view, engine.read("play jesse 1", NAMES))
    assert not any(laid.pays)


def test_before_a_play_nothing_is_forecast() -> None:
    view = engine.new_game(NAMES, seed="05" * 32, dealer=len(NAMES) - 1).seen_by(0)
    assert [one.pays for one in engine.rehearse(view, engine.read("draw supply", NAMES))] == [()]


@pytest.mark.parametrize(
    ("paid", "told"),
    [
        ((7000, 0, 3000), "If the hand ends then, you get $7,000, Curt $3,000."),
        ((7000, 0, 0), "If the hand ends then, you get $7,000, and nobody else gets anything."),
        ((0, 1000, 3000), "If the hand ends then, you get nothing, Curt $3,000, Burt $1,000."),
        ((0, 0, 0), "If the hand ends then, no poster pays anything."),
    ],
)
def test_it_is_told_in_a_sentence(paid: tuple[int, ...], told: str) -> None:
    assert engine.describe_forecast(paid, ("Anna", "Burt", "Curt"), 0) == told
