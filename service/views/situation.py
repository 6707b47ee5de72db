"""Where a game stands, in a sentence: what the table waits for, as one seat or a bystander may read it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import engine


def joined(names: Sequence[str], last: str = "and") -> str:
    """'Anna', 'Anna and Burt', 'Anna, Burt and Curt'."""
    return f" {last} ".join([", ".join(names[:-1]), names[-1]]) if len(names) > 1 else "".join(names)


_CHOICES = {
    "stagecoach": "where the Stagecoach Robbery goes",
    "bank": "where the Bank Robbery goes",
    "gun": "where the Fastest Gun goes",
    "wanted steal": "which card the Most Wanted! takes",
    "hideout": "whom the Hideout falls on",
    "wyatt search": "a card from the discard stack",
    "wyatt clear": "which Hideout goes",
}


def situation(view: dict[str, Any], viewer: int | None) -> str:
    """What the table waits for, in one sentence; `viewer` is called you."""
    names: list[str] = view["players"]
    phase, turn, pending = view["phase"], view["turn"], view["pending"]
    mine = viewer == turn
    actor = "You" if mine else names[turn]
    if phase == "draw":
        return f"{actor} {'draw' if mine else 'draws'}: two cards of the supply or the top card of the discard stack."
    if phase == "play":
        return f"{actor} may play cards; a discard ends {'your' if mine else 'the'} turn."
    if phase == "choose":
        return f"{actor} {'choose' if mine else 'chooses'} {_CHOICES[pending['move']]}."
    if phase == "react":
        asked = joined(["you" if n == viewer else names[n] for n in pending["waiting"]], "or")
        outlaw = engine.CARDS[pending.get("on") or pending["move"].removeprefix("photo ")].name
        if pending["move"] == "wyatt":
            return f"A Hideout fell on {outlaw}: {asked} may play a Wyatt Earp at once."
        return f"A set of {outlaw} is down: {asked} may play the Photo at once."
    if phase == "game_over":
        return "You have won." if viewer == view["winner"] else f"{names[view['winner']]} has won."
    return "The hand is over."
