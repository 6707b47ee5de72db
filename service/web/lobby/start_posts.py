"""What the two forms that start games post, as the fields of a proposal."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal, NamedTuple

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


StartForm = Literal["robots", "table", "friends"]
SEATS = ("2", "3", "4")


def posted_form(form: Mapping[str, str]) -> StartForm:
    """Return which form was posted: against robots, of a table for anybody, or of a game with friends."""
    return "robots" if "robots" in form else "table" if "seats" in form else "friends"


def read_start_form(form: Mapping[str, str]) -> dict[str, str]:
    """Return the fields of a proposal: robots become players, a pace becomes hours, anything else stays as it is."""
    readers = {"robots": _against_robots, "table": _for_anybody, "friends": _with_friends}
    return readers[posted_form(form)](form)


def _against_robots(form: Mapping[str, str]) -> dict[str, str]:
    fields = {"players.0.name": "", **form}
    robots, level = fields.pop("robots"), _take_level(fields)
    number = int(robots) if robots in ("1", "2", "3") else 1
    if not fields.get("players.0.email", "").strip():
        fields.setdefault("turn_hours", f"{GUEST_TURN_HOURS:g}")
    return fields | _robots(1, level, number)


def _for_anybody(form: Mapping[str, str]) -> dict[str, str]:
    """Open all seats but the organiser's, and list the game."""
    fields = _with_hours(form)
    if fields["seats"] in SEATS:
        number = int(fields.pop("seats"))
        fields |= {f"players.{n}.anyone": "true" for n in range(1, number)}
    return fields | {"listed": "true"}


def _with_friends(form: Mapping[str, str]) -> dict[str, str]:
    """Replace a known pace by its hours, and numbers of robots and of open seats by players, who come last."""
    fields = _with_hours(form)
    level = _take_level(fields)
    if fields.get("robots_beside", "") in ("", "1", "2", "3"):
        beside = int(fields.pop("robots_beside", "") or 0)
        fields |= _robots(4, level, beside)
    if fields.get("open_beside", "") in ("", "1", "2", "3"):
        number = int(fields.pop("open_beside", "") or 0)
        fields |= {f"players.{n}.anyone": "true" for n in range(7, 7 + number)}
    return fields


def _with_hours(form: Mapping[str, str]) -> dict[str, str]:
    """Return the fields with a known pace replaced by its hours, unless hours are given."""
    fields = dict(form)
    pace = PACES.get(fields.get("pace", ""))
    if pace is not None:
        del fields["pace"]
        for name, hours in (("turn_hours", pace.turn_hours), ("window_hours", pace.window_hours)):
            fields[name] = fields.get(name, "").strip() or hours
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
