"""Worker and beat delete the mails of a finished game, and only after the time that the operator has set."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from service.db.database import Database
from service.games import ending
from service.games.transaction import GameTransaction
from tests.service.sitting import Sitting
from tests.waiting import until
from tests.whole.house import PATIENCE, running_house

pytestmark = pytest.mark.slow


def stopped(database: Database, seed: int, days: int) -> str:
    """Return the id of a game that was stopped so many days ago."""
    sitting = Sitting(database, datetime.now(UTC) - timedelta(days=days), seed=seed)
    with database.writing() as session:
        ending.stop(GameTransaction.lock(session, sitting.id, sitting.now), ending.STOPPED)
    return sitting.id


def test_mails_are_kept_as_long_as_the_operator_says(tmp_path: Path) -> None:
    with running_house(tmp_path, "web", "worker", KEEP_MAILS_DAYS="120") as (house, _):
        database = Database(house.database_url)
        kept = stopped(database, 1, days=119)
        trimmed = stopped(database, 2, days=121)
        database.close()
        house.start("beat")
        ids = "SELECT id FROM game WHERE trimmed_at IS NOT NULL"
        found = until(lambda: [row[0] for row in house.rows(ids)], PATIENCE, "a game to be trimmed")
        assert found == [trimmed] != [kept]
