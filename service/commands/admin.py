"""`posse admin`: what whoever runs the service may look at and do. Every deed is written down; no hand, no seed of a
running game and no link is ever shown.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Any

from engine.commands.sources import CommandError, answer, takes_json

if TYPE_CHECKING:
    from sqlmodel import Session

    from service.db.database import Database
    from service.settings import Settings

Row = dict[str, Any]
NUMBER = 50  # so many lines, unless asked for more


def add_to(commands: Any) -> None:
    """Add the command with its own commands."""
    admin = commands.add_parser("admin", help="games, mails and people, for whoever runs the service")
    deeds = admin.add_subparsers(dest="deed", required=True, metavar="WHAT")
    _looks(deeds)
    _deeds(deeds)


def _looks(deeds: Any) -> None:
    games = _command(deeds, "games", _games, "the games and what they wait for")
    games.add_argument("--status", choices=("proposed", "inviting", "playing", "paused", "over", "stopped"))
    games.add_argument("--overdue", action="store_true", help="only games whose deadline has passed")
    game = _command(deeds, "game", _game, "one game, its seats and its mails that are not sent")
    game.add_argument("game", metavar="GAME")
    game.add_argument(
        "--addresses", action="store_true", help="show addresses in full; that you looked is written down"
    )
    mails = _command(deeds, "mails", _mails, "mails that wait or have failed, and why")
    mails.add_argument("--state", choices=("queued", "sending", "sent", "superseded", "failed"))
    audit = _command(deeds, "audit", _audit, "what was done by these commands, and by whom")
    for command in (games, mails, audit):
        command.add_argument("--number", type=int, default=NUMBER, help=f"how many at most ({NUMBER})")


def _deeds(deeds: Any) -> None:
    _command(deeds, "again", _again, "send a mail again").add_argument("mail", metavar="MAIL", type=int)
    revoke = _command(deeds, "revoke", _revoke, "end all links of a seat and mail its player a new one")
    revoke.add_argument("game", metavar="GAME")
    revoke.add_argument("seat", metavar="SEAT", type=int)
    _command(deeds, "stop", _stop, "end a game without a winner").add_argument("game", metavar="GAME")
    block = _command(deeds, "block", _block, "never write to an address again")
    forget = _command(deeds, "forget", _forget, "take a person out of everything; a robot plays on for him")
    for command in (block, forget):
        command.add_argument("address", metavar="ADDRESS")


def _command(deeds: Any, name: str, run: Callable[[argparse.Namespace], None], told: str) -> argparse.ArgumentParser:
    command: argparse.ArgumentParser = deeds.add_parser(name, help=told, description=told.capitalize() + ".")
    command.set_defaults(run=run)
    takes_json(command)
    return command


# --- looking ----------------------------------------------------------------------------------------------------------


def _games(arguments: argparse.Namespace) -> None:
    from service.operations import reports

    with _place() as (_settings, database), database.reading() as session:
        found = reports.games_list(session, datetime.now(UTC), arguments.status, arguments.overdue, arguments.number)
    answer(arguments, found, [_game_line(one) for one in found] or ["No such games."])


def _game(arguments: argparse.Namespace) -> None:
    from service.operations import deeds, reports

    with _place() as (_settings, database):
        if arguments.addresses:
            with database.writing() as session:
                deeds.look_at_addresses(session, arguments.game, datetime.now(UTC))
        with database.reading() as session:
            found = reports.game_report(session, arguments.game, arguments.addresses)
    seats = [_seat_line(seat) for seat in found["seats"]]
    answer(arguments, found, [_game_line(found), *seats, *(_mail_line(mail) for mail in found["unsent"])])


def _mails(arguments: argparse.Namespace) -> None:
    from service.operations import reports

    with _place() as (_settings, database), database.reading() as session:
        found = reports.mails_list(session, arguments.state, None, arguments.number)
    answer(arguments, found, [_mail_line(one) for one in found] or ["No such mails."])


def _audit(arguments: argparse.Namespace) -> None:
    from service.operations import reports

    with _place() as (_settings, database), database.reading() as session:
        found = reports.deeds(session, arguments.number)
    lines = [f"{one['when'][:19]}Z  {one['who']}  {one['did']} {one['about']}" for one in found]
    answer(arguments, found, lines or ["Nothing was done yet."])


def _game_line(one: Row) -> str:
    waits = ", ".join(f"seat {seat}" for seat in one["waits_for"])
    due = f", due {one['due'][:16]}Z" if one["due"] else ""
    return f"{one['game']}  {one['status']:<8} move {one['at']:<4} {one['name']}" + (
        f"  waits for {waits}{due}" if waits else due.replace(", ", "  ")
    )


def _seat_line(seat: Row) -> str:
    marks = [word for word in ("robot", "muted", "bounced") if seat[word]]
    told = [f"  seat {seat['seat']}  {seat['name']:<30}", f"{seat['state']:<9}", seat["address"] or "-", *marks]
    return " ".join(told)


def _mail_line(mail: Row) -> str:
    told = f"mail {mail['mail']}  {mail['state']:<8} {mail['kind']:<9}"
    told += f" game {mail['game']} seat {mail['seat']} {mail['to']}"
    tries = f"  tried {mail['tries']} times" if mail["tries"] else ""
    return told + tries + (f": {mail['reason']}" if mail["reason"] else "")


# --- doing ------------------------------------------------------------------------------------------------------------


def _again(arguments: argparse.Namespace) -> None:
    from service.operations import deeds

    with _writing() as (_settings, session):
        deeds.send_again(session, arguments.mail, datetime.now(UTC))
    _done(arguments, f"Mail {arguments.mail} is sent again, if it still applies.")


def _revoke(arguments: argparse.Namespace) -> None:
    from service.operations import deeds

    with _writing() as (_settings, session):
        deeds.revoke_links(session, arguments.game, arguments.seat, datetime.now(UTC))
    _done(
        arguments, f"The links of seat {arguments.seat} are worth nothing any more; its player gets a new one by mail."
    )


def _stop(arguments: argparse.Namespace) -> None:
    from service.operations import deeds

    with _writing() as (_settings, session):
        deeds.stop(session, arguments.game, datetime.now(UTC))
    _done(arguments, "The game is stopped; its people are told by mail.")


def _block(arguments: argparse.Namespace) -> None:
    from service.operations import deeds

    with _writing() as (settings, session):
        deeds.block(session, arguments.address, datetime.now(UTC), settings.secret_keys)
    _done(arguments, "Nothing is sent to that address any more; it is kept as a fingerprint only.")


def _forget(arguments: argparse.Namespace) -> None:
    from service.operations import deeds

    with _writing() as (settings, session):
        games = deeds.forget(session, arguments.address, datetime.now(UTC), settings.secret_keys)
    _done(arguments, f"Forgotten, in {len(games)} games.", games=games)


def _done(arguments: argparse.Namespace, told: str, **more: Any) -> None:
    answer(arguments, {"done": True, **more}, [told])


@contextmanager
def _writing() -> Iterator[tuple[Settings, Session]]:
    with _place() as (settings, database), database.writing() as session:
        yield settings, session


@contextmanager
def _place() -> Iterator[tuple[Settings, Database]]:
    """The settings and the database of a service that is there; what goes wrong is said in words."""
    from sqlalchemy.exc import SQLAlchemyError

    from service.db.database import Database
    from service.errors import Refused
    from service.settings import read_or_exit

    settings = read_or_exit()
    database = Database(settings.database_url)
    try:
        if not database.migrated():
            raise CommandError("this database is not one that Posse has started with: is DATABASE_URL the right one?")
        yield settings, database
    except Refused as refusal:
        raise CommandError(refusal.message) from refusal
    except SQLAlchemyError as error:  # its words may hold what is in the database
        raise CommandError(f"the database cannot be used ({type(error).__name__})") from error
    finally:
        database.close()
