"""Only the organiser's live link reminds, withdraws, fills and calls off; whoever else tries changes nothing."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime, timedelta

import pytest
from flask.testing import FlaskClient
from sqlmodel import SQLModel

from service.db.database import Database
from service.games.transaction import GameTransaction
from service.links import LinkContent
from service.lobby import invitations
from service.lobby.acceptance import accept
from tests.security.scenes import lobby, path_of
from tests.service.web.conftest import Clock

POSTS = (
    ("", {"action": "remind", "seat": 2}),
    ("", {"action": "ask", "seat": 2, "withdrawn": 0, "name": "Eve", "email": "eve@evil.example"}),
    ("", {"action": "robot", "seat": 2, "withdrawn": 0}),
    ("/cancel", {}),
)


def accepted(database: Database, now: datetime, game: str) -> str:
    """A player who has accepted and waits for the others."""
    with database.writing() as session:
        accept(GameTransaction.lock(session, game, now), 1)
    return path_of(LinkContent("invite", game, 1, 0, 0))


def invited(database: Database, now: datetime, game: str) -> str:
    """A player who has not answered."""
    return path_of(LinkContent("invite", game, 1, 0, 0))


def proposer(database: Database, now: datetime, game: str) -> str:
    """Whoever typed the form, before the mail to confirm it was opened."""
    return path_of(LinkContent("proposal", game, 0, 0, 0))


def wrong_seat(database: Database, now: datetime, game: str) -> str:
    """A link to confirm that names a seat which never had one."""
    return path_of(LinkContent("confirm", game, 1, 0, 0))


def revoked(database: Database, now: datetime, game: str) -> str:
    """An organiser's link from before they had a newer one."""
    with database.writing() as session:
        invitations.invite_anew(GameTransaction.lock(session, game, now), 0)
    return path_of(LinkContent("confirm", game, 0, 0, 0))


def begun(database: Database, now: datetime, game: str) -> str:
    """The organiser's link, once the cards are dealt."""
    with database.writing() as session:
        for n in (1, 2):
            accept(GameTransaction.lock(session, game, now), n)
    return path_of(LinkContent("confirm", game, 0, 0, 0))


@pytest.mark.slow
@pytest.mark.parametrize("who", [accepted, invited, proposer, wrong_seat, revoked, begun])
@pytest.mark.parametrize(("path", "body"), POSTS)
def test_nobody_but_the_organiser_changes_who_plays(
    client: FlaskClient,
    database: Database,
    clock: Clock,
    who: Callable[[Database, datetime, str], str],
    path: str,
    body: dict[str, object],
) -> None:
    game = lobby(database, clock.now)
    link = who(database, clock.now, game)
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
