"""Measure the pages of a daily deal that so many have played, beside a page of the site that reads no results.

One in ten of them is named, as a guest. For the month's table as many are named on each of its days, by an address.
"""

from __future__ import annotations

import random
from datetime import UTC, date, datetime, timedelta
from functools import partial
from pathlib import Path

from flask.testing import FlaskClient
from sqlmodel import Session

from bench.page_times import milliseconds, on_both, write
from service.db.database import Database
from service.gamelog import deals
from service.models import DailyDeal, DealResult, Player
from service.web import create_app
from tests.service.sweeping import WITH_DEALS, sweep
from tests.settings import BASE_URL, settings

PLAYERS, NAMED, DAYS, TIMES = 100_000, 0.1, 30, 30
MONTHS = 5  # times that the month's table is asked for, which takes long
BEGIN = datetime(2026, 11, 20, 9, 30, tzinfo=UTC)


def main(players: int = PLAYERS, times: int = TIMES) -> None:
    """Print the median of each page, in milliseconds, on SQLite and, if the machine has it, on PostgreSQL."""
    title = f"A deal that {players:,} have played, milliseconds a page (median of {times}):"
    on_both(title, partial(_measure, players, times))


def _measure(players: int, times: int, kind: str, url: str, folder: Path) -> None:
    database = Database(url)
    database.migrate()
    now = [BEGIN]
    client = create_app(settings(folder), database, lambda: now[0]).test_client()

    sweep(database, now[0], WITH_DEALS)
    page = _played(client)
    with database.writing() as session:
        _fill(session, players)
    pages = {"/rules/gryphon-2014": "the rules", "/daily": "on its day", page: "of a player who has ended the hand"}
    found = {what: milliseconds(client, path, times) for path, what in pages.items()}
    now[0] += timedelta(days=1)
    sweep(database, now[0], WITH_DEALS)
    found["when it is over"] = milliseconds(client, f"/daily/{deals.day_of(BEGIN)}", times)
    found["of that player, when it is over"] = milliseconds(client, page, times)
    with database.writing() as session:
        _fill_month(session, round(players * NAMED))
    found["of the month"] = milliseconds(client, f"/daily/month/{deals.day_of(BEGIN):%Y-%m}", min(times, MONTHS))
    for what, took in found.items():
        write(kind, what, took)
    database.close()


def _played(client: FlaskClient) -> str:
    """Play the deal to its end; return the page of its seat."""
    page: str = client.post("/daily", json={}).get_json()["url"].removeprefix(BASE_URL)
    while (seat := client.get(page, headers={"Accept": "application/json"}).get_json())["status"] == "playing":
        client.post(f"{page}/moves", json={"move": seat["legal"][0], "at": seat["at"]})
    return page


def _fill(session: Session, players: int) -> None:
    chance, day = random.Random(1), deals.day_of(BEGIN)  # noqa: S311 - to be repeatable
    rows = (_result(f"{n:024x}", day, chance) for n in range(players))
    named = [row | {"name": "Guest" if chance.random() < NAMED else None} for row in rows]
    session.execute(DealResult.__table__.insert(), named)  # type: ignore[attr-defined]


def _fill_month(session: Session, named: int) -> None:
    chance, first = random.Random(2), deals.day_of(BEGIN).replace(day=1)  # noqa: S311 - as above
    numbers = range(1, named + 1)
    players = [Player(address=f"player{n}@example.org", created_at=BEGIN).model_dump() | {"id": n} for n in numbers]
    session.execute(Player.__table__.insert(), players)  # type: ignore[attr-defined]
    for day in (first + timedelta(days=n) for n in range(DAYS)):
        if session.get(DailyDeal, day) is None:
            session.add(DailyDeal(day=day, edition="", robots=[], seed="", commitment="", opened_at=BEGIN, mean=0))
            session.flush()
        rows = [_result(f"{day} {n}", day, chance) | {"name": f"Player {n}", "player_id": n} for n in numbers]
        session.execute(DealResult.__table__.insert(), rows)  # type: ignore[attr-defined]


def _result(game: str, day: date, chance: random.Random) -> dict[str, object]:
    """Return a row of a result, of nobody yet."""
    return {"game": game, "day": day, "lead": round(chance.gauss(0, 5000) / 500) * 500, "ended_at": BEGIN}


if __name__ == "__main__":
    main()
