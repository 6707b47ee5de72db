"""A division in words: its points, who plays in it, and the games of one of its places."""

from __future__ import annotations

from fractions import Fraction

from sqlmodel import Session, col, select

from engine.language import Text, dollars, enumerated, text, text_of
from service.models import UNDER_WAY, Game, League, LeagueGame, LeaguePlace, LeagueSeason
from service.standings.points import POINTS
from service.standings.season_record import DivisionRecord, LeagueTable

ORDINALS = (
    text_of("place in a game", "first"),
    text_of("place in a game", "second"),
    text_of("place in a game", "third"),
    text_of("place in a game", "fourth"),
)
_WAITS_FOR_YOU = text("Game {number} with {others}: it is your turn.")
_WAITS = text("Game {number} with {others}: it is the turn of {name}.")
_PLAYED = text("Game {number} with {others}: it is being played.")
_TO_COME = text("Game {number} with {others}: it will be judged.")
_ENDED = text("Game {number} with {others}: you were {place}, with {money}.")
_JUDGED = text("Game {number} with {others}: it was judged, and you are {place}, with {money}.")
_NEVER = text("Game {number} with {others}: it was not played.")
_IS_NEW = text("You play in division {division} of {league}.")
_STAYS = text("You play in division {division} of {league}, as in the season before.")
_IS_UP = text("You have gone up from division {before} to division {division} of {league}.")
_IS_DOWN = text("You have gone down from division {before} to division {division} of {league}.")


def shown_points(points: Fraction) -> str:
    """Return points with at most one decimal: shares of a place need not be whole numbers."""
    return str(points.numerator) if points.denominator == 1 else f"{float(points):.1f}"


def points_in_words() -> str:
    """Return the points of the places, the first first."""
    return enumerated([str(number) for number in POINTS])


def division_told(session: Session, game_id: str, seat: int) -> Text | None:
    """Return in which division a game's player plays, and what became of them since the season before.

    None if it is no game of a league.
    """
    row = session.exec(select(LeagueGame).where(LeagueGame.game == game_id)).first()
    if row is None:
        return None
    season = session.get_one(LeagueSeason, row.season_id)
    league = session.get_one(League, season.league_id)
    place = select(LeaguePlace).where(LeaguePlace.season_id == season.id, LeaguePlace.division == row.division)
    member_id = session.exec(place.where(LeaguePlace.number == row.seats[seat])).one().member_id
    before = select(LeaguePlace.division).join(LeagueSeason, col(LeagueSeason.id) == col(LeaguePlace.season_id))
    before = before.where(LeagueSeason.league_id == league.id, LeagueSeason.number == season.number - 1)
    was = session.exec(before.where(LeaguePlace.member_id == member_id)).first()
    if was is None:
        return _IS_NEW.format(division=row.division, league=league.name)
    message = _STAYS if was == row.division else _IS_UP if was > row.division else _IS_DOWN
    return message.format(before=was, division=row.division, league=league.name)


def fixtures(session: Session, record: DivisionRecord, place: LeaguePlace) -> list[Text]:
    """Return a sentence for each game of a place: with whom, and whose turn it is or how it has ended."""
    return [_sentence(session, record, game, place) for game in record.games if place.number in game.row.seats]


def _sentence(session: Session, record: DivisionRecord, table: LeagueTable, place: LeaguePlace) -> Text:
    names = [record.places[number].name for number in table.row.seats]
    seat = table.row.seats.index(place.number)
    told = {"number": table.row.number + 1, "others": enumerated([name for n, name in enumerate(names) if n != seat])}
    if table.result is not None:
        ended = _JUDGED if table.judged else _ENDED
        return ended.format(
            **told, place=ORDINALS[table.result.places[seat] - 1], money=dollars(table.result.money[seat])
        )
    if table.row.judged is not None:
        return _NEVER.format(**told)
    if table.status not in UNDER_WAY:
        return (_PLAYED if table.row.judge_due is None else _TO_COME).format(**told)
    turn = _turn(session, table)
    if turn is None:
        return _PLAYED.format(**told)
    return _WAITS_FOR_YOU.format(**told) if turn == seat else _WAITS.format(**told, name=names[turn])


def _turn(session: Session, table: LeagueTable) -> int | None:
    """Return the seat whose turn it is, which everybody at the table sees; None if the game is erased."""
    game = session.get(Game, table.row.game)
    found = None if game is None or game.position is None else game.position["turn"]
    return found if isinstance(found, int) else None
