"""The steps of the scoring: the payments by which the money is paid, and their sentences."""

from __future__ import annotations

import re
from itertools import pairwise
from string import Formatter
from typing import Any

import pytest

import engine
from engine import EDITIONS, Position, Scored
from engine.rules.scoring import pay
from engine.words.event_sentences import NOBODY, YOU
from engine.words.scoring_sentences import ITEMS, SCORING
from tests.engine.flags import rules_of
from tests.engine.golden import sentences as golden
from tests.engine.random_games import steps
from tests.engine.second_playing import paid
from tests.engine.table import play, table

NAMES = ("Anna", "Burt", "Curt", "Dora")


def explained(points: tuple[int, ...], thousands: int, edition: str = "gryphon-2014", you: int | None = None) -> str:
    """The steps for a poster of Butch Cassidy, as one text."""
    rules = EDITIONS[edition].rules
    scored = Scored("BC", points, thousands * 1000, *pay(points, thousands * 1000, rules))
    return " ".join(engine.describe_scoring(scored, NAMES[: len(points)], you))


# --- the worked examples of the rulebooks, in sentences ---------------------------------------------------------------


def test_a_lead_of_five_takes_all() -> None:
    led = "Anna leads by 5 CP; a lead of 5 or more takes all: $9,000."
    assert explained((11, 6, 2), 9) == f"CP: Anna 11, Burt 6, Curt 2. {led}"
    assert explained((11, 6, 2), 9, you=0).endswith("You lead by 5 CP; a lead of 5 or more takes all: $9,000.")


def test_a_share_goes_down_the_order_of_points_round_by_round() -> None:
    shared = "Round 1: Anna $2,000, Burt $1,000. Rounds 2 to 3: Anna $1,000, Burt $1,000. Round 4: Anna $1,000."
    assert explained((9, 5, 4), 8) == (
        f"CP: Anna 9, Burt 5, Curt 4. Curt is 5 CP behind the leader: no share. {shared} Then the poster is empty."
    )
    rounds = "Round 1: Anna $2,000, you $1,000, Curt $1,000. Round 2: Anna $1,000, you $1,000, Curt $1,000."
    told = explained((9, 5, 4), 7, "manual", you=1)
    assert told == f"CP: Anna 9, you 5, Curt 4. All with CP share. {rounds} Then the poster is empty."


def test_who_is_level_is_paid_together_or_not_at_all() -> None:
    assert explained((4, 4, 2), 6, you=1) == (
        "CP: Anna 4, you 4, Curt 2. All with CP share. Round 1: Anna and you $2,000 each, Curt $1,000. "
        "$1,000 cannot pay Anna and you $1,000 each: it stays."
    )


@pytest.mark.parametrize(
    ("edition", "ending"),
    [
        ("gryphon-2014", "$3,000 cannot pay Anna and Burt $2,000 each: it stays."),
        ("alea-2001", "$3,000 cannot pay Anna and Burt $2,000 each, so it pays $1,000 each. $1,000 stays."),
    ],
)
def test_a_poster_that_cannot_pay_its_leaders(edition: str, ending: str) -> None:
    assert explained((4, 4, 2), 3, edition) == f"CP: Anna 4, Burt 4, Curt 2. All with CP share. {ending}"


def test_one_leader_who_cannot_be_paid() -> None:
    assert explained((6, 4), 1).endswith("$1,000 cannot pay Anna $2,000: it stays.")
    assert explained((6, 4), 1, "alea-2001").endswith(
        "$1,000 cannot pay Anna $2,000, so it pays $1,000. Then the poster is empty."
    )


def test_eight_points_are_needed() -> None:
    assert explained((5, 2), 6) == "CP: Anna 5, Burt 2. Only 7 of the 8 CP needed: $6,000 stays."
    assert explained((0, 0), 6) == "Nobody has any CP: $6,000 stays."


def test_an_empty_poster_pays_nobody() -> None:
    assert explained((6, 4), 0) == "CP: Anna 6, Burt 4. All with CP share. Then the poster is empty."


# --- a hand -----------------------------------------------------------------------------------------------------------


def ended(**more: Any) -> Position:
    """Anna discards her last card: she is alone on Butch Cassidy, and shares Jesse James with Burt."""
    territories = [{"BC": "4BC", "JJ": "2JJ"}, {"JJ": "2JJ"}]
    posters = {"BC": 3000, "JJ": 6000}
    return play(table(["WH", "2BD"], territories=territories, posters=posters, **more), "0 discard WH")


def test_what_a_hand_brought_each_reader() -> None:
    score = engine.hand_score(ended())
    assert (
        engine.describe_gain(score, NAMES, 0) == "Hand 1 brought you $6,000: Butch Cassidy $3,000, Jesse James $3,000."
    )
    assert engine.describe_gain(score, NAMES, 1) == "Hand 1 brought you $3,000: Jesse James $3,000."
    assert engine.describe_gain(score, NAMES) == "Hand 1 brought Anna $6,000, Burt $3,000."
    nothing = engine.hand_score(play(table(["WH", "2BD"], territories=[{"BC": "3BC"}]), "0 discard WH"))
    assert engine.describe_gain(nothing, NAMES, 0) == "Hand 1 brought you nothing."


def test_who_leads_as_each_reader_is_told() -> None:
    for you, words in (
        (None, "Anna leads with $9,000."),
        (0, "You lead with $9,000, $2,000 ahead."),
        (1, "Anna leads with $9,000; you have $7,000."),
    ):
        assert engine.describe_lead((9000, 7000, 1000), NAMES, you) == words
    assert engine.describe_lead((9000, 9000, 1000), NAMES, 1) == "The lead is shared: Anna and you have $9,000 each."


def test_a_score_holds_the_events_around_it() -> None:
    score = engine.hand_score(ended(money=[20_000, 0]))
    assert [type(event).__name__ for event in score.before] == ["Discarded", "HandOver"]
    assert [type(event).__name__ for event in score.after] == ["GameOver"]
    assert (score.hand_no, score.gained, score.money) == (1, (6000, 3000), (26_000, 3000))


def test_a_score_is_there_only_where_a_hand_has_just_ended() -> None:
    with pytest.raises(ValueError, match="no hand has just ended: the phase is draw"):
        engine.hand_score(engine.new_game(NAMES))
    with pytest.raises(ValueError, match="read from JSON"):
        engine.hand_score(Position.from_dict(ended().to_dict()))


# --- every random game ------------------------------------------------------------------------------------------------


def check_poster(scored: Scored, rules: dict[str, Any]) -> None:
    """The payments add up, each is made as far as the money goes, in the order of points and to equals together."""
    left = scored.reward
    for payment in scored.payments:
        due = payment.dollars * len(payment.seats)
        assert payment.paid == (due <= left)
        left -= due if payment.paid else 0
        assert payment.left == left
        assert len({scored.points[seat] for seat in payment.seats}) == 1
    assert left == scored.left == scored.reward - sum(scored.gained)
    for one, other in pairwise(scored.payments):
        falls = scored.points[one.seats[0]] > scored.points[other.seats[0]]
        assert (one.round, other.round, falls) in (
            {(one.round, one.round, True), (one.round, one.round + 1, falls)} if one.paid else {(1, 1, False)}
        )
    assert {seat for payment in scored.payments for seat in payment.seats} <= set(scored.sharers)
    thousands = paid(list(scored.points), scored.reward // 1000, rules["share"], rules["short_leaders"])
    assert [dollars // 1000 for dollars in scored.gained] == thousands


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_steps_of_every_hand_add_up_to_the_dollar(edition: str) -> None:
    """Of whole games by each edition and with house rules: what the players gained, and what stays on the posters."""
    hands, ways = 0, set()
    for game in range(12):
        money: tuple[int, ...] = ()
        for step in steps(("scores", game), edition=edition):
            money = money or step.before.money
            if step.after.phase not in ("hand_over", "game_over"):
                continue
            score, d = engine.hand_score(step.after), step.after.to_dict()
            for scored in score.posters:
                check_poster(scored, rules_of(d))
                ways.add((scored.how, len(scored.payments) > 1))
            assert {scored.outlaw: scored.left for scored in score.posters} == d["posters"]
            assert [own + gained for own, gained in zip(money, score.gained, strict=True)] == d["money"]
            money, hands = step.after.money, hands + 1
        assert step.after.phase == "game_over"
    assert hands > 24
    assert {("free", False), ("whole", False), ("shared", True)} <= ways


# --- the words --------------------------------------------------------------------------------------------------------

_NAME = "(you|Anna|Boris|Chris|Dora)"
_PLAYERS, _DOLLARS, _NUMBER = rf"{_NAME}( and {_NAME})*", r"\$\d{1,3}(,\d{3})*", r"\d+"


def _list(item: str) -> str:
    return f"{item}(, {item})*"


PATTERNS = {
    "name": _NAME,
    **dict.fromkeys(("players", "payees"), _PLAYERS),
    **dict.fromkeys(("left", "amount", "own", "ahead", "instead"), _DOLLARS),
    **dict.fromkeys(("points", "needed", "behind", "round", "last", "hand"), _NUMBER),
    "standing": _list(f"{_NAME} {_NUMBER}"),
    "payments": _list(f"{_PLAYERS} {_DOLLARS}( each)?"),
    "posters": _list(f"Wes Hardin {_DOLLARS}"),
    "gains": _list(f"{_NAME} {_DOLLARS}"),
}


def pattern(key: tuple[str, str]) -> re.Pattern[str]:
    patterns = PATTERNS | ({"ahead": _NUMBER} if key[0] == "whole" else {})
    parts = (re.escape(text) + (patterns[name] if name else "") for text, name, _, _ in Formatter().parse(SCORING[key]))
    return re.compile("".join(parts))


def test_each_sentence_has_a_sample_and_each_sample_is_one_of_the_sentences() -> None:
    shapes = {key: pattern(key) for key in SCORING}
    found = {text: [key for key, shape in shapes.items() if shape.fullmatch(text)] for text in golden.scoring_samples()}
    assert all(keys for keys in found.values()), found
    assert {key for keys in found.values() for key in keys} == set(SCORING)


def test_a_sentence_is_whole_and_reads_as_no_move() -> None:
    for (_, person), words in SCORING.items():
        assert re.match(r"[A-Z]|\{(name|left)\}", words), words
        assert words.endswith("."), words
        assert not words.endswith(("{name}.", "{players}.")), "a name may end in a full stop"
        assert bool(re.search(r"\b[Yy]ou\b", words)) == (person == YOU or words.endswith("you have {own}.")), words
    assert all(person in (NOBODY, "you", "other") for _, person in (*SCORING, *ITEMS))
    for text in golden.scoring_samples():
        with pytest.raises(engine.Refusal):
            engine.read(text, golden.NAMES)
