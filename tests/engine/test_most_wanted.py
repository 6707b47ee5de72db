"""Most Wanted! (docs/rules.md#most-wanted)."""

from __future__ import annotations

import pytest

from tests.engine.clauses import Case, check, clauses
from tests.engine.table import OUTLAWS, begins, hand, play, refuses, supply, table


@pytest.mark.parametrize(("hands", "ways"), [(["MW WH", "", ""], ["left", "right"]), (["MW WH", "2JJ"], ["left"])])
def test_an_ask_names_an_outlaw_and_a_direction(hands: list[str], ways: list[str]) -> None:
    """Even if no opponent holds a card. With two players only `left` is canonical."""
    p = table(hands)
    assert begins(p, 0, "wanted") == sorted(f"wanted ask {outlaw} {way}" for outlaw in OUTLAWS for way in ways)
    refuses(p, "0 wanted ask JJ* left", "0 wanted ask WE left", *(["0 wanted ask JJ right"] if len(ways) == 1 else []))


@pytest.mark.parametrize(("way", "left"), [("left", [2, 1, 1, 1]), ("right", [1, 1, 2, 1])])
def test_players_are_asked_in_that_direction_and_the_first_who_has_one_gives_one(way: str, left: list[int]) -> None:
    p = table(["2JJ", "MW WH", "2JJ BS", "JJ BS"], turn=1)
    q = play(p, f"1 wanted ask JJ {way}")
    assert [hand(q, seat).count("JJ") for seat in range(4)] == left
    assert supply(q) == supply(p), "an ask takes no shot"


@clauses("""
goes to the stack
    MW WH | JJ BS; stack: SK; 0 wanted ask JJ left
    stack: MW SK; phase: play
may bring nothing, and counts
    MW BR WH | 2BS; piles: 3SK; stack: SK; 0 wanted ask JJ left
    hand 0: WH BR; hand 1: 2BS; stack: MW SK; refused: 0 bank
brings a card that may be played this turn
    MW 2JJ WH | JJ BS; photo_window: false; 0 wanted ask JJ left; 0 play JJ 3
    pile 0 JJ: 3JJ
does not ask for Photos
    MW WH | JJ* BS; 0 wanted ask JJ left
    hand 1: BS JJ*
steals an Outlaw card from another's territory
    MW WH | 2WE | 2WE; piles: 3BS | 3JJ JJ* | 3BS, 3SK; supply: BK; 0 wanted steal
    legal 0: choose 1 JJ, choose 2 BS, choose 2 SK
brings what it stole into the hand
    MW WH | 2WE | 2WE; piles: 3BS | 3JJ JJ* | 3BS, 3SK; supply: BK; 0 wanted steal; 0 choose 2 SK
    pile 2 SK: 2SK; hand 0: SK WH
never steals a Sheriff card
    MW WH | 2WE; piles: | JJ* BR, 3BS; supply: BK; 0 wanted steal
    legal 0: choose 1 BS
reaches under a Hideout
    MW WH | 2WE; piles: | 3JJ HO; supply: BK; 0 wanted steal; 0 choose 1 JJ
    pile 1 JJ: 2JJ HO; hand 0: JJ WH
orphans a pile without Outlaw card and Photo: in canonical order, the last on top
    MW WH | 2WE; piles: | JJ 2SR BR FG HO; supply: BK; stack: BC; 0 wanted steal; 0 choose 1 JJ
    stack: HO FG BR 2SR MW BK BC; pile 1 JJ: -; territories: [{}, {}]
leaves a pile together that has a Photo
    MW WH | 2WE; piles: | JJ JJ* BR HO; supply: BK; 0 wanted steal; 0 choose 1 JJ
    pile 1 JJ: JJ* BR HO
may not ask instead once it has missed
    MW WH | JJ BS; piles: | 3JJ; supply: WE; stack: BC; 0 wanted steal
    stack: MW WE BC; hand 0: WH; refused: 0 wanted ask JJ left
""")
def test_a_most_wanted(clause: Case) -> None:
    check(clause)
