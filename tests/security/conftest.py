"""What the attacks share: a site over a fresh database, and the links of a game's people."""

from __future__ import annotations

from tests.databases import database, migrated, migrated_there, postgresql_server, postgresql_url
from tests.log import start_logs
from tests.service.conftest import keys, links, now
from tests.service.conftest import people as proposals
from tests.service.web.conftest import app, client, clock, harness, people, people_of

__all__ = [
    "app",
    "client",
    "clock",
    "database",
    "harness",
    "keys",
    "links",
    "migrated",
    "migrated_there",
    "now",
    "people",
    "people_of",
    "postgresql_server",
    "postgresql_url",
    "proposals",
    "start_logs",
]
