"""Count for Prometheus, across all processes of a machine: each writes files of its own under `var/metrics`.

Before `start` the functions here do nothing, so that metrics cost nothing when METRICS_PORT is not set.
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
_PROCESS_FILE = re.compile(r"(?:counter|histogram)_(\d+)\.db")
METHODS = frozenset({"GET", "HEAD", "POST", "PUT", "DELETE", "CONNECT", "OPTIONS", "TRACE", "PATCH"})
OTHER = "other"  # the label of every other method, which clients may invent without limit
_SECONDS = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0)


@dataclass(frozen=True)
class _Counters:
    moves: Counter
    mails: Counter
    refusals: Counter
    requests: Histogram


_counters: _Counters | None = None


def start(folder: Path) -> None:
    """Begin to count, in files in `folder`."""
    global _counters
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    _remove_old_files(folder)
    os.environ["PROMETHEUS_MULTIPROC_DIR"] = str(folder)  # the library reads it at its first import, which is here
    from prometheus_client import CollectorRegistry, Counter, Histogram

    registry = CollectorRegistry()  # never collected: the metrics server reads all files
    _counters = _Counters(
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
    """Count committed moves by who made them: `player`, `robot`, `clock`."""
    if _counters is not None:
        for by, number in made.items():
            _counters.moves.labels(by).inc(number)


def mail(kind: str, state: str) -> None:
    """Count a try to send a mail; `state` is the mail's new state."""
    if _counters is not None:
        _counters.mails.labels(kind, state).inc()


def request(method: str, rule: str, code: int, seconds: float) -> None:
    """Count an answered request. `rule` is the URL's pattern; its text contains tokens."""
    if _counters is not None:
        _counters.requests.labels(method if method in METHODS else OTHER, rule).observe(seconds)
        if code >= 400:
            _counters.refusals.labels(rule, str(code)).inc()


def _remove_old_files(folder: Path) -> None:
    """Remove the files of an earlier run. While one of its processes runs, keep all: counters must not decrease."""
    files = [(file, int(found[1])) for file in folder.iterdir() if (found := _PROCESS_FILE.fullmatch(file.name))]
    if not any(_is_running(process) for _, process in files):
        for file, _ in files:
            file.unlink(missing_ok=True)


def _is_running(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    except PermissionError:
        return True
    return True
