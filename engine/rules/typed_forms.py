"""Moves as players may type them: in English the canonical form, in another language words of that language."""

from __future__ import annotations

from engine.language import Message, Text, text_of
from engine.rules.cards import KINDS
from engine.rules.moves import NONE, Move, Verb

# Short names of cards, in another language, as players call them.
_CARDS = {
    "BS": text_of("typed move", "BS"),
    "BK": text_of("typed move", "BK"),
    "BD": text_of("typed move", "BD"),
    "BC": text_of("typed move", "BC"),
    "JJ": text_of("typed move", "JJ"),
    "SK": text_of("typed move", "SK"),
    "WH": text_of("typed move", "WH"),
    "SR": text_of("typed move", "SR"),
    "BR": text_of("typed move", "BR"),
    "FG": text_of("typed move", "FG"),
    "MW": text_of("typed move", "MW"),
    "HO": text_of("typed move", "HO"),
    "WE": text_of("typed move", "WE"),
}
_PHOTO = text_of("typed move", "{outlaw}*")
_MOVES = {
    Verb.DRAW_SUPPLY: text_of("typed move", "draw supply"),
    Verb.DRAW_DISCARD: text_of("typed move", "draw discard"),
    Verb.PLAY: text_of("typed move", "play {card} {count}"),
    Verb.PHOTO: text_of("typed move", "photo {card}"),
    Verb.STAGECOACH: text_of("typed move", "stagecoach"),
    Verb.BANK: text_of("typed move", "bank"),
    Verb.GUN: text_of("typed move", "gun"),
    Verb.STEAL: text_of("typed move", "wanted steal"),
    Verb.HIDEOUT: text_of("typed move", "hideout"),
    Verb.WYATT_DRAW: text_of("typed move", "wyatt draw"),
    Verb.WYATT_SEARCH: text_of("typed move", "wyatt search"),
    Verb.WYATT_CLEAR: text_of("typed move", "wyatt clear"),
    Verb.DECLINE: text_of("typed move", "pass"),
    Verb.DISCARD: text_of("typed move", "discard {card}"),
    Verb.CHOOSE: text_of("typed move", "choose {card}"),
    Verb.TAKE: text_of("typed move", "take {card}"),
}
_ASK_LEFT = text_of("typed move", "wanted ask {card} left")
_ASK_RIGHT = text_of("typed move", "wanted ask {card} right")
_CHOOSE_AT = text_of("typed move", "choose {seat} {card}")
_TARGET_AT = text_of("typed move", "{seat} {card}")


def typed_form(move: Move) -> Text:
    """Return the text of a legal move, as it may be typed in the language in which it is said."""
    if move.card == NONE:
        return _MOVES[move.verb]
    return _message(move).format(card=_card(KINDS[move.card]), count=move.count, seat=move.seat)


def typed_target(move: Move) -> Text:
    """Return a target given ahead, which is a `choose` or `take`, without its verb."""
    card = _card(KINDS[move.card])
    return card if move.seat == NONE else _TARGET_AT.format(card=card, seat=move.seat)


def _message(move: Move) -> Message:
    if move.verb is Verb.ASK:
        return _ASK_LEFT if move.step > 0 else _ASK_RIGHT
    if move.verb is Verb.CHOOSE and move.seat != NONE:
        return _CHOOSE_AT
    return _MOVES[move.verb]


def _card(code: str) -> Text:
    return _CARDS[code] if code in _CARDS else _PHOTO.format(outlaw=_CARDS[code.removesuffix("*")])
