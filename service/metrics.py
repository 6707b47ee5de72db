"""Counters for Prometheus, shared by all processes of a machine: each writes files of its own under `var/metrics`.

A process's files are named by its slot: the lowest number that no running process has. The next process in that slot
goes on counting in them, so that totals do not decrease when a process ends, and there are no more files than there
were processes at one time. The first process of a machine begins at 0.

Before `start` the functions here do nothing, so that metrics cost nothing when METRICS_PORT is not set. They never
raise: what a request has committed is not reported as a failure because it cannot be counted. If the folder is deleted
each process begins again in a new one, at 0.
"""

from __future__ import annotations

import fcntl
import os
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from threading import Lock
from typing import IO, TYPE_CHECKING, Any

from service.failure_log import FailureLog

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


@dataclass(frozen=True)
class _Slot:
    """The files of this process. `locks` are open as long as they are its own; the system releases them at its end."""

    name: str
    locks: tuple[IO[bytes], ...]

    @property
    def is_deleted(self) -> bool:
        """Return whether somebody has deleted the files."""
        return any(os.fstat(lock.fileno()).st_nlink == 0 for lock in self.locks)


_counters: _Counters | None = None
_slot: _Slot | None = None
_moving = Lock()
_failures = FailureLog("metrics cannot be counted", "metrics are counted again")


def start(folder: Path) -> None:
    """Start counting, in files in `folder`. Raises OSError if it cannot be used."""
    global _counters, _slot
    _slot = _take_slot(folder)
    os.environ["PROMETHEUS_MULTIPROC_DIR"] = str(folder)
    from prometheus_client import CollectorRegistry, Counter, Histogram, values

    in_files_of: Any = values.MultiProcessValue  # the library declares no types for it
    values.ValueClass = in_files_of(process_identifier=_name_of_slot)
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

    def add(counters: _Counters) -> None:
        for by, number in made.items():
            counters.moves.labels(by).inc(number)

    _count(add)


def robot_moves(made: Mapping[str, int]) -> None:
    """Count committed moves of robots by policy."""

    def add(counters: _Counters) -> None:
        for policy, number in made.items():
            counters.robot_moves.labels(policy).inc(number)

    _count(add)


def thought(seconds: float) -> None:
    """Count a move that a robot has found by thinking."""
    _count(lambda counters: counters.thoughts.observe(seconds))


def mail(kind: str, state: str) -> None:
    """Count a try to send a mail; `state` is the mail's new state."""
    _count(lambda counters: counters.mails.labels(kind, state).inc())


def request(method: str, rule: str, code: int, seconds: float) -> None:
    """Count an answered request. `rule` is the URL's pattern, because the URL itself contains tokens."""

    def add(counters: _Counters) -> None:
        counters.requests.labels(method if method in METHODS else OTHER, rule).observe(seconds)
        if code >= 400:
            counters.refusals.labels(rule, str(code)).inc()

    _count(add)


def _count(add: Callable[[_Counters], None]) -> None:
    """Count if `start` was called. Log what prevents that."""
    if _counters is None:
        return
    try:
        _return_to_folder()
        add(_counters)
    except Exception as error:  # any exception: the caller has committed what is counted here
        _failures.failed(reason=getattr(error, "strerror", None) or type(error).__name__)
    else:
        _failures.worked()


def _return_to_folder() -> None:
    """Take a slot in a new folder if the present one was deleted. Raises OSError."""
    global _slot
    if _slot is None or not _slot.is_deleted:
        return
    with _moving:
        if _slot.is_deleted:  # no other thread was first
            _slot = _take_slot(Path(os.environ["PROMETHEUS_MULTIPROC_DIR"]), f"{_slot.name}.")


def _name_of_slot() -> str:
    """Return the name of this process's files. When it changes, the library opens those of the new name."""
    return "" if _slot is None else _slot.name


def _take_slot(folder: Path, before: str = "") -> _Slot:
    """Return a slot that is this process's until it ends, with its files. The first process removes older files.

    `before`: what its name begins with. Raises OSError.
    """
    for path in (folder.parent, folder):
        path.mkdir(mode=0o700, exist_ok=True)
    running = (folder / "running.lock").open("wb")
    if _locked(running, fcntl.LOCK_EX):
        for file in folder.glob("*.db"):
            file.unlink()
    fcntl.flock(running, fcntl.LOCK_SH)  # another process that was first at this moment has no files yet
    slot = 0
    while not _locked(own := (folder / f"{slot}.lock").open("wb"), fcntl.LOCK_EX):
        own.close()
        slot += 1
    for kind in ("counter", "histogram"):
        _allocate(folder / f"{kind}_{before}{slot}.db")
    return _Slot(f"{before}{slot}", (running, own))


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
