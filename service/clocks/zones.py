"""Time zones of players: their pages show times in their own zone, with its name."""

from __future__ import annotations

from functools import cache
from zoneinfo import ZoneInfo, available_timezones

from sqlmodel import Session

from service.models import Player

WORLD = ZoneInfo("UTC")  # for mails, bystanders and robots


# Names of no place that some machines have beside those of the tz database: the zone of the machine, and none at all.
_NO_ZONES = {"localtime", "posixrules", "Factory"}
_REGIONS = {"Africa", "America", "Antarctica", "Arctic", "Asia", "Atlantic", "Australia", "Europe", "Indian", "Pacific"}


def zone_names() -> list[str]:
    """Return the names of all time zones that a player may choose, in order."""
    return sorted(available_timezones() - _NO_ZONES)


@cache
def zones_of_places() -> tuple[str, ...]:
    """Return the names by continent or ocean, in order, without other names of the same zones such as `US/Pacific`."""
    return tuple(name for name in zone_names() if name.partition("/")[0] in _REGIONS)


def find_zone(text: str) -> str | None:
    """Return the zone of that name, or of the place of that name, as "Berlin" or "new york"; None if there is none.

    Case, and spaces for underscores, do not matter.
    """
    wanted = text.strip().replace(" ", "_").lower()
    named = next((name for name in zone_names() if name.lower() == wanted), None)
    places = (name for name in zones_of_places() if name.lower().rpartition("/")[2] == wanted)
    return named or next(places, None)


def zone_of(session: Session, player_id: int | None) -> ZoneInfo:
    """Return a player's time zone; UTC for None, a robot."""
    player = None if player_id is None else session.get(Player, player_id)
    return WORLD if player is None else ZoneInfo(player.time_zone)
