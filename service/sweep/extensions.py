"""More time for every clock, given by the operator after a fault that sweeps did not notice: a proxy, a certificate.

It is a row, like an outage, and settled like one: game by game, before any deadline is processed. The games get it in
the order of their ids, and the row has the last of them.
"""

from __future__ import annotations

from datetime import datetime, timedelta

from sqlmodel import Session, col, func, select

from service import errors, logs
from service.db import faults
from service.games import more_time
from service.games.transaction import GameTransaction
from service.models import UNFINISHED, Game, Outage, Pulse

TWICE = timedelta(hours=1)  # so soon after the last time an operator has to ask for more explicitly
HOUR = timedelta(hours=1)

logger = logs.get()


def extend_all(session: Session, more: timedelta, now: datetime, *, again: bool) -> int:
    """Record that every clock gets more time, which `give_next` then gives; return the number of unfinished games.

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
    unfinished = select(func.count()).select_from(Game).where(col(Game.status).in_(UNFINISHED))
    return session.exec(unfinished).one()


def give_next(session: Session, extension: Outage, now: datetime) -> None:
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
