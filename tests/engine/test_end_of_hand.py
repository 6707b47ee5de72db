"""How a hand ends, and what everybody is told of its end (docs/rules.md#end-of-a-hand)."""

from __future__ import annotations

from engine import Position
from engine.rules.events import Event, HandOver
from tests.engine.clauses import Case, check, clauses, reached

SHORT = {
    "SPENT": "rest: 1; reshuffled: true",  # the supply has been shuffled before, and Burt holds what is left
    "EMPTIED": "second_exhaustion: emptied",
    "AT_ONCE": "out_of_turn_out: at_once",
    "ANSWERED": "0 hideout; 0 choose 1 JJ; 1 wyatt clear",
}


def whole(line: str) -> str:
    """Return a line with what is written short in it."""
    for word, meaning in SHORT.items():
        line = line.replace(word, meaning)
    return line


def told(p: Position, *kinds: type[Event]) -> list[Event]:
    """Return the events of these kinds, which everybody is told alike."""
    found = [[event for event in p.events_for(seat) if isinstance(event, kinds)] for seat in (None, 0, 1, 2)]
    assert all(one == found[0] for one in found)
    return found[0]


@clauses("""
by a last card that was discarded
    WH | 2WE | 3BS; 0 discard WH
    out 0
with the turn in which another has no cards
    WH SK | 2BD | ; 0 discard WH
    no_cards 2
by the one who discarded, of two without cards
    WH | |; 0 discard WH
    out 0
with the turn in which a last card was given to a Most Wanted!
    MW WH BS | JJ | 3BD; 0 wanted ask JJ left; 0 discard WH
    no_cards 1
with the turn in which a last Photo was played out of it
    3JJ WH BS | JJ* | 3BD; 0 play JJ 3; 1 photo JJ; 0 discard BS
    no_cards 1
with the turn in which a last Photo was played out of it, though a Wyatt Earp would end it at once
    3JJ WH BS | JJ* | 3BD; AT_ONCE; 0 play JJ 3; 1 photo JJ; 0 discard BS
    no_cards 1
with the turn in which a last Wyatt Earp was played out of it
    HO WH BS | WE | 3BD; piles: | 3JJ; supply: SK SK; ANSWERED; 0 discard BS
    no_cards 1
at once by a last Wyatt Earp out of turn that hits
    HO WH | WE | BD; piles: | 3JJ; supply: SK SK; AT_ONCE; ANSWERED
    at_once 1
at once by a last Wyatt Earp out of turn that misses
    HO WH | WE | BD; piles: | 3JJ; supply: SK BR; AT_ONCE; ANSWERED
    at_once 1
by a draw that needs cards for the second time
    WH | 2WE | SK; phase: draw; stack: SK BK; SPENT; 0 draw supply
    supply
by a draw that needs two for the second time, and one is left
    WH | 2WE | SK; phase: draw; supply: JJ; stack: SK BK; SPENT; 0 draw supply
    supply
by a draw that empties the supply for the second time
    WH | 2WE | SK; phase: draw; supply: JJ BS; stack: SK; SPENT; EMPTIED; 0 draw supply
    supply
by a Wyatt Earp that empties it
    WE WH | 2BD | SK; supply: JJ BS; stack: SK; SPENT; EMPTIED; 0 wyatt draw
    supply
by a shot that empties it and misses
    BR 2WH | 2BD | SK; piles: 3JJ; supply: WE; stack: SK; SPENT; EMPTIED; 0 bank
    supply
by the choice after a hit that empties it
    BR WH | 2BD | SK; piles: 3JJ; supply: SK; stack: BC; SPENT; EMPTIED; 0 bank; 0 choose JJ
    supply
by the shot of a reaction that empties it
    HO WH | WE BK | SK; piles: | 3JJ; supply: SK BR; SPENT; EMPTIED; ANSWERED
    supply
by the shot of a reaction that empties it, the last Wyatt Earp of its player
    HO WH | WE | SK; rest: 2; piles: | 3JJ; supply: SK BR; reshuffled: true; EMPTIED; AT_ONCE; ANSWERED
    at_once 1
""")
def test_a_hand_ends(clause: Case) -> None:
    """What led there ends nothing before its last move; then nobody can do anything, and everybody is told why."""
    line, why = whole(clause[0]), clause[1].split()
    q = reached(line)
    assert (q.phase, q.to_act(), q.turn) == ("hand_over", [], 0)
    assert told(q, HandOver) == [HandOver(why[0], int(why[1]) if len(why) > 1 else None)]
    before = reached(line.rpartition(";")[0])
    assert told(before, HandOver) == []
    assert before.to_act()


@clauses("""
a draw needs two cards and two are left
    WH | 2WE; phase: draw; supply: JJ BS; stack: SK BK; SPENT; 0 draw supply; 0 discard WH
    phase: draw; supply: -
there is still a stack to draw from
    WH | 2WE; phase: draw; stack: SK BK; SPENT; 0 draw discard
    phase: play
a shot takes the last card, where a draw would need one
    BR SR WH | 2WE; piles: 3JJ; supply: SK; stack: BK; SPENT; 0 bank; 0 choose JJ
    phase: play; supply: -
the supply is emptied for the first time
    WH | 2WE; phase: draw; supply: JJ BS; stack: SK; rest: 1; EMPTIED; 0 draw supply
    phase: play
a last Wyatt Earp was played out of turn
    HO WH | WE | BD; piles: | 3JJ; supply: SK SK; ANSWERED
    phase: play; hand 1: -
a Wyatt Earp out of turn was not the last card
    HO WH | WE BD | BD; piles: | 3JJ; supply: SK SK; AT_ONCE; ANSWERED
    phase: play
a last card was given to a Most Wanted! and the turn is not over
    MW WH BS | JJ | 3BD; 0 wanted ask JJ left
    phase: play; hand 1: -
""")
def test_a_hand_goes_on_though(clause: Case) -> None:
    check((whole(clause[0]), clause[1]))


@clauses("""
nothing was drawn, if the draw needed more for the second time
    3JJ WH | 2WE; phase: draw; supply: BS; stack: SK BK; SPENT; 0 draw supply
    hand 0: 3JJ WH; supply: BS; stack: SK BK; refused: 0 play JJ 3, 0 discard WH, 1 draw supply
the only card left was drawn, if the draw emptied the supply
    WH | 2WE; phase: draw; supply: JJ; stack: SK; SPENT; EMPTIED; 0 draw supply
    hand 0: JJ WH; stack: SK
the hit of a reaction has cleared the Hideout, if it emptied the supply
    HO WH | WE BK | SK; piles: | 3JJ; supply: SK SK; SPENT; EMPTIED; ANSWERED
    pile 1 JJ: 3JJ; phase: hand_over
cards left in hands count for nothing: ten points, none of them scored
    WH | 5JJ JJ*; piles: 2JJ; posters: JJ 9000; 0 discard WH
    money: 0 0; poster JJ: 9000; hand 1: 5JJ JJ*
""")
def test_at_its_end(clause: Case) -> None:
    check((whole(clause[0]), clause[1]))
