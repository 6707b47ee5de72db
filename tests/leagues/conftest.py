"""What the tests of leagues share: a league of three, and a real mail server with a worker's Sender."""

from __future__ import annotations

from datetime import datetime

import pytest

from service.db.database import Database
from tests.leagues.league import TWO, LeagueHarness
from tests.mail.conftest import mail_server, new_sender, sender, steady
from tests.service.web.conftest import harness, table

__all__ = ["harness", "mail_server", "new_sender", "sender", "steady", "table"]


@pytest.fixture
def league(database: Database, now: datetime) -> LeagueHarness:
    """A league of Anna, Burt and Curt for two at a table, before its first season."""
    return LeagueHarness(database, now, ("Anna", "Burt", "Curt"), TWO)
