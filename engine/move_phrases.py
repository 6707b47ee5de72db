"""Choose the phrase for a move, in the imperative; all words are in `engine.sentences`."""

from __future__ import annotations

from collections.abc import Sequence

from engine.cards import CARDS
from engine.reader import Values, card_name, card_or_photo, dollars
from engine.sentences import PHRASES

SHERIFF_CARDS = {"stagecoach": "SR", "bank": "BR", "gun": "FG", "wanted": "MW", "hideout": "HO", "wyatt": "WE"}
"""The Sheriff card that is played by a move of this first word."""


def card_of(move: str) -> str:
    """Return the code of the card that a canonical play or discard takes out of the hand; of the Outlaw if several."""
    verb, *rest = move.split()
    if verb in SHERIFF_CARDS:
        return SHERIFF_CARDS[verb]
    return f"{rest[0]}*" if verb == "photo" else rest[0]


def describe_move(move: str, names: Sequence[str], you: int | None = None) -> str:
    """Return the phrase for a canonical move that may be made, beginning in lower case: for buttons and lists."""
    case, values = phrase_for(move, names, you)
    return PHRASES[case].format(**values)


def phrase_for(move: str, names: Sequence[str], you: int | None = None) -> tuple[str, Values]:
    """Return the case of the phrase for a canonical move, and the values of its parameters."""
    verb, *rest = move.split()
    if verb in SHERIFF_CARDS:
        return _sheriff_phrase(SHERIFF_CARDS[verb], move, rest, names)
    if verb == "play":
        return "lay one" if rest[1] == "1" else "lay several", {"outlaw": card_name(rest[0]), "count": rest[1]}
    if verb == "photo":
        return "photo", {"outlaw": card_name(rest[0])}
    if verb == "choose":
        return _choice_phrase(rest, names, you)
    if move == "take ?":
        return "take hidden", {}
    if verb in ("take", "discard"):
        case, card = card_or_photo(rest[0])
        return f"{verb} {case}", card
    return move, {}


def _sheriff_phrase(code: str, move: str, rest: list[str], names: Sequence[str]) -> tuple[str, Values]:
    card = CARDS[code]
    if rest and rest[0] == "ask":
        case = "ask the only opponent" if len(names) == 2 else f"ask {rest[2]}"
        return case, {"card": card.name, "outlaw": card_name(rest[1])}
    if card.points:
        return "robbery", {"card": card.name, "points": card.points, "reward": dollars(card.reward)}
    return move, {"card": card.name}


def _choice_phrase(rest: list[str], names: Sequence[str], you: int | None) -> tuple[str, Values]:
    outlaw = card_name(rest[-1])
    if len(rest) == 1:
        return "choose", {"outlaw": outlaw}
    owner = int(rest[0])
    return "choose yours" if owner == you else "choose another's", {"outlaw": outlaw, "owner": names[owner]}
