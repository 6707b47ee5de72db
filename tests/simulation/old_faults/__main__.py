"""Bring old faults back, one at a time, and let the simulator find them: `python -m tests.simulation.old_faults`."""

from __future__ import annotations

import argparse
import re
import resource
import subprocess
import sys
from itertools import count
from pathlib import Path

from tests.simulation.old_faults import PATCHES, copy_with
from tests.simulation.people.scenario import FOR_EVERYBODY, OF_FRIENDS, site_of

SECONDS = 600.0
DAYS = {OF_FRIENDS: 10, FOR_EVERYBODY: 1}
"""Of each run: several seeds find more in that time than a long one. Games of friends take days, and few moves each."""
_FAILED = re.compile(r"FAILS at (step \d+: .*)")


def main(arguments: list[str]) -> int:
    """Look for each fault; return 1 if one was not found."""
    chosen = parse(arguments)
    missed = 0
    for name in chosen.names or PATCHES:
        began = _seconds()
        found = look_for(name, began + chosen.seconds)
        missed += found is None
        print(f"{name}: {found or 'not found'}, after {_seconds() - began:.0f} s", flush=True)
    return 1 if missed else 0


def parse(arguments: list[str]) -> argparse.Namespace:
    """Parse the command line: the names of faults, none for all of them, and the seconds for each."""
    parser = argparse.ArgumentParser("python -m tests.simulation.old_faults", description="Find old faults again.")
    parser.add_argument("names", nargs="*", type=_fault, metavar="NAME", help="a fault; without one, all")
    parser.add_argument("--seconds", default=SECONDS, type=float, help="how long to look for each, of a processor")
    return parser.parse_args(arguments)


def _fault(name: str) -> str:
    """Return a name if there is such a fault; as `choices` would, which refuses to have none chosen."""
    if name not in PATCHES:
        raise argparse.ArgumentTypeError(f"expected one of {', '.join(PATCHES)}")
    return name


def look_for(name: str, until: float) -> str | None:
    """Run one seed after the other with a fault until one fails; return which, None if none did in time."""
    with copy_with(name) as copy:
        for seed in count():
            failed = _FAILED.search(_run(copy, seed))
            if failed is not None:
                return f"seed {seed}, {failed[1]:.300}"
            if _seconds() > until:
                return None
    return None


def _run(copy: Path, seed: int) -> str:
    """Return what a run of the simulator in a copy has printed."""
    days = str(DAYS[site_of(seed)])
    command = [sys.executable, "-m", "tests.simulation", "--seeds", str(seed), "--days", days, "--shrink", "0"]
    ran = subprocess.run(command, cwd=copy, capture_output=True, text=True, check=False)
    assert "seed" in ran.stdout, ran.stderr
    return ran.stdout


def _seconds() -> float:
    """Return how long processors have worked for this process and those it started."""
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
