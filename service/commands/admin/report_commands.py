"""The commands of `posse admin` that show something: rows as JSON, or a line each."""

from __future__ import annotations

import argparse
from typing import Any

from engine.commands.sources import answer
from service.commands.admin.command_parts import add, now, number, opened_migrated, takes_game, takes_seat

Row = dict[str, Any]
NUMBER = 50  # rows printed by default


def add_reports(actions: Any) -> None:
    """Add the commands that show something."""
    games = add(actions, "games", _games, "list games and the players they wait for")
    games.add_argument("--status", choices=("proposed", "inviting", "playing", "paused", "over", "stopped"))
    games.add_argument("--overdue", action="store_true", help="only games whose deadline has passed")
    game = add(actions, "game", _game, "show one game, its seats and its mails that are not sent")
    takes_game(game)
    game.add_argument("--addresses", action="store_true", help="show addresses in full, which is recorded in the audit")
    seat = add(actions, "seat", _seat, "list the mails to and from one seat, with what became of each")
    takes_game(seat)
    takes_seat(seat)
    mails = add(actions, "mails", _mails, "list mails that wait or have failed, with the reason")
    mails.add_argument(
        "--state",
        choices=("queued", "sending", "sent", "superseded", "muted", "unwanted", "held", "digested", "failed"),
        help="only mails in this state; by default those that are queued, sending, or failed and not dismissed",
    )
    received = add(actions, "received", _received, "list the mails that were received, and what became of each")
    received.add_argument(
        "--state",
        choices=("received", "played", "sealed", "refused", "returned", "ignored", "failed"),
        help="only mails in this state",
    )
    add(actions, "held", _held, "list the domains to which mail waits because the mail server refuses it for now")
    talk = add(actions, "talk", _talk, "list what the players of a game have said at the table, which is recorded")
    takes_game(talk)
    audit = add(actions, "audit", _audit, "list the actions of these commands, and who performed them")
    for command in (games, seat, mails, received, talk, audit):
        command.add_argument("--number", type=number, default=NUMBER, help=f"list at most this many ({NUMBER})")


def _games(arguments: argparse.Namespace) -> None:
    from service.operations import reports

    with opened_migrated() as (_settings, database), database.reading() as session:
        found = reports.games_list(session, now(session), arguments.status, arguments.overdue, arguments.number)
    answer(arguments, found, [_game_line(one) for one in found] or ["There are no such games."])


def _game(arguments: argparse.Namespace) -> None:
    from service.operations import actions, reports

    with opened_migrated() as (_settings, database):
        if arguments.addresses:
            with database.writing() as session:
                actions.record_reading_of_addresses(session, arguments.game, now(session))
        with database.reading() as session:
            found = reports.game_report(session, arguments.game, arguments.addresses)
    seats = [_seat_line(seat) for seat in found["seats"]]
    answer(arguments, found, [_game_line(found), *seats, *(_mail_line(mail) for mail in found["unsent"])])


def _seat(arguments: argparse.Namespace) -> None:
    from service.operations import reports

    with opened_migrated() as (_settings, database), database.reading() as session:
        found = reports.seat_report(session, arguments.game, arguments.seat, now(session), arguments.number)
    letters = [_letter_line(one) for one in found["mails"]]
    answer(arguments, found, [_seat_line(found), *(letters or ["There are no mails."])])


def _mails(arguments: argparse.Namespace) -> None:
    from service.operations import reports

    with opened_migrated() as (_settings, database), database.reading() as session:
        found = reports.mails_list(session, arguments.state, None, arguments.number)
    answer(arguments, found, [_mail_line(one) for one in found] or ["There are no such mails."])


def _received(arguments: argparse.Namespace) -> None:
    from service.operations import reports

    with opened_migrated() as (_settings, database), database.reading() as session:
        found = reports.received_list(session, arguments.state, arguments.number)
    answer(arguments, found, [_received_line(one) for one in found] or ["No such mails were received."])


def _held(arguments: argparse.Namespace) -> None:
    from service.operations import reports

    with opened_migrated() as (_settings, database), database.reading() as session:
        found = reports.held_list(session, now(session))
    answer(arguments, found, [_held_line(one) for one in found] or ["Mail to no domain is held."])


def _talk(arguments: argparse.Namespace) -> None:
    from service.operations import actions, reports

    with opened_migrated() as (_settings, database):
        with database.writing() as session:
            actions.record_reading_of_talk(session, arguments.game, now(session))
        with database.reading() as session:
            found = reports.talk_list(session, arguments.game, arguments.number)
    answer(arguments, found, [_talk_line(one) for one in found] or ["Nobody has said anything at this table."])


def _audit(arguments: argparse.Namespace) -> None:
    from service.operations import reports

    with opened_migrated() as (_settings, database), database.reading() as session:
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
