"""Playouts: a hand played on in a sampled world (`worlds`), with the rules of the deputy or of the cautious robot."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable, Sequence
from typing import TypeAlias

from engine.robots import cautious, deputy
from engine.robots.sight import look, points_of
from engine.robots.worlds import World
from engine.robots.worth import standing, worth_by
from engine.rules.cards import N_KINDS
from engine.rules.legal import carry_out, legal
from engine.rules.moves import Move, Verb
from engine.rules.table import Table

MOST_MOVES = 400  # after these a playout is cut off and evaluated as it stands
AWAY_FROM_PILES = frozenset((Verb.DRAW_SUPPLY, Verb.DRAW_DISCARD, Verb.DISCARD, Verb.DECLINE))  # they move no points

DRAWING = frozenset((Verb.DRAW_SUPPLY, Verb.WYATT_DRAW))

Outlook: TypeAlias = Callable[[World, int], float]
"""Tells what a seat may expect of a hand that is not played to its end, in dollars (`engine.robots.hand_value`)."""


class Shuffled:
    """Chance in a sampled world, the same whatever is tried there: shuffles, and the order in which cards are drawn.

    Each player draws the cards of the supply in an order of their own, and turns them up for shots in another one. So
    after two moves they still draw the same cards, as far as nobody else has drawn them, and the difference between the
    moves shows. To each of them every card that is left is as likely to be next, as from one supply for all.
    """

    def __init__(self, seed: int) -> None:
        self._seed = seed
        self._ranks: dict[tuple[int, int, bool], Sequence[float]] = {}

    def order(self, label: str, cards: Sequence[int]) -> list[int]:
        """Return the cards in a random order."""
        return random.Random(f"{self._seed} {label}").sample(cards, len(cards))  # noqa: S311 - needs no secrecy

    def ranks(self, stream: int, t: Table) -> Sequence[float]:
        """Return numbers by which the cards of the supply come, the lowest first: by card, as `Playout` numbers it."""
        key = stream, t.hand_no, t.reshuffled
        if key not in self._ranks:
            rng = random.Random(f"{self._seed} {key}")  # noqa: S311 - a sampled world needs no secrecy
            self._ranks[key] = [rng.random() for _ in range(N_KINDS * max(t.rules.numbers.copies))]
        return self._ranks[key]


class Playout:
    """A copy of a sampled table that is played on: by peaceful players as by cautious robots, by others as deputies."""

    def __init__(self, world: World, luck: Shuffled) -> None:
        self.table, self._luck = world.table.copy(luck), luck
        self._peaceful = world.peaceful
        self._cards = _numbered(world.table.supply)

    def make(self, seat: int, move: Move) -> None:
        """Make a seat's move, and let it come upon the cards that are next for this seat."""
        t = self.table
        if move.verb in DRAWING:
            self._bring_up(seat, t.rules.numbers.drawn)
        elif move.shoots:
            self._bring_up(seat + len(t.players), 1)
        before, reshuffled = len(t.supply), t.reshuffled
        carry_out(t, seat, move)
        if t.reshuffled == reshuffled:
            del self._cards[: before - len(t.supply)]
        else:
            self._cards = _numbered(t.supply)

    def _bring_up(self, stream: int, number: int) -> None:
        """Exchange cards of the supply, so that those which are next in a stream are its top cards."""
        cards, supply = self._cards, self.table.supply
        ranks = self._luck.ranks(stream, self.table)
        for top in range(min(number, len(cards))):
            left = [ranks[card] for card in cards[top:]]
            place = top + left.index(min(left))
            cards[top], cards[place] = cards[place], cards[top]
            supply[top], supply[place] = supply[place], supply[top]

    def play_on(self, turns: int | None = None) -> None:
        """Play until the turn has passed on so often, or the hand is over."""
        t = self.table
        policies = [cautious.decide if is_peaceful else deputy.decide for is_peaceful in self._peaceful]
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
            move = moves[0] if len(moves) == 1 else policies[actor](look(t, actor, points, worth), moves)
            self.make(actor, move)
            if move.verb not in AWAY_FROM_PILES:
                points = points_of(t)

    def result(self, seat: int, outlook: Outlook | None) -> float:
        """Play the hand to its end, and return how the seat stands then in dollars (`engine.robots.worth.standing`).

        With an `outlook` it is played until the turn has passed on once for each player, if the hand lasts as long, and
        the outlook is what is returned.
        """
        t = self.table
        self.play_on(len(t.players) if outlook else None)
        return outlook(World(t, self._peaceful), seat) if outlook else standing(t.money, seat, t.winner)


def play_out(
    world: World, seat: int, luck: int, first: tuple[int, Move] | None = None, outlook: Outlook | None = None
) -> float:
    """Return what a world brings a seat (`Playout.result`), after the move of a player if one is given."""
    playout = Playout(world, Shuffled(luck))
    if first:
        playout.make(*first)
    return playout.result(seat, outlook)


def try_moves(
    world: World, seat: int, moves: Iterable[Move], luck: int, outlook: Outlook | None = None
) -> dict[Move, float]:
    """Return what each of a seat's moves brings in a world, in dollars: all have the same luck with cards to come.

    First the turn is finished; then all play on as in `Playout.result`, which with an outlook ends with the next turn
    of the same player: so it shows what the cards are good for that the seat kept. Moves that lead to the same table
    are played on as one.
    """
    shuffled = Shuffled(luck)
    ends: list[tuple[Playout, list[Move]]] = []
    for move in moves:
        playout = Playout(world, shuffled)
        playout.make(seat, move)
        if playout.table.turn == world.table.turn:
            playout.play_on(1)
        alike = next((same for end, same in ends if _is_alike(end.table, playout.table)), None)
        if alike is None:
            ends.append((playout, [move]))
        else:
            alike.append(move)
    return {move: brought for end, same in ends for brought in (end.result(seat, outlook),) for move in same}


def _numbered(supply: Sequence[int]) -> list[int]:
    """Return a number for each card of a supply: which of the copies it is, and of which kind."""
    copies = [0] * N_KINDS
    cards = []
    for kind in supply:
        cards.append(copies[kind] * N_KINDS + kind)
        copies[kind] += 1
    return cards


def _is_alike(one: Table, other: Table) -> bool:
    """Return whether two tables are the same at the beginning of a turn, or after a hand."""
    return (
        one.hands == other.hands
        and one.territories == other.territories
        and one.posters == other.posters
        and sorted(one.supply) == sorted(other.supply)
        and one.discard == other.discard
        and one.money == other.money
        and (one.phase, one.turn, one.reshuffled) == (other.phase, other.turn, other.reshuffled)
    )
