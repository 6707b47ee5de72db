"""A language in which no word is left as the code has it: what is not crossed out was not said in it."""

from __future__ import annotations

import re
from string import Formatter

LETTER = re.compile(r"[^\W\d_]")


class Crossed:
    """A language in which every letter is an x; parameters and names are not its letters."""

    def message(self, english: str, context: str | None = None) -> str:
        parts = Formatter().parse(english)
        return "".join(LETTER.sub("x", words) + (f"{{{name}}}" if name else "") for words, name, _, _ in parts)

    def counted(self, one: str, many: str, number: int) -> str:
        return self.message(one if number == 1 else many)

    def dollars(self, amount: int) -> str:
        return str(amount)
