"""A match between robots: the same deal from every seat, so that the luck of cards and seats is the same for all."""

from __future__ import annotations

import hashlib
import itertools
import random
from collections.abc import Callable, Iterator, Sequence
from statistics import fmean
from typing import NamedTuple, TypeAlias

from engine.position import Position, new_game
from engine.robots import ROBOTS
from engine.robots.effort import playouts_for
from engine.robots.worth import margin
from engine.rules.editions import DEFAULT_EDITION
from engine.rules.events import Event
from engine.rules.moves import Move

NAMES = ("Anna", "Burt", "Curt", "Dora")


class Match(NamedTuple):
    """The robots at the table, and how they play. `seed`: the same text gives the same deals.

    `budget`: the samples for each decision; with `seconds` it is those of a robot that may think so long for a turn.
    """

    robots: tuple[str, ...]
    edition: str = DEFAULT_EDITION
    budget: int = 0
    seed: str = "posse"
    every_seating: bool = True
    seconds: float = 0.0

    def samples(self, made: int) -> int:
        """Return how many samples a robot may take after so many moves of the turn."""
        return playouts_for(self.seconds, len(self.robots), made) if self.seconds else self.budget

    @property
    def names(self) -> tuple[str, ...]:
        """The robots, each name once."""
        return tuple(dict.fromkeys(self.robots))

    def seatings(self) -> list[tuple[str, ...]]:
        """Return the orders in which they sit: each that differs from the others, or only the one given."""
        return list(dict.fromkeys(itertools.permutations(self.robots))) if self.every_seating else [self.robots]


class MatchResult(NamedTuple):
    """One deal, by robot in the order of `Match.names`.

    `wins`: the part of its games that one seat of this robot won. `money`: its dollars a hand more than the others.
    """

    wins: tuple[float, ...]
    money: tuple[float, ...]


def play_deal(match: Match, deal: int) -> MatchResult:
    """Play one deal from every seat. A deal is the seed of a whole game."""
    seed = hashlib.sha256(f"{match.seed}/{deal}".encode()).hexdigest()
    wins: dict[str, list[float]] = {name: [] for name in match.names}
    money: dict[str, list[float]] = {name: [] for name in match.names}
    for seating in match.seatings():
        *_, last = positions(match, seating, seed)
        for seat, name in enumerate(seating):
            wins[name].append(last.winner == seat)
            money[name].append(margin(last.money, seat) / last.hand_no)
    return MatchResult(tuple(map(fmean, wins.values())), tuple(map(fmean, money.values())))


def positions(match: Match, seating: Sequence[str], seed: str) -> Iterator[Position]:
    """Yield the positions of a game between robots, from the first deal to the end."""
    rng = random.Random(f"robots of {seed}")  # noqa: S311 - robots may be repeated; nothing is secret

    def choose(position: Position, seat: int, told: Sequence[Event], made: int) -> Move:
        return ROBOTS[seating[seat]](position.seen_by(seat), told, rng, match.samples(made))

    return played(len(seating), match.edition, seed, choose)


Choose: TypeAlias = Callable[[Position, int, Sequence[Event], int], Move]
"""Chooses a move for a seat that was told these events, after so many moves of the turn."""


def played(players: int, edition: str, seed: str, choose: Choose) -> Iterator[Position]:
    """Yield the positions of a game in which moves are chosen so, from the first deal to the end."""
    position = new_game(NAMES[:players], edition, seed=seed, dealer=0)
    told, turn, made = Told(players), -1, 0
    while position.phase != "game_over":
        turn, made = position.turn, 0 if position.turn != turn else made + 1
        told.hear(position)
        yield position
        if position.phase == "hand_over":
            position = position.next_hand()
            continue
        seat = position.to_act()[0]
        position = position.play(seat, choose(position, seat, told.by_seat[seat], made).text)
    yield position


class Told:
    """What each seat has been told, if it hears every position of a game."""

    def __init__(self, seats: int) -> None:
        self.by_seat: list[list[Event]] = [[] for _ in range(seats)]

    def hear(self, position: Position) -> None:
        """Add the events of the last move, or of a deal."""
        for seat, told in enumerate(self.by_seat):
            told += position.events_for(seat)
