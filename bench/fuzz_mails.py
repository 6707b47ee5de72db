"""Read ten thousand mails up to the bounds of what is read, and one over: `make fuzz`, or `python -m bench.fuzz_mails`.

Each may cost what four newsletters cost.

The cases are those of `tests/inbound/filled_mails.py`, each with a seed of its own: `--from 3000 --cases 1` runs one
again.
"""

from __future__ import annotations

import argparse
import sys
from collections import defaultdict

from tests.inbound import filled_mails


def main() -> None:
    """Read the mails; report progress for each tenth. Ends with exit code 1 if one costs too much."""
    parser = argparse.ArgumentParser(prog="fuzz_mails", description=__doc__.splitlines()[0])
    parser.add_argument("--cases", type=int, default=10_000, help="how many")
    parser.add_argument("--from", type=int, default=0, dest="first", help="the number of the first")
    wanted = parser.parse_args()
    costs: defaultdict[str, list[float]] = defaultdict(list)
    for done in range(wanted.cases):
        kind, cost = filled_mails.run(wanted.first + done)
        costs[kind].append(cost)
        if cost > filled_mails.COST:
            what = f"case {wanted.first + done}, {kind}, costs {cost:.1f} newsletters"
            sys.exit(f"{what}: run it alone with --from and --cases 1")
        if not (done + 1) % max(wanted.cases // 10, 1):
            sys.stderr.write(f"{done + 1:,} of {wanted.cases:,}\n")
    for kind, taken in costs.items():
        sys.stdout.write(f"{kind:<20}{len(taken):>8,} mails, at most {max(taken):>4.1f} newsletters\n")
    sys.stdout.write(f"{wanted.cases:,} cases; every mail costs at most {filled_mails.COST} newsletters.\n")


if __name__ == "__main__":
    main()
