"""Random sequences of moves, changed hours, absences, bounced mail, resignations and sweeps: clocks stay consistent."""

from __future__ import annotations

import random
from datetime import datetime, timedelta

import pytest
from sqlmodel import update

import engine
from service import errors
from service.db.database import Database
from service.gamelog import presence
from service.games import game_clock
from service.models import ClockNote, Seat
from service.players import bounces
from service.table import resigning
from tests.quick import few
from tests.rows import commit, execute, rows_of
from tests.service.harness import Harness
from tests.service.test_hours import set_hours

ZONES = ("UTC", "Europe/Berlin", "America/Santiago", "Asia/Tokyo")


def something_happens(harness: Harness, chance: random.Random) -> None:
    """Let a random player act, change their hours, resign or return, or their mail bounce or be delivered."""
    n, what = chance.randrange(3), chance.random()
    if what < 0.5:
        position, at = harness.position(), harness.game().at
        if n in position.to_act() and (n, at) not in {(answer.seat, answer.at) for answer in harness.answers()}:
            harness.post(n, engine.cautious(position.seen_by(n)).text)
    elif what < 0.6:
        quiet = {"quiet_from": f"{chance.randrange(14, 24)}:00", "quiet_to": "00:00"}
        set_hours(harness, n, time_zone=chance.choice(ZONES), **quiet)
    elif what < 0.7:
        until = (harness.now + timedelta(hours=chance.uniform(1, 100))).isoformat()
        set_hours(harness, n, away_until=until if chance.random() < 0.7 else "")
    elif what < 0.8:
        report = bounces.bounced if chance.random() < 0.5 else bounces.delivered
        commit(harness.database, report, harness.mail_to(n), harness.now)
    elif what < 0.82:
        harness.do(resigning.resign, n)
    elif what < 0.9:
        harness.do(resigning.come_back, n)


def check(harness: Harness, banks: list[float]) -> list[float]:
    """Check the invariants; return the present banks."""
    with harness.log() as log:
        game, seats = log.game, log.seats
        assert all(seat.bank_left <= before for seat, before in zip(seats, banks, strict=True)), "a bank never grows"
        for seat in seats:
            assert presence.is_robot(seat) or seat.missed < 3
        assert (game.status == "playing") == (game.due_at is not None), "a game that waits for nothing"
        assert game.remind_at is None or (game.due_at is not None and game.remind_at <= game.due_at)
        if game.due_at is not None and game.bank_at is not None:
            seat = seats[log.position.turn]
            assert game.bank_at <= game.due_at
            assert seat.away_until is None or game.bank_at >= seat.away_until, "a deadline while away"
            if game.wound_at == harness.now:
                plan = game_clock.schedule(log, seat)
                assert plan.first_allowed(game.due_at) == game.due_at, "a deadline in quiet hours"
        return [seat.bank_left for seat in seats]


@pytest.mark.slow
@pytest.mark.parametrize("seed", few(range(3), 1))
def test_each_deadline_is_met_once_and_the_game_ends(database: Database, now: datetime, seed: int) -> None:
    chance = random.Random(seed)
    harness = Harness(database, now, 3, seed=900 + seed, turn_hours=chance.choice([4, 48]), window_hours=2)
    harness.change(weekends_off=seed == 1)
    execute(database, update(Seat).values(bank_left=36_000.0))
    banks, refused = [36_000.0] * 3, 0
    for step in range(400):
        if harness.game().status != "playing":
            break
        harness.later(hours=chance.expovariate(1 / 5))
        if chance.random() < 0.6:
            harness.sweep()
            assert not harness.sweep(), "a second sweep finds nothing"
        if step < 150:
            try:
                something_happens(harness, chance)
            except errors.Refused:
                refused += 1
        else:
            harness.later(days=1)
        banks = check(harness, banks)
    assert harness.game().status == "stopped", "a game in which nobody acts ends"
    assert refused < 30, "most of what people did was done"
    whats = [note.what for note in rows_of(database, ClockNote)]
    turns = [whats[:n].count("runs") for n, what in enumerate(whats) if what == "time up"]
    assert turns
    assert len(set(turns)) == len(turns), "two time-outs of one turn"
    reminders = [(mail.seat, mail.cause) for mail in harness.mails("reminder")]
    assert reminders
    assert len(set(reminders)) == len(reminders), "two reminders of one deadline"
