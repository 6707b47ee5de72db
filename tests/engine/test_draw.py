"""The draw (docs/rules.md#draw)."""

from __future__ import annotations

import pytest

from tests.engine.table import cards, hand, in_order, play, refuses, stack, supply, table


def test_two_from_the_supply_or_one_from_the_stack_and_nothing_else() -> None:
    p = table(["WH", "2WE"], phase="draw", supply="JJ BS SK", discard="BK BD")
    assert sorted(p.legal(0)) == ["draw discard", "draw supply"]
    refuses(p, "0 discard WH", "0 pass", "0 wyatt draw", "1 draw supply")


def test_the_two_top_cards_of_the_supply() -> None:
    p = table(["WH", "2WE"], phase="draw", supply="JJ BS SK", discard="BK BD")
    q = play(p, "0 draw supply")
    assert hand(q, 0) == ["BS", "JJ", "WH"]
    assert supply(q) == supply(p)[2:]
    assert stack(q) == ["BK", "BD"]


def test_the_top_card_of_the_discard_stack() -> None:
    p = table(["WH", "2WE"], phase="draw", supply="JJ BS SK", discard="BK BD")
    q = play(p, "0 draw discard")
    assert hand(q, 0) == ["BK", "WH"]
    assert (supply(q), stack(q)) == (supply(p), ["BD"])


def test_a_supply_that_is_empty_is_made_anew_from_the_whole_stack() -> None:
    """The first time in a hand: the stack is shuffled, nothing of it stays, and the drawing goes on."""
    p = table(["WH", "2WE"], phase="draw", discard="JJ BS SK BK", rest=1)
    q = play(p, "0 draw supply", shuffles=[cards("SK BK BS JJ")])
    assert hand(q, 0) == ["BK", "SK", "WH"]
    assert (supply(q), stack(q), q.to_dict()["reshuffled"]) == (["BS", "JJ"], [], True)


def test_the_drawing_goes_on_in_the_middle() -> None:
    """One card of the old supply, then the shuffle, then one of the new."""
    p = table(["WH", "2WE"], phase="draw", supply="JJ", discard="BS SK BK", rest=1)
    q = play(p, "0 draw supply", shuffles=[cards("SK BK BS")])
    assert hand(q, 0) == ["JJ", "SK", "WH"]
    assert (supply(q), stack(q)) == (["BK", "BS"], [])


def test_taking_exactly_the_last_cards_shuffles_nothing_yet() -> None:
    p = table(["WH", "2WE"], phase="draw", supply="JJ BS", discard="SK BK", rest=1)
    q = play(p, "0 draw supply")
    assert (supply(q), stack(q), q.to_dict()["reshuffled"]) == ([], ["SK", "BK"], False)
    assert (q.phase, hand(q, 0)) == ("play", ["BS", "JJ", "WH"])


def test_a_draw_from_the_stack_never_shuffles() -> None:
    p = table(["WH", "2WE"], phase="draw", discard="SK BK", rest=1)
    q = play(p, "0 draw discard")
    assert (supply(q), stack(q), q.to_dict()["reshuffled"]) == ([], ["BK"], False)


def test_the_second_time_ends_the_hand() -> None:
    """See the end of a hand; here only that the stack is not shuffled again."""
    p = table(["WH", "2WE"], phase="draw", supply="", discard="SK BK", rest=1, reshuffled=True)
    q = play(p, "0 draw supply")
    assert (q.phase, stack(q), supply(q)) == ("hand_over", ["SK", "BK"], [])


@pytest.mark.parametrize("second", ["needed", "emptied"])
@pytest.mark.parametrize(("in_supply", "in_stack"), [("", ""), ("", "SK"), ("JJ", "")])
def test_a_reshuffle_that_yields_too_few_is_the_second_time_too(in_supply: str, in_stack: str, second: str) -> None:
    """Those there are are drawn, then the hand ends, however the second time is defined."""
    p = table(
        ["WH", "2WE"],
        phase="draw",
        supply=in_supply,
        discard=in_stack,
        rest=1,
        house_rules={"second_exhaustion": second},
    )
    q = play(p, "0 draw supply", shuffles=[cards(in_stack)])
    assert q.phase == "hand_over"
    assert hand(q, 0) == in_order(["WH", *cards(in_supply), *cards(in_stack)])
    assert (supply(q), stack(q), q.to_dict()["reshuffled"]) == ([], [], True)


def test_with_keep_top_the_top_card_stays_as_the_stack() -> None:
    """`reshuffle` keep_top: all but the top card make the new supply."""
    p = table(["WH", "2WE"], phase="draw", discard="JJ BS SK BK", rest=1, house_rules={"reshuffle": "keep_top"})
    q = play(p, "0 draw supply", shuffles=[cards("SK BK BS")])
    assert (hand(q, 0), supply(q), stack(q)) == (["BK", "SK", "WH"], ["BS"], ["JJ"])


def test_with_keep_top_a_stack_of_one_card_yields_nothing() -> None:
    p = table(["WH", "2WE"], phase="draw", supply="BS", discard="JJ", rest=1, house_rules={"reshuffle": "keep_top"})
    q = play(p, "0 draw supply", shuffles=[[]])
    assert (q.phase, hand(q, 0), stack(q)) == ("hand_over", ["BS", "WH"], ["JJ"])


def test_the_reshuffle_may_yield_just_enough() -> None:
    """One card left and one in the stack are two cards: with `needed` the turn goes on."""
    p = table(["WH", "2WE"], phase="draw", supply="BS", discard="JJ", rest=1)
    q = play(p, "0 draw supply", shuffles=[["JJ"]])
    assert (q.phase, hand(q, 0), supply(q), stack(q)) == ("play", ["BS", "JJ", "WH"], [], [])
