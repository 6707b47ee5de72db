"""A language with its catalog: sentences by gettext, and numbers by the data of the Unicode CLDR."""

from __future__ import annotations

import gettext
import re
from collections.abc import Mapping
from datetime import date, datetime, time
from functools import cache, cached_property, lru_cache
from io import BytesIO
from pathlib import Path

from babel import Locale
from babel.dates import DateTimePattern, match_skeleton
from babel.dates import parse_pattern as parse_time_pattern
from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po
from babel.numbers import NumberPattern, parse_pattern

from engine.language import T, Text, said

CATALOGS = Path(__file__).parent / "catalogs"
DOMAIN = "posse"
IN_ADDRESS = "lang"
"""The parameter of a page's address that chooses a language."""


class Spoken:
    """A language that a reader may choose; an `engine.language.Language`."""

    def __init__(self, code: str, catalog: gettext.NullTranslations) -> None:
        """`code` is that of `lang` in a page: en, nl, de. `catalog` translates the messages."""
        self.code = code
        self._catalog = catalog
        self._dollars: dict[int, str] = {}

    @cached_property
    def locale(self) -> Locale:
        """The rules by which numbers and dates are written. English is written as in Britain: a day has 24 hours."""
        return Locale.parse("en_GB" if self.code == "en" else self.code)

    @cached_property
    def name(self) -> str:
        """The name of this language in itself: Nederlands."""
        return str(self.locale.languages[self.code]).capitalize()

    def message(self, english: str, context: str | None = None) -> str:
        """Return a message in this language; in English if the catalog lacks it."""
        return self._catalog.gettext(english) if context is None else self._catalog.pgettext(context, english)

    def counted(self, one: str, many: str, number: int) -> str:
        """Return the message for so many things."""
        return self._catalog.ngettext(one, many, number)

    def dollars(self, amount: int) -> str:
        """Return an amount of money without cents: $3,000 in English, $ 3.000 in Dutch, 3.000 $ in German."""
        if amount not in self._dollars:
            self._dollars[amount] = self._dollar_pattern.apply(amount, self.locale)
        return self._dollars[amount]

    def day(self, there: datetime) -> str:
        """Return the day of a local time in short: Sat 21 Nov; za 21 nov."""
        return _written(self._day, self.locale, there.date())

    def long_day(self, there: datetime) -> str:
        """Return the day of a local time in whole words: Saturday 21 November; zaterdag 21 november."""
        return _written(self._long_day, self.locale, there.date())

    def month(self, there: datetime) -> str:
        """Return the month of a local time: November 2026; november 2026."""
        return _written(self._month, self.locale, there.date())

    def moment(self, day: str, there: datetime) -> str:
        """Return a local time after its day, which is given in words: Sat 21 Nov, 14:05."""
        return self._date_and_time.format(_written(self._time_of_day, self.locale, time(there.hour, there.minute)), day)

    def say(self, value: T) -> T | str:
        """Return a text in this language, and anything else as it is."""
        return said(value, self)

    @cached_property
    def _day(self) -> DateTimePattern:
        return self._pattern("EEEdMMM")

    @cached_property
    def _long_day(self) -> DateTimePattern:
        return self._pattern("EEEEdMMMM")

    @cached_property
    def _month(self) -> DateTimePattern:
        return self._pattern("yMMMM")

    @cached_property
    def _time_of_day(self) -> DateTimePattern:
        return self._pattern("HHmm")

    @cached_property
    def _date_and_time(self) -> str:
        return str(self.locale.datetime_formats["medium"])

    def _pattern(self, fields: str) -> DateTimePattern:
        """Return the locale's order of these fields, each as wide as it stands here."""
        skeletons = self.locale.datetime_skeletons
        pattern = str(skeletons[match_skeleton(fields, skeletons)])
        for field in re.findall(r"(?:E+|M+)", fields):
            pattern = re.sub(f"{field[0]}+", field, pattern)
        return parse_time_pattern(pattern)

    @cached_property
    def _dollar_pattern(self) -> NumberPattern:
        """The locale's pattern for money with the sign of the game, where CLDR would write US$, and without cents."""
        pattern, _, _ = self.locale.currency_formats["standard"].pattern.partition(";")
        return parse_pattern(pattern.replace(".00", "").replace("¤", "'$'"))


@lru_cache(maxsize=2000)  # a day and a time of day stand in many mails, and CLDR's patterns are slow
def _written(pattern: DateTimePattern, locale: Locale, when: date | time) -> str:
    return pattern.apply(when, locale)


class English(Spoken):
    """The language in which all texts are written."""

    def __init__(self) -> None:
        super().__init__("en", gettext.NullTranslations())

    def say(self, value: T) -> T | str:
        """Return a text as it is: as a string it is English."""
        return str(value) if isinstance(value, Text) else value


ENGLISH = English()


def language_of(code: str) -> Spoken:
    """Return the language with a code; English if its catalog is no longer there."""
    return languages().get(code, ENGLISH)


@cache
def languages() -> Mapping[str, Spoken]:
    """Return the languages by their codes, English first: those that have a catalog."""
    translated = {folder.parent.name: _catalog(folder) for folder in sorted(CATALOGS.glob("*/LC_MESSAGES"))}
    return {"en": ENGLISH, **{code: Spoken(code, catalog) for code, catalog in translated.items()}}


def _catalog(folder: Path) -> gettext.NullTranslations:
    """Return the catalog in a folder, which is compiled unless these files run without having been installed."""
    compiled = folder / f"{DOMAIN}.mo"
    if compiled.exists():
        return gettext.GNUTranslations(BytesIO(compiled.read_bytes()))
    now = BytesIO()
    write_mo(now, read_po(BytesIO((folder / f"{DOMAIN}.po").read_bytes())))
    return gettext.GNUTranslations(BytesIO(now.getvalue()))
