"""Counters for Prometheus, shared by all processes of a machine: rows of an SQLite file under `var/metrics`.

So totals do not decrease when a process ends. The first process of a machine begins at 0.

Before `start` the functions here do nothing, so that metrics cost nothing when METRICS_PORT is not set. They never
raise: what a request has committed is not reported as a failure because it cannot be counted. If the folder is deleted
the processes begin again in a new one, at 0.
"""

from __future__ import annotations

import fcntl
import json
import os
import sqlite3
from collections import defaultdict
from collections.abc import Iterator, Mapping
from contextlib import closing
from pathlib import Path
from threading import Lock
from typing import TYPE_CHECKING, NamedTuple

from service.process.failure_log import FailureLog

if TYPE_CHECKING:
    from prometheus_client.core import Metric

FOLDER = "metrics"  # under var/
FILE = "counts.sqlite3"  # in the folder
SIZE = 1 << 20  # bytes of the file: room for all series there can be, so that it need not grow on a full disk
BUSY_TIMEOUT = 1.0  # seconds to wait for other processes that count
METHODS = frozenset({"GET", "HEAD", "POST", "PUT", "DELETE", "CONNECT", "OPTIONS", "TRACE", "PATCH"})
OTHER = "other"  # the label of every other method, which clients may invent without limit
_SECONDS = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0)
_SUM, _INFINITE = "sum", "+Inf"

_CREATE = (
    "CREATE TABLE IF NOT EXISTS counts (name TEXT, labels TEXT, part TEXT, value REAL,"
    " PRIMARY KEY (name, labels, part)) WITHOUT ROWID"
)
_ADD = "INSERT INTO counts VALUES (?, ?, ?, ?) ON CONFLICT (name, labels, part) DO UPDATE SET value = value + ?4"


class _Series(NamedTuple):
    """A counter, or with `buckets`, their upper bounds in ascending order, a histogram of seconds."""

    name: str
    explanation: str
    labels: tuple[str, ...]
    buckets: tuple[float, ...] = ()

    def bucket(self, seconds: float) -> str:
        """Return the part that counts this value."""
        return next((str(bound) for bound in self.buckets if seconds <= bound), _INFINITE)

    def family(self, found: Mapping[str, Mapping[str, float]]) -> Metric:
        """Return the metric with all its values; `found` maps labels as JSON to the parts."""
        from prometheus_client.core import CounterMetricFamily, HistogramMetricFamily

        if not self.buckets:
            counter = CounterMetricFamily(self.name, self.explanation, labels=self.labels)
            for labels, parts in found.items():
                counter.add_metric(json.loads(labels), parts[""])
            return counter
        histogram = HistogramMetricFamily(self.name, self.explanation, labels=self.labels)
        for labels, parts in found.items():
            total, buckets = 0.0, []
            for bound in (*map(str, self.buckets), _INFINITE):
                total += parts.get(bound, 0.0)
                buckets.append((bound, total))
            histogram.add_metric(json.loads(labels), buckets, parts.get(_SUM, 0.0))
        return histogram


_MOVES = _Series("posse_moves", "Moves made, by whom.", ("by",))
_ROBOT_MOVES = _Series("posse_robot_moves", "Moves of robots, by policy.", ("policy",))
_THOUGHTS = _Series("posse_thought_seconds", "Time to find a move.", (), _SECONDS)
_MAILS = _Series("posse_mails", "Attempts to send a mail, by result.", ("kind", "state"))
_PINGS = _Series("posse_pings", "Attempts to post a message to a chat, by result.", ("state",))
_PUSHES = _Series("posse_pushes", "Attempts to send a message to a device, by result.", ("state",))
_REFUSALS = _Series("posse_refusals", "Requests refused.", ("rule", "code"))
_REQUESTS = _Series("posse_request_seconds", "Time to answer.", ("method", "rule"), _SECONDS)

_Added = tuple[_Series, tuple[str, ...], str, float]  # with labels, part and number


class _Counts:
    """The file, as this process uses it; its threads share the connection."""

    def __init__(self, folder: Path) -> None:
        self._folder, self._lock = folder, Lock()
        self._running, self._connection = self._open()

    def _open(self) -> tuple[int, sqlite3.Connection]:
        """Return a lock that is held as long as this process runs, and a connection. Raises OSError or sqlite3.Error.

        The process that is the first makes a new file; another that was first just before has not opened it yet.
        """
        for path in (self._folder.parent, self._folder):
            path.mkdir(mode=0o700, exist_ok=True)
        running = os.open(self._folder / "running.lock", os.O_CREAT | os.O_RDWR, mode=0o600)
        try:
            fcntl.flock(running, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            pass
        else:
            _create(self._folder)
        fcntl.flock(running, fcntl.LOCK_SH)
        return running, _connect(self._folder)

    def add(self, *added: _Added) -> None:
        """Add numbers, all or none. Raises OSError or sqlite3.Error."""
        rows = [(series.name, json.dumps(labels), part, number) for series, labels, part, number in added]
        with self._lock:
            if os.fstat(self._running).st_nlink == 0:  # somebody has deleted the folder
                lost = self._running, self._connection
                self._running, self._connection = self._open()
                os.close(lost[0])
                lost[1].close()
            with self._connection:
                self._connection.executemany(_ADD, rows)

    def read(self) -> dict[str, dict[str, dict[str, float]]]:
        """Return the numbers by series, labels and part. Raises sqlite3.Error."""
        found: dict[str, dict[str, dict[str, float]]] = defaultdict(lambda: defaultdict(dict))
        with self._lock:
            rows = self._connection.execute("SELECT name, labels, part, value FROM counts").fetchall()
        for name, labels, part, value in rows:
            found[name][labels][part] = value
        return found


class CountCollector:
    """Collects the counters of all processes of this machine."""

    def collect(self) -> Iterator[Metric]:
        """Yield each counter that has counted something, and the histogram that has no labels."""
        try:
            found = _counts.read() if _counts else {}
        except sqlite3.Error as error:
            _failures.failed(reason=type(error).__name__)
            return
        for series in (_MOVES, _ROBOT_MOVES, _THOUGHTS, _MAILS, _PINGS, _PUSHES, _REFUSALS, _REQUESTS):
            if series.name in found or not series.labels:
                yield series.family(found.get(series.name, {"[]": {}}))


_counts: _Counts | None = None
_failures = FailureLog("metrics cannot be counted", "metrics are counted again")


def start(folder: Path) -> None:
    """Start counting, in a file in `folder`. Raises OSError or sqlite3.Error if it cannot be used."""
    global _counts
    _counts = _Counts(folder)


def moves(made: Mapping[str, int], of_robots: Mapping[str, int]) -> None:
    """Count committed moves by who made them, `player`, `robot` or `clock`, and those of robots by policy."""
    by_whom = ((_MOVES, (by,), "", number) for by, number in made.items())
    _count(*by_whom, *((_ROBOT_MOVES, (policy,), "", number) for policy, number in of_robots.items()))


def thought(seconds: float) -> None:
    """Count a move that a robot has found by thinking."""
    _count(*_observed(_THOUGHTS, (), seconds))


def mail(kind: str, state: str) -> None:
    """Count a try to send a mail; `state` is the mail's new state."""
    _count((_MAILS, (kind, state), "", 1))


def ping(state: str) -> None:
    """Count a try to post a message to a chat; `state` is the message's new state."""
    _count((_PINGS, (state,), "", 1))


def push(state: str) -> None:
    """Count a try to send a message to a device; `state` is the message's new state."""
    _count((_PUSHES, (state,), "", 1))


def request(method: str, rule: str, code: int, seconds: float) -> None:
    """Count an answered request. `rule` is the URL's pattern, because the URL itself contains tokens."""
    observed = _observed(_REQUESTS, (method if method in METHODS else OTHER, rule), seconds)
    refused: list[_Added] = [(_REFUSALS, (rule, str(code)), "", 1)] if code >= 400 else []
    _count(*observed, *refused)


def _observed(series: _Series, labels: tuple[str, ...], seconds: float) -> list[_Added]:
    return [(series, labels, series.bucket(seconds), 1), (series, labels, _SUM, seconds)]


def _count(*added: _Added) -> None:
    """Count if `start` was called. Log what prevents that."""
    if _counts is None or not added:
        return
    try:
        _counts.add(*added)
    except Exception as error:  # any exception: the caller has committed what is counted here
        _failures.failed(reason=getattr(error, "strerror", None) or type(error).__name__)
    else:
        _failures.worked()


def _create(folder: Path) -> None:
    """Make a new file in place of any other. Its free pages are on the disk, so that a full one is no hindrance."""
    for old in folder.glob(f"{FILE}*"):  # and its journal
        old.unlink()
    with closing(_connect(folder)) as connection, connection:
        connection.execute("INSERT INTO counts VALUES ('', '', '', zeroblob(?))", (SIZE,))
        connection.execute("DELETE FROM counts")


def _connect(folder: Path) -> sqlite3.Connection:
    """Return a connection that leaves it to the system when to write: after a crash of the machine counts begin at 0.

    The journal keeps the file whole if the process is killed; its file stays, so that a full disk is no hindrance.
    """
    connection = sqlite3.connect(folder / FILE, timeout=BUSY_TIMEOUT, check_same_thread=False)
    connection.execute("PRAGMA journal_mode = PERSIST")
    connection.execute("PRAGMA synchronous = OFF")
    connection.execute(_CREATE)
    return connection
