"""How a hand ends (docs/rules.md#end-of-a-hand)."""

from __future__ import annotations

import pytest

from tests.engine.table import hand, play, poster, refuses, stack, supply, table

EMPTIED = {"second_exhaustion": "emptied"}


def test_a_player_who_discards_their_last_card_ends_the_hand() -> None:
    q = play(table(["WH", "2WE", "3BS"], money=[1000, 0, 0]), "0 discard WH")
    assert (q.phase, q.to_act(), q.turn) == ("hand_over", [], 0)


def test_another_player_without_cards_ends_the_hand_with_the_turn() -> None:
    """Burt gives their last card to a Most Wanted!; Anna still finishes the turn."""
    p = table(["MW WH BS", "JJ", "3BD"])
    asked = play(p, "0 wanted ask JJ left")
    assert (asked.phase, hand(asked, 1)) == ("play", [])
    assert play(asked, "0 discard WH").phase == "hand_over"


def test_a_last_card_played_out_of_turn_ends_the_hand_with_the_turn() -> None:
    p = table(["3JJ WH BS", "JJ*", "3BD"])
    q = play(p, "0 play JJ 3", "1 photo JJ")
    assert (q.phase, q.turn, hand(q, 1)) == ("play", 0, [])
    assert play(q, "0 discard BS").phase == "hand_over"


def test_a_last_wyatt_earp_out_of_turn_ends_the_hand_with_the_turn() -> None:
    p = table(["HO WH BS", "WE", "3BD"], territories=[{}, {"JJ": "3JJ"}], supply="SK SK")
    q = play(p, "0 hideout", "0 choose 1 JJ", "1 wyatt clear")
    assert (q.phase, q.turn) == ("play", 0)
    assert play(q, "0 discard BS").phase == "hand_over"


def test_everybody_still_holding_cards_plays_on() -> None:
    assert play(table(["2WH", "WE", "BS"]), "0 discard WH").phase == "draw"


@pytest.mark.parametrize("left", ["", "JJ"])
def test_needed_ends_the_hand_before_a_card_is_drawn(left: str) -> None:
    """Fewer than two cards in a supply that was reshuffled: the draw ends the hand at once."""
    p = table(["WH", "2WE"], phase="draw", supply=left, discard="SK BK", rest=1, reshuffled=True)
    q = play(p, "0 draw supply")
    assert (q.phase, q.turn, hand(q, 0), stack(q)) == ("hand_over", 0, ["WH"], ["SK", "BK"])
    assert supply(q) == ([left] if left else [])


def test_needed_asks_for_nothing_while_two_cards_are_left() -> None:
    """The last two cards of the second supply are drawn and the turn is played."""
    p = table(["WH", "2WE"], phase="draw", supply="JJ BS", discard="SK BK", rest=1, reshuffled=True)
    q = play(p, "0 draw supply")
    assert (q.phase, supply(q)) == ("play", [])
    assert play(q, "0 discard WH").phase == "draw"


def test_needed_lets_the_hand_go_on_over_the_stack() -> None:
    """With nothing left in the supply the stack can still be drawn from."""
    p = table(["WH", "2WE"], phase="draw", supply="", discard="SK BK", rest=1, reshuffled=True)
    assert play(p, "0 draw discard").phase == "play"


def test_needed_is_no_matter_of_shots() -> None:
    """A shot that takes the last card ends nothing; the next shot is not to be had."""
    p = table(
        ["BR SR WH", "2WE"],
        territories=[{"JJ": "3JJ"}],
        supply="SK",
        discard="BK",
        rest=1,
        reshuffled=True,
    )
    q = play(p, "0 bank", "0 choose JJ")
    assert (q.phase, supply(q)) == ("play", [])


def test_emptied_ends_the_hand_after_the_draw() -> None:
    """The last cards leave the supply for the second time: drawn, and over."""
    p = table(["WH", "2WE"], phase="draw", supply="JJ BS", discard="SK", rest=1, reshuffled=True, house_rules=EMPTIED)
    q = play(p, "0 draw supply")
    assert (q.phase, q.turn, hand(q, 0), supply(q)) == ("hand_over", 0, ["BS", "JJ", "WH"], [])


def test_emptied_the_first_time_is_not_the_second() -> None:
    p = table(["WH", "2WE"], phase="draw", supply="JJ BS", discard="SK", rest=1, house_rules=EMPTIED)
    assert play(p, "0 draw supply").phase == "play"


def test_emptied_with_one_card_left_draws_it_and_ends() -> None:
    p = table(["WH", "2WE"], phase="draw", supply="JJ", discard="SK", rest=1, reshuffled=True, house_rules=EMPTIED)
    q = play(p, "0 draw supply")
    assert (q.phase, hand(q, 0), stack(q)) == ("hand_over", ["JJ", "WH"], ["SK"])


def test_emptied_by_a_reshuffle_that_is_used_up_at_once() -> None:
    """One card, then a reshuffle of one card: the supply has run out twice within a draw."""
    p = table(["WH", "2WE"], phase="draw", supply="JJ", discard="SK", rest=1, house_rules=EMPTIED)
    q = play(p, "0 draw supply", shuffles=[["SK"]])
    assert (q.phase, hand(q, 0)) == ("hand_over", ["JJ", "SK", "WH"])


def test_emptied_ends_the_hand_after_wyatt_earps_draw() -> None:
    p = table(["WE WH", "2BD"], supply="JJ BS", discard="SK", rest=1, reshuffled=True, house_rules=EMPTIED)
    q = play(p, "0 wyatt draw")
    assert (q.phase, hand(q, 0)) == ("hand_over", ["BS", "JJ", "WH"])


def test_emptied_completes_the_shot_that_missed() -> None:
    """The card that missed still goes to the stack, then the hand ends."""
    p = table(
        ["BR 2WH", "2BD"],
        territories=[{"JJ": "3JJ"}],
        supply="WE",
        discard="SK",
        rest=1,
        reshuffled=True,
        house_rules=EMPTIED,
    )
    q = play(p, "0 bank")
    assert (q.phase, stack(q)) == ("hand_over", ["BR", "WE", "SK"])


def test_emptied_completes_the_shot_that_hit() -> None:
    """The choice is still made, and pays; then the hand ends."""
    p = table(
        ["BR 2WH", "2BD"],
        territories=[{"JJ": "JJ"}],
        supply="BS",
        discard="SK",
        rest=1,
        reshuffled=True,
        house_rules=EMPTIED,
    )
    shot = play(p, "0 bank")
    assert (shot.phase, shot.to_act()) == ("choose", [0])
    q = play(shot, "0 choose JJ")
    assert (q.phase, q.to_dict()["territories"][0], poster(q, "JJ")) == ("hand_over", {"JJ": ["JJ", "BR"]}, 2000)


def test_a_hand_that_ends_in_a_draw_leaves_the_turn_unfinished() -> None:
    """Nothing can be played or discarded any more."""
    p = table(["3JJ WH", "2WE"], phase="draw", supply="", discard="SK", rest=1, reshuffled=True)
    q = play(p, "0 draw supply")
    refuses(q, "0 play JJ 3", "0 discard WH", "1 draw supply")


def test_cards_left_in_hands_count_for_nothing() -> None:
    """Ten points in Burt's hand, none of them scored."""
    p = table(["WH", "5JJ JJ*"], territories=[{"JJ": "2JJ"}], posters={"JJ": 9000})
    q = play(p, "0 discard WH")
    assert (q.to_dict()["money"], poster(q, "JJ")) == ([0, 0], 9000)
    assert hand(q, 1) == ["JJ"] * 5 + ["JJ*"]
