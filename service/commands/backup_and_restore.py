"""`posse backup` and `posse restore`: everything the service stores, in one file.

Modules of the service are imported when a command runs, so that the engine's commands start fast.
"""

from __future__ import annotations

import argparse
import os
from collections import Counter
from contextlib import suppress
from datetime import UTC, datetime
from pathlib import Path

from engine.commands.sources import Commands, answer, takes_json


def add_to(commands: Commands) -> None:
    """Add the two commands."""
    backup = commands.add_parser(
        "backup",
        help="write everything to a new file while the service runs",
        description="Write everything that is committed to a new file; the service may run. No file is overwritten.",
    )
    backup.set_defaults(run=_backup)
    backup.add_argument(
        "--scheduled", action="store_true", help="alert from now on when no backup was made for more than a day"
    )
    restore = commands.add_parser(
        "restore",
        help="read a backup into an empty database",
        description="Read a backup into an empty database, in one transaction. Stop the service before.",
    )
    restore.set_defaults(run=_restore)
    restore.add_argument(
        "--other-keys", action="store_true", help="go on although links in mails already sent will not work"
    )
    restore.add_argument(
        "--moved",
        action="store_true",
        help="keep all links: for the same site on another database, with nothing played since the backup",
    )
    for command in (backup, restore):
        command.add_argument("file", metavar="FILE", type=Path)
        takes_json(command)


def _backup(arguments: argparse.Namespace) -> None:
    from sqlalchemy.exc import SQLAlchemyError

    from service.backups.backup import back_up, record_backup
    from service.commands.opening import opened_existing

    given_keys = _given_keys()
    with opened_existing() as (settings, database):
        counts = back_up(settings, given_keys, database, arguments.file, datetime.now(UTC))
        with suppress(SQLAlchemyError):  # the backup is good, also of a database that can only be read
            record_backup(database, scheduled=arguments.scheduled)
    keys = (
        "Keep SECRET_KEYS as well: the file does not contain them."
        if given_keys
        else "It contains the keys that sign links."
    )
    answer(
        arguments,
        counts,
        [
            f"{arguments.file} contains everything: {_listed(counts)}.",
            f"Keep it secret: it contains addresses and hands. {keys}",
        ],
    )


def _restore(arguments: argparse.Namespace) -> None:
    from service.backups.restore import restore
    from service.commands.opening import opened

    renew_at = None if arguments.moved else datetime.now(UTC)
    with opened() as (settings, database):
        counts = restore(
            settings, _given_keys(), database, arguments.file, other_keys=arguments.other_keys, renew_at=renew_at
        )
    lines = [
        f"Restored into {database.location}: {_listed(counts)}.",
        "Links stay as they were." if arguments.moved else "Every link is revoked, and new ones will be mailed.",
        "Start Posse now, and restart every process that was running.",
    ]
    answer(arguments, counts, lines)


def _listed(counts: Counter[str]) -> str:
    names = {"game": "games", "move": "moves", "player": "players", "outmail": "mails"}
    return ", ".join(f"{name}: {counts[table]}" for table, name in names.items())


def _given_keys() -> str:
    """Return the text of SECRET_KEYS, empty if the keys are kept under `var/`."""
    return os.environ.get("SECRET_KEYS", "").strip()
