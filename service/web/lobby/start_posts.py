"""What the two forms that start games post, as the fields of a proposal."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from engine.language import text
from service import errors
from service.lobby.proposal import GUEST_TURN_HOURS
from service.text.robot_levels import MIX, OFFERED, policies


class PaceOption(NamedTuple):
    """A pace in words, and the hours that it means."""

    label: str
    turn_hours: str
    window_hours: str


PACES = {
    "relaxed": PaceOption(text("Relaxed: two days a turn"), "48", "8"),
    "brisk": PaceOption(text("Brisk: one day a turn"), "24", "4"),
    "slow": PaceOption(text("Slow: a week a turn"), "168", "24"),
    "evening": PaceOption(text("One evening: half an hour a turn"), "0.5", "0.25"),
}


def is_robots_form(form: Mapping[str, str]) -> bool:
    """Return whether the short form against robots was posted, rather than that of a game with others."""
    return "robots" in form


def read_start_form(form: Mapping[str, str]) -> dict[str, str]:
    """Return the fields of a proposal: robots become players, a pace becomes hours, anything else stays as it is."""
    return _against_robots(form) if is_robots_form(form) else _with_friends(form)


def _against_robots(form: Mapping[str, str]) -> dict[str, str]:
    fields = {"players.0.name": "", **form}
    robots, level = fields.pop("robots"), _take_level(fields)
    number = int(robots) if robots in ("1", "2", "3") else 1
    if not fields.get("players.0.email", "").strip():
        fields.setdefault("turn_hours", f"{GUEST_TURN_HOURS:g}")
    return fields | _robots(1, level, number)


def _with_friends(form: Mapping[str, str]) -> dict[str, str]:
    """Replace a known pace by its hours, unless hours are given, and numbers of robots and of open seats by players.

    These come after all others.
    """
    fields = dict(form)
    level = _take_level(fields)
    pace = PACES.get(fields.get("pace", ""))
    if pace is not None:
        del fields["pace"]
        for name, hours in (("turn_hours", pace.turn_hours), ("window_hours", pace.window_hours)):
            fields[name] = fields.get(name, "").strip() or hours
    if fields.get("robots_beside", "") in ("", "1", "2", "3"):
        beside = int(fields.pop("robots_beside", "") or 0)
        fields |= _robots(4, level, beside)
    if fields.get("open_beside", "") in ("", "1", "2", "3"):
        number = int(fields.pop("open_beside", "") or 0)
        fields |= {f"players.{n}.open": "true" for n in range(7, 7 + number)}
    return fields


def _take_level(fields: dict[str, str]) -> str:
    """Remove how strong the robots are to be, and return it. Raises errors.Invalid if no such level is offered."""
    level = fields.pop("level", "").strip() or MIX
    if level not in OFFERED:
        raise errors.Invalid({"level": text("Expected one of: {values}.").format(values=", ".join(OFFERED))})
    return level


def _robots(first: int, level: str, number: int) -> dict[str, str]:
    """Return the fields of so many robots, from the row `first` on."""
    return {f"players.{n}.robot": policy for n, policy in enumerate(policies(level, number), first)}
