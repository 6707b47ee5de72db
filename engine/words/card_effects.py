"""What a card does, in a few words, for a player who sees it."""

from __future__ import annotations

from engine.language import Message, Text, dollars, text
from engine.rules.cards import CARDS
from engine.rules.editions import Rules

EFFECTS: dict[str, Message] = {
    "outlaw": text("+{points} CP; {set} or more open this Outlaw"),
    "photo": text("+{points} CP on an open Outlaw"),
    "robbery": text("on a hit +{points} CP, poster +{reward}"),
    "MW": text("ask for an Outlaw, or shoot for one"),
    "HO opponents": text("on a hit a rival’s pile counts 0"),
    "HO anyone": text("on a hit any pile counts 0"),
    "WE": text("draw two, search the stack, or shoot at a Hideout"),
}


def describe_card(code: str, rules: Rules) -> Text:
    """Return the effect of a card by the rules of the game (docs/rules.md#sheriff-cards)."""
    card = CARDS[code]
    if card.kind == "outlaw":
        return EFFECTS["outlaw"].format(points=card.points, set=rules.numbers.set)
    if card.outlaw is not None:
        return EFFECTS["photo"].format(points=card.points)
    if card.points:
        return EFFECTS["robbery"].format(points=card.points, reward=dollars(card.reward))
    return EFFECTS[f"HO {rules.hideout}" if code == "HO" else code]
