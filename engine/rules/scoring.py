"""Score a poster: how its reward is paid out, payment by payment (docs/rules.md#scoring)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import count
from typing import NamedTuple

from engine.rules.editions import Rules
from engine.rules.numbers import Numbers


class Payment(NamedTuple):
    """One step of paying a poster out: each of `seats`, who are level on Capture Points, is due so many dollars.

    `round` counts from 1. `paid`: they were paid, all of them in full; if not, none of them was paid. `left`: dollars
    on the poster afterwards.
    """

    round: int
    seats: tuple[int, ...]
    dollars: int
    paid: bool
    left: int


class Payout(NamedTuple):
    """How a poster is paid out. All fields but `left`, the dollars that stay, are those of `events.Scored`."""

    how: str
    sharers: tuple[int, ...]
    payments: tuple[Payment, ...]
    left: int


def pay(points: Sequence[int], reward: int, rules: Rules) -> Payout:
    """Return how a poster with `reward` dollars is paid out to players with these Capture Points, by seat."""
    if sum(points) < rules.numbers.to_capture:
        return Payout("free", (), (), reward)
    ranked = sorted(points, reverse=True)
    leader = ranked[0]
    if leader - ranked[1] >= rules.numbers.to_take_all:
        leaders = (points.index(leader),)
        return Payout("whole", leaders, (Payment(1, leaders, reward, paid=True, left=0),), 0)
    levels = _levels(points, rules)
    payments = tuple(_share(levels, reward, rules))
    how = "shared" if any(payment.paid for payment in payments) else "short"
    sharers = tuple(seat for level in levels for seat in level)
    return Payout(how, sharers, payments, payments[-1].left if payments else reward)


def _levels(points: Sequence[int], rules: Rules) -> list[tuple[int, ...]]:
    """Return the players who share, in the order of points, with the seats that are level together."""
    leader = max(points)
    sharing = {own for own in points if own >= 1 and own >= leader - rules.share}
    return [tuple(seat for seat, own in enumerate(points) if own == level) for level in sorted(sharing, reverse=True)]


def _share(levels: Sequence[tuple[int, ...]], reward: int, rules: Rules) -> Iterator[Payment]:
    """Yield the payments until nothing is left, or up to the first that the poster cannot make in full."""
    left = reward
    for number, seats, dollars in _dues(levels, rules.numbers):
        if not left:
            return
        payment = _payment(number, seats, dollars, left)
        yield payment
        if not payment.paid:
            break
        left = payment.left
    if left == reward and rules.short_leaders == "one_each":
        instead = _payment(1, levels[0], rules.numbers.due, left)
        if instead.paid:
            yield instead


def _dues(levels: Sequence[tuple[int, ...]], numbers: Numbers) -> Iterator[tuple[int, tuple[int, ...], int]]:
    """Yield the payments that are due: the number of the round, the level seats, and the dollars for each of them."""
    for number in count(1):
        for place, seats in enumerate(levels):
            yield number, seats, numbers.first_due if number == 1 and place == 0 else numbers.due


def _payment(number: int, seats: tuple[int, ...], dollars: int, left: int) -> Payment:
    """Pay each of the seats, or none of them if `left` is too little for all."""
    due = dollars * len(seats)
    return Payment(number, seats, dollars, due <= left, left - due if due <= left else left)
