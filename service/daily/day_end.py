"""The end of a deal's day: once none of its hands is played any more, everything about the deal becomes public."""

from __future__ import annotations

from datetime import datetime

from sqlalchemy import insert, update
from sqlmodel import Session, col, select

from service.daily import deal_field, deal_queue
from service.gamelog import deals
from service.models import UNDER_WAY, DailyDeal, DealResult, EndedGame, Game


def open_one(session: Session, now: datetime) -> bool:
    """Open one deal whose day is over, with its games, once none of them is played any more; False if there is none."""
    still_played = (
        select(Game.id).where(Game.deal == DailyDeal.day, Game.sealed, col(Game.status).in_(UNDER_WAY)).exists()
    )
    is_over = col(DailyDeal.day) < deals.day_of(now)
    deal = deal_queue.take(session, now, col(DailyDeal.opened_at).is_(None), is_over, ~still_played)
    if deal is None:
        return False
    deal.opened_at = now
    found = deal_field.results_of(session, deal.day)
    deal.mean, deal.tally = found.mean, [list(one) for one in found.tally]
    _count_hands(session, deal)
    session.connection().execute(update(Game).where(col(Game.deal) == deal.day).values(sealed=False))
    return True


def _count_hands(session: Session, deal: DailyDeal) -> None:
    """Have the hands of those who have an address counted for their ratings, as if they had ended with the day."""
    theirs = select(Game.id).join(DealResult, col(DealResult.game) == Game.id)
    theirs = theirs.where(DealResult.day == deal.day, col(DealResult.player_id).is_not(None))
    hands = [{"game_id": game, "ended_at": deals.closes(deal.day)} for game in session.exec(theirs)]
    if hands:
        session.connection().execute(insert(EndedGame), hands)
