"""The terms of a league, parsed from a form, JSON or a command line; its weeks and its pace have to fit together."""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import dataclass

import engine
from engine.language import text
from service.text import amounts, fields
from service.text.fields import FieldParser
from service.views.lasting import TURNS

TURN_HOURS = (12, 24, 48, 72)
WEEKS = (1, 2, 3, 4, 6, 8, 12)
BEGINS = (2, 7, 14)  # days until the first season
PART_OF_TURN = 1 / 4
"""The part of the time for a turn that players may need on average, so that most games end in a season.

It is twice what people are taken to need (`lasting.PART_OF_TURN`): the slowest game of a division counts.
"""
_HOURS_A_WEEK = 168
_FIELDS = ("name", "edition", "players", "turn_hours", "weeks", "same_deals", "begins")


@dataclass(frozen=True)
class LeagueTerms:
    """Valid terms. `players`: at a table; `weeks`: of a season; `begins`: days until the first one.

    `same_deals`: all divisions play the same cards.
    """

    name: str
    edition: str = engine.DEFAULT_EDITION
    players: int = 4
    turn_hours: int = 48
    weeks: int = 4
    same_deals: bool = False
    begins: int = 7


def read_terms(data: Mapping[str, object]) -> LeagueTerms:
    """Parse the terms; blank fields are as in LeagueTerms. Raises errors.Invalid with every mistake, by field."""
    reader, default = FieldParser(), LeagueTerms("")
    reader.only(data, _FIELDS)
    terms = LeagueTerms(
        name=fields.required_name(reader, data),
        edition=reader.read("edition", data, fields.one_of(tuple(engine.EDITIONS)), default.edition),
        players=reader.read("players", data, fields.one_of_numbers(TURNS), default.players),
        turn_hours=reader.read("turn_hours", data, fields.one_of_numbers(TURN_HOURS), default.turn_hours),
        weeks=reader.read("weeks", data, fields.one_of_numbers(WEEKS), default.weeks),
        same_deals=reader.read("same_deals", data, fields.yes_or_no, default.same_deals),
        begins=reader.read("begins", data, fields.one_of_numbers(BEGINS), default.begins),
    )
    least = least_weeks(terms.players, terms.turn_hours)
    if terms.weeks < least:
        too_short = text("At this pace a game may last {weeks}. Expected a season as long as that, or a faster pace.")
        reader.wrong("weeks", too_short.format(weeks=amounts.weeks(least)))
    reader.done()
    return terms


def least_weeks(players: int, turn_hours: int) -> int:
    """Return how many weeks a season needs to have at least, so that its games can end in it."""
    return math.ceil(TURNS[players] * turn_hours * PART_OF_TURN / _HOURS_A_WEEK)
