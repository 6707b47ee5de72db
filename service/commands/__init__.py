"""The command line `posse`: the engine's commands, and the operator's."""

from __future__ import annotations

from collections.abc import Sequence

from engine import commands
from service.commands import admin, backup_and_restore, doctor, migrate, run
from service.process.version import version

ABOUT = "Wyatt Earp by mail: run the service, keep it, and look after its games; replay records, let robots play."
MODULES = (*commands.MODULES, run, doctor, migrate, backup_and_restore, admin)


def main(words: Sequence[str] | None = None) -> int:
    """Run one command. Return its exit code: 0, or 2 with the reason on stderr; 1 if `posse doctor` only warns."""
    return commands.main(words, MODULES, ABOUT, version())
