"""Languages in which moves are typed: those that we offer, and word lists that none of them has."""

from __future__ import annotations

from collections.abc import Mapping

from service.languages.spoken import languages


class WordList:
    """A language that has only words for moves and names of cards."""

    def __init__(self, typed: Mapping[str, str], cards: Mapping[str, str]) -> None:
        self._words = {"typed": typed, "card": cards}

    def message(self, english: str, context: str | None = None) -> str:
        return self._words.get(context or "", {}).get(english, english)

    def counted(self, one: str, many: str, number: int) -> str:
        return one if number == 1 else many

    def dollars(self, amount: int) -> str:
        return f"${amount:,}"


dutch, german = languages()["nl"], languages()["de"]
