"""Outages of the service: the time during which no sweep ran does not count for any clock.

Each sweep records its time. If none ran for ten minutes or more, every clock that ran meanwhile gets that time back,
game by game, before any deadline is processed: an outage makes nothing overdue, and causes no mail about deadlines that
passed during it. What the operator gives to every clock (`extensions`) is given in the same way.
"""

from __future__ import annotations

from contextlib import suppress
from datetime import datetime, timedelta

from sqlalchemy.exc import IntegrityError
from sqlmodel import Session, col, or_, select

from service import retries
from service.clocks import timeline
from service.games import game_clock, windows
from service.games.transaction import GameTransaction
from service.models import Game, Outage, Pulse
from service.sweep import extensions

SHORTEST = timedelta(minutes=10)  # a shorter gap is no outage: a restart takes less
POSTPONED = timedelta(minutes=15)  # the delay of a game that raised an exception
CLOCKS = retries.Queue("clocks", (POSTPONED,))
RECORDED = timedelta(seconds=30)  # how often a sweep records its time


def awake(session: Session, now: datetime) -> None:
    """Record that a sweep runs now, and an outage if the last one ran at least SHORTEST ago."""
    pulse = session.get(Pulse, 1, with_for_update=True, populate_existing=True)
    if pulse is None:
        with suppress(IntegrityError), session.begin_nested():  # another machine may run its first sweep too
            session.add(Pulse(awake_at=now))
            session.flush()
        return
    if now - pulse.awake_at >= SHORTEST:
        session.add(Outage(since=pulse.awake_at, until=now))
    if now - pulse.awake_at >= RECORDED or pulse.awake_at - now >= RECORDED:  # ahead: the last sweep's clock was wrong
        pulse.awake_at = now
        session.add(pulse)


def give_back(session: Session, now: datetime) -> bool:
    """Give one game back the time of an unsettled outage, or settle one; return False if there is nothing to do now.

    The oldest outage comes first; an extension counts as one. A game that raises an exception is tried again later, and
    gets none after some tries; its deadline is not handled meanwhile.
    """
    unsettled = select(Outage).where(col(Outage.settled).is_(False)).order_by(col(Outage.since))
    return any(_settle(session, outage, now) for outage in session.exec(unsettled).all())


def _settle(session: Session, outage: Outage, now: datetime) -> bool:
    """Give the next game the time of an outage, or settle it; return False if games with exceptions wait."""
    if outage.hours is not None:
        extensions.give_next(session, outage, now)
        return True
    waits = retries.waits(CLOCKS, col(Game.id), now)
    ran = select(Game.id, waits).where(
        Game.status == "playing",
        col(Game.due_at).is_not(None),
        or_(col(Game.wound_at).is_(None), col(Game.wound_at) < outage.until),
        ~retries.is_set_aside(CLOCKS, col(Game.id)),
    )
    found = session.exec(ran.order_by(waits, col(Game.due_at), col(Game.id)).limit(1)).first()
    if found is None:
        outage.settled = True
        session.add(outage)
        return True
    game_id, must_wait = found
    if not must_wait:
        _give_back(session, game_id, outage, now)
    return not must_wait


def _give_back(session: Session, game_id: str, outage: Outage, now: datetime) -> None:
    """Continue a game's clock as if it had been stopped since the outage began, or since it was started during it."""
    retries.take(session, CLOCKS, game_id)
    tx = GameTransaction.lock(session, game_id, now)
    game = tx.game
    if game.status != "playing" or game.due_at is None or (game.wound_at is not None and game.wound_at >= outage.until):
        return  # another sweep, or a move, restarted the clock while this one waited for the lock
    since = outage.since if game.wound_at is None else max(outage.since, game.wound_at)
    if windows.is_open(game):
        left = max((game.due_at - since).total_seconds(), 0.0)
        game_clock.run_window(tx, tx.position.to_act(), left)
    elif game.bank_at is not None:
        game_clock.stop(tx, since)
        game_clock.resume(tx)
    else:
        game.due_at += now - since
    game.wound_at = max(now, outage.until)
    timeline.note(session, game, None, "outage", outage.since, outage.until)  # at the time of its start
    session.add(game)
