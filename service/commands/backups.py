"""`posse backup` and `posse restore`: everything the service knows, in one file.

What they need is imported when they run: nobody who asks `posse legal` waits for a database library.
"""

from __future__ import annotations

import argparse
import os
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Any

from engine.commands.sources import CommandError, answer, takes_json

if TYPE_CHECKING:
    from service.db.database import Database
    from service.settings import Settings


def add_to(commands: Any) -> None:
    """Add the two commands."""
    backup = commands.add_parser("backup", help="write everything to a new file, while people play")
    backup.set_defaults(run=_backup)
    restore = commands.add_parser("restore", help="bring back what a backup holds, into an empty database")
    restore.set_defaults(run=_restore)
    restore.add_argument(
        "--other-keys", action="store_true", help="go on although links in mails already sent will be dead"
    )
    restore.add_argument(
        "--moved",
        action="store_true",
        help="the same site on another database, with nothing played since the backup: links stay as they are",
    )
    for command in (backup, restore):
        command.add_argument("file", metavar="FILE", type=Path)
        takes_json(command)


def _backup(arguments: argparse.Namespace) -> None:
    from service.operations.backups.backup import back_up

    with _place() as (settings, given, database):
        counts = back_up(settings, given, database, arguments.file, datetime.now(UTC))
    kept = "Keep SECRET_KEYS too: they are not in it." if given else "The keys that sign links are in it."
    answer(
        arguments,
        counts,
        [f"{arguments.file} holds everything: {_told(counts)}.", f"It is as secret as the service. {kept}"],
    )


def _restore(arguments: argparse.Namespace) -> None:
    from service.operations.backups.restore import restore

    with _place() as (settings, given, database):
        renew_at = None if arguments.moved else datetime.now(UTC)
        counts = restore(settings, given, database, arguments.file, other_keys=arguments.other_keys, renew_at=renew_at)
    links = "Links stay as they are." if arguments.moved else "Every link is replaced; the new ones are mailed."
    answer(
        arguments,
        counts,
        [f"Restored: {_told(counts)}.", links, "Start Posse now, and restart every process that was running."],
    )


def _told(counts: Counter[str]) -> str:
    said = {"game": "games", "move": "moves", "player": "players", "outmail": "mails"}
    return ", ".join(f"{words}: {counts[table]}" for table, words in said.items())


@contextmanager
def _place() -> Iterator[tuple[Settings, str, Database]]:
    """The settings, SECRET_KEYS as given, and the database; what goes wrong there is said in words."""
    from sqlalchemy.exc import SQLAlchemyError

    from service.db.database import Database
    from service.operations.backups import BackupError
    from service.settings import read_or_exit

    settings = read_or_exit()
    database = Database(settings.database_url)
    try:
        yield settings, os.environ.get("SECRET_KEYS", "").strip(), database
    except BackupError as error:
        raise CommandError(str(error)) from error
    except OSError as error:
        raise CommandError(f"{error.filename}: {error.strerror}") from error
    except SQLAlchemyError as error:  # its words may hold what is in the database
        raise CommandError(f"the database cannot be used ({type(error).__name__})") from error
    finally:
        database.close()
