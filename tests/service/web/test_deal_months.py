"""The table of a month of deals, and the curve of one player's: compared with what they mean, worked out by hand."""

from __future__ import annotations

import random
from datetime import date, timedelta
from statistics import mean, stdev

import pytest
from flask.testing import FlaskClient
from sqlmodel import select

from service.daily import deal_months, own_deals
from service.daily.deal_months import MonthRank
from service.db.database import Database
from service.models import DailyDeal, DealResult, Player, Seat
from tests.service.harness import Harness
from tests.service.web.conftest import JSON, Clock, People

NOVEMBER = date(2026, 11, 1)
MEANS = {NOVEMBER + timedelta(days=n): 100 * n for n in range(-1, 31)}  # from 31 October to 1 December
PLAYERS = {"Anna": 3, "Burt": 7, "Curt": 11}  # and the seeds of their results


def results(name: str) -> dict[date, int]:
    """The leads of a player by day: Curt has missed half of the days."""
    chance = random.Random(PLAYERS[name])
    return {day: chance.randrange(-20, 20) * 500 for day in MEANS if name != "Curt" or chance.random() < 0.5}


@pytest.fixture
def players(database: Database, harness: Harness) -> dict[str, int]:
    """Ids of players with a result on each day; only Burt is not named on the days before the 15th."""
    ids: dict[str, int] = {}
    with database.writing() as session:
        for day, field in MEANS.items():
            robots = ["cautious"]
            deal = DailyDeal(day=day, edition="gryphon-2014", robots=robots, seed="", commitment="", mean=field)
            session.add(deal)
        session.add(DailyDeal(day=date(2026, 12, 2), edition="x", robots=[], seed="", commitment=""))
        session.flush()
        for name in PLAYERS:
            player = Player(address=f"{name}@example.org", created_at=harness.now)
            session.add(player)
            session.flush()
            ids[name] = player.id or 0
            for day, lead in results(name).items():
                named = None if name == "Burt" and day < date(2026, 11, 15) else name
                row = f"{name}{day}"
                one = DealResult(game=row, day=day, lead=lead, name=named, player_id=player.id, ended_at=harness.now)
                session.add(one)
        session.add(DealResult(game="guest", day=NOVEMBER, lead=50_000, name="Guest", ended_at=harness.now))
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


def test_a_month_leads_to_the_one_before_as_long_as_there_were_deals(
    client: FlaskClient, players: dict[str, int]
) -> None:
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


def test_only_a_player_s_own_link_shows_their_deals(
    client: FlaskClient, database: Database, harness: Harness, people: People, players: dict[str, int]
) -> None:
    empty = client.get(f"{people.page(1)}/deals")
    assert empty.status_code == 200
    assert "A hand stands here when its day is over" in empty.text
    with database.writing() as session:
        own = session.exec(select(Seat).where(Seat.game_id == harness.id, Seat.n == 1)).one()
        own.player_id = players["Anna"]
    shown = client.get(f"{people.page(1)}/deals")
    assert "32 days: on average" in shown.text
    assert shown.text.count("<polyline") == 3
    assert len(client.get(f"{people.page(1)}/deals", headers=JSON).json["deals"]) == 32
    turn = harness.position().turn
    assert client.get(f"{people.page(turn, 'turn', 0)}/deals").status_code == 410, "a link that gets forwarded"
    with database.writing() as session:
        session.merge(own).player_id = None
    assert client.get(f"{people.page(1)}/deals").status_code == 410, "a guest has no address"
