"""What the tests of mail share: a database, an hour, links, a real mail server, and a worker's Sender."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from datetime import UTC, datetime
from pathlib import Path

import pytest

from service.database import Database
from service.links import Links
from service.mail.sender import Sender
from service.settings import Settings
from tests.databases import database, migrated, migrated_there, postgresql_server
from tests.mail.post import PostOffice

__all__ = ["database", "migrated", "migrated_there", "postgresql_server"]

KEYS = ("a key that signs", "an older key")
BASE_URL = "https://posse.test"


@pytest.fixture
def now() -> datetime:
    """An ordinary Friday morning."""
    return datetime(2026, 11, 20, 9, 30, tzinfo=UTC)


@pytest.fixture
def links() -> Links:
    return Links(KEYS, BASE_URL)


@pytest.fixture
def post_office() -> Iterator[PostOffice]:
    with PostOffice() as office:
        yield office


@pytest.fixture
def settings_for(tmp_path: Path) -> Callable[[str], Settings]:
    """The settings of a service whose mail server is at that address."""

    def settings(smtp_url: str) -> Settings:
        return Settings(
            port=8000,
            base_url=BASE_URL,
            database_url="",
            redis_url=None,
            smtp_url=smtp_url,
            mailbox=False,
            mail_from="Posse <posse@posse.test>",
            reply_domain="posse.test",
            secret_keys=KEYS,
            var=tmp_path,
        )

    return settings


@pytest.fixture
def sender(
    database: Database, links: Links, post_office: PostOffice, settings_for: Callable[[str], Settings]
) -> Sender:
    """A worker's Sender, its mail server up and running."""
    return Sender(settings_for(post_office.url), database, links)
