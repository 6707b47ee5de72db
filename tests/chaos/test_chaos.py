"""People play while everything is killed, again and again; afterwards nothing is missing and nothing is there twice.

In short here; `make chaos` plays 1,000 moves.
"""

from __future__ import annotations

import os
import random
import time
from collections import Counter
from pathlib import Path

import pytest

from service.db.database import Database
from tests.chaos import audit
from tests.chaos.reaper import Reaper
from tests.chaos.table import Table, seated
from tests.whole.house import TWO_OF_EACH, House, PostOffice, Servers, running_house, running_servers

pytestmark = pytest.mark.slow

MOVES = int(os.environ.get("CHAOS_MOVES", "120"))
SEED = int(os.environ.get("CHAOS_SEED", "1881"))
KILLS = MOVES // 8  # at least
TABLES = 5  # games at once; one of them has seven seconds a turn and somebody who never comes
SHORT = {"turn_hours": 0.002, "window_hours": 0.002}
PATIENCE = 600 + 3 * MOVES  # seconds


class Evening:
    """Tables that fill again when a game ends, and somebody who kills, until there have been enough moves."""

    def __init__(self, house: House, post: PostOffice, machines: Servers) -> None:
        self.house, self.post = house, post
        self.reaper = Reaper(house, machines, random.Random(SEED))
        self.tables: list[Table] = []
        self.stop = False

    @property
    def moves(self) -> int:
        """Moves acknowledged so far."""
        return sum(table.counts["moves"] + len(table.sealed) for table in self.tables)

    def _seat(self, n: int) -> Table:
        clocked = n == 0
        chance = random.Random(f"{SEED}/{len(self.tables)}")
        table = Table(self.house, self.post, chance, lambda: self.stop, dict(SHORT) if clocked else {}, lazy=clocked)
        self.tables.append(table)
        return table

    def play(self) -> None:
        """Until there were enough moves and enough kills."""
        places = [seated(self._seat(n)) for n in range(TABLES)]
        until = time.monotonic() + PATIENCE
        while self.moves < MOVES or self.reaper.killed.total() < KILLS:
            self.reaper.reap()
            assert time.monotonic() < until, (self.moves, self.counts())
            self._no_faults()
            places = [place if place.is_alive() else seated(self._seat(n)) for n, place in enumerate(places)]
        self.stop = True
        for place in places:
            while place.is_alive():
                place.join(1)
                self.reaper.tend()
        self._no_faults()

    def _no_faults(self) -> None:
        for table in self.tables:
            if table.fault is not None:
                raise table.fault

    def counts(self) -> Counter[str]:
        """What happened at all tables."""
        return sum((table.counts for table in self.tables), Counter())


def test_nothing_is_lost_and_nothing_is_doubled(tmp_path: Path) -> None:
    began = time.monotonic()
    with (
        running_servers(tmp_path) as machines,
        running_house(tmp_path, *TWO_OF_EACH, **machines.settings) as (house, post),
    ):
        evening = Evening(house, post, machines)
        evening.play()
        database = Database(machines.settings["DATABASE_URL"])
        states = audit.wait_until_sent(database, audit.now())
        begun = [table for table in evening.tables if table.game]
        before = audit.message_ids(post)
        with database.reading() as session:
            dealt = [table for table in begun if table.made or table.sealed]
            in_record = sum(audit.check_moves(session, table) for table in dealt)
            due = sum(audit.check_mails(session, table) for table in dealt)
            fired = sum(audit.check_deadlines(session, table, audit.now()) for table in dealt)
            over = sum(audit.finished_records_are_true(session, table) for table in dealt)
            mails, doubles = audit.check_post(session, post, before)
        database.close()
        assert evening.counts()["answered 500"] == 0, "an outage is answered by 503, not by 500"
        assert min(in_record, due, mails) > 0
        assert fired > 0, "one of the tables has seven seconds a turn and somebody who never comes"
        seconds = time.monotonic() - began
        print(
            f"\n{evening.reaper.killed.total()} kills {dict(evening.reaper.killed)}; ended by themselves: "
            f"{dict(evening.reaper.ended)}; {len(dealt)} games, {over} of them over; {in_record} moves in the records; "
            f"{evening.moves} moves and answers acknowledged, {dict(evening.counts())}; {due} mails due, "
            f"{mails} arrived, {doubles} of them again, {dict(states)}; {fired} turns finished by the clock; "
            f"seed {SEED}, {seconds:.0f} s"
        )
