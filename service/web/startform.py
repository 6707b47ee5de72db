"""The two forms of the start page: what was typed, laid out again with what was wrong at each field."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, NamedTuple

from markupsafe import escape

import engine
from service.text.window_modes import WAYS

SEATS = 4
ROBOT = "cautious"
# How much of what was typed is shown again: an answer is not much longer than its page, whatever was posted.
MOST_SHOWN = 300  # characters of one field
ROOM = 1000  # bytes of HTML: of one line of moves, or of all fields of a form together


class Option(NamedTuple):
    """One line of a select."""

    value: str
    label: str


@dataclass(frozen=True)
class Field:
    """One field: its name in the post, its label, what was typed, what is wrong with it."""

    id: str
    name: str
    label: str
    value: str = ""
    error: str | None = None
    hint: str | None = None
    options: tuple[Option, ...] = ()


def shortened(typed: str, room: int = ROOM) -> str:
    """Cut what was typed to so many bytes of HTML, to be shown again in its field."""
    kept = 0
    for character in typed[:room]:
        room -= len(escape(character).encode())
        if room < 0:
            break
        kept += 1
    return typed[:kept]


class Typed:
    """What came in a form (nothing at first) and the refusals by field name, for laying fields out."""

    def __init__(self, values: Mapping[str, str], errors: Mapping[str, str], prefix: str) -> None:
        self._values, self._errors, self._prefix = values, errors, prefix
        self._room = ROOM

    def field(
        self, name: str, label: str, default: str = "", hint: str | None = None, options: tuple[Option, ...] = ()
    ) -> Field:
        """A field as it was typed, if there is room for it."""
        value = shortened(self._values.get(name, default)[:MOST_SHOWN], self._room)
        self._room -= len(escape(value).encode())
        return Field(
            f"{self._prefix}-{name.replace('.', '-')}", name, label, value, self._errors.get(name), hint, options
        )

    def error(self, name: str) -> str | None:
        """What is wrong with a thing that is no field."""
        return self._errors.get(name)


def is_try(form: Mapping[str, str]) -> bool:
    """Whether the short form against robots was posted, not the long one."""
    return "robots" in form


# --- laying out ------------------------------------------------------------------------------------------------------


def try_context(values: Mapping[str, str], errors: Mapping[str, str]) -> dict[str, Field]:
    """The short form: a name, an address, how many robots."""
    typed = Typed(values, errors, "try")
    robots = (Option("1", "one robot"), Option("2", "two robots"), Option("3", "three robots"))
    return {
        "name": typed.field("players.0.name", "Your name"),
        "email": typed.field("players.0.email", "Your mail address"),
        "robots": typed.field("robots", "Against", "2", options=robots),
    }


def _rows(typed: Typed) -> list[dict[str, Any]]:
    titles = ("You", "Second player", "Third player", "Fourth player")
    rows = []
    for n in range(SEATS):
        name = typed.field(f"players.{n}.name", "Name" if n else "Your name")
        email = typed.field(f"players.{n}.email", "Mail address" if n else "Your mail address")
        robot = typed.field(f"players.{n}.robot", "A robot takes this seat")
        rows.append({"title": titles[n], "name": name, "email": email, "robot": robot, "fields": (name, email, robot)})
    return rows


def _flags(typed: Typed) -> list[Field]:
    same = Option("", "As in the edition")
    return [
        typed.field(
            f"house_rules.{flag.name}",
            FLAG_LABELS.get(flag.name, flag.name.replace("_", " ").capitalize()),
            options=(same, *(Option(_spelled(value), flag.explain(value)) for value in flag.values)),
        )
        for flag in engine.FLAGS.values()
    ]


def _ways(wanted: str) -> list[dict[str, Any]]:
    """How others are asked out of turn, to choose from."""
    return [
        {"value": name, "title": way.title, "told": way.told, "chosen": name == wanted} for name, way in WAYS.items()
    ]


def start_context(values: Mapping[str, str], errors: Mapping[str, str]) -> dict[str, Any]:
    """The long form: four rows of players, edition, pace, house rules."""
    typed = Typed(values, errors, "start")
    flags, rows = _flags(typed), _rows(typed)
    editions = tuple(Option(edition.id, edition.title) for edition in engine.EDITIONS.values())
    return {
        "rows": rows,
        "more_open": any(field.value or field.error for row in rows[2:] for field in row["fields"]),
        "players_error": typed.error("players"),
        "edition": typed.field("edition", "Edition", "gryphon-2014", options=editions),
        "title": typed.field("name", "A name for the game (optional)"),
        "turn_hours": typed.field(
            "turn_hours", "Hours for a turn", "48", hint="Then a cautious robot finishes the turn."
        ),
        "window_hours": typed.field(
            "window_hours", "Hours for an answer out of turn", "8", hint="Then it counts as “no”."
        ),
        "ways": _ways(values.get("windows", "sealed")),
        "ways_error": typed.error("windows"),
        "bank_hours": typed.field(
            "bank_hours",
            "A bank of hours for each player",
            "0",
            hint="For the whole game; used when a turn’s time is up.",
        ),
        "weekends_off": typed.field("weekends_off", "Clocks stand on Saturdays and Sundays"),
        "flags": flags,
        "flags_open": any(flag.value or flag.error for flag in flags),
    }


FLAG_LABELS = {
    "photo_window": "Photos out of turn",
    "reshuffle": "When the supply runs out",
    "second_exhaustion": "When it runs out again",
    "reward": "What laying earns",
    "share": "Who shares a reward",
    "short_leaders": "A poster that cannot pay",
    "fastest_gun": "Fastest Gun",
    "hideout": "Hideout",
    "search": "Wyatt Earp’s search",
    "out_of_turn_out": "Out of cards out of turn",
    "duel": "A tie at the end",
}


# --- reading ----------------------------------------------------------------------------------------------------------


def _spelled(value: Any) -> str:
    """A flag's value as a form says it."""
    return str(value).lower()


def read(form: Mapping[str, str]) -> dict[str, str]:
    """A posted form as a proposal's fields: the short form's robots become players, the rest is as it was."""
    fields = dict(form)
    if is_try(form):
        robots = fields.pop("robots")
        wanted = int(robots) if robots in ("1", "2", "3") else 1
        fields |= {f"players.{n}.robot": ROBOT for n in range(1, wanted + 1)}
    return fields
