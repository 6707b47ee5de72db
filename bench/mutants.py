"""Mutation testing of the rules: `make mutants`, or `python -m bench.mutants --sample N --seed TEXT`.

mutmut changes one thing at a time in the rules modules, in a copy under `var/`, and runs the tests that reach it. What
no test notices survives: it is killed by a better test, or explained in `tests/engine/SURVIVORS.md`, which quotes it.
"""

from __future__ import annotations

import argparse
import random
import re
import resource
import shutil
import subprocess
import sys
from collections import Counter
from pathlib import Path

ROOT = Path(__file__).parents[1]
PLACE = ROOT / "var" / "mutants"
SURVIVORS = ROOT / "tests" / "engine" / "SURVIVORS.md"

MODULES = (
    *("turn", "sheriff", "choices", "reactions", "supply", "scoring", "ending", "targets", "legal", "checks", "deal"),
    *("view", "events", "shuffle", "notation"),
)

# Whole games and other machinery, which would find the same a hundred times slower; and what reads other folders.
TOO_SLOW = (
    *("properties", "hostile", "no_leak", "awkward", "fuzz", "typed", "line", "names", "phrases", "commands"),
    *("cautious", "docs"),
)

MEMORY = 2 << 30  # bytes: a mutant that pays out for ever would take all there is

CONFIG = """
[tool.mutmut]
source_paths = ["engine"]
only_mutate = [{modules}]
pytest_add_cli_args = ["-x", "-p", "no:cacheprovider"]
pytest_add_cli_args_test_selection = ["tests/engine"]
track_dependencies = false
use_git_change_detection = false
timeout_multiplier = 5.0

[tool.pytest.ini_options]
pythonpath = ["."]
addopts = ["--strict-markers", "--import-mode=importlib"]
filterwarnings = ["error"]
markers = ["slow: takes more than a few seconds"]
"""


def main() -> int:
    """Run the sample and report; 1 if a mutant survived that nobody has explained."""
    parser = argparse.ArgumentParser(prog="mutants", description=__doc__.splitlines()[0])
    parser.add_argument("--sample", type=int, default=1000, help="how many mutants, drawn by lot; 0 for all")
    parser.add_argument("--seed", default="posse", help="the same text draws the same mutants")
    wanted = parser.parse_args()
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    lay_out()
    mutmut("run", "--max-children", "1", "engine.nothing*", quiet=True)  # makes them, and runs none
    names = sorted(results())
    chance = random.Random(wanted.seed)  # noqa: S311 - which mutants to try is no secret
    drawn = sorted(chance.sample(names, min(wanted.sample or len(names), len(names))))
    sys.stdout.write(f"{len(drawn)} of {len(names)} mutants, seed {wanted.seed!r}\n")
    sys.stdout.flush()
    mutmut("run", "--max-children", "1", *drawn)
    return report(drawn)


def lay_out() -> None:
    """A fresh copy of the engine and its fast tests."""
    shutil.rmtree(PLACE, ignore_errors=True)
    clean = shutil.ignore_patterns("__pycache__", *(f"test_{name}.py" for name in TOO_SLOW))
    shutil.copytree(ROOT / "engine", PLACE / "engine", ignore=clean)
    shutil.copytree(ROOT / "tests" / "engine", PLACE / "tests" / "engine", ignore=clean)
    shutil.copy(ROOT / "tests" / "__init__.py", PLACE / "tests")
    modules = ", ".join(f'"engine/{name}.py"' for name in MODULES)
    (PLACE / "pyproject.toml").write_text(CONFIG.format(modules=modules), encoding="utf-8")


def mutmut(*words: str, quiet: bool = False) -> str:
    """What mutmut says; unless quiet, it says it to whoever runs this, too."""
    command = [str(Path(sys.executable).with_name("mutmut")), *words]
    if quiet:
        done = subprocess.run(command, cwd=PLACE, capture_output=True, text=True, check=False)  # noqa: S603
        return done.stdout
    subprocess.run(command, cwd=PLACE, check=False)  # noqa: S603
    return ""


def results() -> dict[str, str]:
    """Every mutant's fate, by name."""
    said = mutmut("results", "--all", "true", quiet=True)
    return dict(line.strip().split(": ", 1) for line in said.splitlines() if "__mutmut_" in line)


def changed_lines(name: str) -> list[str]:
    """What a mutant changes, as a difference."""
    said = mutmut("show", name, quiet=True).splitlines()
    return [line for line in said if re.match(r"[-+](?![-+])", line)]


def report(drawn: list[str]) -> int:
    """The score, and the survivors that are not in SURVIVORS.md."""
    fates = results()
    counts = Counter(fates[name] for name in drawn)
    explained = SURVIVORS.read_text(encoding="utf-8") if SURVIVORS.exists() else ""
    unexplained = 0
    for name in drawn:
        if fates[name] in ("killed", "timeout"):  # a change that never ends is noticed, too
            continue
        change = changed_lines(name)
        added = [line[1:].strip() for line in change if line.startswith("+")]
        known = bool(added) and all(f"`{line}`" in explained for line in added)
        unexplained += not known
        if not known:
            sys.stdout.write(f"\n{name}: {fates[name]}\n" + "".join(f"{line}\n" for line in change))
    tried = sum(counts.values())
    told = ", ".join(f"{fate} {number}" for fate, number in counts.most_common())
    noticed = counts["killed"] + counts["timeout"]
    sys.stdout.write(f"\n{tried} mutants: {told}; {100 * noticed / max(tried, 1):.1f} % noticed, ")
    sys.stdout.write(f"{unexplained} not explained in {SURVIVORS.relative_to(ROOT)}\n")
    return 1 if unexplained else 0


if __name__ == "__main__":
    sys.exit(main())
