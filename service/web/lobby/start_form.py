"""The forms that start games, with what was typed and what was wrong at each field; and fields for other forms."""

from __future__ import annotations

from collections.abc import Mapping

import engine
from engine.language import text, text_of
from service.text.robot_levels import BY_STRENGTH, LEVELS, MIX, OFFERED, Level
from service.views.terms import WAYS, Way
from service.web.base.form_fields import Field, FormFields, Option, W
from service.web.lobby.start_posts import PACES

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
