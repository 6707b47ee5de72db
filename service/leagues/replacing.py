"""Robots take the seats of whoever has left a season: one game in each call."""

from __future__ import annotations

from datetime import datetime

from sqlmodel import Session, col, select

from service.games.transaction import GameTransaction
from service.models import UNDER_WAY, Game, LeaguePlace, LeagueSeason
from service.queues import retries
from service.standings import season_record
from service.table import seats_given_to_robots

QUEUE = retries.Queue("league-replacements")


def replace_one(session: Session, now: datetime) -> bool:
    """Give one seat of somebody who has left to a robot, or note that they have none; return False if nobody has left.

    A game that is still to be dealt begins with the robot.
    """
    leaving = select(LeaguePlace).where(col(LeaguePlace.leaving), ~retries.waits(QUEUE, col(LeaguePlace.id), now))
    place = session.exec(leaving.order_by(col(LeaguePlace.id)).limit(1)).first()
    if place is None:
        return False
    retries.take(session, QUEUE, place.id)
    season = session.get_one(LeagueSeason, place.season_id)
    for row in season_record.tables_of_place(session, season, place):
        game = None if row.game is None else session.get(Game, row.game)
        if game is None or game.status not in UNDER_WAY:
            continue
        tx, n = GameTransaction.lock(session, game.id, now), row.seats.index(place.number)
        if tx.game.status in UNDER_WAY and tx.seats[n].robot is None:
            seats_given_to_robots.give_in_league(tx, n)
            return True
    place.leaving = False
    return True
