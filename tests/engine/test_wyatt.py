"""Wyatt Earp, in one's own turn and out of it (docs/rules.md#wyatt-earp, docs/rules.md#wyatt-window)."""

from __future__ import annotations

from tests.engine.clauses import Case, check, clauses


@clauses("""
draws no second Sheriff card for this turn
    WE WH | 2BD; supply: BR WE; piles: 3JJ; 0 wyatt draw
    refused: 0 bank, 0 wyatt draw, 0 wyatt search; may play now: null
draws after the reshuffle if that is still to come, and may be drawn itself
    WE WH |; supply: JJ; stack: SK BC; rest: 1; shuffle: WE BC SK; 0 wyatt draw
    hand 0: JJ WH WE; supply: BC SK; stack: -; reshuffled: true
""")
def test_wyatt_earp_s_draw(clause: Case) -> None:
    check(clause)


@clauses("""
looks through the whole stack: any kind that lies there, each named once, and never a Wyatt Earp
    WE WH | 2BD; stack: SK BC BR WE SK JJ*; 0 wyatt search
    phase: choose; pending: {"move": "wyatt search", "seat": 0}; to act: 0; legal 0: take BC, take BR, take JJ*, take SK
takes the copy nearest the top, and the others keep their order
    WE WH | 2BD; stack: SK BC JJ BC SK; 0 wyatt search; 0 take BC
    hand 0: BC WH; stack: WE SK JJ BC SK
brings a Sheriff card that may be played at once as the second
    WE SR JJ* WH | 2BD; piles: 3JJ; supply: BS; stack: SK BR; 0 wyatt search; 0 take BR
    may play now: BR; sheriff played: true; legal 0 bank stagecoach photo: bank
brings it for one play
    WE SR WH | 2BD; piles: 3JJ; supply: BS; stack: SK BR; 0 wyatt search; 0 take BR; 0 bank; 0 choose JJ
    pile 0 JJ: 3JJ BR; may play now: null; refused: 0 stagecoach
forfeits it by any other action
    WE 2JJ WH | 2BD; piles: 3JJ; supply: BS; stack: SK BR; 0 wyatt search; 0 take BR; 0 play JJ 1
    may play now: null; refused: 0 bank
brings an Outlaw card that may be laid this turn
    WE 2JJ WH | 2BD; stack: SK JJ; photo_window: false; 0 wyatt search; 0 take JJ; 0 play JJ 3
    pile 0 JJ: 3JJ; may play now: null
brings a last card that can only be discarded
    WE | 2BD; piles: 3JJ; stack: BR; 0 wyatt search; 0 take BR
    may play now: BR; legal 0: discard BR
brings a Photo that may be played if its Outlaw is open
    WE WH | 2BD; piles: | 3JJ; stack: JJ* BS*; 0 wyatt search; 0 take JJ*
    legal 0 photo: photo JJ
brings a Most Wanted! that may ask or steal
    WE WH | 2BD; piles: | 3JJ; supply: BS; stack: MW; 0 wyatt search; 0 take MW; 0 wanted steal; 0 choose 1 JJ
    hand 0: JJ WH
takes nothing if the stack holds only Wyatt Earps, and counts all the same
    WE BR WH | 2BD; piles: 3JJ; stack: 2WE; 0 wyatt search
    phase: play; hand 0: WH BR; stack: 3WE; sheriff played: true; may play now: null; refused: 0 bank
takes nothing of an empty stack, and counts all the same
    WE BR WH | 2BD; piles: 3JJ; 0 wyatt search
    phase: play; to act: 0; sheriff played: true; refused: 0 bank
""")
def test_wyatt_earp_s_search(clause: Case) -> None:
    check(clause)


@clauses("""
needs a Hideout on a pile of one's own
    WE WH | 2BD; piles: 3JJ | 3BS HO; supply: BK
    refused: 0 wyatt clear
removes one, which goes on the stack last
    WE WH | 2BD; piles: 3JJ HO, SK* HO, WH | 3BS HO; supply: BK; stack: BC; 0 wyatt clear; 0 choose SK
    pile 0 SK: SK*; pile 0 JJ: 3JJ HO; stack: HO BK WE BC
may miss
    WE WH | 2BD; piles: 3JJ HO; supply: BR; stack: BC; 0 wyatt clear
    pile 0 JJ: 3JJ HO; stack: BR WE BC; sheriff played: true
""")
def test_wyatt_earp_s_clear(clause: Case) -> None:
    check(clause)


@clauses("""
is asked of the owner alone when a Hideout lands
    HO WH WE | WE BD | WE 2BC; piles: | 3JJ; supply: SK; LANDS
    phase: react; turn: 0; to act: 1; pending: {"move": "wyatt", "on": "JJ", "waiting": [1]}; legal 1: pass, wyatt clear
leaves the others without a move
    HO WH WE | WE BD | WE 2BC; piles: | 3JJ; supply: SK; LANDS
    legal 0: -; legal 2: -; refused: 1 wyatt draw, 1 wyatt search, 1 discard WE, 1 photo JJ, 0 discard WH, 2 pass
discards that Hideout by a hit, last on the stack, and asks for no choice
    HO WH | WE BD | 2BC; piles: | 3JJ; supply: SK SK; stack: BS; LANDS; 1 wyatt clear
    phase: play; to act: 0; pending: null; pile 1 JJ: 3JJ; hand 1: BD; stack: HO SK WE SK BS
leaves it by a miss, and there is one try
    HO WH | 2WE BD | 2BC; piles: | 3JJ; supply: SK BR; stack: BS; LANDS; 1 wyatt clear
    pile 1 JJ: 3JJ HO; stack: BR WE SK BS; phase: play; to act: 0; legal 1: -
leaves it by passing
    HO WH | WE BD | 2BC; piles: | 3JJ; supply: SK; LANDS; 1 pass
    phase: play; to act: 0; pile 1 JJ: 3JJ HO; hand 1: BD WE
is not for an older Hideout
    HO WH BK | WE BD; piles: | 3JJ, 3BS HO; supply: SK SK; LANDS; 1 wyatt clear
    pile 1 BS: 3BS HO; pile 1 JJ: 3JJ
is asked whether or not a Wyatt Earp is held
    HO WH | BD BR | 2BC; piles: | 3JJ; supply: SK; LANDS
    to act: 1; legal 1: pass
is not asked of an owner without cards
    HO WH | | 2BD; piles: | 3JJ; supply: SK; LANDS
    phase: play; to act: 0
is not asked if no shot can be taken: the Hideout's own took the last card
    HO WH | WE |; piles: | 3JJ; supply: SK; stack: BS; rest: 2; reshuffled: true; LANDS
    phase: play; to act: 0
shoots after the one reshuffle, itself on the stack
    HO WH | WE BK |; piles: | 3JJ; supply: SK; stack: BS; rest: 2; shuffle: BS WE SK; LANDS; 1 wyatt clear
    stack: HO BS; supply: WE SK; reshuffled: true
costs its player no Sheriff card of their own turn
    HO WH WE | 2WE BD | 2BC; piles: | 3JJ; supply: 4SK; LANDS; 1 wyatt clear; 0 discard WH; 1 draw supply
    sheriff played: false; legal 1 wyatt: wyatt draw, wyatt search
""")
def test_a_wyatt_earp_out_of_turn(clause: Case) -> None:
    """Anna's Hideout lands on Burt's Jesse James."""
    check((clause[0].replace("LANDS", "0 hideout; 0 choose 1 JJ"), clause[1]))
