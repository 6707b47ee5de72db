"""Counts of legal lines, as chess programs count them: how many there are of one, two, three and four moves.

A change in any rule that a dozen positions can see changes a number. The shuffles come from a fixed seed; the deal
that follows a hand is no move; a line that ends with the game goes no further. The second
reading of the rules counts the same.
"""

from __future__ import annotations

import pytest

import engine
from engine import Position
from tests.engine import second_playing, second_reading
from tests.engine.clauses import reached
from tests.engine.second_playing import Fields
from tests.engine.second_shuffle import shuffled
from tests.engine.table import NAMES

SEED = "ac" * 32


DEALT: dict[str, tuple[str, int, tuple[str, ...]]] = {
    # edition, players, the moves made by the first seat to act
    "the first deal, two players": ("gryphon-2014", 2, ()),
    "the first deal, four players": ("gryphon-2014", 4, ()),
    "the first deal, manual": ("manual", 3, ()),
    "a draw from the stack": ("alea-2001", 2, ("draw discard",)),
}
REACHED = {
    "a photo window": "4JJ WH | JJ* BD | BK SK; piles: | 3BK; supply: BS WE BC",
    "a search": "WE BS | BD WE; stack: BR SR JJ BS MW; piles: 3BS",
    "a hideout and its window": "HO BS WH | WE BK | WE; piles: BS* | 3JJ | 2WH; supply: BD; 0 hideout",
    "a hideout on anyone": "HO BS WH | WE BK; edition: manual; piles: BS* | 3JJ FG; supply: BD; 0 hideout",
    "robbers": "SR BR FG WH | FG JJ BK; supply: BS JJ WE; piles: 3BS, 2WH FG | JJ*",
    "a thief": "MW BS | BS | 2WH; supply: BS; piles: | JJ BR SR | 3BS HO, WH*",
    "a hand of everything": "4JJ 2BS WE MW BR HO FG SR BS* | 3JJ WE BS BK | JJ* 2WH WE; "
    "piles: 3BS | 3WH HO; supply: BK WE SK BR; stack: BR WH WE",
    "the supply nearly spent": "WE BS | BK WE BD | SK WE; phase: draw; rest: discard; supply: JJ; edition: summary",
    "the second exhaustion": "WE BS | BK WE BD | SK; phase: draw; rest: discard; supply: JJ WH BD; reshuffled: true",
    "the end of a game": "BS BK | WE BR | SK; money: 25000 24000 25000; piles: | 4JJ, BS*",
}
LINES: dict[str, tuple[int, int, int, int]] = {
    # lines of one, two, three and four moves
    "the first deal, two players": (2, 23, 66, 436),
    "the first deal, four players": (2, 22, 66, 383),
    "the first deal, manual": (2, 22, 63, 347),
    "a draw from the stack": (11, 36, 213, 914),
    "a photo window": (4, 10, 28, 57),
    "a search": (5, 15, 61, 176),
    "a hideout and its window": (2, 4, 16, 24),
    "a hideout on anyone": (2, 5, 11, 37),
    "robbers": (8, 19, 89, 280),
    "a thief": (18, 29, 72, 723),
    "a hand of everything": (34, 298, 1532, 7565),
    "the supply nearly spent": (2, 10, 40, 145),
    "the second exhaustion": (2, 9, 53, 194),
    "the end of a game": (3, 5, 29, 90),
}


def position(name: str) -> Position:
    """Return the position of a name, whose shuffles come from the seed."""
    if name in REACHED:
        return reached(REACHED[name]).with_seed(SEED)
    edition, players, moves = DEALT[name]
    p = engine.new_game(NAMES[:players], edition, seed=SEED, dealer=0)
    for move in moves:
        p = p.play(p.to_act()[0], move)
    return p


def lines(p: Position, depth: int) -> int:
    """How many legal lines of so many moves there are from here."""
    if p.phase == "hand_over":
        p = p.next_hand()
    if depth == 1:
        return sum(len(p.legal(seat)) for seat in p.to_act())
    return sum(lines(p.play(seat, move), depth - 1) for seat in p.to_act() for move in p.legal(seat))


def lines_by_second_reading(d: Fields, depth: int) -> int:
    """The same, counted by the slow and plain reading of the rules."""

    def shuffle(label: str, pack: list[str]) -> list[str]:
        return shuffled(SEED, label, pack)

    if d["phase"] == "hand_over":
        d = second_playing.next_hand(d, shuffle)
    moves = [(seat, move) for seat in second_reading.to_act(d) for move in second_reading.legal(d, seat)]
    if depth == 1:
        return len(moves)
    return sum(lines_by_second_reading(second_playing.play(d, *made, shuffle), depth - 1) for made in moves)


@pytest.mark.parametrize("name", LINES)
def test_as_many_legal_lines_as_ever(name: str) -> None:
    p = position(name)
    assert tuple(lines(p, depth) for depth in (1, 2, 3, 4)) == LINES[name]


@pytest.mark.parametrize("name", LINES)
def test_as_many_by_the_second_reading(name: str) -> None:
    d = position(name).to_dict()
    assert tuple(lines_by_second_reading(d, depth) for depth in (1, 2, 3, 4)) == LINES[name]
