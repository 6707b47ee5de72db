"""The table of a month of deals, and the curve of one player's: compared with what they mean, worked out by hand."""

from __future__ import annotations

import random
import re
from datetime import date, timedelta
from io import BytesIO
from statistics import mean, stdev

import pytest
from flask.testing import FlaskClient
from PIL import Image
from sqlmodel import select

from service.daily import deal_months, own_deals
from service.daily.deal_months import MonthRank
from service.db.database import Database
from service.models import DailyDeal, DealResult, Player
from service.sweep import deal_days
from service.web.daily import preview
from tests.rows import alter
from tests.service.sweeping import sweep
from tests.service.web.conftest import JSON, Clock, Table
from tests.settings import BASE_URL, NOW

TODAY = date(2026, 11, 20)
NOVEMBER = date(2026, 11, 1)
MEANS = {NOVEMBER + timedelta(days=n): 100 * n for n in range(-1, 31)}  # from 31 October to 1 December
PLAYERS = {"Anna": 3, "Burt": 7, "Curt": 11}  # and the seeds of their results


def results(name: str) -> dict[date, int]:
    """The leads of a player by day: Curt has missed half of the days."""
    chance = random.Random(PLAYERS[name])
    return {day: chance.randrange(-20, 20) * 500 for day in MEANS if name != "Curt" or chance.random() < 0.5}


@pytest.fixture
def players(table: Table) -> dict[str, int]:
    """Ids of players with a result on each day; only Burt is not named on the days before the 15th."""
    ids: dict[str, int] = {}
    with table.database.writing() as session:
        for day, field in MEANS.items():
            robots = ["cautious"]
            deal = DailyDeal(day=day, edition="gryphon-2014", robots=robots, seed="", commitment="", mean=field)
            session.add(deal)
        session.add(DailyDeal(day=date(2026, 12, 2), edition="x", robots=[], seed="", commitment=""))
        session.flush()
        for name in PLAYERS:
            player = Player(address=f"{name}@example.org", created_at=table.now)
            session.add(player)
            session.flush()
            ids[name] = player.id or 0
            for day, lead in results(name).items():
                named = None if name == "Burt" and day < date(2026, 11, 15) else name
                row = f"{name}{day}"
                one = DealResult(game=row, day=day, lead=lead, name=named, player_id=player.id, ended_at=table.now)
                session.add(one)
        session.add(DealResult(game="guest", day=NOVEMBER, lead=50_000, name="Guest", ended_at=table.now))
    return ids


def test_the_best_twenty_days_of_a_month_are_added_up(database: Database, players: dict[str, int]) -> None:
    expected = []
    for name in PLAYERS:
        days = [day for day in results(name) if day.month == 11 and (name != "Burt" or day.day >= 15)]
        best = sorted((results(name)[day] - MEANS[day] for day in days), reverse=True)[:20]
        expected.append((-sum(best), name, len(best)))
    with database.reading() as session:
        table = deal_months.table_of(session, NOVEMBER)
        assert table == [MonthRank(n, name, days, -less) for n, (less, name, days) in enumerate(sorted(expected), 1)]
        assert [one.days for one in deal_months.table_of(session, date(2026, 12, 1))] == [1, 1, 1][: len(table)]
    assert {one.days for one in table} != {20}, "some have fewer days"


def test_equal_sums_share_a_rank(database: Database, players: dict[str, int]) -> None:
    with database.writing() as session:
        for row in session.exec(select(DealResult)).all():
            row.lead = MEANS[row.day]
    with database.reading() as session:
        assert [(one.rank, one.over) for one in deal_months.table_of(session, NOVEMBER)] == [(1, 0)] * 3


@pytest.mark.parametrize(
    ("month", "status"),
    [("2026-11", 200), ("2026-10", 200), ("2026-12", 404), ("2026-13", 404), ("2026-1", 404), ("x", 404)],
)
def test_a_month_has_a_page_from_its_first_day_on(client: FlaskClient, clock: Clock, month: str, status: int) -> None:
    assert client.get(f"/daily/month/{month}").status_code == status


def test_a_month_leads_to_the_one_before_if_there_were_deals(client: FlaskClient, players: dict[str, int]) -> None:
    assert 'href="/daily/month/2026-10"' in client.get("/daily/month/2026-11").text
    assert "/daily/month/" not in client.get("/daily/month/2026-10").text


def test_the_page_of_a_month_names_its_players(client: FlaskClient, players: dict[str, int]) -> None:
    page = client.get("/daily/month/2026-11")
    assert all(name in page.text for name in PLAYERS)
    assert "Guest" not in page.text.replace("Guests", "")
    found = client.get("/daily/month/2026-11", headers=JSON).json
    assert [sorted(one) for one in found["table"]] == [["days", "name", "over", "rank"]] * 3


def test_a_player_s_mean_has_its_error(database: Database, players: dict[str, int]) -> None:
    with database.reading() as session:
        found = own_deals.of_player(session, players["Curt"])
    overs = [lead - MEANS[day] for day, lead in results("Curt").items()]
    assert [(one.day, one.over) for one in found] == list(zip(results("Curt"), overs, strict=True))
    assert found[0].error is None
    for n, one in enumerate(found[1:], 2):
        assert one.mean == pytest.approx(mean(overs[:n]))
        assert one.error == pytest.approx(stdev(overs[:n]) / n**0.5)


def test_only_a_player_s_own_link_shows_their_deals(table: Table, players: dict[str, int]) -> None:
    empty = table.get(1, "/deals")
    assert empty.status_code == 200
    assert "A hand stands here when its day is over" in empty.text
    table.change_seat(1, player_id=players["Anna"])
    shown = table.get(1, "/deals")
    assert "32 days: on average" in shown.text
    assert shown.text.count("<polyline") == 3
    assert len(table.json(1, "/deals")["deals"]) == 32
    turn = table.position().turn
    assert table.client.get(f"{table.page(turn, 'turn', 0)}/deals").status_code == 410, "a link that gets forwarded"
    table.change_seat(1, player_id=None)
    assert table.get(1, "/deals").status_code == 410, "a guest has no address"


# --- the picture for previews of a deal -------------------------------------------------------------------------------


@pytest.fixture
def announced(database: Database, clock: Clock) -> None:
    sweep(database, clock(), deal_days.STEPS)


def picture(client: FlaskClient, day: date, **query: str) -> bytes:
    answer = client.get(f"/daily/{day}/preview.png", query_string=query)
    assert (answer.status_code, answer.mimetype) == (200, "image/png")
    return answer.data


@pytest.mark.usefixtures("announced")
def test_the_page_of_a_deal_names_a_picture_of_its_size(client: FlaskClient, database: Database, clock: Clock) -> None:
    pages = ["/daily"]
    clock.now += timedelta(days=1)
    sweep(database, clock(), deal_days.STEPS)
    for page in [*pages, f"/daily/{TODAY}"]:
        (url,) = re.findall(r'<meta property="og:image" content="([^"]*)">', client.get(page).text)
        assert url.startswith(BASE_URL)
        with Image.open(BytesIO(client.get(url.removeprefix(BASE_URL)).data)) as shown:
            assert (shown.format, shown.size) == ("PNG", (1200, 630))


@pytest.mark.usefixtures("announced")
def test_the_picture_of_a_deal_that_is_played_says_nothing_of_it(client: FlaskClient, database: Database) -> None:
    before = picture(client, TODAY)
    with database.writing() as session:
        deal = session.get_one(DailyDeal, TODAY)
        deal.seed, deal.robots = "0" * 32, ["greenhorn"]
        session.add(DealResult(game="a", day=TODAY, lead=5000, ended_at=NOW))
    assert picture(client, TODAY) == before


@pytest.mark.usefixtures("announced")
def test_the_picture_of_an_open_deal_shows_its_results_in_the_reader_s_language(
    client: FlaskClient, database: Database, clock: Clock
) -> None:
    clock.now += timedelta(days=1)
    sweep(database, clock(), deal_days.STEPS)
    pictures = [picture(client, TODAY)]
    for tally in ([[5000, 1]], [[5000, 1], [9000, 1]]):
        alter(database, DailyDeal, TODAY, tally=tally)
        pictures.append(picture(client, TODAY))
    assert len({*pictures, picture(client, TODAY, lang="de")}) == 4


@pytest.mark.usefixtures("announced")
def test_a_picture_is_drawn_once_and_kept_by_whoever_asked_for_it(client: FlaskClient) -> None:
    drawn = preview._picture.cache_info().misses
    for _ in range(3):
        first = client.get(f"/daily/{TODAY}/preview.png?lang=nl")
    assert preview._picture.cache_info().misses <= drawn + 1
    assert first.headers["Cache-Control"] == "public, max-age=3600"
    again = client.get(f"/daily/{TODAY}/preview.png?lang=nl", headers={"If-None-Match": first.headers["ETag"]})
    assert (again.status_code, again.data) == (304, b"")


@pytest.mark.parametrize("day", ["2026-11-21", "2026-11-19", "2026-13-01", "x"])
@pytest.mark.usefixtures("announced")
def test_there_is_no_picture_of_a_day_to_come_or_without_a_deal(client: FlaskClient, day: str) -> None:
    answer = client.get(f"/daily/{day}/preview.png")
    assert (answer.status_code, answer.headers["Cache-Control"]) == (404, "no-store")
