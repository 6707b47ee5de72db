"""What the commands of `posse admin` have in common: their arguments, the database and the time."""

from __future__ import annotations

import argparse
import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import datetime, timedelta
from typing import Any

from sqlmodel import Session

from engine.commands.sources import CommandError, Commands, answer, takes_json
from service.commands.opening import opened_existing
from service.db import connections
from service.db.database import Database
from service.settings import Settings
from service.text.addresses import clean_address

Row = dict[str, Any]
NUMBER = 50  # rows printed by default
MOST_HOURS = 10000  # more than a year
MOST_TEXT = 320  # characters of an argument: more than any name or address has
SHOWN = 40  # characters of a wrong argument that its error repeats


def add(
    actions: Commands, name: str, run: Callable[[argparse.Namespace], None], effect: str
) -> argparse.ArgumentParser:
    """Add a command that prints JSON, too. `effect`: what it does, an imperative without a full stop."""
    description = f"{effect[0].upper()}{effect[1:]}."
    command = actions.add_parser(name, help=effect, description=description)
    command.set_defaults(run=run)
    takes_json(command)
    return command


def takes_game(command: argparse.ArgumentParser) -> None:
    """Add the argument that names a game."""
    command.add_argument("game", metavar="GAME", type=text, help="its id, or the first characters of it")


def takes_seat(command: argparse.ArgumentParser) -> None:
    """Add the argument that names a seat."""
    command.add_argument(
        "seat",
        metavar="SEAT",
        type=text,
        help="the player's name, or the seat's number as in logs, audit and JSON, where 0 is the first",
    )


def takes_number(command: argparse.ArgumentParser) -> None:
    """Add the option that limits a list."""
    command.add_argument("--number", type=number, default=NUMBER, help=f"list at most this many ({NUMBER})")


def text(given: str) -> str:
    """Return an argument that is a text. Raises ArgumentTypeError if it is too long or not in UTF-8."""
    if len(given) > MOST_TEXT or any("\ud800" <= letter <= "\udfff" for letter in given):
        raise argparse.ArgumentTypeError(f"expected text in UTF-8, at most {MOST_TEXT} long, got {_shown(given)!r}")
    return given


def address(given: str) -> str:
    """Return an argument that is a mail address. Raises ArgumentTypeError."""
    try:
        return clean_address(text(given))
    except ValueError as mistake:
        raise argparse.ArgumentTypeError(f"expected a mail address, got {_shown(given)!r}. {mistake}") from None


def number(given: str) -> int:
    """Return a number from 1 up. Raises ArgumentTypeError."""
    if not (given.isascii() and given.isdigit() and len(given) <= 9 and int(given) > 0):
        raise argparse.ArgumentTypeError(f"expected a number from 1 up, got {_shown(given)!r}")
    return int(given)


def hours(given: str) -> timedelta:
    """Return a duration given in hours, up to MOST_HOURS. Raises ArgumentTypeError."""
    number = float(given) if re.fullmatch(r"[0-9]{1,5}(\.[0-9]{1,6})?", given) else 0.0
    if not 0.0 < number <= MOST_HOURS:
        raise argparse.ArgumentTypeError(f"expected hours like 2 or 0.5, at most {MOST_HOURS}, got {_shown(given)!r}")
    return timedelta(hours=number)


def now(session: Session) -> datetime:
    """Return the time of an action: the database server's if there is one, as this machine's clock may be wrong."""
    return connections.shared_time(session.connection())


@contextmanager
def opened_migrated() -> Iterator[tuple[Settings, Database]]:
    """Open the database of a service that has run. Raises CommandError if there is none, or if an action is refused."""
    with opened_existing() as (settings, database):
        if not database.migrated():
            raise CommandError(
                f"{database.location} has no tables of Posse, or older ones: check DATABASE_URL, or run `posse migrate`"
            )
        yield settings, database


@contextmanager
def transaction() -> Iterator[Session]:
    """Open one transaction for an action. Raises as `opened_migrated`."""
    with opened_migrated() as (_settings, database), database.writing() as session:
        yield session


def done(arguments: argparse.Namespace, sentence: str, **more: object) -> None:
    """Print that an action was done: a sentence, or as JSON `done` and `more`."""
    answer(arguments, {"done": True, **more}, [sentence])


def mail_line(mail: Row) -> str:
    """Return a mail that a report lists as a line."""
    line = f"mail {mail['mail']}  {mail['state']:<10} {mail['kind']:<9} to {mail['to']} of game {mail['game']}"
    tries = f"  tries: {mail['tries']}" if mail["tries"] else ""
    reason = f"  reason: {mail['reason']}" if mail["reason"] else ""
    return line + tries + reason + ("  dismissed" if mail["dismissed"] else "")


def _shown(given: str) -> str:
    return given if len(given) <= SHOWN else f"{given[:SHOWN]}..."
