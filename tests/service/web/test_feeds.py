"""Atom feeds of a game and of the deals of the days, as a feed reader's own library reads them."""

from __future__ import annotations

import re
from collections.abc import Sequence
from datetime import UTC, datetime, time, timedelta
from typing import Any

import feedparser
import pytest
from flask.testing import FlaskClient

from service.db.database import Database
from service.models import DailyDeal, Game
from tests.service.harness import Harness
from tests.service.web.conftest import Clock, text_of
from tests.settings import BASE_URL


def read(client: FlaskClient, path: str) -> Any:
    """Return a feed, of which the library has nothing to say, with absolute addresses."""
    answer = client.get(path)
    assert answer.status_code == 200
    assert answer.content_type == "application/atom+xml; charset=utf-8"
    found = feedparser.parse(answer.data)
    assert not found.bozo, found.get("bozo_exception")
    assert found.version == "atom10"
    ids = [entry.id for entry in found.entries]
    assert len(set(ids)) == len(ids)
    urls = [found.feed.link, found.feed.id, *ids, *(entry.link for entry in found.entries)]
    assert all(url.startswith(f"{BASE_URL}/") for url in urls)
    updated = [entry.updated_parsed for entry in found.entries]
    assert updated == sorted(updated, reverse=True)
    return found


def text_lines(client: FlaskClient, game_id: str) -> set[str]:
    return {line.strip() for line in re.sub(r"(?m)^ *\d+ ", "", client.get(f"/g/{game_id}.txt").text).splitlines()}


@pytest.mark.slow
def test_a_feed_tells_the_latest_turns_as_a_bystander_knows_them(client: FlaskClient, harness: Harness) -> None:
    turns: dict[str, str] = {}
    for _ in range(40):
        harness.later(minutes=1)
        harness.act()
        found = read(client, f"/g/{harness.id}.atom")
        assert found.feed.title == "Friday"
        assert found.feed.link == f"{BASE_URL}/g/{harness.id}"
        latest = found.entries[0]
        assert latest.link == f"{BASE_URL}/g/{harness.id}/at/{harness.game().at}"
        assert latest.updated_parsed[:6] == harness.moves()[-1].made_at.timetuple()[:6]
        for entry in reversed(found.entries):
            turns.setdefault(entry.id, entry.title)
        said = {line for entry in found.entries for line in entry.summary.splitlines() if line}
        assert said <= text_lines(client, harness.id)
    assert len(turns) > 5
    assert {entry.id for entry in found.entries} == set(turns), "an entry that is read again stays the same one"


@pytest.mark.slow
def test_a_feed_goes_back_two_hands(client: FlaskClient, harness: Harness) -> None:
    harness.act_until(lambda position: position.hand_no == 4)
    found = read(client, f"/g/{harness.id}.atom")
    first = int(found.entries[-1].id.rpartition("/")[2])
    assert first > 1
    assert len(found.entries) <= 40
    harness.act_until(lambda position: False)
    assert "The game is over" in read(client, f"/g/{harness.id}.atom").entries[0].summary


def test_what_players_have_typed_is_text_in_a_feed(client: FlaskClient, database: Database, harness: Harness) -> None:
    with database.writing() as session:
        session.get_one(Game, harness.id).name = "<b>1 & 2 < 3</b>"
    assert read(client, f"/g/{harness.id}.atom").feed.title_detail.value == "<b>1 & 2 < 3</b>"


def test_a_feed_that_has_not_changed_is_not_sent_again(client: FlaskClient, harness: Harness) -> None:
    path = f"/g/{harness.id}.atom"
    tag = client.get(path).headers["ETag"]
    assert client.get(path, headers={"If-None-Match": tag}).status_code == 304
    harness.act()
    assert client.get(path, headers={"If-None-Match": tag}).status_code == 200


def test_a_feed_that_is_kept_has_nothing_of_who_asked_first(client: FlaskClient, over: Harness) -> None:
    path = f"/g/{over.id}.atom"
    first = client.get(f"{path}?from=somebody")
    assert b"somebody" not in first.data
    again = client.get(path)
    assert (again.data, again.headers["ETag"]) == (first.data, first.headers["ETag"])
    assert client.get(path, headers={"If-None-Match": first.headers["ETag"]}).status_code == 304


def test_a_sealed_game_has_no_feed(client: FlaskClient, database: Database, harness: Harness) -> None:
    with database.writing() as session:
        session.get_one(Game, harness.id).sealed = True
    assert client.get(f"/g/{harness.id}.atom").status_code == 404
    assert client.get(f"/g/{'0' * 24}.atom").status_code == 404


def test_pages_lead_to_their_feeds(client: FlaskClient, harness: Harness, deals: list[DailyDeal]) -> None:
    for page, path in ((f"/g/{harness.id}", f"/g/{harness.id}.atom"), ("/daily", "/daily.atom")):
        shown = client.get(page)
        assert f'<link rel="alternate" type="application/atom+xml" href="{path}"' in shown.text
        assert f'<a href="{path}">' in shown.text
        assert "feed" in text_of(shown)


@pytest.fixture
def deals(database: Database, clock: Clock) -> list[DailyDeal]:
    """The deals of twenty days and those to come; those that are over are open, but for the last."""
    made = []
    for n in range(-20, 32):
        day = clock.now.date() + timedelta(days=n)
        deal = DailyDeal(day=day, edition="gryphon-2014", robots=["cautious"], seed="secret", commitment="")
        if n < -1:
            deal.opened_at, deal.mean = datetime.combine(day + timedelta(days=1), time(1), UTC), 100 * n
        made.append(deal)
    with database.writing() as session:
        session.add_all(made)
    return made


def test_the_deals_are_told_as_they_open(client: FlaskClient, deals: Sequence[DailyDeal], clock: Clock) -> None:
    found = read(client, "/daily.atom")
    today, *others = found.entries
    assert (today.id, today.link) == (f"{BASE_URL}/daily/{clock.now.date()}", f"{BASE_URL}/daily")
    assert [entry.link for entry in others] == [
        f"{BASE_URL}/daily/{clock.now.date() - timedelta(days=n)}" for n in range(2, 15)
    ]
    assert "\N{MINUS SIGN}$200" in others[0].summary
    assert "secret" not in client.get("/daily.atom").text
    clock.now += timedelta(days=2)
    assert today.id not in [entry.id for entry in read(client, "/daily.atom").entries], "until it is open"
