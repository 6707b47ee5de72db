"""Run what takes too long for `make test`, part by part: `make proof`, or `python -m tests.proof PART ...`.

A part that has passed is not run again while no file changes, so a run that was stopped goes on where it was. The last
lines are a table: each part, its result, its time, and what it proves.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path

ROOT = Path(__file__).parents[1]
PASSED = ROOT / "var" / "proof"  # the log of each part, and which parts have passed
NO_TESTS = 5  # pytest's exit status when it has collected none


@dataclass(frozen=True)
class Part:
    """A proof with a name: its commands, their environment, the programs they need, and what they prove."""

    proves: str
    commands: Sequence[Sequence[str]]
    environment: Mapping[str, str] = field(default_factory=dict)
    needs: Sequence[str] = ()
    machine: bool = False  # it makes machines or images of its own, so it is not part of the nightly run

    def missing(self) -> list[str]:
        """Return the programs it needs that this machine lacks. `a|b` is one of two."""
        found = {name: any(map(shutil.which, name.split("|"))) for name in self.needs}
        return [name.replace("|", " or ") for name, there in found.items() if not there]


def cases(proves: str, *paths: str, **more: str) -> Part:
    """Return the part that runs the cases of these folders and files that `make test` leaves out."""
    command = [*PYTEST, "-n", "4", "--dist", "worksteal", "-m", "proof", *paths]
    return Part(proves, [command], {"ALL_CASES": "1"} | more)


def alone(proves: str, file: str, *words: str, needs: Sequence[str] = (), machine: bool = False, **more: str) -> Part:
    """Return the part that runs one file, with the sizes that its environment says."""
    return Part(proves, [[*PYTEST, "-s", file, *words]], more, needs, machine)


def seeds(database: str) -> Part:
    """Return the part that simulates the service on one kind of database."""
    number, days = os.environ.get("SEEDS", "24"), os.environ.get("DAYS", "10")
    command = [sys.executable, "-m", "tests.simulation", "--seeds", f"0-{int(number) - 1}", "--days", days]
    return Part(f"the service in simulated time, {number} seeds on {database}", [[*command, "--database", database]])


PYTEST = (sys.executable, "-m", "pytest", "-q")
PARTS = {
    "engine": cases("rules, records, robots and the coach in more games", "tests/engine"),
    "service": cases(
        "the service on both databases, and every case of its tables", "tests/service", "tests/leagues", "tests/upgrade"
    ),
    "mail": cases(
        "mails, answers, chats and devices on both databases and real servers",
        *("tests/mail", "tests/inbound", "tests/chats", "tests/devices", "tests/outgoing"),
    ),
    "security": cases("each link at each page, hostile posts, limits at once", "tests/security", HOSTILE_POSTS="12"),
    "servers": cases(
        "processes, servers and installations as they are run",
        "tests/whole",
        "tests/worker",
        "tests/operating",
        "tests/chaos",
    ),
    "browser": cases("every page in Chromium: widths, modes, axe, whole games", "tests/browser"),
    "orders": cases("two acts at once, in every order of their steps", "tests/simulation/orders"),
    "simulation": cases(
        "simulated people, faults found again, twins",
        *("tests/simulation/test_simulation.py", "tests/simulation/twins", "tests/simulation/old_faults"),
    ),
    "tools": cases(
        "benchmarks, images and releases",
        *("tests/test_bench.py", "tests/test_containers.py", "tests/test_deploy.py", "tests/test_release.py"),
    ),
    "answering": alone(
        "a whole game by answers to mails, through Postfix", "tests/whole/test_answering.py", ANSWERS="10000"
    ),
    "sealed": alone(
        "sealed answers in forty positions tell nothing",
        *("tests/service/web/test_sealed.py", "-k", "many_positions"),
        SEALED_POSITIONS="40",
        ALL_CASES="1",
    ),
    "robots": alone(
        "ten thousand games of robots, a thousand twins",
        "tests/engine/robots/test_many_games.py",
        ROBOT_GAMES="10000",
        TWINS="1000",
    ),
    "lengths": alone(
        "the lengths of the mails of sixty games", "tests/mail/test_lengths.py", "-k", "many_games", MAIL_GAMES="60"
    ),
    "seeds-sqlite": seeds("sqlite"),
    "seeds-postgresql": seeds("postgresql"),
    "mail-programs": Part(
        "the mails use what mail programs support",
        [["sh", "-c", "cd tests/mail/programs && npm ci --silent && node check.mjs"]],
        needs=("npm",),
    ),
    "image": alone(
        "the image of deploy/container", "tests/whole/test_image.py", needs=("docker|podman",), machine=True, IMAGE="1"
    ),
    "bare-debian": alone(
        "the commands of the pages on bare Debian machines",
        "tests/whole/test_bare_debian.py",
        needs=("debootstrap", "systemd-nspawn"),
        machine=True,
        BARE_DEBIAN="1",
    ),
}


def main(arguments: Sequence[str]) -> int:
    """Run the parts that are named, or all; return 1 if one has failed."""
    parser = argparse.ArgumentParser(prog="make proof", description=(__doc__ or "").splitlines()[0])
    parser.add_argument("parts", nargs="*", metavar="PART", help=", ".join(PARTS))
    parser.add_argument("--nightly", action="store_true", help="all but those that make machines of their own")
    wanted = parser.parse_args(arguments)
    unknown = sorted(set(wanted.parts) - set(PARTS))
    if unknown:
        parser.error(f"there is no part {', '.join(unknown)}; the parts are {', '.join(PARTS)}")
    chosen = wanted.parts or [name for name, part in PARTS.items() if not (wanted.nightly and part.machine)]
    rows = {name: prove(name, PARTS[name]) for name in chosen}
    print("\n" + "\n".join(f"{name:17}{result:32}{PARTS[name].proves}" for name, result in rows.items()))
    return 1 if any(result.startswith("FAILED") for result in rows.values()) else 0


def prove(name: str, part: Part, folder: Path = PASSED) -> str:
    """Run a part unless it has passed, and return its result in words."""
    passed, log = folder / f"{name}.json", folder / f"{name}.log"
    state = state_of_files()
    if passed.exists() and (kept := json.loads(passed.read_text()))["state"] == state:
        return f"passed before, {kept['result']}"
    if missing := part.missing():
        return f"not run: needs {', '.join(missing)}"
    folder.mkdir(parents=True, exist_ok=True)
    print(f"{name}: {part.proves} ...", flush=True)
    began = time.monotonic()
    with log.open("wb") as output:
        statuses = [run(command, part.environment, output.fileno()) for command in part.commands]
    seconds = f"{time.monotonic() - began:.0f} s"
    if any(statuses):
        print(log.read_text(errors="replace")[-10_000:])
        return f"FAILED after {seconds}"
    last = log.read_text(errors="replace").strip().rpartition("\n")[2].partition(" in ")[0]
    result = f"{seconds}, {last}" if last.endswith(("passed", "skipped")) else seconds
    passed.write_text(json.dumps({"state": state, "result": result}))
    return result


def run(command: Sequence[str], environment: Mapping[str, str], output: int) -> int:
    """Run a command, its output into a file; return its exit status."""
    ended = subprocess.run(
        command, cwd=ROOT, env=os.environ | environment, stdout=output, stderr=subprocess.STDOUT, check=False
    )
    return 0 if ended.returncode == NO_TESTS else ended.returncode


def state_of_files() -> str:
    """Return a digest of the commit and of what differs from it."""
    digest = hashlib.sha256()
    for words in (("rev-parse", "HEAD^{tree}"), ("diff", "HEAD"), ("status", "--porcelain")):
        digest.update(subprocess.run(["git", *words], cwd=ROOT, capture_output=True, check=True).stdout)
    return digest.hexdigest()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
