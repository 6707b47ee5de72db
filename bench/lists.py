"""Measure the list of games that want players and that of games to watch, in a database with so many games.

One in ten games is on either list, which is far more than a list shows; the page of the rules, which reads no game,
stands beside them.
"""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from functools import partial
from pathlib import Path

import sqlalchemy as sa
from sqlmodel import Session

import engine
from bench.page_times import milliseconds, on_both, write
from service.db.database import Database
from service.models import Game, Seat, SeatState
from service.web import create_app
from tests.settings import settings

GAMES, LISTED, SEATS, TIMES = 100_000, 10, 3, 30
CHUNK = 1_000  # games that are written together
BEGIN = datetime(2026, 11, 20, 9, 30, tzinfo=UTC)
SEED = "5a" * 32
PAGES = {"/rules/gryphon-2014": "the rules", "/tables": "games that want players", "/watch": "games to watch"}


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
    dealt = engine.new_game(["Anna", "Burt", "Curt"], seed=SEED).to_dict()
    for first in range(0, games, CHUNK):
        numbers = range(first, min(first + CHUNK, games))
        session.connection().execute(sa.insert(Game), [_game(number, dealt) for number in numbers])
        session.connection().execute(sa.insert(Seat), [_seat(number, n) for number in numbers for n in range(SEATS)])
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


if __name__ == "__main__":
    main()
