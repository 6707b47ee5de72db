"""The draw and the discard (docs/rules.md#draw, docs/rules.md#discard)."""

from __future__ import annotations

import pytest

from tests.engine.clauses import Case, check, clauses


@clauses("""
two from the supply or one from the stack are drawn, and nothing else is done
    WH | 2WE; phase: draw; supply: JJ BS SK; stack: BK BD
    legal 0: draw discard, draw supply; refused: 0 discard WH, 0 pass, 0 wyatt draw, 1 draw supply
the top card of the discard stack is drawn
    WH | 2WE; phase: draw; supply: JJ BS SK; stack: BK BD; 0 draw discard
    hand 0: BK WH; stack: BD
a card drawn from the stack may be discarded again
    WH | 2WE; phase: draw; stack: SK BC; 0 draw discard; 0 discard SK
    stack: SK BC; hand 0: WH
a supply that is empty is made anew from the whole stack, and the drawing goes on
    WH | 2WE; phase: draw; stack: JJ BS SK BK; rest: 1; shuffle: SK BK BS JJ; 0 draw supply
    hand 0: BK SK WH; supply: BS JJ; stack: -; reshuffled: true
the drawing goes on in the middle: a card of the old supply, the shuffle, a card of the new
    WH | 2WE; phase: draw; supply: JJ; stack: BS SK BK; rest: 1; shuffle: SK BK BS; 0 draw supply
    hand 0: JJ SK WH; supply: BK BS; stack: -
taking exactly the last cards shuffles nothing yet
    WH | 2WE; phase: draw; supply: JJ BS; stack: SK BK; rest: 1; 0 draw supply
    supply: -; stack: SK BK; reshuffled: false; phase: play; hand 0: BS JJ WH
a draw from the stack never shuffles
    WH | 2WE; phase: draw; stack: SK BK; rest: 1; 0 draw discard
    supply: -; stack: BK; reshuffled: false
all but the top card are shuffled with `keep_top`
    WH | 2WE; phase: draw; stack: JJ BS SK BK; rest: 1; reshuffle: keep_top; shuffle: SK BK BS; 0 draw supply
    hand 0: BK SK WH; supply: BS; stack: JJ
a stack of one card yields nothing with `keep_top`
    WH | 2WE; phase: draw; supply: BS; stack: JJ; rest: 1; reshuffle: keep_top; shuffle: -; 0 draw supply
    phase: hand_over; hand 0: BS WH; stack: JJ
the reshuffle may yield just enough
    WH | 2WE; phase: draw; supply: BS; stack: JJ; rest: 1; shuffle: JJ; 0 draw supply
    phase: play; hand 0: BS JJ WH; supply: -; stack: -
""")
def test_in_a_draw(clause: Case) -> None:
    check(clause)


@pytest.mark.parametrize("reshuffled", ["true", "false"])
@pytest.mark.parametrize("second", ["needed", "emptied"])
@pytest.mark.parametrize("lying", ["-|-", "JJ|-", "-|SK", "2JJ|SK"])
def test_draw_supply_is_always_legal(lying: str, second: str, reshuffled: str) -> None:
    """Even where it only ends the hand."""
    in_supply, in_stack = lying.replace("-", "").split("|")
    more = f"supply: {in_supply}; stack: {in_stack}; rest: 1; reshuffled: {reshuffled}; second_exhaustion: {second}"
    check((f"WH |; phase: draw; {more}", "legal 0 draw: draw supply" + ", draw discard" * bool(in_stack)))


@pytest.mark.parametrize("second", ["needed", "emptied"])
@pytest.mark.parametrize("lying", ["-|-", "-|SK", "JJ|-"])
def test_a_reshuffle_that_yields_too_few_is_the_second_time_too(lying: str, second: str) -> None:
    """Those there are are drawn, then the hand ends, however the second time is defined."""
    in_supply, in_stack = lying.replace("-", "").split("|")
    more = f"supply: {in_supply}; stack: {in_stack}; rest: 1; second_exhaustion: {second}; shuffle: {in_stack}"
    held = f"hand 0: WH {in_supply} {in_stack}"
    check((f"WH | 2WE; phase: draw; {more}; 0 draw supply", f"phase: hand_over; {held}; stack: -; reshuffled: true"))


@clauses("""
goes face up on the stack, and ends the turn: what was laid and played is forgotten
    JJ 2WH | 2WE | 2BD; piles: 3BS; laid: {"BS": 3}; sheriff_played: true; stack: SK; 0 discard WH
    hand 0: JJ WH; stack: WH SK; turn: 1; phase: draw; laid: {}; sheriff played: false
""")
def test_a_discard(clause: Case) -> None:
    check(clause)
