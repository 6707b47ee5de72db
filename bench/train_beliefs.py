"""Fit what players keep in their hands to games of robots, and write the numbers that robots read: `make train`.

Each example is a hand as somebody held it, and the same hand with one card, which nobody else had seen, exchanged for
one of the supply or of another hand. Which of the two is the true one is to be told from their signs alone, which is
what `engine.robots.beliefs` asks. It is fitted to games of different robots together, as a player may be any of them.
The same seed gives the same numbers, on the same machine and versions.
"""

from __future__ import annotations

import json
import random
import sys
from collections import Counter
from collections.abc import Mapping, Sequence
from hashlib import sha256
from math import exp, log
from pathlib import Path
from statistics import fmean
from typing import TypeAlias

import numpy as np
from scipy.sparse import vstack
from sklearn.feature_extraction import DictVectorizer

from bench.factors import factors_of
from bench.training import FITTED_TO, HELD_OUT, examples_of, read_arguments
from engine.position_json import read_position
from engine.preview.memory import Memory
from engine.robots import beliefs
from engine.robots.beliefs import SUPPLY, Deeds, Signs
from engine.robots.match import Match, Told, positions
from engine.rules.cards import KINDS
from engine.rules.events import since_deal
from engine.rules.table import Table

OUT = Path(beliefs.__file__).with_name(beliefs.DATA)
QUICK = ("greenhorn", "cautious", "deputy")  # robots that play thousands of games in a minute
PLAYERS = ("cautious", "deputy")  # those whose games it is fitted to
GAMES, HELD_OUT_GAMES = 150, 40  # of each robot, number of players and edition
LOOKED_AT, EXCHANGES = 0.3, 4  # of the turns; from each

Difference: TypeAlias = Counter[str]  # by sign, how many more the true hands show


def differences(game: tuple[str, int, str, str]) -> list[Difference]:
    """Return the examples of one game: of a robot, a number of players, an edition and a seed."""
    robot, players, edition, seed = game
    rng, told = random.Random(seed), Told(players)  # noqa: S311 - to be repeatable
    match, found = Match((robot,) * players, edition), []
    for position in positions(match, match.robots, sha256(seed.encode()).hexdigest()):
        told.hear(position)
        if position.phase != "draw" or rng.random() > LOOKED_AT:
            continue
        t, view = read_position(position.to_dict()), position.seen_by(position.turn)
        heard = since_deal(told.by_seat[position.turn])
        memory, deeds = Memory(view, heard), {seat: Deeds(heard, seat) for seat in range(players)}
        signs = {seat: Signs(view, deeds[seat], seat) for seat in deeds if seat != view.seat and deeds[seat].turns}
        for _ in range(EXCHANGES):
            other = _exchanged(t, position.turn, memory, rng)
            change: Difference = Counter()
            for seat, of in signs.items():
                change.update(of.of_hand(t.hands[seat]))
                change.subtract(of.of_hand(other[seat]))
            if any(change.values()):
                found.append(Counter({sign: number for sign, number in change.items() if number}))
    return found


def _exchanged(t: Table, reader: int, memory: Memory, rng: random.Random) -> list[list[int]]:
    """Return all hands after an exchange of a card that the reader cannot rule out; as they are, if there is none."""
    free = [
        (seat, card)
        for seat, hand in enumerate(t.hands)
        if seat != reader
        for card, held in enumerate(hand)
        for _ in range(held - memory.held[seat][KINDS[card]])
    ]
    hands = [hand[:] for hand in t.hands]
    if not free:
        return hands
    seat, given = rng.choice(free)
    places = [(SUPPLY, card) for card in t.supply] + [slot for slot in free if slot[0] != seat]
    if not places:
        return hands
    other, taken = rng.choice(places)
    in_supply = Counter(t.supply)
    if memory.shuffled is not None and other == SUPPLY and memory.shuffled[KINDS[given]] <= in_supply[given]:
        return hands
    if KINDS[taken] in memory.lacks[seat] or (other != SUPPLY and KINDS[given] in memory.lacks[other]):
        return hands
    for owner, lost, got in ((seat, given, taken), (other, taken, given)):
        if owner != SUPPLY:
            hands[owner][lost] -= 1
            hands[owner][got] += 1
    return hands


def sample(robots: Sequence[str], editions: Sequence[str], games: int, seed: str, processes: int) -> list[Difference]:
    """Return the examples of so many games of each robot, number of players and edition."""
    played = [
        (robot, players, edition, f"{seed}/{robot}/{players}/{edition}/{game}")
        for robot in robots
        for players in (2, 3, 4)
        for edition in editions
        for game in range(games)
    ]
    return examples_of(played, differences, processes)


def fit(found: Sequence[Difference]) -> Mapping[str, float]:
    """Return the logarithm of the factor of each sign, of which two hands show so many more or less."""
    signs = DictVectorizer()
    lines = signs.fit_transform(found)
    true = np.repeat([1, 0], len(found))
    return factors_of(signs, vstack([lines, -lines]), true)


def log_loss(habits: Mapping[str, float], found: Sequence[Difference]) -> float:
    """Return the mean loss of telling the true hand of two, in nats: 0.693 for who knows nothing."""
    return fmean(
        log(1 + exp(-sum(habits.get(sign, 0.0) * number for sign, number in change.items()))) for change in found
    )


def main() -> None:
    """Fit the habits of players, print how well they tell true hands of other games, and write them."""
    arguments = read_arguments(__doc__, GAMES, HELD_OUT_GAMES, "of each robot, number of players and edition", OUT)
    habits = fit(sample(PLAYERS, FITTED_TO, arguments.games, arguments.seed, arguments.processes))
    made = {"games": arguments.games, "seed": arguments.seed, "habits": habits}
    arguments.out.write_text(json.dumps(made, indent=1) + "\n", encoding="utf-8")
    for robot in QUICK:
        for which, editions in (("fitted to", FITTED_TO), ("held out", HELD_OUT)):
            found = sample([robot], editions, arguments.held_out, f"not {arguments.seed}", arguments.processes)
            sys.stdout.write(f"{robot}, editions {which}: {log_loss(habits, found):.3f} nats of {len(found):,} pairs\n")
            sys.stdout.flush()


if __name__ == "__main__":
    main()
