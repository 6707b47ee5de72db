"""`posse admin`: show the operator games, seats and mails, and perform the operator's actions.

Every action is recorded in the audit. No hand, no link and no seed of a running game is printed.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import datetime
from typing import TYPE_CHECKING, Any

from engine.commands.sources import CommandError, answer, takes_json

if TYPE_CHECKING:
    from sqlmodel import Session

    from service.db.database import Database
    from service.settings import Settings

Row = dict[str, Any]
NUMBER = 50  # rows printed by default


def add_to(commands: Any) -> None:
    """Add the command with its own commands."""
    description = "Games, mails and players, for the operator of the service."
    admin = commands.add_parser("admin", help="show and manage games, mails and players", description=description)
    actions = admin.add_subparsers(dest="action", required=True, metavar="ACTION")
    _add_reports(actions)
    _add_actions(actions)


def _add_reports(actions: Any) -> None:
    games = _add(actions, "games", _games, "list games and the players they wait for")
    games.add_argument("--status", choices=("proposed", "inviting", "playing", "paused", "over", "stopped"))
    games.add_argument("--overdue", action="store_true", help="only games whose deadline has passed")
    game = _add(actions, "game", _game, "show one game, its seats and its mails that are not sent")
    _takes_game(game)
    game.add_argument("--addresses", action="store_true", help="show addresses in full, which is recorded in the audit")
    seat = _add(actions, "seat", _seat, "list the mails to and from one seat, with what became of each")
    _takes_game(seat)
    _takes_seat(seat)
    mails = _add(actions, "mails", _mails, "list mails that wait or have failed, with the reason")
    mails.add_argument(
        "--state",
        choices=("queued", "sending", "sent", "superseded", "muted", "unwanted", "held", "digested", "failed"),
        help="only mails in this state; by default those that are queued, sending, or failed and not dismissed",
    )
    received = _add(actions, "received", _received, "list the mails that were received, and what became of each")
    received.add_argument(
        "--state",
        choices=("received", "played", "sealed", "refused", "returned", "ignored", "failed"),
        help="only mails in this state",
    )
    _add(actions, "held", _held, "list the domains to which mail waits because the mail server refuses it for now")
    talk = _add(actions, "talk", _talk, "list what the players of a game have said at the table, which is recorded")
    _takes_game(talk)
    audit = _add(actions, "audit", _audit, "list the actions of these commands, and who performed them")
    for command in (games, seat, mails, received, talk, audit):
        command.add_argument("--number", type=_number, default=NUMBER, help=f"list at most this many ({NUMBER})")


def _add_actions(actions: Any) -> None:
    again = _add(actions, "again", _again, "send a mail again, under a new Message-ID, if it still applies")
    dismiss = _add(actions, "dismiss", _dismiss, "mark a failed mail as one that needs no action any more")
    for command in (again, dismiss):
        command.add_argument("mail", metavar="MAIL", type=_number, help="its number in `posse admin mails`")
    _add(actions, "flush", _flush, "try every queued mail now instead of after its delay")
    revoke = _add(actions, "revoke", _revoke, "revoke all links of a seat and mail its player a new one")
    _takes_game(revoke)
    _takes_seat(revoke)
    hide = _add(actions, "hide", _hide, "hide a line of table talk from everybody")
    hide.add_argument("line", metavar="LINE", type=_number, help="its number in `posse admin talk GAME`")
    stop = _add(actions, "stop", _stop, "end a game without a winner and notify its players")
    _takes_game(stop)
    block = _add(actions, "block", _block, "send no more invitations and confirmations to an address")
    forget = _add(actions, "forget", _forget, "remove a player's address and name everywhere; a robot plays on")
    for command in (block, forget):
        command.add_argument("address", metavar="ADDRESS")
    address = _add(actions, "address", _address, "change a player's address in their unfinished games; links are new")
    address.add_argument("old", metavar="OLD", help="the player's present address")
    address.add_argument("new", metavar="NEW", help="the address to which their mails go from now on")
    address.add_argument("--game", metavar="GAME", help="only in this game: its id, or the first characters of it")


def _add(actions: Any, name: str, run: Callable[[argparse.Namespace], None], effect: str) -> argparse.ArgumentParser:
    description = f"{effect[0].upper()}{effect[1:]}."
    command: argparse.ArgumentParser = actions.add_parser(name, help=effect, description=description)
    command.set_defaults(run=run)
    takes_json(command)
    return command


def _takes_game(command: argparse.ArgumentParser) -> None:
    command.add_argument("game", metavar="GAME", help="its id, or the first characters of it")


def _takes_seat(command: argparse.ArgumentParser) -> None:
    command.add_argument(
        "seat",
        metavar="SEAT",
        help="the player's name, or the seat's number as in logs, audit and JSON, where 0 is the first",
    )


def _number(text: str) -> int:
    """Return a number from 1 up. Raises ArgumentTypeError."""
    if not (text.isascii() and text.isdigit() and len(text) <= 9 and int(text) > 0):
        raise argparse.ArgumentTypeError(f"expected a number from 1 up, got {text!r}")
    return int(text)


# --- reports ----------------------------------------------------------------------------------------------------------


def _games(arguments: argparse.Namespace) -> None:
    from service.operations import reports

    with _open() as (_settings, database), database.reading() as session:
        found = reports.games_list(session, _now(session), arguments.status, arguments.overdue, arguments.number)
    answer(arguments, found, [_game_line(one) for one in found] or ["There are no such games."])


def _game(arguments: argparse.Namespace) -> None:
    from service.operations import actions, reports

    with _open() as (_settings, database):
        if arguments.addresses:
            with database.writing() as session:
                actions.record_reading_of_addresses(session, arguments.game, _now(session))
        with database.reading() as session:
            found = reports.game_report(session, arguments.game, arguments.addresses)
    seats = [_seat_line(seat) for seat in found["seats"]]
    answer(arguments, found, [_game_line(found), *seats, *(_mail_line(mail) for mail in found["unsent"])])


def _seat(arguments: argparse.Namespace) -> None:
    from service.operations import reports

    with _open() as (_settings, database), database.reading() as session:
        found = reports.seat_report(session, arguments.game, arguments.seat, _now(session), arguments.number)
    letters = [_letter_line(one) for one in found["mails"]]
    answer(arguments, found, [_seat_line(found), *(letters or ["There are no mails."])])


def _mails(arguments: argparse.Namespace) -> None:
    from service.operations import reports

    with _open() as (_settings, database), database.reading() as session:
        found = reports.mails_list(session, arguments.state, None, arguments.number)
    answer(arguments, found, [_mail_line(one) for one in found] or ["There are no such mails."])


def _received(arguments: argparse.Namespace) -> None:
    from service.operations import reports

    with _open() as (_settings, database), database.reading() as session:
        found = reports.received_list(session, arguments.state, arguments.number)
    answer(arguments, found, [_received_line(one) for one in found] or ["No such mails were received."])


def _held(arguments: argparse.Namespace) -> None:
    from service.operations import reports

    with _open() as (_settings, database), database.reading() as session:
        found = reports.held_list(session, _now(session))
    answer(arguments, found, [_held_line(one) for one in found] or ["Mail to no domain is held."])


def _talk(arguments: argparse.Namespace) -> None:
    from service.operations import actions, reports

    with _open() as (_settings, database):
        with database.writing() as session:
            actions.record_reading_of_talk(session, arguments.game, _now(session))
        with database.reading() as session:
            found = reports.talk_list(session, arguments.game, arguments.number)
    answer(arguments, found, [_talk_line(one) for one in found] or ["Nobody has said anything at this table."])


def _audit(arguments: argparse.Namespace) -> None:
    from service.operations import reports

    with _open() as (_settings, database), database.reading() as session:
        found = reports.audit_entries(session, arguments.number)
    lines = [f"{one['when'][:19]}Z  {one['who']}  {one['did']} {one['about']}" for one in found]
    answer(arguments, found, lines or ["No action was recorded yet."])


def _game_line(game: Row) -> str:
    line = f"{game['game']}  {game['status']:<8} move {game['at']:<4} {game['name']}"
    if game["waits_for_names"]:
        line += f"  waits for {', '.join(game['waits_for_names'])}"
    return line + (f"  due {game['due'][:16]}Z" if game["due"] else "")


def _seat_line(seat: Row) -> str:
    marks = [mark.replace("_", " ") for mark in ("robot", "muted", "mails_off", "bounced") if seat[mark]]
    return " ".join([f"  {seat['name']:<30}", f"{seat['state']:<9}", seat["address"] or "-", *marks])


def _mail_line(mail: Row) -> str:
    line = f"mail {mail['mail']}  {mail['state']:<10} {mail['kind']:<9} to {mail['to']} of game {mail['game']}"
    tries = f"  tries: {mail['tries']}" if mail["tries"] else ""
    reason = f"  reason: {mail['reason']}" if mail["reason"] else ""
    return line + tries + reason + ("  dismissed" if mail["dismissed"] else "")


def _letter_line(letter: Row) -> str:
    name = "received" if letter["way"] == "from you" else "mail"
    reason = f"  reason: {letter['reason']}" if letter["reason"] else ""
    return f"{letter['when'][:16]}Z  {name} {letter['number']}  {letter['state']:<10}  {letter['told']}{reason}"


def _received_line(mail: Row) -> str:
    line = f"received {mail['received']}  {mail['when'][:19]}Z  {mail['state']:<8} for seat {mail['seat']}"
    reason = f"  reason: {mail['reason']}" if mail["reason"] else ""
    return f"{line} of game {mail['game']}, {mail['asked']} at {mail['at']}{reason}"


def _held_line(held: Row) -> str:
    tried = f"tried again at {held['until'][:19]}Z  refusals: {held['refusals']}  reason: {held['reason']}"
    return f"{held['domain']}  since {held['since'][:19]}Z  {tried}"


def _talk_line(said: Row) -> str:
    line = f"line {said['line']}  {said['when'][:16]}Z  {said['name']}: “{said['said']}”"
    return line + ("  hidden" if said["hidden"] else "")


# --- actions ----------------------------------------------------------------------------------------------------------


def _again(arguments: argparse.Namespace) -> None:
    from service.operations import actions

    with _transaction() as (_settings, session):
        actions.send_again(session, arguments.mail, _now(session))
    _done(arguments, f"Mail {arguments.mail} is queued and will be sent again if it still applies.")


def _dismiss(arguments: argparse.Namespace) -> None:
    from service.operations import actions

    with _transaction() as (_settings, session):
        actions.dismiss(session, arguments.mail, _now(session))
    _done(arguments, f"Mail {arguments.mail} needs no action any more. It stays failed.")


def _flush(arguments: argparse.Namespace) -> None:
    from service.operations import actions

    with _transaction() as (_settings, session):
        flushed = actions.flush(session, _now(session))
    _done(arguments, f"Mails that are tried now instead of later: {flushed}.", mails=flushed)


def _revoke(arguments: argparse.Namespace) -> None:
    from service.operations import actions

    with _transaction() as (_settings, session):
        name = actions.revoke_links(session, arguments.game, arguments.seat, _now(session))
    _done(arguments, f"All links of {name} are revoked; a new link is mailed to {name}.")


def _hide(arguments: argparse.Namespace) -> None:
    from service.operations import actions

    with _transaction() as (_settings, session):
        actions.hide_line(session, arguments.line, _now(session))
    _done(arguments, f"Line {arguments.line} is hidden: no page and no mail shows it any more.")


def _stop(arguments: argparse.Namespace) -> None:
    from service.operations import actions

    with _transaction() as (_settings, session):
        actions.stop(session, arguments.game, _now(session))
    _done(arguments, "The game is stopped; its players are notified by mail.")


def _block(arguments: argparse.Namespace) -> None:
    from service.operations import actions

    with _transaction() as (settings, session):
        actions.block(session, arguments.address, _now(session), settings.secret_keys)
    _done(arguments, "Invitations and confirmations are no longer sent to that address; only its fingerprint is kept.")


def _forget(arguments: argparse.Namespace) -> None:
    from service.operations import actions

    with _transaction() as (settings, session):
        games = actions.forget(session, arguments.address, _now(session), settings.secret_keys)
    _done(arguments, f"The player is forgotten. Games they were in: {len(games)}.", games=games)


def _address(arguments: argparse.Namespace) -> None:
    from service.operations import actions

    with _transaction() as (settings, session):
        games = actions.change_address(
            session, arguments.old, arguments.new, arguments.game, _now(session), settings.secret_keys
        )
    sentence = "The address is changed; links that were mailed to the old one are void, and new ones are mailed."
    _done(arguments, f"{sentence} Games: {len(games)}.", games=games)


def _now(session: Session) -> datetime:
    """Return the time for what the operator does: a wrong clock of this machine does not matter."""
    from service.db import connections

    return connections.shared_time(session.connection())


def _done(arguments: argparse.Namespace, sentence: str, **more: Any) -> None:
    answer(arguments, {"done": True, **more}, [sentence])


@contextmanager
def _transaction() -> Iterator[tuple[Settings, Session]]:
    with _open() as (settings, database), database.writing() as session:
        yield settings, session


@contextmanager
def _open() -> Iterator[tuple[Settings, Database]]:
    """Open the database of a service that has run. Raises CommandError if it has not, or if it refuses an action."""
    from service.commands.opening import opened_existing

    with opened_existing() as (settings, database):
        if not database.migrated():
            raise CommandError(
                f"{database.location} has no tables of Posse, or older ones: check DATABASE_URL, or run `posse migrate`"
            )
        yield settings, database
