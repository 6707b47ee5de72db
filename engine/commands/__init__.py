"""The command line `posse`: records, positions and moves. Its output is text, or JSON with `--json`.

Errors are written to stderr and end with exit code 2.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence
from typing import Protocol

from engine.commands import analyse, arena, record_commands, simulate, table_commands
from engine.commands.sources import CommandError, Commands, Parser


class CommandModule(Protocol):
    """A module with commands."""

    def add_to(self, commands: Commands) -> None:
        """Add its commands."""


MODULES: Sequence[CommandModule] = (record_commands, table_commands, simulate, arena, analyse)
ABOUT = "The card game Wyatt Earp: records, positions, moves, robots."


def parser(
    modules: Sequence[CommandModule] = MODULES, about: str = ABOUT, version: str | None = None
) -> argparse.ArgumentParser:
    """Build the parser with the commands of these modules. `about`: what they are for, in a sentence.

    With `version` there is the option `--version`, which prints it.
    """
    top = Parser(prog="posse", description=about)
    if version is not None:
        top.add_argument("--version", action="version", version=f"posse {version}")
    commands = top.add_subparsers(dest="command", required=True, metavar="COMMAND")
    for module in modules:
        module.add_to(commands)
    return top


def main(
    words: Sequence[str] | None = None,
    modules: Sequence[CommandModule] = MODULES,
    about: str = ABOUT,
    version: str | None = None,
) -> int:
    """Run one command. Return the exit code that it returns, 0 if it returns none, or 2 with the reason on stderr."""
    arguments = parser(modules, about, version).parse_args(words)
    code: int | None = None
    try:
        code = arguments.run(arguments)
        sys.stdout.flush()
    except (CommandError, ValueError) as error:
        sys.stderr.write(f"posse {arguments.command}: {error}\n")
        return 2
    except BrokenPipeError:  # such as `| head`; without this, Python would print another error at exit
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return code or 0
