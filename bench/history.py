"""Measure the pages of a game's history against the length of the game, in one process and one run.

A process keeps the positions after the deals of a game, so the first request for a game replays its whole log: `first`
is a moment asked for by a process that knows nothing of the game. All other requests are repeated.
"""

from __future__ import annotations

import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from datetime import UTC, datetime
from pathlib import Path

from flask.testing import FlaskClient

import engine
from service.db.database import Database
from service.gamelog import hands
from service.models import Game, LoggedMove
from service.web import create_app
from tests.service.harness import Harness
from tests.settings import settings

LENGTHS = (100, 300, 1000)  # moves
TRIES = 9


def moves_of(harness: Harness, number: int) -> Iterator[LoggedMove]:
    """Yield the moves of a game in which nobody lays a card, so that nobody earns anything and it is long."""
    game = harness.game()
    position = engine.new_game(harness.names, game.edition, seed=game.seed, dealer=game.dealer)
    for n in range(1, number + 1):
        seat = position.to_act()[0]
        legal = position.legal(seat)
        move = next((one for one in legal if one.startswith("discard ")), legal[0])
        yield LoggedMove(game_id=game.id, n=n, seat=seat, move=move, made_at=harness.now)
        position = position.play(seat, move)
        if position.phase == "hand_over":
            position = position.next_hand()


def long_game(database: Database, number: int) -> Harness:
    """Return a game of that many moves, which has been stopped, so that all its views are shown."""
    harness = Harness(database, datetime.now(UTC), players=4, seed=number)
    with database.writing() as session:
        session.add_all(list(moves_of(harness, number)))
        game = session.get_one(Game, harness.id)
        game.at, game.position, game.status = number, None, "stopped"
    return harness


def pages(game_id: str, last: int) -> dict[str, str]:
    """Return the pages that are measured, by name."""
    game = f"/g/{game_id}"
    return {
        "the first hand": f"{game}?hand=1",
        "a moment early": f"{game}/at/30",
        "a moment late": f"{game}/at/{last - 5}",
        "late, as it was": f"{game}/at/{last - 5}?view=all",
        "the story as text": f"{game}.txt",
        "all scores": f"{game}/scores",
    }


def milliseconds(request: Callable[[], object], tries: int) -> float:
    """Return the shortest time of a request."""
    times = []
    for _ in range(tries):
        began = time.perf_counter()
        request()
        times.append(time.perf_counter() - began)
    return 1000 * min(times)


def measured(client: FlaskClient, game_id: str, last: int, tries: int) -> dict[str, tuple[float, int]]:
    """Return the milliseconds and the bytes of each page."""
    addresses = {"first": f"/g/{game_id}/at/{last - 5}", **pages(game_id, last)}
    found = {}
    for name, address in addresses.items():
        if name == "first":
            hands.forget()
        took = milliseconds(lambda address=address: client.get(address), 1 if name == "first" else tries)
        found[name] = took, len(client.get(address).data)
    return found


def main(lengths: tuple[int, ...] = LENGTHS, tries: int = TRIES) -> None:
    """Measure and print the results."""
    with tempfile.TemporaryDirectory() as folder:
        database = Database(f"sqlite:///{Path(folder) / 'posse.sqlite'}")
        database.migrate()
        client = create_app(settings(Path(folder)), database, lambda: datetime.now(UTC)).test_client()
        games = [long_game(database, number) for number in lengths]
        client.get("/rules")  # loads what every page needs
        found = [measured(client, game.id, number, tries) for game, number in zip(games, lengths, strict=True)]
        database.close()
    sys.stdout.write(f"{'moves':<20}{''.join(f'{n:>12,}' for n in lengths)}   longest : shortest   bytes\n")
    for name in found[0]:
        times = [one[name][0] for one in found]
        figures = "".join(f"{took:>9.1f} ms" for took in times)
        sys.stdout.write(f"{name:<20}{figures}{times[-1] / times[0]:>20.2f}{found[-1][name][1]:>10,}\n")


if __name__ == "__main__":
    main()
