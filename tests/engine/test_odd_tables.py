"""Tables odd by construction: nearly nothing to draw or to discard, lone Photos, nothing but one kind of card.

Some are named, and tried with every flag in both values; hundreds are made by seeded chance. Every legal move is
playable and does what the second reading of the rules says, and whatever is written reads back.
"""

from __future__ import annotations

import json
import random
from collections import Counter
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest

from engine import Position
from tests.engine import second_playing, second_reading
from tests.engine.clauses import reached
from tests.engine.flags import EDITIONS, VALUES, rules_of
from tests.engine.random_games import pick
from tests.engine.second_shuffle import shuffled
from tests.engine.table import DECK, KINDS, OUTLAWS, laid_out
from tests.quick import first_quick

Fields = dict[str, Any]

SEED = "d0" * 32
WORDS = {
    "PHOTOS ALONE": "piles: BS*, BK* | JJ* HO | WH* FG BR",
    "HIDEOUTS": "piles: 3BS HO | JJ* HO, 2BS BS* | 3WH FG HO",
    "SHERIFFS": "SR BR FG MW HO WE",
    "EMPTY": "rest: discard",
}
NAMED = """
an empty supply
    WE MW BR BS | 2BD WE | SK; EMPTY; HIDEOUTS; phase: draw
an empty supply, shuffled before
    WE MW BR BS | 2BD WE | SK; EMPTY; HIDEOUTS; reshuffled: true; phase: draw
one card in the supply
    WE MW BR BS | 2BD WE | SK; EMPTY; supply: JJ; HIDEOUTS
the last card
    WE MW BR BS | 2BD WE | SK; EMPTY; supply: JJ; HIDEOUTS; reshuffled: true
nothing to draw and nothing to shuffle
    WE HO FG BS | BD | SK; rest: 1; PHOTOS ALONE; phase: draw
one card to shuffle
    WE HO BR BS | BD | SK; rest: 2; stack: JJ; PHOTOS ALONE
hands of one card
    BS | WE | JJ* | MW; piles: 3JJ; phase: draw
a Wyatt Earp as the last card
    WE | BD | SK; stack: WE BK; HIDEOUTS
a Photo as the last card
    JJ* | BD | SK; opened: JJ; stack: WE
a Most Wanted! as the last card
    MW | BD | SK; HIDEOUTS
a stack of Wyatt Earps
    WE BS | 2BD WE | SK; stack: 4WE; HIDEOUTS
a stack of Wyatt Earps and a last card
    WE | 2BD WE | SK; stack: 5WE
an empty stack
    WE BS BR | 2BD WE | SK; HIDEOUTS
Photos alone
    SHERIFFS SK | BD WE | SK; PHOTOS ALONE
nothing but robbed Photos
    MW HO FG WE | BD WE; piles: JJ* BR SR | BS* 2BR, WH* HO
a pile about to be orphaned
    2MW BS | BD WE | SK; piles: | JJ SR 3BR FG HO | BK HO; supply: 2JJ
all cards in one hand
    | BD | SK; rest: 0; supply: WH
all cards in another hand
    SHERIFFS JJ* | | SK; rest: 1; opened: JJ; stack: WH
everything under Hideouts
    WE BS WH | WE BD | WE SK; HIDEOUTS; supply: JJ WE JJ
all Outlaw cards on the table
    SHERIFFS JJ* | WE HO | WE HO; piles: 7BS, 6BK, 5BD | 7BC, BK, 2BD | 7SK; EMPTY
a choice with nothing left to shoot
    HO BS | WE | SK; piles: | 3JJ | WH*; EMPTY; supply: BS; reshuffled: true; 0 hideout
a search from an empty hand
    WE | BD | SK; stack: BK BR; 0 wyatt search
a window for a last Wyatt Earp
    HO BS | WE | SK; piles: | 3JJ; supply: JJ BD; EMPTY; reshuffled: true; 0 hideout; 0 choose 1 JJ
a photo window of hands of one card
    3JJ BS WE | JJ* | SK | WE; 0 play JJ 3
riches before the last card
    BS | BD | SK; money: 25000 25000 25000; HIDEOUTS; stack: WH
"""


@cache
def named() -> dict[str, str]:
    """Return the lines of the named tables."""
    lines = [line.strip() for line in NAMED.splitlines() if line.strip()]
    for word, meaning in WORDS.items():
        lines = [line.replace(word, meaning) for line in lines]
    return dict(zip(lines[::2], lines[1::2], strict=True))


every_table = pytest.mark.parametrize("name", first_quick(named(), 6))


def shuffle(label: str, pack: list[str]) -> list[str]:
    return shuffled(SEED, label, pack)


def both_ways(d: Fields) -> Iterator[Fields]:
    """The position under the default rules, with each flag the other way, and with all of them the other way."""
    others = {flag: values[1] for flag, values in VALUES.items()}
    for house_rules in ({}, *({flag: value} for flag, value in others.items()), others):
        if d["phase"] == "react" and d["pending"]["move"] != "wyatt" and house_rules.get("photo_window") is False:
            continue  # no such window
        yield d | {"house_rules": house_rules}


def checked(p: Position, seat: int, move: str) -> Position:
    """The position after the move, which is the one worked out twice, reads back, and has somebody to act.

    A house rule equal to the edition's is not written.
    """
    q = p.play(seat, move)
    d, expected = q.to_dict(), second_playing.play(p.to_dict(), seat, move, shuffle)
    assert d == expected, (p.to_dict(), seat, move)
    if d["phase"] not in ("hand_over", "game_over"):
        assert any(q.legal(seat) for seat in q.to_act()), d
    assert Position.from_dict(json.loads(json.dumps(d))).to_dict() == d
    return q


@every_table
def test_every_legal_move_is_playable_with_every_flag_in_both_values(name: str) -> None:
    for d in both_ways(reached(named()[name]).to_dict()):
        p = Position.from_dict(d).with_seed(SEED)
        assert p.to_dict() == d
        for seat in range(len(p.players)):
            assert set(p.legal(seat)) == second_reading.legal(d, seat), (name, d)
            for move in p.legal(seat):
                checked(p, seat, move)


@every_table
def test_play_goes_on_to_the_end_of_the_game(name: str) -> None:
    rng = random.Random(name)
    for d in both_ways(reached(named()[name]).to_dict()):
        p = Position.from_dict(d).with_seed(SEED)
        for n in range(5000):
            if p.phase == "hand_over":
                p = p.next_hand()
            if p.phase == "game_over":
                break
            seat, move = pick(p, rng)
            p = checked(p, seat, move) if n < 30 else p.play(seat, move)
        assert p.phase == "game_over"


# --- made by chance ---------------------------------------------------------------------------------------------------

PILES = ("X", "X*", "X HO", "X* HO", "X BR", "X SR FG HO", "X* BR", "X X", "X X X X*", "X SR SR BR FG HO")


def some_piles(rng: random.Random) -> list[dict[str, list[str]]]:
    """Small piles on a few Outlaws for each seat, as far as the cards and the Fastest Guns go."""
    left, territories = Counter(DECK), []
    left["FG"] = 1
    for _ in range(4):
        territory = {}
        for outlaw in rng.sample(OUTLAWS, rng.randint(0, 3)):
            pile = rng.choice(PILES).replace("X", outlaw).split()
            if Counter(pile) <= left:
                left -= Counter(pile)
                territory[outlaw] = pile
        territories.append(territory)
    return territories


def by_chance(rng: random.Random) -> Fields:
    """A draw or a turn's play at such a table; one seat holds nearly everything."""
    seats = rng.choice([2, 3, 4])
    territories = some_piles(rng)[:seats]
    lying = list(
        (Counter(DECK) - Counter(card for own in territories for pile in own.values() for card in pile)).elements()
    )
    rng.shuffle(lying)
    discard = [lying.pop() for _ in range(rng.choice([0, 0, 1, 2, 3]))]
    if rng.random() < 0.3:
        discard = ["WE"] * rng.randint(0, lying.count("WE"))
        for card in discard:
            lying.remove(card)
    supply = [lying.pop() for _ in range(rng.choice([0, 0, 1, 1, 2, 3]))]
    hands = [[lying.pop() for _ in range(rng.choice([0, 1, 1, 2, 4]))] for _ in range(seats)]
    rich, turn, phase = rng.randrange(seats), rng.randrange(seats), rng.choice(["draw", "play"])
    if phase == "play" and not hands[turn]:
        hands[turn] = [lying.pop()]
    edition = rng.choice(list(EDITIONS))
    house = {flag: rng.choice(values) for flag, values in VALUES.items()} if rng.random() < 0.6 else {}
    return laid_out(
        hands,
        territories=territories,
        supply=supply,
        discard=discard,
        rest=rich,
        turn=turn,
        phase=phase,
        opened=rng.sample(OUTLAWS, rng.randint(0, 7)),
        reshuffled=rng.random() < 0.5,
        posters={outlaw: 1000 * rng.randint(0, 9) for outlaw in OUTLAWS},
        money=[1000 * rng.choice([0, 12, 24, 25]) for _ in range(seats)],
        edition=edition,
        house_rules={flag: value for flag, value in house.items() if EDITIONS[edition][flag] != value},
        dealer=rng.randrange(seats),
    )


def unreachable_end(d: Fields) -> bool:
    """With `emptied` nobody is left to move over a supply emptied twice: docs/rules.md does not say what then."""
    emptied = rules_of(d)["second_exhaustion"] == "emptied"
    return bool(emptied and d["reshuffled"] and not d["supply"] and d["phase"] != "draw")


def kind_of(move: str) -> str:
    """The move without its cards, numbers and directions: each kind is picked as often."""
    return " ".join(word for word in move.split()[:2] if word not in KINDS and not word.isdigit())


@pytest.mark.slow
@pytest.mark.parametrize("part", range(4))
def test_a_table_made_by_chance_is_played_as_a_second_reading_says(part: int) -> None:
    """Legal moves and what they do, for a few moves from each of many such tables."""
    rng, words = random.Random(f"awkward {part}"), Counter[str]()
    for _ in range(300):
        p = Position.from_dict(by_chance(rng)).with_seed(SEED)
        for _ in range(6):
            known = p.to_dict()
            if not p.to_act() or unreachable_end(known):
                break
            for seat in range(len(p.players)):
                assert set(p.legal(seat)) == second_reading.legal(known, seat), known
            seat = rng.choice(p.to_act())
            sort = rng.choice(sorted({kind_of(move) for move in p.legal(seat)}))
            p = checked(p, seat, rng.choice([move for move in p.legal(seat) if kind_of(move) == sort]))
            words[sort] += 1
    assert {"draw supply", "wyatt search", "wyatt draw", "wyatt clear", "wanted steal", "bank", "choose"} <= set(words)
