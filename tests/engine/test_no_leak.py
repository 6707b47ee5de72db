"""No leak: exchange what a seat cannot know, and nothing it is given changes, byte for byte.

Others' hands, the order of the supply and what a hidden search took are exchanged; sizes, tops, territories, money and
all that was said stay. Then the seat's view, the events told to it, its legal moves and every error message are equal,
before a move and after any move that reveals the same.
"""

from __future__ import annotations

import random
from collections import Counter

import pytest

from engine import Position
from tests.engine.flags import EDITIONS, VALUES
from tests.engine.random_games import steps
from tests.engine.table import laid_out
from tests.engine.worlds import learned, look, searched_unseen, twin

SEED = "5e" * 32

Seats = tuple[int | None, ...]


def seats_and_a_bystander(p: Position) -> Seats:
    return (None, *range(len(p.players)))


def some(edition: str, rng: random.Random, every: int, most: int = 3000) -> list[Position]:
    """Positions of random games of an edition, house rules and the number of players at random."""
    found = []
    for game in range(4):
        for n, step in enumerate(steps((edition, "leak", game), most=most, edition=edition)):
            if n % every == rng.randrange(every):
                found.append(step.after)
    return found


@pytest.mark.slow
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_seat_is_given_the_same_at_two_tables_that_differ_in_what_it_cannot_know(edition: str) -> None:
    rng = random.Random(edition)
    for p in some(edition, rng, every=60):
        for seat in (None, rng.randrange(len(p.players))):
            here = Position.from_dict(p.to_dict()).with_seed(SEED)
            assert look(twin(p, seat, rng, SEED), seat) == look(here, seat)


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_move_tells_the_same_at_both_tables_unless_it_reveals_something_by_the_rules(edition: str) -> None:
    """Any move that both tables have: its events, and all that the seat is given afterwards."""
    rng = random.Random(edition)
    compared: Counter[str] = Counter()
    for p in some(edition, rng, every=4):
        seat = rng.choice(seats_and_a_bystander(p))
        one, other = Position.from_dict(p.to_dict()).with_seed(SEED), twin(p, seat, rng, SEED, stack=False)
        for actor in one.to_act():
            both = sorted(set(one.legal(actor)) & set(other.legal(actor)))
            if seat != actor and searched_unseen(one):
                both = []  # another test exchanges what was taken
            for move in rng.sample(both, min(len(both), 6)):
                here, there = one.play(actor, move), other.play(actor, move)
                if learned(here, seat) == learned(there, seat):
                    assert brief(here, seat) == brief(there, seat), (move, seat)
                    compared[move.split()[0]] += 1
    assert min(compared[word] for word in ("draw", "play", "discard", "photo", "pass", "wanted", "wyatt", "choose")) > 0
    assert compared.total() > 600


def brief(p: Position, seat: int | None) -> str:
    return repr((p.view(seat), p.events_for(seat), p.legal(seat) if seat is not None else None, p.to_act()))


@pytest.mark.slow
@pytest.mark.parametrize("number", [2, 3, 4])
def test_whatever_a_hidden_search_took_the_others_are_given_the_same(number: int) -> None:
    """After the take, and after every next move that any of them allows; only playing the card shows it."""
    hands = ["WE BS 3JJ", "2BD WE", "SK WH", "BC BK"][:number]
    p = Position.from_dict(laid_out(hands, discard="BR JJ* WE BK SR", territories=[{"JJ": "3JJ"}]))
    asked = p.with_seed(SEED).play(0, "wyatt search")
    taken = {move: asked.play(0, move) for move in asked.legal(0)}
    assert set(taken) == {"take BK", "take BR", "take JJ*", "take SR"}
    for seat in (None, *range(1, number)):
        assert len({look(q, seat) for q in taken.values()}) == 1
        for move in set.intersection(*(set(q.legal(0)) for q in taken.values())):
            assert len({look(q.play(0, move), seat) for q in taken.values()}) == 1
    assert len({look(q, 0) for q in taken.values()}) == len(taken)


def test_an_announced_search_tells_everybody_what_was_taken() -> None:
    """The same table with the flag the other way: so the test above could fail."""
    d = laid_out(["WE BS", "2BD"], discard="BR BK", house_rules={"search": "announced"})
    asked = Position.from_dict(d).play(0, "wyatt search")
    assert look(asked.play(0, "take BR"), 1) != look(asked.play(0, "take BK"), 1)


def test_the_exchange_is_not_empty() -> None:
    """Twins do differ, in every hidden place, in most positions: a test that exchanges nothing would prove nothing."""
    rng = random.Random("differ")
    hands = stacks = supplies = 0
    positions = [p for edition in EDITIONS for p in some(edition, rng, every=40)]
    for p in positions:
        one, other = p.to_dict(), twin(p, None, rng, SEED).to_dict()
        hands += one["hands"] != other["hands"]
        supplies += one["supply"] != other["supply"]
        stacks += one["discard"] != other["discard"]
    assert min(hands, supplies, stacks) > 0.6 * len(positions)
    assert {flag for p in positions for flag in p.to_dict()["house_rules"]} == set(VALUES)
