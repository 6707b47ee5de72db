"""What the game waits for, in one sentence, as one seat or a bystander may read it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import engine

YOU = "you"  # the reader acts, or is the only one who is asked
OTHER = "other"  # another player acts, or only others are asked
BOTH = "both"  # the reader and others are asked

SENTENCES: dict[tuple[str, str], str] = {
    ("draw", YOU): "It is your turn to draw: two cards from the supply, or the top card of the discard stack.",
    ("draw", OTHER): "It is {name}’s turn to draw: two cards from the supply, or the top card of the discard stack.",
    ("play", YOU): "It is your turn: you may play cards, and a discard ends the turn.",
    ("play", OTHER): "It is {name}’s turn: they may play cards, and a discard ends the turn.",
    ("choose robbery", YOU): "You have to choose which of your piles the {card} goes to.",
    ("choose robbery", OTHER): "{name} has to choose which of their piles the {card} goes to.",
    ("choose wanted steal", YOU): "You have to choose which Outlaw card to steal.",
    ("choose wanted steal", OTHER): "{name} has to choose which Outlaw card to steal.",
    ("choose hideout", YOU): "You have to choose which pile the Hideout falls on.",
    ("choose hideout", OTHER): "{name} has to choose which pile the Hideout falls on.",
    ("choose wyatt search", YOU): "You have to choose a card from the discard stack.",
    ("choose wyatt search", OTHER): "{name} has to choose a card from the discard stack.",
    ("choose wyatt clear", YOU): "You have to choose which Hideout to remove.",
    ("choose wyatt clear", OTHER): "{name} has to choose which Hideout to remove.",
    ("photo", YOU): "A set opened {outlaw}: you may play the Photo at once, out of turn.",
    ("photo", BOTH): "A set opened {outlaw}: you or {names} may play the Photo at once, out of turn.",
    ("photo", OTHER): "A set opened {outlaw}: {names} may play the Photo at once, out of turn.",
    ("wyatt", YOU): "A Hideout fell on your pile of {outlaw}: you may play a Wyatt Earp at once, out of turn.",
    ("wyatt", OTHER): "A Hideout fell on {name}’s pile of {outlaw}: {name} may play a Wyatt Earp at once, out of turn.",
    ("game_over", YOU): "You have won.",
    ("game_over", OTHER): "{name} has won.",
    ("hand_over", OTHER): "The hand is over.",
}
"""The sentence by case and reader. `names` is a list of names: 'Anna', 'Anna or Burt', 'Anna, Burt or Curt'."""

_ROBBERIES = {"stagecoach": "SR", "bank": "BR", "gun": "FG"}


def situation(view: dict[str, Any], viewer: int | None) -> str:
    """Return what the game waits for. `viewer` is the reader's seat, whose view it is; None for a bystander."""
    phase: str = view["phase"]
    if phase == "react":
        return _window_sentence(view, viewer)
    if phase == "hand_over":
        return SENTENCES["hand_over", OTHER]
    actor: int = view["winner"] if phase == "game_over" else view["turn"]
    reader, name = YOU if actor == viewer else OTHER, view["players"][actor]
    if phase != "choose":
        return SENTENCES[phase, reader].format(name=name)
    move: str = view["pending"]["move"]
    if move in _ROBBERIES:
        return SENTENCES["choose robbery", reader].format(name=name, card=_card_name(_ROBBERIES[move]))
    return SENTENCES[f"choose {move}", reader].format(name=name)


def _window_sentence(view: dict[str, Any], viewer: int | None) -> str:
    """Return who may react. A Hideout's window asks one player, whose pile it fell on (RULES section 3)."""
    names, pending = view["players"], view["pending"]
    asked: list[int] = pending["waiting"]
    if pending["move"] == "wyatt":
        reader, outlaw = YOU if viewer in asked else OTHER, _card_name(pending["on"])
        return SENTENCES["wyatt", reader].format(name=names[asked[0]], outlaw=outlaw)
    others = [names[n] for n in asked if n != viewer]
    reader = OTHER if viewer not in asked else BOTH if others else YOU
    outlaw = _card_name(pending["move"].removeprefix("photo "))
    return SENTENCES["photo", reader].format(names=joined(others, "or"), outlaw=outlaw)


def joined(names: Sequence[str], last: str = "and") -> str:
    """Return a list of names: 'Anna', 'Anna and Burt', 'Anna, Burt and Curt'."""
    return f" {last} ".join([", ".join(names[:-1]), names[-1]]) if len(names) > 1 else "".join(names)


def _card_name(code: str) -> str:
    return engine.CARDS[code].name
