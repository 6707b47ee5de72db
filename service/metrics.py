"""Counters for Prometheus, shared by all processes of a machine: each writes files of its own under `var/metrics`.

A process's files are named by its slot: the lowest number that no running process has. The next process in that slot
goes on counting in them, so that totals do not decrease when a process ends, and there are no more files than there
were processes at one time. The first process of a machine begins at 0.

Before `start` the functions here do nothing, so that metrics cost nothing when METRICS_PORT is not set.
"""

from __future__ import annotations

import fcntl
import os
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import IO, TYPE_CHECKING, Any

if TYPE_CHECKING:
    from prometheus_client import Counter, Histogram

FOLDER = "metrics"  # under var/
SIZE = 1 << 20  # bytes of a file: room for all series there can be, so that it need not grow on a full disk
METHODS = frozenset({"GET", "HEAD", "POST", "PUT", "DELETE", "CONNECT", "OPTIONS", "TRACE", "PATCH"})
OTHER = "other"  # the label of every other method, which clients may invent without limit
_SECONDS = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0)


@dataclass(frozen=True)
class _Counters:
    moves: Counter
    robot_moves: Counter
    thoughts: Histogram
    mails: Counter
    refusals: Counter
    requests: Histogram


_counters: _Counters | None = None
_locks: list[IO[bytes]] = []  # open as long as this process runs; the system releases their locks however it ends


def start(folder: Path) -> None:
    """Start counting, in files in `folder`. Raises OSError if it cannot be used."""
    global _counters
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    slot = _take_slot(folder)
    for kind in ("counter", "histogram"):
        _allocate(folder / f"{kind}_{slot}.db")
    os.environ["PROMETHEUS_MULTIPROC_DIR"] = str(folder)
    from prometheus_client import CollectorRegistry, Counter, Histogram, values

    in_files_of: Any = values.MultiProcessValue  # the library declares no types for it
    values.ValueClass = in_files_of(process_identifier=lambda: slot)
    registry = CollectorRegistry()  # never collected: the metrics server reads all files
    _counters = _Counters(
        moves=Counter("posse_moves", "Moves made, by whom.", ["by"], registry=registry),
        robot_moves=Counter("posse_robot_moves", "Moves of robots, by policy.", ["policy"], registry=registry),
        thoughts=Histogram("posse_thought_seconds", "Time to find a move.", registry=registry, buckets=_SECONDS),
        mails=Counter("posse_mails", "Attempts to send a mail, by result.", ["kind", "state"], registry=registry),
        refusals=Counter("posse_refusals", "Requests refused.", ["rule", "code"], registry=registry),
        requests=Histogram(
            "posse_request_seconds", "Time to answer.", ["method", "rule"], registry=registry, buckets=_SECONDS
        ),
    )


def moves(made: Mapping[str, int]) -> None:
    """Count committed moves by who made them: `player`, `robot`, `clock`."""
    if _counters is not None:
        for by, number in made.items():
            _counters.moves.labels(by).inc(number)


def robot_moves(made: Mapping[str, int]) -> None:
    """Count committed moves of robots by policy."""
    if _counters is not None:
        for policy, number in made.items():
            _counters.robot_moves.labels(policy).inc(number)


def thought(seconds: float) -> None:
    """Count a move that a robot has found by thinking."""
    if _counters is not None:
        _counters.thoughts.observe(seconds)


def mail(kind: str, state: str) -> None:
    """Count a try to send a mail; `state` is the mail's new state."""
    if _counters is not None:
        _counters.mails.labels(kind, state).inc()


def request(method: str, rule: str, code: int, seconds: float) -> None:
    """Count an answered request. `rule` is the URL's pattern, because the URL itself contains tokens."""
    if _counters is not None:
        _counters.requests.labels(method if method in METHODS else OTHER, rule).observe(seconds)
        if code >= 400:
            _counters.refusals.labels(rule, str(code)).inc()


def _take_slot(folder: Path) -> int:
    """Return the number of a slot that is this process's until it ends. The first process removes older files."""
    running = (folder / "running.lock").open("wb")
    if _locked(running, fcntl.LOCK_EX):
        for file in folder.glob("*.db"):
            file.unlink()
    fcntl.flock(running, fcntl.LOCK_SH)  # another process that was first at this moment has no files yet
    slot = 0
    while not _locked(own := (folder / f"{slot}.lock").open("wb"), fcntl.LOCK_EX):
        own.close()
        slot += 1
    _locks.extend((running, own))
    return slot


def _allocate(file: Path) -> None:
    """Create a file of zeros, as the library does, but with all its blocks on the disk.

    The library maps a sparse file into memory, and the system kills a process that writes into a hole of it while the
    disk is full (SIGBUS).
    """
    if not file.exists():
        unfinished = file.with_suffix(".unfinished")
        try:
            unfinished.write_bytes(bytes(SIZE))
            unfinished.rename(file)
        finally:
            unfinished.unlink(missing_ok=True)


def _locked(file: IO[bytes], how: int) -> bool:
    """Lock a file unless another process has locked it."""
    try:
        fcntl.flock(file, how | fcntl.LOCK_NB)
    except BlockingIOError:
        return False
    return True
