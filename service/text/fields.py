"""Reading the fields of a form or of JSON: all mistakes are collected by the field's name, up to a limit.

A parser takes the value of a field and raises ValueError with a sentence for people: what was expected. The size of an
error response is bounded, however many fields a request has.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Collection, Mapping
from typing import TypeVar

from engine import language
from service import errors
from service.text.addresses import clean_address
from service.text.names import clean_name

T = TypeVar("T")
W = TypeVar("W", bound=str)

MOST_MISTAKES = 20  # listed in a response; the others are counted
NAME_BYTES = 60  # of an unknown field's name, as JSON
SHORTEST, LONGEST = 0.002, 1000.0  # hours; the shortest is for tests
MOST_TYPED = 40  # characters of a number or an hour; longer text is refused without parsing
_EXPECTED_ONE = language.text("Expected one of: {words}.")


class FieldParser:
    """Parses fields one by one and collects the mistakes: the first 20 by the names of their fields."""

    def __init__(self, within: FieldParser | None = None, prefix: str = "") -> None:
        self.mistakes: dict[str, str] = {} if within is None else within.mistakes
        self._more: set[str] = set() if within is None else within._more  # further fields with mistakes
        self._prefix = prefix

    def within(self, prefix: str) -> FieldParser:
        """Return a reader for nested fields that collects into the same mistakes, with `prefix` before their names."""
        return FieldParser(self, f"{self._prefix}{prefix}.")

    def wrong(self, name: str, what: str) -> None:
        """Record a mistake, unless the field has one already or 20 fields have."""
        field = _shortened(self._prefix + name)
        if len(self.mistakes) < MOST_MISTAKES:
            self.mistakes.setdefault(field, what)
        elif field not in self.mistakes:
            self._more.add(self._prefix + name)

    def only(self, fields: Mapping[str, object], known: Collection[str]) -> None:
        """Record a mistake for each unknown field, rather than ignore it; the first lists the known fields."""
        message = language.text("This is not a field. The fields are: {names}.").format(names=", ".join(known))
        for name in fields:
            if name not in known:
                self.wrong(name, message)
                message = language.text("This is not a field.")

    def read(self, name: str, fields: Mapping[str, object], parse: Callable[[object], T], default: T) -> T:
        """Return the parsed value of a field; the default if it is blank or wrong."""
        value = fields.get(name)
        if is_blank(value):
            return default
        try:
            return parse(value)
        except ValueError as mistake:
            self.wrong(name, mistake.args[0])
            return default

    def done(self) -> None:
        """Raise errors.Invalid if there was any mistake."""
        if self._more:
            more = language.text("Not listed here: {number} more.").format(number=len(self._more))
            raise errors.Invalid(self.mistakes | {"more": more})
        if self.mistakes:
            raise errors.Invalid(self.mistakes)


def is_blank(value: object) -> bool:
    """Return whether a field is absent, null, empty or only spaces."""
    return value is None or (isinstance(value, str) and not value.strip())


def nested(reader: FieldParser, data: Mapping[str, object]) -> dict[str, object]:
    """Return a form's flat fields as nested mappings: "players.0.name" is name in 0 in players. JSON is unchanged."""
    whole = {name: value for name, value in data.items() if "." not in name}
    for name, value in data.items():
        head, *path = name.split(".")
        if path and head in data:
            twice = language.text("{field} is given twice: as one field and in parts.")
            reader.wrong(name, twice.format(field=_shortened(head)))
        elif path:
            _put(reader, whole, name, value)
    return whole


def _shortened(name: str) -> str:
    """Truncate a field's name, which a client chose, to NAME_BYTES as JSON."""
    name = name[:NAME_BYTES]
    while len(json.dumps(name)) > NAME_BYTES + 2:
        name = name[:-1]
    return name


def _put(reader: FieldParser, target: dict[str, object], name: str, value: object) -> None:
    *path, last = name.split(".")
    for part in path:
        inner = target.setdefault(part, {})
        if not isinstance(inner, dict):
            reader.wrong(name, language.text("This is not a field."))
            return
        target = inner
    target[last] = value


def text(value: object) -> str:
    """Return a value that is text."""
    if not isinstance(value, str):
        raise ValueError(language.text("Expected text."))
    return value


def name(value: object) -> str:
    """Return a valid name of a player."""
    return clean_name(text(value))


def required_name(reader: FieldParser, fields: Mapping[str, object]) -> str:
    """Parse the field `name`, which must not be blank, and record what is wrong with it."""
    if is_blank(fields.get("name")):
        reader.wrong("name", language.text("Please enter a name."))
    return reader.read("name", fields, name, "")


def address(value: object) -> str:
    """Return a valid mail address."""
    return clean_address(text(value))


def one_of(known: Collection[W]) -> Callable[[object], W]:
    """Return a parser that accepts one of these words."""

    def parse(value: object) -> W:
        found = next((word for word in known if word == value), None)
        if found is None:
            raise ValueError(_EXPECTED_ONE.format(words=", ".join(known)))
        return found

    return parse


def one_of_numbers(known: Collection[int]) -> Callable[[object], int]:
    """Return a parser that accepts one of these numbers, as JSON or as a form has it."""
    found = {str(number): number for number in known}

    def parse(value: object) -> int:
        if isinstance(value, bool) or str(value) not in found:
            raise ValueError(language.text("Expected {values}.").format(values=language.enumerated(list(found), "or")))
        return found[str(value)]

    return parse


def yes_or_no(value: object) -> bool:
    """Return a boolean from JSON, or from the words a form sends for one."""
    known = {"true": True, "on": True, "yes": True, "1": True, "false": False, "off": False, "no": False, "0": False}
    word = str(value).strip().lower() if isinstance(value, str | bool) else ""
    if word not in known:
        raise ValueError(_EXPECTED_ONE.format(words="true, false"))
    return known[word]


def time_of_day(value: object) -> int:
    """Return a time of day as minutes since midnight."""
    typed = value if isinstance(value, str) and len(value) <= MOST_TYPED else ""
    found = re.fullmatch(r"\s*([0-9]{1,2})(?::([0-9]{2})(?::00)?)?\s*", typed)
    if found is None or int(found[1]) > 23 or int(found[2] or 0) > 59:
        raise ValueError(language.text("Please enter a time of day like 22:30."))
    return int(found[1]) * 60 + int(found[2] or 0)


def hours(value: object, shortest: float = SHORTEST) -> float:
    """Return a number of hours, from JSON or as text with a decimal point or comma."""
    expected = language.text("Please enter a number of hours from {least} to {most}.")
    typed = value if isinstance(value, str) and len(value) <= MOST_TYPED else ""
    if re.fullmatch(r"\s*(?=.?[0-9])[0-9]{0,9}([.,][0-9]{0,9})?\s*", typed):
        value = float(typed.replace(",", "."))
    if isinstance(value, bool) or not isinstance(value, int | float) or not shortest <= value <= LONGEST:
        raise ValueError(expected.format(least=f"{shortest:g}", most=f"{LONGEST:g}"))
    return float(value)
