"""The cautious robot: choose a legal move from a seat's view alone.

It draws from the supply, lays as many Outlaw cards as it can, plays Photos, puts robberies on its own best pile, never
plays a Hideout or Most Wanted!, and discards the card that helps the next player least. It plays for seats held by
robots and finishes turns whose time has run out, so it treats all players alike and is deterministic.
"""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from typing import Any

from engine.cards import CARDS, KINDS
from engine.events import Event
from engine.robots.sight import legal_moves, own_hand


def choose(view: Mapping[str, Any], told: Sequence[Event], rng: random.Random, budget: int) -> str:
    """Choose a move for the seat whose view this is, from the view alone."""
    return cautious(view)


def cautious(view: Mapping[str, Any]) -> str:
    """Choose a move for the seat whose `view` this is. Raises ValueError if that seat has no move to make."""
    legal = legal_moves(view)
    chooser = {"draw": _draw, "play": _play, "choose": _choose, "react": _react}[view["phase"]]
    return chooser(view, legal)


def _draw(view: Mapping[str, Any], legal: list[str]) -> str:
    return "draw supply"


def _react(view: Mapping[str, Any], legal: list[str]) -> str:
    """Play the Photo or Wyatt Earp if the seat holds it, else pass."""
    return next((move for move in legal if move != "pass"), "pass")


def _play(view: Mapping[str, Any], legal: list[str]) -> str:
    """Lay Outlaw cards, the largest set first; then play one useful Sheriff card; then discard."""
    lays = [move for move in legal if move.startswith("play ")]
    if lays:
        return max(lays, key=lambda move: (int(move.split()[2]), move))
    for wish in ("photo ", "gun", "bank", "stagecoach", "wyatt clear", "wyatt draw"):
        for move in legal:
            if move.startswith(wish):
                return move
    return min((move for move in legal if move.startswith("discard ")), key=lambda move: _worth(view, move[8:]))


def _choose(view: Mapping[str, Any], legal: list[str]) -> str:
    """Choose the pile with the most points, or take the card that is worth most in hand."""
    if legal[0].startswith("take "):
        return max(legal, key=lambda move: _worth(view, move[5:]))
    return max(legal, key=lambda move: (_points(view, move), move))


def _points(view: Mapping[str, Any], choice: str) -> int:
    words = choice.split()
    seat = int(words[1]) if len(words) == 3 else view["turn"]
    return sum(CARDS[code].points for code in view["territories"][seat].get(words[-1], ()))


def _worth(view: Mapping[str, Any], code: str) -> tuple[int, int]:
    """Return a sort key for a card's worth in this hand; the card with the lowest is discarded.

    A single card of an Outlaw that is not open helps the next player least. A card of an open Outlaw could be laid by
    the next player at once, and Sheriff cards are useful to any player.
    """
    card = CARDS[code]
    order = KINDS.index(code)
    if card.kind == "outlaw":
        held = own_hand(view).count(code)
        return (20 if code in view["open"] else 0) + 5 * held, order
    if card.kind == "photo":
        return 45 if card.outlaw in view["open"] else 8, order
    return {"SR": 25, "HO": 26, "MW": 27, "BR": 30, "FG": 35, "WE": 40}[code], order
