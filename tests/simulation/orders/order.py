"""Two acts in one order, and all orders of two acts: depth first, without those that differ in nothing.

At each point of pause one of the two goes on to its next. The other is tried in its place if a later step of it
conflicts with that one (C. Flanagan and P. Godefroid, Dynamic partial-order reduction for model checking software,
2005). A step that was tried at some point need not be tried again later, as long as the other has done nothing in
between that matters to it (sleep sets: P. Godefroid, Partial-order methods for the verification of concurrent systems,
1996).
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import count
from queue import Empty, SimpleQueue

import psycopg

from tests.simulation.orders.actor import Act, Actor
from tests.simulation.orders.steps import Step

LOOK = 0.002  # seconds without a report after which the server is asked who waits for a lock
PATIENCE = 60.0  # seconds until something must have happened, on any machine
BLOCKED_BY = "SELECT pg_blocking_pids(%s)"


@dataclass
class Choice:
    """Which of the acts that could went on, and what it did. `others`: acts that must be tried in its place."""

    ready: tuple[int, ...]
    goes: int
    asleep: dict[int, Step] = field(default_factory=dict)  # these were tried here, or before with the same effect
    point: str = ""
    step: Step = field(default_factory=Step)
    others: set[int] = field(default_factory=set)


@dataclass
class Order:
    """An order, and what the acts returned or raised. `repeats`: it differs in nothing from one that was tried."""

    choices: list[Choice]
    outcomes: list[object]
    repeats: bool = False

    @property
    def digits(self) -> str:
        """The order as one digit for each step: the number of the act that went on."""
        return "".join(str(choice.goes) for choice in self.choices)

    def __str__(self) -> str:
        waits = {True: " (and waits)", False: ""}
        steps = [f"{choice.goes}: {choice.point}{waits[choice.step.waited]}" for choice in self.choices]
        return "\n".join([f"the order {self.digits}", *steps])


class Stuck(AssertionError):
    """An act waits for ever."""


def run(acts: Sequence[Act], choices: list[Choice], server: psycopg.Connection) -> Order:
    """Let acts go on as these choices say, and then as they come, until all have ended.

    `server`: a connection in autocommit mode. Raises Stuck.
    """
    reports: SimpleQueue[Actor] = SimpleQueue()
    actors, order = [Actor(act, reports) for act in acts], Order(choices, [])
    try:
        _settle(actors, reports, server)
        for number in count():
            ready = tuple(n for n, actor in enumerate(actors) if actor.waits)
            if not ready:
                break
            if number == len(order.choices):
                order.choices.append(_next(ready, order))
            choice = order.choices[number]
            assert choice.ready in ((), ready), f"not repeatable: {order}"
            actor = actors[choice.goes]
            choice.ready, choice.point = ready, actor.point
            choice.step = actor.go()
            _settle([actor], reports, server)
            choice.step.waited = actor.blocked
            if choice.step.ended:
                freed = [other for other in actors if other.blocked]
                for other in freed:
                    other.blocked = False
                _settle(freed, reports, server)
        if not all(actor.done for actor in actors):
            raise Stuck(f"each waits for the other: {order}")
    finally:
        _end(actors)
    order.outcomes = [actor.outcome for actor in actors]
    return order


def _end(actors: Sequence[Actor]) -> None:
    """Let all go on to their ends: the server ends a deadlock after a second."""
    patience = time.monotonic() + PATIENCE
    while not all(actor.done for actor in actors) and time.monotonic() < patience:
        for actor in actors:
            if actor.waits:
                actor.go()
        time.sleep(LOOK)


def _next(ready: tuple[int, ...], order: Order) -> Choice:
    """Return a choice after those made: the first act that may go on and was not tried with the same effect."""
    last = order.choices[-1] if order.choices else Choice(ready, -1)
    asleep = {n: step for n, step in last.asleep.items() if n != last.goes and not last.step.matters_to(step)}
    awake = [n for n in ready if n not in asleep]
    if order.repeats or not awake:
        order.repeats = True  # it is only run to its end
        return Choice(ready, ready[0], dict.fromkeys(ready, Step()))
    return Choice(ready, awake[0], asleep)


def _settle(actors: Sequence[Actor], reports: SimpleQueue[Actor], server: psycopg.Connection) -> None:
    """Wait until each of these has come to a point, has ended, or waits for a lock."""
    patience = time.monotonic() + PATIENCE
    while going := [actor for actor in actors if not (actor.waits or actor.done or actor.blocked)]:
        try:
            reports.get(timeout=LOOK)
        except Empty:
            for actor in going:
                actor.blocked = _is_blocked(actor, server)
            if time.monotonic() > patience:
                raise Stuck("nothing happens") from None


def _is_blocked(actor: Actor, server: psycopg.Connection) -> bool:
    found = server.execute(BLOCKED_BY, [actor.backend]).fetchone()
    return found is not None and bool(found[0])


def all_orders(run_again: Callable[[list[Choice]], Order]) -> Iterator[Order]:
    """Run two acts in every order. `run_again` lets them begin anew, and go on by these choices."""
    choices: list[Choice] | None = []
    while choices is not None:
        order = run_again(choices)
        yield order
        choices = _untried(order.choices)


def _untried(choices: list[Choice]) -> list[Choice] | None:
    """Return the choices up to the last one that has to be made in another way, made so; None if all were."""
    for number, choice in enumerate(choices):
        later = [other for other in choices[number + 1 :] if other.goes != choice.goes]
        choice.others |= {other.goes for other in later if choice.step.conflicts(other.step)}
    while choices:
        last = choices.pop()
        asleep = {**last.asleep, last.goes: last.step}
        others = [n for n in last.ready if n in last.others and n not in asleep]
        if others:
            return [*choices, Choice(last.ready, others[0], asleep, others=last.others)]
    return None
