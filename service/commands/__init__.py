"""`posse`, whole: the engine's commands, and those of whoever runs the service."""

from __future__ import annotations

from collections.abc import Sequence

from engine import commands
from service.commands import admin, backups, migrate, run

MODULES = (*commands.MODULES, run, migrate, backups, admin)


def main(words: Sequence[str] | None = None) -> int:
    """Run one command; its exit code: 0, or 2 with the reason on stderr."""
    return commands.main(words, MODULES)
