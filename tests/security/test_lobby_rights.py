"""Only the organiser's live link reminds, withdraws, fills and calls off; whoever else tries changes nothing.

Links of other scopes and standings are in test_permissions.py.
"""

from __future__ import annotations

from datetime import timedelta

import pytest
from flask.testing import FlaskClient
from sqlmodel import SQLModel

from service.db.database import Database
from service.links import LinkContent, Scope
from tests.security.scenes import lobby, path_of
from tests.service.web.conftest import Clock

POSTS = (
    ("", {"action": "remind", "seat": 2}),
    ("", {"action": "ask", "seat": 2, "withdrawn": 0, "name": "Eve", "email": "eve@evil.example"}),
    ("", {"action": "robot", "seat": 2, "withdrawn": 0}),
    ("/cancel", {}),
)


@pytest.mark.slow
@pytest.mark.parametrize("scope", ["invite", "confirm"])
@pytest.mark.parametrize(("path", "body"), POSTS)
def test_nobody_but_the_organiser_changes_who_plays(
    client: FlaskClient, database: Database, clock: Clock, scope: Scope, path: str, body: dict[str, object]
) -> None:
    """With a player's unanswered invitation, or a link to confirm that names a seat which never had one."""
    link = path_of(LinkContent(scope, lobby(database, clock.now), 1, 0, 0))
    clock.now += timedelta(days=1)
    before = rows(database)
    assert client.post(link + path, json=body).status_code in (400, 410)
    assert client.post(link + path, data=body).status_code in (400, 410)
    assert rows(database) == before


@pytest.mark.parametrize(("path", "body"), POSTS)
def test_the_organiser_does(
    client: FlaskClient, database: Database, clock: Clock, path: str, body: dict[str, object]
) -> None:
    link = path_of(LinkContent("confirm", lobby(database, clock.now), 0, 0, 0))
    clock.now += timedelta(days=1)
    before = rows(database)
    assert client.post(link + path, json=body).status_code == 200
    assert rows(database) != before


def rows(database: Database) -> list[object]:
    """Everything in the database."""
    with database.reading() as session:
        return [session.execute(table.select()).all() for table in SQLModel.metadata.sorted_tables]
