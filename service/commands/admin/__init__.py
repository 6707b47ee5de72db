"""`posse admin`: show the operator games, seats and mails, and perform the operator's actions.

Every action is recorded in the audit. No hand, no link and no seed of a running game is printed.
"""

from __future__ import annotations

from functools import partial

from engine.commands.sources import Commands, Parser


def add_to(commands: Commands) -> None:
    """Add the command with its own commands."""
    description = "Games, mails and players, for the operator of the service."
    admin = commands.add_parser("admin", help="show and manage games, mails and players", description=description)
    admin.add_commands = partial(_add_actions, admin)


def _add_actions(admin: Parser) -> None:
    from service.commands.admin import action_commands, league_commands, mail_commands, report_commands

    actions = admin.add_subparsers(dest="action", required=True, metavar="ACTION")
    report_commands.add_reports(actions)
    mail_commands.add_mail_reports(actions)
    mail_commands.add_mail_actions(actions)
    action_commands.add_game_actions(actions)
    action_commands.add_actions(actions)
    league_commands.add_leagues(actions)
