"""The figures of the service, one after the other: `make bench`. They need a PostgreSQL and a Redis."""

from __future__ import annotations

import shutil
import sys
from collections.abc import Callable

from bench import service_load, service_mails, service_moves, service_sweep
from tests.service import postgresql

FIGURES: dict[str, Callable[[], None]] = {
    "Moves over HTTP, beside a floor written by hand (a second: Posse, floor, ratio)": service_moves.main,
    "Mails of one worker, beside a bare loop (a second: Posse, loop, ratio)": service_mails.main,
    "Looking for what is due among a million": service_sweep.main,
    "What a move leaves behind, and memory under load": service_load.main,
}


def missing() -> str | None:
    """What keeps us from measuring, in words; None if nothing does."""
    if shutil.which("redis-server") is None:
        return "no Redis on this machine: redis-server not found"
    return postgresql.missing()


def main() -> None:
    """Measure and say so."""
    why = missing()
    if why is not None:
        sys.stdout.write(f"The service is not measured: {why}\n")
        return
    for title, figure in FIGURES.items():
        sys.stdout.write(f"\n{title}\n")
        sys.stdout.flush()
        figure()


if __name__ == "__main__":
    main()
