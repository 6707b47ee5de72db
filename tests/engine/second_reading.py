"""What is legal, worked out a second time from docs/rules.md: slow, plain, from the position as a dict alone.

Nothing here is shared with the engine. Random games compare its `legal` with this.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from tests.engine.flags import rules_of
from tests.engine.table import KINDS, OUTLAWS, PHOTOS

Fields = dict[str, Any]


def to_act(d: Fields) -> list[int]:
    """The seats that must decide now."""
    if d["phase"] in ("draw", "play", "choose"):
        return [d["turn"]]
    return sorted(d["pending"]["waiting"]) if d["phase"] == "react" else []


def legal(d: Fields, seat: int) -> set[str]:
    """Every move the seat has."""
    if seat not in to_act(d):
        return set()
    by_phase = {"draw": _draws, "play": _plays, "choose": _choices, "react": _reactions}
    return set(by_phase[d["phase"]](d, seat))


def canonical_moves(seats: int) -> list[str]:
    """Every line that could ever be legal at a table of so many."""
    ways = ["left"] if seats == 2 else ["left", "right"]
    return [
        *("draw supply", "draw discard", "stagecoach", "bank", "gun", "wanted steal", "hideout"),
        *("wyatt draw", "wyatt search", "wyatt clear", "pass"),
        *(f"play {outlaw} {n}" for outlaw in OUTLAWS for n in range(1, 8)),
        *(f"photo {outlaw}" for outlaw in OUTLAWS),
        *(f"wanted ask {outlaw} {way}" for outlaw in OUTLAWS for way in ways),
        *(f"choose {outlaw}" for outlaw in OUTLAWS),
        *(f"choose {seat} {outlaw}" for seat in range(seats) for outlaw in OUTLAWS),
        *(f"take {card}" for card in KINDS),
        *(f"discard {card}" for card in KINDS),
    ]


def _draws(d: Fields, seat: int) -> Iterator[str]:
    yield "draw supply"
    if d["discard"]:
        yield "draw discard"


def _plays(d: Fields, seat: int) -> Iterator[str]:
    held = d["hands"][seat]
    for card in set(held):
        yield f"discard {card}"
    for outlaw in OUTLAWS:
        for n in range(1 if outlaw in d["open"] else 3, held.count(outlaw) + 1):
            if n < len(held):
                yield f"play {outlaw} {n}"
    for card in set(held) - set(OUTLAWS):
        if not d["sheriff_played"] or d["may_play_now"] == card:
            yield from _sheriff_moves(d, seat, card, last=len(held) == 1)


def _sheriff_moves(d: Fields, seat: int, card: str, last: bool) -> Iterator[str]:
    if card == "WE":
        if _cards_to_be_had(d, on_top=1) >= 2:
            yield "wyatt draw"
        if not last or any(lying != "WE" for lying in d["discard"]):
            yield "wyatt search"
    if last:
        return
    if card in PHOTOS and card[:2] in d["open"]:
        yield f"photo {card[:2]}"
    if card == "MW":
        for outlaw in OUTLAWS:
            yield f"wanted ask {outlaw} left"
            if len(d["players"]) > 2:
                yield f"wanted ask {outlaw} right"
    shoots = {"SR": "stagecoach", "BR": "bank", "FG": "gun", "MW": "wanted steal", "HO": "hideout", "WE": "wyatt clear"}
    if card in shoots and _cards_to_be_had(d, on_top=int(card == "WE")) and set(_targets(d, seat, shoots[card])):
        yield shoots[card]


def _cards_to_be_had(d: Fields, on_top: int) -> int:
    """How many cards the supply can still give, with so many cards put on the stack first."""
    stack = len(d["discard"]) + on_top
    if d["reshuffled"]:
        stack = 0
    elif rules_of(d)["reshuffle"] == "keep_top":
        stack = max(0, stack - 1)
    return len(d["supply"]) + stack


def _choices(d: Fields, seat: int) -> Iterator[str]:
    if d["pending"]["move"] == "wyatt search":
        yield from (f"take {card}" for card in d["discard"] if card != "WE")
    else:
        yield from _targets(d, seat, d["pending"]["move"])


def _targets(d: Fields, seat: int, move: str) -> Iterator[str]:
    rules = rules_of(d)
    for owner, territory in enumerate(d["territories"]):
        for outlaw, pile in territory.items():
            mine = owner == seat
            if move in ("stagecoach", "bank"):
                fits = mine
            elif move == "gun":
                rivals = d["territories"] if rules["fastest_gun"] == "table" else [d["territories"][seat]]
                fits = mine and not any("FG" in other.get(outlaw, []) for other in rivals)
            elif move == "wanted steal":
                fits = not mine and outlaw in pile
            elif move == "hideout":
                fits = "HO" not in pile and (rules["hideout"] == "anyone" or not mine)
            else:
                fits = mine and "HO" in pile
            if fits:
                yield f"choose {owner} {outlaw}" if move in ("wanted steal", "hideout") else f"choose {outlaw}"


def _reactions(d: Fields, seat: int) -> Iterator[str]:
    yield "pass"
    held, move = d["hands"][seat], d["pending"]["move"]
    if move == "wyatt" and "WE" in held:
        yield "wyatt clear"
    if move != "wyatt" and f"{move.split()[1]}*" in held:
        yield move
