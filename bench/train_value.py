"""Fit what a game under way is worth to games of deputies and peaceful players, and write the numbers: `make train`.

The same seed gives the same numbers, on the same machine and versions. Two editions are held out, and of every edition
games of other seeds: what the networks explain of those is printed.
"""

from __future__ import annotations

import argparse
import json
import random
import sys
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray
from sklearn.neural_network import MLPClassifier, MLPRegressor

from bench.training import FITTED_TO, HELD_OUT, read_arguments
from engine.robots import cautious, deputy, hand_value
from engine.robots.hand_value import DOLLARS, cards_to_come, inputs, of_game
from engine.robots.marshal import candidates
from engine.robots.match import NAMES
from engine.robots.playouts import Shuffled
from engine.robots.sight import look, points_of
from engine.robots.worlds import World
from engine.robots.worth import margin, worth_by
from engine.rules.cards import OUTLAWS
from engine.rules.deal import deal_next, new_table
from engine.rules.editions import EDITIONS
from engine.rules.events import Scored
from engine.rules.legal import carry_out, legal

OUT = Path(hand_value.__file__).with_name(hand_value.DATA)
GAMES, HELD_OUT_GAMES = 20_000, 1_000  # for each number of players: of the editions together; of each edition
LOOKED_AT = 0.5  # of the turns
PEACEFUL = 0.5  # of the players
STRAYS, STRAY_TURNS = 0.2, 24  # of the moves in the first turns of a hand, and at most so many of these
POSTER_CELLS, GAME_CELLS = 16, 12
DIGITS = 4  # of each number in the end
Numbers: TypeAlias = NDArray[np.float32]


class Moment(NamedTuple):
    """A seat at the beginning of somebody's turn, and what the second network reads of it beside the lead."""

    seat: int
    money: tuple[int, ...]
    to_come: int


class Examples(NamedTuple):
    """Moments of a game, or of many, in the same order in each field."""

    lines: Numbers  # what the first network reads, for each poster of each moment
    brought: Numbers  # by moment and poster, in the unit of the networks: more than the others in the end
    moments: list[Moment]
    won: Numbers  # 1.0 if the seat won the game

    def leads(self, posters: dict[str, Any]) -> Numbers:
        """Return what the first network expects the hand to bring in each moment."""
        return told_by(posters, self.lines).reshape(-1, len(OUTLAWS)).sum(1)

    def games(self, posters: dict[str, Any]) -> Numbers:
        """Return what the second network reads."""
        leads = self.leads(posters) * DOLLARS
        read = (of_game(at.money, at.seat, lead, at.to_come) for at, lead in zip(self.moments, leads, strict=True))
        return np.asarray(list(read), float)


def play(players: int, strays: float, game: tuple[str, str]) -> Examples:
    """Return examples from one game, of an edition and a seed. Half of its players are peaceful, on average.

    They are examples of the others, who play as deputies. `strays`: how often one does not make its own choice but
    another that a marshal might try, before the moments that are looked at. So these are more than what deputies come
    to, and all that follows is what they make of it.
    """
    edition, seed = game
    rng = random.Random(seed)  # noqa: S311 - to be repeatable
    t = new_table(NAMES[:players], edition, EDITIONS[edition].rules, 0, Shuffled(rng.getrandbits(40)))
    peaceful = tuple(rng.random() < PEACEFUL for _ in range(players))
    found: list[Moment] = []
    lines: list[list[float]] = []
    brought: list[list[float]] = []
    while True:
        t.events = []
        moments = []
        for seat in _beginnings(World(t, peaceful), strays, rng):
            moments.append(Moment(seat, tuple(t.money), cards_to_come(t)))
            read = inputs(World(t, peaceful), seat)
            lines += [[*read.table, *poster] for poster in read.posters]
        gained = [event.gained for event in t.events if isinstance(event, Scored)]
        found += moments
        brought += [[margin(dollars, moment.seat) for dollars in gained] for moment in moments]
        if t.phase != "hand_over":
            break
        deal_next(t)
    won = [t.winner == at.seat for at in found]
    return Examples(_array(lines), _array(brought) / DOLLARS, found, _array(won))


def _array(numbers: Sequence[Any]) -> Numbers:
    return np.asarray(numbers, np.float32)


def _beginnings(world: World, strays: float, rng: random.Random) -> Iterator[int]:
    """Play a hand, and stop at the beginning of some turns; yield the seat whose turn it is or another, as a deputy."""
    t = world.table
    turns, stray_turns = 0, rng.randrange(STRAY_TURNS) if strays else 0
    while actors := t.to_act():
        if t.phase == "draw":
            turns += 1
            if turns > stray_turns and rng.random() < LOOKED_AT:
                seat = rng.choice((t.turn, rng.randrange(len(t.players))))
                if not world.peaceful[seat]:
                    yield seat
        moves, sight = legal(t, actors[0]), look(t, actors[0], points_of(t), worth_by(t.rules))
        if world.peaceful[actors[0]]:
            move = cautious.decide(sight, moves)
        elif turns <= stray_turns and rng.random() < strays:
            move = rng.choice(candidates(sight, moves))
        else:
            move = deputy.decide(sight, moves)
        carry_out(t, actors[0], move)


def sample(
    players: int, editions: Sequence[str], games: int, seed: str, processes: int, strays: float = 0.0
) -> Examples:
    """Return the examples of so many games, of each edition in turn."""
    told = [(editions[game % len(editions)], f"{seed}/{players}/{game}") for game in range(games)]
    with ProcessPoolExecutor(processes) as pool:
        found = [some for some in pool.map(partial(play, players, strays), told, chunksize=50) if some.moments]
    moments = [moment for some in found for moment in some.moments]
    lines, brought, _, won = zip(*found, strict=True)
    return Examples(np.concatenate(lines), np.concatenate(brought), moments, np.concatenate(won))


def fit(cells: int, kind: type[MLPRegressor | MLPClassifier], lines: Numbers, to: NDArray[Any]) -> dict[str, Any]:
    """Return a network as `engine.robots.hand_value.Network` reads it. Inputs are divided by their largest number."""
    scale = np.maximum(np.abs(lines).max(0), 1)
    network = kind(
        hidden_layer_sizes=(cells,), batch_size=512, learning_rate_init=0.002, max_iter=40, tol=1e-5,
        early_stopping=True, n_iter_no_change=4, random_state=1,
    )  # fmt: skip
    first, last = network.fit(lines / scale, to).coefs_
    begin, base = network.intercepts_
    rows, weights = _rounded(first / scale[:, None]), _rounded(last[:, 0])
    return {"begin": _rounded(begin), "rows": rows, "weights": weights, "base": _rounded(base)[0]}


def _rounded(numbers: Numbers) -> list[Any]:
    return [float(f"{one:.{DIGITS}g}") if one.ndim == 0 else _rounded(one) for one in numbers]


def told_by(network: dict[str, Any], lines: Numbers) -> Numbers:
    """Return what a network tells of each line, as `engine.robots.hand_value.Network` does."""
    cells = np.maximum(lines @ np.asarray(network["rows"]) + np.asarray(network["begin"]), 0)
    told: Numbers = cells @ np.asarray(network["weights"]) + network["base"]
    return told


def _measured(networks: dict[str, Any], of: Examples) -> str:
    """Return how much of the variance of what hands brought, and of who won, the networks explain."""
    hands = of.brought.sum(1)
    chances = 1 / (1 + np.exp(-told_by(networks["game"], of.games(networks["posters"]))))
    parts = (_explained(hands, of.leads(networks["posters"])), _explained(of.won, chances))
    return "{:.1%} of what hands brought, {:.1%} of who won".format(*parts)


def _explained(true: Numbers, told: Numbers) -> float:
    return float(1 - ((true - told) ** 2).mean() / true.var())


def train(players: int, arguments: argparse.Namespace) -> dict[str, Any]:
    """Return the networks for so many players, and print how good they are."""
    of = sample(players, FITTED_TO, arguments.games, arguments.seed, arguments.processes, STRAYS)
    posters = fit(POSTER_CELLS, MLPRegressor, of.lines, of.brought.reshape(-1))
    networks = {"posters": posters, "game": fit(GAME_CELLS, MLPClassifier, of.games(posters), of.won)}
    for edition in EDITIONS:
        held_out = sample(players, [edition], arguments.held_out, f"not {arguments.seed}", arguments.processes)
        which = "held out" if edition in HELD_OUT else "fitted to"
        sys.stdout.write(f"{players} players, {edition} ({which}): {_measured(networks, held_out)}\n")
        sys.stdout.flush()
    return networks


def main() -> None:
    """Fit the networks, print how much they explain of other games, and write their numbers."""
    arguments = read_arguments(__doc__, GAMES, HELD_OUT_GAMES, "for each number of players (and edition)", OUT)
    networks = {players: train(players, arguments) for players in (3, 4)}
    made = {"games": arguments.games, "seed": arguments.seed, "networks": networks}
    arguments.out.write_text(json.dumps(made, separators=(",", ":")) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
