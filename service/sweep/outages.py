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

from service.clocks import timeline
from service.games import turn_clock, windows
from service.games.transaction import GameTransaction
from service.models import Game, Outage, Pulse
from service.sweep import extensions

SHORTEST = timedelta(minutes=10)  # a shorter gap is no outage: a restart takes less
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
    """Give one game back the time of the oldest unsettled outage, or settle that; return False if there is none.

    An extension counts as an outage.
    """
    unsettled = select(Outage).where(col(Outage.settled).is_(False)).order_by(col(Outage.since)).limit(1)
    outage = session.exec(unsettled).first()
    if outage is None:
        return False
    if outage.hours is not None:
        extensions.give_next(session, outage, now)
        return True
    ran = select(Game.id).where(
        Game.status == "playing",
        col(Game.due_at).is_not(None),
        or_(col(Game.wound_at).is_(None), col(Game.wound_at) < outage.until),
    )
    found = session.exec(ran.order_by(col(Game.due_at), col(Game.id)).limit(1)).first()
    if found is None:
        outage.settled = True
        session.add(outage)
    else:
        _give_back(session, found, outage, now)
    return True


def _give_back(session: Session, game_id: str, outage: Outage, now: datetime) -> None:
    """Continue a game's clock as if it had been stopped since the outage began, or since it was started during it."""
    tx = GameTransaction.lock(session, game_id, now)
    game = tx.game
    if game.status != "playing" or game.due_at is None or (game.wound_at is not None and game.wound_at >= outage.until):
        return  # another sweep, or a move, restarted the clock while this one waited for the lock
    since = outage.since if game.wound_at is None else max(outage.since, game.wound_at)
    if windows.is_open(game):
        left = max((game.due_at - since).total_seconds(), 0.0)
        turn_clock.run_window(tx, tx.position.to_act(), left)
    elif game.bank_at is not None:
        turn_clock.stop(tx, since)
        turn_clock.resume(tx)
    else:
        game.due_at += now - since
    game.wound_at = max(now, outage.until)
    timeline.note(session, game, None, "outage", outage.since, outage.until)  # at the time of its start
    session.add(game)
