"""The Photo, in one's own turn and out of it (docs/rules.md#photo, docs/rules.md#photo-window)."""

from __future__ import annotations

import pytest

from tests.engine.clauses import Case, check, clauses
from tests.engine.table import pending, play, refuses, table


@clauses("""
needs its Outlaw open, however many of them are in hand
    3JJ JJ* BS* WH | 2WE; piles: 3BS
    legal 0 photo: photo BS; refused: 0 photo JJ
joins the pile and adds a thousand
    JJ* WH | 2WE; piles: 3JJ; 0 photo JJ
    pile 0 JJ: 3JJ JJ*; poster JJ: 2000
takes no shot, and is played even when none can be had
    JJ* WH |; piles: 3JJ; rest: 1; reshuffled: true; 0 photo JJ
    pile 0 JJ: 3JJ JJ*; stack: -; phase: play
is the one Sheriff card of the turn, also right after the player laid the set
    3JJ JJ* BR WH | 2WE; supply: BS; photo_window: false; 0 play JJ 3; 0 photo JJ
    sheriff_played: true; refused: 0 bank
""")
def test_a_photo_in_turn(clause: Case) -> None:
    check(clause)


@clauses("""
play pauses when a set opens an Outlaw: who holds the Photo plays or passes, the others pass
    3JJ WH WE | JJ* BS* BS | 2BD; 0 play JJ 3
    phase: react; turn: 0; to act: 1 2; legal 0: -; legal 1: pass, photo JJ; legal 2: pass; poster JJ: 3000
it goes onto the player's own territory with its usual effect
    3JJ WH WE | JJ* BS | 2BD; 0 play JJ 3; 1 photo JJ
    pile 0 JJ: 3JJ; pile 1 JJ: JJ*; poster JJ: 4000; hand 1: BS
it closes the window, and nobody else is asked any more
    3JJ WH WE | 2BD | JJ* BS; 0 play JJ 3; 2 photo JJ
    phase: play; pending: null; to act: 0
it costs the active player no Sheriff card
    3JJ BR WH WE | JJ* BS | 2BD; supply: SK; 0 play JJ 3; 1 photo JJ; 0 bank; 0 choose JJ
    pile 0 JJ: 3JJ BR
it costs its player none in their own turn
    3JJ 2WH | JJ* BS* BD | BD; piles: 3BS; supply: 2BK; 0 play JJ 3; 1 photo JJ; 0 discard WH; 1 draw supply; 1 photo BS
    pile 1 BS: BS*
who has passed keeps it for a turn of their own
    3JJ WH WE | JJ* BS | 2BD; 0 play JJ 3; 1 pass; 2 pass; 0 discard WH; 1 draw supply; 1 photo JJ
    pile 1 JJ: JJ*
the active player may play it as their Sheriff card when all have passed
    3JJ JJ* WH | 2BS | 2BD; 0 play JJ 3; 1 pass; 2 pass; 0 photo JJ
    pile 0 JJ: 3JJ JJ*; sheriff_played: true
three more cards of an open Outlaw make no window
    3JJ WH | JJ* BS; piles: | 3JJ; 0 play JJ 3
    phase: play
two sets in a turn make two windows
    3JJ 3BS WH | JJ* BS*; 0 play JJ 3; 1 photo JJ; 0 play BS 3
    pending: {"move": "photo BS", "waiting": [1]}; legal 1 photo: photo BS
only those are asked who hold a card
    3JJ WH | | BS | 2BD; 0 play JJ 3
    to act: 2 3
there is no window where no opponent holds a card
    3JJ WH | |; 0 play JJ 3
    phase: play; pending: null
there is none where the flag is off
    3JJ WH | JJ* BS; photo_window: false; 0 play JJ 3
    phase: play; pending: null; to act: 0
""")
def test_a_photo_out_of_turn(clause: Case) -> None:
    check(clause)


@pytest.mark.parametrize(("mine", "more"), [("JJ*", {}), ("", {"discard": "JJ*"}), ("", {"supply": "JJ*"})])
def test_a_window_opens_wherever_the_photo_is(mine: str, more: dict[str, str]) -> None:
    """In the setter's own hand, on the stack, in the supply: nobody can tell."""
    q = play(table([f"3JJ WH {mine}", "BS", "2BD"], **more), "0 play JJ 3")
    assert pending(q) == {"move": "photo JJ", "waiting": [1, 2]}


@pytest.mark.parametrize("order", [(1, 2, 3), (3, 1, 2), (2, 3, 1)])
def test_a_window_closes_when_all_have_passed_in_any_order(order: tuple[int, ...]) -> None:
    q = play(table(["3JJ WH WE", "JJ* BS", "2BD", "2BC"]), "0 play JJ 3")
    for n, seat in enumerate(order):
        assert (q.phase, q.to_act()) == ("react", sorted(order[n:]))
        q = play(q, f"{seat} pass")
        refuses(q, f"{seat} pass", f"{seat} photo JJ")
    assert (q.phase, q.to_act(), q.to_dict()["laid"]) == ("play", [0], {"JJ": 3})
