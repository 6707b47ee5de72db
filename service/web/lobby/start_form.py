"""The forms that start games, with what was typed and what was wrong at each field; and fields for other forms."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import NamedTuple, TypeVar

from markupsafe import escape

import engine
from engine.language import Text, counted, text, text_of
from service.text.robot_levels import BY_STRENGTH, LEVELS, MIX, OFFERED, Level
from service.views.terms import WAYS, Way
from service.web.lobby.start_posts import PACES

# How much of what was typed is shown again, so that the length of a response is bounded.
MOST_SHOWN = 300  # characters of one field
MOST_LISTED = 2  # fields with mistakes that are listed on top of a form; each says at its place what is wrong
ROOM = 700  # bytes of HTML: of one line of moves, or of all fields of a form together

W = TypeVar("W", bound=str)


class Option(NamedTuple):
    """One option of a select, or one of several buttons: the value that is posted, and its label."""

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


class Mistake(NamedTuple):
    """What is wrong: with the field of that id and label, or with no single field."""

    id: str | None
    label: str | None
    message: str


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
        self._fields: list[Field] = []

    def field(
        self, name: str, label: str, default: str = "", hint: str | None = None, options: tuple[Option, ...] = ()
    ) -> Field:
        """Return a field with what was typed, as far as there is room for it."""
        value = shortened(self._values.get(name, default)[:MOST_SHOWN], self._room)
        self._room -= len(escape(value).encode())
        id_ = f"{self._prefix}-{name.replace('.', '-')}"
        self._fields.append(Field(id_, name, label, value, self._errors.get(name), hint, options))
        return self._fields[-1]

    def mistakes(self) -> list[Mistake]:
        """Return what is wrong with the players as a whole and with the first fields, and how many more there are.

        A response stays short.
        """
        found = [Mistake(one.id, one.label, one.error) for one in self._fields if one.error]
        whole = [Mistake(None, None, self._errors[name]) for name in ("players",) if name in self._errors]
        more = len(found) - MOST_LISTED
        rest = [Mistake(None, None, _more_marked(more))] if more > 0 else []
        return whole + found[:MOST_LISTED] + rest


def _more_marked(number: int) -> Text:
    return counted("One more field is marked below.", "{number} more fields are marked below.", number)


# --- laying out ------------------------------------------------------------------------------------------------------

MESSAGE = text(
    "You need not write any. It stands in their invitation, as your words, and is the first line of the table talk."
)
SHOWN_ADDRESS = text(
    "They read it in the invitation, so that they know who asks, and can write to you. Players see no other address, "
    "and without the tick not yours."
)
PEOPLE = (
    (text("Your name"), text("Your mail address")),
    (text("Second player’s name"), text("Second player’s mail address")),
    (text("Third player’s name"), text("Third player’s mail address")),
    (text("Fourth player’s name"), text("Fourth player’s mail address")),
)


def robots_form(values: Mapping[str, str], errors: Mapping[str, str]) -> dict[str, object]:
    """Return the form against robots, of which nothing has to be filled in."""
    fields = FormFields(values, errors, "try")
    robots = (Option("1", text("one robot")), Option("2", text("two robots")), Option("3", text("three robots")))
    return {
        "name": fields.field("players.0.name", text("Your name")),
        "email": fields.field(
            "players.0.email",
            text("Your mail address"),
            hint=text(
                "With an address every turn is mailed to you, and the game is kept. Confirm it by one short mail."
            ),
        ),
        "robots": fields.field("robots", text("Play against"), "2", options=robots),
        **_levels(fields, values, OFFERED),
        "mistakes": fields.mistakes(),
    }


def start_form(values: Mapping[str, str], errors: Mapping[str, str]) -> dict[str, object]:
    """Return the form for a game with others: names, addresses and pace; everything else is in `more`."""
    fields = FormFields(values, errors, "new")
    basics = {
        "people": _people(fields),
        "message": fields.field("message", text("A line to those you invite"), hint=MESSAGE),
        "show_address": fields.field(
            "show_address", text("Show my mail address to those I invite"), hint=SHOWN_ADDRESS
        ),
        "pace": pace_field(fields),
    }
    words_open = any(values.get(name) or name in errors for name in ("message", "show_address"))
    more = _more(fields, values, errors)
    return basics | more | {"words_open": words_open, "mistakes": fields.mistakes()}


def pace_field(fields: FormFields) -> Field:
    """Return a select of paces."""
    paces = tuple(Option(name, pace.label) for name, pace in PACES.items())
    hint = text("If a player’s time for a turn is over, a robot finishes the turn.")
    return fields.field("pace", text("Pace"), "relaxed", hint=hint, options=paces)


def edition_field(fields: FormFields) -> Field:
    """Return a select of editions."""
    editions = tuple(Option(edition.id, edition.title) for edition in engine.EDITIONS.values())
    return fields.field("edition", text("Edition"), engine.DEFAULT_EDITION, options=editions)


def _people(fields: FormFields) -> list[tuple[Field, Field]]:
    """Return name and address of each player, the organiser first."""
    return [
        (fields.field(f"players.{n}.name", name), fields.field(f"players.{n}.email", email))
        for n, (name, email) in enumerate(PEOPLE)
    ]


def _more(fields: FormFields, values: Mapping[str, str], errors: Mapping[str, str]) -> dict[str, object]:
    """Return the fields that have good defaults, and whether they are to be shown."""
    flags = _house_rules(fields)
    found: dict[str, object] = {
        "title": fields.field("name", text("A name for the game")),
        "open_seats": fields.field(
            "open_beside", text("Open seats, for whoever gets an address from you"), "", options=BESIDE
        ),
        "robots": fields.field("robots_beside", text("Robots that play, too"), "", options=BESIDE),
        **_levels(fields, values, BY_STRENGTH),
        "edition": edition_field(fields),
        "turn_hours": fields.field("turn_hours", text("Hours for a turn"), hint=AS_THE_PACE),
        "window_hours": fields.field("window_hours", text("Hours for an answer out of turn"), hint=AS_THE_PACE),
        "bank_hours": fields.field("bank_hours", text("A bank of hours for each player"), "0", hint=BANK),
        "weekends_off": fields.field("weekends_off", text("Clocks stand still on Saturdays and Sundays")),
        "windows": fields.field("windows", text("How players are asked"), "sealed"),
        "unrated": fields.field("unrated", NOT_RATED),
    }
    found["ways"] = _ways(WAYS, values.get("windows", "sealed"))
    basics = ("players", "pace", "message", "show_address")
    changed = [one for one in (*found.values(), *flags) if isinstance(one, Field) and one.name in values]
    return found | {
        "flags": flags,
        "flags_open": any(flag.value or flag.error for flag in flags),
        "more_open": any(one.value != DEFAULTS.get(one.name, "") for one in changed)
        or any(not name.startswith(basics) for name in errors),
    }


BESIDE = (
    Option("", text("none")),
    Option("1", text_of("number of seats", "one")),
    Option("2", text_of("number of seats", "two")),
    Option("3", text_of("number of seats", "three")),
)
"""How many seats are open, or robots', beside those of the people who are named."""
AT_TABLE = (*BESIDE[2:], Option("4", text_of("number of seats", "four")))
"""How many sit at a table."""
NOT_RATED = text("It changes nobody’s rating")
AS_THE_PACE = text("If you leave it empty, the pace decides.")
BANK = text("It lasts for the whole game and is used when the time for a turn is over.")
DEFAULTS = {"edition": engine.DEFAULT_EDITION, "bank_hours": "0", "windows": "sealed", "level": MIX}


def _house_rules(fields: FormFields) -> list[Field]:
    as_printed = Option("", text("As in the edition"))
    return [
        fields.field(
            f"house_rules.{flag.name}",
            FLAG_LABELS.get(flag.name, flag.name.replace("_", " ").capitalize()),
            options=(as_printed, *(Option(str(value).lower(), flag.explain(value)) for value in flag.values)),
        )
        for flag in engine.FLAGS.values()
    ]


FLAG_LABELS = {
    "photo_window": text("Photos out of turn"),
    "reshuffle": text("When the supply runs out"),
    "second_exhaustion": text("When it runs out again"),
    "reward": text("The reward for laying cards"),
    "share": text("Who shares a reward"),
    "short_leaders": text("A poster that cannot pay everybody"),
    "fastest_gun": text_of("house rule", "Fastest Gun"),
    "hideout": text_of("house rule", "Hideout"),
    "search": text("Wyatt Earp’s search"),
    "out_of_turn_out": text("The last card, played out of turn"),
    "duel": text("A tie at the end"),
}


def _ways(offered: Mapping[W, Way | Level], chosen: str) -> list[dict[str, object]]:
    return [
        {"value": name, "title": one.title, "told": one.told, "chosen": name == chosen} for name, one in offered.items()
    ]


def _levels(fields: FormFields, values: Mapping[str, str], offered: Mapping[str, Level]) -> dict[str, object]:
    level = fields.field("level", text("How strong robots are"), MIX)
    return {"level": level, "levels": _ways(offered, values.get("level", MIX))}


def robot_field(fields: FormFields, label: str, *first: Option, default: str, name: str = "robot") -> Field:
    """Return a select of how strong a robot is, after the options in `first`."""
    options = tuple(Option(policy, level.title) for policy, level in LEVELS.items())
    return fields.field(name, label, default, options=(*first, *options))
