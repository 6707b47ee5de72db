"""Measure moves and mails of people's games while robots think and games are analysed, compared with neither.

People make 20 moves a second: alone, then beside analyses of finished games, then beside twenty games of one person
against three marshals. All processes run on PostgreSQL and Redis, as for a club, the robots' at a low priority.
`python -m bench.service_robots 120` measures for two minutes each.
"""

from __future__ import annotations

import json
import statistics
import sys
import tempfile
import threading
import time
from collections.abc import Sequence
from contextlib import ExitStack
from datetime import UTC, datetime
from pathlib import Path
from typing import Any
from urllib.request import Request, urlopen

import psycopg

import engine
from bench import machine
from bench.service_load import started
from bench.service_mails import sink
from bench.service_moves import CLIENTS, Games, dealt_requests, steadily
from service.analysis import analyses
from service.db.database import Database
from service.games.transaction import GameTransaction
from tests.servers import free_port, running_redis
from tests.service import postgresql
from tests.service.harness import Harness

SECONDS, RATE, GAMES = 60.0, 20.0, 20
ANALYSED = 2  # finished games, each of four players
LOOKS = 2.0  # seconds between two requests of the page, which its script repeats while a robot thinks
NAMES = ("web", "worker", "beat", "robots")
PLAYERS = [{"name": "Anna"}, *({"robot": "marshal"} for _ in range(3))]
# A turn's mail waits on purpose while its player is posting, and start mails are older than the worker.
DELAYS = """SELECT extract(epoch FROM sent_at - created_at)::float FROM outmail
WHERE state = 'sent' AND kind NOT IN ('turn', 'start') AND created_at >= now() - make_interval(secs => %s)"""


def ask(url: str, body: dict[str, Any] | None = None) -> Any:
    """Return the JSON of the response to a GET, or to a POST of this body."""
    data = None if body is None else json.dumps(body).encode()
    request = Request(url, data, {"Accept": "application/json", "Content-Type": "application/json"})  # noqa: S310 - ours
    with urlopen(request, timeout=60) as answer:  # noqa: S310 - a server on this machine
        return json.load(answer)


def play_against_robots(site: str, done: threading.Event, waits: list[float]) -> None:
    """Play a game after the other as one person, and note how many seconds the robots take for a round."""
    while not done.is_set():
        seat = ask(f"{site}/games", {"players": PLAYERS, "windows": "orders"})["url"]
        table, ended = ask(seat), time.monotonic()
        while table["status"] == "playing" and not done.wait(0 if table["legal"] else LOOKS):
            if not table["legal"]:
                table = ask(seat)
                if table["legal"]:
                    waits.append(time.monotonic() - ended)
                continue
            move = engine.cautious(engine.read_view(table["view"])).text
            table = ask(f"{seat}/moves", {"move": move, "at": table["at"]})
            ended = time.monotonic()


def finished_games(database: Database, count: int) -> list[Harness]:
    """Return games of four that are over."""
    games = [Harness(database, datetime.now(UTC), players=4, seed=10**6 + n) for n in range(count)]
    for game in games:
        game.act_until(lambda position: False)
    return games


def ask_for_analyses(games: Sequence[Harness]) -> None:
    """Have the play of every seat analysed; the sweep notifies the robots process."""
    for game in games:
        for seat in range(len(game.names)):
            with game.database.writing() as session:
                analyses.request(GameTransaction.lock(session, game.id, game.now), seat)


def end_analyses(games: Sequence[Harness]) -> int:
    """Erase the analyses, so that nothing more is computed; return how many decisions of players were analysed."""
    done = 0
    for game in games:
        for seat in range(len(game.names)):
            with game.database.writing() as session:
                found = analyses.find(session, game.id, seat)
                done += 0 if found is None else found.done
                analyses.erase(session, game.id, seat)
    return done


def printed(name: str, seconds: Sequence[float]) -> str:
    """Return a line with the median, the 99th percentile and the longest of some times."""
    if len(seconds) < 2:
        return f"  {name:34} none\n"
    p99 = statistics.quantiles(seconds, n=100, method="inclusive")[98]
    return f"  {name:34} median {statistics.median(seconds):7.3f} s, p99 {p99:7.3f} s, longest {max(seconds):7.3f} s\n"


def main(seconds: float = SECONDS, *, rate: float = RATE, robots: int = GAMES) -> None:
    """Measure and print the results."""
    games = Games(CLIENTS + int(3 * seconds * rate / 60))
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        redis = stack.enter_context(running_redis(folder))
        url = stack.enter_context(postgresql.running()).new_database()
        smtp = stack.enter_context(sink())
        database = Database(url)
        database.migrate()
        requests = games.seat_at_posse(database)
        over = finished_games(database, ANALYSED)
        settings = machine.environment(free_port(), url, REDIS_URL=redis.url, SMTP_URL=smtp, WEB_CONCURRENCY="2")
        stack.enter_context(started(NAMES, folder, settings))
        clients = dealt_requests(requests, int(settings["PORT"]))
        for client in clients:
            stack.callback(client.close)
        alone = steadily(clients, rate, seconds)
        ask_for_analyses(over)
        analysing = steadily(clients, rate, seconds)
        analysed = end_analyses(over)
        database.close()
        done, waits = threading.Event(), list[float]()
        site = f"http://127.0.0.1:{settings['PORT']}"
        people = [threading.Thread(target=play_against_robots, args=(site, done, waits)) for _ in range(robots)]
        for person in people:
            person.start()
        beside = steadily(clients, rate, seconds)
        done.set()
        for person in people:
            person.join()
        with psycopg.connect(url) as connection:
            delays = [row[0] for row in connection.execute(DELAYS, (seconds,))]
    sys.stdout.write(f"{rate:.0f} moves a second of people, and {robots} games against three marshals:\n")
    sys.stdout.write(printed("a person's move alone", [milliseconds / 1000 for milliseconds in alone]))
    beside_analyses = [milliseconds / 1000 for milliseconds in analysing]
    sys.stdout.write(printed(f"beside analyses, of {analysed} decisions", beside_analyses))
    sys.stdout.write(printed("a person's move beside robots", [milliseconds / 1000 for milliseconds in beside]))
    sys.stdout.write(printed("from a move to its mail", delays))
    sys.stdout.write(printed("until three marshals have played", waits))


if __name__ == "__main__":
    main(*map(float, sys.argv[1:2]))
