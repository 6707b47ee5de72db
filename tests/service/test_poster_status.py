"""What a poster would do if the hand ended now: who leads, by how much, and what it pays, in words for each reader."""

from __future__ import annotations

import pytest

import engine
from engine.language import text
from service.languages.spoken import languages
from service.views.poster_status import PosterSituation, player_marks, poster_status

NAMES = ["Anna", "Burt", "Curt"]
RULES = engine.resolve(engine.DEFAULT_EDITION)


@pytest.mark.parametrize(
    ("points", "reward", "viewer", "how", "sentence", "in_short"),
    [
        (
            (6, 0, 0),
            3000,
            None,
            "free",
            "Anna leads by 6 CP. It pays nothing below 8 CP: 2 more are needed.",
            "needs 2 CP",
        ),
        ((4, 3, 0), 3000, 0, "free", "You lead by 1 CP. It pays nothing below 8 CP: one more is needed.", "needs 1 CP"),
        (
            (2, 2, 2),
            3000,
            0,
            "free",
            "Burt, Curt and you are level. It pays nothing below 8 CP: 2 more are needed.",
            "needs 2 CP",
        ),
        ((11, 6, 2), 9000, 1, "whole", "Anna leads by 5 CP. Anna would take it all.", "A +5: all"),
        ((11, 6, 2), 9000, 0, "whole", "You lead by 5 CP. You would take it all.", "A +5: all"),
        ((9, 5, 4), 8000, 1, "shared", "Anna leads by 4 CP. It would pay Anna $5,000 and you $3,000.", "A +4: shared"),
        ((4, 4, 2), 6000, None, "shared", None, "level: shared"),
        ((4, 4, 2), 3000, None, "short", "Anna and Burt are level. It holds too little money to pay anybody.", None),
        ((5, 4, 0), 1000, 2, "short", "Anna leads by 1 CP. It holds too little money to pay anybody.", "A +1: no pay"),
    ],
)
def test_who_leads_and_what_it_would_pay(
    points: tuple[int, ...], reward: int, viewer: int | None, how: str, sentence: str | None, in_short: str | None
) -> None:
    found = poster_status(PosterSituation("JJ", reward, points, NAMES, viewer), RULES, is_open=True, over=False)
    assert found.how == how == engine.score_poster("JJ", points, reward, RULES).how
    assert found.sentence == (
        sentence or "Anna and Burt are level. It would pay Anna $2,000, Burt $2,000 and Curt $1,000."
    )
    assert found.in_short == (in_short or "level: no pay")


def test_the_house_rules_count() -> None:
    standing = PosterSituation("JJ", 3000, (4, 4, 2), NAMES, None)
    one_each = engine.resolve(engine.DEFAULT_EDITION, {"short_leaders": "one_each"})
    found = poster_status(standing, one_each, is_open=True, over=False)
    assert found.sentence == "Anna and Burt are level. It would pay Anna $1,000 and Burt $1,000."


@pytest.mark.parametrize(
    ("is_open", "how", "sentence"),
    [
        (False, "closed", "Not open yet."),
        (True, "empty", "Open, and nobody has CP."),
    ],
)
def test_a_poster_on_which_nobody_has_points(is_open: bool, how: str, sentence: str) -> None:
    found = poster_status(PosterSituation("JJ", 3000, (0, 0, 0), NAMES, 0), RULES, is_open=is_open, over=False)
    assert (found.how, found.sentence) == (how, sentence)


def test_after_the_game_it_pays_no_more() -> None:
    found = poster_status(PosterSituation("JJ", 0, (11, 6, 2), NAMES, 0), RULES, is_open=True, over=True)
    assert (found.how, found.sentence, found.in_short) == ("over", "You lead by 5 CP.", "A +5")


def test_every_standing_has_its_words() -> None:
    for first in range(15):
        for second in range(15):
            for viewer in (None, 0, 1):
                standing = PosterSituation("BS", 4000, (first, second), ["you", "Anna"], viewer)
                for over in (False, True):
                    found = poster_status(standing, RULES, is_open=True, over=over)
                    assert found.sentence.endswith(".")
                    assert "{" not in found.sentence + found.in_short


def test_players_are_told_apart_by_their_letters() -> None:
    assert player_marks(["Anna", "Burt", "Curt", "Dora"]) == ["A", "B", "C", "D"]
    assert player_marks(["Guest", "Robot 1", "robot 2"]) == ["G", "R1", "R2"]
    assert player_marks(["élodie", "Éva", "E"]) == ["É1", "É2", "E"]
    assert [languages()["nl"].say(mark) for mark in player_marks([text("You"), "Kate"])] == ["J", "K"]
