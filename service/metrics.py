"""Counting for Prometheus, across all processes of a machine: each has files of its own under `var/metrics`.

Until `start` nothing is counted and every call here does nothing, so a service that nobody watches pays nothing.
"""

from __future__ import annotations

import os
import re
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from prometheus_client import Counter, Histogram

FOLDER = "metrics"  # under var/
_OF_A_PROCESS = re.compile(r"(?:counter|histogram)_(\d+)\.db")
METHODS = frozenset({"GET", "HEAD", "POST", "PUT", "DELETE", "CONNECT", "OPTIONS", "TRACE", "PATCH"})
OTHER = "other"  # one label for every method that a client may invent
_SECONDS = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0)


@dataclass(frozen=True)
class _Meters:
    moves: Counter
    mails: Counter
    refusals: Counter
    requests: Histogram


_meters: _Meters | None = None


def start(folder: Path) -> None:
    """Count from here on, into files in `folder`."""
    global _meters
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    _forget_the_dead(folder)
    os.environ["PROMETHEUS_MULTIPROC_DIR"] = str(folder)  # read by the library when it is first imported: here
    from prometheus_client import CollectorRegistry, Counter, Histogram

    registry = CollectorRegistry()  # never asked: who asks reads all files
    _meters = _Meters(
        moves=Counter("posse_moves", "Moves made, by whom.", ["by"], registry=registry),
        mails=Counter(
            "posse_mails", "Tries to send a mail, by what came of them.", ["kind", "state"], registry=registry
        ),
        refusals=Counter("posse_refusals", "Requests refused.", ["rule", "code"], registry=registry),
        requests=Histogram(
            "posse_request_seconds", "Time to answer.", ["method", "rule"], registry=registry, buckets=_SECONDS
        ),
    )


def moves(made: Mapping[str, int]) -> None:
    """Moves were committed: so many by `player`, `robot`, `clock`."""
    if _meters is not None:
        for by, number in made.items():
            _meters.moves.labels(by).inc(number)


def mail(kind: str, state: str) -> None:
    """A mail was dealt with; `state` is its new one."""
    if _meters is not None:
        _meters.mails.labels(kind, state).inc()


def request(method: str, rule: str, code: int, seconds: float) -> None:
    """A request was answered. `rule` is the URL's pattern, never its text."""
    if _meters is not None:
        _meters.requests.labels(method if method in METHODS else OTHER, rule).observe(seconds)
        if code >= 400:
            _meters.refusals.labels(rule, str(code)).inc()


def _forget_the_dead(folder: Path) -> None:
    """Remove what an earlier run left behind. While anybody of it lives, all is kept: sums must not fall."""
    files = [(file, int(found[1])) for file in folder.iterdir() if (found := _OF_A_PROCESS.fullmatch(file.name))]
    if not any(_lives(process) for _, process in files):
        for file, _ in files:
            file.unlink(missing_ok=True)


def _lives(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    except PermissionError:
        return True
    return True
