"""Outages of the service: the time during which no sweep ran does not count for any clock.

Each sweep records its time. If none ran for ten minutes or more, every clock that ran meanwhile gets that time back,
game by game, before any deadline is processed: an outage makes nothing overdue, and causes no mail about deadlines that
passed during it. A season of a league that was under way ends as much later.

More time for every clock, given by the operator after a fault that sweeps did not notice (a proxy, a certificate), is a
row like an outage, and settled like one. The games get it in the order of their ids, and the row has the last of them.
"""

from __future__ import annotations

from contextlib import suppress
from datetime import datetime, timedelta

from sqlalchemy.exc import IntegrityError
from sqlmodel import Session, col, func, or_, select

from service import errors
from service.clocks import timeline
from service.db import faults
from service.games import game_clock, more_time, windows
from service.games.transaction import GameTransaction
from service.leagues import season_end
from service.models import UNFINISHED, Game, Outage, Pulse
from service.process import logs
from service.queues import retries

SHORTEST = timedelta(minutes=10)  # a shorter gap is no outage: a restart takes less
POSTPONED = timedelta(minutes=15)  # the delay of a game that raised an exception
CLOCKS = retries.Queue("clocks", (POSTPONED,))
RECORDED = timedelta(seconds=30)  # how often a sweep records its time
TWICE = timedelta(hours=1)  # so soon after the last time an operator has to ask for more time explicitly
HOUR = timedelta(hours=1)

logger = logs.get()


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
        season_end.extend(session, pulse.awake_at, now - pulse.awake_at)
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
        _give_next(session, outage, now)
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
        game_clock.put_off(game, now - since)
    game.wound_at = max(now, outage.until)
    timeline.note(session, game, None, "outage", outage.since, outage.until)  # at the time of its start
    session.add(game)


def extend_all(session: Session, more: timedelta, now: datetime, *, again: bool) -> int:
    """Record that every clock gets more time, which `give_next` then gives; return the number of unfinished games.

    Seasons of leagues that are under way end as much later.

    Raises errors.Stale if every clock was given time less than TWICE ago, unless `again`.
    """
    session.get(Pulse, 1, with_for_update=True)  # if two operators do so at once, one is refused
    lately = select(func.max(Outage.until)).where(col(Outage.hours).is_not(None), col(Outage.until) > now - TWICE)
    before = session.exec(lately).one()
    if before is not None and not again:
        raise errors.Stale(
            f"Every clock was given more time at {before:%H:%M} UTC. Expected --again if all are to get even more."
        )
    session.add(Outage(since=now, until=now, hours=more / HOUR))
    season_end.extend(session, now, more)
    unfinished = select(func.count()).select_from(Game).where(col(Game.status).in_(UNFINISHED))
    return session.exec(unfinished).one()


def _give_next(session: Session, extension: Outage, now: datetime) -> None:
    """Give the next game the time of an extension, or settle it if there is none."""
    session.refresh(extension, with_for_update=True)
    if extension.settled or extension.hours is None:
        return  # another process was faster
    games = select(Game.id).where(
        col(Game.status).in_(UNFINISHED),
        col(Game.created_at) <= extension.until,
        col(Game.id) > (extension.reached or ""),
    )
    found = session.exec(games.order_by(col(Game.id)).limit(1)).first()
    if found is None:
        extension.settled = True
    else:
        extension.reached = found
        _give(session, found, extension.hours * HOUR, now)
    session.add(extension)


def _give(session: Session, game_id: str, more: timedelta, now: datetime) -> None:
    """Give one game more time. One that raises an exception gets none, so that it does not block all others."""
    try:
        with session.begin_nested():
            more_time.give(GameTransaction.lock(session, game_id, now), more)
    except Exception as error:
        if faults.reason(error):
            raise  # the database is unreachable or busy: the game is tried again
        logger.exception("game cannot be given more time", game=game_id)
