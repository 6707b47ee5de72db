"""`posse run`: run the whole service on this machine until Ctrl-C."""

from __future__ import annotations

import argparse
import os
import sys
from typing import Any

from engine.commands.sources import CommandError


def add_to(commands: Any) -> None:
    """Add the command."""
    run = commands.add_parser(
        "run",
        help="run the whole service on this machine: web, worker, beat, mailbox",
        description="Run web, worker, beat and, unless SMTP_URL is set, the built-in mailbox. A process that ends is"
        " restarted; Ctrl-C stops everything. Settings come from the environment, data are kept under var/ in the"
        " current folder.",
    )
    run.set_defaults(run=_run)


def _run(_arguments: argparse.Namespace) -> None:
    from service.settings import read_or_exit
    from service.supervise import addresses_to_open, supervise, unavailable_ports

    settings = read_or_exit()
    if found := unavailable_ports(settings):
        raise CommandError(
            f"cannot listen at {' and '.join(found)}. PORT is {settings.port}: set it to another number;"
            " the mailbox's ports are PORT + 25 and PORT + 26."
        )
    sys.stdout.write("\n".join([*addresses_to_open(settings), "Ctrl-C stops everything."]) + "\n")
    sys.stdout.flush()
    log_format = settings.log_format or ("text" if sys.stdout.isatty() else "json")
    code = supervise({**os.environ, "LOG_FORMAT": log_format}, sys.stdout.fileno())
    if code:
        raise CommandError(f"the supervisor ended with exit code {code}")
