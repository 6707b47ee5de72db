"""An upgrade of the schema to that of the next release, while this release goes on: old code on a new schema."""

from __future__ import annotations

import shutil
from datetime import timedelta
from pathlib import Path
from unittest.mock import patch

import service.db.schema
from service.db.database import Database
from service.db.schema import head
from tests.next_release import MIGRATION
from tests.simulation.faults.chance import Chances
from tests.simulation.faults.periods import Later

WITHIN = timedelta(days=10)  # on average, from the beginning of a run


class Upgrade:
    """Upgrades the schema of a database once; from then on the program has the migrations of the next release.

    `folder` is for these.
    """

    def __init__(self, chances: Chances, after: Later, url: str, folder: Path) -> None:
        self._chance, self._url = chances.of("upgrade", 1.0), url
        self._folder = folder / "migrations of the next release"
        self._migrations = patch.object(service.db.schema, "_MIGRATIONS", self._folder)
        self._done = False
        after(self._chance.random.expovariate(1.0) * WITHIN, self._upgrade)

    def close(self) -> None:
        """Let the program have its own migrations again."""
        if self._done:
            self._migrations.stop()

    def _upgrade(self) -> None:
        if not self._chance.includes("schema upgraded"):
            return
        older = head()
        shutil.copytree(service.db.schema._MIGRATIONS, self._folder)
        (self._folder / "versions" / "9000_next.py").write_text(MIGRATION.format(older=older, newer="r9000"))
        self._done = True
        self._migrations.start()
        database = Database(self._url)
        database.migrate()
        database.close()
