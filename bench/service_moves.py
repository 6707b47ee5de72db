"""Measure moves a second over HTTP on PostgreSQL, and their latency, beside a minimal service (floor.py).

Both serve eight clients from two processes with the same gunicorn settings, alternately in one run. The posts are those
of whole games, played beforehand, so that a client costs next to nothing.
"""

from __future__ import annotations

import json
import socket
import statistics
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from datetime import UTC, datetime
from itertools import islice
from pathlib import Path
from typing import NamedTuple

from sqlmodel import Session, create_engine, select

import engine
from bench import floor, machine
from service.db.database import Database
from service.links import Links
from service.models import Seat
from tests.servers import running_redis
from tests.service import postgresql
from tests.service.harness import NAMES, Harness, seed_of

CLIENTS = 8
PLAYERS = 3
ROUNDS, SECONDS = 6, 5.0
STEADY = 0.5  # of the most that Posse makes a second, for the latency


class MovePost(NamedTuple):
    """One post of a game, and the number of mails that it causes."""

    seat: int
    at: int
    move: str
    mails: int


def posts(position: engine.Position) -> Iterator[MovePost]:
    """Yield the posts of a whole game played by the cautious robot; every window is answered with a pass."""
    at = 0
    while position.phase != "game_over":
        asked, answering = position.to_act(), position.phase == "react"
        for seat in asked:
            move = "pass" if answering else engine.cautious(position.seen_by(seat)).text
            before, position = position, _after(position, seat, move)
            yield MovePost(seat, at, move, mails=len({*position.to_act()} - {*before.to_act(), seat}))
        at += len(asked)
        if not answering and position.phase == "choose" and len(position.legal(position.turn)) == 1:
            only = position.legal(position.turn)[0]  # the service plays a single legal choice itself
            position = _after(position, position.turn, only)
            at += 1


def _after(position: engine.Position, seat: int, move: str) -> engine.Position:
    return engine.settled(position, position.play(seat, move)).after


def request(path: str, post: MovePost, **more: int) -> bytes:
    """Return the bytes of an HTTP request."""
    body = json.dumps({"move": post.move, "at": post.at, **more}).encode()
    head = f"POST {path} HTTP/1.1\r\nHost: bench\r\nAccept: application/json\r\nContent-Type: application/json\r\n"
    return f"{head}Content-Length: {len(body)}\r\n\r\n".encode() + body


class Client:
    """A persistent connection, and the requests still to be sent over it."""

    def __init__(self, port: int, requests: Iterator[bytes]) -> None:
        self._port = port
        self._requests = requests
        self._socket: socket.socket | None = None
        self.times: list[float] = []

    def post(self) -> None:
        """Send the next request and read the response. Raises RuntimeError unless its status is 200 or 202."""
        wire = next(self._requests)
        for _ in range(2):  # the server may have closed the connection
            if self._socket is None:
                self._socket = socket.create_connection(("127.0.0.1", self._port), timeout=30)
                self._socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
            try:
                self._socket.sendall(wire)
                answer = self._answer(self._socket)
            except ConnectionError:
                answer = b""
            if answer:
                break
            self.close()
        if answer[9:12] not in (b"200", b"202"):
            raise RuntimeError(f"{wire!r} was answered {answer[:2000]!r}")
        if b"connection: close" in answer.lower():
            self.close()

    def _answer(self, connection: socket.socket) -> bytes:
        got = b""
        while True:
            head, end, body = got.partition(b"\r\n\r\n")
            if end:
                length = int(head.lower().partition(b"content-length:")[2].split(b"\r\n", 1)[0])
                if len(body) >= length:
                    return got
            more = connection.recv(65536)
            if not more:
                return b""
            got += more

    def close(self) -> None:
        """Close the connection."""
        if self._socket is not None:
            self._socket.close()
            self._socket = None


def together(clients: Sequence[Client], work: Callable[[Client, int], None]) -> float:
    """Run `work` for all clients concurrently; return the seconds it took."""
    failures: list[BaseException] = []

    def one(client: Client, n: int) -> None:
        try:
            work(client, n)
        except BaseException as error:
            failures.append(error)

    threads = [threading.Thread(target=one, args=(client, n)) for n, client in enumerate(clients)]
    began = time.perf_counter()
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    if failures:
        raise failures[0]
    return time.perf_counter() - began


def flat_out(clients: Sequence[Client], seconds: float = SECONDS) -> float:
    """Return the moves a second when each client posts as soon as it has a response.

    Clients reconnect first: chance decides which process accepts a connection, and each round should have its own.
    """
    made = [0] * len(clients)
    for client in clients:
        client.close()

    def work(client: Client, n: int) -> None:
        until = time.perf_counter() + seconds
        while time.perf_counter() < until:
            client.post()
            made[n] += 1

    took = together(clients, work)
    return sum(made) / took


def steadily(clients: Sequence[Client], rate: float, seconds: float) -> list[float]:
    """Return the sorted latencies in milliseconds at `rate` moves a second, counted from when a move was due."""
    times: list[list[float]] = [[] for _ in clients]
    gap = len(clients) / rate

    def work(client: Client, n: int) -> None:
        began = time.perf_counter() + n * gap / len(clients)
        for k in range(max(int(seconds / gap), 1)):
            due = began + k * gap
            time.sleep(max(0.0, due - time.perf_counter()))
            client.post()
            times[n].append((time.perf_counter() - due) * 1000)

    together(clients, work)
    return sorted(one for of_client in times for one in of_client)


def dealt_requests(requests: Sequence[Sequence[bytes]], port: int) -> list[Client]:
    """Return clients that share the games, each playing its own one after the other."""
    shares = [[wire for game in islice(requests, n, None, CLIENTS) for wire in game] for n in range(CLIENTS)]
    return [Client(port, iter(share)) for share in shares]


class Games:
    """The same games, and their posts, for both services."""

    def __init__(self, number: int) -> None:
        self.seeds = range(1, number + 1)
        self.posts: list[list[MovePost]] = []

    def seat_at_posse(self, database: Database) -> list[list[bytes]]:
        """Create the games in Posse's database; return the requests that play them."""
        links = Links((machine.KEY,), "http://127.0.0.1")
        now = datetime.now(UTC)
        requests = []
        for seed in self.seeds:
            harness = Harness(database, now, PLAYERS, seed=seed)
            position = engine.new_game(NAMES[:PLAYERS], seed=seed_of(seed), dealer=harness.game().dealer)
            self.posts.append(list(posts(position)))
            with database.reading() as session:
                seats = session.exec(select(Seat).where(Seat.game_id == harness.id).order_by(Seat.n)).all()  # type: ignore[arg-type]
                paths = [f"/p/{links.token('seat', seat)}/moves" for seat in seats]
            requests.append([request(paths[post.seat], post) for post in self.posts[-1]])
        return requests

    def seat_at_floor(self, url: str) -> list[list[bytes]]:
        """Create the games in the minimal service's database; return the requests, one move each."""
        tokens = floor.signer()
        engine_ = create_engine(url.replace("postgresql:", "postgresql+psycopg:"))
        floor.FloorGame.metadata.create_all(engine_)
        state = engine.new_game(NAMES[:PLAYERS], seed=seed_of(1), dealer=0).to_dict()
        requests = []
        with Session(engine_) as session:
            for seed, game in zip(self.seeds, self.posts, strict=True):
                game_id = f"{seed:024x}"
                session.add(floor.FloorGame(id=game_id, state=state))
                paths = [f"/p/{tokens.sign(f'{game_id}-{n}').decode()}/moves" for n in range(PLAYERS)]
                requests.append(
                    [request(paths[post.seat], post._replace(at=n), mails=post.mails) for n, post in enumerate(game)]
                )
            session.commit()
        engine_.dispose()
        return requests


def main(games: int = 480, rounds: int = ROUNDS, seconds: float = SECONDS) -> None:
    """Measure and print the results."""
    with (
        tempfile.TemporaryDirectory() as folder,
        running_redis(Path(folder)) as redis,
        postgresql.running() as server,
    ):
        ours, theirs = server.new_database(), server.new_database()
        database = Database(ours)
        database.migrate()
        made = Games(games)
        ours_requests, their_requests = made.seat_at_posse(database), made.seat_at_floor(theirs)
        database.close()
        with machine.web(ours, REDIS_URL=redis.url) as a, machine.web(theirs, "bench.floor:application()") as b:
            posse, bare = dealt_requests(ours_requests, a), dealt_requests(their_requests, b)
            flat_out(posse, min(seconds, 1.0)), flat_out(bare, min(seconds, 1.0))
            rates = [(flat_out(posse, seconds), flat_out(bare, seconds)) for _ in range(rounds)]
            steady = STEADY * statistics.median(one for one, _ in rates)
            times = steadily(posse, steady, seconds * rounds / 2)
            for client in (*posse, *bare):
                client.close()
    for one, other in rates:
        sys.stdout.write(f"  {one:6.0f} {other:6.0f} {one / other:5.2f}\n")
    ratio = statistics.median(one / other for one, other in rates)
    sys.stdout.write(f"moves a second over HTTP, Posse, minimal service, ratio: {ratio:.2f}\n")
    p50, p99 = times[len(times) // 2], times[len(times) * 99 // 100]
    sys.stdout.write(f"at {steady:.0f} moves a second: p50 {p50:.1f} ms, p99 {p99:.1f} ms, worst {times[-1]:.0f} ms\n")


if __name__ == "__main__":
    main()
