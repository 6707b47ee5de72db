"""The fields of a form as a page shows them: what was typed, as far as there is room, and what is wrong with it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import NamedTuple, TypeVar

from markupsafe import escape

from engine.language import Text, counted

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
