"""Fields of a form or of JSON: read one by one, every mistake remembered under the field's name, up to a limit.

A parser takes what stands in a field and raises ValueError with what was expected, in words for people. An answer is
never much longer than what a person can read, however many fields somebody posts.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Collection, Mapping
from typing import Any, TypeVar

from service import errors
from service.text.addresses import clean_address
from service.text.names import clean_name

T = TypeVar("T")

MOST_MISTAKES = 20  # that an answer lists; the others are counted
NAME_BYTES = 60  # of the name of an unknown field, as JSON
SHORTEST, LONGEST = 0.002, 1000.0  # hours; the shortest is for tests
MOST_TYPED = 40  # characters of a number or an hour: more is not looked at


class _Mistakes:
    """What is wrong, by the names of fields, and the names of those fields for which there is no room."""

    def __init__(self) -> None:
        self.told: dict[str, str] = {}
        self.more: set[str] = set()


class Reader:
    """Reads field after field and remembers what was wrong."""

    def __init__(self, mistakes: _Mistakes | None = None, prefix: str = "") -> None:
        self._mistakes = _Mistakes() if mistakes is None else mistakes
        self._prefix = prefix

    @property
    def mistakes(self) -> dict[str, str]:
        """What was wrong so far, by the names of fields: the first 20."""
        return self._mistakes.told

    def within(self, prefix: str) -> Reader:
        """The same, for the fields of a part."""
        return Reader(self._mistakes, f"{self._prefix}{prefix}.")

    def wrong(self, name: str, what: str) -> None:
        """Remember a mistake; of several at one field the first is told, of several fields the first 20."""
        field = _shortened(self._prefix + name)
        if len(self.mistakes) < MOST_MISTAKES:
            self.mistakes.setdefault(field, what)
        elif field not in self.mistakes:
            self._mistakes.more.add(self._prefix + name)

    def only(self, fields: Mapping[str, Any], known: Collection[str]) -> None:
        """Refuse by name what is not known, rather than leave out what somebody meant. The known are listed once."""
        told = f"This is not a field; there are {', '.join(known)}."
        for name in fields:
            if name not in known:
                self.wrong(name, told)
                told = "This is not a field either."

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
        if self._mistakes.more:
            raise errors.Invalid(self.mistakes | {"more": f"Not listed here: {len(self._mistakes.more)} more."})
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
            reader.wrong(name, f"{_shortened(head)} is there already, in another form.")
        elif path:
            _put(reader, whole, name, value)
    return whole


def _shortened(name: str) -> str:
    """Cut the name of a field, which may be a stranger's, to what an answer has room for."""
    name = name[:NAME_BYTES]
    while len(json.dumps(name)) > NAME_BYTES + 2:
        name = name[:-1]
    return name


def _put(reader: Reader, target: dict[str, Any], name: str, value: Any) -> None:
    """Put one flat field where its name says."""
    *path, last = name.split(".")
    for part in path:
        target = target.setdefault(part, {})
        if not isinstance(target, dict):
            reader.wrong(name, "This is not a field.")
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
