"""Measure the mails a second of one worker process on PostgreSQL, without and with DKIM, beside a minimal loop.

The loop claims the same mails one by one, renders them from data that was loaded beforehand, builds them, sends them
unsigned over one connection and marks them as sent. It does not check whether a mail still applies, and reads nothing
else.
"""

from __future__ import annotations

import os
import smtplib
import socket
import statistics
import sys
import tempfile
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import chdir, contextmanager
from dataclasses import replace
from datetime import UTC, datetime
from email.headerregistry import Address
from pathlib import Path
from typing import Any, NamedTuple
from zoneinfo import ZoneInfo

from sqlalchemy import update
from sqlmodel import col, select

from bench import machine
from service.db.database import Database
from service.gamelog.log import GameLog
from service.languages.spoken import ENGLISH
from service.links import Links
from service.mail.composing import message
from service.mail.composing import plaintext as words
from service.mail.composing.kind import Draft
from service.mail.content import content
from service.mail.delivering import outbox
from service.mail.delivering.sender import Sender
from service.mail.registry import kind_of
from service.mail.writer import Writer, templates
from service.models import Game, Outmail, Player
from service.players import bounces
from service.process import startup
from service.settings import Settings
from tests import keys
from tests.servers import free_port
from tests.service import postgresql
from tests.service.harness import Harness

GAMES = 60
MOVES = 60  # moves made in each game before its mails are sent
ROUNDS = 5
SENDER = Address("Posse", addr_spec="posse@posse.test")


class PreparedMail(NamedTuple):
    """The template context of a mail, and its envelope."""

    kind: str
    context: dict[str, Any]
    names: list[str]
    envelope: message.Envelope


class MinimalLoop:
    """Sends queued mails with nothing but the necessary steps."""

    def __init__(self, database: Database, settings: Settings, links: Links) -> None:
        self._database = database
        self._url = settings.smtp_url
        self._writer = Writer(settings, links)
        self._links = links
        self._prepared: dict[int, PreparedMail] = {}

    def prepare(self) -> None:
        """Load the context of every queued mail."""
        with self._database.reading() as session:
            for mail in session.exec(select(Outmail).where(Outmail.state == "queued")).all():
                game, player = session.get_one(Game, mail.game_id), session.get_one(Player, mail.player_id)
                log = GameLog(session, game)
                seats, seat = log.seats, log.seats[mail.seat]
                zone = ZoneInfo(player.time_zone)
                context = content(Draft(log, seat, mail, kind_of(mail), self._links, zone, mail.created_at))
                context |= {"you": seat.name, "game": game.name, "operator": SENDER.addr_spec, "title": game.name}
                context |= {"rules": "https://posse.test/rules", "other_languages": (), "cut": ()}
                context |= {"sent_at": mail.created_at, "started": True, "answerable": False, "in_deal": False}
                envelope = message.Envelope(
                    sender=SENDER,
                    address=player.address,
                    name=seat.name,
                    message_id=f"{mail.message_id}@posse.test",
                    sent_at=mail.created_at,
                    game=game.id,
                    seat=seat.n,
                    kind=mail.kind,
                    of_list=game.id,
                    language=ENGLISH,
                    at=mail.at,
                    thread=f"start.0.{seat.n}.{game.id}@posse.test",
                )
                self._prepared[mail.id or 0] = PreparedMail(mail.kind, context, [one.name for one in seats], envelope)

    def send_all(self, now: datetime) -> int:
        """Send every mail that is due; return how many."""
        sent = 0
        host, _, port = self._url.removeprefix("smtp://").partition(":")
        with smtplib.SMTP(host, int(port)) as connection:
            while True:
                with self._database.writing() as session:
                    claimed = outbox.claim(session, now)
                if not claimed:
                    return sent
                sent += 1
                one = self._prepared[claimed[0].id]
                mail = message.build(one.envelope, self._letter(one))
                connection.sendmail(SENDER.addr_spec, [one.envelope.address], mail)
                with self._database.writing() as session:
                    done = {"state": "sent", "sent_at": now}
                    session.exec(update(Outmail).where(col(Outmail.id) == claimed[0].id).values(done))

    def _letter(self, one: PreparedMail) -> message.MessageText:
        template = templates(one.envelope.language).get_template
        subject, text, html = (
            template(f"{one.kind}/{part}").render(one.context) for part in ("subject.txt", "body.txt", "body.html")
        )
        return message.MessageText(subject.rstrip("\n"), words.plain(text, one.names), html)


@contextmanager
def sink() -> Iterator[str]:
    """Run a mail server that discards all mail, in a process of its own; yield its URL."""
    port = free_port()
    with tempfile.TemporaryDirectory() as folder:
        settings = {"PATH": os.environ["PATH"], "PYTHONPATH": str(machine.ROOT)}
        with machine.process([sys.executable, "-m", "bench.sink", str(port)], Path(folder), settings):
            until = time.monotonic() + machine.PATIENCE
            while True:
                try:
                    socket.create_connection(("127.0.0.1", port), timeout=5).close()
                    break
                except OSError:
                    if time.monotonic() > until:
                        raise
                    time.sleep(0.05)
            yield f"smtp://127.0.0.1:{port}"


def queue_again(database: Database) -> int:
    """Queue every sent mail again; return how many."""
    with database.writing() as session:
        due = {"state": "queued", "tries": 0, "next_try_at": datetime.now(UTC)}
        return int(session.exec(update(Outmail).where(col(Outmail.state) == "sent").values(due)).rowcount)


def supersede_start_mails(database: Database) -> None:
    """Leave out `start` mails from here on: a game has one for each player and a hundred turns."""
    with database.writing() as session:
        session.exec(update(Outmail).where(col(Outmail.kind) == "start").values({"state": "superseded"}))


def measure(database: Database, sends: Sequence[Callable[[datetime], int]], rounds: int, what: str) -> None:
    """Send the same mails in all ways in turn, and print the mails a second and the ratios to the last way."""
    mails, ratios = queue_again(database), []
    for _ in range(rounds):
        speeds = []
        for send in sends:
            began = time.perf_counter()
            send(datetime.now(UTC))
            speeds.append(mails / (time.perf_counter() - began))
            if queue_again(database) != mails:
                raise RuntimeError("not every mail was sent")
        ratios.append([speed / speeds[-1] for speed in speeds[:-1]])
        sys.stdout.write(f"  {_columns(speeds, '6.0f')} {_columns(ratios[-1], '5.2f')}\n")
    with database.writing() as session:
        session.exec(update(Outmail).where(col(Outmail.state) == "queued").values({"state": "sent"}))
    medians = _columns([statistics.median(column) for column in zip(*ratios, strict=True)], ".2f")
    sys.stdout.write(f"{what}, {mails} mails a round; Posse, Posse with DKIM, minimal loop, ratios: {medians}\n")


def _columns(numbers: Iterable[float], form: str) -> str:
    return " ".join(format(number, form) for number in numbers)


def main(games: int = GAMES, rounds: int = ROUNDS) -> None:
    """Measure and print the results."""
    now = datetime.now(UTC)
    with postgresql.running() as server, sink() as smtp_url, tempfile.TemporaryDirectory() as folder, chdir(folder):
        url = server.new_database()
        settings = Settings.from_environment(machine.environment(8000, url, SMTP_URL=smtp_url)).prepared()
        links, database = Links(settings.secret_keys, settings.base_url), Database(url)
        database.migrate()
        for seed in range(1, games + 1):
            Harness(database, now, 3, seed=seed).act(times=MOVES)
        signing = replace(settings, dkim_key=keys.private_key(), dkim_selector="posse")
        sender, signer = (
            Sender(one, database, Writer(one, links), bounces.delivered, bounces.bounced) for one in (settings, signing)
        )
        minimal = MinimalLoop(database, settings, links)
        sends = (sender.deliver, signer.deliver, minimal.send_all)
        sender.deliver(datetime.now(UTC))  # supersedes the mails that no longer apply
        queue_again(database)
        minimal.prepare()
        sender.deliver(datetime.now(UTC))  # warms up
        startup.freeze_startup_objects()
        measure(database, sends, rounds, "mails a second of one worker")
        supersede_start_mails(database)
        measure(database, sends, rounds, "of games under way only")
        database.close()


if __name__ == "__main__":
    main()
