"""The picture for previews of a deal: of today's nothing but the day, of an open one its results."""

from __future__ import annotations

import re
from datetime import date, timedelta
from io import BytesIO

import pytest
from flask.testing import FlaskClient
from PIL import Image

from service.db.database import Database
from service.models import DailyDeal, DealResult
from service.sweep import deal_days
from service.web.daily import preview
from tests.service.sweeping import sweep
from tests.service.web.conftest import Clock
from tests.settings import BASE_URL, NOW

TODAY = date(2026, 11, 20)


@pytest.fixture(autouse=True)
def announced(database: Database, clock: Clock) -> None:
    sweep(database, clock(), deal_days.STEPS)


def picture(client: FlaskClient, day: date, **query: str) -> bytes:
    answer = client.get(f"/daily/{day}/preview.png", query_string=query)
    assert (answer.status_code, answer.mimetype) == (200, "image/png")
    return answer.data


def test_the_page_of_a_deal_names_a_picture_as_large_as_it_says(
    client: FlaskClient, database: Database, clock: Clock
) -> None:
    pages = ["/daily"]
    clock.now += timedelta(days=1)
    sweep(database, clock(), deal_days.STEPS)
    for page in [*pages, f"/daily/{TODAY}"]:
        (url,) = re.findall(r'<meta property="og:image" content="([^"]*)">', client.get(page).text)
        assert url.startswith(BASE_URL)
        with Image.open(BytesIO(client.get(url.removeprefix(BASE_URL)).data)) as shown:
            assert (shown.format, shown.size) == ("PNG", (1200, 630))


def test_the_picture_of_a_deal_that_is_played_says_nothing_of_it(client: FlaskClient, database: Database) -> None:
    before = picture(client, TODAY)
    with database.writing() as session:
        deal = session.get_one(DailyDeal, TODAY)
        deal.seed, deal.robots = "0" * 32, ["greenhorn"]
        session.add(DealResult(game="a", day=TODAY, lead=5000, ended_at=NOW))
    assert picture(client, TODAY) == before


@pytest.mark.slow
def test_the_picture_of_an_open_deal_shows_its_results_in_the_reader_s_language(
    client: FlaskClient, database: Database, clock: Clock
) -> None:
    clock.now += timedelta(days=1)
    sweep(database, clock(), deal_days.STEPS)
    pictures = [picture(client, TODAY)]
    for tally in ([[5000, 1]], [[5000, 1], [9000, 1]]):
        with database.writing() as session:
            session.get_one(DailyDeal, TODAY).tally = tally
        pictures.append(picture(client, TODAY))
    assert len({*pictures, picture(client, TODAY, lang="de")}) == 4


def test_a_picture_is_drawn_once_and_kept_by_whoever_asked_for_it(client: FlaskClient) -> None:
    drawn = preview._picture.cache_info().misses
    for _ in range(3):
        first = client.get(f"/daily/{TODAY}/preview.png?lang=nl")
    assert preview._picture.cache_info().misses <= drawn + 1
    assert first.headers["Cache-Control"] == "public, max-age=3600"
    again = client.get(f"/daily/{TODAY}/preview.png?lang=nl", headers={"If-None-Match": first.headers["ETag"]})
    assert (again.status_code, again.data) == (304, b"")


@pytest.mark.parametrize("day", ["2026-11-21", "2026-11-19", "2026-13-01", "x"])
def test_there_is_no_picture_of_a_day_to_come_or_without_a_deal(client: FlaskClient, day: str) -> None:
    answer = client.get(f"/daily/{day}/preview.png")
    assert (answer.status_code, answer.headers["Cache-Control"]) == (404, "no-store")
