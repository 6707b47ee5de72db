"""Wyatt Earp in one's own turn (docs/rules.md#wyatt-earp)."""

from __future__ import annotations

import pytest

from tests.engine.table import begins, cards, hand, pending, pile, play, refuses, stack, supply, table


def test_draw_takes_the_two_top_cards_of_the_supply() -> None:
    p = table(["WE WH", "2BD"], supply="JJ BS SK", discard="BC")
    q = play(p, "0 wyatt draw")
    assert (hand(q, 0), stack(q), q.phase) == (["BS", "JJ", "WH"], ["WE", "BC"], "play")
    assert supply(q) == supply(p)[2:]


def test_what_was_drawn_may_be_laid_this_turn() -> None:
    p = table(["WE JJ WH", "2BD"], supply="2JJ", house_rules={"photo_window": False})
    assert pile(play(p, "0 wyatt draw", "0 play JJ 3"), 0, "JJ") == ["JJ"] * 3


def test_a_sheriff_card_drawn_may_not_be_played_this_turn() -> None:
    p = table(["WE WH", "2BD"], supply="BR WE", territories=[{"JJ": "3JJ"}])
    q = play(p, "0 wyatt draw")
    refuses(q, "0 bank", "0 wyatt draw", "0 wyatt search")
    assert q.to_dict()["may_play_now"] is None


def test_draw_reshuffles_if_that_is_still_to_come() -> None:
    """Wyatt Earp is on the stack already: when the whole stack is shuffled it may be drawn again."""
    p = table(["WE WH", ""], supply="JJ", discard="SK BC", rest=1)
    q = play(p, "0 wyatt draw", shuffles=[cards("WE BC SK")])
    assert (hand(q, 0), supply(q), stack(q)) == (["JJ", "WH", "WE"], ["BC", "SK"], [])
    assert q.to_dict()["reshuffled"]


@pytest.mark.parametrize(
    ("in_supply", "in_stack", "reshuffled", "kept", "legal"),
    [
        ("2JJ", "", True, False, True),
        ("JJ", "5SK", True, False, False),
        ("", "5SK", True, False, False),
        ("JJ", "", False, False, True),  # with the Wyatt Earp itself there are two
        ("", "SK", False, False, True),
        ("", "", False, False, False),
        ("JJ", "", False, True, False),  # it is the top card and stays
        ("JJ", "SK", False, True, True),
        ("", "SK", False, True, False),
        ("", "2SK", False, True, True),
    ],
)
def test_draw_is_legal_only_while_two_cards_can_be_had(
    in_supply: str, in_stack: str, reshuffled: bool, kept: bool, legal: bool
) -> None:
    house = {"reshuffle": "keep_top" if kept else "all"}
    p = table(["WE WH", ""], supply=in_supply, discard=in_stack, rest=1, reshuffled=reshuffled, house_rules=house)
    assert ("wyatt draw" in p.legal(0)) == legal


def test_search_takes_one_card_of_the_whole_stack() -> None:
    """Any kind that lies there, each named once."""
    p = table(["WE WH", "2BD"], discard="SK BC BR SK JJ*")
    q = play(p, "0 wyatt search")
    assert (q.phase, pending(q), q.to_act()) == ("choose", {"move": "wyatt search", "seat": 0}, [0])
    assert sorted(q.legal(0)) == ["take BC", "take BR", "take JJ*", "take SK"]
    taken = play(q, "0 take BC")
    assert (hand(taken, 0), stack(taken)) == (["BC", "WH"], ["WE", "SK", "BR", "SK", "JJ*"])


def test_search_never_takes_a_wyatt_earp() -> None:
    p = table(["WE WH", "2BD"], discard="WE SK WE")
    assert play(p, "0 wyatt search").legal(0) == ["take SK"]


def test_the_stack_is_looked_through_only_now() -> None:
    """Before the card is played nobody, its owner neither, sees more than the top."""
    p = table(["WE WH", "2BD"], discard="SK BC BR")
    assert p.view(0)["discard"] == {"top": "SK", "size": 3}


def test_nobody_is_told_what_was_taken() -> None:
    """Burt is told the same whichever of two cards it was."""
    p = play(table(["WE WH", "2BD"], discard="SK BC BR"), "0 wyatt search")
    one, other = play(p, "0 take BC"), play(p, "0 take BR")
    assert one.view(1) == other.view(1)
    assert repr(one.events_for(1)) == repr(other.events_for(1))
    assert repr(one.events_for(0)) != repr(other.events_for(0))


def test_a_sheriff_card_taken_may_be_played_immediately_as_the_second() -> None:
    p = table(["WE WH", "2BD"], territories=[{"JJ": "3JJ"}], supply="BS", discard="SK BR")
    q = play(p, "0 wyatt search", "0 take BR")
    assert (q.to_dict()["may_play_now"], q.to_dict()["sheriff_played"]) == ("BR", True)
    robbed = play(q, "0 bank", "0 choose JJ")
    assert pile(robbed, 0, "JJ") == ["JJ"] * 3 + ["BR"]
    assert robbed.to_dict()["may_play_now"] is None


def test_only_the_card_taken_is_the_second() -> None:
    """Another Sheriff card in hand stays there."""
    p = table(["WE SR JJ* WH", "2BD"], territories=[{"JJ": "3JJ"}], supply="BS", discard="SK BR")
    q = play(p, "0 wyatt search", "0 take BR")
    assert begins(q, 0, "bank", "stagecoach", "photo") == ["bank"]


@pytest.mark.parametrize("other", ["play JJ 1", "play JJ 2"])
def test_any_other_action_forfeits_it(other: str) -> None:
    p = table(["WE 2JJ WH", "2BD"], territories=[{"JJ": "3JJ"}], supply="BS", discard="SK BR")
    q = play(p, "0 wyatt search", "0 take BR", f"0 {other}")
    assert q.to_dict()["may_play_now"] is None
    refuses(q, "0 bank")


def test_there_is_no_third() -> None:
    p = table(["WE SR WH", "2BD"], territories=[{"JJ": "3JJ"}], supply="BS", discard="SK BR")
    q = play(p, "0 wyatt search", "0 take BR", "0 bank", "0 choose JJ")
    refuses(q, "0 stagecoach")


def test_an_outlaw_card_taken_may_be_laid_this_turn() -> None:
    p = table(["WE 2JJ WH", "2BD"], discard="SK JJ", house_rules={"photo_window": False})
    q = play(p, "0 wyatt search", "0 take JJ")
    assert q.to_dict()["may_play_now"] is None
    assert pile(play(q, "0 play JJ 3"), 0, "JJ") == ["JJ"] * 3


def test_the_card_taken_may_be_discarded() -> None:
    q = play(table(["WE 2WH", "2BD"], discard="SK BR"), "0 wyatt search", "0 take BR", "0 discard BR")
    assert (stack(q), q.turn) == (["BR", "WE", "SK"], 1)


def test_the_card_taken_is_a_last_card_like_any_other() -> None:
    """With nothing else in hand it cannot be played, only discarded."""
    q = play(table(["WE", "2BD"], territories=[{"JJ": "3JJ"}], discard="BR"), "0 wyatt search", "0 take BR")
    assert (q.to_dict()["may_play_now"], q.legal(0)) == ("BR", ["discard BR"])


def test_a_photo_taken_may_be_played_if_its_outlaw_is_open() -> None:
    p = table(["WE WH", "2BD"], territories=[{}, {"JJ": "3JJ"}], discard="JJ* BS*")
    searching = play(p, "0 wyatt search")
    assert begins(play(searching, "0 take JJ*"), 0, "photo") == ["photo JJ"]
    assert begins(play(searching, "0 take BS*"), 0, "photo") == []


def test_a_most_wanted_taken_may_ask_or_steal() -> None:
    p = table(["WE WH", "2BD"], territories=[{}, {"JJ": "3JJ"}], supply="BS", discard="MW")
    q = play(p, "0 wyatt search", "0 take MW")
    assert {"wanted steal", "wanted ask JJ left"} <= set(q.legal(0))


def test_if_the_stack_holds_only_wyatt_earps_nothing_is_taken() -> None:
    """It counts as the Sheriff card all the same."""
    p = table(["WE BR WH", "2BD"], territories=[{"JJ": "3JJ"}], discard="2WE")
    q = play(p, "0 wyatt search")
    assert (q.phase, hand(q, 0), stack(q)) == ("play", ["WH", "BR"], ["WE"] * 3)
    assert (q.to_dict()["sheriff_played"], q.to_dict()["may_play_now"]) == (True, None)
    refuses(q, "0 bank")


def test_clear_removes_a_hideout_from_ones_own_pile() -> None:
    """One of one's own, chosen after the hit; it goes on the stack last."""
    territories = [{"JJ": "3JJ HO", "SK": "SK* HO", "WH": "WH"}, {"BS": "3BS HO"}]
    p = table(["WE WH", "2BD"], territories=territories, supply="BK", discard="BC", opened="SK WH")
    shot = play(p, "0 wyatt clear")
    assert sorted(shot.legal(0)) == ["choose JJ", "choose SK"]
    q = play(shot, "0 choose SK")
    assert (pile(q, 0, "SK"), pile(q, 0, "JJ")) == (["SK*"], ["JJ"] * 3 + ["HO"])
    assert stack(q) == ["HO", "BK", "WE", "BC"]


def test_clear_needs_a_hideout_on_a_pile_of_ones_own() -> None:
    refuses(table(["WE WH", "2BD"], territories=[{"JJ": "3JJ"}, {"BS": "3BS HO"}], supply="BK"), "0 wyatt clear")


def test_clear_may_miss() -> None:
    p = table(["WE WH", "2BD"], territories=[{"JJ": "3JJ HO"}], supply="BR", discard="BC")
    q = play(p, "0 wyatt clear")
    assert (pile(q, 0, "JJ")[-1], stack(q), q.to_dict()["sheriff_played"]) == ("HO", ["BR", "WE", "BC"], True)


def test_a_search_with_a_single_answer_is_still_asked() -> None:
    q = play(table(["WE WH", "2BD"], discard="SK"), "0 wyatt search")
    assert (q.phase, q.legal(0)) == ("choose", ["take SK"])


@pytest.mark.parametrize("card", ["SR", "BR", "FG", "MW", "HO", "JJ*"])
def test_the_card_taken_is_named_playable_or_not(card: str) -> None:
    """There is no pile to rob or hide, and nothing is open; it is in the hand as well."""
    q = play(table(["WE WH", "2BD"], discard=[card]), "0 wyatt search", f"0 take {card}")
    assert (q.to_dict()["may_play_now"], hand(q, 0).count(card)) == (card, 1)
    assert play(q, "0 discard WH").to_dict()["may_play_now"] is None
