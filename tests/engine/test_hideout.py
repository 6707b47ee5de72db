"""The Hideout (docs/rules.md#hideout)."""

from __future__ import annotations

from tests.engine.clauses import Case, check, clauses


@clauses("""
may go onto each pile of an opponent
    HO WH | 2WE | 2BD; piles: 3BS | 3JJ | JJ, SK*; supply: BK; 0 hideout
    legal 0: choose 1 JJ, choose 2 JJ, choose 2 SK
lies on the pile that was chosen, a lone Photo too
    HO WH | 2WE | 2BD; piles: 3BS | 3JJ | JJ, SK*; supply: BK; 0 hideout; 0 choose 2 SK
    pile 2 SK: SK* HO; hand 0: WH
goes not onto one's own pile
    HO WH | 2WE; piles: 3BS; supply: BK
    refused: 0 hideout
goes not where one lies already
    HO WH | 2WE; piles: | 3JJ HO, 3BS; supply: BK; 0 hideout
    legal 0: choose 1 BS
leaves the poster its money
    HO WH | 2WE; piles: | 3JJ; supply: BK; posters: JJ 6000; 0 hideout; 0 choose 1 JJ
    poster JJ: 6000
makes the pile count nothing for its owner, who would take it all by ten points to four
    WH | 2WE; piles: 2JJ | 3JJ JJ* HO; posters: JJ 9000; 0 discard WH
    money: 0 0; poster JJ: 9000
makes later additions count nothing either
    2WH | JJ* WH; turn: 1; piles: 4JJ | 3JJ HO; posters: JJ 9000; 1 photo JJ; 1 discard WH
    money: 10000 0
lets additions pay as ever, for two Outlaw cards and for the Photo
    2JJ JJ* WH | 2WE; piles: 3JJ HO; 0 play JJ 2; 0 photo JJ
    poster JJ: 3000; pile 0 JJ: 5JJ JJ* HO
lets the pile count again once it is cleared
    WE WH | 2BD; piles: 4JJ HO; supply: BK; posters: JJ 3000; 0 wyatt clear; 0 choose JJ; 0 discard WH
    money: 3000 0
may lie on anyone's pile, one's own too, if the flag says so
    HO WH | 2WE; piles: 3BS | 3JJ; supply: BK; hideout: anyone; 0 hideout
    legal 0: choose 0 BS, choose 1 JJ
is no question to the active player, with a Wyatt Earp in hand or not
    HO WE WH | 2WE; piles: 3BS; supply: BK; hideout: anyone; 0 hideout; 0 choose 0 BS
    pile 0 BS: 3BS HO; phase: play; to act: 0
""")
def test_a_hideout(clause: Case) -> None:
    check(clause)
