"""Wyatt Earp played out of turn (docs/rules.md#wyatt-window)."""

from __future__ import annotations

import pytest

from engine import Position
from tests.engine.table import hand, pending, pile, play, refuses, stack, supply, table


def hidden(burt: str = "WE BD", shots: str = "SK SK", **more: object) -> Position:
    """Anna's Hideout has just landed on Burt's Jesse James."""
    p = table(["HO WH WE", burt, "WE 2BC"], territories=[{}, {"JJ": "3JJ"}], supply=shots, discard="BS", **more)
    return play(p, "0 hideout", "0 choose 1 JJ")


def test_when_a_hideout_lands_its_owner_may_play_a_wyatt_earp() -> None:
    """Only the owner is asked."""
    q = hidden()
    assert (q.phase, q.turn, q.to_act()) == ("react", 0, [1])
    assert pending(q) == {"move": "wyatt", "on": "JJ", "waiting": [1]}
    assert sorted(q.legal(1)) == ["pass", "wyatt clear"]
    assert (q.legal(0), q.legal(2)) == ([], [])


def test_a_hit_discards_that_hideout() -> None:
    """Wyatt Earp, the shot's card, then the Hideout on top; no choice is asked for."""
    q = play(hidden(), "1 wyatt clear")
    assert (q.phase, q.to_act(), pending(q)) == ("play", [0], None)
    assert (pile(q, 1, "JJ"), hand(q, 1)) == (["JJ"] * 3, ["BD"])
    assert stack(q) == ["HO", "SK", "WE", "SK", "BS"]


def test_a_miss_leaves_it() -> None:
    q = play(hidden(shots="SK BR"), "1 wyatt clear")
    assert (pile(q, 1, "JJ")[-1], stack(q)) == ("HO", ["BR", "WE", "SK", "BS"])
    assert (q.phase, q.to_act()) == ("play", [0])


def test_one_try() -> None:
    """A second Wyatt Earp in hand does not help."""
    q = play(hidden(burt="2WE BD", shots="SK BR"), "1 wyatt clear")
    assert q.legal(1) == []


def test_passing_leaves_it() -> None:
    q = play(hidden(), "1 pass")
    assert (q.phase, q.to_act(), pile(q, 1, "JJ")[-1], hand(q, 1)) == ("play", [0], "HO", ["BD", "WE"])


def test_not_on_an_older_hideout() -> None:
    """The older one on Belle Starr stays, whatever the shot."""
    p = table(
        ["HO WH BK", "WE BD"],
        territories=[{}, {"JJ": "3JJ", "BS": "3BS HO"}],
        supply="SK SK",
    )
    q = play(p, "0 hideout", "0 choose 1 JJ", "1 wyatt clear")
    assert (pile(q, 1, "BS")[-1], pile(q, 1, "JJ")) == ("HO", ["JJ"] * 3)


def test_without_a_wyatt_earp_one_can_only_pass() -> None:
    assert hidden(burt="BD BR").legal(1) == ["pass"]


def test_no_window_opens_if_no_shot_can_be_taken() -> None:
    """The Hideout's own shot took the last card of the second supply."""
    p = table(["HO WH", "WE", ""], territories=[{}, {"JJ": "3JJ"}], supply="SK", discard="BS", rest=2, reshuffled=True)
    q = play(p, "0 hideout", "0 choose 1 JJ")
    assert (q.phase, q.to_act()) == ("play", [0])


def test_the_one_reshuffle_may_be_for_the_reaction() -> None:
    """The supply is empty after the Hideout's shot: the stack, Wyatt Earp on it, is shuffled."""
    p = table(["HO WH", "WE BK", ""], territories=[{}, {"JJ": "3JJ"}], supply="SK", discard="BS", rest=2)
    q = play(p, "0 hideout", "0 choose 1 JJ")
    assert q.phase == "react"
    shot = play(q, "1 wyatt clear", shuffles=[["BS", "WE", "SK"]])
    assert (stack(shot), supply(shot), shot.to_dict()["reshuffled"]) == (["HO", "BS"], ["WE", "SK"], True)


def test_it_costs_the_active_player_nothing_and_the_other_no_sheriff_play() -> None:
    q = play(hidden(), "1 wyatt clear")
    assert q.to_dict()["sheriff_played"]
    theirs = play(q, "0 discard WH", "1 draw supply")
    assert not theirs.to_dict()["sheriff_played"]


def test_nothing_else_may_be_played_in_the_window() -> None:
    refuses(hidden(), "1 wyatt draw", "1 wyatt search", "1 discard WE", "1 photo JJ", "0 discard WH", "2 pass")


@pytest.mark.parametrize("shot", ["SK", "BR"])
def test_at_once_ends_the_hand_after_the_shot(shot: str) -> None:
    """`out_of_turn_out` at once: the last card was played, the shot is taken, the turn is not finished."""
    q = play(hidden(burt="WE", shots=f"SK {shot}", house_rules={"out_of_turn_out": "at_once"}), "1 wyatt clear")
    assert (q.phase, q.turn, hand(q, 1)) == ("hand_over", 0, [])
    assert (pile(q, 1, "JJ")[-1] == "HO") == (shot == "BR")


def test_at_once_needs_it_to_be_the_last_card() -> None:
    q = play(hidden(burt="WE BD", house_rules={"out_of_turn_out": "at_once"}), "1 wyatt clear")
    assert q.phase == "play"


def test_turn_end_lets_the_turn_be_finished() -> None:
    q = play(hidden(burt="WE"), "1 wyatt clear")
    assert (q.phase, hand(q, 1)) == ("play", [])
    assert play(q, "0 discard WH").phase == "hand_over"
