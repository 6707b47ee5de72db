"""Fields of a form or of JSON: read one by one, every mistake remembered under the field's name.

A parser takes what stands in a field and raises ValueError with what was expected, in words for people.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Mapping
from typing import Any, TypeVar

from service import errors
from service.starting.addresses import clean_address
from service.starting.names import clean_name

T = TypeVar("T")

SHORTEST, LONGEST = 0.002, 1000.0  # hours; the shortest is for tests
MOST_TYPED = 40  # characters of a number or an hour: more is not looked at


class Reader:
    """Reads field after field and remembers what was wrong."""

    def __init__(self, mistakes: dict[str, str] | None = None, prefix: str = "") -> None:
        self.mistakes = {} if mistakes is None else mistakes
        self._prefix = prefix

    def within(self, prefix: str) -> Reader:
        """The same, for the fields of a part."""
        return Reader(self.mistakes, f"{self._prefix}{prefix}.")

    def wrong(self, name: str, what: str) -> None:
        """Remember a mistake; of several at one field the first is told."""
        self.mistakes.setdefault(self._prefix + name, what)

    def only(self, fields: Mapping[str, Any], known: Collection[str]) -> None:
        """Refuse by name what is not known, rather than leave out what somebody meant."""
        for name in fields:
            if name not in known:
                self.wrong(name[:60], f"This is not a field; there are {', '.join(known)}.")

    def read(self, name: str, fields: Mapping[str, Any], parse: Callable[[Any], T], default: T) -> T:
        """The field as `parse` reads it; the default if it is blank or wrong."""
        value = fields.get(name)
        if is_blank(value):
            return default
        try:
            return parse(value)
        except ValueError as mistake:
            self.wrong(name, str(mistake))
            return default

    def done(self) -> None:
        """Raise errors.Invalid if anything was wrong."""
        if self.mistakes:
            raise errors.Invalid(self.mistakes)


def is_blank(value: Any) -> bool:
    """Whether a field says nothing: absent, null or spaces."""
    return value is None or (isinstance(value, str) and not value.strip())


def nested(reader: Reader, data: Mapping[str, Any]) -> dict[str, Any]:
    """A form's flat fields put together: "players.0.name" into players, 0, name. JSON stays as it is."""
    whole = {name: value for name, value in data.items() if "." not in name}
    for name, value in data.items():
        head, *path = name.split(".")
        if path and head in data:
            reader.wrong(name[:60], f"{head[:60]} is there already, in another form.")
        elif path:
            _put(reader, whole, name, value)
    return whole


def _put(reader: Reader, target: dict[str, Any], name: str, value: Any) -> None:
    """Put one flat field where its name says."""
    *path, last = name.split(".")
    for part in path:
        target = target.setdefault(part, {})
        if not isinstance(target, dict):
            reader.wrong(name[:60], "This is not a field.")
            return
    target[last] = value


def text(value: Any) -> str:
    """Any text."""
    if not isinstance(value, str):
        raise ValueError("Expected text.")
    return value


def name(value: Any) -> str:
    """A player's name."""
    return clean_name(text(value))


def address(value: Any) -> str:
    """A mail address."""
    return clean_address(text(value))


def one_of(known: tuple[str, ...]) -> Callable[[Any], str]:
    """A parser for one of a few words."""

    def parse(value: Any) -> str:
        if not isinstance(value, str) or value not in known:
            choice = ", ".join(known)
            raise ValueError(f"Expected one of {choice}." if len(known) > 1 else f"So far there is only {choice}.")
        return value

    return parse


def yes_or_no(value: Any) -> bool:
    """True or false, or what a form sends for them."""
    known = {"true": True, "on": True, "yes": True, "1": True, "false": False, "off": False, "no": False, "0": False}
    word = str(value).strip().lower() if isinstance(value, str | bool) else ""
    if word not in known:
        raise ValueError("Expected true or false.")
    return known[word]


def hours(value: Any) -> float:
    """A number of hours, or such a number written out."""
    return _hours(value, SHORTEST)


def bank_hours(value: Any) -> float:
    """The same, or none at all."""
    return _hours(value, 0.0)


def _hours(value: Any, shortest: float) -> float:
    expected = f"Expected a number of hours from {shortest:g} to {LONGEST:g}."
    short = isinstance(value, str) and len(value) <= MOST_TYPED
    if short and re.fullmatch(r"\s*(?=.?[0-9])[0-9]{0,9}([.,][0-9]{0,9})?\s*", value):
        value = float(value.replace(",", "."))
    if isinstance(value, bool) or not isinstance(value, int | float) or not shortest <= value <= LONGEST:
        raise ValueError(expected)
    return float(value)
