"""The deal of the day by mail: each morning a hand of it begins for every player who wants that, with one mail."""

from __future__ import annotations

from datetime import date, datetime

from sqlmodel import Session, col, select

from service.daily import deal_play
from service.gamelog import deals
from service.games import deal_results
from service.languages.spoken import language_of
from service.lobby.proposal import GUEST
from service.models import DailyDeal, Player, Seat
from service.players import deal_mails
from service.queues import retries

QUEUE = retries.Queue("mornings")


def mail_one(session: Session, now: datetime) -> bool:
    """Begin a hand for the player whose mail has been due longest; return False if none is due.

    A player who plays today's deal already, by an address that they confirmed, gets none; their next is tomorrow's.
    """
    due = select(Player).where(col(Player.deal_due) <= now, ~retries.waits(QUEUE, col(Player.id), now))
    due = due.order_by(col(Player.deal_due), col(Player.id)).limit(1)
    player = session.exec(due.with_for_update(key_share=True, skip_locked=True)).first()
    if player is None:
        return False
    retries.take(session, QUEUE, player.id)
    deal_mails.schedule(player, now)
    day = deals.day_of(now)
    if _is_played(session, day) and not deal_results.has_hand(session, day, player.id or 0):
        deal_play.begin_for(session, day, player, _name(session, player), now)
    return True


def _is_played(session: Session, day: date) -> bool:
    """Return whether the deal of a day has been announced, and is not open: after an outage the sweep may be late."""
    deal = session.get(DailyDeal, day)
    return deal is not None and deal.opened_at is None


def _name(session: Session, player: Player) -> str:
    """Return the name that the player had last, or a guest's."""
    names = select(Seat.name).where(Seat.player_id == player.id).order_by(col(Seat.id).desc()).limit(1)
    return session.exec(names).first() or str(language_of(player.language).say(GUEST))
