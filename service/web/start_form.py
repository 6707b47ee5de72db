"""The two forms of the start page, with what was typed and what was wrong at each field; and fields for other forms."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, NamedTuple

from markupsafe import escape

import engine
from service.text.window_modes import WAYS

SEATS = 4
ROBOT = "cautious"
# How much of what was typed is shown again: a response is not much longer than its page, whatever was posted.
MOST_SHOWN = 300  # characters of one field
ROOM = 1000  # bytes of HTML: of one line of moves, or of all fields of a form together


class Option(NamedTuple):
    """One option of a select."""

    value: str
    label: str


@dataclass(frozen=True)
class Field:
    """One field: its name in the post, its label, what was typed, and what is wrong with it."""

    id: str
    name: str
    label: str
    value: str = ""
    error: str | None = None
    hint: str | None = None
    options: tuple[Option, ...] = ()


def shortened(typed: str, room: int = ROOM) -> str:
    """Return as much of what was typed as takes at most `room` bytes of HTML."""
    kept = 0
    for character in typed[:room]:
        room -= len(escape(character).encode())
        if room < 0:
            break
        kept += 1
    return typed[:kept]


class FormFields:
    """Lays out the fields of a form: with what was typed (nothing at first), and the errors by field name."""

    def __init__(self, values: Mapping[str, str], errors: Mapping[str, str], prefix: str) -> None:
        self._values, self._errors, self._prefix = values, errors, prefix
        self._room = ROOM

    def field(
        self, name: str, label: str, default: str = "", hint: str | None = None, options: tuple[Option, ...] = ()
    ) -> Field:
        """Return a field with what was typed, as far as there is room for it."""
        value = shortened(self._values.get(name, default)[:MOST_SHOWN], self._room)
        self._room -= len(escape(value).encode())
        return Field(
            f"{self._prefix}-{name.replace('.', '-')}", name, label, value, self._errors.get(name), hint, options
        )

    def error(self, name: str) -> str | None:
        """Return the error of a part of the form that is not a single field."""
        return self._errors.get(name)


def is_robots_form(form: Mapping[str, str]) -> bool:
    """Tell whether the short form against robots was posted, rather than the long one."""
    return "robots" in form


# --- laying out ------------------------------------------------------------------------------------------------------

PLAYERS = ("You", "Second player", "Third player", "Fourth player")
ROBOT_TAKES_SEAT = "A robot takes this seat"


def robots_form(values: Mapping[str, str], errors: Mapping[str, str]) -> dict[str, Field]:
    """Return the short form: a name, an address, and how many robots."""
    fields = FormFields(values, errors, "try")
    robots = (Option("1", "one robot"), Option("2", "two robots"), Option("3", "three robots"))
    return {
        "name": fields.field("players.0.name", "Your name"),
        "email": fields.field("players.0.email", "Your mail address"),
        "robots": fields.field("robots", "Play against", "2", options=robots),
    }


def start_form(values: Mapping[str, str], errors: Mapping[str, str]) -> dict[str, Any]:
    """Return the long form: up to four players, edition, pace and house rules."""
    fields = FormFields(values, errors, "start")
    flags, rows = _house_rules(fields), _player_rows(fields)
    editions = tuple(Option(edition.id, edition.title) for edition in engine.EDITIONS.values())
    return {
        "rows": rows,
        "more_open": any(field.value or field.error for row in rows[2:] for field in row["fields"]),
        "players_error": fields.error("players"),
        "edition": fields.field("edition", "Edition", "gryphon-2014", options=editions),
        "title": fields.field("name", "A name for the game (optional)"),
        "turn_hours": fields.field(
            "turn_hours", "Hours for a turn", "48", hint="When they are over, a cautious robot finishes the turn."
        ),
        "window_hours": fields.field(
            "window_hours", "Hours for an answer out of turn", "8", hint="When they are over, no answer counts as “no”."
        ),
        "ways": _ways(values.get("windows", "sealed")),
        "ways_error": fields.error("windows"),
        "bank_hours": fields.field(
            "bank_hours",
            "A bank of hours for each player",
            "0",
            hint="It lasts for the whole game and is used when the time for a turn is over.",
        ),
        "weekends_off": fields.field("weekends_off", "Clocks stand still on Saturdays and Sundays"),
        "flags": flags,
        "flags_open": any(flag.value or flag.error for flag in flags),
    }


def _player_rows(fields: FormFields) -> list[dict[str, Any]]:
    rows = []
    for n in range(SEATS):
        name = fields.field(f"players.{n}.name", "Name" if n else "Your name")
        email = fields.field(f"players.{n}.email", "Mail address" if n else "Your mail address")
        robot = fields.field(f"players.{n}.robot", ROBOT_TAKES_SEAT)
        rows.append({"title": PLAYERS[n], "name": name, "email": email, "robot": robot, "fields": (name, email, robot)})
    return rows


def _house_rules(fields: FormFields) -> list[Field]:
    as_printed = Option("", "As in the edition")
    return [
        fields.field(
            f"house_rules.{flag.name}",
            FLAG_LABELS.get(flag.name, flag.name.replace("_", " ").capitalize()),
            options=(as_printed, *(Option(str(value).lower(), flag.explain(value)) for value in flag.values)),
        )
        for flag in engine.FLAGS.values()
    ]


FLAG_LABELS = {
    "photo_window": "Photos out of turn",
    "reshuffle": "When the supply runs out",
    "second_exhaustion": "When it runs out again",
    "reward": "The reward for laying cards",
    "share": "Who shares a reward",
    "short_leaders": "A poster that cannot pay everybody",
    "fastest_gun": "Fastest Gun",
    "hideout": "Hideout",
    "search": "Wyatt Earp’s search",
    "out_of_turn_out": "The last card, played out of turn",
    "duel": "A tie at the end",
}


def _ways(chosen: str) -> list[dict[str, Any]]:
    """Return the three ways of asking players out of turn."""
    return [
        {"value": name, "title": way.title, "told": way.told, "chosen": name == chosen} for name, way in WAYS.items()
    ]


# --- reading ----------------------------------------------------------------------------------------------------------


def read_start_form(form: Mapping[str, str]) -> dict[str, str]:
    """Return the fields of a proposal: the robots of the short form become players, anything else stays as it is."""
    fields = dict(form)
    if is_robots_form(form):
        robots = fields.pop("robots")
        number = int(robots) if robots in ("1", "2", "3") else 1
        fields |= {f"players.{n}.robot": ROBOT for n in range(1, number + 1)}
    return fields
