"""Two acts on one game, in every order of their steps in the database: the second always finds what the first left."""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Iterator, Sequence
from datetime import datetime

import psycopg
import pytest
from flask import Flask

from tests.databases import empty
from tests.mail.mail_server import MailServer
from tests.mail.senders import count_as_sent
from tests.quick import few
from tests.simulation.orders import lobby_tables, play_tables, what_holds
from tests.simulation.orders.actor import Act, PausingDatabase
from tests.simulation.orders.kept_rows import rows
from tests.simulation.orders.order import Choice, Order, all_orders, run
from tests.simulation.orders.pairs import pairs_of
from tests.simulation.orders.stage import Answered, Stage

pytestmark = pytest.mark.slow

TABLES = (*play_tables.TABLES, *lobby_tables.TABLES)
# One of acts of players, one of the clock, and one of workers; all others are part of `make proof`.
TESTED = (
    "window over: passes / the other passes",
    "time over: draws / sweep",
    "mails wait: deliver / deliver",
)
# Its answer is made after the commit, when the sweep may have deleted the game: then it is 404, and all the same done.
NOT_REPEATABLE = {"proposal late: never / forget unconfirmed"}
PAIRS = {str(pair): pair for pair in pairs_of(TABLES) if str(pair) not in NOT_REPEATABLE}
Result = tuple[str, str, Counter[str], list[tuple[str, str]]]


@pytest.fixture
def stage(pausing: PausingDatabase, application: Flask, now: datetime) -> Iterator[Stage]:
    """A game whose first mails have been sent."""
    with MailServer() as mails:
        stage = Stage(pausing, application, mails, now)
        count_as_sent(pausing, now)
        yield stage
    empty(pausing)


@pytest.mark.parametrize("name", few(sorted(PAIRS, key=lambda name: name not in TESTED), len(TESTED)))
def test_every_order_leads_to_what_one_act_after_the_other_leads_to(
    name: str, stage: Stage, observer: psycopg.Connection
) -> None:
    pair = PAIRS[name]
    acts = pair.acts(stage)
    stage.keep()
    one_after_the_other = [_in_turn(stage, acts, first) for first in (0, 1)]
    orders = 0
    for order in _orders(stage, acts, observer):
        if order.repeats:
            continue
        orders += 1
        try:
            what_holds.check(stage, order.outcomes)
            stage.come_to_rest()
            what_holds.check(stage, order.outcomes)
            result = _result(stage, order.outcomes)
            assert result in one_after_the_other, _differences(result, one_after_the_other)
        except AssertionError as failure:
            failure.add_note(f"{pair}, {order}")
            raise
    print(f"{pair}: {orders} orders")


def _differences(result: Result, others: Sequence[Result]) -> str:
    """Return what of a result is not in each of others, and what of that is not in it."""
    lines = [set(map(str, (*other[:-1], *other[-1]))) for other in (result, *others)]
    return "\n".join(f"{sorted(lines[0] - other)}\n  in place of {sorted(other - lines[0])}" for other in lines[1:])


def _in_turn(stage: Stage, acts: Sequence[Act], first: int) -> Result:
    stage.begin_anew()
    outcomes: list[object] = [None, None]
    for n in (first, 1 - first):
        outcomes[n] = acts[n]()
    done = outcomes[first]
    assert not isinstance(done, Answered) or done.status in (200, 202), f"act {first} is refused even alone: {done}"
    stage.come_to_rest()
    return _result(stage, outcomes)


def _orders(stage: Stage, acts: Sequence[Act], observer: psycopg.Connection) -> Iterator[Order]:
    """Run two acts in every order; with ORDER=<digits> only in that one."""

    def run_again(choices: list[Choice]) -> Order:
        stage.begin_anew()
        return run(acts, choices, observer)

    only = os.environ.get("ORDER")
    return all_orders(run_again) if only is None else iter([run_again([Choice((), int(digit)) for digit in only])])


def _result(stage: Stage, outcomes: Sequence[object]) -> Result:
    first, second = map(repr, outcomes)
    return (first, second, stage.arrived(), rows(stage.database))
