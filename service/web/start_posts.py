"""What the two forms that start games post, as the fields of a proposal."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

ROBOT = "cautious"
GUEST_HOURS = "168"  # for a turn against robots without an address: no mail reminds its player


class Pace(NamedTuple):
    """A pace in words, and the hours that it means."""

    label: str
    turn_hours: str
    window_hours: str


PACES = {
    "relaxed": Pace("Relaxed: two days a turn", "48", "8"),
    "brisk": Pace("Brisk: one day a turn", "24", "4"),
    "slow": Pace("Slow: a week a turn", "168", "24"),
    "evening": Pace("One evening: half an hour a turn", "0.5", "0.25"),
}


def is_robots_form(form: Mapping[str, str]) -> bool:
    """Tell whether the short form against robots was posted, rather than that of a game with others."""
    return "robots" in form


def read_start_form(form: Mapping[str, str]) -> dict[str, str]:
    """Return the fields of a proposal: robots become players, a pace becomes hours, anything else stays as it is."""
    return _against_robots(form) if is_robots_form(form) else _with_friends(form)


def _against_robots(form: Mapping[str, str]) -> dict[str, str]:
    fields = {"players.0.name": "", **form}
    robots = fields.pop("robots")
    number = int(robots) if robots in ("1", "2", "3") else 1
    if not fields.get("players.0.email", "").strip():
        fields.setdefault("turn_hours", GUEST_HOURS)
    return fields | {f"players.{n}.robot": ROBOT for n in range(1, number + 1)}


def _with_friends(form: Mapping[str, str]) -> dict[str, str]:
    """Replace a known pace by its hours, unless hours are given, and a known number of robots by players after all."""
    fields = dict(form)
    pace = PACES.get(fields.get("pace", ""))
    if pace is not None:
        del fields["pace"]
        for name, hours in (("turn_hours", pace.turn_hours), ("window_hours", pace.window_hours)):
            fields[name] = fields.get(name, "").strip() or hours
    if fields.get("robots_beside", "") in ("", "1", "2", "3"):
        beside = int(fields.pop("robots_beside", "") or 0)
        fields |= {f"players.{n}.robot": ROBOT for n in range(4, 4 + beside)}
    return fields
