"""How many rows one link can write: everything that stores one has a daily limit, and pages show the latest only."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import timedelta
from random import Random
from typing import Any

import pytest
from flask.testing import FlaskClient
from sqlalchemy import func, select, update
from sqlmodel import SQLModel, col
from werkzeug.test import TestResponse

from service.clocks import timeline
from service.db.database import Database
from service.following.own_devices import MOST
from service.games.transaction import GameTransaction
from service.links import LinkContent
from service.lobby import rematch
from service.lobby.proposal import read_proposal
from service.lobby.proposing import begin_without_address
from service.models import Game
from service.players import hours
from service.players.fresh_links import RENEWED_A_DAY
from service.table import resigning
from tests.quick import few
from tests.security.scenes import path_of
from tests.security.test_permissions import ROUTES
from tests.service.harness import Harness
from tests.service.web.conftest import JSON, Clock, People, Table, text_of

ENDS_IT = ("forget", "move", "never")  # actions after which the link cannot do anything more, or the game goes on
BETWEEN_POSTS = timedelta(seconds=6)  # slower than two lines of talk may follow each other


def posts(n: int) -> Iterator[tuple[str, dict[str, Any]]]:
    """Everything that a link can post and that can be posted again: the paths behind the link's own and the bodies."""
    for route in ROUTES:
        if route.method == "POST" and route.action not in ENDS_IT and route.body != {"kind": "end"}:
            yield route.path.replace("<int:motion>", str(n)).replace("<n>", "0"), route.body or {}
    yield "/motions", {"kind": "pause"}
    yield "/clock", {"away_until": f"2026-11-{22 + n % 5}"}
    yield "/clock", {"away_until": ""}
    yield "/clock", {"quiet_from": f"0{n % 8}:00", "quiet_to": "08:00"}
    yield "/orders", {"photo": ("ask", "never", "always")[n % 3]}
    yield "/mails", {"mails": ("off", "on")[n % 2]}
    yield "/mails/all", {"plan": ("all", "needed", "digest")[n % 3]}
    yield "/talk", {"line": f"Line {n}"}
    yield "/note", {"note": f"Note {n}"}
    yield "/motions/1", {"answer": "no"}
    yield "/return", {}


def rows(database: Database) -> dict[str, int]:
    """Return the number of rows of each table that has any."""
    with database.reading() as session:
        found = {
            name: session.connection().execute(select(func.count()).select_from(table)).scalar_one()
            for name, table in SQLModel.metadata.tables.items()
        }
    return {name: number for name, number in found.items() if number}


def link_of(people: People, n: int) -> str:
    """Return the page of a seat by its newest link: its player reads the mails that renew it."""
    return path_of(LinkContent("seat", people.game_id, n, people.seat(n).epoch, 0))


def post_everything(client: FlaskClient, people: People, clock: Clock, seat: int, rounds: range) -> None:
    """Post everything in another order in each round."""
    for n in rounds:
        bodies = list(posts(n))
        Random(n).shuffle(bodies)
        for path, body in bodies:
            clock.now += BETWEEN_POSTS
            answer = client.post(link_of(people, seat) + path, json=body, headers=JSON)
            assert answer.status_code < 500, (path, body)


def guests_game(database: Database, clock: Clock) -> str:
    players = [{"name": "Guest"}, {"robot": "cautious"}]
    with database.writing() as session:
        return begin_without_address(session, read_proposal({"players": players}), clock.now).id


@pytest.mark.slow
@pytest.mark.parametrize("who", few(["a player", "a guest"], 1))
def test_posting_everything_again_and_again_writes_no_more_rows_that_day(
    client: FlaskClient, database: Database, clock: Clock, people_of: Any, who: str
) -> None:
    if who == "a guest":
        people, seat = people_of(guests_game(database, clock)), 0
    else:
        harness = Harness(database, clock.now)
        people, seat = people_of(harness.id), harness.position().turn
    post_everything(client, people, clock, seat, range(12))
    before = rows(database)
    post_everything(client, people, clock, seat, range(12, 14))
    after = rows(database)
    devices = (before.pop("device", 0), after.pop("device", 0))  # they are taken off again in between
    assert max(devices) <= MOST
    assert after == before
    assert sum(before.values()) < 500


# --- what is told when a limit is reached -----------------------------------------------------------------------------


def refused(answer: TestResponse) -> str:
    """Return the message of a refusal that says when the same may be done again."""
    assert answer.status_code == 429
    assert 0 < int(answer.headers["Retry-After"]) <= 86400
    return str(answer.json["message"])


def test_resigning_has_a_daily_limit_and_returning_has_none(table: Table) -> None:
    page = table.page(1)
    for _ in range(resigning.RESIGNATIONS_A_DAY):
        assert table.client.post(f"{page}/resign", json={}, headers=JSON).status_code == 200
        table.now += timedelta(minutes=30)
        assert table.client.post(f"{page}/return", json={}, headers=JSON).status_code == 200
    said = refused(table.client.post(f"{page}/resign", json={}, headers=JSON))
    assert said == "At most 5 times in 24 hours a seat can be given up, please. You can resign again in 22 hours."
    shown = table.client.post(f"{page}/resign")
    assert shown.status_code == 429
    assert said in text_of(shown)
    table.now += timedelta(days=1)
    assert table.client.post(f"{page}/resign", json={}, headers=JSON).status_code == 200


def test_resigning_by_one_player_takes_nothing_from_another(table: Table) -> None:
    for _ in range(resigning.RESIGNATIONS_A_DAY):
        table.press(1, "/resign")
        table.press(1, "/return")
    assert table.send(2, "/resign").status_code == 200


def test_an_absence_can_be_changed_so_often_a_day_and_ended_always(table: Table) -> None:
    page = f"{table.page(1)}/clock"
    for n in range(hours.ABSENCES_A_DAY):
        body = {"away_until": f"2026-11-{22 + n % 2}"}
        assert table.client.post(page, json=body, headers=JSON).status_code == 200
    said = refused(table.client.post(page, json={"away_until": "2026-11-26"}, headers=JSON))
    assert said == "At most 10 absences in 24 hours, please. You can change the date again in 24 hours."
    shown = table.client.post(page, data={"away_until": "2026-11-26"})
    assert shown.status_code == 429
    assert said in text_of(shown)
    assert table.client.post(page, json={"away_until": ""}, headers=JSON).json["away_until"] is None
    assert table.client.post(page, json={"time_zone": "Europe/Berlin"}, headers=JSON).status_code == 200


def test_fresh_links_have_a_daily_limit(table: Table) -> None:
    for _ in range(RENEWED_A_DAY):
        assert table.client.post(f"{link_of(table, 1)}/links", json={}, headers=JSON).status_code == 200
        table.now += timedelta(minutes=1)
    said = refused(table.client.post(f"{link_of(table, 1)}/links", json={}, headers=JSON))
    assert "At most 10 new links" in said


def test_a_game_is_played_again_so_often_a_day(client: FlaskClient, database: Database, clock: Clock) -> None:
    """Against robots alone the next game can be ended at once, and the next one asked for."""
    game = guests_game(database, clock)
    with database.writing() as session:
        session.exec(update(Game).values(status="over", ended_at=clock.now))
    page = path_of(LinkContent("seat", game, 0, 0, 0))
    for _ in range(rematch.AGAIN_A_DAY):
        following = client.post(f"{page}/rematch", json={}, headers=JSON)
        assert following.status_code == 200
        with database.writing() as session:
            session.exec(update(Game).where(col(Game.id) != game).values(status="stopped"))
        clock.now += timedelta(minutes=1)
    said = refused(client.post(f"{page}/rematch", json={}, headers=JSON))
    assert said == "At most 10 times in 24 hours a game can be played again, please. The next time is in 24 hours."
    assert rows(database)["game"] == rematch.AGAIN_A_DAY + 1
    clock.now += timedelta(days=1)
    assert client.post(f"{page}/rematch", json={}, headers=JSON).status_code == 200


# --- what pages show --------------------------------------------------------------------------------------------------


@pytest.mark.slow
def test_pages_show_the_latest_events_however_many_there_are(table: Table) -> None:
    """As in a game from before the limits."""
    with table.database.writing() as session:
        tx = GameTransaction.lock(session, table.id, table.now)
        for n in range(3000):
            tx.note_clock(1, ("resigned", "back", "away")[n % 3])
    history, own = table.client.get(table.public), table.get(1, "/clock")
    listed = table.get(1, "/clock", headers=JSON).json["timeline"]
    assert history.text.count("is back") == timeline.MOST_SHOWN // 2
    assert own.text.count("<li>") < timeline.MOST_SHOWN + 30
    assert len(listed) == timeline.MOST_SHOWN
    assert listed[-1]["what"] == "away"
    assert max(len(page.data) for page in (history, own, table.get(1))) < 64 * 1024
    for page in (history, own):
        assert "Only the latest 100 events are shown" in text_of(page)
