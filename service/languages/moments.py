"""Times as texts, which each language writes in its own way; they are given in the time zone to tell them in."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from datetime import datetime
from typing import cast

from engine.language import Language, Text, text, text_of
from service.languages.spoken import ENGLISH, Spoken

# Names of time zones that have others in some languages.
_ZONES: Mapping[str, str] = {"CET": text_of("time zone", "CET"), "CEST": text_of("time zone", "CEST")}


def day(there: datetime) -> Text:
    """Return the day of a time: 'Sat 21 Nov'."""
    return _written(lambda spoken: spoken.day(there))


def month(there: datetime) -> Text:
    """Return the month of a time: 'November 2026'."""
    return _written(lambda spoken: spoken.month(there))


def local_moment(there: datetime) -> Text:
    """Return a time whose zone is named elsewhere: 'Sat 21 Nov, 15:05'."""
    return _written(lambda spoken: spoken.moment(spoken.day(there), there))


def moment(there: datetime) -> Text:
    """Return a time with its zone: 'Sat 21 Nov, 15:05 CET', 'Sat 21 Nov, 11:05 UTC-03'."""
    return text("{moment} {zone}").format(moment=local_moment(there), zone=zone_name(there))


def long_moment(there: datetime) -> Text:
    """Return a time in whole words, with its zone: 'Thursday 14 May, 19:40 (CEST)'."""
    local = _written(lambda spoken: spoken.moment(spoken.long_day(there), there))
    return text("{moment} ({zone})").format(moment=local, zone=zone_name(there))


def zone_name(there: datetime) -> str:
    """Return the name of a time's zone: 'UTC', 'CEST', or 'UTC-03' where it has only an offset."""
    name = there.tzname() or ""
    return _ZONES.get(name, name if name.isalpha() else f"UTC{name}")


def _written(write: Callable[[Spoken], str]) -> Text:
    """Return a text that a function writes in a language by the data of the CLDR, which only our languages have."""

    def say(language: Language) -> str:
        return write(cast(Spoken, language))

    return Text(write(ENGLISH), say)
