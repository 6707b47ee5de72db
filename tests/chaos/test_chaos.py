"""People play while everything is killed, again and again; afterwards nothing is missing and nothing is there twice.

They play through nginx. Meanwhile the mail server is away for a while, and one machine's clock is wrong now and then.
In short here; `make chaos` plays 2,000 moves.
"""

from __future__ import annotations

import os
import random
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from service.db.database import Database
from service.models import Game
from tests.chaos import audit
from tests.chaos.faults import SECOND_MACHINE, FaultInjector
from tests.chaos.table import Table, seated
from tests.nginx import Nginx, running_nginx
from tests.servers import free_port
from tests.whole.deployment import TWO_OF_EACH, Deployment, MailSink, Servers, deployed, running_servers
from tests.whole.people import links_of

pytestmark = pytest.mark.proof

MOVES = int(os.environ.get("CHAOS_MOVES", "40"))
SEED = int(os.environ.get("CHAOS_SEED", "1881"))
KILLS = MOVES // 4  # at least, spread over the moves
TABLES = 5  # games at once; one of them has seven seconds a turn and somebody who never comes
SHORT = {"turn_hours": 0.002, "window_hours": 0.002}
PATIENCE = 600 + 3 * MOVES  # seconds
NO_MAIL = float(os.environ.get("CHAOS_NO_MAIL", "5"))  # seconds without a mail server


class Evening:
    """Tables that fill again when a game ends, and somebody who kills, until there have been enough moves."""

    def __init__(self, deployment: Deployment, post: MailSink, machines: Servers) -> None:
        self.deployment, self.post = deployment, post
        self.faults = FaultInjector(deployment, post, machines, random.Random(SEED))
        self.tables: list[Table] = []
        self.stop = False
        self.waited: tuple[int, float] | None = None  # mails without a mail server, and when the last had left

    @property
    def moves(self) -> int:
        """Moves acknowledged so far."""
        return sum(table.counts["moves"] + len(table.sealed) for table in self.tables)

    def _seat(self, n: int) -> Table:
        clocked = n == 0
        chance = random.Random(f"{SEED}/{len(self.tables)}")
        how = dict(SHORT) if clocked else {}
        table = Table(self.deployment, self.post, chance, lambda: self.stop, how, lazy=clocked)
        self.tables.append(table)
        return table

    def play(self) -> None:
        """Until there were enough moves, a kill for each few of them, and the clock has finished a turn."""
        places = [seated(self._seat(n)) for n in range(TABLES)]
        until = time.monotonic() + PATIENCE
        while self.moves < MOVES or self._kills_are_due(KILLS) or not self._clock_has_played():
            if self._kills_are_due(min(KILLS, 1 + KILLS * self.moves // MOVES)):
                self.faults.inject()
            else:
                time.sleep(0.1)
                self.faults.tend()
            if self.waited is None and self.moves > MOVES / 3:
                self.waited = self.faults.close_the_mail_server(NO_MAIL)
            assert time.monotonic() < until, (self.moves, self.counts())
            self._no_faults()
            places = [place if place.is_alive() else seated(self._seat(n)) for n, place in enumerate(places)]
        self.stop = True
        for place in places:
            while place.is_alive():
                place.join(1)
                self.faults.tend()
        self._no_faults()

    def _kills_are_due(self, number: int) -> bool:
        return self.faults.killed.total() < number

    def _clock_has_played(self) -> bool:
        with self.post.lock:
            return any(mail["X-Posse-Kind"] == "timeout" for mail in self.post.mails)

    def _no_faults(self) -> None:
        for table in self.tables:
            if table.fault is not None:
                raise table.fault

    def counts(self) -> Counter[str]:
        """What happened at all tables."""
        return sum((table.counts for table in self.tables), Counter())


@contextmanager
def running_site(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> Iterator[tuple[Deployment, MailSink, Servers, Nginx]]:
    """Two of each process on real servers, behind nginx; one of each pair has a clock that can be set."""
    ports = {"web": free_port(), "web-2": free_port()}
    with running_servers(folder) as machines, running_nginx(folder / "nginx", *ports.values()) as nginx:
        monkeypatch.setenv("SSL_CERT_FILE", str(nginx.certificate))
        for name in SECOND_MACHINE:
            (folder / f"{name}.clock").write_text("+0")
        given = {"BASE_URL": nginx.url, "TRUSTED_PROXIES": "1", "GUNICORN_CMD_ARGS": ""}
        with deployed(folder, *TWO_OF_EACH, ports=ports, **machines.settings | given) as (deployment, post):
            yield deployment, post, machines, nginx


def tokens_in(text: str, post: MailSink) -> list[str]:
    """Return the tokens of mailed links that a text contains."""
    with post.lock:
        links = {link for mail in post.mails for link in links_of(mail) if "/p/" in link}
    return [token for link in links if (token := link.partition("/p/")[2].partition("?")[0]) in text]


def test_nothing_is_lost_and_nothing_is_doubled(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    began = time.monotonic()
    with running_site(tmp_path, monkeypatch) as (deployment, post, machines, nginx):
        evening = Evening(deployment, post, machines)
        evening.play()
        database = Database(machines.settings["DATABASE_URL"])
        states = audit.wait_until_sent(database, audit.now())
        begun = [table for table in evening.tables if table.game]
        before = audit.message_ids(post)
        with database.reading() as session:
            dealt = [table for table in begun if session.get_one(Game, table.game).started_at]
            in_record = sum(audit.check_moves(session, table) for table in dealt)
            due = sum(audit.check_mails(session, table) for table in dealt)
            fired = sum(audit.check_deadlines(session, table, audit.now()) for table in dealt)
            over = sum(audit.finished_records_are_true(session, table) for table in dealt)
            mails, doubles = audit.check_post(session, post, before)
        database.close()
        assert evening.counts()["answered 500"] == 0, "an outage is answered by 503, not by 500"
        assert min(in_record, due, mails) > 0
        logged = nginx.logged() + "".join(file.read_text() for file in tmp_path.glob("*.log"))
        assert '"rule": "/p/<token>/moves"' in logged
        assert tokens_in(logged, post) == []
        assert fired > 0, "one of the tables has seven seconds a turn and somebody who never comes"
        seconds = time.monotonic() - began
        print(
            f"\n{evening.faults.killed.total()} kills {dict(evening.faults.killed)}; ended by themselves: "
            f"{dict(evening.faults.ended)}; {len(dealt)} games, {over} of them over; {in_record} moves in the records; "
            f"{evening.moves} moves and answers acknowledged, {dict(evening.counts())}; {due} mails due, "
            f"{mails} arrived, {doubles} of them again, {dict(states)}; {fired} turns finished by the clock; "
            f"without a mail server for {NO_MAIL:.0f} s, mails waiting and seconds to send them: {evening.waited}; "
            f"seed {SEED}, {seconds:.0f} s"
        )
