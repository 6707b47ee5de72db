"""Execute checks at the same time, each in a thread of its own, and wait no longer than a limit for all of them.

The timeouts of the clients (of PostgreSQL, Redis, SMTP, ...) are shorter and give a better reason; this limit is the
last resort.
"""

from __future__ import annotations

import threading
import time
from collections.abc import Callable, Iterable, Mapping

from service.diagnostics.finding import Finding, wrong

LIMIT = 45.0  # seconds for all checks


class _Check(threading.Thread):
    """The thread of one check. A daemon, so that a check that hangs does not keep the process from ending."""

    def __init__(self, name: str, find: Callable[[], Iterable[Finding]]) -> None:
        super().__init__(name=name, daemon=True)
        self._find = find
        self.found: list[Finding] = []

    def run(self) -> None:
        """Collect what the check finds, one after the other."""
        try:
            for finding in self._find():
                self.found.append(finding)
        except Exception as error:  # its message may quote anything
            self.found.append(wrong(self.name, f"the check itself failed ({type(error).__name__}): please report this"))


def findings(checks: Mapping[str, Callable[[], Iterable[Finding]]], limit: float = LIMIT) -> list[Finding]:
    """Return what these checks find, in their order, after `limit` seconds at most."""
    running = [_Check(name, find) for name, find in checks.items()]
    for check in running:
        check.start()
    until = time.monotonic() + limit
    found = []
    for check in running:
        check.join(max(until - time.monotonic(), 0))
        hangs = check.is_alive()
        found += check.found
        if hangs:
            found.append(wrong(check.name, f"no result within {limit:g} seconds: what is checked here hangs"))
    return found
