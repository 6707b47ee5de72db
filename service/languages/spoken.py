"""A language with its catalog: sentences by gettext, and numbers by the data of the Unicode CLDR."""

from __future__ import annotations

import gettext
from collections.abc import Mapping
from functools import cache, cached_property
from pathlib import Path

from babel import Locale
from babel.numbers import NumberPattern, parse_pattern

from engine.language import T, Text, said

CATALOGS = Path(__file__).parent / "catalogs"
DOMAIN = "posse"


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

    @property
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

    def say(self, value: T) -> T | str:
        """Return a text in this language, and anything else as it is."""
        return said(value, self)

    @cached_property
    def _dollar_pattern(self) -> NumberPattern:
        """The locale's pattern for money with the sign of the game, where CLDR would write US$, and without cents."""
        pattern, _, _ = self.locale.currency_formats["standard"].pattern.partition(";")
        return parse_pattern(pattern.replace(".00", "").replace("¤", "'$'"))


class English(Spoken):
    """The language in which all texts are written."""

    def __init__(self) -> None:
        super().__init__("en", gettext.NullTranslations())

    def say(self, value: T) -> T | str:
        """Return a text as it is: as a string it is English."""
        return str(value) if isinstance(value, Text) else value


def language_of(code: str) -> Spoken:
    """Return the language with a code; English if its catalog is no longer there."""
    return languages().get(code, languages()["en"])


@cache
def languages() -> Mapping[str, Spoken]:
    """Return the languages by their codes, English first: those that have a catalog."""
    codes = sorted(catalog.parts[-3] for catalog in CATALOGS.glob(f"*/LC_MESSAGES/{DOMAIN}.mo"))
    translated = {code: Spoken(code, gettext.translation(DOMAIN, CATALOGS, [code])) for code in codes}
    return {"en": English(), **translated}
