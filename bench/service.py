"""Run the benchmarks of the service one after the other: `make bench`. They need PostgreSQL and Redis."""

from __future__ import annotations

import shutil
import sys
from collections.abc import Callable

from bench import (
    service_growth,
    service_latency,
    service_load,
    service_mails,
    service_moves,
)
from tests.service import postgresql

BENCHMARKS: dict[str, Callable[[], None]] = {
    "Moves over HTTP, beside a minimal service (a second: Posse, minimal, ratio)": service_moves.main,
    "Mails of one worker, beside a minimal loop (a second: Posse, Posse with DKIM, loop, ratios)": service_mails.main,
    "From a commit to its mail in the mail server": service_latency.main,
    "Rows and bytes of a game, and backups beside pg_dump": service_growth.main,
    "Rows and bytes of a move, and memory under load": service_load.main,
}


def missing() -> str | None:
    """Return which server is missing; None if none is."""
    if shutil.which("redis-server") is None:
        return "no Redis on this machine: redis-server not found"
    return postgresql.missing()


def main() -> None:
    """Run all benchmarks, or print why they cannot run."""
    reason = missing()
    if reason is not None:
        sys.stdout.write(f"The service is not measured: {reason}\n")
        return
    for title, run in BENCHMARKS.items():
        sys.stdout.write(f"\n{title}\n")
        sys.stdout.flush()
        run()


if __name__ == "__main__":
    main()
