"""`posse doctor`: check an installation, one line for each thing: that it is fine, or what to do."""

from __future__ import annotations

import argparse
import os
from pathlib import Path

from engine.commands.sources import Commands, answer, takes_json

FILE = Path("/etc/posse.env")  # of an installation by deploy/install


def add_to(commands: Commands) -> None:
    """Add the command."""
    doctor = commands.add_parser(
        "doctor",
        help="check settings, servers, processes and this machine",
        description="Check settings, servers, processes and this machine: one line for each, `fine` or what to do."
        " Nothing is changed. Exit code 0: all is fine, 1: there are warnings, 2: something is wrong. It takes 45"
        " seconds at most.",
    )
    doctor.set_defaults(run=_doctor)
    doctor.add_argument("--mail-to", metavar="ADDRESS", type=_address, help="send a test mail to this address")
    doctor.add_argument(
        "--settings", metavar="FILE", type=Path, default=FILE, help="the file of the settings, by default %(default)s"
    )
    takes_json(doctor)


def _address(text: str) -> str:
    from service.settings import values

    try:
        text.encode("ascii")  # raises a kind of ValueError
        return values.address(text)
    except ValueError:
        raise argparse.ArgumentTypeError(f"expected a mail address, got {text!r}") from None


def _doctor(arguments: argparse.Namespace) -> int:
    from service.diagnostics import diagnosis
    from service.diagnostics.finding import exit_code

    found = diagnosis.findings(os.environ, arguments.settings, arguments.mail_to)
    answer(arguments, [one._asdict() for one in found], [str(one) for one in found])
    return exit_code(found)
