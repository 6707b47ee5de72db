"""The commands of `posse admin` that show something: rows as JSON, or a line each."""

from __future__ import annotations

import argparse
from typing import get_args

from engine.commands.sources import CommandError, Commands, answer
from service.admin import actions, people, reports
from service.commands.admin.command_parts import (
    Row,
    add,
    address,
    mail_line,
    now,
    opened_migrated,
    takes_game,
    takes_number,
    takes_seat,
    text,
    transaction,
)
from service.models import GameStatus


def add_reports(actions: Commands) -> None:
    """Add the commands that show something."""
    games = add(actions, "games", _games, "list games and the players they wait for")
    games.add_argument("--status", type=text, choices=get_args(GameStatus))
    games.add_argument("--overdue", action="store_true", help="only games whose deadline has passed")
    game = add(actions, "game", _game, "show one game, its seats and its mails that are not sent")
    takes_game(game)
    game.add_argument("--addresses", action="store_true", help="show addresses in full, which is recorded in the audit")
    seat = add(actions, "seat", _seat, "list the mails to and from one seat, with what became of each")
    takes_game(seat)
    takes_seat(seat)
    talk = add(actions, "talk", _talk, "list what the players of a game have said at the table, which is recorded")
    takes_game(talk)
    audit = add(actions, "audit", _audit, "list the actions of these commands, and who performed them")
    player = add(actions, "player", _player, "show the games, mails and state of an address, which is recorded")
    player.add_argument("address", metavar="ADDRESS", type=address, help="also that of a variant with another +tag")
    ratings = add(actions, "ratings", _ratings, "compute all ratings again from the games, and show which differ")
    ratings.add_argument("--again", action="store_true", help="have all games rated again, which is recorded")
    for command in (games, seat, talk, audit, player):
        takes_number(command)


def _games(arguments: argparse.Namespace) -> None:
    with opened_migrated() as (_settings, database), database.reading() as session:
        found = reports.games_list(session, now(session), arguments.status, arguments.overdue, arguments.number)
    answer(arguments, found, [_game_line(one) for one in found] or ["There are no such games."])


def _game(arguments: argparse.Namespace) -> None:
    with opened_migrated() as (_settings, database):
        if arguments.addresses:
            with database.writing() as session:
                actions.record_reading_of_addresses(session, arguments.game, now(session))
        with database.reading() as session:
            found = reports.game_report(session, arguments.game, arguments.addresses)
    seats = [_seat_line(seat) for seat in found["seats"]]
    answer(arguments, found, [_game_line(found), *seats, *(mail_line(mail) for mail in found["unsent"])])


def _seat(arguments: argparse.Namespace) -> None:
    with opened_migrated() as (_settings, database), database.reading() as session:
        found = reports.seat_report(session, arguments.game, arguments.seat, now(session), arguments.number)
    letters = [_letter_line(one) for one in found["mails"]]
    answer(arguments, found, [_seat_line(found), *(letters or ["There are no mails."])])


def _player(arguments: argparse.Namespace) -> None:
    with transaction() as session:
        found = people.mailbox_report(session, arguments.address, now(session), arguments.number)
    blocked = ["Invitations and confirmations to this mailbox are blocked."] if found["blocked"] else []
    also = [f"It may have been stored as {found['also']}: see there."] if found["also"] else []
    players = [_player_line(one) for one in found["players"]]
    games = [f"{_game_line(one)}\n{_place_line(one)}" for one in found["games"]]
    left = [f"{game}  had a seat until somebody else or a robot got it" for game in found["left"]]
    letters = [f"{_letter_line(one)}  game {one['game']} seat {one['seat']}" for one in found["mails"]]
    answer(arguments, found, [*blocked, *also, *players, *games, *left, *(letters or ["There are no mails."])])


def _talk(arguments: argparse.Namespace) -> None:
    with opened_migrated() as (_settings, database):
        with database.writing() as session:
            actions.record_reading_of_talk(session, arguments.game, now(session))
        with database.reading() as session:
            found = reports.talk_list(session, arguments.game, arguments.number)
    answer(arguments, found, [_talk_line(one) for one in found] or ["Nobody has said anything at this table."])


def _ratings(arguments: argparse.Namespace) -> None:
    with opened_migrated() as (_settings, database):
        with database.reading() as session:
            found = reports.ratings_report(session)
        if arguments.again:
            with database.writing() as session:
                actions.rate_all_again(session, now(session))
    differ = [_rating_line(one) for one in found["differ"]]
    wrong = [f"{one['game']} seat {one['seat']}: not what its moves say" for one in found["miscounted"]]
    answer(arguments, found, [*wrong, *differ, f"{found['rated']} ratings, {len(differ)} differ."])
    if (wrong or differ) and not arguments.again:
        raise CommandError("the ratings are not those of the games: `posse admin ratings --again` has all rated again")


def _rating_line(one: Row) -> str:
    stored = "none" if one["stored"] is None else f"{one['stored']:.1f}"
    return f"{one['game']} seat {one['seat']}: stored {stored}, computed {one['computed']:.1f}"


def _audit(arguments: argparse.Namespace) -> None:
    with opened_migrated() as (_settings, database), database.reading() as session:
        found = reports.audit_entries(session, arguments.number)
    lines = [f"{one['when'][:19]}Z  {one['who']}  {one['did']} {one['about']}" for one in found]
    answer(arguments, found, lines or ["No action was recorded yet."])


def _game_line(game: Row) -> str:
    line = f"{game['game']}  {game['status']:<8} move {game['at']:<4} {game['name']}"
    if game["waits_for_names"]:
        line += f"  waits for {', '.join(game['waits_for_names'])}"
    return line + (f"  due {game['due'][:16]}Z" if game["due"] else "")


def _player_line(player: Row) -> str:
    typed = "" if player["given"] else "  another address of this mailbox"
    marks = [name for name in ("muted", "bounced", "forgotten") if player[name]]
    plan = f"since {player['created'][:10]}  mails: {player['mail_plan']}"
    return "  ".join([player["address"] + typed, plan, *marks])


def _place_line(game: Row) -> str:
    marks = [mark.replace("_", " ") for mark in ("held", "mails_off", "bounced") if game[mark]]
    return "  ".join([f"  seat {game['seat']} as {game['seat_name']}", game["state"], *marks])


def _seat_line(seat: Row) -> str:
    marks = [mark.replace("_", " ") for mark in ("robot", "muted", "mails_off", "bounced") if seat[mark]]
    return " ".join([f"  {seat['name']:<30}", f"{seat['state']:<9}", seat["address"] or "-", *marks])


def _letter_line(letter: Row) -> str:
    name = "received" if letter["way"] == "from you" else "mail"
    reason = f"  reason: {letter['reason']}" if letter["reason"] else ""
    return f"{letter['when'][:16]}Z  {name} {letter['number']}  {letter['state']:<10}  {letter['told']}{reason}"


def _talk_line(said: Row) -> str:
    line = f"line {said['line']}  {said['when'][:16]}Z  {said['name']}: “{said['said']}”"
    return line + ("  hidden" if said["hidden"] else "")
