"""The end of a season: on its date what is still played is stopped and judged; then it is closed and the cards opened.

Each step takes one row. Games are locked before the rows of their league.
"""

from __future__ import annotations

from datetime import datetime, timedelta

from sqlalchemy import ColumnElement
from sqlmodel import Session, col, func, select

from service.db.database import after_commit
from service.games import stopping
from service.games.transaction import GameTransaction
from service.leagues.season_start import WEEK
from service.models import UNDER_WAY, Game, League, LeagueGame, LeaguePlace, LeagueSeason, PlayedSeat
from service.queues import retries

STOPS, CLOSINGS, OPENINGS = (
    retries.Queue("league-stops"),
    retries.Queue("league-closings"),
    retries.Queue("league-openings"),
)


def stop_one(session: Session, now: datetime) -> bool:
    """Stop one game that is played when its season is over, or was stopped before, and have it judged.

    Return False if there is none.
    """
    unsettled = select(LeagueGame).where(
        col(LeagueGame.season_id).in_(select(LeagueSeason.id).where(_is_over(now))),
        col(LeagueGame.judged).is_(None),
        col(LeagueGame.judge_due).is_(None),
        ~retries.waits(STOPS, col(LeagueGame.id), now),
        ~_is_counted(),
    )
    unsettled = unsettled.outerjoin(Game, col(Game.id) == col(LeagueGame.game))
    unsettled = unsettled.where(col(Game.id).is_(None) | (col(Game.status) != "over"))
    row = session.exec(unsettled.order_by(col(LeagueGame.id)).limit(1)).first()
    if row is None:
        return False
    retries.take(session, STOPS, row.id)
    if row.game is None or session.get(Game, row.game) is None:
        row.judged = []  # it was not dealt in time, or it is erased
        return True
    tx = GameTransaction.lock(session, row.game, now)
    if tx.game.status in UNDER_WAY:
        stopping.stop_unsaid(tx)
        tx.note_clock(None, "season over")
    if tx.game.status == "stopped":
        row.judge_due = now
        after_commit(session).thought_due = True
    return True


def close_one(session: Session, now: datetime) -> bool:
    """Close one season whose date has come and all of whose games have a result; return False if there is none.

    Its players are mailed, and the next season follows in a week.
    """
    without_result = select(LeagueGame.id).where(
        LeagueGame.season_id == LeagueSeason.id, col(LeagueGame.judged).is_(None), ~_is_counted()
    )
    due = select(LeagueSeason).where(_is_over(now), ~without_result.exists())
    due = due.where(~retries.waits(CLOSINGS, col(LeagueSeason.id), now))
    season = session.exec(due.order_by(col(LeagueSeason.ends_at)).limit(1).with_for_update(skip_locked=True)).first()
    if season is None:
        return False
    retries.take(session, CLOSINGS, season.id)
    season.closed_at = now
    league = session.get_one(League, season.league_id, with_for_update={"key_share": True})
    league.season_due = None if league.ended_at is not None else now + WEEK
    for place in session.exec(select(LeaguePlace).where(LeaguePlace.season_id == season.id)).all():
        if place.member_id is not None and place.replaced is None:
            place.mail_due = now
    return True


def open_one(session: Session, now: datetime) -> bool:
    """Open the cards of one game of a closed season in which all divisions played the same deals; False if none is.

    A season is open once all its games are.
    """
    closed = select(LeagueSeason).where(col(LeagueSeason.closed_at).is_not(None), col(LeagueSeason.opened_at).is_(None))
    closed = closed.where(~retries.waits(OPENINGS, col(LeagueSeason.id), now))
    season = session.exec(closed.order_by(col(LeagueSeason.id)).limit(1)).first()
    if season is None:
        return False
    retries.take(session, OPENINGS, season.id)
    sealed = select(Game.id).join(LeagueGame, col(LeagueGame.game) == col(Game.id))
    sealed = sealed.where(LeagueGame.season_id == season.id, col(Game.sealed).is_(True))
    found = session.exec(sealed.limit(1)).first()
    if found is None:
        season.opened_at = now
    else:
        GameTransaction.lock(session, found, now).game.sealed = False
    return True


def extend(session: Session, since: datetime, time: timedelta) -> None:
    """Let the seasons that were under way at a moment end later by so much: as the clocks of their games do."""
    under_way = select(LeagueSeason).where(col(LeagueSeason.closed_at).is_(None), LeagueSeason.ends_at > since)
    for season in session.exec(under_way.with_for_update()).all():
        season.ends_at += time


def _is_over(now: datetime) -> ColumnElement[bool]:
    return (col(LeagueSeason.ends_at) <= now) & col(LeagueSeason.closed_at).is_(None)


def _is_counted() -> ColumnElement[bool]:
    """Return, for a query over games of leagues, whether the result of one that was played to its end is there."""
    return select(func.count()).where(PlayedSeat.game == LeagueGame.game).scalar_subquery() > 0
