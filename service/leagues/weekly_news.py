"""The mail of a league to each of its players: once a week, and when the season is over.

Before it, whoever has let half of their turns lapse is out of the season, and is told that instead; and whoever has
played a season on time waits less after leaving another one.
"""

from __future__ import annotations

from datetime import datetime
from typing import NamedTuple

from sqlmodel import Session, col, select

from service.gamelog.log import GameLog
from service.games.transaction import GameTransaction
from service.leagues import membership, season_turns
from service.leagues.season_start import WEEK
from service.mail.kinds import league_news
from service.models import UNDER_WAY, Game, LeagueMember, LeaguePlace, LeagueSeason
from service.queues import retries
from service.standings import season_record

QUEUE = retries.Queue("league-news")


class OwnSeat(NamedTuple):
    """A seat of a player in a season: the game, and its number."""

    game: Game
    n: int


def mail_one(session: Session, now: datetime) -> bool:
    """Handle one place whose mail is due; return False if none is."""
    due = select(LeaguePlace).where(col(LeaguePlace.mail_due) <= now, ~retries.waits(QUEUE, col(LeaguePlace.id), now))
    place = session.exec(due.order_by(col(LeaguePlace.mail_due), col(LeaguePlace.id)).limit(1)).first()
    if place is None:
        return False
    retries.take(session, QUEUE, place.id)
    season = session.get_one(LeagueSeason, place.season_id)
    member = session.get(LeagueMember, place.member_id)
    seats = [] if member is None or member.player_id is None else _seats(session, season, place, member.player_id)
    tx = GameTransaction.lock(session, seats[0].game.id, now) if seats else None  # before the rows of the league
    session.refresh(place, with_for_update=True)
    if place.mail_due is None or place.mail_due > now:
        return True  # another process was faster
    place.mail_due = _a_week_later(place.mail_due, season, now)
    if member is None:
        return True
    turns = season_turns.turns_of(session, season, place)
    if season.closed_at is not None and season_turns.is_on_time(turns):
        member.strikes = max(member.strikes - 1, 0)
    if tx is None:
        return True
    if season.closed_at is not None:
        if not member.mails_off:
            league_news.queue_over(tx, seats[0].n, place)
    elif season_turns.has_lapsed(turns):
        membership.replace(session, place, member, "lapsed")
        member.left_at = now
        league_news.queue_out(tx, seats[0].n, place)
    elif not member.mails_off:
        league_news.queue_week(tx, seats[0].n, place)
    return True


def _a_week_later(due: datetime, season: LeagueSeason, now: datetime) -> datetime | None:
    """Return when the next mail is due: a week after this one was, so that a late one makes no other later."""
    later = due + WEEK if due + WEEK > now else now + WEEK
    return later if season.closed_at is None and later < season.ends_at else None


def _seats(session: Session, season: LeagueSeason, place: LeaguePlace, player_id: int) -> list[OwnSeat]:
    """Return the seats that a place's player has in the season, those in games under way first."""
    found = []
    for row in season_record.tables_of_place(session, season, place):
        game, n = None if row.game is None else session.get(Game, row.game), row.seats.index(place.number)
        if game is not None and GameLog(session, game).seats[n].player_id == player_id:
            found.append(OwnSeat(game, n))
    return sorted(found, key=lambda one: (one.game.status not in UNDER_WAY, one.game.id))
