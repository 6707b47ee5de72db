"""Where a player lives: his own pages tell the hours by his own clock, and say by which."""

from __future__ import annotations

from datetime import datetime
from zoneinfo import ZoneInfo

from sqlmodel import Session

from service.models import Player

WORLD = ZoneInfo("UTC")


def zone_of(session: Session, player_id: int | None) -> ZoneInfo:
    """The time zone that a player keeps; UTC for a robot."""
    player = None if player_id is None else session.get(Player, player_id)
    return WORLD if player is None else ZoneInfo(player.time_zone)


def clock_name(there: datetime) -> str:
    """'UTC', 'CEST', 'UTC-03': by which clock a time is told."""
    name = there.tzname() or ""
    return name if name.isalpha() else f"UTC{name}"
