"""Laying Outlaw cards, and what a turn may hold (docs/rules.md#outlaw-cards)."""

from __future__ import annotations

import pytest

from tests.engine.clauses import Case, check, clauses
from tests.engine.table import play, poster, table


@clauses("""
any number of Outlaw cards go in any number of plays
    6JJ 3BS WH | 2WE; photo_window: false; 0 play JJ 3; 0 play BS 3; 0 play JJ 1; 0 play JJ 2
    pile 0 JJ: 6JJ; pile 0 BS: 3BS; hand 0: WH; laid: {"BS": 3, "JJ": 6}
playing is not a duty
    3JJ WH | 2WE; 0 discard WH
    turn: 1
at most one Sheriff card is played in a turn
    JJ* BS* BR WE MW WH | 2WE; piles: 3JJ, 3BS; stack: SK; 0 photo JJ
    sheriff played: true; legal 0: discard BR, discard BS*, discard MW, discard WE, discard WH; refused: 0 bank
a Sheriff card goes between Outlaw cards
    4JJ JJ* WH | 2WE; photo_window: false; 0 play JJ 3; 0 photo JJ; 0 play JJ 1
    pile 0 JJ: 4JJ JJ*
the next turn has its own Sheriff card
    BS* WH | JJ* 2WE; piles: 3JJ, 3BS; 0 photo BS; 0 discard WH
    sheriff played: false
the first play of an Outlaw needs three
    2JJ 2WH 2BS | 2WE
    legal 0 play: -; refused: 0 play JJ 1, 0 play JJ 2
a Photo is no part of a set
    2JJ JJ* WH | 2BK
    legal 0 play photo: -
a set may be larger
    6JJ 2BS | 2WE
    legal 0 play: play JJ 3, play JJ 4, play JJ 5, play JJ 6
no more are laid than the hand holds
    3JJ WH WE | 2WE
    refused: 0 play JJ 4, 0 play BS 1, 0 play JJ 0, 0 play JJ -1
laying a set opens the Outlaw
    3JJ WH | 2WE; 0 play JJ 3
    open: ["JJ"]
an open Outlaw takes any number from anyone
    2JJ WH | 2WE; piles: | 3JJ
    legal 0 play: play JJ 1, play JJ 2
an Outlaw stays open after the set was stolen from
    MW WH | 2WE; piles: | 3JJ; supply: BS; 0 wanted steal; 0 choose 1 JJ; 0 play JJ 1
    pile 0 JJ: JJ; pile 1 JJ: 2JJ
an Outlaw stays open under a Hideout
    JJ WH | 2WE; piles: | 3JJ HO
    legal 0 play: play JJ 1
cards of an earlier play of the turn do not count for the reward: 3, then 1 and 2 add 2, 0 and 1
    6JJ WH | 2WE; photo_window: false; 0 play JJ 3; 0 play JJ 1; 0 play JJ 2
    poster JJ: 4000
they do with a reward per turn: 3, then 2 and 1 add 2, 2 and 1
    6JJ 2WH | 2BS; reward: per_turn; photo_window: false; 0 play JJ 3; 0 play JJ 2; 0 play JJ 1
    poster JJ: 6000
a reward per turn begins anew with the next turn
    2JJ 2WH | 2BS JJ; piles: | 3JJ; stack: BD; reward: per_turn; 0 play JJ 2; 0 discard WH; 1 draw discard; 1 play JJ 1
    poster JJ: 2000
a reward per turn counts one Outlaw at a time
    3JJ 4BS WH | 2BD; reward: per_turn; photo_window: false; 0 play JJ 3; 0 play BS 4
    poster JJ: 3000; poster BS: 4000
a card must be left to discard
    4JJ | 2WE
    legal 0 play: play JJ 3; refused: 0 play JJ 4
Wyatt Earp's draw is legal as the last card: it brings two
    WE | 2WE; supply: JJ BS; 0 wyatt draw
    hand 0: BS JJ
Wyatt Earp's draw as the last card needs two to draw
    WE | 2BS; supply: JJ; stack: SK BK; rest: 1; reshuffled: true
    refused: 0 wyatt draw
Wyatt Earp's search is legal as the last card while there is something to take
    WE | 2WE; stack: WE SK; 0 wyatt search; 0 take SK
    hand 0: SK; stack: 2WE
Wyatt Earp's search as the last card is not legal over an empty stack
    WE | 2BS
    refused: 0 wyatt search
Wyatt Earp's search as the last card is not legal over Wyatt Earps
    WE | 2BS; stack: 4WE
    refused: 0 wyatt search
Wyatt Earp's clear is not legal as the last card
    WE | 2BS; piles: 3JJ HO; stack: SK
    refused: 0 wyatt clear
""")
def test_in_a_turn(clause: Case) -> None:
    check(clause)


@pytest.mark.parametrize(("n", "lying"), [*((n, "") for n in (3, 4, 5, 6, 7)), *((n, "3JJ") for n in (1, 2, 3, 4))])
def test_the_poster_gains_a_thousand_for_each_card_of_the_play_but_the_first(n: int, lying: str) -> None:
    """Those that lie there already do not count."""
    p = table([f"{n}JJ WH", "2WE"], territories=[{"JJ": lying}] if lying else [])
    assert poster(play(p, f"0 play JJ {n}"), "JJ") == 1000 * n


@pytest.mark.parametrize("card", ["JJ*", "SR", "BR", "FG", "MW", "HO"])
def test_no_sheriff_card_may_be_played_as_the_last(card: str) -> None:
    """It could leave no card in hand; an ask or a steal may bring nothing."""
    p = table([[card], "2WE JJ"], territories=[{"JJ": "3JJ", "WH": "3WH HO"}, {"BS": "3BS"}], discard="SK")
    assert p.legal(0) == [f"discard {card}"]
