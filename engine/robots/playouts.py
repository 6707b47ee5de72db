"""Playouts: a hand played on with the deputy's rules for all seats, in a sampled world (`worlds`)."""

from __future__ import annotations

import random
from collections.abc import Sequence

from engine.robots import deputy
from engine.robots.hand_value import HandValue
from engine.robots.sight import look, points_of
from engine.robots.worth import standing, worth_by
from engine.rules.legal import carry_out, legal
from engine.rules.moves import Move, Verb
from engine.rules.table import Table

MOST_MOVES = 400  # after these a playout is cut off and evaluated as it stands
AWAY_FROM_PILES = frozenset((Verb.DRAW_SUPPLY, Verb.DRAW_DISCARD, Verb.DISCARD, Verb.DECLINE))  # they move no points


class Shuffled:
    """Shuffles of a sampled world."""

    def __init__(self, seed: int) -> None:
        self._rng = random.Random(seed)  # noqa: S311 - a sampled world needs no secrecy

    def order(self, label: str, cards: Sequence[int]) -> list[int]:
        """Return the cards in a random order."""
        return self._rng.sample(cards, len(cards))


def play_out(t: Table, seat: int, first: tuple[int, Move] | None = None, value: HandValue | None = None) -> float:
    """Play a hand to its end, beginning with the move of a player if one is given. It changes the table.

    With a `value` it is played until the turn has passed on once for each player, if the hand lasts as long: after a
    discard that is the end of the seat's next turn, which shows what the cards are good for that it kept. Return how
    the seat stands then, in dollars (`engine.robots.worth.standing`), or may expect to stand after the hand.
    """
    if first:
        carry_out(t, *first)
    points, worth = points_of(t), worth_by(t.rules)
    turn, passed = t.turn, 0
    for _ in range(MOST_MOVES):
        actors = t.to_act()
        if not actors:
            break
        if t.turn != turn:
            turn, passed = t.turn, passed + 1
        if value and t.phase == "draw" and passed >= len(t.players):
            break
        actor = actors[0]
        moves = legal(t, actor)
        move = moves[0] if len(moves) == 1 else deputy.decide(look(t, actor, points, worth), moves)
        carry_out(t, actor, move)
        if move.verb not in AWAY_FROM_PILES:
            points = points_of(t)
    return value.standing(t, seat) if value else standing(t.money, seat, t.winner)
