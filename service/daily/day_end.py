"""The end of a deal's day: hands that have not ended are stopped, then everything about the deal becomes public."""

from __future__ import annotations

from datetime import datetime

from sqlalchemy import update
from sqlmodel import Session, col, select

from service import retries
from service.gamelog import deals
from service.games import game_clock
from service.games.transaction import GameTransaction
from service.models import UNDER_WAY, DailyDeal, Game

QUEUE = retries.Queue("deals")


def stop_unfinished(tx: GameTransaction) -> None:
    """Stop a hand of a deal whose day is over, without a result. Nobody is mailed: the day's end was no surprise."""
    game = tx.game
    game.status, game.ended_at, game.window_at, game.window_left = "stopped", tx.now, None, None
    game_clock.clear(game)


def open_one(session: Session, now: datetime) -> bool:
    """Open one deal whose day is over, with its games, once none of them is played any more; False if there is none."""
    still_played = (
        select(Game.id).where(Game.deal == DailyDeal.day, Game.sealed, col(Game.status).in_(UNDER_WAY)).exists()
    )
    over = (
        select(DailyDeal)
        .where(col(DailyDeal.opened_at).is_(None), DailyDeal.day < deals.day_of(now), ~still_played)
        .where(~retries.waits(QUEUE, col(DailyDeal.day), now))
        .order_by(col(DailyDeal.day))
        .limit(1)
        .with_for_update(skip_locked=True)
    )
    deal = session.exec(over).first()
    if deal is None:
        return False
    retries.take(session, QUEUE, deal.day)
    deal.opened_at = now
    session.connection().execute(update(Game).where(col(Game.deal) == deal.day).values(sealed=False))
    return True
