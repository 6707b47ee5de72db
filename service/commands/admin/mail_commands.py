"""The commands of `posse admin` that act on mails: `again`, `dismiss` and `flush`."""

from __future__ import annotations

import argparse

from engine.commands.sources import CommandError, Commands
from service.commands.admin.command_parts import add, done, hours, now, number, opened_migrated, text, transaction
from service.operations import mail_actions


def add_mail_actions(actions: Commands) -> None:
    """Add the commands that act on mails."""
    again = add(actions, "again", _again, "send a mail, or all that have failed, again if it still applies")
    again.add_argument("mail", metavar="MAIL", type=number, nargs="?", help="its number in `posse admin mails`")
    again.add_argument("--all", action="store_true", help="all failed mails that are not dismissed")
    again.add_argument("--since", metavar="HOURS", type=hours, help="of all only those last tried in so many hours")
    again.add_argument(
        "--reply", metavar="TEXT", type=text, default="", help="of all only those with this in the reason"
    )
    dismiss = add(actions, "dismiss", _dismiss, "mark a failed mail as one that needs no action any more")
    dismiss.add_argument("mail", metavar="MAIL", type=number, help="its number in `posse admin mails`")
    add(actions, "flush", _flush, "try every queued mail now instead of after its delay")


def _again(arguments: argparse.Namespace) -> None:
    _require_one_or_all(arguments)
    if arguments.all:
        _all_again(arguments)
        return
    with transaction() as (_settings, session):
        mail_actions.send_again(session, arguments.mail, now(session))
    done(arguments, f"Mail {arguments.mail} is queued and will be sent again if it still applies.")


def _require_one_or_all(arguments: argparse.Namespace) -> None:
    if not arguments.all and arguments.mail is None:
        raise CommandError("expected the number of a mail, or --all for all that have failed")
    if arguments.all and arguments.mail is not None:
        raise CommandError("expected the number of a mail or --all, not both")
    if not arguments.all and (arguments.since is not None or arguments.reply):
        raise CommandError("--since and --reply belong to --all")


def _all_again(arguments: argparse.Namespace) -> None:
    with opened_migrated() as (_settings, database):
        with database.reading() as session:
            moment = now(session)
        sent = mail_actions.send_all_again(database, moment, arguments.since, arguments.reply)
    done(arguments, f"Mails that are queued and will be sent again if they still apply: {sent}.", mails=sent)


def _dismiss(arguments: argparse.Namespace) -> None:
    with transaction() as (_settings, session):
        mail_actions.dismiss(session, arguments.mail, now(session))
    done(arguments, f"Mail {arguments.mail} needs no action any more. It stays failed.")


def _flush(arguments: argparse.Namespace) -> None:
    with transaction() as (_settings, session):
        flushed = mail_actions.flush(session, now(session))
    done(arguments, f"Mails that are tried now instead of later: {flushed}.", mails=flushed)
