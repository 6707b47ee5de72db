"""Shots (docs/rules.md#shots)."""

from __future__ import annotations

import pytest

from tests.engine.clauses import Case, check, clauses
from tests.engine.table import refuses, table

SHOOTERS = {
    "SR": "stagecoach",
    "BR": "bank",
    "FG": "gun",
    "MW": "wanted steal",
    "HO": "hideout",
    "WE": "wyatt clear",
}
"""Each card that shoots, and its move."""

TABLE = "piles: 3JJ HO | 3BS"  # something to choose for all of them
every_shooter = pytest.mark.parametrize("card", SHOOTERS)
all_but_a_wyatt_earp = pytest.mark.parametrize("card", [card for card in SHOOTERS if card != "WE"])


def shoots(clause: Case, card: str, **written: str) -> None:
    """Check a clause about a card that shoots."""
    for word, meaning in {"TABLE": TABLE, "CARD": card, "MOVE": SHOOTERS[card], **written}.items():
        clause = clause[0].replace(word, meaning), clause[1].replace(word, meaning)
    check(clause)


@every_shooter
@clauses("""
turns up the top card of the supply onto the stack
    CARD WH | 2BD; TABLE; supply: SK BK; stack: BC; 0 MOVE
    stack: TURNED
hits with an Outlaw card, and the target is chosen after it, though there is a single answer
    CARD WH | 2BD; TABLE; supply: SK; 0 MOVE
    phase: choose; to act: 0; pending: {"move": "MOVE", "seat": 0}; legal 0: ANSWER; legal 1: -
misses with a Photo, which counts as the Sheriff card of the turn
    CARD BR MW WH | 2BD; TABLE; supply: SK*; stack: BC; 0 MOVE
    phase: play; pending: null; stack: MISSED; sheriff played: true; refused: 0 bank, 0 wanted ask JJ left
makes an empty supply anew, with a Wyatt Earp that was just played
    CARD WH |; TABLE; stack: SK BC; rest: 1; shuffle: SHUFFLED; 0 MOVE
    phase: choose; reshuffled: true; stack: ONLY
is not played when no shot can be had: the supply is empty and was made anew before
    CARD WH |; TABLE; stack: SK BC; rest: 1; reshuffled: true
    refused: 0 MOVE
""")
def test_a_card_that_shoots(clause: Case, card: str) -> None:
    steals, clears = card == "MW", card == "WE"
    shoots(
        clause,
        card,
        TURNED="MW SK BC" if steals else "SK WE BC" if clears else "SK BC",
        ANSWER="choose 1 BS" if card in ("MW", "HO") else "choose JJ",
        MISSED="SK* WE BC" if clears else f"{card} SK* BC",
        SHUFFLED="SK BC WE" if clears else "SK BC",
        ONLY="MW SK" if steals else "SK",
    )


@all_but_a_wyatt_earp
@clauses("""
does not count for its shot: there is nothing to turn up but the card itself
    CARD WH |; TABLE; rest: 1
    refused: 0 MOVE
has no shot in a stack of one that is kept
    CARD WH |; TABLE; stack: SK; rest: 1; reshuffle: keep_top
    refused: 0 MOVE
turns up the lower card of two if the top one is kept
    CARD WH |; TABLE; stack: SK BC; rest: 1; reshuffle: keep_top; shuffle: BC; 0 MOVE
    stack: LEFT
""")
def test_a_card_that_lies_on_the_table(clause: Case, card: str) -> None:
    shoots(clause, card, LEFT="MW BC SK" if card == "MW" else "BC SK")


@clauses("""
counts for its own shot: shuffled in, it is turned up itself and misses
    WE WH |; TABLE; rest: 1; shuffle: WE; 0 wyatt clear
    phase: play; stack: WE; supply: -; reshuffled: true
is the top card that is kept: alone it allows no shot
    WE WH |; TABLE; rest: 1; reshuffle: keep_top
    refused: 0 wyatt clear
is the top card that is kept: a card below it allows one
    WE WH |; TABLE; stack: SK; rest: 1; reshuffle: keep_top; shuffle: SK; 0 wyatt clear
    phase: choose; stack: SK WE
goes on the stack before its effect
    WE WH | 2BD; supply: JJ BS; stack: BC; 0 wyatt draw
    stack: WE BC
""")
def test_a_wyatt_earp(clause: Case) -> None:
    shoots(clause, "WE")


@clauses("""
while the target is open the card lies neither in the hand nor on the stack nor on a pile
    BR WH | 2BD; piles: 3JJ, 3SK; supply: BS; stack: BC; 0 bank
    hand 0: WH; stack: BS BC; sheriff played: true; legal 0: choose JJ, choose SK
the money comes with the target
    SR WH | 2BD; piles: 3JJ; supply: BS; 0 stagecoach; 0 choose JJ
    poster JJ: 4000
""")
def test_around_a_shot(clause: Case) -> None:
    check(clause)


def test_a_card_that_could_have_no_legal_target_may_not_be_played() -> None:
    """No pile of one's own, no pile of another, no Hideout to clear."""
    refuses(table(["SR BR FG MW HO WE WH", "2BD"]), *(f"0 {move}" for move in SHOOTERS.values()))
