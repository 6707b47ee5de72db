"""`posse doctor` and `posse report`: check an installation, and tell what is wrong or what to do.

A report is mailed to operators who have no Prometheus.
"""

from __future__ import annotations

import argparse
import os
import socket
import sys
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING

from engine.commands.sources import CommandError, Commands, Parser, answer, takes_json

if TYPE_CHECKING:
    from service.diagnostics.site_report import Report
    from service.settings import Settings

FILE = Path("/etc/posse.env")  # of an installation by deploy/install
NOT_SENT = (
    "the report cannot be mailed: the mail server does not take it, and `posse doctor` says why. It is tried again the"
    " next time that this command runs"
)


def add_to(commands: Commands) -> None:
    """Add the two commands."""
    doctor = commands.add_parser(
        "doctor",
        help="check settings, servers, processes and this machine",
        description="Check settings, servers, processes and this machine: one line for each, `fine` or what to do."
        " Nothing is changed. Exit code 0: all is fine, 1: there are warnings, 2: something is wrong. It takes 45"
        " seconds at most.",
    )
    doctor.set_defaults(run=_doctor)
    doctor.add_argument("--mail-to", metavar="ADDRESS", type=_address, help="send a test mail to this address")
    report = _report_added(commands)
    for command in (doctor, report):
        shown = "the file of the settings, by default %(default)s"
        command.add_argument("--settings", metavar="FILE", type=Path, default=FILE, help=shown)
    takes_json(doctor)


def _report_added(commands: Commands) -> Parser:
    report = commands.add_parser(
        "report",
        help="print or mail the alerts that hold now, and what posse doctor finds",
        description="Evaluate the conditions of all alerts and run the checks of `posse doctor`, and print what is"
        " wrong. Exit code 0: nothing, 1: there are warnings, 2: something is wrong. With --mail it is mailed to the"
        " OPERATOR instead if something is wrong, and the exit code is 0, or 2 if it cannot be mailed.",
    )
    report.set_defaults(run=_report)
    report.add_argument("--mail", action="store_true", help="mail the report if something is wrong")
    report.add_argument("--weekly", action="store_true", help="with --mail: mail it also if none was mailed for a week")
    return report


def _address(text: str) -> str:
    from service.settings import values

    try:
        text.encode("ascii")  # raises a kind of ValueError
        return values.address(text)
    except ValueError:
        raise argparse.ArgumentTypeError(f"expected a mail address with a domain in ASCII, got {text!r}") from None


def _doctor(arguments: argparse.Namespace) -> int:
    from service.diagnostics import diagnosis
    from service.diagnostics.finding import exit_code

    found = diagnosis.findings(os.environ, arguments.settings, arguments.mail_to)
    answer(arguments, [one._asdict() for one in found], [str(one) for one in found])
    return exit_code(found)


def _report(arguments: argparse.Namespace) -> int:
    from service.commands.opening import opened
    from service.diagnostics import site_report

    with opened() as (settings, database):
        found = site_report.report(settings, os.environ, arguments.settings, socket.gethostname())
        sys.stdout.write(found.text(datetime.now(UTC)))
        if not arguments.mail:
            return found.exit_code
        # nothing is wrong if it is not urgent, so the database can be used
        if found.is_urgent or (arguments.weekly and site_report.is_due(database)):
            _send(settings, found)
            site_report.record(database)
    return 0


def _send(settings: Settings, found: Report) -> None:
    from service.mail.delivering import operator_mail, smtp
    from service.settings import values

    sender, to = values.sender(settings.mail_from).addr_spec, settings.contact
    raw = operator_mail.written(settings, to, found.subject, found.text(datetime.now(UTC)))
    with smtp.Connection(settings.smtp_url, settings.smtp_tls) as connection:
        try:
            connection.send(sender, to, raw)
        except (smtp.NoServer, smtp.Undelivered) as error:
            raise CommandError(NOT_SENT) from error
