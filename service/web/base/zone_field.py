"""The field for a time zone on the page where a player accepts: a list, because few people know their zone's name."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from service.clocks import zones
from service.models import Player
from service.players.hours import NOT_CHOSEN

REGIONS = {"Africa", "America", "Antarctica", "Arctic", "Asia", "Atlantic", "Australia", "Europe", "Indian", "Pacific"}


@dataclass(frozen=True)
class ZoneField:
    """The names to choose from, and the one that is selected. `guess`: a script may select that of the device."""

    zones: tuple[str, ...]
    value: str
    guess: bool


def zone_field(player: Player | None, typed: str | None = None) -> ZoneField | None:
    """Return the field for a player; None for one who has chosen their zone in another game, and without a player."""
    if player is None or player.time_zone != NOT_CHOSEN:
        return None
    value = typed if typed in _zones() else NOT_CHOSEN
    return ZoneField(_zones(), value, guess=typed is None)


@cache
def _zones() -> tuple[str, ...]:
    """Return UTC and the names by continent or ocean, without other names of the same zones such as `US/Pacific`."""
    names = (name for name in zones.zone_names() if name.partition("/")[0] in REGIONS)
    return (NOT_CHOSEN, *names)
