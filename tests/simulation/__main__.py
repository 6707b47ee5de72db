"""Simulate the whole service: `python -m tests.simulation --seeds 0-99 --days 30` (docs/simulate.md)."""

from __future__ import annotations

import argparse
import os
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed

from service.process import startup
from tests.simulation import stores
from tests.simulation.numbering import read_numbers, read_only
from tests.simulation.run import Outcome, Plan, simulate
from tests.simulation.shrinking import shrink
from tests.simulation.stores import Store

SHRINK = 120.0  # seconds


def main(arguments: Sequence[str]) -> int:
    """Run each seed and print its outcome; return 1 if one failed, after printing the command that repeats it."""
    chosen = _parse(arguments)
    startup.freeze_startup_objects()  # a tenth of a run went into searches for garbage
    plans = [Plan(seed, chosen.days, chosen.only, chosen.database) for seed in chosen.seeds]
    total, failed = Counter[str](), list[Outcome]()
    with stores.template(chosen.database) as template:
        for outcome in _outcomes(plans, template):
            total += outcome.counts
            failed += [outcome] if outcome.failure is not None else []
            print(_line(outcome), flush=True)
        for what, number in sorted(total.items()):
            print(f"{number:9} {what}")
        for outcome in failed[:1]:
            _print_smaller(outcome, template, chosen.shrink)
    print(f"{len(plans)} seeds, {len(failed)} failed.")
    return 1 if failed else 0


def _parse(arguments: Sequence[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser("python -m tests.simulation", description="Simulate the whole service.")
    parser.add_argument("--seeds", default=[0], type=_seeds, help="which runs: 0-99, or 3,7", metavar="SEEDS")
    parser.add_argument("--days", default=30, type=_days, help="how long there are faults, in the time of a run")
    parser.add_argument("--database", default=stores.SQLITE, choices=stores.KINDS, help="what the rows are in")
    parser.add_argument("--only", nargs="+", default=[], metavar="ITEMS", help="what to do, as game:0,2 fault:none")
    parser.add_argument(
        "--shrink", default=SHRINK, type=float, metavar="SECONDS", help="time to make a failure smaller"
    )
    chosen = parser.parse_args(arguments)
    try:
        chosen.only = read_only(chosen.only)
    except ValueError as error:
        parser.error(f"argument --only: {error}")
    return chosen


def _seeds(written: str) -> list[int]:
    try:
        return read_numbers(written)
    except ValueError as error:
        raise argparse.ArgumentTypeError(str(error)) from None


def _days(written: str) -> int:
    if not written.isdecimal() or int(written) == 0:
        raise argparse.ArgumentTypeError(f"{written!r} is not understood. Expected a number of days from 1 on.")
    return int(written)


def _outcomes(plans: Sequence[Plan], template: Store) -> Iterator[Outcome]:
    """Run plans, as many at once as there are processors; yield their outcomes as they come."""
    if len(plans) == 1:
        yield simulate(plans[0], template)
        return
    with ProcessPoolExecutor(min(os.cpu_count() or 1, len(plans))) as processes:
        for done in as_completed([processes.submit(simulate, plan, template) for plan in plans]):
            yield done.result()


def _line(outcome: Outcome) -> str:
    result = "holds" if outcome.failure is None else f"FAILS at step {outcome.step}: {outcome.failure}"
    speed = f"{outcome.moves} moves, {outcome.moves / outcome.seconds:.0f} a second"
    return f"seed {outcome.plan.seed}: {outcome.step} steps, {speed}, {outcome.digest[:12]}: {result}"


def _print_smaller(failed: Outcome, template: Store, seconds: float) -> None:
    """Print the command that repeats a failure, then one that repeats it in fewer steps."""
    print(f"Repeat it: {failed.plan.command} --shrink 0", flush=True)
    smallest = shrink(failed, template, seconds)
    if smallest is not failed:
        print(f"Fewer steps, {smallest.step}: {smallest.plan.command} --shrink 0\n  {smallest.failure}")


if __name__ == "__main__":
    if os.environ.get("PYTHONHASHSEED") != "0":  # the order of a set is part of a run
        module = [sys.executable, "-m", "tests.simulation", *sys.argv[1:]]
        os.execve(sys.executable, module, {**os.environ, "PYTHONHASHSEED": "0"})
    sys.exit(main(sys.argv[1:]))
