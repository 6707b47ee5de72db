"""Cutting the cards: whoever takes a seat may type a word, which joins the shuffles (docs/read-a-record.md).

The commitment is to the seed alone, and is older than every word: whoever chose the seed did not know the words, and
whoever types a word does not know the seed.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Mapping

from engine.language import text
from service.games.transaction import GameTransaction
from service.text import fields
from service.text.fields import FieldParser

FIELD = "cut"
MOST_LETTERS = 20
EXPECTED = text("Expected one word of up to {most} letters.")


def read(body: Mapping[str, object]) -> str | None:
    """Parse the word in a post; None without one. Raises errors.Invalid."""
    reader = FieldParser()
    word: str | None = reader.read(FIELD, body, _word, None)
    reader.done()
    return word


def keep(tx: GameTransaction, n: int, word: str | None) -> None:
    """Store the word of the player of a seat, before the deal; None: they cut no cards."""
    cuts = list(tx.game.cuts or [None] * len(tx.seats))
    cuts[n] = word
    tx.game.cuts = cuts if any(cuts) else None


def _word(value: object) -> str:
    word = unicodedata.normalize("NFC", fields.text(value).strip())
    if not re.fullmatch(rf"[^\W\d_]{{1,{MOST_LETTERS}}}", word):
        raise ValueError(EXPECTED.format(most=MOST_LETTERS))
    return word
