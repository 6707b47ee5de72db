"""The Photo played out of turn (docs/rules.md#photo-window)."""

from __future__ import annotations

import pytest

from tests.engine.table import begins, hand, pending, pile, play, poster, refuses, table


def test_when_a_set_opens_an_outlaw_play_pauses() -> None:
    p = table(["3JJ WH WE", "JJ* BS", "2BD"])
    q = play(p, "0 play JJ 3")
    assert (q.phase, q.turn, q.to_act()) == ("react", 0, [1, 2])
    assert pending(q) == {"move": "photo JJ", "waiting": [1, 2]}
    assert q.legal(0) == []
    assert poster(q, "JJ") == 3000


def test_any_other_player_may_play_the_photo_at_once() -> None:
    """The player who holds it plays or passes, the others can only pass."""
    q = play(table(["3JJ WH WE", "JJ* BS* BS", "2BD"]), "0 play JJ 3")
    assert sorted(q.legal(1)) == ["pass", "photo JJ"]
    assert q.legal(2) == ["pass"]


def test_onto_the_players_own_territory_with_its_usual_effect() -> None:
    q = play(table(["3JJ WH WE", "JJ* BS", "2BD"]), "0 play JJ 3", "1 photo JJ")
    assert (pile(q, 0, "JJ"), pile(q, 1, "JJ")) == (["JJ"] * 3, ["JJ*"])
    assert (poster(q, "JJ"), hand(q, 1)) == (4000, ["BS"])


def test_it_closes_the_window() -> None:
    """Nobody else is asked any more; the turn goes on."""
    q = play(table(["3JJ WH WE", "2BD", "JJ* BS"]), "0 play JJ 3", "2 photo JJ")
    assert (q.phase, pending(q), q.to_act()) == ("play", None, [0])


@pytest.mark.parametrize("order", [(1, 2, 3), (3, 1, 2), (2, 3, 1)])
def test_it_closes_when_all_have_passed_in_any_order(order: tuple[int, ...]) -> None:
    q = play(table(["3JJ WH WE", "JJ* BS", "2BD", "2BC"]), "0 play JJ 3")
    for n, seat in enumerate(order):
        assert q.phase == "react"
        assert q.to_act() == sorted(order[n:])
        q = play(q, f"{seat} pass")
        refuses(q, f"{seat} pass", f"{seat} photo JJ")
    assert (q.phase, q.to_act(), q.to_dict()["laid"]) == ("play", [0], {"JJ": 3})


def test_who_has_passed_keeps_the_photo_for_a_turn_of_their_own() -> None:
    q = play(table(["3JJ WH WE", "JJ* BS", "2BD"]), "0 play JJ 3", "1 pass", "2 pass", "0 discard WH", "1 draw supply")
    assert "photo JJ" in q.legal(1)
    assert pile(play(q, "1 photo JJ"), 1, "JJ") == ["JJ*"]


def test_it_costs_neither_player_their_sheriff_play() -> None:
    """Anna has played hers before and that stands; Burt plays one in their own turn."""
    p = table(["3JJ BR WH WE", "JJ* BS* SR 2BS", "2BD"], territories=[{"BS": "3BS"}], supply="SK SK 2BK")
    q = play(p, "0 play JJ 3", "1 photo JJ")
    assert not q.to_dict()["sheriff_played"]
    robbed = play(q, "0 bank", "0 choose JJ")
    theirs = play(robbed, "0 discard WH", "1 draw supply", "1 photo BS")
    assert pile(theirs, 1, "BS") == ["BS*"]


def test_it_does_not_touch_a_sheriff_card_already_played() -> None:
    p = table(["3JJ BR WH WE", "JJ* BS", "2BD"], territories=[{"BS": "3BS"}], sheriff_played=True)
    q = play(p, "0 play JJ 3", "1 photo JJ")
    assert q.to_dict()["sheriff_played"]
    refuses(q, "0 bank")


def test_the_active_players_own_photo_waits_for_the_window() -> None:
    """They are not asked; when all have passed they may play it as their Sheriff card."""
    q = play(table(["3JJ JJ* WH", "2BS", "2BD"]), "0 play JJ 3")
    refuses(q, "0 photo JJ", "0 pass")
    q = play(q, "1 pass", "2 pass", "0 photo JJ")
    assert (pile(q, 0, "JJ"), q.to_dict()["sheriff_played"]) == (["JJ"] * 3 + ["JJ*"], True)


def test_only_a_set_that_opens_makes_a_window() -> None:
    """More cards of an open Outlaw ask nobody, even three."""
    p = table(["3JJ WH", "JJ* BS"], territories=[{}, {"JJ": "3JJ"}])
    assert play(p, "0 play JJ 3").phase == "play"


def test_a_lone_photo_ends_up_in_play_as_the_last_card() -> None:
    """Burt may play their last card out of turn."""
    q = play(table(["3JJ WH WE", "JJ*"]), "0 play JJ 3", "1 photo JJ")
    assert (hand(q, 1), q.phase) == ([], "play")


def test_two_sets_in_a_turn_make_two_windows() -> None:
    q = play(table(["3JJ 3BS WH", "JJ* BS*"]), "0 play JJ 3", "1 photo JJ", "0 play BS 3")
    assert pending(q) == {"move": "photo BS", "waiting": [1]}
    assert begins(q, 1, "photo") == ["photo BS"]


def test_no_window_where_the_flag_is_off() -> None:
    q = play(table(["3JJ WH", "JJ* BS"], house_rules={"photo_window": False}), "0 play JJ 3")
    assert (q.phase, pending(q), q.to_act()) == ("play", None, [0])
