"""Sentences that are said in the language of whoever reads them.

A `Text` is a string in English that knows what it was made of, so that it can be said in another language later. What
makes sentences need not know who will read them: one event is read in three languages at one table. A text that is
cut, joined or formatted by other means than those of this module is a plain string again, in English for everybody.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import lru_cache
from typing import Literal, Protocol, Self, TypeVar

T = TypeVar("T")


class Language(Protocol):
    """What it takes to say a text: translations of messages, by their English, and how money is written."""

    def message(self, english: str, context: str | None = None) -> str:
        """Return a message in this language; `context` tells messages apart that are equal in English."""

    def counted(self, one: str, many: str, number: int) -> str:
        """Return the message for so many things in this language."""

    def dollars(self, amount: int) -> str:
        """Return an amount of money in whole dollars."""

    def __hash__(self) -> int:
        """Return the hash of this language, for which words are kept."""


class Text(str):
    """What is said to a reader: a string in English, and how to say it in another language."""

    __slots__ = ("_say",)
    _say: Callable[[Language], str]

    def __new__(cls, english: str, say: Callable[[Language], str]) -> Self:  # noqa: D102 - the class says it
        made = str.__new__(cls, english)
        made._say = say
        return made

    def __deepcopy__(self, _: dict[int, object]) -> Self:
        """Return this text itself: it cannot change."""
        return self

    def said_in(self, language: Language) -> str:
        """Return this text in a language."""
        return self._say(language)


class Message(Text):
    """A message of the catalogs: whole, or with parameters in braces that `format` fills in."""

    __slots__ = ()

    def format(self, *_: object, **values: object) -> Text:
        """Return this message with its parameters filled in, all given by name; they may be texts themselves."""
        return Text(_filled(self, values), lambda language: _filled(self.said_in(language), _said(values, language)))


def text(message: str) -> Message:
    """Return a message for players, in English; the catalogs have it in other languages."""
    return Message(message, lambda language: language.message(message))


_LISTS = {"and": text("{names} and {last}"), "or": text("{names} or {last}")}


def text_of(context: str, message: str) -> Message:
    """Return a message that has another meaning, or needs another form, in another context."""
    return Message(message, lambda language: language.message(message, context))


def plural(one: str, many: str, number: int) -> Message:
    """Return the message for one thing or for several; `format` fills in their {number}, too, if that is given."""
    return Message(one if number == 1 else many, lambda language: language.counted(one, many, number))


def counted(one: str, many: str, number: int) -> Text:
    """Return the message for one thing or for several, with its only parameter {number} filled in."""
    return plural(one, many, number).format(number=number)


def joined(parts: Iterable[str], between: str = " ") -> Text:
    """Return texts one after the other, with something between them, which may be a text itself."""
    kept = tuple(parts)
    return Text(
        between.join(kept), lambda language: said(between, language).join(said(part, language) for part in kept)
    )


def enumerated(names: Sequence[str], last: Literal["and", "or"] = "and") -> str:
    """Return a list of names: 'Anna', 'Anna and Burt', 'Anna, Burt and Curt'."""
    if len(names) < 2:
        return names[0] if names else ""
    return _LISTS[last].format(names=joined(names[:-1], ", "), last=names[-1])


@lru_cache(maxsize=1024)
def dollars(amount: int) -> Text:
    """Return an amount of money as text: 3000 is $3,000."""
    return Text(f"${amount:,}", lambda language: language.dollars(amount))


def said(value: T, language: Language) -> T | str:
    """Return a text in a language, and anything else as it is."""
    return value.said_in(language) if isinstance(value, Text) else value


def _said(values: Mapping[str, object], language: Language) -> dict[str, object]:
    return {name: said(value, language) for name, value in values.items()}


def _filled(message: str, values: Mapping[str, object]) -> str:
    """Return a message with its parameters filled in; none ends with a full stop after “Most Wanted!”."""
    filled = message.format_map(values)
    return filled.removesuffix(".") if filled.endswith("!.") else filled
