"""The cautious robot: one legal move, chosen from what a seat's view shows and nothing else.

It draws from the supply, lays safe sets and additions, plays a Photo it may play, robs for its own best pile,
never harms a person by a Hideout or a theft, and discards what helps the next player least. It holds robots' seats
and finishes turns whose time is up, so it is the same for everybody and has no chance in it.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engine.cards import CARDS, KINDS


def cautious(view: Mapping[str, Any]) -> str:
    """The robot's move for the seat whose `view` this is. Raises ValueError if it is not for that seat to move."""
    legal = view.get("legal")
    if not legal:
        raise ValueError("legal: this view has no move to make")
    chooser = {"draw": _draw, "play": _play, "choose": _choose, "react": _react}[view["phase"]]
    return chooser(view, list(legal))


def _draw(view: Mapping[str, Any], legal: list[str]) -> str:
    return "draw supply"


def _react(view: Mapping[str, Any], legal: list[str]) -> str:
    """React whenever there is something to react with."""
    return next((move for move in legal if move != "pass"), "pass")


def _play(view: Mapping[str, Any], legal: list[str]) -> str:
    """Outlaw cards, the most at once first; then one helpful Sheriff card; then the discard."""
    lays = [move for move in legal if move.startswith("play ")]
    if lays:
        return max(lays, key=lambda move: (int(move.split()[2]), move))
    for wish in ("photo ", "gun", "bank", "stagecoach", "wyatt clear", "wyatt draw"):
        for move in legal:
            if move.startswith(wish):
                return move
    return min((move for move in legal if move.startswith("discard ")), key=lambda move: _worth(view, move[8:]))


def _choose(view: Mapping[str, Any], legal: list[str]) -> str:
    """Of piles, the one with the most points; of cards to take, the one worth most in hand."""
    if legal[0].startswith("take "):
        return max(legal, key=lambda move: _worth(view, move[5:]))
    return max(legal, key=lambda move: (_points(view, move), move))


def _points(view: Mapping[str, Any], choice: str) -> int:
    words = choice.split()
    seat = int(words[1]) if len(words) == 3 else view["turn"]
    return sum(CARDS[code].points for code in view["territories"][seat].get(words[-1], ()))


def _worth(view: Mapping[str, Any], code: str) -> tuple[int, int]:
    """What a card is worth in this hand, so that the cheapest is thrown: a lone card of an Outlaw nobody has opened
    helps the next player least, an open one's can be laid by him at once, and Sheriff cards help anybody."""
    card = CARDS[code]
    order = KINDS.index(code)
    if card.kind == "outlaw":
        held = _own_hand(view).count(code)
        return (20 if code in view["open"] else 0) + 5 * held, order
    if card.kind == "photo":
        return 45 if card.outlaw in view["open"] else 8, order
    return {"SR": 25, "HO": 26, "MW": 27, "BR": 30, "FG": 35, "WE": 40}[code], order


def _own_hand(view: Mapping[str, Any]) -> list[str]:
    """The only hand that the view shows card by card."""
    return next((hand for hand in view["hands"] if isinstance(hand, list)), [])
