"""Choose the phrase for a move, in the imperative; all words are in `engine.words.event_sentences`."""

from __future__ import annotations

from collections.abc import Sequence

from engine.language import Text, dollars
from engine.rules.cards import CARDS, KINDS
from engine.rules.moves import NONE, TAKE_HIDDEN, Move, Verb
from engine.words.card_forms import a_card, card_name
from engine.words.event_sentences import PHRASES
from engine.words.reader import Values


def describe_move(move: Move, names: Sequence[str], you: int | None = None) -> Text:
    """Return the phrase for a move that may be made, beginning in lower case: for buttons and lists."""
    case, values = phrase_for(move, names, you)
    return PHRASES[case].format(**values)


def phrase_for(move: Move, names: Sequence[str], you: int | None = None) -> tuple[str, Values]:
    """Return the case of the phrase for a move, and the values of its parameters."""
    if move.verb is Verb.PLAY:
        return "lay one" if move.count == 1 else "lay several", {"outlaw": _outlaw(move), "count": move.count}
    if move.verb is Verb.PHOTO:
        return "photo", {"outlaw": _outlaw(move)}
    if move.played is not None:
        return _sheriff_phrase(KINDS[move.played], move, names)
    if move.verb is Verb.CHOOSE:
        return _choice_phrase(move, names, you)
    if move is TAKE_HIDDEN:
        return "take hidden", {}
    if move.verb in (Verb.TAKE, Verb.DISCARD):
        return move.verb, {"a_card": a_card(KINDS[move.card])}
    return move.verb, {}


def _sheriff_phrase(code: str, move: Move, names: Sequence[str]) -> tuple[str, Values]:
    card = CARDS[code]
    if move.verb is Verb.ASK:
        side = "left" if move.step > 0 else "right"
        case = "ask the only opponent" if len(names) == 2 else f"ask {side}"
        return case, {"a_card": a_card(code), "outlaw": _outlaw(move)}
    if card.points:
        return "robbery", {"a_card": a_card(code), "points": card.points, "reward": dollars(card.reward)}
    return move.verb, {"a_card": a_card(code)}


def _choice_phrase(move: Move, names: Sequence[str], you: int | None) -> tuple[str, Values]:
    if move.seat == NONE:
        return "choose", {"outlaw": _outlaw(move)}
    values = {"outlaw": _outlaw(move), "owner": names[move.seat]}
    return "choose yours" if move.seat == you else "choose another's", values


def _outlaw(move: Move) -> Text:
    return card_name(KINDS[move.card])
