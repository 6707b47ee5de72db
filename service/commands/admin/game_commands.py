"""The commands of `posse admin` that change one game, each in one transaction, which also records it in the audit."""

from __future__ import annotations

import argparse
from typing import Any

from service.commands.admin.command_parts import add, done, now, takes_game, takes_seat, transaction


def add_game_actions(actions: Any) -> None:
    """Add the commands that change one game."""
    revoke = add(actions, "revoke", _revoke, "revoke all links of a seat and mail its player a new one")
    takes_game(revoke)
    takes_seat(revoke)
    stop = add(actions, "stop", _stop, "end a game without a winner and notify its players")
    takes_game(stop)


def _revoke(arguments: argparse.Namespace) -> None:
    from service.operations import actions

    with transaction() as (_settings, session):
        name = actions.revoke_links(session, arguments.game, arguments.seat, now(session))
    done(arguments, f"All links of {name} are revoked; a new link is mailed to {name}.")


def _stop(arguments: argparse.Namespace) -> None:
    from service.operations import actions

    with transaction() as (_settings, session):
        actions.stop(session, arguments.game, now(session))
    done(arguments, "The game is stopped; its players are notified by mail.")
