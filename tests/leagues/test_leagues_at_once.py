"""Several workers sweep one league at the same time: everything is done, and nothing twice."""

from __future__ import annotations

import threading
from dataclasses import replace
from datetime import datetime, timedelta

import pytest
from sqlalchemy import text
from sqlmodel import col, func, select

from service.db.database import Database
from service.leagues import replacing, season_start
from service.models import Game, LeagueGame, LeagueSeason, Outmail, Seat
from tests.databases import both, url_of
from tests.leagues.league import PEOPLE, TWO, WITH_JUDGEMENTS, LeagueHarness
from tests.rows import commit, row, rows
from tests.service.at_once import at_once
from tests.service.sweeping import sweep
from tests.waiting import until

WORKERS = 4


def _sweep_at_once(database: Database, now: datetime) -> None:
    """Let workers on machines of their own do all that is due."""
    machines = [Database(url_of(database)) for _ in range(WORKERS)]
    at_once(*(lambda machine=machine: sweep(machine, now, WITH_JUDGEMENTS) for machine in machines))
    for machine in machines:
        machine.close()
    sweep(database, now)  # what one of them left to another that had gone home


@both
@pytest.mark.proof
def test_a_season_is_begun_mailed_judged_and_closed_once(database: Database, now: datetime) -> None:
    league = LeagueHarness(database, now, PEOPLE[:5], replace(TWO, same_deals=True))
    begins = now + timedelta(days=2)
    _sweep_at_once(database, begins)
    assert row(database, select(func.count()).select_from(LeagueSeason)) == 1
    dealt = rows(database, select(LeagueGame))
    assert len(dealt) == len({one.game for one in dealt} - {None}) == 10
    assert row(database, select(func.count()).select_from(Game)) == 10
    league.now = begins
    league.leave("Anna")
    _sweep_at_once(database, begins)
    assert [place.leaving for place in league.places("Anna")] == [False]
    _sweep_at_once(database, begins + timedelta(days=7))
    league.now = league.season().ends_at
    _sweep_at_once(database, league.now)
    season = league.season()
    assert season.closed_at == season.opened_at == league.now
    words = [cause.split()[0] for cause in rows(database, select(Outmail.cause).where(Outmail.kind == "league"))]
    assert row(database, select(func.count()).select_from(Game).where(col(Game.sealed).is_(True))) == 0
    assert (words.count("over"), words.count("week")) == (4, 4)


@pytest.mark.proof
@pytest.mark.parametrize("database", ["PostgreSQL"], indirect=True)  # SQLite has one writer at a time
def test_who_leaves_while_a_game_is_dealt_has_no_seat_in_it(league: LeagueHarness, database: Database) -> None:
    league.begin_undealt()

    def leave() -> None:
        league.leave("Anna")
        while _replace_one(database, league.now):
            pass

    leaver = threading.Thread(target=leave)
    with database.writing() as session:
        while season_start.deal_one(session, league.now):
            session.flush()
        leaver.start()
        until(lambda: _waiting(database) or not leaver.is_alive(), 60, "the other transaction to wait, or to end")
    leaver.join()
    league.sweep()
    assert "Anna" not in set(rows(database, select(Seat.name)))


def _waiting(database: Database) -> bool:
    """Return whether a transaction waits for a lock."""
    with database.reading() as session:
        return bool(session.connection().execute(text("SELECT 1 FROM pg_locks WHERE NOT granted")).first())


def _replace_one(database: Database, now: datetime) -> bool:
    return commit(database, replacing.replace_one, now)
