"""Run mutation testing of the rules: `make mutants`, or `python -m bench.mutants --sample N --seed TEXT MODULE ...`.

mutmut changes one expression at a time in the modules of the rules, in a copy under `var/`, and runs the tests that
reach it. A mutant that passes all tests survives: it needs a better test, or an explanation in
`tests/engine/SURVIVORS.md`, which quotes it.
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
from collections.abc import Sequence
from pathlib import Path

ROOT = Path(__file__).parents[1]
COPY = ROOT / "var" / "mutants"
SURVIVORS = ROOT / "tests" / "engine" / "SURVIVORS.md"

RULES = (
    *("turn_steps", "sheriff", "choice_effects", "reactions", "supply", "scoring", "ending"),
    *("targets", "legal", "checks", "deal"),
)
MODULES = (*(f"rules/{name}" for name in (*RULES, "events", "shuffle")), "view", "json_values", "position_json")

# Tests that play whole games find the same a hundred times slower; others read files outside the copy.
TOO_SLOW = (
    *("properties", "hostile", "no_leak", "awkward", "fuzz", "typed", "line", "names", "phrases", "commands"),
    *("cautious", "docs", "random_numbers"),
)

MEMORY = 2 << 30  # bytes: a mutant that loops without end would otherwise use all memory

CONFIG = """
[tool.mutmut]
source_paths = ["engine"]
only_mutate = [{modules}]
pytest_add_cli_args = ["-x", "-p", "no:cacheprovider", "-m", "not slow"]
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

NO_DEADLINE = """
from hypothesis import settings

settings.register_profile("mutants", deadline=None)
settings.load_profile("mutants")
"""


def main() -> int:
    """Run the sample and report; return 1 if a survivor is not explained, else 0."""
    parser = argparse.ArgumentParser(prog="mutants", description=__doc__.splitlines()[0])
    parser.add_argument("--sample", type=int, default=1000, help="how many mutants, drawn at random; 0 for all")
    parser.add_argument("--seed", default="posse", help="the same text draws the same mutants")
    parser.add_argument(
        "modules", nargs="*", default=MODULES, metavar="MODULE", help="such as rules/supply (the rules)"
    )
    wanted = parser.parse_args()
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    make_copy(wanted.modules)
    mutmut("run", "--max-children", "1", "engine.nothing*", quiet=True)  # generates all mutants and runs none
    names = sorted(results())
    generator = random.Random(wanted.seed)  # noqa: S311 - the sample is no secret
    drawn = sorted(generator.sample(names, min(wanted.sample or len(names), len(names))))
    sys.stdout.write(f"{len(drawn)} of {len(names)} mutants, seed {wanted.seed!r}\n")
    sys.stdout.flush()
    mutmut("run", "--max-children", "1", *drawn)
    return report(drawn)


def make_copy(modules: Sequence[str]) -> None:
    """Copy the engine and its fast tests to COPY, to change these modules."""
    shutil.rmtree(COPY, ignore_errors=True)
    clean = shutil.ignore_patterns("__pycache__", *(f"test_{name}.py" for name in TOO_SLOW))
    shutil.copytree(ROOT / "engine", COPY / "engine", ignore=clean)
    shutil.copytree(ROOT / "tests" / "engine", COPY / "tests" / "engine", ignore=clean)
    for name in ("__init__.py", "quick.py"):
        shutil.copy(ROOT / "tests" / name, COPY / "tests")
    (COPY / "tests" / "conftest.py").write_text(NO_DEADLINE, encoding="utf-8")
    listed = ", ".join(f'"engine/{name}.py"' for name in modules)
    (COPY / "pyproject.toml").write_text(CONFIG.format(modules=listed), encoding="utf-8")


def mutmut(*words: str, quiet: bool = False) -> str:
    """Run mutmut; return its output if quiet, else let it print and return an empty text."""
    command = [str(Path(sys.executable).with_name("mutmut")), *words]
    if quiet:
        done = subprocess.run(command, cwd=COPY, capture_output=True, text=True, check=False)  # noqa: S603
        return done.stdout
    subprocess.run(command, cwd=COPY, check=False)  # noqa: S603
    return ""


def results() -> dict[str, str]:
    """Return the result of each mutant by its name."""
    printed = mutmut("results", "--all", "true", quiet=True)
    return dict(line.strip().split(": ", 1) for line in printed.splitlines() if "__mutmut_" in line)


def changed_lines(name: str) -> list[str]:
    """Return the changed lines of a mutant, as in a diff."""
    printed = mutmut("show", name, quiet=True).splitlines()
    return [line for line in printed if re.match(r"[-+](?![-+])", line)]


def report(drawn: list[str]) -> int:
    """Print the score and the survivors that are not in SURVIVORS.md; return 1 if there are any, else 0."""
    outcomes = results()
    counts = Counter(outcomes[name] for name in drawn)
    explained = SURVIVORS.read_text(encoding="utf-8") if SURVIVORS.exists() else ""
    unexplained = 0
    for name in drawn:
        if outcomes[name] in ("killed", "timeout"):  # a mutant that never ends is detected, too
            continue
        change = changed_lines(name)
        added = [line[1:].strip() for line in change if line.startswith("+")]
        known = bool(added) and all(f"`{line}`" in explained for line in added)
        unexplained += not known
        if not known:
            sys.stdout.write(f"\n{name}: {outcomes[name]}\n" + "".join(f"{line}\n" for line in change))
    tried = sum(counts.values())
    listed = ", ".join(f"{outcome} {number}" for outcome, number in counts.most_common())
    detected = counts["killed"] + counts["timeout"]
    sys.stdout.write(f"\n{tried} mutants: {listed}; {100 * detected / max(tried, 1):.1f} % detected, ")
    sys.stdout.write(f"{unexplained} not explained in {SURVIVORS.relative_to(ROOT)}\n")
    return 1 if unexplained else 0


if __name__ == "__main__":
    sys.exit(main())
