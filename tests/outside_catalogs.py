"""Finds the words of pages and mails that come from no catalog: those outside the brackets of the pseudo-language.

What stands in `NAMES` is said in no language; what else is data is left out by what shows it: an element, an address.
"""

from __future__ import annotations

import re
from collections.abc import Set
from html.parser import HTMLParser

from babel import Locale

import engine
from tests.pseudo_language import CODE

_LOCALE = Locale.parse(CODE)
CALENDAR = {
    word
    for names in (_LOCALE.days["format"], _LOCALE.months["format"])
    for width in ("abbreviated", "wide")
    for name in names[width].values()
    for word in re.findall(r"\w+", str(name))
}
"""The names of days and months, which the data of the CLDR has in each language."""
LETTERS = set("ABCDGKMNOQWYZ")  # that stand for players in charts and under lines of a table
NAMES = {"Posse", "UTC", *LETTERS, *CALENDAR, *(code.rstrip("*") for code in engine.CARDS)}
ADDRESSES = re.compile(r"https?://\S+|\b[\w.-]+@[\w.-]+\w")
NOT_SAID = {"script", "style", "code", "pre"}
"""Elements of programs, and those with moves, commands and digits as they are typed or kept."""
_BLOCKS = {"p", "li", "td", "th", "h1", "h2", "h3", "div", "option", "dt", "dd", "br", "title", "label", "summary"}
SAID = {"alt", "aria-label", "title", "placeholder", "data-on-card", "data-label", "data-choose", "data-changed"} | {
    "data-summary"
}
"""Attributes that readers hear or see; the last ones are shown by scripts."""
_NOBODY: frozenset[str] = frozenset()


def words_outside(told: str, names: Set[str] = _NOBODY) -> set[str]:
    """Return the words of a text, besides names and what has digits in it, that are not in brackets."""
    told = ADDRESSES.sub("", told)
    while told != (told := re.sub(r"\[[^][]*\]", "", told)):
        pass
    return {word for word in re.findall(r"\w+", told) if word.isalpha()} - NAMES - names


def words_outside_page(html: str, names: Set[str] = _NOBODY) -> set[str]:
    """Return the words of a page or of the HTML of a mail, seen or heard, that are not in brackets."""
    said = _Said()
    said.feed(html)
    return set().union(*(words_outside(part, names) for part in ("".join(said.shown), *said.attributes)))


class _Said(HTMLParser):
    """What a reader sees or hears of a page. Names of languages are in those languages, and marked so."""

    def __init__(self) -> None:
        super().__init__()
        self.shown: list[str] = []
        self.attributes: list[str] = []
        self._silent: list[str] = []

    def handle_starttag(self, tag: str, attributes: list[tuple[str, str | None]]) -> None:
        """Collect what its attributes say, and note whether its content is said."""
        given = {name: value or "" for name, value in attributes}
        as_typed = tag == "option" and "value" not in given  # a time zone
        if tag in NOT_SAID or tag in self._silent or as_typed or (tag != "html" and "lang" in given):
            self._silent.append(tag)
        if not self._silent:
            self.attributes += [value for name, value in given.items() if name in SAID]
        self.shown += [" "] if tag in _BLOCKS else []

    def handle_endtag(self, tag: str) -> None:
        """Go on with what is said after it."""
        if self._silent and tag == self._silent[-1]:
            self._silent.pop()

    def handle_data(self, data: str) -> None:
        """Collect what is shown."""
        if not self._silent:
            self.shown.append(data)
