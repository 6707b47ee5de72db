"""`posse admin`: show the operator games, seats and mails, and perform the operator's actions.

Every action is recorded in the audit. No hand, no link and no seed of a running game is printed.
"""

from __future__ import annotations

from engine.commands.sources import Commands
from service.commands.admin.action_commands import add_actions
from service.commands.admin.game_commands import add_game_actions
from service.commands.admin.mail_commands import add_mail_actions
from service.commands.admin.mail_reports import add_mail_reports
from service.commands.admin.report_commands import add_reports


def add_to(commands: Commands) -> None:
    """Add the command with its own commands."""
    description = "Games, mails and players, for the operator of the service."
    admin = commands.add_parser("admin", help="show and manage games, mails and players", description=description)
    actions = admin.add_subparsers(dest="action", required=True, metavar="ACTION")
    add_reports(actions)
    add_mail_reports(actions)
    add_mail_actions(actions)
    add_game_actions(actions)
    add_actions(actions)
