"""Pages that are kept: public ones of ended hands by the site, and those that have not changed by a browser.

They are always what they would be if they were made now. What a player keeps to themselves changes no page of another
and no ETag: tests/service/web/test_sealed.py.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from flask import Flask

from service.db.database import Database
from service.privacy import forgetting
from service.table import resigning
from service.web import create_app
from service.web.base import kept_pages
from service.web.base.app_state import EXTENSION, AppState
from tests.databases import statements
from tests.rows import commit
from tests.service.harness import Harness, over
from tests.service.web.conftest import JSON, Clock, Resumed, Table, to_the_end
from tests.settings import settings


def to_the_second_hand(harness: Harness) -> None:
    assert harness.act_until(lambda position: position.hand_no == 2 and position.phase == "play")


@pytest.fixture
def under_way(resumed: Resumed) -> Table:
    """A game in its second hand."""
    return resumed(to_the_second_hand)


@pytest.fixture
def ended(resumed: Resumed) -> Table:
    """A game of three people that is over."""
    return resumed(to_the_end)


def public_pages(table: Table) -> list[str]:
    """Addresses of a game that anybody may ask for, of all hands and of some tables."""
    base, at = table.public, table.game().at
    moments = sorted({*range(0, at, 60), at - 1, at})
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


def differing(table: Table, fresh: Any, pages: list[str]) -> list[str]:
    answers = {path: table.client.get(path) for path in pages}
    return [path for path, found in answers.items() if (found.status_code, found.data) != fresh(path)]


@pytest.mark.slow
@pytest.mark.parametrize("path", ["", "?hand=2", "?view=all", "/at/30", "/at/30?view=all", ".txt", "/check"])
def test_a_page_of_a_game_that_is_over_is_made_once(ended: Table, path: str) -> None:
    first = ended.client.get(ended.public + path)
    with statements() as executed:
        again = ended.client.get(ended.public + path)
    assert (again.status_code, again.data, again.content_type) == (200, first.data, first.content_type)
    assert again.headers.get("ETag") == first.headers.get("ETag")
    assert executed
    assert not any("FROM move" in statement for statement in executed)


@pytest.mark.slow
def test_a_page_of_an_ended_hand_is_made_once_between_moves(under_way: Table) -> None:
    pages = [f"{under_way.public}?hand=1", f"{under_way.public}/at/9"]
    first = [under_way.client.get(page).data for page in pages]
    with statements() as executed:
        assert [under_way.client.get(page).data for page in pages] == first
    assert not any("FROM move" in statement for statement in executed)
    with statements() as executed:
        under_way.client.get(under_way.public)
        under_way.client.get(f"{under_way.public}/at/{under_way.game().at}")
    assert any("FROM move" in statement for statement in executed), "the present hand is not kept"


@pytest.mark.slow
def test_kept_pages_are_what_they_would_be_now(under_way: Table, fresh: Any) -> None:
    """After moves, resigning, at another time, and when the game is over; to who has a link, no kept page is shown."""
    own = [f"{under_way.page(n)}{path}" for n in (0, 1) for path in ("/history?hand=1", "/at/9")]
    assert differing(under_way, fresh, [*public_pages(under_way), *own]) == []
    under_way.later(days=1)
    under_way.act(times=5)
    under_way.do(resigning.resign, 1)
    assert differing(under_way, fresh, [*public_pages(under_way), *own]) == []
    under_way.act_until(over)
    assert differing(under_way, fresh, public_pages(under_way)) == []


def test_a_name_that_is_forgotten_is_on_no_kept_page(ended: Table) -> None:
    pages = [page for page in public_pages(ended) if "view=all" not in page][:12]
    assert any("Burt" in ended.client.get(page).text for page in pages)
    commit(ended.database, forgetting.forget, ended.seat(1).player_id or 0, ended.now)
    assert [page for page in pages if "Burt" in ended.client.get(page).text] == []


@pytest.mark.slow
def test_the_pages_of_one_process_have_a_bound(app: Flask, ended: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(kept_pages, "MOST_BYTES", 100_000)
    for n in range(20):
        assert ended.client.get(f"{ended.public}/at/{n}").status_code == 200
    pages = app.extensions[EXTENSION].pages._pages
    assert 2 <= len(pages) < 10
    assert sum(len(page.content) for page in pages.values()) <= 100_000


# --- what a browser keeps ---------------------------------------------------------------------------------------------


def test_a_page_is_sent_again_only_if_it_has_changed_and_asking_is_no_post_for_which_a_mail_waits(table: Table) -> None:
    turn = table.position().turn
    stored = table.game().model_dump(), table.seat(turn).model_dump()
    pages = [table.get(n) for n in range(3)]
    for n, first in enumerate(pages):
        again = table.get(n, headers={"If-None-Match": first.headers["ETag"]})
        assert (again.status_code, again.data) == (304, b"")
        assert again.headers["ETag"] == first.headers["ETag"]
        assert again.headers["Cache-Control"] == first.headers["Cache-Control"] == "no-store"
    weak = table.get(turn, headers={"If-None-Match": f"W/{pages[turn].headers['ETag']}"})
    assert weak.status_code == 304, "a proxy that compresses makes an ETag weak"
    assert "ETag" not in table.get(turn, headers=JSON).headers
    assert (table.game().model_dump(), table.seat(turn).model_dump()) == stored
    assert table.game().posted_at == {}
    table.post(turn, "draw supply")
    for n, old in enumerate(pages):
        new = table.get(n, headers={"If-None-Match": old.headers["ETag"]})
        assert new.status_code == 200
        assert new.headers["ETag"] != old.headers["ETag"]
        assert new.data != old.data
