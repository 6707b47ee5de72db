"""Measure how well a seat tells what the others hold: `.venv/bench/bin/python -m bench.beliefs`.

For every other player and card the question is whether they hold at least one, two or three of it. Answers are shares
of worlds: of all that are possible, which is what one knows who draws no conclusions, and of those that are likely
after what players did (`engine.robots.beliefs`). What could be known is told by decision trees, fitted to other games
of the same robot: they read both shares and all else that is public about a card and a player. The loss is the mean of
the negative logarithm of the probability that was given to the truth, in nats.
"""

from __future__ import annotations

import argparse
import os
import random
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from functools import partial
from hashlib import sha256
from typing import NamedTuple

import numpy as np
from sklearn.ensemble import HistGradientBoostingClassifier
from sklearn.metrics import log_loss

from bench.training import examples_of
from engine.position_json import read_position
from engine.robots import ROBOTS
from engine.robots.beliefs import Deeds
from engine.robots.match import Match, Told, positions
from engine.robots.worlds import Worlds
from engine.rules.cards import KINDS, N_KINDS, N_OUTLAWS, PHOTO, STAGECOACH
from engine.rules.events import Event, since_deal
from engine.rules.public import SeatView

WORLDS = 60
LOOKED_AT = 0.12  # of the turns
NUMBERS = (1, 2, 3)
MARSHAL = 40  # samples for a decision


class Question(NamedTuple):
    """Whether a player holds at least `number` of a card, with the shares of worlds and what else is public."""

    number: int
    is_so: bool
    possible: float
    likely: float
    known: tuple[float, ...]


def questions(robot: str, game: tuple[int, str]) -> list[Question]:
    """Return the questions that arise in a game of one kind of robot: of so many players, and with this seed."""
    players, seed = game
    rng, told = random.Random(seed), Told(players)  # noqa: S311 - to be repeatable
    match = Match((robot,) * players, budget=MARSHAL)
    found: list[Question] = []
    for position in positions(match, match.robots, sha256(seed.encode()).hexdigest()):
        told.hear(position)
        if position.phase == "draw" and rng.random() < LOOKED_AT:
            view, heard = position.seen_by(position.turn), told.by_seat[position.turn]
            found += _asked(view, heard, Worlds(view, heard), read_position(position.to_dict()).hands, rng)
    return found


def _asked(
    view: SeatView, told: Sequence[Event], worlds: Worlds, true: Sequence[Sequence[int]], rng: random.Random
) -> Iterator[Question]:
    possible = [worlds.possible(rng).hands for _ in range(WORLDS)]
    likely = [worlds.likely(rng).table.hands for _ in range(WORLDS)]
    unseen = worlds.memory.unseen()
    for seat in range(len(view.players)):
        if seat == view.seat:
            continue
        deeds = Deeds(since_deal(told), seat)
        for card in range(N_KINDS):
            known = _known(view, seat, card, deeds, worlds, unseen)
            for number in NUMBERS:
                if number <= view.rules.numbers.copies[card] - view.hand[card]:
                    one, other = (_share(hands, seat, card, number) for hands in (possible, likely))
                    yield Question(number, true[seat][card] >= number, one, other, known)


def _share(hands: Sequence[Sequence[Sequence[int]]], seat: int, card: int, number: int) -> float:
    """Return the share of worlds in which it is so; half a world more on each side leaves nothing impossible."""
    return (sum(hand[seat][card] >= number for hand in hands) + 0.5) / (len(hands) + 1)


def _known(
    view: SeatView, seat: int, card: int, deeds: Deeds, worlds: Worlds, unseen: Counter[str]
) -> tuple[float, ...]:
    """Return what is public about a player and a card, as numbers."""
    outlaw = card if card < N_OUTLAWS else card - PHOTO if card < STAGECOACH else None
    pile = None if outlaw is None else view.pile(seat, outlaw)
    memory = worlds.memory
    return (
        view.hand_sizes[seat], deeds.turns, len(view.territories[seat]), view.supply_size, len(view.players),
        0 if card < N_OUTLAWS else 1 if card < STAGECOACH else card,
        outlaw is not None and view.open[outlaw], view.hand[card], unseen[KINDS[card]],
        memory.held[seat][KINDS[card]], sum(memory.held[seat].values()), KINDS[card] in memory.lacks[seat],
        card in deeds.asked, card in deeds.discarded, 0 if pile is None else pile.outlaws,
        0 if outlaw is None else view.posters[outlaw], (seat - (view.seat or 0)) % len(view.players),
    )  # fmt: skip


def sample(robot: str, games: int, seed: str, processes: int) -> list[Question]:
    """Return the questions of so many games for each number of players."""
    played = [(players, f"{seed}/{robot}/{players}/{game}") for players in (2, 3, 4) for game in range(games)]
    return examples_of(played, partial(questions, robot), processes, chunk=4)


def losses(asked: Sequence[Question], learnt: Sequence[Question]) -> list[float]:
    """Return the losses of possible worlds, of likely ones, and of trees fitted to other questions."""
    true, lines = [question.is_so for question in asked], _lines(asked)
    trees = HistGradientBoostingClassifier(random_state=1).fit(_lines(learnt), [question.is_so for question in learnt])
    told = ([question.possible for question in asked], [question.likely for question in asked])
    return [float(log_loss(true, one)) for one in (*told, trees.predict_proba(lines)[:, 1])]


def _lines(asked: Sequence[Question]) -> np.ndarray:
    return np.asarray([(question.number, question.possible, question.likely, *question.known) for question in asked])


def main() -> None:
    """Measure games of each robot, and print a table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=60, help="for each number of players")
    parser.add_argument("--marshals", type=int, default=6, help="the same, between marshals")
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    arguments = parser.parse_args()
    sys.stdout.write("| games of | at least | questions | possible | likely | what could be known |\n")
    sys.stdout.write("|---|---|---|---|---|---|\n")
    for robot in ROBOTS:
        games = arguments.marshals if robot == "marshal" else arguments.games
        asked, learnt = (
            sample(robot, games * times, seed, arguments.processes) for seed, times in (("asked", 1), ("learnt", 3))
        )
        for number in NUMBERS:
            these, those = ([one for one in some if one.number == number] for some in (asked, learnt))
            cells = " | ".join(f"{loss:.4f}" for loss in losses(these, those))
            sys.stdout.write(f"| {robot} | {number} | {len(these):,} | {cells} |\n")
            sys.stdout.flush()


if __name__ == "__main__":
    main()
