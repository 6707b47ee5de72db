"""When Posse itself stood still: nobody's clock ran, whatever the wall says.

The sweep notes that it is awake. When it finds that it was not for ten minutes or more, every clock that ran then gets
the time back, game by game, before anything else is looked at: so after an outage nothing is overdue that was not
before, and nobody is mailed about deadlines he could not have known of.
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

ASLEEP = timedelta(minutes=10)  # a restart is shorter
NOTED = timedelta(seconds=30)  # how often it is noted that the sweep is awake


def awake(session: Session, now: datetime) -> None:
    """Note that the sweep is awake now; if it had slept, from when to when."""
    pulse = session.get(Pulse, 1, with_for_update=True, populate_existing=True)
    if pulse is None:
        with suppress(IntegrityError), session.begin_nested():  # another machine's first sweep may be as fast
            session.add(Pulse(awake_at=now))
            session.flush()
        return
    if now - pulse.awake_at >= ASLEEP:
        session.add(Outage(since=pulse.awake_at, until=now))
    if now - pulse.awake_at >= NOTED:
        pulse.awake_at = now
        session.add(pulse)


def give_back(session: Session, now: datetime) -> bool:
    """Give one game the time of the oldest outage back, or note that all have it; False if there is none."""
    unsettled = select(Outage).where(col(Outage.settled).is_(False)).order_by(col(Outage.since)).limit(1)
    outage = session.exec(unsettled).first()
    if outage is None:
        return False
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
    """The clock had stood since the outage began, or since it was wound up in its midst, and goes on now."""
    tx = GameTransaction.lock(session, game_id, now)
    game = tx.game
    if game.status != "playing" or game.due_at is None or (game.wound_at is not None and game.wound_at >= outage.until):
        return  # another sweep, or a move, wound the clock up anew while we waited for the game
    since = outage.since if game.wound_at is None else max(outage.since, game.wound_at)
    tx.now = since
    if windows.is_open(game):
        left = max((game.due_at - since).total_seconds(), 0.0)
        tx.now = now
        turn_clock.run_window(tx, tx.position.to_act(), left)
    elif game.bank_at is not None:
        turn_clock.stop(tx)
        tx.now = now
        turn_clock.resume(tx)
    else:
        game.due_at += now - since
    game.wound_at = max(now, outage.until)
    timeline.note(session, game, None, "outage", outage.since, outage.until)
    session.add(game)
