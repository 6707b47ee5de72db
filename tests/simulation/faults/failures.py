"""How a database fails, and who decides whether it does."""

from __future__ import annotations

from typing import Protocol

AWAY, READ_ONLY, LOCKED, FULL = "database away", "database read-only", "database locked", "database full"
KINDS = (AWAY, READ_ONLY, LOCKED, FULL)
WRITES = ("INSERT", "UPDATE", "DELETE")
FailsAt = dict[str, tuple[str, ...]]  # the first words of the statements that fail, by the kind of failure


class Failures(Protocol):
    """Decides, and counts what it decides."""

    def at(self, statement: str, fails_at: FailsAt) -> str | None:
        """Return how a statement fails; None if it does not."""

    def around_commit(self, *, done: bool) -> str | None:
        """Return how a commit of something fails, before it or, when it is `done`, after it; None if it does not."""
