"""Random sequences of moves, changed hours, absences, bounced mail, resignations and sweeps: clocks stay consistent."""

from __future__ import annotations

import random
from datetime import datetime, timedelta

import pytest
from sqlmodel import col, select

import engine
from service import errors
from service.db.database import Database
from service.gamelog import presence
from service.gamelog.log import GameLog
from service.games import game_clock, windows
from service.games.submit import play
from service.games.transaction import GameTransaction
from service.models import ClockNote, Game, Player, Seat
from service.players import bounces, hours
from service.table import resigning
from tests.quick import few
from tests.rows import rows
from tests.service.harness import Harness

ZONES = ("UTC", "Europe/Berlin", "America/Santiago", "Asia/Tokyo")


def something_happens(harness: Harness, chance: random.Random) -> None:
    """Let a random player act, change their hours, resign or return, or their mail bounce or be delivered."""
    n, what = chance.randrange(3), chance.random()
    with harness.database.writing() as session:
        game = session.get_one(Game, harness.id)
        seat = GameLog(session, game).seats[n]
        player = session.get_one(Player, seat.player_id)
        if what < 0.5:
            position = GameLog(session, game).position
            if n in position.to_act() and not (
                windows.is_open(game) and n in GameLog.of(session, game.id).answers(game.at)
            ):
                play(
                    GameTransaction.lock(session, game.id, harness.now, n),
                    n,
                    engine.cautious(position.seen_by(n)).text,
                    game.at,
                )
        elif what < 0.6:
            quiet = {"quiet_from": f"{chance.randrange(14, 24)}:00", "quiet_to": "00:00"}
            posted = hours.read({"time_zone": chance.choice(ZONES), **quiet}, player, harness.now)
            hours.keep(GameTransaction.lock(session, game.id, harness.now, n), n, posted)
        elif what < 0.7:
            until = (harness.now + timedelta(hours=chance.uniform(1, 100))).isoformat()
            posted = hours.read({"away_until": until if chance.random() < 0.7 else ""}, player, harness.now)
            hours.keep(GameTransaction.lock(session, game.id, harness.now, n), n, posted)
        elif what < 0.8:
            (bounces.bounced if chance.random() < 0.5 else bounces.delivered)(session, harness.mail_to(n), harness.now)
        elif what < 0.82:
            resigning.resign(GameTransaction.lock(session, game.id, harness.now, n), n)
        elif what < 0.9:
            resigning.come_back(GameTransaction.lock(session, game.id, harness.now, n), n)


def check(harness: Harness, banks: list[float]) -> list[float]:
    """Check the invariants; return the present banks."""
    with harness.database.reading() as session:
        game = session.get_one(Game, harness.id)
        seats = GameLog(session, game).seats
        assert all(seat.bank_left <= before for seat, before in zip(seats, banks, strict=True)), "a bank never grows"
        for seat in seats:
            assert presence.is_robot(seat) or seat.missed < 3
        assert (game.status == "playing") == (game.due_at is not None), "a game that waits for nothing"
        assert game.remind_at is None or (game.due_at is not None and game.remind_at <= game.due_at)
        if game.due_at is not None and game.bank_at is not None:
            seat = seats[GameLog(session, game).position.turn]
            assert game.bank_at <= game.due_at
            assert seat.away_until is None or game.bank_at >= seat.away_until, "a deadline while away"
            if game.wound_at == harness.now:
                plan = game_clock.schedule(GameLog(session, game), seat)
                assert plan.first_allowed(game.due_at) == game.due_at, "a deadline in quiet hours"
        return [seat.bank_left for seat in seats]


@pytest.mark.slow
@pytest.mark.parametrize("seed", few(range(3), 1))
def test_each_deadline_is_met_once_and_the_game_ends(database: Database, now: datetime, seed: int) -> None:
    chance = random.Random(seed)
    harness = Harness(database, now, 3, seed=900 + seed, turn_hours=chance.choice([4, 48]), window_hours=2)
    with database.writing() as session:
        session.get_one(Game, harness.id).weekends_off = seed == 1
        for seat in session.exec(select(Seat)):
            seat.bank_left = 36_000.0
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
    whats = [note.what for note in rows(database, select(ClockNote).order_by(col(ClockNote.id)))]
    turns = [whats[:n].count("runs") for n, what in enumerate(whats) if what == "time up"]
    assert turns
    assert len(set(turns)) == len(turns), "two time-outs of one turn"
    reminders = [(mail.seat, mail.cause) for mail in harness.mails("reminder")]
    assert reminders
    assert len(set(reminders)) == len(reminders), "two reminders of one deadline"
