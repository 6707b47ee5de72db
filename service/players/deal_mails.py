"""Whether a player gets the deal of each day by mail, and at which hour of theirs."""

from __future__ import annotations

from datetime import datetime
from zoneinfo import ZoneInfo

from sqlmodel import Session

from service.clocks.schedule import next_daily
from service.models import Player


def schedule(player: Player, now: datetime) -> None:
    """Set when the next deal is mailed to a player, by their present hour and time zone."""
    zone = ZoneInfo(player.time_zone)
    player.deal_due = next_daily(zone, player.deal_minute, now) if player.deal_mails else None


def end(session: Session, player_id: int) -> None:
    """Mail no more deals to a player. Idempotent."""
    reset(session.get_one(Player, player_id, with_for_update={"key_share": True}))


def reset(player: Player) -> None:
    """Forget that a player wants the deals."""
    player.deal_mails, player.deal_due = False, None
