"""Leagues for anybody: the list of them, and the page of one, with the tables of its divisions and its games."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from flask import Blueprint, Response, url_for
from sqlmodel import Session

import engine
from engine.language import Text, counted, dollars, enumerated, joined, text
from service import errors
from service.clocks.zones import WORLD
from service.leagues import founding
from service.leagues.membership import members_of, numbers_of_members
from service.models import UNDER_WAY, League, LeagueSeason
from service.standings import next_season, season_record
from service.standings.in_words import ORDINALS, points_in_words, shown_points
from service.standings.season_record import DivisionRecord, LeagueTable
from service.text.amounts import HOUR, duration, weeks
from service.web.base import responses, time_formats
from service.web.base.app_state import app_state

blueprint = Blueprint("leagues", __name__)

NO_SEASON = text("This league has no such season.")
TERMS = text("{edition}, {players} at a table, {turn} for a turn, {weeks} for a season")
TOGETHER = text("{name} {place}, {money}")


class ShownLeague(NamedTuple):
    """A league of the list in words; `season`: which is played, or when the next one begins."""

    name: str
    url: str
    terms: Text
    members: int
    season: Text


class ShownPlace(NamedTuple):
    """A line of the table of a division. `moves`: "up" or "down" with the next season, or empty."""

    rank: int
    name: str
    points: str
    places: str
    money: Text
    robot: bool
    replaced: bool
    moves: str


class ShownGame(NamedTuple):
    """A game of a division in words. `url`: its history, if anybody may read it."""

    name: str
    told: str
    url: str | None
    judged: bool


class ShownDivision(NamedTuple):
    """A division in words."""

    number: int
    places: list[ShownPlace]
    games: list[ShownGame]


class SameDeal(NamedTuple):
    """One deal that all divisions have played: by division what each seat has made of it."""

    number: int
    seats: Sequence[int]
    rows: list[tuple[int, list[Text]]]


@blueprint.get("/leagues")
def show_all() -> Response:
    """Show the leagues that are played, and those that have ended; as JSON their names."""
    with app_state().database.reading() as session:
        played, ended = founding.leagues(session), founding.leagues(session, ended=True)
        if responses.wants_json():
            return responses.json_object({"leagues": [one.name for one in played]})
        return responses.page(
            "leagues/leagues.html",
            played=_listed(session, played),
            ended=_listed(session, ended),
        )


@blueprint.get("/leagues/<name>")
def show(name: str) -> Response:
    """Show a league with its latest season; as JSON its tables and results."""
    return _shown(name, None)


@blueprint.get("/leagues/<name>/<int:number>")
def show_season(name: str, number: int) -> Response:
    """Show a league with one of its seasons. Raises errors.Forged if there is none of that number."""
    return _shown(name, min(number, 2**31 - 1))


def _shown(name: str, number: int | None) -> Response:
    with app_state().database.reading() as session:
        league = founding.league_by_name(session, name)
        season = season_record.season_of(session, league.id or 0, number)
        if season is None and number is not None:
            raise errors.Forged(NO_SEASON)
        records = [] if season is None else season_record.divisions_of(session, season)
        then = {} if season is None else next_season.next_divisions(session, league, season)
        if responses.wants_json():
            return responses.json_object(_json(league, season, records, then))
        latest = season if number is None else season_record.season_of(session, league.id or 0)
        return responses.page(
            "leagues/league.html",
            name=league.name,
            terms=_terms(league),
            season=_season_in_words(league, season),
            number=None if season is None else season.number,
            ended=league.ended_at is not None,
            seasons=range(1, latest.number + 1) if latest else (),
            members=[member.name for member in members_of(session, league)],
            divisions=[_division(league, season, one, then) for one in records if season is not None],
            same_deals=league.same_deals,
            deals=_same_deals(league, season, records),
            at_table=league.players,
            points=points_in_words(),
        )


# --- in words --------------------------------------------------------------------------------------------------------


def _listed(session: Session, leagues: Sequence[League]) -> list[ShownLeague]:
    seasons = season_record.latest_seasons(session, leagues)
    members = numbers_of_members(session, leagues)
    return [
        ShownLeague(
            league.name,
            url_for("leagues.show", name=league.name),
            _terms(league),
            members.get(league.id or 0, 0),
            _season_in_words(league, seasons.get(league.id or 0)),
        )
        for league in leagues
    ]


def _terms(league: League) -> Text:
    return TERMS.format(
        edition=engine.EDITIONS[league.edition].title,
        players=counted("{number} player", "{number} players", league.players),
        turn=duration(league.turn_hours * HOUR),
        weeks=weeks(league.weeks),
    )


def _season_in_words(league: League, season: LeagueSeason | None) -> Text:
    """Return which season is shown and when it ends, and when the next one begins."""
    told: list[Text] = []
    if season is not None:
        day = time_formats.day(season.ends_at, WORLD)
        is_over = season.closed_at is not None
        message = text("Season {number} ended on {day}.") if is_over else text("Season {number} ends on {day}.")
        told.append(message.format(number=season.number, day=day))
    if league.season_due is not None:
        begins = text("The next season begins on {day}, if there are enough players.")
        told.append(begins.format(day=time_formats.day(league.season_due, WORLD)))
    return joined(told)


def _division(
    league: League, season: LeagueSeason, record: DivisionRecord, then: Mapping[int | None, int]
) -> ShownDivision:
    places = []
    for rank, one in enumerate(record.standings, 1):
        place = record.place_of(one)
        division = then.get(place.member_id, record.number)
        places.append(
            ShownPlace(
                rank,
                place.name,
                shown_points(one.points),
                " · ".join(str(one.places[n]) for n in range(league.players)),
                dollars(one.money),
                robot=place.member_id is None,
                replaced=place.replaced is not None,
                moves="up" if division < record.number else "down" if division > record.number else "",
            )
        )
    return ShownDivision(record.number, places, [_game(league, season, record, one) for one in record.games])


def _game(league: League, season: LeagueSeason, record: DivisionRecord, table: LeagueTable) -> ShownGame:
    names = [record.places[number].name for number in table.row.seats]
    is_open = table.status is not None and (not league.same_deals or _is_open(season))
    return ShownGame(
        str(table.row.number + 1),
        _told(table, names),
        url_for("history.game", game_id=table.row.game) if is_open else None,
        table.judged,
    )


def _is_open(season: LeagueSeason | None) -> bool:
    """Return whether nothing of the season's cards is secret any more, also of deals that all divisions played."""
    return season is not None and season.opened_at is not None


def _told(table: LeagueTable, names: Sequence[str]) -> str:
    """Return how a game has ended, from the winner on, or who plays it and how far it is."""
    if table.result is not None:
        places = table.result.places
        return joined([_seat(table, names, n) for n in sorted(range(len(names)), key=lambda n: (places[n], n))], "; ")
    players = enumerated(names)
    if table.row.judged is not None:
        return text("{players}; it was not played").format(players=players)
    if table.row.game is None:
        return text("{players}; it is about to be dealt").format(players=players)
    if table.status in UNDER_WAY:
        return text("{players}; moves so far: {number}").format(players=players, number=table.at)
    return text("{players}; the result is about to be here").format(players=players)


def _seat(table: LeagueTable, names: Sequence[str], seat: int) -> Text:
    if table.result is None:
        raise LookupError("this game has no result")
    place, money = table.result.places[seat], table.result.money[seat]
    return TOGETHER.format(name=names[seat], place=ORDINALS[place - 1], money=dollars(money))


def _same_deals(league: League, season: LeagueSeason | None, records: Sequence[DivisionRecord]) -> list[SameDeal]:
    """Return what each division has made of the same deals, once the season is open; nothing of a single division."""
    if not league.same_deals or not _is_open(season) or len(records) < 2:
        return []
    found: dict[int, list[tuple[int, list[Text]]]] = {}
    for record in records:
        for table in record.games:
            if table.result is not None:
                names = [record.places[number].name for number in table.row.seats]
                seats = [_seat(table, names, seat) for seat in range(len(names))]
                found.setdefault(table.row.number, []).append((record.number, seats))
    shared = sorted((number, rows) for number, rows in found.items() if len(rows) > 1)
    return [SameDeal(number + 1, range(1, league.players + 1), rows) for number, rows in shared]


# --- as JSON ---------------------------------------------------------------------------------------------------------


def _json(
    league: League,
    season: LeagueSeason | None,
    records: Sequence[DivisionRecord],
    then: Mapping[int | None, int],
) -> dict[str, object]:
    return {
        "name": league.name,
        "edition": league.edition,
        "players": league.players,
        "turn_hours": league.turn_hours,
        "weeks": league.weeks,
        "same_deals": league.same_deals,
        "next": None if league.season_due is None else league.season_due.isoformat(),
        "season": None if season is None else season.number,
        "ends": None if season is None else season.ends_at.isoformat(),
        "over": season is not None and season.closed_at is not None,
        "divisions": [_division_json(one, then, shown=not league.same_deals or _is_open(season)) for one in records],
    }


def _division_json(record: DivisionRecord, then: Mapping[int | None, int], *, shown: bool) -> dict[str, object]:
    return {
        "places": [place.name for place in record.places],
        "out": [place.number for place in record.places if place.replaced is not None],
        "table": [
            {
                "place": one.number,
                "points": float(one.points),
                "places": list(one.places),
                "money": one.money,
                "next_division": then.get(record.place_of(one).member_id),
            }
            for one in record.standings
        ],
        "games": [_game_json(one, shown=shown) for one in record.games],
    }


def _game_json(table: LeagueTable, *, shown: bool) -> dict[str, object]:
    """Return a game; `shown`: with its id, because anybody may read its history."""
    result = table.result
    return {
        "game": table.row.game if shown else None,
        "places": table.row.seats,
        "judged": table.judged,
        "result": None if result is None else {"places": list(result.places), "money": list(result.money)},
    }
