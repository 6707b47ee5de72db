"""Several workers sweep one league at the same time: everything is done, and nothing twice."""

from __future__ import annotations

import threading
from dataclasses import replace
from datetime import datetime, timedelta

import pytest
from sqlmodel import Session, col, func, select

from service.db.database import Database
from service.leagues import replacing, season_start
from service.models import Game, LeagueGame, LeagueSeason, Outmail, Seat
from tests.databases import both
from tests.leagues.league import PEOPLE, TERMS, WITH_JUDGEMENTS, LeagueHarness
from tests.service.sweeping import sweep
from tests.service.test_tables_at_once import meanwhile

pytestmark = both
WORKERS = 4


def _sweep_at_once(database: Database, now: datetime) -> None:
    """Let workers on machines of their own do all that is due."""
    faults: list[BaseException] = []

    def work(machine: Database) -> None:
        try:
            sweep(machine, now, WITH_JUDGEMENTS)
        except BaseException as error:
            faults.append(error)

    url = database._url.render_as_string(hide_password=False)
    machines = [Database(url) for _ in range(WORKERS)]
    threads = [threading.Thread(target=work, args=(machine,)) for machine in machines]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(120)
    for machine in machines:
        machine.close()
    assert faults == []
    sweep(database, now)  # what one of them left to another that had gone home


@pytest.mark.slow
def test_a_season_is_begun_mailed_judged_and_closed_once(database: Database, now: datetime) -> None:
    league = LeagueHarness(database, now, PEOPLE[:5], replace(TERMS, players=2, same_deals=True))
    begins = now + timedelta(days=2)
    _sweep_at_once(database, begins)
    with database.reading() as session:
        assert session.exec(select(func.count()).select_from(LeagueSeason)).one() == 1
        rows = session.exec(select(LeagueGame)).all()
        assert len(rows) == len({row.game for row in rows} - {None}) == 10
        assert session.exec(select(func.count()).select_from(Game)).one() == 10
    league.now = begins
    league.leave("Anna")
    _sweep_at_once(database, begins)
    assert [place.leaving for place in league.places("Anna")] == [False]
    _sweep_at_once(database, begins + timedelta(days=7))
    league.now = league.season().ends_at
    _sweep_at_once(database, league.now)
    season = league.season()
    assert season.closed_at == season.opened_at == league.now
    with database.reading() as session:
        mails = select(Outmail.cause).where(Outmail.kind == "league").order_by(col(Outmail.cause))
        words = [cause.split()[0] for cause in session.exec(mails)]
        assert session.exec(select(func.count()).select_from(Game).where(col(Game.sealed).is_(True))).one() == 0
    assert (words.count("over"), words.count("week")) == (4, 4)


def test_who_leaves_while_a_game_is_dealt_has_no_seat_in_it(database: Database, now: datetime) -> None:
    league = LeagueHarness(database, now, PEOPLE[:3], replace(TERMS, players=2))
    league.later(days=2)
    with database.writing() as session:
        assert season_start.begin_one(session, league.now)

    def deal(session: Session) -> None:
        while season_start.deal_one(session, league.now):
            session.flush()

    def leave() -> None:
        league.leave("Anna")
        while _replace_one(database, league.now):
            pass

    meanwhile(database, deal, leave)
    league.sweep()
    with database.reading() as session:
        assert "Anna" not in set(session.exec(select(Seat.name)))


def _replace_one(database: Database, now: datetime) -> bool:
    with database.writing() as session:
        return replacing.replace_one(session, now)
