"""Worker and beat delete the mails of a finished game, and only after the time that the operator has set."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from service.db.database import Database
from service.games import stopping
from service.games.transaction import GameTransaction
from tests.service.harness import Harness
from tests.waiting import PATIENCE, until
from tests.whole.deployment import deployed

pytestmark = pytest.mark.proof


def stopped(database: Database, seed: int, days: int) -> str:
    """Return the id of a game that was stopped so many days ago."""
    harness = Harness(database, datetime.now(UTC) - timedelta(days=days), seed=seed)
    with database.writing() as session:
        stopping.stop(GameTransaction.lock(session, harness.id, harness.now), stopping.STOPPED)
    return harness.id


def test_mails_are_kept_as_long_as_the_operator_says(tmp_path: Path) -> None:
    with deployed(tmp_path, "web", "worker", KEEP_MAILS_DAYS="120") as (deployment, _):
        database = Database(deployment.database_url)
        kept = stopped(database, 1, days=119)
        trimmed = stopped(database, 2, days=121)
        database.close()
        deployment.start("beat")
        ids = "SELECT id FROM game WHERE trimmed_at IS NOT NULL"
        found = until(lambda: [row[0] for row in deployment.rows(ids)], PATIENCE, "a game to be trimmed")
        assert found == [trimmed] != [kept]
