"""Run a million cases of bad input: `make fuzz`, or `python -m bench.fuzz --cases N --from N`.

The cases are those of `tests/engine/fuzzing.py`, each with a seed of its own. The number of a case that fails is
printed, and it can be run again alone.
"""

from __future__ import annotations

import argparse
import random
import sys
import time
from collections import Counter

from tests.engine.fuzzing import CASES


def main() -> None:
    """Run the cases; report progress for each percent on a terminal, else for each tenth."""
    parser = argparse.ArgumentParser(prog="fuzz", description=__doc__.splitlines()[0])
    parser.add_argument("--cases", type=int, default=1_000_000, help="how many")
    parser.add_argument("--from", type=int, default=0, dest="first", help="the number of the first")
    wanted = parser.parse_args()
    outcomes: Counter[tuple[str, str]] = Counter()
    began = time.monotonic()
    on_terminal = sys.stderr.isatty()
    step = max(wanted.cases // (100 if on_terminal else 10), 1)
    for done in range(wanted.cases):
        number = wanted.first + done
        case = CASES[number % len(CASES)]
        try:
            outcomes[case.__name__, case(random.Random(number))] += 1  # noqa: S311 - the same cases each time
        except Exception:
            sys.stderr.write(f"\ncase {number}, {case.__name__}: run it alone with --from {number} --cases 1\n")
            raise
        if not (done + 1) % step:
            left = (time.monotonic() - began) * (wanted.cases / (done + 1) - 1)
            at = f"{done + 1:,} of {wanted.cases:,}, about {left / 60:.0f} minutes left"
            sys.stderr.write(f"\r{at} " if on_terminal else f"{at}\n")
            sys.stderr.flush()
    sys.stdout.write("\n")
    for case in CASES:
        taken, refused = outcomes[case.__name__, "taken"], outcomes[case.__name__, "refused"]
        sys.stdout.write(f"{case.__name__:<28}{taken + refused:>10,} cases{taken:>10,} taken{refused:>10,} refused\n")
    sys.stdout.write(f"{outcomes.total():,} cases; every error was one of the engine's own refusals.\n")


if __name__ == "__main__":
    main()
