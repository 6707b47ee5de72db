"""The commands of `posse admin` about talk and addresses, each in one transaction, which records it in the audit."""

from __future__ import annotations

import argparse

from engine.commands.sources import Commands
from service.commands.admin.command_parts import add, done, now, number, text, transaction
from service.operations import actions


def add_actions(actions: Commands) -> None:
    """Add the commands about what is said at tables, and about players by their addresses."""
    hide = add(actions, "hide", _hide, "hide a line of table talk from everybody")
    unhide = add(actions, "unhide", _unhide, "show a hidden line of table talk again")
    for command in (hide, unhide):
        command.add_argument("line", metavar="LINE", type=number, help="its number in `posse admin talk GAME`")
    block = add(actions, "block", _block, "send no more invitations and confirmations to an address")
    unblock = add(actions, "unblock", _unblock, "send invitations and confirmations to a blocked address again")
    forget = add(actions, "forget", _forget, "remove a player's address and name everywhere; a robot plays on")
    for command in (block, unblock, forget):
        command.add_argument("address", metavar="ADDRESS", type=text)
    address = add(actions, "address", _address, "change a player's address in their unfinished games; links are new")
    address.add_argument("old", metavar="OLD", type=text, help="the player's present address")
    address.add_argument("new", metavar="NEW", type=text, help="the address to which their mails go from now on")
    address.add_argument("--game", metavar="GAME", type=text, help="only in this game: its id, or the start of it")


def _hide(arguments: argparse.Namespace) -> None:
    with transaction() as (_settings, session):
        actions.hide_line(session, arguments.line, now(session))
    done(arguments, f"Line {arguments.line} is hidden: no page and no mail shows it any more.")


def _unhide(arguments: argparse.Namespace) -> None:
    with transaction() as (_settings, session):
        actions.unhide_line(session, arguments.line, now(session))
    done(arguments, f"Line {arguments.line} is not hidden: its table can read it.")


def _block(arguments: argparse.Namespace) -> None:
    with transaction() as (settings, session):
        actions.block(session, arguments.address, now(session), settings.secret_keys)
    done(arguments, "Invitations and confirmations are no longer sent to that address; only its fingerprint is kept.")


def _unblock(arguments: argparse.Namespace) -> None:
    with transaction() as (settings, session):
        actions.unblock(session, arguments.address, now(session), settings.secret_keys)
    done(arguments, "Invitations and confirmations are sent to that address again. Earlier ones are not repeated.")


def _forget(arguments: argparse.Namespace) -> None:
    with transaction() as (settings, session):
        games = actions.forget(session, arguments.address, now(session), settings.secret_keys)
    done(arguments, f"The player is forgotten. Games they were in: {len(games)}.", games=games)


def _address(arguments: argparse.Namespace) -> None:
    with transaction() as (settings, session):
        games = actions.change_address(
            session, arguments.old, arguments.new, arguments.game, now(session), settings.secret_keys
        )
    sentence = "The address is changed; links that were mailed to the old one are void, and new ones are mailed."
    done(arguments, f"{sentence} Games: {len(games)}.", games=games)
