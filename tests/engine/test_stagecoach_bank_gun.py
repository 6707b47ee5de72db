"""Stagecoach Robbery, Bank Robbery and Fastest Gun (docs/rules.md#fastest-gun)."""

from __future__ import annotations

import pytest

from tests.engine.clauses import Case, check, clauses

ROBBERIES = [("SR", "stagecoach", 4000), ("BR", "bank", 2000), ("FG", "gun", 2000)]
"""Code, move, the poster of $1,000 once the card has landed."""


@pytest.mark.parametrize("robbery", ROBBERIES, ids=lambda robbery: robbery[1])
@clauses("""
may go onto each pile of one's own, a lone Photo too, and nowhere else
    CARD WH | 2WE; piles: 3JJ, SK* | 3BS; supply: BK; 0 MOVE
    legal 0: choose JJ, choose SK; refused: 0 choose BS, 0 choose 0 JJ, 0 discard WH, 0 pass
comes to lie there, and the poster gains
    CARD WH | 2WE; piles: 3JJ; supply: BK; 0 MOVE; 0 choose JJ
    pile 0 JJ: 3JJ CARD; hand 0: WH; phase: play; poster JJ: MONEY
pays under a Hideout, too
    CARD WH | 2WE; piles: 3JJ HO; supply: BK; 0 MOVE; 0 choose JJ
    pile 0 JJ: 3JJ HO CARD; poster JJ: MONEY
""")
def test_a_robbery_or_gun(clause: Case, robbery: tuple[str, str, int]) -> None:
    code, move, money = robbery
    first, second = (line.replace("CARD", code).replace("MOVE", move).replace("MONEY", str(money)) for line in clause)
    check((first, second))


@pytest.mark.parametrize(
    ("card", "just_low_enough", "too_high"), [("SR", "JJ", "JJ SR"), ("BR", "JJ SR", "2JJ"), ("FG", "2JJ", "2JJ SR")]
)
def test_its_capture_points(card: str, just_low_enough: str, too_high: str) -> None:
    """1, 2 and 3: on top of six, it leads by five against one pile and by four against the other."""
    start = f"WH | 2WE; posters: JJ 9000; piles: 3JJ {card} |"
    check((f"{start} {just_low_enough}; 0 discard WH", "money: 9000 0; poster JJ: 0"))
    check((f"{start} {too_high}; 0 discard WH", "money: 5000 4000"))


@clauses("""
does not go onto an Outlaw on whom anyone has one
    FG WH | 2WE; piles: 3JJ, 3BS | 2JJ FG; supply: BK; 0 gun
    legal 0: choose BS
is not played if it can land nowhere
    FG WH | 2WE; piles: 3JJ | 2JJ FG; supply: BK
    refused: 0 gun
displaces the one in play, which goes on the stack last, and the money stays
    FG WH | 2WE; piles: 3BS | 3JJ FG; supply: BK; posters: JJ 4000; stack: BC; 0 gun; 0 choose BS
    pile 1 JJ: 3JJ; pile 0 BS: 3BS FG; stack: FG BK BC; poster JJ: 4000; poster BS: 2000
displaces one under a Hideout, which is in play like any other
    FG WH | 2WE; piles: 3JJ, 3BS | 3JJ FG HO; supply: BK; 0 gun; 0 choose BS
    pile 1 JJ: 3JJ HO; stack: FG BK
displaces an opponent's on the same Outlaw, with one for each of them
    FG WH | 2WE; piles: 3JJ | 3JJ FG, 3BS FG; supply: BK; stack: BC; fastest_gun: outlaw; 0 gun; 0 choose JJ
    pile 0 JJ: 3JJ FG; pile 1 JJ: 3JJ; pile 1 BS: 3BS FG; stack: FG BK BC
stays beside one's own on another Outlaw, with one for each of them
    FG WH | 2WE; piles: 3JJ FG, 3BS; supply: BK; fastest_gun: outlaw; 0 gun; 0 choose BS
    pile 0 JJ: 3JJ FG; pile 0 BS: 3BS FG
goes not onto one's own, with one for each of them
    FG WH | 2WE; piles: 3JJ FG, 3BS; supply: BK; fastest_gun: outlaw; 0 gun
    legal 0: choose BS
""")
def test_a_fastest_gun(clause: Case) -> None:
    check(clause)
