"""A month at one table by real mail, and nobody's hand on anything: quick, asleep, away, bouncing, forgetful people."""

from __future__ import annotations

from collections import Counter
from datetime import datetime, timedelta
from typing import NamedTuple
from zoneinfo import ZoneInfo

import pytest

from service.db.database import Database
from service.gamelog.log import GameLog
from service.games import standing_orders
from service.games.submit import play
from service.games.transaction import GameTransaction
from service.models import ClockNote, Game, Player
from service.players import hours
from service.sweep import outages
from service.table import resigning
from service.views import gate
from tests.mail import page_policy
from tests.mail.conftest import Post
from tests.mail.mail_server import asks_for_turn
from tests.rows import alter, commit, rows_of
from tests.service.harness import Harness

SEED = 11
STEP = timedelta(hours=1)
MONTH = timedelta(days=30)
ZONES = ("Europe/Berlin", "Asia/Tokyo", "America/New_York", "Europe/London")
BOUNCES = range(3, 6)  # days on which the fourth's mail server takes nothing
HOLIDAY = range(9, 13)  # days on which the third is away
SLEEPY = range(7, 20)  # days on which the fourth does not even see reminders
OUTAGE = 16  # the day on which Posse itself stands still


class Person(NamedTuple):
    """How a person reads their mails: so many hours later, if they are awake; forgetful people need a reminder.

    `line`: has the two cards drawn in advance and types each turn as a line; others push the buttons of their page.
    """

    patience: float
    line: bool = False
    forgetful: bool = False


class Visit(NamedTuple):
    """A player follows a link of a mail and does everything that waits for them.

    `presses`: links followed and buttons pushed. `looks`: how often they stopped to see what a Wyatt Earp brought.
    `turn`: a whole turn, from the draw to the discard.
    """

    seat: int
    presses: int
    looks: int
    turn: bool


PEOPLE = (Person(1, line=True), Person(5, line=True), Person(8), Person(1, forgetful=True))


class Month(Harness):
    """Four people who live by the mails they get."""

    def __init__(self, database: Database, now: datetime, post: Post) -> None:
        super().__init__(database, now, 4, seed=SEED, turn_hours=24, window_hours=6)
        self.send, self.began = post, now
        self.visits: list[Visit] = []
        self.asked: dict[int, datetime] = {}
        self.change(bank_hours=12)
        for n, zone in enumerate(ZONES):
            self.change_seat(n, bank_left=12 * 3600)
            alter(database, Player, self.player(n).id, time_zone=zone, quiet_from=23 * 60, quiet_to=7 * 60)
            self.order(n, {**standing_orders.ON_ACCEPTING, "draw": "supply" if PEOPLE[n].line else "ask"})

    @property
    def day(self) -> int:
        return (self.now - self.began).days

    def run(self) -> None:
        banks = [12 * 3600.0] * 4
        while self.game().status == "playing" and self.now - self.began < MONTH:
            self.now += STEP
            if self.day == OUTAGE:
                self._stands_still()
            self.sweep()
            self._post()
            for n in range(4):
                self._live(n)
            left = [self.seat(n).bank_left for n in range(4)]
            assert all(new <= old for new, old in zip(left, banks, strict=True)), "a bank never grows"
            banks = left
        self._post()

    def _stands_still(self) -> None:
        """Nobody sweeps for a day."""
        for _ in range(2):
            commit(self.database, outages.awake, self.now)
            self.now += timedelta(hours=12)

    def _post(self) -> None:
        """Mails go out and are read; the fourth's server refuses some days."""
        address = f"dora.{SEED}@posse.test"
        self.send.server.refused = {address: "550 no such user"} if self.day in BOUNCES else {}
        for mail in self.send(self):
            n, kind = int(mail["X-Posse-Seat"]), mail["X-Posse-Kind"]
            if kind in ("window", "reminder", "notice") or (asks_for_turn(mail) and not self._forgets(n)):
                self.asked.setdefault(n, self.now)

    def _forgets(self, n: int) -> bool:
        """A forgetful person overlooks every other turn mail."""
        return PEOPLE[n].forgetful and self.day % 2 == 1

    def _live(self, n: int) -> None:
        """Let a player read their mail, if they are awake, at home, and do not forget."""
        if n not in self.asked and not (n == 2 and self.day in HOLIDAY):
            return
        seat, plan_says_asleep = self.seat(n), not 7 <= self.now.astimezone(ZoneInfo(ZONES[n])).hour < 23
        if n == 2 and self.day in HOLIDAY:
            if seat.away_until is None:
                until = {"away_until": (self.began + timedelta(days=HOLIDAY.stop)).isoformat()}
                self.do(hours.keep, n, hours.read(until, self.player(n), self.now))
            return
        forgets = n == 3 and self.day in SLEEPY
        if plan_says_asleep or forgets or self.game().status != "playing":
            return
        if self.now - self.asked[n] < timedelta(hours=PEOPLE[n].patience):
            return
        del self.asked[n]
        if seat.held_since is not None:
            self.visits.append(Visit(n, 2, 0, False))
            self.do(resigning.come_back, n)
        self._answers(n)

    def _answers(self, n: int) -> None:
        """Do everything that waits for a player who has followed a link: answer a window, or play a turn to its end."""
        done: list[str] = []
        pushed = 0
        with self.database.writing() as session:
            game = session.get_one(Game, self.id)
            while game.status == "playing":
                position, table = GameLog(session, game).position, gate.table(GameLog(session, game), n)
                if n not in position.to_act() or table is None or table.answered is not None:
                    break
                picked = page_policy.picks(table, position.seen_by(n))
                done += play(GameTransaction.lock(session, self.id, self.now, n), n, "; ".join(picked), game.at).did
                pushed += page_policy.presses(table)
        if pushed:
            whole = done[-1].startswith("discard ") and (PEOPLE[n].line or done[0].startswith("draw "))
            self.visits.append(Visit(n, 1 + pushed, done.count("wyatt draw"), whole))


@pytest.mark.proof
def test_a_month_at_one_table(database: Database, now: datetime, post: Post) -> None:
    month = Month(database, now, post)
    month.run()
    moves, notes = month.moves(), rows_of(database, ClockNote)
    turns = [move.seat for move in moves if move.move.startswith("discard")]
    kinds = Counter(post.server.kinds())
    by_player = Counter(move.seat for move in moves if move.mark is None and move.move.startswith("discard"))
    mails = sum(kinds.values()) / len(turns)
    presses = sum(visit.presses for visit in month.visits) / sum(by_player.values())
    assert month.game().status == "over", "the game was played to its end"
    whats = {line.what for line in notes}
    assert {"away", "bounced", "reached", "reminded", "time up", "held", "back", "outage"} <= whats
    assert mails <= 1.5
    assert presses <= 4
    whole = [visit for visit in month.visits if visit.turn]
    assert {visit.seat for visit in whole} == {0, 1, 2, 3}
    for visit in whole:
        ordinary = 3 if PEOPLE[visit.seat].line else 4
        assert visit.presses <= ordinary + 2 * visit.looks, "a link, the draw, and all the rest reviewed at once"
    assert month.sweep() == 2, "the game that is over is counted, and rated"
    assert not month.sweep()
    running = [line for line in notes if line.what in ("runs", "goes on")]
    planned = [(line.seat, line.until) for line in running if line.until is not None and line.seat is not None]
    assert {seat for seat, _ in planned} == {0, 1, 2, 3}
    for seat, until in planned:
        assert 7 <= until.astimezone(ZoneInfo(ZONES[seat])).hour < 23, "a deadline in quiet hours"
    deadlines = [(line.seat, line.until) for line in notes if line.what == "time up"]
    assert len(deadlines) == len({(line.at, line.seat) for line in notes if line.what == "time up"})
