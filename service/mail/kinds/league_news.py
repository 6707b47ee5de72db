"""To a player of a league: each week how their division stands, how the season has ended, and that they are out of it.

Such a mail belongs to no game, and is sent to a seat of one of its player's games in the season.
"""

from __future__ import annotations

from typing import NamedTuple

from engine.language import Text, text
from service.mail.composing.kind import AtTable, Context, Draft, Kind
from service.models import League, LeaguePlace, LeagueSeason
from service.standings import next_season, season_record
from service.standings.in_words import fixtures, shown_points
from service.standings.season_record import DivisionRecord

_LINE = text("{league}, division {division}: you are number {rank}.")


class NewsRow(NamedTuple):
    """A line of the table of the reader's division. `you`: it is theirs."""

    rank: int
    name: str
    points: str
    games: int
    you: bool


def context(draft: Draft) -> Context:
    """Return the table of the reader's division, their games, and where the league and its switch are."""
    session = draft.log.session
    place = session.get_one(LeaguePlace, draft.number)
    season = session.get_one(LeagueSeason, place.season_id)
    league = session.get_one(League, season.league_id)
    records = season_record.divisions_of(session, season)
    record = records[place.division - 1]
    rank = next(n for n, one in enumerate(record.standings, 1) if one.number == place.number)
    then = next_season.next_divisions(session, league, season).get(place.member_id, place.division)
    return {
        "player": place.name,
        "league": league.name,
        "season": season.number,
        "division": place.division,
        "link": draft.links.league(league.name),
        "own": draft.links.leagues(draft.seat),
        "ends": draft.local(season.ends_at),
        "rank": rank,
        "rows": _rows(record, place),
        "games": fixtures(session, record, place),
        "then": then,
        "over": season.closed_at is not None,
        "next": None if league.season_due is None else draft.local(league.season_due),
        "lapsed": place.replaced == "lapsed",
    }


def _rows(record: DivisionRecord, place: LeaguePlace) -> list[NewsRow]:
    return [
        NewsRow(rank, record.place_of(one).name, shown_points(one.points), one.games, you=one.number == place.number)
        for rank, one in enumerate(record.standings, 1)
    ]


def _is_played(draft: Draft) -> bool:
    """Return whether the season is under way and the reader plays in it."""
    place = draft.log.session.get(LeaguePlace, draft.number)
    if place is None or place.replaced is not None:
        return False
    return draft.log.session.get_one(LeagueSeason, place.season_id).closed_at is None


def _in_one_line(draft: Draft) -> Text:
    found = context(draft)
    return _LINE.format(league=found["league"], division=found["division"], rank=found["rank"])


WEEK = Kind(
    "league",
    text("How your division of a league stands"),
    context,
    _is_played,
    text("Not sent: by then the season was over, or you had left it."),
    word="week",
    wanted="news",
    in_digest=_in_one_line,
    unsubscribe=lambda draft: draft.links.league_mails(draft.seat),
    of_all_games=True,
    sent_as="notice",
)
OVER = Kind(
    "league",
    text("How a season of a league has ended"),
    context,
    word="over",
    wanted="news",
    in_digest=_in_one_line,
    unsubscribe=lambda draft: draft.links.league_mails(draft.seat),
    of_all_games=True,
    sent_as="notice",
)
OUT = Kind(
    "league",
    text("You are out of the season of a league"),
    context,
    word="out",
    of_all_games=True,
    to_outsider=True,
    sent_as="notice",
)


def queue_week(table: AtTable, n: int, place: LeaguePlace) -> None:
    """Mail the player of a place how their division stands; `n` is a seat of theirs. Idempotent within a day."""
    WEEK.queue(table, n, f"{place.id} {table.now:%Y-%m-%d}")


def queue_over(table: AtTable, n: int, place: LeaguePlace) -> None:
    """Mail the player of a place how the season has ended; `n` is a seat of theirs."""
    OVER.queue(table, n, str(place.id))


def queue_out(table: AtTable, n: int, place: LeaguePlace) -> None:
    """Mail the player of a place that they are out of the season; `n` is a seat that is still theirs."""
    OUT.queue(table, n, str(place.id), player_id=table.seats[n].player_id)
