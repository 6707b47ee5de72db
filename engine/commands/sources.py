"""Read the input of commands and print their output."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeAlias

from engine.position import Position
from engine.record import Record


class Parser(argparse.ArgumentParser):
    """A parser of which the own commands are added when it is used, so that their modules are imported only then."""

    add_commands: Callable[[], None] | None = None

    def parse_known_args(self, *arguments: Any, **more: Any) -> Any:
        """Add the commands, then parse as usual."""
        add, self.add_commands = self.add_commands, None
        if add is not None:
            add()
        return super().parse_known_args(*arguments, **more)


Commands: TypeAlias = "argparse._SubParsersAction[Parser]"  # what `add_subparsers` returns


class CommandError(Exception):
    """The command failed; the message gives the reason."""


def read_json(source: str) -> object:
    """Read JSON from a file, or from standard input for "-". Raises CommandError."""
    try:
        text = sys.stdin.read() if source == "-" else Path(source).read_text(encoding="utf-8")
        return json.loads(text)
    except OSError as error:
        raise CommandError(f"{source}: {error.strerror}") from error
    except (ValueError, RecursionError) as error:
        raise CommandError(f"{source}: expected JSON: {error}") from error


def read_record(source: str) -> Record:
    """Read a record from a file. Raises CommandError, or ValueError naming the field."""
    return Record.from_dict(read_json(source))


def read_position(source: str) -> Position:
    """Read a position from a file. Raises CommandError, or ValueError naming the field."""
    return Position.from_dict(read_json(source))


def checked_seat(given: int | None, names: tuple[str, ...]) -> int | None:
    """Return the seat given on the command line. Raises CommandError if there is no such seat."""
    if given is not None and not 0 <= given < len(names):
        raise CommandError(f"--seat: expected 0 to {len(names) - 1}, got {given}")
    return given


def answer(arguments: argparse.Namespace, for_programs: object, for_people: list[str]) -> None:
    """Print the output: JSON if `--json` was given, lines of text otherwise."""
    if arguments.json:
        sys.stdout.write(json.dumps(for_programs, ensure_ascii=False) + "\n")
    else:
        sys.stdout.write("".join(f"{line}\n" for line in for_people))


def takes_json(command: argparse.ArgumentParser) -> None:
    """Add the option `--json`."""
    command.add_argument("--json", action="store_true", help="print JSON, for programs")
