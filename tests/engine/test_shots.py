"""Shots (docs/rules.md#shots)."""

from __future__ import annotations

import pytest

from tests.engine.table import cards, hand, pending, play, poster, refuses, stack, supply, table

NEEDS_A_SHOT = {
    "SR": "stagecoach",
    "BR": "bank",
    "FG": "gun",
    "MW": "wanted steal",
    "HO": "hideout",
    "WE": "wyatt clear",
}
"""Each card that shoots, and its move."""

TERRITORIES = [{"JJ": "3JJ HO"}, {"BS": "3BS"}]
"""Something to choose for all of them."""

every_shooter = pytest.mark.parametrize(("card", "move"), NEEDS_A_SHOT.items())


@every_shooter
def test_the_top_card_of_the_supply_is_turned_up_onto_the_stack(card: str, move: str) -> None:
    p = table([[card, "WH"], "2BD"], territories=TERRITORIES, supply="SK BK", discard="BC")
    q = play(p, f"0 {move}")
    assert supply(q) == supply(p)[1:]
    expected = {"MW": ["MW", "SK", "BC"], "WE": ["SK", "WE", "BC"]}.get(card, ["SK", "BC"])
    assert stack(q) == expected


@every_shooter
def test_an_outlaw_card_is_a_hit_and_the_target_is_chosen_after_it(card: str, move: str) -> None:
    p = table([[card, "WH"], "2BD"], territories=TERRITORIES, supply="SK")
    q = play(p, f"0 {move}")
    assert (q.phase, q.to_act(), pending(q)) == ("choose", [0], {"move": move, "seat": 0})
    assert all(answer.startswith("choose ") for answer in q.legal(0))
    assert q.legal(1) == []


@every_shooter
@pytest.mark.parametrize("turned", ["SK*", "WE", "BR"])
def test_a_sheriff_card_is_a_miss(card: str, move: str, turned: str) -> None:
    p = table([[card, "WH"], "2BD"], territories=TERRITORIES, supply=[turned], discard="BC")
    q = play(p, f"0 {move}")
    assert (q.phase, pending(q)) == ("play", None)
    assert q.to_dict()["territories"] == p.to_dict()["territories"]
    assert stack(q) == ([turned, "WE", "BC"] if card == "WE" else [card, turned, "BC"])


@every_shooter
def test_a_card_that_missed_counts_as_the_sheriff_card_of_the_turn(card: str, move: str) -> None:
    p = table([[card, "BR", "MW", "WH"], "2BD"], territories=TERRITORIES, supply="SK*")
    q = play(p, f"0 {move}")
    assert q.to_dict()["sheriff_played"]
    refuses(q, "0 bank", "0 wanted steal", "0 wanted ask JJ left")


@every_shooter
def test_an_empty_supply_is_made_anew_for_the_shot(card: str, move: str) -> None:
    """The stack had not been reshuffled: it is now, a Wyatt Earp just played with it."""
    p = table([[card, "WH"], ""], territories=TERRITORIES, discard="SK BC", rest=1)
    order = ["SK", "BC", "WE"] if card == "WE" else ["SK", "BC"]
    q = play(p, f"0 {move}", shuffles=[order])
    assert (q.phase, q.to_dict()["reshuffled"], supply(q)) == ("choose", True, order[1:])
    assert stack(q) == (["MW", "SK"] if card == "MW" else ["SK"])


@every_shooter
def test_a_card_that_needs_a_shot_may_not_be_played_when_none_can_be_had(card: str, move: str) -> None:
    """Supply empty and reshuffled before: the stack does not help."""
    p = table([[card, "WH"], ""], territories=TERRITORIES, discard="SK BC", rest=1, reshuffled=True)
    refuses(p, f"0 {move}")


@pytest.mark.parametrize("card", ["SR", "BR", "FG", "MW", "HO"])
def test_the_card_itself_does_not_count_for_its_shot(card: str) -> None:
    """Supply and stack empty: there is nothing to turn up but the card that shoots."""
    refuses(table([[card, "WH"], ""], territories=TERRITORIES, rest=1), f"0 {NEEDS_A_SHOT[card]}")


def test_a_wyatt_earp_counts_for_its_own_shot() -> None:
    """Wyatt Earp is on the stack before its effect: shuffled in, it is turned up itself and misses."""
    p = table(["WE WH", ""], territories=TERRITORIES, rest=1)
    q = play(p, "0 wyatt clear", shuffles=[["WE"]])
    assert (q.phase, stack(q), supply(q), q.to_dict()["reshuffled"]) == ("play", ["WE"], [], True)


@pytest.mark.parametrize("card", ["SR", "BR", "FG", "MW", "HO"])
def test_keep_top_leaves_the_top_card_out_of_the_count(card: str) -> None:
    """A stack of one gives no shot, a stack of two gives its lower card."""
    kept = {"reshuffle": "keep_top"}
    hands = [[card, "WH"], ""]
    one = table(hands, territories=TERRITORIES, discard="SK", rest=1, house_rules=kept)
    refuses(one, f"0 {NEEDS_A_SHOT[card]}")
    two = table(hands, territories=TERRITORIES, discard="SK BC", rest=1, house_rules=kept)
    q = play(two, f"0 {NEEDS_A_SHOT[card]}", shuffles=[["BC"]])
    assert stack(q) == (["MW", "BC", "SK"] if card == "MW" else ["BC", "SK"])


def test_keep_top_keeps_the_wyatt_earp_that_shoots() -> None:
    """Wyatt Earp is the top card: alone it allows no shot, with a card below it does."""
    kept = {"reshuffle": "keep_top"}
    refuses(table(["WE WH", ""], territories=TERRITORIES, rest=1, house_rules=kept), "0 wyatt clear")
    p = table(["WE WH", ""], territories=TERRITORIES, discard="SK", rest=1, house_rules=kept)
    q = play(p, "0 wyatt clear", shuffles=[["SK"]])
    assert (q.phase, stack(q)) == ("choose", ["SK", "WE"])


def test_a_card_that_could_have_no_legal_target_may_not_be_played() -> None:
    """No pile of one's own, no pile of another, no Hideout to clear."""
    p = table(["SR BR FG MW HO WE WH", "2BD"])
    refuses(p, "0 stagecoach", "0 bank", "0 gun", "0 wanted steal", "0 hideout", "0 wyatt clear")


def test_the_card_lies_on_the_table_while_the_target_is_open() -> None:
    """Neither in the hand nor on the stack nor on a pile yet."""
    p = table(["BR WH", "2BD"], territories=[{"JJ": "3JJ", "SK": "3SK"}], supply="BS", discard="BC")
    q = play(p, "0 bank")
    assert (hand(q, 0), stack(q), q.to_dict()["sheriff_played"]) == (["WH"], ["BS", "BC"], True)
    assert sorted(q.legal(0)) == ["choose JJ", "choose SK"]


def test_the_money_comes_with_the_target() -> None:
    """A hit alone pays nothing yet, a miss never."""
    p = table(["SR WH", "2BD"], territories=[{"JJ": "3JJ"}], supply=cards("BS"))
    q = play(p, "0 stagecoach")
    assert poster(q, "JJ") == 1000
    assert poster(play(q, "0 choose JJ"), "JJ") == 4000


@every_shooter
def test_a_choice_with_a_single_answer_is_still_asked(card: str, move: str) -> None:
    p = table([[card, "WH"], "2BD"], territories=TERRITORIES, supply="SK")
    shot = play(p, f"0 {move}")
    assert len(shot.legal(0)) == 1
    assert play(shot, f"0 {shot.legal(0)[0]}").to_dict()["territories"] != p.to_dict()["territories"]


# The order on the discard stack


def test_a_wyatt_earp_goes_there_when_played_before_its_effect() -> None:
    p = table(["WE WH", "2BD"], supply="JJ BS", discard="BC")
    assert stack(play(p, "0 wyatt draw")) == ["WE", "BC"]
    assert stack(play(p, "0 wyatt search")) == ["WE", "BC"]


@pytest.mark.parametrize("card", ["SR", "BR", "FG", "MW", "HO"])
def test_every_other_sheriff_card_goes_there_after_the_shots_card(card: str) -> None:
    p = table([[card, "WH"], "2BD"], territories=TERRITORIES, supply="SK*", discard="BC")
    assert stack(play(p, f"0 {NEEDS_A_SHOT[card]}")) == [card, "SK*", "BC"]


def test_displaced_cleared_and_orphaned_cards_go_on_last() -> None:
    gun = table(["FG WH", "2BD"], territories=[{"JJ": "3JJ"}, {"BS": "BS FG"}], supply="SK", discard="BC")
    assert stack(play(gun, "0 gun", "0 choose JJ")) == ["FG", "SK", "BC"]
    clear = table(["WE WH", "2BD"], territories=[{"JJ": "3JJ HO"}], supply="SK", discard="BC")
    assert stack(play(clear, "0 wyatt clear", "0 choose JJ")) == ["HO", "SK", "WE", "BC"]
    steal = table(["MW WH", "2BD"], territories=[{}, {"JJ": "JJ BR"}], supply="SK", discard="BC")
    assert stack(play(steal, "0 wanted steal", "0 choose 1 JJ")) == ["BR", "MW", "SK", "BC"]
