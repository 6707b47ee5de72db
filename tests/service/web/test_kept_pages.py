"""Public pages of ended hands are made once and kept, and are always what they would be if they were made now."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from datetime import timedelta
from pathlib import Path
from typing import Any

import pytest
from flask import Flask
from flask.testing import FlaskClient
from sqlalchemy import event

from service.db.database import Database
from service.games.transaction import GameTransaction
from service.operations.privacy import forgetting
from service.table import resigning
from service.web import create_app
from service.web.base import kept_pages
from service.web.base.app_state import EXTENSION, AppState
from tests.service.harness import Harness, over
from tests.service.web.conftest import Clock, People
from tests.settings import settings


@pytest.fixture
def under_way(harness: Harness) -> Harness:
    """The game in its second hand."""
    assert harness.act_until(lambda position: position.hand_no == 2 and position.phase == "play")
    return harness


def public_pages(harness: Harness) -> list[str]:
    """Addresses of a game that anybody may ask for, of all hands and of some tables."""
    base, at = f"/g/{harness.id}", harness.game().at
    moments = sorted({*range(0, at, 25), at - 1, at})
    views = ["", "?view=all", "?view=bystander"]
    pages = [f"{base}{path}" for path in (".txt", ".json", "/scores", "/scores.csv", "/check", "?hand=1", "?hand=9")]
    pages += [f"{base}{view}" for view in views] + [f"{base}?hand={n}&view=all" for n in (1, 2, 3)]
    return pages + [f"{base}/at/{n}{view}" for n in moments for view in views[:2]]


@pytest.fixture
def fresh(database: Database, clock: Clock, tmp_path: Path) -> Any:
    """A function that returns what an application answers that has kept nothing."""
    site = settings(tmp_path, mailbox=True)
    another = create_app(site, database, clock)

    def answer(path: str) -> tuple[int, bytes]:
        another.extensions[EXTENSION] = AppState.of(site, database, clock)
        found = another.test_client().get(path)
        return found.status_code, found.data

    return answer


@contextmanager
def statements(database: Database) -> Iterator[list[str]]:
    """Collect the statements that are executed."""
    found: list[str] = []

    def note(_connection: Any, _cursor: Any, statement: str, *_: Any) -> None:
        found.append(statement)

    event.listen(database._reader, "before_cursor_execute", note)
    yield found
    event.remove(database._reader, "before_cursor_execute", note)


def differing(client: FlaskClient, fresh: Any, pages: list[str]) -> list[str]:
    answers = {path: client.get(path) for path in pages}
    return [path for path, found in answers.items() if (found.status_code, found.data) != fresh(path)]


@pytest.mark.slow
@pytest.mark.parametrize("path", ["", "?hand=2", "?view=all", "/at/30", "/at/30?view=all", ".txt", "/check"])
def test_a_page_of_a_game_that_is_over_is_made_once(
    client: FlaskClient, harness: Harness, database: Database, path: str
) -> None:
    harness.act_until(over)
    first = client.get(f"/g/{harness.id}{path}")
    with statements(database) as executed:
        again = client.get(f"/g/{harness.id}{path}")
    assert (again.status_code, again.data, again.content_type) == (200, first.data, first.content_type)
    assert again.headers.get("ETag") == first.headers.get("ETag")
    assert executed
    assert not any("FROM move" in statement for statement in executed)


@pytest.mark.slow
def test_a_page_of_an_ended_hand_is_made_once_between_moves(
    client: FlaskClient, under_way: Harness, database: Database
) -> None:
    pages = [f"/g/{under_way.id}?hand=1", f"/g/{under_way.id}/at/9"]
    first = [client.get(page).data for page in pages]
    with statements(database) as executed:
        assert [client.get(page).data for page in pages] == first
    assert not any("FROM move" in statement for statement in executed)
    with statements(database) as executed:
        client.get(f"/g/{under_way.id}")
        client.get(f"/g/{under_way.id}/at/{under_way.game().at}")
    assert any("FROM move" in statement for statement in executed), "the present hand is not kept"


@pytest.mark.slow
def test_kept_pages_are_what_they_would_be_now(
    client: FlaskClient, under_way: Harness, clock: Clock, fresh: Any
) -> None:
    """After moves, resigning, at another time, and when the game is over."""
    assert differing(client, fresh, public_pages(under_way)) == []
    clock.now += timedelta(days=1)
    assert differing(client, fresh, public_pages(under_way)) == []
    under_way.act(times=5)
    assert differing(client, fresh, public_pages(under_way)) == []
    with under_way.database.writing() as session:
        resigning.resign(GameTransaction.lock(session, under_way.id, under_way.now, 1), 1)
    assert differing(client, fresh, public_pages(under_way)) == []
    under_way.act_until(over)
    for _ in range(2):
        assert differing(client, fresh, public_pages(under_way)) == []


@pytest.mark.slow
def test_a_name_that_is_forgotten_is_on_no_kept_page(client: FlaskClient, harness: Harness, database: Database) -> None:
    harness.act_until(over)
    pages = [page for page in public_pages(harness) if "view=all" not in page][:12]
    assert any("Burt" in client.get(page).text for page in pages)
    with database.writing() as session:
        player_id = GameTransaction.lock(session, harness.id, harness.now).seats[1].player_id
        forgetting.forget(session, player_id or 0, harness.now)
    assert [page for page in pages if "Burt" in client.get(page).text] == []


@pytest.mark.slow
def test_who_has_a_link_is_shown_no_kept_page(
    client: FlaskClient, under_way: Harness, people: People, fresh: Any
) -> None:
    pages = [f"/g/{under_way.id}?hand=1", f"/g/{under_way.id}/at/9"]
    for n in range(3):
        pages += [f"{people.page(n)}/history?hand=1", f"{people.page(n)}/at/9"]
    for _ in range(2):
        assert differing(client, fresh, pages) == []


@pytest.mark.slow
def test_the_pages_of_one_process_have_a_bound(
    client: FlaskClient, app: Flask, harness: Harness, monkeypatch: pytest.MonkeyPatch
) -> None:
    harness.act_until(over)
    monkeypatch.setattr(kept_pages, "MOST_BYTES", 100_000)
    for n in range(60):
        assert client.get(f"/g/{harness.id}/at/{n}").status_code == 200
    pages = app.extensions[EXTENSION].pages._pages
    assert 2 <= len(pages) < 10
    assert sum(len(page.content) for page in pages.values()) <= 100_000
