"""Measure rows and bytes per move in the database, and the memory of web, worker and beat under load.

The processes run as for a club, on PostgreSQL and Redis; mails go to a server that discards them.
`python -m bench.service_load 600 20` runs ten minutes at 20 moves a second.
"""

from __future__ import annotations

import shlex
import statistics
import sys
import tempfile
import threading
import time
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from itertools import islice
from pathlib import Path

import psycopg

from bench import machine
from bench.service_mails import sink
from bench.service_moves import CLIENTS, Client, Games, dealt_requests, together
from service.db.database import Database
from tests.servers import free_port, running_redis
from tests.service import postgresql

SECONDS, RATE = 60.0, 40.0  # moves a second: those of a hundred thousand games
NAMES = ("web", "worker", "beat")


def memory(process_id: int) -> float:
    """Return the memory of a process and its children in MB (PSS: shared pages count in proportion)."""
    children = Path(f"/proc/{process_id}/task/{process_id}/children").read_text().split()
    own = Path(f"/proc/{process_id}/smaps_rollup").read_text()
    kilobytes = int(next(line for line in own.splitlines() if line.startswith("Pss:")).split()[1])
    return kilobytes / 1024 + sum(memory(int(child)) for child in children)


def slope(samples: Sequence[tuple[float, float]]) -> float:
    """Return the growth in MB an hour, by least squares over (seconds, MB), without the first third: the warm-up."""
    warm = samples[len(samples) // 3 :]
    if len(warm) < 3:
        return 0.0
    return statistics.linear_regression([at for at, _ in warm], [held for _, held in warm]).slope * 3600


def sizes(url: str) -> dict[str, tuple[int, int]]:
    """Return the rows and bytes of every table, including indexes."""
    with psycopg.connect(url, autocommit=True) as connection:
        connection.execute("VACUUM FULL")
        tables = [row[0] for row in connection.execute("SELECT relname FROM pg_stat_user_tables ORDER BY 1")]
        return {
            name: connection.execute(f'SELECT count(*), pg_total_relation_size(\'"{name}"\') FROM "{name}"').fetchone()  # type: ignore[misc] # noqa: S608
            for name in tables
        }


@contextmanager
def started(names: Sequence[str], folder: Path, settings: dict[str, str]) -> Iterator[dict[str, int]]:
    """Start processes by their lines in the Procfile; yield their ids by name."""
    lines = dict(line.split(": ", 1) for line in (machine.ROOT / "Procfile").read_text().splitlines())
    with ExitStack() as stack:
        ids = {}
        for name in names:
            (folder / name).mkdir()
            words = shlex.split(lines[name])
            nice = ["nice"] if words[0] == "nice" else []
            command = [*nice, sys.executable, "-m", *words[len(nice) :]]
            ids[name] = stack.enter_context(machine.process(command, folder / name, settings)).pid
        machine.wait_for(f"http://127.0.0.1:{settings['PORT']}/healthz")
        yield ids


def play(clients: Sequence[Client], seconds: float, rate: float) -> list[int]:
    """Make `rate` moves a second for `seconds`; return how many each client made."""
    made = [0] * len(clients)

    def work(client: Client, n: int) -> None:
        gap, began = len(clients) / rate, time.perf_counter()
        while (due := began + made[n] * gap) < began + seconds:
            time.sleep(max(0.0, due - time.perf_counter()))
            client.post()
            made[n] += 1

    together(clients, work)
    return made


def main(seconds: float = SECONDS, rate: float = RATE) -> None:
    """Measure and print the results."""
    games = Games(CLIENTS + int(seconds * rate / 60))
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        redis = stack.enter_context(running_redis(folder))
        url = stack.enter_context(postgresql.running()).new_database()
        smtp = stack.enter_context(sink())
        database = Database(url)
        database.migrate()
        requests = games.seat_at_posse(database)
        database.close()
        before = sizes(url)
        settings = machine.environment(free_port(), url, REDIS_URL=redis.url, SMTP_URL=smtp, WEB_CONCURRENCY="2")
        ids = stack.enter_context(started(NAMES, folder, settings))
        clients = dealt_requests(requests, int(settings["PORT"]))
        for client in clients:
            stack.callback(client.close)
        samples: dict[str, list[tuple[float, float]]] = {name: [] for name in NAMES}
        done, began = threading.Event(), time.monotonic()

        def watch() -> None:
            while not done.wait(min(5.0, seconds / 12)):
                for name, process_id in ids.items():
                    samples[name].append((time.monotonic() - began, memory(process_id)))

        watcher = threading.Thread(target=watch)
        watcher.start()
        made = sum(play(clients, seconds, rate))
        done.set()
        watcher.join()
        after = sizes(url)
    sys.stdout.write(f"{made} moves in {seconds:.0f} s; per move:\n")
    grown = {name: (after[name][0] - before[name][0], after[name][1] - before[name][1]) for name in after}
    for name, (rows, size) in grown.items():
        if rows:
            sys.stdout.write(f"  {name:12} {rows / made:5.2f} rows {size / made:6.0f} bytes\n")
    rows, size = (sum(column) for column in zip(*grown.values(), strict=True))
    sys.stdout.write(f"  {'together':12} {rows / made:5.2f} rows {size / made:6.0f} bytes\n")
    for name, seen in samples.items():
        held = [megabytes for _, megabytes in islice(seen, len(seen) // 3, None)]
        sys.stdout.write(f"{name}: {held[0]:.0f} MB, at the end {held[-1]:.0f} MB; {slope(seen):+.1f} MB in an hour\n")


if __name__ == "__main__":
    main(*map(float, sys.argv[1:]))
