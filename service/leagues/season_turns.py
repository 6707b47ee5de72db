"""The turns that somebody has had in a season: by them it is told who is out of it, and who has played it on time."""

from __future__ import annotations

from sqlmodel import Session

from service.gamelog.log import GameLog
from service.models import Game, LeaguePlace, LeagueSeason, PlayedSeat
from service.results import played_seats
from service.results.reliability import Reliability
from service.standings import season_record

_FEW_TURNS = 6  # after fewer nobody is out of the season
_ON_TIME = 10  # a season is played on time if no more than one turn in so many was late


def turns_of(session: Session, season: LeagueSeason, place: LeaguePlace) -> Reliability:
    """Return how many turns the player of a place has had, in all games: those that are played and judged ones, too."""
    turns = late = 0
    for row in season_record.tables_of_place(session, season, place):
        n = row.seats.index(place.number)
        counted = session.get(PlayedSeat, (row.game, n))
        game = None if row.game is None else session.get(Game, row.game)
        if counted is not None:
            turns, late = turns + counted.turns, late + counted.late
        elif game is not None and (log := GameLog(session, game)).seats[n].robot is None:
            found = played_seats.turns_of(log)
            turns, late = turns + found[n, False] + found[n, True], late + found[n, True]
    return Reliability(turns, late)


def has_lapsed(found: Reliability) -> bool:
    """Return whether somebody has had six turns or more and the clock or a robot had to finish half of them."""
    return found.turns >= _FEW_TURNS and 2 * found.late >= found.turns


def is_on_time(found: Reliability) -> bool:
    """Return whether somebody has had turns, and nine of ten or more were in time."""
    return found.turns > 0 and found.late * _ON_TIME <= found.turns
