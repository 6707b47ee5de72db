"""Send ten thousand fuzzed names and forms over a mail server: `make fuzz`, or `python -m bench.fuzz_names --cases N`.

The cases are those of `tests/security/fuzzing.py`. They run in rounds of a thousand, each with a database of its own:
`--from 3000 --cases 1000` runs one round again.
"""

from __future__ import annotations

import argparse
import logging
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path

import structlog

from tests.security import fuzzing_mail

ROUND = 1000


def main() -> None:
    """Run the rounds; report progress after each."""
    parser = argparse.ArgumentParser(prog="fuzz_names", description=__doc__.splitlines()[0])
    parser.add_argument("--cases", type=int, default=10_000, help="how many")
    parser.add_argument("--from", type=int, default=0, dest="first", help="the number of the first")
    wanted = parser.parse_args()
    # Without this every refused mail would be a log line.
    structlog.configure(wrapper_class=structlog.make_filtering_bound_logger(logging.CRITICAL))
    outcomes: Counter[str] = Counter()
    began = time.monotonic()
    for first in range(wanted.first, wanted.first + wanted.cases, ROUND):
        with tempfile.TemporaryDirectory() as folder:
            outcomes += fuzzing_mail.run(Path(folder), first, min(ROUND, wanted.first + wanted.cases - first))
        sys.stderr.write(
            f"{first - wanted.first + ROUND:,} of {wanted.cases:,}, {time.monotonic() - began:.0f} seconds\n"
        )
    for what, number in outcomes.items():
        sys.stdout.write(f"{what:<28}{number:>10,}\n")
    sys.stdout.write("Every mail that arrived had exactly the intended headers and parts.\n")


if __name__ == "__main__":
    main()
