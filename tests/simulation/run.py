"""One run: a plan, which says all of it, and its outcome."""

from __future__ import annotations

import hashlib
import math
import os
import tempfile
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from datetime import timedelta
from pathlib import Path

from tests.simulation import stores
from tests.simulation.entropy import drawn_from
from tests.simulation.error_log import ErrorLog
from tests.simulation.invariants import Invariants
from tests.simulation.numbering import Item, Only, write_only
from tests.simulation.people import scenario
from tests.simulation.stores import SQLITE, Store
from tests.simulation.world import World, expect

MONTH = timedelta(days=30)
LONGEST = 12  # months after the last fault, until everything must have ended


@dataclass(frozen=True)
class Plan:
    """A run: the same plan is the same run, to the byte.

    `days`: how long there are faults; `only`: what it does, if not all; `database`: one of stores.KINDS.
    """

    seed: int
    days: int
    only: Only = field(default_factory=dict)
    database: str = SQLITE

    @property
    def command(self) -> str:
        only = ["--only", *write_only(self.only)] if self.only else []
        database = [] if self.database == SQLITE else ["--database", self.database]
        what = ["--seeds", str(self.seed), "--days", str(self.days), *database, *only]
        return " ".join(["python -m tests.simulation", *what])


class _Longer(Exception):
    """A run takes more steps than it may."""


@dataclass
class Outcome:
    """What became of a run. `failure` is None if all held; `digest` is of all mails and of what happened."""

    plan: Plan
    failure: str | None
    step: int
    seconds: float
    counts: Counter[str]
    happened: tuple[Item, ...]
    digest: str

    @property
    def moves(self) -> int:
        return self.counts["moves"]

    @property
    def kind(self) -> str:
        """Return what failed, without ids, numbers and times, to compare failures of two runs."""
        words = (self.failure or "").split()
        return " ".join(word for word in words if word.isalpha())


def simulate(plan: Plan, template: Store, steps: float = math.inf) -> Outcome:
    """Run a plan until everything in it has ended, or something that must hold does not, or for so many steps.

    `template` is a database of the plan's kind with the tables in it.
    """
    began, failure = time.process_time(), None
    with _world(plan, template) as world, drawn_from(world.draws.of("entropy"), world.seconds):
        errors = ErrorLog()
        try:
            _run(plan, world, errors, steps)
        except _Longer:
            pass
        except Exception as error:  # an error of Posse is a failure like any other
            failure = str(error) if isinstance(error, AssertionError) else f"{type(error).__name__}: {error}"
        return Outcome(
            plan,
            failure,
            world.step,
            time.process_time() - began,
            world.counts + world.twins.counts,
            tuple(world.numbering.happened),
            _digest(world),
        )


@contextmanager
def _world(plan: Plan, template: Store) -> Iterator[World]:
    with (
        tempfile.TemporaryDirectory(prefix="simulation-") as folder,
        stores.copied(template, str(os.getpid()), Path(folder)) as store,
    ):
        world = World(store, Path(folder), plan.seed, plan.only)
        try:
            yield world
        finally:
            world.close()


def _run(plan: Plan, world: World, errors: ErrorLog, steps: float) -> None:
    invariants = Invariants(world)

    def check() -> None:
        expect(not errors.found, f"an error was logged: {errors.found}")
        invariants.check()
        if world.step > steps:
            raise _Longer

    try:
        scenario.populate(world, plan.seed, plan.days)
        world.run(world.now + timedelta(days=plan.days), check)
        world.end_faults()
        for _ in range(LONGEST):
            over = invariants.all_have_ended
            world.run(world.now + MONTH, check)
            if over and invariants.all_have_ended:  # in a month in which only what has ended was kept, or erased
                break
        invariants.check_end()
    finally:
        invariants.close()


def _digest(world: World) -> str:
    everything = hashlib.sha256(repr((world.step, world.now, sorted(world.counts.items()))).encode())
    for parcel in world.office.parcels:
        everything.update(parcel.mail)
    return everything.hexdigest()
