"""Playing a line of orders move by move (docs/formats.md#what-people-type)."""

from __future__ import annotations

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import engine
from engine import IllegalMove, PlayedLine, Position, read
from tests.engine.clauses import reached
from tests.engine.orders import order
from tests.engine.table import deck_with_top, hand, pile, stack, table

HIT, MISS = "WH", "WE"
ANYTHING = ["discard WH", "discard WE", "play JJ 1", "choose JJ", "choose 1 BS", "pass", "take BR", "draw supply"]
WITHOUT_WINDOW = "2BR 2JJ WH | 2SK; piles: 3JJ, 3BK; supply: WH; photo_window: false"


def line(p: Position, seat: int, text: str, single: bool = False) -> PlayedLine:
    return engine.play_line(p, seat, read(text, p.players), single)


def moves(played: PlayedLine) -> list[str]:
    """The moves a line made; on the way, that its steps lead to its position."""
    assert [step.after for step in played.steps][-1:] in ([], [played.position])
    return [step.move.text for step in played.steps]


def why(played: PlayedLine) -> str:
    """The reason the line stopped. It is always a refusal of the third kind: the words were read."""
    assert isinstance(played.stopped, IllegalMove)
    assert played.rest == []
    return played.stopped.message


def two_piles(supply: str = HIT, piles: str = "JJ BK", **more: object) -> Position:
    """Anna may shoot; she has piles of these Outlaws, and no photo window will disturb her."""
    mine = {outlaw: f"3{outlaw}" for outlaw in piles.split()}
    return table(["2BR 2JJ WH", "2SK"], territories=[mine], supply=supply, house_rules={"photo_window": False}, **more)


# --- a turn -----------------------------------------------------------------------------------------------


def test_a_whole_turn_in_one_line() -> None:
    p = table(["3JJ WH", "2SK"], phase="draw", supply="BK BD", house_rules={"photo_window": False})
    played = line(p, 0, "draw supply; 3 jesse; discard wes")
    assert moves(played) == ["draw supply", "play JJ 3", "discard WH"]
    assert {step.seat for step in played.steps} == {0}
    assert (played.stopped, played.rest, played.position.turn) == (None, [], 1)
    assert pile(played.position, 0, "JJ") == ["JJ"] * 3


def test_played_until_the_first_refusal_which_leaves_what_was_done() -> None:
    p = two_piles()
    played = line(p, 0, "2 jesse; play belle 3; discard wes")
    assert moves(played) == ["play JJ 2"]
    assert played.position.to_dict() == p.play(0, "play JJ 2").to_dict()
    assert "play BS 3" in why(played)


def test_a_first_move_refused_changes_nothing() -> None:
    p = two_piles()
    for seat, text in ((0, "draw supply; discard wes"), (1, "discard sundance"), (0, "choose jesse")):
        played = line(p, seat, text)
        assert played.steps == []
        assert played.position is p
        assert why(played)


@pytest.mark.parametrize(
    ("start", "seat", "text", "done", "reason"),
    [
        (WITHOUT_WINDOW, 0, "discard wes; bank > jesse; pass", ["discard WH"], "your turn has ended"),
        (WITHOUT_WINDOW, 0, "discard wes; bank > jesse; pass", ["discard WH"], "bank > JJ; pass"),
        ("WH | 2SK", 0, "discard wes; draw supply", ["discard WH"], "the hand has ended"),
        # Burt's Photo is all they may play in Anna's turn
        ("3JJ WH | JJ* SK; 0 play JJ 3", 1, "jesse photo; draw supply", ["photo JJ"], "you cannot react any more"),
    ],
)
def test_what_comes_after_the_turn_the_hand_or_a_reaction_is_not_played(
    start: str, seat: int, text: str, done: list[str], reason: str
) -> None:
    played = line(reached(start), seat, text)
    assert moves(played) == done
    assert reason in why(played)


# --- windows ----------------------------------------------------------------------------------------------


def test_a_window_that_opens_stops_the_line_and_keeps_its_rest() -> None:
    p = table(["3JJ BR WH", "2SK", "BS"])
    played = line(p, 0, "3 jesse; bank > jesse, belle; discard wes")
    assert moves(played) == ["play JJ 3"]
    assert played.position.phase == "react"
    assert (played.stopped, played.rest) == (None, [order("bank", ("choose JJ", "choose BS")), order("discard WH")])
    assert read(engine.write_orders(played.rest), p.players) == played.rest


# --- targets ahead ----------------------------------------------------------------------------------------


def test_the_first_target_that_can_be_chosen_is_used() -> None:
    played = line(two_piles(), 0, "bank > sundance, billy, jesse; discard wes")
    assert moves(played) == ["bank", "choose BK", "discard WH"]
    assert played.stopped is None


def test_targets_are_ignored_where_no_choice_comes_up() -> None:
    played = line(two_piles(MISS), 0, "bank > jesse; discard wes")
    assert moves(played) == ["bank", "discard WH"]
    assert played.stopped is None


@pytest.mark.parametrize("single", [False, True])
def test_if_no_target_can_be_chosen_the_line_stops_and_the_choice_stays_open(single: bool) -> None:
    played = line(two_piles(), 0, "bank > sundance, belle; discard wes", single)
    assert moves(played) == ["bank"]
    assert played.position.phase == "choose"
    reason = why(played)
    assert all(
        words in reason for words in ("choose SK", "choose BS", "choose BK", "choose JJ", "you still have to choose")
    )


def test_a_single_answer_is_played_though_another_was_named_and_the_line_stops() -> None:
    """Nobody is asked what has one answer; but an order that could not be carried out never goes on to the next."""
    p = two_piles(piles="JJ")
    played = line(p, 0, "bank > sundance; discard wes", single=True)
    assert moves(played) == ["bank", "choose JJ"]
    assert "choose SK" in (reason := why(played))
    assert "choose JJ" in reason
    assert moves(line(p, 0, "bank > sundance; discard wes")) == ["bank"]


# --- choices without targets ------------------------------------------------------------------------------


def test_a_single_answer_is_played_unasked() -> None:
    p = two_piles(piles="JJ")
    assert moves(line(p, 0, "bank; discard wes", single=True)) == ["bank", "choose JJ", "discard WH"]
    assert moves(line(p, 0, "bank", single=True)) == ["bank", "choose JJ"]
    played = line(p, 0, "bank")
    assert (moves(played), played.stopped, played.position.phase) == (["bank"], None, "choose")


@pytest.mark.parametrize("single", [False, True])
def test_the_next_order_may_be_the_answer(single: bool) -> None:
    for piles in ("JJ BK", "JJ"):
        played = line(two_piles(piles=piles), 0, "bank; choose jesse; discard wes", single)
        assert moves(played) == ["bank", "choose JJ", "discard WH"]
        assert played.stopped is None


def test_an_answer_of_ones_own_that_cannot_be_is_refused_and_the_single_one_played() -> None:
    played = line(two_piles(piles="JJ"), 0, "bank; choose belle; discard wes", single=True)
    assert moves(played) == ["bank", "choose JJ"]
    assert "choose BS" in why(played)


@pytest.mark.parametrize("single", [False, True])
def test_a_real_choice_must_be_answered_before_anything_else(single: bool) -> None:
    played = line(two_piles(), 0, "bank; discard wes", single)
    assert moves(played) == ["bank"]
    assert played.position.phase == "choose"
    assert "discard WH" in why(played)


# --- shuffles, and any line at all ------------------------------------------------------------------------


def test_orders_of_shuffles_are_used_over_the_whole_line() -> None:
    """One for each reshuffle; there is one in a hand, and what is too many is never used."""
    p = two_piles(supply="", rest=1, phase="draw", discard="BS SK BD")
    played = engine.play_line(
        p, 0, read("draw supply; bank > jesse; discard wes", p.players), shuffles=[["SK", "BD", "BS"], ["BC"]]
    )
    assert moves(played) == ["draw supply", "bank", "choose JJ", "discard WH"]
    assert {"SK", "BD"} <= set(hand(played.position, 0))
    assert stack(played.position) == ["WH", "BS"]
    with pytest.raises(ValueError, match="shuffle"):
        engine.play_line(p, 0, [order("draw supply")])


@pytest.mark.parametrize(("turned", "winner"), [("BS BR", 0), ("BR BS", 1)])
def test_a_duels_shuffle_comes_after_the_reshuffle_of_the_same_line(turned: str, winner: int) -> None:
    """Burt has no card, so the hand ends with Anna's discard, and the game with the hand."""
    p = table(["2WH", ""], phase="draw", rest="discard", money=[30_000, 30_000])
    shuffles = [stack(p), deck_with_top(turned)]
    played = engine.play_line(p, 0, read("draw supply; discard wes", p.players), shuffles=shuffles)
    assert moves(played) == ["draw supply", "discard WH"]
    assert (played.position.phase, played.position.winner) == ("game_over", winner)


@pytest.mark.slow
@settings(max_examples=60)
@given(st.randoms(use_true_random=False), st.sampled_from(sorted(engine.EDITIONS)), st.integers(2, 4), st.booleans())
def test_a_line_is_its_moves_played_one_by_one(chance: random.Random, edition: str, players: int, single: bool) -> None:
    """Whatever the orders: the steps are legal moves of the seat, lead to the position, and nothing is lost unsaid."""
    p = engine.new_game(["Anna", "Burt", "Curt", "Dora"][:players], edition, seed=f"{chance.getrandbits(256):064x}")
    for _ in range(25):
        if p.phase == "game_over":
            break
        if p.phase == "hand_over":
            p = p.next_hand()
        seat = chance.choice(p.to_act())
        orders = [order(chance.choice(p.legal(seat)))]
        orders += [order(move) for move in chance.choices(ANYTHING, k=chance.randrange(4))]
        orders += [order("bank", ("choose JJ", "choose BS"))] * chance.randrange(2)
        before = p.to_dict()
        played = engine.play_line(p, seat, orders, single)
        assert p.to_dict() == before
        for step in played.steps:
            assert step.seat == seat
            assert step.move.text in p.legal(seat)
            p = p.play(seat, step.move.text)
            assert p.to_dict() == step.after.to_dict()
        assert p.to_dict() == played.position.to_dict()
        assert moves(played)[0] == orders[0].move.text
        asked = [order.move.text for order in orders]
        done = [move for move in moves(played) if move in asked]
        if played.rest:
            assert (played.stopped, p.phase, p.turn) == (None, "react", seat)
            assert asked[len(asked) - len(played.rest) :] == [order.move.text for order in played.rest]
        elif played.stopped is None:
            assert len(done) >= len(orders)
        if single and p.phase == "choose":
            assert len(p.legal(seat)) > 1
