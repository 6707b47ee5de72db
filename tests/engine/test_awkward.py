"""Tables made to be awkward: supplies nearly gone, hands of one card, stacks of Wyatt Earps, lone Photos."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

import engine
from engine import Position
from tests.engine import second_playing, second_reading
from tests.engine.flags import EDITIONS, VALUES, rules_of
from tests.engine.second_shuffle import shuffled
from tests.engine.table import DECK, KINDS, OUTLAWS, PHOTOS, laid_out

SEED = "5e" * 32

PILES = (
    "{0}",
    "{0}*",
    "{0} HO",
    "{0}* HO",
    "{0} BR",
    "{0} SR FG HO",
    "{0}* BR",
    "2{0}",
    "3{0} {0}*",
    "{0} 2SR BR FG HO",
)


def some_piles(rng: random.Random) -> list[dict[str, str]]:
    """Small piles on a few Outlaws for each seat, as far as the cards and the Fastest Guns go."""
    left, territories = Counter(DECK), []
    left["FG"] = 1
    for _ in range(4):
        territory = {}
        for outlaw in rng.sample(OUTLAWS, rng.randint(0, 3)):
            pile = rng.choice(PILES).format(outlaw)
            cards = Counter(second_cards(pile))
            if cards <= left:
                left -= cards
                territory[outlaw] = pile
        territories.append(territory)
    return territories


def second_cards(text: str) -> list[str]:
    """The cards of a pile's pattern."""
    return [word.lstrip("23") for word in text.split() for _ in range(int(word[0]) if word[0] in "23" else 1)]


def awkward(rng: random.Random) -> dict[str, Any]:
    """A draw or a turn's play at such a table; one seat holds nearly everything."""
    seats = rng.choice([2, 3, 4])
    territories = some_piles(rng)[:seats]
    left = Counter(DECK)
    for territory in territories:
        for pile in territory.values():
            left -= Counter(second_cards(pile))
    lying = list(left.elements())
    rng.shuffle(lying)
    discard = [lying.pop() for _ in range(rng.choice([0, 0, 1, 2, 3]))]
    if rng.random() < 0.3:
        discard = ["WE"] * rng.randint(0, lying.count("WE"))
        for card in discard:
            lying.remove(card)
    supply = [lying.pop() for _ in range(rng.choice([0, 0, 1, 1, 2, 3]))]
    hands = [[lying.pop() for _ in range(rng.choice([0, 1, 1, 2, 4]))] for _ in range(seats)]
    rich = rng.randrange(seats)
    turn = rng.randrange(seats)
    phase = rng.choice(["draw", "play"])
    if phase == "play" and not hands[turn]:
        hands[turn] = [lying.pop()]
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
        edition=rng.choice(list(EDITIONS)),
        house_rules=house,
        dealer=rng.randrange(seats),
    )


def unreachable_end(d: dict[str, Any]) -> bool:
    """With `emptied` nobody is left to move over a supply emptied twice: docs/rules.md does not say what then."""
    emptied = rules_of(d)["second_exhaustion"] == "emptied"
    return bool(emptied and d["reshuffled"] and not d["supply"] and d["phase"] != "draw")


def kind_of(move: str) -> str:
    """The move without its cards, numbers and directions: each kind is picked as often."""
    return " ".join(word for word in move.split()[:2] if word not in KINDS and not word.isdigit())


@pytest.mark.slow
@pytest.mark.parametrize("part", range(4))
def test_an_awkward_table_is_played_as_a_second_reading_says(part: int) -> None:
    """Legal moves and what they do, for a few moves from each of many such tables."""

    def shuffle(label: str, pack: list[str]) -> list[str]:
        return shuffled(SEED, label, pack)

    rng, words = random.Random(f"awkward {part}"), Counter[str]()
    for _ in range(300):
        d = awkward(rng)
        p = Position.from_dict(d).with_seed(SEED)
        for _ in range(6):
            known = p.to_dict()
            if not p.to_act() or unreachable_end(known):
                break
            for seat in range(len(p.players)):
                assert set(p.legal(seat)) == second_reading.legal(known, seat), known
            seat = rng.choice(p.to_act())
            sort = rng.choice(sorted({kind_of(move) for move in p.legal(seat)}))
            move = rng.choice([move for move in p.legal(seat) if kind_of(move) == sort])
            p = p.play(seat, move)
            assert_same(p, known, seat, move, second_playing.play(known, seat, move, shuffle))
            words[sort] += 1
    assert {"draw supply", "wyatt search", "wyatt draw", "wyatt clear", "wanted steal", "bank", "choose"} <= set(words)


def assert_same(p: Position, before: dict[str, Any], seat: int, move: str, expected: dict[str, Any]) -> None:
    """The position is the one expected; a house rule equal to the edition's is not written by either."""
    printed = engine.EDITIONS[p.edition].rules
    expected["house_rules"] = {
        flag: value for flag, value in expected["house_rules"].items() if getattr(printed, flag) != value
    }
    assert p.to_dict() == expected, (before, seat, move)


def test_a_lone_photo_can_be_robbed_and_hidden_but_not_stolen() -> None:
    for photo in PHOTOS:
        territories = [{photo[:2]: photo}, {"JJ" if photo != "JJ*" else "BS": "JJ*" if photo != "JJ*" else "BS*"}]
        p = Position.from_dict(laid_out(["BR SR FG HO MW 2WE", "2BD"], territories=territories, discard="SK"))
        assert {"bank", "stagecoach", "gun", "hideout"} <= set(p.legal(0))
        assert "wanted steal" not in p.legal(0)
