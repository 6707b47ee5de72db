"""`posse run`: run the whole service on this machine until Ctrl-C."""

from __future__ import annotations

import argparse
import os
import sys
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from engine.commands.sources import Commands
    from service.settings import Settings

PORTS = "another PORT; the ports of the mailbox and of mail in are PORT + 25, PORT + 26 and PORT + 27"


def add_to(commands: Commands) -> None:
    """Add the command."""
    run = commands.add_parser(
        "run",
        help="run the whole service on this machine: web, worker, robots, beat, inbound, mailbox",
        description="Run web, worker, robots, beat, inbound (which takes answers by mail) and, unless SMTP_URL is set,"
        " the built-in mailbox. A process that ends is restarted; Ctrl-C stops everything. Settings come from the"
        " environment, data are kept under var/ in the current folder.",
    )
    run.set_defaults(run=_run)


def _run(_arguments: argparse.Namespace) -> None:
    from service.process import logs
    from service.settings import read_or_exit
    from service.supervise import old_processes, supervise, unavailable_ports

    settings = read_or_exit("run")
    logger = logs.get()
    if found := unavailable_ports(settings):
        reason, expected = f"cannot listen at {' and '.join(found)}", PORTS
        if old := old_processes():
            reason += f", because processes of an earlier start are still there: {', '.join(old.values())}"
            expected = f"end them first: kill {' '.join(map(str, old))}"
        logger.critical("cannot start", reason=reason, expected=expected)
        sys.exit(2)
    log_format = settings.log_format or ("text" if sys.stdout.isatty() else "json")
    sys.stdout.write(_started(settings, log_format))
    sys.stdout.flush()
    code = supervise({**os.environ, "LOG_FORMAT": log_format}, sys.stdout.fileno())
    if code:
        logger.critical("the supervisor ended", exit_code=code)
        sys.exit(2)


def _started(settings: Settings, log_format: str) -> str:
    """Return what is printed first: where the site is, as text for people or as a line of the log."""
    from service.process import logs

    mailbox = f"http://127.0.0.1:{settings.mailbox_port}" if settings.mailbox else None
    if log_format == "json":
        more = {"mailbox": mailbox} if mailbox else {}
        told = "the site is starting and answers in some seconds"
        return logs.line("run", "json", "info", event="started", site=settings.base_url, told=told, **more) + "\n"
    told = f"The mailbox, with all mails, will be at {mailbox}\n" if mailbox else ""
    return f"The site will be at {settings.base_url}, in some seconds\n{told}Ctrl-C stops everything.\n"
