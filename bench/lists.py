"""Measure the lists of games, the page of a player and that of a league, in a database with so many games.

One in ten games is on the list of those that want players and on that of those to watch, which is far more than a list
shows. Hundreds of players have played the games, each with a page and all with each other. The games are those of
twenty leagues of 98 players, too, in as many seasons as that makes. The page of the rules, which reads no game, stands
beside them.
"""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from functools import partial
from itertools import product
from pathlib import Path
from string import ascii_lowercase

import sqlalchemy as sa
from sqlmodel import Session

import engine
from bench.page_times import milliseconds, on_both, write
from service.db.database import Database
from service.leagues.membership import MOST_MEMBERS
from service.models import (
    Game,
    League,
    LeagueGame,
    LeagueMember,
    LeaguePlace,
    LeagueSeason,
    PlayedSeat,
    Player,
    PlayerPage,
    Seat,
    SeatState,
)
from service.standings import divisions
from service.web import create_app
from tests.settings import settings

GAMES, LISTED, SEATS, TIMES = 100_000, 10, 3, 30
CHUNK = 1_000  # games that are written together
BEGIN = datetime(2026, 11, 20, 9, 30, tzinfo=UTC)
SEED = "5a" * 32
PAGES = {
    "/rules/gryphon-2014": "the rules",
    "/tables": "games that want players",
    "/watch": "games to watch",
    "/players/Player aa": "the page of a player",
    "/leagues": "the list of leagues",
    "/leagues/League 7": "a league",
}
LEAGUES, DIVISIONS = 20, MOST_MEMBERS // divisions.SIZE
PLAYERS = 26 * 26  # each with a page, by two letters


def main(games: int = GAMES, times: int = TIMES) -> None:
    """Print the median of each page, in milliseconds, on SQLite and, if the machine has it, on PostgreSQL."""
    on_both(f"{games:,} games, milliseconds a page (median of {times}):", partial(_measure, games, times))


def _measure(games: int, times: int, kind: str, url: str, folder: Path) -> None:
    database = Database(url)
    database.migrate()
    with database.writing() as session:
        _fill(session, games)
    client = create_app(settings(folder), database, lambda: BEGIN).test_client()
    for path, what in PAGES.items():
        write(kind, what, milliseconds(client, path, times))
    database.close()


def _fill(session: Session, games: int) -> None:
    named = list(enumerate(map("".join, product(ascii_lowercase, repeat=2)), 1))
    session.connection().execute(sa.insert(Player), [_player(n, letters) for n, letters in named])
    session.connection().execute(sa.insert(PlayerPage), [_page(n, letters) for n, letters in named])
    dealt = engine.new_game(["Anna", "Burt", "Curt"], seed=SEED).to_dict()
    for first in range(0, games, CHUNK):
        numbers = range(first, min(first + CHUNK, games))
        session.connection().execute(sa.insert(Game), [_game(number, dealt) for number in numbers])
        for table, row_of in ((Seat, _seat), (PlayedSeat, _played)):
            rows = [row_of(number, n) for number in numbers for n in range(SEATS)]
            session.connection().execute(sa.insert(table), rows)
    _fill_leagues(session, games)
    session.connection().execute(sa.text("ANALYZE"))  # as a database does from time to time by itself


def _fill_leagues(session: Session, games: int) -> None:
    """Leagues of fourteen divisions of seven, each of whose games is one of the games."""
    for number in range(1, LEAGUES + 1):
        session.add(_league(number))
        session.flush()
        members = [_member(number, n) for n in range(MOST_MEMBERS)]
        session.connection().execute(sa.insert(LeagueMember), members)
    for number in range(games // MOST_MEMBERS):
        _fill_season(session, number, is_last=number + LEAGUES >= games // MOST_MEMBERS)


def _fill_season(session: Session, number: int, *, is_last: bool) -> None:
    closed = None if is_last else BEGIN
    season = LeagueSeason(
        league_id=number % LEAGUES + 1, number=number // LEAGUES + 1, begins_at=BEGIN, ends_at=BEGIN, closed_at=closed
    )
    session.add(season)
    session.flush()
    rows = [(division, n) for division in range(DIVISIONS) for n in range(divisions.SIZE)]
    session.connection().execute(sa.insert(LeaguePlace), [_place(season, *row) for row in rows])
    games = [_of_league(season, number * MOST_MEMBERS, *row) for row in rows]
    session.connection().execute(sa.insert(LeagueGame), games)


def _league(number: int) -> League:
    return League(
        id=number,
        name=f"League {number}",
        name_key=f"league {number}",
        edition=engine.DEFAULT_EDITION,
        players=SEATS,
        turn_hours=24,
        weeks=2,
        made_at=BEGIN,
    )


def _member(league: int, n: int) -> dict[str, object]:
    member = LeagueMember(
        id=(league - 1) * MOST_MEMBERS + n + 1, league_id=league, player_id=n + 1, name=f"Player {n}", joined_at=BEGIN
    )
    return member.model_dump()


def _place(season: LeagueSeason, division: int, n: int) -> dict[str, object]:
    member = division * divisions.SIZE + n
    place = LeaguePlace(
        season_id=season.id or 0,
        division=division + 1,
        number=n,
        member_id=_member_id(season, member),
        name=f"Player {member}",
    )
    return place.model_dump(exclude={"id"})


def _member_id(season: LeagueSeason, n: int) -> int:
    return (season.league_id - 1) * MOST_MEMBERS + n + 1


def _of_league(season: LeagueSeason, first: int, division: int, n: int) -> dict[str, object]:
    row = LeagueGame(
        season_id=season.id or 0,
        division=division + 1,
        number=n,
        seats=list(divisions.tables(divisions.SIZE, SEATS)[n]),
        seed=SEED,
        game=f"{first + division * divisions.SIZE + n:024x}",
    )
    return row.model_dump(exclude={"id"})


def _game(number: int, dealt: dict[str, object]) -> dict[str, object]:
    wants, plays = number % LISTED == 0, number % LISTED == 1
    began = BEGIN - timedelta(seconds=number)
    found = Game(
        id=f"{number:024x}",
        name=f"Game {number}",
        edition=engine.DEFAULT_EDITION,
        house_rules={},
        turn_hours=48,
        window_hours=8,
        seed=SEED,
        commitment=engine.commitment(SEED),
        status="inviting" if wants else "playing" if plays else "over",
        join_key=f"{number:024x}" if wants else None,
        listed=wants,
        watched=not wants,
        position=dealt if plays else None,
        created_at=began,
        started_at=None if wants else began,
    )
    return found.model_dump()


def _seat(number: int, n: int) -> dict[str, object]:
    state: SeatState = "open" if n and number % LISTED == 0 else "accepted"
    return Seat(game_id=f"{number:024x}", n=n, name=f"Player {n}", state=state).model_dump(exclude={"id"})


def _played(number: int, n: int) -> dict[str, object]:
    """A counted seat: players sit with others in each round of games."""
    played = PlayedSeat(
        game=f"{number:024x}",
        seat=n,
        player_id=(number * SEATS + n * (1 + number // PLAYERS)) % PLAYERS + 1,
        edition=engine.DEFAULT_EDITION,
        players=SEATS,
        robots=0,
        of_deal=False,
        place=1 + (number + n) % SEATS,
        money=20_000 + 1000 * n,
        turns=12,
        late=number % 9 == 0,
        ended_at=BEGIN - timedelta(hours=number),
        scale="more",
        rating=1500.0 + number % 100,
        rating_error=60.0,
    )
    return played.model_dump()


def _player(number: int, letters: str) -> dict[str, object]:
    return Player(f"{letters}@example.org", id=number, created_at=BEGIN).model_dump()


def _page(number: int, letters: str) -> dict[str, object]:
    page = PlayerPage(player_id=number, name=f"Player {letters}", name_key=f"player {letters}", made_at=BEGIN, key=1)
    return page.model_dump()


if __name__ == "__main__":
    main()
