"""Fit how peaceful players are after what they did to games of robots, and write the numbers: `make train`.

At each of these tables some play as the cautious robot, which harms nobody, and the others as the deputy or with a
taste of their own. Which of them a player is, is to be told from what they did in the first hand, or in the whole game.
The same seed gives the same numbers, on the same machine and versions.
"""

from __future__ import annotations

import json
import random
import sys
from collections import Counter
from collections.abc import Mapping, Sequence
from hashlib import sha256
from pathlib import Path
from typing import NamedTuple

from sklearn.feature_extraction import DictVectorizer
from sklearn.metrics import log_loss

from bench.factors import factors_of
from bench.training import FITTED_TO, HELD_OUT, examples_of, read_arguments
from engine.robots import manners
from engine.robots.manners import chance_of, deeds
from engine.robots.match import Match, Told, positions

OUT = Path(manners.__file__).with_name(manners.DATA)
PEACEFUL = "cautious"
OTHERS = ("deputy", "deputy", "gunslinger", "homesteader")  # each as often as it is here
GAMES, HELD_OUT_GAMES = 300, 100  # of each number of players and edition
LOOKED_AT = 0.2  # of the turns
MOST_TURNS = 5  # of a player: told apart until here


class Example(NamedTuple):
    """What a player had done, in how many turns, and whether they play peacefully."""

    did: Counter[str]
    turns: int
    is_peaceful: bool


def examples(game: tuple[int, str, str]) -> list[Example]:
    """Return the examples of one game: of a number of players, an edition and a seed."""
    players, edition, seed = game
    rng, told = random.Random(seed), Told(players)  # noqa: S311 - to be repeatable
    match = Match(tuple(rng.choice((PEACEFUL, rng.choice(OTHERS))) for _ in range(players)), edition)
    found: list[Example] = []
    for position in positions(match, match.robots, sha256(seed.encode()).hexdigest()):
        told.hear(position)
        if position.phase == "draw" and rng.random() < LOOKED_AT:
            for seat in range(players):
                did = Counter(deeds(told.by_seat[position.turn], seat))
                turns = sum(number for deed, number in did.items() if deed.startswith("discards"))
                if seat != position.turn and turns:
                    found.append(Example(did, turns, match.robots[seat] == PEACEFUL))
    return found


def sample(editions: Sequence[str], games: int, seed: str, processes: int) -> list[Example]:
    """Return the examples of so many games of each number of players and edition."""
    told = [
        (players, edition, f"{seed}/manners/{players}/{edition}/{game}")
        for players in (2, 3, 4)
        for edition in editions
        for game in range(games)
    ]
    return examples_of(told, examples, processes)


def fit(found: Sequence[Example]) -> Mapping[str, float]:
    """Return by how much the logarithm of the odds that a player is peaceful grows with each deed."""
    names = DictVectorizer()
    lines = names.fit_transform([example.did for example in found])
    return factors_of(names, lines, [example.is_peaceful for example in found])


def main() -> None:
    """Fit the factors, print how well they tell the players of other games, and write them."""
    arguments = read_arguments(__doc__, GAMES, HELD_OUT_GAMES, "of each number of players and edition", OUT)
    factors = fit(sample(FITTED_TO, arguments.games, arguments.seed, arguments.processes))
    made = {"games": arguments.games, "seed": arguments.seed, "factors": factors}
    arguments.out.write_text(json.dumps(made, indent=1) + "\n", encoding="utf-8")
    for which, editions in (("fitted to", FITTED_TO), ("held out", HELD_OUT)):
        found = sample(editions, arguments.held_out, f"not {arguments.seed}", arguments.processes)
        for turns in range(1, MOST_TURNS + 1):
            these = [example for example in found if example.turns == turns]
            chances = [chance_of(example.did.elements(), factors) for example in these]
            true = [example.is_peaceful for example in these]
            right = sum((chance > 0.5) == is_so for chance, is_so in zip(chances, true, strict=True)) / len(these)
            sys.stdout.write(
                f"after {turns} turns, editions {which}: {log_loss(true, chances):.3f} nats, {right:.0%} right\n"
            )
            sys.stdout.flush()


if __name__ == "__main__":
    main()
