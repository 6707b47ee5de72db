"""Rulings on points where the rulebooks are silent (docs/rules.md)."""

from __future__ import annotations

import pytest

from tests.engine.table import OUTLAWS, begins, cards, hand, pending, pile, play, poster, refuses, stack, supply, table


@pytest.mark.parametrize("reshuffled", [False, True])
@pytest.mark.parametrize("second", ["needed", "emptied"])
@pytest.mark.parametrize(("in_supply", "in_stack"), [("", ""), ("JJ", ""), ("", "SK"), ("2JJ", "SK")])
def test_draw_supply_is_always_legal(in_supply: str, in_stack: str, second: str, reshuffled: bool) -> None:
    """Even where it only ends the hand."""
    p = table(
        ["WH", ""],
        phase="draw",
        supply=in_supply,
        discard=in_stack,
        rest=1,
        reshuffled=reshuffled,
        house_rules={"second_exhaustion": second},
    )
    assert "draw supply" in p.legal(0)


def test_draw_discard_is_legal_while_the_stack_holds_a_card() -> None:
    assert "draw discard" in table(["WH", "2WE"], phase="draw", discard="SK").legal(0)
    assert table(["WH", "2WE"], phase="draw").legal(0) == ["draw supply"]


def test_a_card_drawn_from_the_stack_may_be_discarded_again() -> None:
    q = play(table(["WH", "2WE"], phase="draw", discard="SK BC"), "0 draw discard", "0 discard SK")
    assert (stack(q), hand(q, 0)) == (["SK", "BC"], ["WH"])


def test_an_ask_is_legal_even_if_no_opponent_holds_a_card() -> None:
    p = table(["MW WH", "", ""])
    assert len(begins(p, 0, "wanted")) == 2 * len(OUTLAWS)
    assert hand(play(p, "0 wanted ask JJ left"), 0) == ["WH"]


def test_a_photo_window_opens_wherever_the_photo_is() -> None:
    """In the setter's own hand, on the stack, in the supply: nobody can tell."""
    for more in ({"discard": "JJ*"}, {"supply": "JJ*"}, {}):
        mine = "3JJ JJ* WH" if not more else "3JJ WH"
        q = play(table([mine, "BS", "2BD"], **more), "0 play JJ 3")
        assert pending(q) == {"move": "photo JJ", "waiting": [1, 2]}


def test_a_photo_window_asks_only_those_who_hold_a_card() -> None:
    q = play(table(["3JJ WH", "", "BS", "2BD"]), "0 play JJ 3")
    assert q.to_act() == [2, 3]


def test_no_photo_window_where_no_opponent_holds_a_card() -> None:
    q = play(table(["3JJ WH", "", ""]), "0 play JJ 3")
    assert (q.phase, pending(q)) == ("play", None)


def test_a_wyatt_window_opens_whether_or_not_a_wyatt_earp_is_held() -> None:
    p = table(["HO WH", "BS", "2BD"], territories=[{}, {"JJ": "3JJ"}], supply="SK")
    assert play(p, "0 hideout", "0 choose 1 JJ").to_act() == [1]


def test_no_wyatt_window_for_an_owner_without_cards() -> None:
    p = table(["HO WH", "", "2BD"], territories=[{}, {"JJ": "3JJ"}], supply="SK")
    assert play(p, "0 hideout", "0 choose 1 JJ").phase == "play"


def test_no_wyatt_window_for_the_active_player() -> None:
    p = table(["HO WE WH", "2BD"], territories=[{"JJ": "3JJ"}], supply="SK", house_rules={"hideout": "anyone"})
    assert play(p, "0 hideout", "0 choose 0 JJ").phase == "play"


@pytest.mark.parametrize("lying", ["", "3WE"])
def test_searching_a_stack_without_anything_to_take_is_legal_and_counts(lying: str) -> None:
    """While another card is in hand; nothing is asked."""
    q = play(table(["WE BR WH", "2BD"], territories=[{"JJ": "3JJ"}], discard=lying), "0 wyatt search")
    assert (q.phase, q.to_act(), q.to_dict()["sheriff_played"]) == ("play", [0], True)
    refuses(q, "0 bank")


def test_a_search_takes_the_copy_nearest_the_top_and_the_others_keep_their_order() -> None:
    q = play(table(["WE WH", "2BD"], discard="SK BC JJ BC SK"), "0 wyatt search", "0 take BC")
    assert stack(q) == ["WE", "SK", "JJ", "BC", "SK"]


def test_orphans_go_on_the_stack_in_canonical_order_the_last_on_top() -> None:
    p = table(["MW WH", "2WE"], territories=[{}, {"JJ": "JJ 2SR BR FG HO"}], supply="BK", discard="BC")
    q = play(p, "0 wanted steal", "0 choose 1 JJ")
    assert stack(q) == ["HO", "FG", "BR", "SR", "SR", "MW", "BK", "BC"]


def test_a_fastest_gun_under_a_hideout_is_in_play_like_any_other() -> None:
    """It keeps another off that Outlaw, and is displaced from another."""
    p = table(["FG WH", "2WE"], territories=[{"JJ": "3JJ", "BS": "3BS"}, {"JJ": "3JJ FG HO"}], supply="BK")
    shot = play(p, "0 gun")
    assert shot.legal(0) == ["choose BS"]
    q = play(shot, "0 choose BS")
    assert (pile(q, 1, "JJ"), stack(q)) == (["JJ"] * 3 + ["HO"], ["FG", "BK"])


@pytest.mark.parametrize(
    ("card", "move", "choice"),
    [
        ("SR", "stagecoach", "choose JJ"),
        ("BR", "bank", "choose JJ"),
        ("FG", "gun", "choose JJ"),
        ("MW", "wanted steal", "choose 1 BS"),
        ("HO", "hideout", "choose 1 BS"),
        ("WE", "wyatt clear", "choose JJ"),
    ],
)
def test_the_choice_after_a_hit_belongs_to_the_shot(card: str, move: str, choice: str) -> None:
    """With `emptied` the hand ends when it is carried out, and not before; no Wyatt window opens."""
    p = table(
        [[card, "WH"], "WE", ""],
        territories=[{"JJ": "3JJ HO"}, {"BS": "3BS"}],
        supply="SK",
        discard="BC",
        rest=2,
        reshuffled=True,
        house_rules={"second_exhaustion": "emptied"},
    )
    shot = play(p, f"0 {move}")
    assert (shot.phase, supply(shot)) == ("choose", [])
    q = play(shot, f"0 {choice}")
    assert (q.phase, pending(q), q.turn) == ("hand_over", None, 0)
    assert q.to_dict()["territories"] != p.to_dict()["territories"]


@pytest.mark.parametrize("shot", ["SK", "BR"])
def test_a_reactions_shot_counts_as_well(shot: str) -> None:
    """`emptied`: it takes the last card for the second time, its effect is completed, the hand ends."""
    p = table(
        ["HO WH", "WE BK", ""],
        territories=[{}, {"JJ": "3JJ"}],
        supply=["SK", shot],
        discard="BS",
        rest=2,
        reshuffled=True,
        house_rules={"second_exhaustion": "emptied"},
    )
    q = play(p, "0 hideout", "0 choose 1 JJ", "1 wyatt clear")
    assert (q.phase, q.turn) == ("hand_over", 0)
    assert (pile(q, 1, "JJ")[-1] == "HO") == (shot == "BR")


@pytest.mark.parametrize("second", ["needed", "emptied"])
def test_if_the_reshuffle_yields_too_few_those_there_are_are_drawn_then_the_hand_ends(second: str) -> None:
    p = table(["WH", ""], phase="draw", discard="SK", rest=1, house_rules={"second_exhaustion": second})
    q = play(p, "0 draw supply", shuffles=[cards("SK")])
    assert (q.phase, hand(q, 0), stack(q)) == ("hand_over", ["SK", "WH"], [])


def test_at_once_is_for_the_wyatt_earp_alone() -> None:
    """A Photo as last card ends the hand with the turn."""
    p = table(["3JJ WH BS", "JJ*"], house_rules={"out_of_turn_out": "at_once"})
    q = play(p, "0 play JJ 3", "1 photo JJ")
    assert (q.phase, hand(q, 1), poster(q, "JJ")) == ("play", [], 4000)
    assert play(q, "0 discard WH").phase == "hand_over"
