"""Make a failing run smaller: leave out games, acts and faults, in halves, for as long as it fails in the same way."""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import replace

from tests.simulation.numbering import KINDS, Item, only_these
from tests.simulation.run import Outcome, simulate
from tests.simulation.stores import Store


def shrink(failed: Outcome, template: Store, seconds: float) -> Outcome:
    """Return the smallest failing run that is found in so many seconds, by leaving out games, then acts, then faults.

    What is left does what it did, as far as it does not follow from what is left out. A try counts only if it fails in
    the same way, and in no more steps.
    """
    until, smallest, before = time.monotonic() + seconds, failed, len(failed.happened) + 1
    while len(smallest.happened) < before:
        before = len(smallest.happened)
        for kind in KINDS:
            smallest = _with_fewer(smallest, template, kind, until)
    return smallest


def _with_fewer(failed: Outcome, template: Store, kind: str, until: float) -> Outcome:
    """Leave out parts of one kind: all, halves, quarters ... down to single items, the latest first."""
    part = len(_of(failed, kind))
    while part:
        end = len(_of(failed, kind))
        while end > 0 and time.monotonic() < until:
            items, start = _of(failed, kind), max(end - part, 0)
            tried = _without(failed, template, items[start:end])
            failed = failed if tried is None else tried
            end = min(start, len(_of(failed, kind)))
        part //= 2
    return failed


def _without(failed: Outcome, template: Store, items: Sequence[Item]) -> Outcome | None:
    """Run it without these; return what became of it if it failed in the same way."""
    left_out = set(items)
    only = only_these(item for item in failed.happened if item not in left_out)
    tried = simulate(replace(failed.plan, only=only), template, failed.step)
    return tried if tried.failure is not None and tried.kind == failed.kind else None


def _of(outcome: Outcome, kind: str) -> list[Item]:
    return [item for item in outcome.happened if item.kind == kind]
