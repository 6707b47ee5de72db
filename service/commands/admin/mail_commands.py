"""The commands of `posse admin` about mails: those that list or count them, and `again`, `dismiss` and `flush`."""

from __future__ import annotations

import argparse
from typing import get_args

from engine.commands.sources import CommandError, Commands, answer
from service.admin import mail_actions, reports, usage
from service.commands.admin.command_parts import (
    Row,
    add,
    done,
    hours,
    mail_line,
    now,
    number,
    opened_migrated,
    takes_number,
    text,
    transaction,
)
from service.models import InmailState, MailState

BY = get_args(usage.By)


def add_mail_reports(actions: Commands) -> None:
    """Add the commands that list mails."""
    mails = add(actions, "mails", _mails, "list mails that wait or have failed, with the reason; or count mails")
    mails.add_argument(
        "--state",
        type=text,
        choices=get_args(MailState),
        help="only mails in this state; by default those that are queued, sending, or failed and not dismissed",
    )
    mails.add_argument("--by", type=text, choices=BY, help="count all mails by what they have in common, most first")
    mails.add_argument("--since", metavar="HOURS", type=hours, help="count those queued in so many hours; with --by")
    mails.add_argument("--addresses", action="store_true", help="with --by: in full, which is recorded in the audit")
    received = add(actions, "received", _received, "list the mails that were received, and what became of each")
    received.add_argument("--state", type=text, choices=get_args(InmailState), help="only mails in this state")
    add(actions, "held", _held, "list the domains to which mail waits because the mail server refuses it for now")
    for command in (mails, received):
        takes_number(command)


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


def _mails(arguments: argparse.Namespace) -> None:
    if arguments.by is not None:
        _mails_by(arguments)
        return
    if arguments.since is not None or arguments.addresses:
        raise CommandError("--since and --addresses belong to --by")
    with opened_migrated() as (_settings, database), database.reading() as session:
        found = reports.mails_list(session, arguments.state, None, arguments.number)
    answer(arguments, found, [mail_line(one) for one in found] or ["There are no such mails."])


def _mails_by(arguments: argparse.Namespace) -> None:
    by, state, number = arguments.by, arguments.state, arguments.number
    with opened_migrated() as (_settings, database):
        if arguments.addresses:
            with database.writing() as session:
                usage.record_reading_of_addresses(session, by, now(session))
        with database.reading() as session:
            since = None if arguments.since is None else now(session) - arguments.since
            found = usage.mails_by(session, by, since, state, number, addresses=arguments.addresses)
    answer(arguments, found, [_count_line(one) for one in found] or ["There are no such mails."])


def _received(arguments: argparse.Namespace) -> None:
    with opened_migrated() as (_settings, database), database.reading() as session:
        found = reports.received_list(session, arguments.state, arguments.number)
    answer(arguments, found, [_received_line(one) for one in found] or ["No such mails were received."])


def _held(arguments: argparse.Namespace) -> None:
    with opened_migrated() as (_settings, database), database.reading() as session:
        found = reports.held_list(session, now(session))
    answer(arguments, found, [_held_line(one) for one in found] or ["Mail to no domain is held."])


def _count_line(group: Row) -> str:
    counts = f"sent {group['sent']}, waiting {group['waiting']}, failed {group['failed']}"
    return f"{group['mails']:>7}  {group['of']}  ({counts})"


def _received_line(mail: Row) -> str:
    line = f"received {mail['received']}  {mail['when'][:19]}Z  {mail['state']:<8} for seat {mail['seat']}"
    reason = f"  reason: {mail['reason']}" if mail["reason"] else ""
    return f"{line} of game {mail['game']}, {mail['asked']} at {mail['at']}{reason}"


def _held_line(held: Row) -> str:
    tried = f"tried again at {held['until'][:19]}Z  refusals: {held['refusals']}  reason: {held['reason']}"
    return f"{held['domain']}  since {held['since'][:19]}Z  {tried}"


def _again(arguments: argparse.Namespace) -> None:
    _require_one_or_all(arguments)
    if arguments.all:
        _all_again(arguments)
        return
    with transaction() as session:
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
    with transaction() as session:
        mail_actions.dismiss(session, arguments.mail, now(session))
    done(arguments, f"Mail {arguments.mail} needs no action any more. It stays failed.")


def _flush(arguments: argparse.Namespace) -> None:
    with transaction() as session:
        flushed = mail_actions.flush(session, now(session))
    done(arguments, f"Mails that are tried now instead of later: {flushed}.", mails=flushed)
