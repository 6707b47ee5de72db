"""Measure which rating predicts games best, of players whose strength is known: robots that slip.

A player of strength s makes the deputy's move with probability s, and otherwise the greenhorn's. A club of them plays
at random, at tables of two, or of three and four. Each pair at a table is predicted before its game counts, by the
model's own formula; the loss is that of who is before whom, in nats. Beside it stands the least that is possible: of
strengths that are fitted to all games at once. An error is right if the ratings are as far from these as it says, which
`z` tells: the root of the mean square of distance over error. Then where the robots themselves stand on this scale.
"""

from __future__ import annotations

import argparse
import os
import random
import sys
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from itertools import combinations, product
from math import exp, log, sqrt
from statistics import fmean
from typing import Any, NamedTuple

from openskill.models import BradleyTerryFull, BradleyTerryPart, PlackettLuce

from engine.position import Position, new_game
from engine.robots import ROBOTS
from engine.robots.match import NAMES, Told
from engine.rules.editions import DEFAULT_EDITION
from engine.rules.ending import place_of
from service.results.rating_scales import BEGINNING, LATELY

CLUB = 24  # players, of strengths from 0 to 1
STRENGTHS = [n / (CLUB - 1) for n in range(CLUB)]
EACH = (20, 60, 200)  # games of each player
SIZES = {"two": (2,), "more": (3, 4)}
MODELS: Mapping[str, Any] = {
    "Plackett-Luce": PlackettLuce,
    "Bradley-Terry": BradleyTerryFull,
    "Bradley-Terry in part": BradleyTerryPart,
}
BETAS = (75.0, 150.0, 300.0, 450.0)
STEPS = 300  # of the fit
PAIRS = (("cautious", "greenhorn"), ("deputy", "cautious"), ("deputy", "greenhorn"))

Choose = Callable[[int, random.Random], str]  # the policy of a seat's next move


class PlayedTable(NamedTuple):
    """A game that was played: who sat there, in the order of seats, and their places."""

    players: tuple[int, ...]
    places: tuple[int, ...]

    def pairs(self) -> Iterator[tuple[int, int, float]]:
        """Yield each pair of players with how much better the first was: 1, 0, or a half for a tie."""
        for (one, first), (other, second) in combinations(zip(self.players, self.places, strict=True), 2):
            yield one, other, 0.5 if first == second else float(first < second)


def play(policy_of: Choose, seats: int, hands: int | None, seed: int) -> tuple[int, ...]:
    """Play a game, or only so many hands of one; return the places."""
    rng = random.Random(seed)  # noqa: S311
    position = new_game(NAMES[:seats], DEFAULT_EDITION, seed=f"{rng.getrandbits(256):064x}", dealer=0)
    told = Told(seats)
    while not _is_over(position, hands):
        told.hear(position)
        if position.phase == "hand_over":
            position = position.next_hand()
            continue
        seat = position.to_act()[0]
        robot = ROBOTS[policy_of(seat, rng)]
        position = position.play(seat, robot(position.seen_by(seat), told.by_seat[seat], rng, 0).text)
    winner = None if hands else position.winner
    return tuple(place_of(position.money, winner, n) for n in range(seats))


def _is_over(position: Position, hands: int | None) -> bool:
    return position.phase == "game_over" or (position.phase == "hand_over" and position.hand_no == hands)


def play_in_club(task: tuple[tuple[int, ...], int]) -> PlayedTable:
    """Play a game between members of the club."""
    players, seed = task

    def policy_of(seat: int, rng: random.Random) -> str:
        return "deputy" if rng.random() < STRENGTHS[players[seat]] else "greenhorn"

    return PlayedTable(players, play(policy_of, len(players), None, seed))


def fitted(games: Sequence[PlayedTable]) -> list[float]:
    """Return the strengths, in logits, that explain all games best."""
    better: Counter[tuple[int, int]] = Counter()
    for game in games:
        for one, other, score in game.pairs():
            better[one, other] += score  # type: ignore[assignment]
            better[other, one] += 1 - score  # type: ignore[assignment]
    strengths = [0.0] * CLUB
    for _ in range(STEPS):
        slope, bend = [0.0] * CLUB, [1e-9] * CLUB
        for (one, other), number in better.items():
            chance = expected(strengths[one] - strengths[other])
            slope[one] += number * (1 - chance)
            slope[other] -= number * (1 - chance)
            bend[one] += number * chance * (1 - chance)
            bend[other] += number * chance * (1 - chance)
        strengths = [s + 0.7 * x / y for s, x, y in zip(strengths, slope, bend, strict=True)]
    middle = fmean(strengths)
    return [strength - middle for strength in strengths]


def expected(difference: float) -> float:
    """Return how often one is before another who is weaker by a difference in logits."""
    return 1 / (1 + exp(-difference))


def loss(chance: float, score: float) -> float:
    """Return the log loss of a prediction, in nats."""
    return -(score * log(chance) + (1 - score) * log(1 - chance))


class Measured(NamedTuple):
    """How well a model did in clubs: see the module."""

    loss: float
    correlation: float
    error: float
    z: float

    def __str__(self) -> str:
        return f"loss {self.loss:.4f} correlation {self.correlation:.3f} error {self.error:.0f} z {self.z:.2f}"


def measure(model: Any, clubs: Sequence[Sequence[PlayedTable]], truth: Sequence[float]) -> Measured:
    """Rate the games of each club in turn, and compare what the ratings say with what is true."""
    losses, correlations, errors, squares = list[float](), list[float](), list[float](), list[float]()
    for games in clubs:
        found, ratings = rate_club(model, games)
        losses += found[len(found) // 2 :]
        middle, beta = fmean(rating.mu for rating in ratings), model.beta
        correlations.append(rank_correlation(STRENGTHS, [rating.mu for rating in ratings]))
        for rating, true in zip(ratings, truth, strict=True):
            errors.append(rating.sigma)
            squares.append(((rating.mu - middle - true * sqrt(2) * beta) / rating.sigma) ** 2)
    return Measured(fmean(losses), fmean(correlations), fmean(errors), sqrt(fmean(squares)))


def rate_club(model: Any, games: Sequence[PlayedTable]) -> tuple[list[float], list[Any]]:
    """Return the loss of each game, predicted before it counted, and the ratings after all."""
    ratings = [model.rating() for _ in range(CLUB)]
    losses = []
    for game in games:
        pairs = []
        for one, other, score in game.pairs():
            a, b = ratings[one], ratings[other]
            spread = sqrt(2 * model.beta**2 + a.sigma**2 + b.sigma**2)
            pairs.append(loss(expected((a.mu - b.mu) / spread), score))
        losses.append(fmean(pairs))
        places = [float(place) for place in game.places]
        changed = model.rate([[ratings[n]] for n in game.players], ranks=places)
        for n, (rating,) in zip(game.players, changed, strict=True):
            ratings[n] = rating
    return losses, ratings


def rank_correlation(one: Sequence[float], other: Sequence[float]) -> float:
    """Return Spearman's rank correlation of two rows of different numbers."""
    ranks = [{n: rank for rank, n in enumerate(sorted(range(len(row)), key=row.__getitem__))} for row in (one, other)]
    squares = sum((ranks[0][n] - ranks[1][n]) ** 2 for n in range(len(one)))
    return 1 - 6 * squares / (len(one) * (len(one) ** 2 - 1))


def _unweighted(*_of_a_pair: object) -> float:
    return 1.0


GAMMAS: Mapping[str, dict[str, object]] = {"usual errors": {}, "small errors": {"gamma": _unweighted}}


def compare_models(games: Sequence[PlayedTable], sizes: Sequence[int]) -> None:
    """Print how well each model does with each beta, after so many games of each player."""
    truth = fitted(games)
    least = fmean(
        loss(expected(truth[one] - truth[other]), score) for game in games for one, other, score in game.pairs()
    )
    sys.stdout.write(f"  the least loss that is possible: {least:.4f}\n")
    for (name, model), (errors, gamma), beta in product(MODELS.items(), GAMMAS.items(), BETAS):
        parts = []
        for each in EACH:
            length = int(CLUB * each / fmean(sizes))
            clubs = [games[n : n + length] for n in range(0, len(games) - length + 1, length)][:10]
            made = model(mu=BEGINNING.mean, sigma=BEGINNING.error, beta=beta, tau=LATELY, **gamma)
            parts.append(f"{each}: {measure(made, clubs, truth)}")
        sys.stdout.write(f"  {name}, {errors}, beta {beta:.0f}: {'; '.join(parts)}\n")
        sys.stdout.flush()


def compare_robots(games: int, pool: ProcessPoolExecutor) -> None:
    """Print how often one robot is before another, in games and in a single hand, and how many logits that is."""
    for (one, other), (seats, hands) in product(PAIRS, ((2, None), (3, None), (4, None), (2, 1))):
        played = pool.map(partial(_play_robots, one, other, seats, hands), range(games), chunksize=20)
        share = fmean(played)
        what = "games" if hands is None else "hands"
        logits = log(share / (1 - share))
        sys.stdout.write(f"  {one} before {other}, {what} of {seats}: {share:.3f}, {logits:.2f} logits\n")
        sys.stdout.flush()


def _play_robots(one: str, other: str, seats: int, hands: int | None, seed: int) -> float:
    sits = seed % seats
    places = play(lambda seat, _rng: one if seat == sits else other, seats, hands, seed)
    table = PlayedTable(tuple(int(n == sits) for n in range(seats)), places)
    return fmean(score if first else 1 - score for first, second, score in table.pairs() if first != second)


def main() -> None:
    """Play the games, and print all figures."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=12000, help="of the club, at each size of tables")
    parser.add_argument("--robots", type=int, default=1000, help="games of each two robots")
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    arguments = parser.parse_args()
    chance = random.Random(1)  # noqa: S311
    with ProcessPoolExecutor(arguments.processes) as pool:
        for name, sizes in SIZES.items():
            tasks = [
                (tuple(chance.sample(range(CLUB), chance.choice(sizes))), chance.getrandbits(60))
                for _ in range(arguments.games)
            ]
            sys.stdout.write(f"Tables of {name}:\n")
            compare_models(list(pool.map(play_in_club, tasks, chunksize=50)), sizes)
        sys.stdout.write("Robots:\n")
        compare_robots(arguments.robots, pool)


if __name__ == "__main__":
    main()
