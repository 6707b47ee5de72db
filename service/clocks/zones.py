"""Time zones of players: their pages show times in their own zone, with its name."""

from __future__ import annotations

from datetime import datetime
from zoneinfo import ZoneInfo, available_timezones

from sqlmodel import Session

from service.models import Player

WORLD = ZoneInfo("UTC")  # for mails, bystanders and robots


# Names of no place that some machines have beside those of the tz database: the zone of the machine, and none at all.
_NO_ZONES = {"localtime", "posixrules", "Factory"}


def zone_names() -> list[str]:
    """Return the names of all time zones that a player may choose, in order."""
    return sorted(available_timezones() - _NO_ZONES)


def zone_of(session: Session, player_id: int | None) -> ZoneInfo:
    """Return a player's time zone; UTC for None, a robot."""
    player = None if player_id is None else session.get(Player, player_id)
    return WORLD if player is None else ZoneInfo(player.time_zone)


def clock_name(there: datetime) -> str:
    """Return the name of a local time's zone: 'UTC', 'CEST', or 'UTC-03' where it has only an offset."""
    name = there.tzname() or ""
    return name if name.isalpha() else f"UTC{name}"
