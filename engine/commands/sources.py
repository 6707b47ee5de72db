"""Where a command's input comes from and how its answer goes out."""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path
from typing import Any

from engine.position import Position
from engine.record import Record


class CommandError(Exception):
    """The command cannot be carried out; the message says why."""


def read_json(source: str) -> Any:
    """The JSON in a file, or on standard input for "-". Raises CommandError."""
    try:
        text = sys.stdin.read() if source == "-" else Path(source).read_text(encoding="utf-8")
        return json.loads(text)
    except OSError as error:
        raise CommandError(f"{source}: {error.strerror}") from error
    except (ValueError, RecursionError) as error:
        raise CommandError(f"{source}: expected JSON: {error}") from error


def read_record(source: str) -> Record:
    """The record in a file. Raises CommandError, or ValueError naming the field."""
    return Record.from_dict(read_json(source))


def read_position(source: str) -> Position:
    """The position in a file. Raises CommandError, or ValueError naming the field."""
    return Position.from_dict(read_json(source))


def a_seat(given: int | None, names: tuple[str, ...]) -> int | None:
    """A seat named on the command line. Raises CommandError if nobody sits there."""
    if given is not None and not 0 <= given < len(names):
        raise CommandError(f"--seat: expected 0 to {len(names) - 1}, got {given}")
    return given


def answer(arguments: argparse.Namespace, for_programs: Any, for_people: list[str]) -> None:
    """Print the answer: JSON if `--json` was given, lines otherwise."""
    if arguments.json:
        sys.stdout.write(json.dumps(for_programs, ensure_ascii=False) + "\n")
    else:
        sys.stdout.write("".join(f"{line}\n" for line in for_people))


def takes_json(command: argparse.ArgumentParser) -> None:
    """The option that every command has."""
    command.add_argument("--json", action="store_true", help="answer in JSON, for programs")
