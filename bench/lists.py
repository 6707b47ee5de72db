"""Measure the lists of games and the page of a player, in a database with so many games.

One in ten games is on the list of those that want players and on that of those to watch, which is far more than a list
shows. Hundreds of players have played the games, each with a page and all with each other. The page of the rules, which
reads no game, stands beside them.
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
from service.models import Game, PlayedSeat, Player, PlayerPage, Seat, SeatState
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
}
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
    session.connection().execute(sa.text("ANALYZE"))  # as a database does from time to time by itself


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
