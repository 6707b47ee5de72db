"""The commands of `posse admin` that act on games, talk and addresses, and record it in the audit."""

from __future__ import annotations

import argparse
from datetime import timedelta
from functools import partial

from engine.commands.sources import CommandError, Commands
from service.admin import actions, game_actions
from service.commands.admin.command_parts import (
    add,
    address,
    done,
    hours,
    now,
    number,
    opened_migrated,
    takes_game,
    takes_seat,
    text,
    transaction,
)
from service.sweep import outages
from service.text import amounts


def add_game_actions(actions: Commands) -> None:
    """Add the commands that change one game."""
    revoke = add(actions, "revoke", _revoke, "revoke all links of a seat and mail its player a new one")
    takes_game(revoke)
    takes_seat(revoke)
    pause = add(actions, "pause", _pause, "pause a game: every clock stands still, and each player can resume it")
    resume = add(actions, "resume", _resume, "let a paused game go on")
    robot = add(actions, "robot", _robot, "give a player's seat to a robot for good and tell the player")
    for command in (pause, resume, robot):
        takes_game(command)
    takes_seat(robot)
    extend = add(actions, "extend", _extend, "give every running clock of a game, or of all games, more time")
    extend.add_argument("game", metavar="GAME", type=text, nargs="?", help="its id, or the first characters of it")
    extend.add_argument("hours", metavar="HOURS", type=hours, help="how much more, for example 2 or 0.5; at most 168")
    extend.add_argument("--all", action="store_true", help="every game that is not over, instead of one")
    extend.add_argument("--again", action="store_true", help="even if time was given less than an hour ago")
    stop = add(actions, "stop", _stop, "end a game without a winner and notify its players")
    takes_game(stop)


def add_actions(actions: Commands) -> None:
    """Add the commands about what is said at tables, and about players by their addresses."""
    hide = add(actions, "hide", partial(_hide, hidden=True), "hide a line of table talk from everybody")
    unhide = add(actions, "unhide", partial(_hide, hidden=False), "show a hidden line of table talk again")
    for command in (hide, unhide):
        command.add_argument("line", metavar="LINE", type=number, help="its number in `posse admin talk GAME`")
    block = add(actions, "block", _block, "send no more invitations and confirmations to an address")
    unblock = add(actions, "unblock", _unblock, "send invitations and confirmations to a blocked address again")
    forget = add(actions, "forget", _forget, "remove a player's address and name everywhere; a robot plays on")
    for command in (block, unblock, forget):
        command.add_argument("address", metavar="ADDRESS", type=address)
    change = add(actions, "address", _address, "change a player's address in their unfinished games; links are new")
    change.add_argument("old", metavar="OLD", type=address, help="the player's present address")
    change.add_argument("new", metavar="NEW", type=address, help="the address to which their mails go from now on")
    change.add_argument("--game", metavar="GAME", type=text, help="only in this game: its id, or the start of it")


def _revoke(arguments: argparse.Namespace) -> None:
    with transaction() as session:
        name = actions.revoke_links(session, arguments.game, arguments.seat, now(session))
    done(arguments, f"All links of {name} are revoked; a new link is mailed to {name}.")


def _pause(arguments: argparse.Namespace) -> None:
    with transaction() as session:
        game_actions.pause(session, arguments.game, now(session))
    done(arguments, "The game is paused; its players are notified by mail, and each of them can resume it.")


def _resume(arguments: argparse.Namespace) -> None:
    with transaction() as session:
        game_actions.resume(session, arguments.game, now(session))
    done(arguments, "The game goes on; the players for whom it waits are mailed.")


def _robot(arguments: argparse.Namespace) -> None:
    with transaction() as session:
        player, robot, played = game_actions.give_to_robot(session, arguments.game, arguments.seat, now(session))
    sentence = f"{robot} has the seat of {player}. All links of it are void, and a player who had accepted it is told."
    rest = "" if played else " No person plays in this game any more: it ends in 30 days."
    done(arguments, sentence + rest, robot=robot, deserted=not played)


def _extend(arguments: argparse.Namespace) -> None:
    if arguments.all == (arguments.game is not None):
        raise CommandError("expected either a game and hours, or --all and hours")
    if arguments.all:
        _extend_all(arguments)
        return
    with transaction() as session:
        game_actions.extend(session, arguments.game, arguments.hours, now(session), again=arguments.again)
    done(arguments, f"Every clock that runs in this game has {_shown(arguments.hours)} more.")


def _extend_all(arguments: argparse.Namespace) -> None:
    """Give the time game by game, as the sweep does: if this is interrupted, that goes on with the rest."""
    with opened_migrated() as (_settings, database):
        with database.writing() as session:
            games = game_actions.extend_all(session, arguments.hours, now(session), again=arguments.again)
        under_way = True
        while under_way:
            with database.writing() as session:
                under_way = outages.give_back(session, now(session))
    done(arguments, f"Every clock that runs has {_shown(arguments.hours)} more. Games: {games}.", games=games)


def _shown(more: timedelta) -> str:
    return amounts.duration(more.total_seconds())


def _stop(arguments: argparse.Namespace) -> None:
    with transaction() as session:
        actions.stop(session, arguments.game, now(session))
    done(arguments, "The game is stopped; its players are notified by mail.")


def _hide(arguments: argparse.Namespace, *, hidden: bool) -> None:
    with transaction() as session:
        actions.hide_line(session, arguments.line, now(session), hidden=hidden)
    effect = "is hidden: no page and no mail shows it any more" if hidden else "is not hidden: its table can read it"
    done(arguments, f"Line {arguments.line} {effect}.")


def _block(arguments: argparse.Namespace) -> None:
    with transaction() as session:
        actions.block(session, arguments.address, now(session))
    done(arguments, "Invitations and confirmations are no longer sent to that address; only its fingerprint is kept.")


def _unblock(arguments: argparse.Namespace) -> None:
    with transaction() as session:
        actions.unblock(session, arguments.address, now(session))
    done(arguments, "Invitations and confirmations are sent to that address again. Earlier ones are not repeated.")


def _forget(arguments: argparse.Namespace) -> None:
    with transaction() as session:
        games = actions.forget(session, arguments.address, now(session))
    done(arguments, f"The player is forgotten. Games they were in: {len(games)}.", games=games)


def _address(arguments: argparse.Namespace) -> None:
    with transaction() as session:
        games = actions.change_address(session, arguments.old, arguments.new, arguments.game, now(session))
    sentence = "The address is changed; links that were mailed to the old one are void, and new ones are mailed."
    done(arguments, f"{sentence} Games: {len(games)}.", games=games)
