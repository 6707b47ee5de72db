"""The forms in which cards stand in sentences, beside their names (`engine.rules.cards`).

An article depends on the card in some languages, so a card with its article is a message of its own. Sentences use it
as the object of a verb and nowhere else: in German, {a_card} is an accusative.
"""

from __future__ import annotations

from collections.abc import Sequence

from engine.language import Text, joined, text_of
from engine.rules.cards import CARDS, OUTLAWS
from engine.words.event_sentences import LIST_SEPARATOR

_A_CARD: dict[str, Text] = {
    "BS": text_of("a card, object", "a Belle Starr"),
    "BK": text_of("a card, object", "a Billy the Kid"),
    "BD": text_of("a card, object", "a Bob Dalton"),
    "BC": text_of("a card, object", "a Butch Cassidy"),
    "JJ": text_of("a card, object", "a Jesse James"),
    "SK": text_of("a card, object", "a Sundance Kid"),
    "WH": text_of("a card, object", "a Wes Hardin"),
    "SR": text_of("a card, object", "a Stagecoach Robbery"),
    "BR": text_of("a card, object", "a Bank Robbery"),
    "FG": text_of("a card, object", "a Fastest Gun"),
    "MW": text_of("a card, object", "a Most Wanted!"),
    "HO": text_of("a card, object", "a Hideout"),
    "WE": text_of("a card, object", "a Wyatt Earp"),
}
_A_PHOTO = text_of("a card, object", "the Photo of {outlaw}")
_A_CARD |= {f"{code}*": _A_PHOTO.format(outlaw=CARDS[code].name) for code in OUTLAWS}


def card_name(code: str) -> Text:
    """Return the name printed on a card."""
    return CARDS[code].name


def card_names(codes: Sequence[str]) -> Text:
    """Return a list of cards."""
    return joined(map(card_name, codes), LIST_SEPARATOR)


def a_card(code: str) -> Text:
    """Return a card with its article, as an object: "a Hideout", "the Photo of Jesse James"."""
    return _A_CARD[code]


def card_in_short(code: str) -> Text:
    """Return a card as an object where many are named: an Outlaw without an article, any other card with its own."""
    return card_name(code) if CARDS[code].kind == "outlaw" else a_card(code)
