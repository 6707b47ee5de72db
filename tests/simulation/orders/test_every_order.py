"""The search for orders itself: it finds what acts without locks do to each other, and no order twice."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import psycopg
import pytest
from sqlmodel import col, select

from service.db.database import Database
from service.models import Pulse
from tests.databases import empty
from tests.settings import NOW
from tests.simulation.orders.actor import Act, PausingDatabase
from tests.simulation.orders.order import Choice, Order, Stuck, all_orders, run

pytestmark = pytest.mark.proof


@pytest.fixture
def orders(pausing: PausingDatabase, observer: psycopg.Connection) -> Iterator[Callable[[Act, Act], Iterator[Order]]]:
    """A function that runs two acts in every order, each time with two rows that were last changed now."""

    def run_again(acts: tuple[Act, Act], choices: list[Choice]) -> Order:
        with pausing.writing() as session:
            for n in (1, 2):
                session.merge(Pulse(id=n, awake_at=NOW))
        return run(acts, choices, observer)

    yield lambda first, second: all_orders(lambda choices: run_again((first, second), choices))
    empty(pausing)


def later(database: Database, *numbers: int, lock: bool) -> Act:
    """Return an act that reads rows and makes each a day later, which is one day too few if another act did so, too."""

    def act() -> None:
        with database.writing() as session:
            for n in numbers:
                row = session.get_one(Pulse, n, with_for_update=lock or None)
                row.awake_at = row.awake_at.replace(day=row.awake_at.day + 1)
                session.flush()

    return act


def days(database: Database) -> tuple[int, ...]:
    with database.reading() as session:
        return tuple(row.awake_at.day - NOW.day for row in session.exec(select(Pulse).order_by(col(Pulse.id))))


def test_a_change_is_lost_in_some_order_of_acts_without_locks(
    pausing: PausingDatabase, orders: Callable[[Act, Act], Iterator[Order]]
) -> None:
    act = later(pausing, 1, lock=False)
    results = {order.digits: days(pausing) for order in orders(act, act)}
    assert set(results.values()) == {(1, 0), (2, 0)}


def test_none_is_lost_with_locks_and_no_order_is_tried_twice(
    pausing: PausingDatabase, orders: Callable[[Act, Act], Iterator[Order]]
) -> None:
    act = later(pausing, 1, lock=True)
    found = [(order, days(pausing)) for order in orders(act, act)]
    assert {result for _, result in found} == {(2, 0)}
    kept = [order.digits for order, _ in found if not order.repeats]
    # Either act is first, and the other waits for its lock, or asks for it only after the commit.
    assert len(kept) == len(set(kept)) == 4, kept


def test_a_deadlock_is_found(pausing: PausingDatabase, orders: Callable[[Act, Act], Iterator[Order]]) -> None:
    with pytest.raises(Stuck, match=r"each waits for the other: the order [01]+\n0: begin"):
        list(orders(later(pausing, 1, 2, lock=True), later(pausing, 2, 1, lock=True)))
