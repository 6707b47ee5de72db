"""Only the organiser reminds, withdraws, fills and calls off. Other links are in test_permissions.py."""

from __future__ import annotations

from datetime import timedelta

import pytest
from flask.testing import FlaskClient

from service.db.database import Database
from service.links import LinkContent, Scope
from tests.rows import everything
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
    before = everything(database)
    assert client.post(link + path, json=body).status_code in (400, 410)
    assert client.post(link + path, data=body).status_code in (400, 410)
    assert everything(database) == before
