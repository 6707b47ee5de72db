"""Some runs of the simulator, and what it does with a failure."""

from __future__ import annotations

import re
import subprocess
import sys

import pytest

from tests.quick import few
from tests.service import postgresql
from tests.simulation.numbering import Item, Numbering, only_these, read_only, write_only
from tests.test_conventions import ROOT


def simulated(*arguments: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "tests.simulation", *arguments]
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("seed", "days", "games"),  # some, of guests and of friends
    few([("0", "1", "0,1,2"), ("1", "1", "1,3"), ("0", "1", "3,4,5,6,7,8,9,10,11"), ("1", "2", "1,3,6,9,10,11")], 2),
)
def test_a_seed_holds(seed: str, days: str, games: str) -> None:
    ran = simulated("--seeds", seed, "--days", days, "--only", f"game:{games}", "--shrink", "0")
    assert ran.returncode == 0, ran.stdout + ran.stderr


@pytest.mark.proof
def test_a_game_holds_on_postgresql() -> None:
    postgresql.require()
    ran = simulated("--database", "postgresql", "--seeds", "1", "--days", "1", "--only", "game:1", "--shrink", "0")
    assert ran.returncode == 0, ran.stdout + ran.stderr


@pytest.mark.proof
@pytest.mark.parametrize(
    ("seed", "days", "only"),
    [
        # The mail about a game that nobody confirmed came back, and the game could not be deleted.
        ("2", "8", ("game:2", "act:none", "fault:05a627f8")),
    ],
)
def test_what_was_found_stays_mended(seed: str, days: str, only: tuple[str, ...]) -> None:
    ran = simulated("--seeds", seed, "--days", days, "--shrink", "0", "--only", *only)
    assert ran.returncode == 0, ran.stdout + ran.stderr


@pytest.mark.proof
def test_a_seed_is_repeated_to_the_byte() -> None:
    once, again = (simulated("--seeds", "1", "--days", "1", "--only", "game:1") for _ in range(2))
    digests = [re.findall(r"second, (\w+)", ran.stdout) for ran in (once, again)]
    assert digests[0] == digests[1] != []


def test_items_are_read_as_they_are_written() -> None:
    only = only_these([Item("act", "12ab34cd"), Item("act", "3"), Item("game", "0")])
    assert write_only(only) == ["game:0", "act:12ab34cd,3", "fault:none"]
    assert read_only(write_only(only)) == only


def test_what_is_left_out_changes_no_other_name() -> None:
    first = Numbering(1, {})
    names = [first.item("act", about).name for about in ("one", "other", "one")]
    assert len(set(names)) == 3
    second = Numbering(1, {"act": frozenset(names[1:])})
    assert [second.includes("act", about) for about in ("one", "one", "other")] == [False, True, True]
    assert second.happened == [Item("act", names[2]), Item("act", names[1])]
