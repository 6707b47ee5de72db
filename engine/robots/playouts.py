"""Playouts: a hand played on with the deputy's rules for all seats, in a sampled world (`worlds`)."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable, Sequence
from typing import TypeAlias

from engine.robots import deputy
from engine.robots.sight import look, points_of
from engine.robots.worth import standing, worth_by
from engine.rules.legal import carry_out, legal
from engine.rules.moves import Move, Verb
from engine.rules.table import Table

MOST_MOVES = 400  # after these a playout is cut off and evaluated as it stands
AWAY_FROM_PILES = frozenset((Verb.DRAW_SUPPLY, Verb.DRAW_DISCARD, Verb.DISCARD, Verb.DECLINE))  # they move no points

Outlook: TypeAlias = Callable[[Table, int], float]
"""Tells what a seat may expect of a hand that is not played to its end, in dollars (`engine.robots.hand_value`)."""


class Shuffled:
    """Shuffles of a sampled world."""

    def __init__(self, seed: int) -> None:
        self._rng = random.Random(seed)  # noqa: S311 - a sampled world needs no secrecy

    def order(self, label: str, cards: Sequence[int]) -> list[int]:
        """Return the cards in a random order."""
        return self._rng.sample(cards, len(cards))


def play_out(t: Table, seat: int, outlook: Outlook | None = None) -> float:
    """Play a hand to its end, and return how the seat stands then in dollars (`engine.robots.worth.standing`).

    With an `outlook` it is played until the turn has passed on once for each player, if the hand lasts as long, and the
    outlook is what is returned. It changes the table.
    """
    _play(t, len(t.players) if outlook else None)
    return outlook(t, seat) if outlook else standing(t.money, seat, t.winner)


def try_moves(
    world: Table, seat: int, moves: Iterable[Move], luck: int, outlook: Outlook | None = None
) -> dict[Move, float]:
    """Return what each of a seat's moves brings in a world, in dollars: all have the same luck with cards to come.

    First the turn is finished; then all play on as in `play_out`, which with an outlook ends with the next turn of the
    same player: so it shows what the cards are good for that the seat kept. Moves that lead to the same table are
    played on as one.
    """
    ends: list[tuple[Table, list[Move]]] = []
    for move in moves:
        t = world.copy(Shuffled(luck))
        carry_out(t, seat, move)
        if t.turn == world.turn:
            _play(t, 1)
        alike = next((same for end, same in ends if _is_alike(end, t)), None)
        if alike is None:
            ends.append((t, [move]))
        else:
            alike.append(move)
    return {move: brought for end, same in ends for brought in (play_out(end, seat, outlook),) for move in same}


def _play(t: Table, turns: int | None) -> None:
    """Play on until the turn has passed on so often, or the hand is over."""
    points, worth = points_of(t), worth_by(t.rules)
    turn, passed = t.turn, 0
    for _ in range(MOST_MOVES):
        actors = t.to_act()
        if not actors:
            return
        if t.turn != turn:
            turn, passed = t.turn, passed + 1
            if passed == turns:
                return
        actor = actors[0]
        moves = legal(t, actor)
        move = moves[0] if len(moves) == 1 else deputy.decide(look(t, actor, points, worth), moves)
        carry_out(t, actor, move)
        if move.verb not in AWAY_FROM_PILES:
            points = points_of(t)


def _is_alike(one: Table, other: Table) -> bool:
    """Return whether two tables are the same at the beginning of a turn, or after a hand."""
    return (
        one.hands == other.hands
        and one.territories == other.territories
        and one.posters == other.posters
        and one.supply == other.supply
        and one.discard == other.discard
        and one.money == other.money
        and (one.phase, one.turn, one.reshuffled) == (other.phase, other.turn, other.reshuffled)
    )
