"""A season as its rows tell it: the divisions with their tables, and what became of each game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from sqlalchemy import func, select
from sqlmodel import Session, col

from service.models import Game, GameStatus, League, LeagueGame, LeaguePlace, LeagueSeason, PlayedSeat
from service.standings.points import GameResult, Standing, standings


class LeagueTable(NamedTuple):
    """A game of a division. `status`: of the game; None before it is dealt, and once it is erased.

    `result`: None as long as it is played, and for one that was never dealt. `judged`: it was not played to its end.
    """

    row: LeagueGame
    status: GameStatus | None
    at: int
    result: GameResult | None
    judged: bool


class DivisionRecord(NamedTuple):
    """A division: its places by number, its table from the top, and its games, but for those of robots alone."""

    number: int
    places: Sequence[LeaguePlace]
    standings: Sequence[Standing]
    games: Sequence[LeagueTable]

    def place_of(self, standing: Standing) -> LeaguePlace:
        """Return whose standing that is."""
        return self.places[standing.number]


def season_of(session: Session, league_id: int, number: int | None = None) -> LeagueSeason | None:
    """Return a season of a league by its number, or the latest one; None if there is none."""
    seasons = select(LeagueSeason).where(col(LeagueSeason.league_id) == league_id)
    if number is not None:
        seasons = seasons.where(col(LeagueSeason.number) == number)
    return session.scalars(seasons.order_by(col(LeagueSeason.number).desc()).limit(1)).first()


def latest_seasons(session: Session, leagues: Sequence[League]) -> dict[int, LeagueSeason]:
    """Return by league its latest season; nothing for one that has none yet."""
    ids = [league.id for league in leagues]
    latest = select(col(LeagueSeason.league_id), func.max(col(LeagueSeason.number)).label("number"))
    latest = latest.where(col(LeagueSeason.league_id).in_(ids)).group_by(col(LeagueSeason.league_id))
    newest = latest.subquery()
    same = (col(LeagueSeason.league_id) == newest.c.league_id) & (col(LeagueSeason.number) == newest.c.number)
    return {season.league_id: season for season in session.scalars(select(LeagueSeason).join(newest, same))}


def divisions_of(session: Session, season: LeagueSeason) -> list[DivisionRecord]:
    """Return the divisions of a season, the highest first."""
    places = select(LeaguePlace).where(col(LeaguePlace.season_id) == season.id)
    by_division: dict[int, list[LeaguePlace]] = {}
    for place in session.scalars(places.order_by(col(LeaguePlace.division), col(LeaguePlace.number))):
        by_division.setdefault(place.division, []).append(place)
    games: dict[int, list[LeagueTable]] = {}
    for table in tables_of(session, season):
        games.setdefault(table.row.division, []).append(table)
    return [_record(number, found, games.get(number, [])) for number, found in by_division.items()]


def tables_of(session: Session, season: LeagueSeason) -> list[LeagueTable]:
    """Return the games of a season in order, with what has become of each."""
    rows = select(LeagueGame, col(Game.status), col(Game.at)).outerjoin(Game, col(Game.id) == col(LeagueGame.game))
    rows = rows.where(col(LeagueGame.season_id) == season.id)
    found = session.execute(rows.order_by(col(LeagueGame.division), col(LeagueGame.number))).all()
    played = _played(session, season)
    return [_table(row, status, at or 0, played.get(row.game or "", [])) for row, status, at in found]


def tables_of_place(session: Session, season: LeagueSeason, place: LeaguePlace) -> list[LeagueGame]:
    """Return the games that a place of a season plays, in order."""
    games = select(LeagueGame).where(col(LeagueGame.season_id) == season.id, col(LeagueGame.division) == place.division)
    found = session.scalars(games.order_by(col(LeagueGame.number)))
    return [game for game in found if place.number in game.seats]


def _played(session: Session, season: LeagueSeason) -> dict[str, list[tuple[int, int]]]:
    """Return by game the place and the dollars of each seat, of the games that were played to their end."""
    seats = select(col(PlayedSeat.game), col(PlayedSeat.place), col(PlayedSeat.money))
    seats = seats.join(LeagueGame, col(LeagueGame.game) == col(PlayedSeat.game))
    seats = seats.where(col(LeagueGame.season_id) == season.id).order_by(col(PlayedSeat.seat))
    found: dict[str, list[tuple[int, int]]] = {}
    for game, place, money in session.execute(seats):
        found.setdefault(game, []).append((place, money))
    return found


def _table(row: LeagueGame, status: GameStatus | None, at: int, played: Sequence[tuple[int, int]]) -> LeagueTable:
    ended = played or [(place, money) for place, money in row.judged or ()]
    result = None
    if ended:
        places, money = zip(*ended, strict=True)
        result = GameResult(tuple(row.seats), places, money)
    return LeagueTable(row, status, at, result, judged=not played and bool(row.judged))


def _record(number: int, places: Sequence[LeaguePlace], games: Sequence[LeagueTable]) -> DivisionRecord:
    out = {place.number for place in places if place.replaced is not None}
    robots = out | {place.number for place in places if place.member_id is None}
    games = [game for game in games if game.row.game or not robots.issuperset(game.row.seats)]  # never to be dealt
    results = [game.result for game in games if game.result is not None]
    return DivisionRecord(number, places, standings([place.number for place in places], out, results), games)
