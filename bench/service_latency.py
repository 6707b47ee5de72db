"""Measure the time from a commit to its mail in the mail server, with Redis and without any server.

One worker and beat run as in the Procfile. This process commits moves as a web process does, at random moments, and is
the mail server too. Beside it: the same mail sent by this process itself, over a connection of its own.
"""

from __future__ import annotations

import email
import random
import shlex
import smtplib
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, chdir, contextmanager
from datetime import UTC, datetime
from pathlib import Path

from aiosmtpd.controller import Controller
from aiosmtpd.smtp import SMTP, Envelope, Session

from bench import machine
from service.db.database import Database
from service.models import Outmail
from service.settings import Settings
from tests.servers import free_port, running_redis
from tests.service.harness import Harness
from tests.waiting import until
from worker.app import DELIVER, publisher
from worker.notifier import Notifier

MAILS = 200
LONGEST_GAP = 1.0  # seconds between two commits; at least a twentieth of it
GAMES = 20


class TimedSink:
    """A mail server that discards all mail, and records when the last turn mail of each game came."""

    def __init__(self) -> None:
        self.arrived: dict[str, float] = {}
        self.last = b""

    async def handle_DATA(self, server: SMTP, session: Session, envelope: Envelope) -> str:  # noqa: N802 - its name there
        """Record the time; return the reply to the client."""
        mail = envelope.original_content or b""
        headers = email.message_from_bytes(mail)
        if headers["X-Posse-Kind"] == "turn":
            self.last, self.arrived[headers["X-Posse-Game"]] = mail, time.monotonic()
        return "250 accepted"


@contextmanager
def running_sink() -> Iterator[tuple[TimedSink, int]]:
    """Run the mail server in a thread; yield it and its port."""
    sink, port = TimedSink(), free_port()
    controller = Controller(sink, hostname="127.0.0.1", port=port)
    controller.start()
    try:
        yield sink, port
    finally:
        controller.stop()


@contextmanager
def working(folder: Path, settings: dict[str, str]) -> Iterator[None]:
    """Run one worker and beat, by their lines in the Procfile."""
    lines = dict(line.split(": ", 1) for line in (machine.ROOT / "Procfile").read_text().splitlines())
    with ExitStack() as stack:
        for name in ("worker", "beat"):
            command = [sys.executable, "-m", *shlex.split(lines[name])]
            stack.enter_context(machine.process(command, folder, settings))
        yield


def latencies(folder: Path, mails: int, games: int, **more: str) -> tuple[list[float], list[float]]:
    """Return the seconds from commit to arrival of so many mails, and those of sending one at once, both sorted."""
    commits: list[float] = []
    with running_sink() as (sink, port), chdir(folder):
        url = f"sqlite:///{folder / 'posse.sqlite3'}"
        environment = machine.environment(free_port(), url, SMTP_URL=f"smtp://127.0.0.1:{port}", **more)
        notifier = Notifier(publisher(Settings.from_environment(environment).prepared(), DELIVER))

        def note_commit() -> None:
            commits.append(time.monotonic())
            notifier.notify()

        database = Database(url, note_commit)
        database.migrate()
        played = [Harness(database, datetime.now(UTC), seed=seed) for seed in range(1, games + 1)]
        with working(folder, environment):
            until(
                lambda: [mail for game in played for mail in game.mails()], machine.PATIENCE, "first mails", all_handled
            )
            taken = sorted(_one_mail(random.choice(played), commits, sink) for _ in range(mails))  # noqa: S311
        at_once = sorted(_sent_at_once(port, sink.last) for _ in range(mails))
        database.close()
    return taken, at_once


def all_handled(mails: Sequence[Outmail]) -> bool:
    """Return whether a worker has sent these mails, or found that they do not apply."""
    return {mail.state for mail in mails} <= {"sent", "superseded"}


def _one_mail(game: Harness, commits: list[float], sink: TimedSink) -> float:
    """Play until the next turn begins; return the seconds from that commit until the mail about it has arrived."""
    time.sleep(random.uniform(LONGEST_GAP / 20, LONGEST_GAP))  # noqa: S311 - no secret
    turns = len(game.mails("turn"))
    while len(game.mails("turn")) == turns:
        game.now = datetime.now(UTC)
        game.act()
    committed = commits[-1]
    until(lambda: sink.arrived.get(game.id, 0.0), machine.PATIENCE, "mail", lambda when: when > committed, pause=0.002)
    return sink.arrived[game.id] - committed


def _sent_at_once(port: int, mail: bytes) -> float:
    began = time.monotonic()
    with smtplib.SMTP("127.0.0.1", port) as connection:
        connection.sendmail("posse@posse.test", ["anna@posse.test"], mail)
        return time.monotonic() - began


def printed(name: str, seconds: Sequence[float]) -> None:
    """Print the median and the 99th percentile in milliseconds."""
    p50, p99 = (seconds[int(len(seconds) * share)] * 1000 for share in (0.5, 0.99))
    sys.stdout.write(f"  {name:32} p50 {p50:6.1f} ms  p99 {p99:6.1f} ms\n")


def main(mails: int = MAILS, games: int = GAMES) -> None:
    """Measure and print the results."""
    with tempfile.TemporaryDirectory() as folder:
        with running_redis(Path(folder)) as redis:
            (Path(folder) / "redis").mkdir()
            with_redis, at_once = latencies(Path(folder) / "redis", mails, games, REDIS_URL=redis.url)
        (Path(folder) / "embedded").mkdir()
        embedded, _ = latencies(Path(folder) / "embedded", mails, games)
    printed("with Redis", with_redis)
    printed("embedded", embedded)
    printed("sent at once by this process", at_once)


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
