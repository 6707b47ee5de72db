"""The commands of `posse admin` that change something, each in one transaction, which also records it in the audit."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

from engine.commands.sources import answer
from service.commands.admin.command_parts import add, now, number, opened_migrated, takes_game, takes_seat

if TYPE_CHECKING:
    from sqlmodel import Session

    from service.settings import Settings


def add_actions(actions: Any) -> None:
    """Add the commands that change something."""
    again = add(actions, "again", _again, "send a mail again, under a new Message-ID, if it still applies")
    dismiss = add(actions, "dismiss", _dismiss, "mark a failed mail as one that needs no action any more")
    for command in (again, dismiss):
        command.add_argument("mail", metavar="MAIL", type=number, help="its number in `posse admin mails`")
    add(actions, "flush", _flush, "try every queued mail now instead of after its delay")
    revoke = add(actions, "revoke", _revoke, "revoke all links of a seat and mail its player a new one")
    takes_game(revoke)
    takes_seat(revoke)
    hide = add(actions, "hide", _hide, "hide a line of table talk from everybody")
    hide.add_argument("line", metavar="LINE", type=number, help="its number in `posse admin talk GAME`")
    stop = add(actions, "stop", _stop, "end a game without a winner and notify its players")
    takes_game(stop)
    block = add(actions, "block", _block, "send no more invitations and confirmations to an address")
    forget = add(actions, "forget", _forget, "remove a player's address and name everywhere; a robot plays on")
    for command in (block, forget):
        command.add_argument("address", metavar="ADDRESS")
    address = add(actions, "address", _address, "change a player's address in their unfinished games; links are new")
    address.add_argument("old", metavar="OLD", help="the player's present address")
    address.add_argument("new", metavar="NEW", help="the address to which their mails go from now on")
    address.add_argument("--game", metavar="GAME", help="only in this game: its id, or the first characters of it")


def _again(arguments: argparse.Namespace) -> None:
    from service.operations import actions

    with _transaction() as (_settings, session):
        actions.send_again(session, arguments.mail, now(session))
    _done(arguments, f"Mail {arguments.mail} is queued and will be sent again if it still applies.")


def _dismiss(arguments: argparse.Namespace) -> None:
    from service.operations import actions

    with _transaction() as (_settings, session):
        actions.dismiss(session, arguments.mail, now(session))
    _done(arguments, f"Mail {arguments.mail} needs no action any more. It stays failed.")


def _flush(arguments: argparse.Namespace) -> None:
    from service.operations import actions

    with _transaction() as (_settings, session):
        flushed = actions.flush(session, now(session))
    _done(arguments, f"Mails that are tried now instead of later: {flushed}.", mails=flushed)


def _revoke(arguments: argparse.Namespace) -> None:
    from service.operations import actions

    with _transaction() as (_settings, session):
        name = actions.revoke_links(session, arguments.game, arguments.seat, now(session))
    _done(arguments, f"All links of {name} are revoked; a new link is mailed to {name}.")


def _hide(arguments: argparse.Namespace) -> None:
    from service.operations import actions

    with _transaction() as (_settings, session):
        actions.hide_line(session, arguments.line, now(session))
    _done(arguments, f"Line {arguments.line} is hidden: no page and no mail shows it any more.")


def _stop(arguments: argparse.Namespace) -> None:
    from service.operations import actions

    with _transaction() as (_settings, session):
        actions.stop(session, arguments.game, now(session))
    _done(arguments, "The game is stopped; its players are notified by mail.")


def _block(arguments: argparse.Namespace) -> None:
    from service.operations import actions

    with _transaction() as (settings, session):
        actions.block(session, arguments.address, now(session), settings.secret_keys)
    _done(arguments, "Invitations and confirmations are no longer sent to that address; only its fingerprint is kept.")


def _forget(arguments: argparse.Namespace) -> None:
    from service.operations import actions

    with _transaction() as (settings, session):
        games = actions.forget(session, arguments.address, now(session), settings.secret_keys)
    _done(arguments, f"The player is forgotten. Games they were in: {len(games)}.", games=games)


def _address(arguments: argparse.Namespace) -> None:
    from service.operations import actions

    with _transaction() as (settings, session):
        games = actions.change_address(
            session, arguments.old, arguments.new, arguments.game, now(session), settings.secret_keys
        )
    sentence = "The address is changed; links that were mailed to the old one are void, and new ones are mailed."
    _done(arguments, f"{sentence} Games: {len(games)}.", games=games)


def _done(arguments: argparse.Namespace, sentence: str, **more: Any) -> None:
    answer(arguments, {"done": True, **more}, [sentence])


@contextmanager
def _transaction() -> Iterator[tuple[Settings, Session]]:
    with opened_migrated() as (settings, database), database.writing() as session:
        yield settings, session
