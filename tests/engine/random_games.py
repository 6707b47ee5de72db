"""Random games: every edition and any mix of house rules, played so that the rare things happen too."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import Any, NamedTuple

import engine
from engine import Made, Position, Record
from engine.rules.shuffle import Cuts
from tests.engine.flags import EDITIONS, VALUES
from tests.engine.table import NAMES

EAGERNESS = {"play": 6.0, "photo": 6.0, "discard": 0.4, "draw": 1.0, "wanted": 0.3, "take": 1.0, "pass": 1.0}
"""How gladly a move is made; Sheriff cards not named are played at 3."""


class Step(NamedTuple):
    """A move of a game: what was before it, who made it, what came after. The deal between hands is no step."""

    before: Position
    seat: int
    move: str
    after: Position


def house_rules(rng: random.Random) -> dict[str, Any]:
    """No house rules as often as not, else each flag at random."""
    if rng.random() < 0.5:
        return {}
    return {flag: rng.choice(values) for flag, values in VALUES.items()}


def start(rng: random.Random, seed: str | None = None, edition: str | None = None) -> Position:
    """A new game of two to four players, house rules at random, edition and seed too if not given."""
    return engine.new_game(
        NAMES[: rng.choice([2, 3, 4])],
        edition=edition or rng.choice(list(EDITIONS)),
        house_rules=house_rules(rng),
        seed=seed or rng.randbytes(32).hex(),
    )


def pick(p: Position, rng: random.Random) -> tuple[int, str]:
    """Return a seat that is to act and one of its moves at random, by `EAGERNESS`."""
    seat = rng.choice(p.to_act())
    moves = p.legal(seat)
    weights = [EAGERNESS.get(move.split()[0], 3.0) for move in moves]
    return seat, rng.choices(moves, weights)[0]


def steps(name: object, most: int = 10_000, seed: str | None = None, edition: str | None = None) -> Iterator[Step]:
    """The moves of the random game of that name, hand after hand, up to its end or so many moves."""
    rng = random.Random(repr(name))
    return played(start(rng, seed, edition), partial(pick, rng=rng), most)


def played(p: Position, choose: Callable[[Position], tuple[int, str]], most: int = 10_000) -> Iterator[Step]:
    """The moves of a game from a position on, each by what `choose` returns: a seat and its move."""
    for _ in range(most):
        if p.phase == "hand_over":
            p = p.next_hand()
        if not p.to_act():
            return
        seat, move = choose(p)
        before, p = p, p.play(seat, move)
        yield Step(before, seat, move, p)


def record_of(game: str, seed: str, first: Position, made: Sequence[Made], last: Position, cuts: Cuts = ()) -> Record:
    """The record of a whole game from its first and its last position."""
    return Record(
        game=game,
        edition=first.edition,
        house_rules=first.to_dict()["house_rules"],
        players=first.players,
        dealer=first.dealer,
        commitment=engine.commitment(seed),
        moves=tuple(made),
        seed=seed,
        money=last.money,
        winner=last.winner,
        cuts=tuple(cuts),
    )
