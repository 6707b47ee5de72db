"""Read the settings and open the database for one command; every failure raises CommandError with a sentence."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import closing, contextmanager

from sqlalchemy.exc import SQLAlchemyError

from engine.commands.sources import CommandError
from service.backups import BackupError
from service.db import faults
from service.db.database import Database
from service.errors import Refused
from service.settings import Settings
from service.settings.environment import SettingsError

ADVICE = "start this command in the service's folder and with its settings"
WHO_CREATES = "Only `posse migrate`, `posse restore` and the service itself create one"


@contextmanager
def opened() -> Iterator[tuple[Settings, Database]]:
    """Yield the settings and the database for the block; nothing is created before the block does so."""
    try:
        settings = Settings.from_environment(os.environ)
        with closing(Database(settings.database_url)) as database:
            yield settings, database
    except SettingsError as error:
        raise CommandError("\n  ".join(["these settings are wrong", *error.mistakes])) from error
    except Refused as refusal:
        raise CommandError(refusal.message) from refusal
    except BackupError as error:
        raise CommandError(str(error)) from error
    except (SQLAlchemyError, faults.Unusable) as error:  # its message may quote what is in the database
        raise CommandError(faults.sentence(error)) from error
    except OSError as error:
        raise CommandError(f"{error.filename}: {error.strerror}" if error.filename else str(error.strerror)) from error


@contextmanager
def opened_existing() -> Iterator[tuple[Settings, Database]]:
    """Yield the settings and the database of a service that has run. Raises CommandError that says where it looked."""
    with opened() as (settings, database):
        if not database.exists():
            source = "from DATABASE_URL" if os.environ.get("DATABASE_URL", "").strip() else "DATABASE_URL is not set"
            raise CommandError(f"there is no database at {database.location} ({source}): {ADVICE}. {WHO_CREATES}")
        if not settings.secret_keys:
            raise CommandError(f"SECRET_KEYS is not set, and there are no keys in {settings.var}: {ADVICE}")
        yield settings, database
