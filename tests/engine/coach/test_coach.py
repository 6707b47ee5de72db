"""The coach: three terms that add up to the result, from what the player knew and nothing else."""

from __future__ import annotations

import json
import random
from collections.abc import Iterable
from dataclasses import replace
from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import NamedTuple

import pytest

from engine import Analysis, Decision, Made, Position, Record, analyse, describe_move, replay
from engine.coach import Coach
from engine.coach.analysis import HandTerms, Terms
from engine.coach.expectation import Expectation
from engine.coach.heard import Heard, hear
from engine.commands import main
from engine.robots.match import NAMES
from engine.robots.worlds import World
from engine.robots.worth import standing
from engine.rules.events import Dealt, Played
from engine.rules.moves import Move
from tests.engine.coach.games import finished
from tests.engine.orders import order
from tests.engine.robots.games import decisions
from tests.engine.table import table
from tests.engine.worlds import twin
from tests.quick import few

BUDGET = 1  # playouts, and three worlds
SEED = "cd" * 32


TWO, THREE = ("greenhorn", "deputy"), ("deputy", "cautious", "deputy")
SHORT = {
    "gryphon-2014": ("36", *TWO),
    "rio-grande-2001": ("20", *THREE),
    "alea-2001": ("32", *TWO),
    "summary": ("38", *THREE),
    "manual": ("9", *TWO),
}
"""For each edition the number of a game in which the player has few decisions, and the robots that play it."""


class Analysed(NamedTuple):
    """A finished game, its analysis for the player of seat 1, and the progress that was told meanwhile."""

    record: Record
    analysis: Analysis
    progress: list[tuple[int, int]]


@cache
def analysed(edition: str) -> Analysed:
    """An edition's short game."""
    number, *robots = SHORT[edition]
    record = finished(f"sum {edition} {number}", *robots, edition=edition)
    progress: list[tuple[int, int]] = []
    return Analysed(record, analyse(record, 1, "a", BUDGET, lambda done, of: progress.append((done, of))), progress)


@pytest.mark.slow
def test_a_game_with_more_decisions_has_less_time_for_each(monkeypatch: pytest.MonkeyPatch) -> None:
    """So that all of them take as long, if nothing else is said."""
    record, whole, _ = analysed("gryphon-2014")
    monkeypatch.setattr("engine.coach.WHOLE", {2: 2 * len(whole.decisions)})
    assert analyse(record, 1, "a").budget == 3
    monkeypatch.setattr("engine.coach.MOST_PLAYOUTS", 1)
    assert analyse(record, 1, "a") == whole


@pytest.mark.slow
@pytest.mark.parametrize("edition", few(SHORT, 3))
def test_the_three_terms_add_up_to_the_result(edition: str) -> None:
    """To the dollar, for every hand and for the game, whose result is the money and what winning is worth."""
    record, analysis, _ = analysed(edition)
    assert record.money
    assert analysis.result == pytest.approx(standing(record.money, 1, record.winner), abs=len(analysis.hands))
    for hand in analysis.hands:
        assert sum(hand.terms) == hand.result
    assert sum(analysis.terms) == analysis.result
    own = sum(decision.value - decision.marshal_value for decision in analysis.decisions)
    assert own == analysis.terms.own


@pytest.mark.slow
@pytest.mark.parametrize("edition", ["gryphon-2014", "rio-grande-2001"])
def test_every_choice_of_the_player_is_weighed_and_no_other(edition: str) -> None:
    record, analysis, progress = analysed(edition)
    chosen = [
        (before.n, after.made.move)
        for before, after in pairwise(replay(record))
        if after.made and after.made.seat == 1 and len(before.position.legal(1)) > 1
    ]
    assert [(decision.at, decision.move.text) for decision in analysis.decisions] == chosen
    assert progress == [(n, len(chosen)) for n in range(1, len(chosen) + 1)]


def test_it_is_told_what_the_player_was_told() -> None:
    """Moments are views and events of the seat, and moves of others only if they led to a shot."""
    record = finished("told", "deputy", "deputy", "cautious", edition="gryphon-2014")
    shots = 0
    for step, heard in zip(replay(record), hear(record, 1), strict=True):
        assert heard.view == step.position.seen_by(1)
        assert heard.new == step.position.events_for(1)
        if heard.made and heard.made.seat != 1:
            assert any(type(event).__name__ == "Shot" for event in heard.new)
            shots += 1
    assert shots > 5


@pytest.mark.slow
def test_what_is_expected_is_the_same_at_tables_that_differ_in_what_the_player_cannot_know() -> None:
    rng = random.Random("coach")
    for p, seat, told in decisions("twins of the coach", every=15):
        one, other = (_expected(q, seat, told) for q in (p, twin(p, seat, rng, SEED)))
        assert one == other


def _expected(p: Position, seat: int, told: tuple[object, ...]) -> object:
    heard = Heard(0, p.seen_by(seat), told, (), None)  # type: ignore[arg-type]
    moves = sorted(heard.view.legal)
    return Expectation(heard, seat, random.Random(5), 4).compare(moves[0], (moves[0], moves[-1]))


@pytest.mark.parametrize(("spread", "worlds"), [(0.0, 30), (8_000.0, 120), (60_000.0, 300)])
def test_moves_are_compared_in_more_worlds_if_they_differ_by_luck(
    spread: float, worlds: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In as many as are wanted at the usual spread, and at most two and a half times as many."""
    tried = []

    def try_moves(world: World, seat: int, moves: Iterable[Move], luck: int) -> dict[Move, float]:
        tried.append(luck)
        return {move: spread * (n and (-1) ** len(tried)) for n, move in enumerate(moves)}

    monkeypatch.setattr("engine.coach.expectation.try_moves", try_moves)
    p, seat, told = next(one for one in decisions("luck") if len(one.position.legal(one.seat)) > 1)
    heard = Heard(0, p.seen_by(seat), told, (), None)
    one, other, *_ = sorted(heard.view.legal)
    compared = Expectation(heard, seat, random.Random(1), 119).compare(one, (other, other))
    assert len(tried) == worlds
    assert compared.change.value == pytest.approx(0)


@pytest.mark.slow
@pytest.mark.parametrize(("choices", "asked"), [(["gun"], 2), (["gun", "discard WH"], 6)])
def test_the_marshal_is_asked_again_if_its_choices_differ(
    choices: list[str], asked: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    chosen = []

    def choose(*_: object) -> Move:
        chosen.append(choices[len(chosen) % len(choices)])
        return order(chosen[-1]).move

    monkeypatch.setattr("engine.robots.marshal.choose", choose)
    coach = Coach(0, random.Random(1), 40, 1, lambda done, of: None)
    coach.follow(_moments_of("discard FG"))
    assert len(chosen) == asked
    assert [move.text for move in coach.decisions[0].choices] == choices


def _moments_of(made: str) -> list[Heard]:
    """A Fastest Gun would take the lead on a poster that reaches $25,000; the seat makes this move."""
    piles = [{"JJ": "4JJ"}, {"JJ": "2JJ JJ*", "BS": "5BS"}]
    before = table(["FG WH", "2BD 3BC"], territories=piles, posters={"JJ": 9000}, money=[20000, 20000], supply="5BK")
    after = before.play(0, made)
    told = (Played(1, "HO", "", out_of_turn=False),)  # so the other player is not peaceful
    dealt = Heard(0, before.seen_by(0), told, (Dealt(1, 0, 0, "WE"),), None)
    return [dealt, Heard(1, after.seen_by(0), told + after.events_for(0), after.events_for(0), Made(0, made, "clock"))]


@pytest.mark.slow
def test_a_move_that_throws_the_game_away_is_a_mistake() -> None:
    coach = Coach(0, random.Random(1), 100, 1, lambda done, of: None)
    coach.follow(_moments_of("discard FG"))
    (decision,) = coach.decisions
    assert (decision.move, decision.choices, decision.mark) == (order("discard FG").move, (order("gun").move,), "clock")
    assert decision.is_mistake
    assert abs(decision.cost - 9_400) <= decision.error < 4_000, "what thousands of worlds tell"
    (reason,) = coach.explain()
    assert reason.what == "won"
    assert reason.chosen > reason.made + 20


@pytest.mark.parametrize(
    ("change", "seat", "budget", "named"),
    [
        ({"seed": None}, 0, BUDGET, "seed"),
        ({"moves": ()}, 0, BUDGET, "moves"),
        ({}, 2, BUDGET, "seat"),
        ({}, -1, BUDGET, "seat"),
        ({}, 0, 0, "budget"),
    ],
)
def test_what_cannot_be_analysed_is_refused(change: dict[str, object], seat: int, budget: int, named: str) -> None:
    record = replace(finished("again", "cautious", "deputy"), **change)  # type: ignore[arg-type]
    with pytest.raises(ValueError, match=f"^{named}: "):
        analyse(record, seat, "a", budget)


@pytest.mark.slow
def test_hands_that_have_ended_are_analysed_in_a_game_without_a_winner() -> None:
    """As in a deal of the day, which is one hand, or a game that its players have ended in its second one."""
    whole = analysed("gryphon-2014")
    moves, first = whole.record.moves, next(step.n for step in replay(whole.record) if step.n and step.made is None)
    for last in (first, first + 4):
        found = analyse(replace(whole.record, moves=moves[:last], money=None), 1, "a", BUDGET)
        assert found.hands == whole.analysis.hands[:1]
        assert found.decisions == tuple(one for one in whole.analysis.decisions if one.hand == 1)


@pytest.mark.slow
def test_an_analysis_may_begin_amid_a_hand() -> None:
    """As that of a game that branched from another: what was to be expected by then is nobody's doing in it."""
    record, whole, _ = analysed("gryphon-2014")
    first = whole.decisions[2]
    found = analyse(record, 1, "a", BUDGET, since=first.at)
    assert [one.at for one in found.decisions] == [one.at for one in whole.decisions if one.at >= first.at]
    assert [(one.hand, one.at) for one in found.course if one.cause is None] == [(first.hand, first.at)]
    hand, begins = found.hands[0], found.course[0]
    ends = next(one for one in whole.hands if one.hand == first.hand)
    assert (hand.hand, hand.result) == (first.hand, ends.result - begins.value)
    assert sum(hand.terms) == hand.result
    assert begins.error > 0
    assert [one.result for one in found.hands[1:]] == [one.result for one in whole.hands if one.hand > first.hand]


@pytest.mark.slow
def test_an_analysis_that_begins_with_a_hand_is_of_all_of_it() -> None:
    record, whole, _ = analysed("gryphon-2014")
    dealt = next(step.n for step in replay(record) if step.n and step.made is None)
    found = analyse(record, 1, "a", BUDGET, since=dealt)
    assert [one.hand for one in found.hands] == [one.hand for one in whole.hands[1:]]
    assert all(one.cause for one in found.course)
    assert sum(found.terms) == found.result == sum(one.result for one in whole.hands[1:])


@pytest.mark.slow
def test_the_same_seed_gives_the_same_analysis_and_another_does_not(
    tmp_path_factory: pytest.TempPathFactory, capsys: pytest.CaptureFixture[str]
) -> None:
    """The command prints it as JSON, or as the terms and the mistakes."""
    record, once, _ = analysed("gryphon-2014")
    file = tmp_path_factory.mktemp("coach") / "record.json"
    file.write_text(json.dumps(record.to_dict()))
    words = ["analyse", str(file), "--seat", "1", "--budget", "1"]
    assert main([*words, "--seed", "a", "--json"]) == 0
    again = capsys.readouterr().out
    assert Analysis.from_dict(json.loads(again)) == once
    assert main([*words, "--seed", "b"]) == 0
    printed = capsys.readouterr().out.splitlines()
    title, _, *hands, game = (line for line in printed if not line.startswith("Move "))
    assert title.startswith(record.players[1])
    assert [line.split()[:3] for line in hands] == [["hand", str(one.hand), f"{one.result:+,}"] for one in once.hands]
    assert game.split()[:2] == ["game", f"{once.result:+,}"]
    assert game.split()[2] != f"{once.terms.own:+,}"
    assert main(["analyse", str(file), "--seat", "5"]) == 2
    assert "--seat" in capsys.readouterr().err


def test_the_command_tells_the_mistakes_beside_the_marshal_s_choices(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    mistake = Decision(1, 4, *order("discard BS", ("discard FG", "gun")), -900, 100, 500, "discard", "clock")
    none = Decision(1, 6, *order("discard FG", ("gun",)), -900, -500, 500, "discard")
    hand = HandTerms(1, 0, Terms(-1400, 1400, 0), Terms(1, 1, 1))
    found = Analysis(0, "posse", BUDGET, (hand,), (mistake, none), (), ())
    monkeypatch.setattr("engine.commands.analyse.analyse", lambda *given: found)
    file = tmp_path / "record.json"
    file.write_text(json.dumps(finished("again", "greenhorn", "deputy").to_dict()))
    assert main(["analyse", str(file), "--seat", "0"]) == 0
    (told,) = (line for line in capsys.readouterr().out.splitlines() if line.startswith("Move"))
    made, *choices = (describe_move(move, NAMES, 0) for move in (mistake.move, *mistake.choices))
    assert told == f"Move 5 (by the clock): {made}; better: {' or '.join(choices)} (1,000 ± 500)."
