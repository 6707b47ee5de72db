"""A database that cannot be used: for one statement, for a commit that may have succeeded, or for hours.

The driver raises what it raises for a database that is away, read-only, locked, or on a full disk. After an error the
transaction can only be rolled back, as when a connection to a server was lost.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from sqlalchemy import Engine, event

from tests.simulation.faults import failing_postgresql, failing_sqlite
from tests.simulation.faults.chance import Chances
from tests.simulation.faults.failures import AWAY, FULL, KINDS, FailsAt
from tests.simulation.faults.periods import Periods

AT_A_STATEMENT, AT_A_COMMIT = 0.0004, 0.003  # probabilities


class BrokenDatabase:
    """Makes the connections that are opened from now on fail at times, or during `periods`.

    `failures` counts it, and `failed` is called each time.
    """

    def __init__(self, chances: Chances, periods: Periods, failed: Callable[[], None]) -> None:
        self.failures, self._failed = 0, failed
        self._chances, self._chance, self._periods = chances, chances.of("database", 1.0), periods
        event.listen(Engine, "do_connect", self._connect)

    def close(self) -> None:
        """Let the connections that are opened from now on work."""
        event.remove(Engine, "do_connect", self._connect)

    def at(self, statement: str, fails_at: FailsAt) -> str | None:
        kind = self._periods.present
        if not self._chances.site_works:
            return None
        if kind is not None and statement.startswith(fails_at[kind]):
            return self._count(kind)
        if self._perhaps(AT_A_STATEMENT, "database failed at a statement"):
            return self._count(self._chance.random.choice(KINDS))
        return None

    def around_commit(self, *, done: bool) -> str | None:
        what = "database lost after a commit" if done else "database failed at a commit"
        if self._chances.site_works and self._perhaps(AT_A_COMMIT, what):
            return self._count(AWAY if done else FULL)
        return None

    def _count(self, kind: str) -> str:
        self.failures += 1
        self._failed()
        return kind

    def _perhaps(self, often: float, what: str) -> bool:
        return self._chance.random.random() < often and self._chance.includes(what)

    def _connect(self, dialect: Any, _record: object, arguments: list[Any], options: dict[str, Any]) -> Any:
        if dialect.name == "sqlite":
            options["factory"] = partial(failing_sqlite.FailingConnection, self)
            return None
        return failing_postgresql.connect(self, *arguments, **options)
