"""What the tests of orders share: a database whose statements are points of pause, and who looks on."""

from __future__ import annotations

from collections.abc import Iterator

import psycopg
import pytest

from tests.databases import with_tables
from tests.service import postgresql
from tests.simulation.orders.actor import PausingDatabase


@pytest.fixture(scope="module")
def pausing(postgresql_server: postgresql.Server) -> Iterator[PausingDatabase]:
    with with_tables(PausingDatabase(postgresql_server.new_database())) as database:
        yield database


@pytest.fixture(scope="module")
def observer(pausing: PausingDatabase, postgresql_server: postgresql.Server) -> Iterator[psycopg.Connection]:
    """A connection that sees who waits for a lock."""
    with postgresql.maintained(postgresql_server.folder) as connection:
        yield connection
