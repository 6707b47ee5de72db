"""`posse migrate`: create the database's schema, or upgrade it to the revision that this program needs."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING

from engine.commands.sources import Commands, answer, takes_json

if TYPE_CHECKING:
    from service.db.database import Database


def add_to(commands: Commands) -> None:
    """Add the command."""
    migrate = commands.add_parser(
        "migrate",
        help="create the database's schema or bring it up to date",
        description="Create the database's schema or bring it up to date. Every process does so when it starts.",
    )
    migrate.set_defaults(run=_migrate)
    takes_json(migrate)


def _migrate(arguments: argparse.Namespace) -> None:
    from service.commands.opening import opened

    with opened() as (settings, database):
        settings.prepared()
        before = _revision(database)
        database.migrate()
        after = _checked_revision(database)
    if before == after:
        sentence = f"The schema is at revision {after}: there was nothing to do."
    elif before is None:
        sentence = f"The schema was created, at revision {after}."
    else:
        sentence = f"The schema was brought from revision {before} to {after}."
    answer(arguments, {"before": before, "after": after}, [sentence])


def _revision(database: Database) -> str | None:
    from service.db.schema import revision

    with database.alone() as connection:
        return revision(connection)


def _checked_revision(database: Database) -> str | None:
    """Return the revision. Raises Unusable for a schema that lacks a part of it, to which an upgrade adds nothing."""
    from service.db.schema import check_complete, revision

    with database.alone() as connection:
        check_complete(connection)
        return revision(connection)
