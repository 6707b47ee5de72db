"""The field for a time zone, wherever a player chooses theirs: a list, because few people know their zone's name."""

from __future__ import annotations

from dataclasses import dataclass

from service.clocks import zones
from service.models import Player
from service.players.hours import NOT_CHOSEN, has_chosen


@dataclass(frozen=True)
class ZoneField:
    """The names to choose from, and the one that is selected. `guess`: a script may select that of the device.

    `error`: what is wrong with what was posted.
    """

    zones: tuple[str, ...]
    value: str
    guess: bool
    error: str | None = None


def zone_field(player: Player | None, typed: str | None = None) -> ZoneField | None:
    """Return the field for a player; None for one who has chosen their zone in another game, and without a player."""
    if player is None or has_chosen(player):
        return None
    return changed_zone(player, typed)


def changed_zone(player: Player, typed: str | None = None, error: str | None = None) -> ZoneField:
    """Return the field with the zone that was posted, if there is such a one, else the player's present zone."""
    chosen = zones.find_zone(typed or "") or player.time_zone
    listed = (NOT_CHOSEN, *zones.zones_of_places())
    guess = typed is None and player.time_zone == NOT_CHOSEN
    return ZoneField(listed if chosen in listed else (*listed, chosen), chosen, guess, error)
