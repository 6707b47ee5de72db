"""Finding the twin of a table that looks the same to a viewer at every moment up to now, by trying exchanges."""

from __future__ import annotations

import random
from collections import defaultdict, deque
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import NamedTuple

import engine
from engine.rules.cards import KINDS
from engine.rules.events import Drew, Reshuffled, Shot
from engine.rules.shuffle import shuffle_key
from service.gamelog.hands import LoggedStep, first_deal, replay_from
from service.gamelog.log import GameLog
from tests.simulation.twins.dealing import Exchanged, Twin, shuffled

SIZES = (8, 4, 2, 1, 1, 1)  # how many pairs of cards are exchanged, one try after the other
HAND_BEFORE, OTHER_TAKE = 0.25, 0.5  # how often the hand before is another one; how often a hidden search took another


class Place(NamedTuple):
    """A place in the order of a shuffle, and where its card is now: in a hand, or None, in the supply."""

    label: str
    n: int
    card: str
    owner: int | None


def find(log: GameLog, viewer: int | None, at: int, chance: random.Random) -> Twin | None:
    """Return a twin for a viewer, with its position after move `at`; None if no try gives one.

    All moves in the log are made at both tables. Those after `at` follow from what is going to be done again at the
    twin: so other seats that make them have the same cards at both.
    """
    number = max(hand.number for hand in log.dealt_hands if hand.after <= at)
    if number > 1 and chance.random() < HAND_BEFORE:
        number -= 1
    return _Search.of(log, number, viewer, at).find(chance)


def find_other_hand(log: GameLog, seat: int, chance: random.Random) -> Twin | None:
    """Return a twin of the present table for bystanders, in which a seat has one other card; None if none is found."""
    search = _Search.of(log, log.dealt_hands[-1].number, None, log.game.at)
    held = [place for place in search.places if place.owner == seat]
    for _ in SIZES:
        others = [place for place in search.places if place.owner != seat]
        if held and others:
            twin = replace(search, places=[chance.choice(held), chance.choice(others)]).try_once(1, {}, chance)
            if twin is not None:
                return twin
    return None


@dataclass(frozen=True)
class _Search:
    """The table from the deal of a hand on, after move `after`. `deal` deals it, as the shuffles are at that time."""

    log: GameLog
    number: int
    after: int
    viewer: int | None
    at: int
    deal: Callable[[], engine.Position]
    dealt: engine.Position
    steps: Sequence[LoggedStep]
    places: Sequence[Place]

    @classmethod
    def of(cls, log: GameLog, number: int, viewer: int | None, at: int) -> _Search:
        deal, after = _deal(log, number), log.dealt_hands[number - 1].after
        with shuffled(_key(log), {}) as orders:
            dealt = deal()
            steps = list(replay_from(dealt, log.moves[after:], log.game.hands))
        places = [place for place in _places(orders, number, dealt, steps) if place.owner != viewer]
        return cls(log, number, after, viewer, at, deal, dealt, steps, places)

    def find(self, chance: random.Random) -> Twin | None:
        """Try exchanges, fewer each time."""
        tries = (self.try_once(size, self._take(chance), chance) for size in SIZES)
        return next((twin for twin in tries if twin is not None), None)

    def try_once(self, size: int, taken: Mapping[int, str], chance: random.Random) -> Twin | None:
        """Exchange so many pairs of cards at most; return the twin if the viewer cannot tell it apart."""
        exchanged = self._exchange(size, chance)
        if not exchanged and not taken:
            return None
        with shuffled(_key(self.log), exchanged):
            position = self._replayed(taken)
        if position is None:
            return None
        return Twin(self.log.game.id, _key(self.log), self.number, exchanged, taken, position)

    def _exchange(self, size: int, chance: random.Random) -> Exchanged:
        """Return so many pairs of places at most, each of which changes what is hidden."""
        by_label, pairs = defaultdict[str, list[Place]](list), list[tuple[Place, Place]]()
        for place in chance.sample(self.places, len(self.places)):
            by_label[place.label].append(place)
        for places in by_label.values():
            pairs += zip(places[::2], places[1::2], strict=False)
        pairs = [(a, b) for a, b in pairs if a.card != b.card and (a.owner != b.owner or a.owner is None)]
        exchanged = defaultdict[str, list[tuple[int, int]]](list)
        for one, other in pairs[:size]:
            exchanged[one.label].append((one.n, other.n))
        return exchanged

    def _take(self, chance: random.Random) -> Mapping[int, str]:
        """Return another card for a hidden search of somebody else, by its number; often none."""
        takes = [one for one in self.steps if one[0].move.startswith("take ") and one[0].seat != self.viewer]
        if not takes or self.dealt.rules.search != "hidden" or chance.random() >= OTHER_TAKE:
            return {}
        row, step = chance.choice(takes)
        others = [move for move in step.before.legal(row.seat) if move != row.move]
        return {row.n: chance.choice(others)} if others else {}

    def _replayed(self, taken: Mapping[int, str]) -> engine.Position | None:
        """Replay the twin; return its position after move `at`, None if the viewer could tell it apart."""
        position = self.deal()
        found = position if self.at == self.after else None
        if not self._looks_the_same(self.dealt, position):
            return None
        for row, step in self.steps:
            if row.n > self.at and row.seat != self.viewer and not _same_view(step.before, position, row.seat):
                return None
            move = taken.get(row.n, row.move)
            if move not in position.legal(row.seat):
                return None
            twin = engine.settled(position, position.play(row.seat, move), self.log.game.hands)
            if not self._looks_the_same(step.played, twin.played) or not self._looks_the_same(step.after, twin.after):
                return None
            position = twin.after
            found = position if row.n == self.at else found
        return found

    def _looks_the_same(self, one: engine.Position, other: engine.Position) -> bool:
        """Return whether two positions show the viewer the same, and ask the same players if only holders are asked."""
        asked = one.to_act() if one.phase == "react" and self.log.game.windows == "quick" else ()
        return (
            _same_view(one, other, self.viewer)
            and one.events_for(self.viewer) == other.events_for(self.viewer)
            and all(one.legal(seat) == other.legal(seat) for seat in asked)
        )


def _same_view(one: engine.Position, other: engine.Position, viewer: int | None) -> bool:
    searches = one.phase == "choose" and one.turn == viewer  # then they may look through the discard stack
    return one.seen_by(viewer) == other.seen_by(viewer) and (not searches or one.discard == other.discard)


def _key(log: GameLog) -> bytes:
    return shuffle_key(log.game.seed, log.game.cuts or ())


def _deal(log: GameLog, number: int) -> Callable[[], engine.Position]:
    if number == 1:
        return lambda: first_deal(log.game, log.names)
    return log.played_in(number - 1)[-1][1].played.next_hand


def _places(
    orders: Mapping[str, Sequence[int]], number: int, dealt: engine.Position, steps: Sequence[LoggedStep]
) -> list[Place]:
    """Return the places of a hand's shuffles whose cards have never been shown, or might not have been."""
    deal, seats, hand = f"hand/{number}/deal", len(dealt.players), dealt.rules.numbers.hand
    placed = [Place(deal, n, KINDS[card], None) for n, card in enumerate(orders[deal])]
    held = [place._replace(owner=(dealt.dealer + 1 + place.n) % seats) for place in placed[: seats * hand]]
    supply = deque(placed[seats * hand + 1 :])
    last = dealt
    for _, step in steps:
        if step.before.hand_no != number:
            break
        last = step.played
        for event in last.events:
            if isinstance(event, Reshuffled):
                label = f"hand/{number}/reshuffle"
                supply.extend(Place(label, n, KINDS[card], None) for n, card in enumerate(orders[label]))
            elif isinstance(event, Drew):
                held += [supply.popleft()._replace(owner=event.seat) for _ in range(event.number)]
            elif isinstance(event, Shot):
                supply.popleft()
    hands = last.to_dict()["hands"]
    return [place for place in held if place.card in hands[place.owner]] + list(supply)  # type: ignore[index]
