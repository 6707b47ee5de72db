"""Positions for the tests: name the cards that matter, and the rest of the 78 lies where it does no harm.

Cards are written as words, with a count where there are several: `"3JJ WH BS*"` is three Jesse James, a Wes Hardin
and the Photo of Belle Starr.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import pytest

import engine
from engine import Position

OUTLAWS = ("BS", "BK", "BD", "BC", "JJ", "SK", "WH")
PHOTOS = tuple(f"{outlaw}*" for outlaw in OUTLAWS)
SHERIFFS = {"SR": 2, "BR": 4, "FG": 3, "MW": 3, "HO": 3, "WE": 7}
KINDS = (*OUTLAWS, *PHOTOS, *SHERIFFS)
DECK = [*(card for outlaw in OUTLAWS for card in [outlaw] * 7), *PHOTOS]
DECK += [card for card, count in SHERIFFS.items() for card in [card] * count]
NAMES = ("Anna", "Burt", "Curt", "Dora")
EDITIONS = ("gryphon-2014", "rio-grande-2001", "alea-2001", "summary", "manual")
LIES_ON_THE_TABLE = {"stagecoach": "SR", "bank": "BR", "gun": "FG", "hideout": "HO"}

Cards = str | Sequence[str]


def cards(text: Cards) -> list[str]:
    """The codes a text stands for: "2JJ WE" is JJ, JJ, WE. A list of codes stays as it is."""
    if not isinstance(text, str):
        return list(text)
    found: list[str] = []
    for word in text.split():
        match = re.fullmatch(r"(\d*)([A-Z]{2}\*?)", word)
        assert match, word
        found += [match[2]] * int(match[1] or 1)
    return found


def in_order(codes: Iterable[str]) -> list[str]:
    """The codes in canonical order."""
    return sorted(codes, key=KINDS.index)


def deck_with_top(text: Cards) -> list[str]:
    """All 78 cards, those named on top."""
    top = cards(text)
    return top + in_order((Counter(DECK) - Counter(top)).elements())


def laid_out(
    hands: Sequence[Cards],
    *,
    territories: Sequence[Mapping[str, Cards]] = (),
    supply: Cards = "",
    discard: Cards = "",
    rest: str | int = "supply",
    opened: Cards = "",
    posters: Mapping[str, int] | None = None,
    **more: Any,
) -> dict[str, Any]:
    """A position as a dict: the cards named where they are named, all others under `rest`.

    `rest` is "supply" or "discard" (their bottom) or a seat, whose hand takes them. Posters and money are in dollars;
    a poster not named holds $1,000.
    """
    seats = len(hands)
    turn = more.get("turn", 0)
    held = [cards(hand) for hand in hands]
    piles = [{outlaw: cards(pile) for outlaw, pile in territory.items()} for territory in territories]
    piles += [{} for _ in range(seats - len(piles))]
    drawn, stack = cards(supply), cards(discard)
    known = {outlaw for territory in piles for outlaw in territory} | set(cards(opened)) | set(more.get("laid", ()))
    move = (more.get("pending") or {}).get("move", "")
    lying = [LIES_ON_THE_TABLE[move]] if more.get("phase") == "choose" and move in LIES_ON_THE_TABLE else []

    named = Counter([*drawn, *stack, *lying, *(card for hand in held for card in hand)])
    for territory in piles:
        for pile in territory.values():
            named += Counter(pile)
    assert named <= Counter(DECK), f"too many of {named - Counter(DECK)}"
    left = in_order((Counter(DECK) - named).elements())
    place = held[rest] if isinstance(rest, int) else {"supply": drawn, "discard": stack}[rest]
    place += left

    return {
        "format": "posse-position/1",
        "edition": "gryphon-2014",
        "house_rules": {},
        "players": list(NAMES[:seats]),
        "hand_no": 1,
        "dealer": (turn - 1) % seats,
        "turn": turn,
        "phase": "play",
        "hands": [in_order(hand) for hand in held],
        "territories": [{outlaw: in_order(pile) for outlaw, pile in territory.items()} for territory in piles],
        "posters": dict.fromkeys(OUTLAWS, 1000) | dict(posters or {}),
        "money": [0] * seats,
        "supply": drawn,
        "discard": stack,
        "open": [outlaw for outlaw in OUTLAWS if outlaw in known],
        "reshuffled": False,
        "sheriff_played": False,
        "may_play_now": None,
        "laid": {},
        "pending": None,
        "winner": None,
    } | more


def table(hands: Sequence[Cards], **more: Any) -> Position:
    """The position of `laid_out`."""
    return Position.from_dict(laid_out(hands, **more))


def play(p: Position, *moves: str, shuffles: Sequence[Sequence[str]] | None = None) -> Position:
    """Plays moves written "seat move"; the shuffles, if any, are for the last of them."""
    *first, last = moves
    for move in first:
        p = _play_one(p, move, None)
    return _play_one(p, last, shuffles)


def _play_one(p: Position, line: str, shuffles: Sequence[Sequence[str]] | None) -> Position:
    seat, _, move = line.partition(" ")
    assert move in p.legal(int(seat)), f"{line!r} is not among {p.legal(int(seat))}"
    if shuffles is None:
        return p.play(int(seat), move)
    return p.play(int(seat), move, shuffles=[list(order) for order in shuffles])


def refuses(p: Position, *moves: str) -> None:
    """Each of these moves, written "seat move", is not listed, is refused, and changes nothing."""
    before = p.to_dict()
    for line in moves:
        seat, _, move = line.partition(" ")
        assert move not in p.legal(int(seat)), line
        with pytest.raises(engine.IllegalMove):
            p.play(int(seat), move)
        assert p.to_dict() == before


def begins(p: Position, seat: int, *words: str) -> list[str]:
    """The seat's legal moves that begin with one of the words, in canonical text order."""
    return sorted(move for move in p.legal(seat) if move.split()[0] in words)


def hand(p: Position, seat: int) -> list[str]:
    """A hand, in canonical order."""
    found: list[str] = p.to_dict()["hands"][seat]
    return found


def pile(p: Position, seat: int, outlaw: str) -> list[str]:
    """A pile in a territory, in canonical order; empty if there is none."""
    found: list[str] = p.to_dict()["territories"][seat].get(outlaw, [])
    return found


def supply(p: Position) -> list[str]:
    """The supply, top first."""
    found: list[str] = p.to_dict()["supply"]
    return found


def stack(p: Position) -> list[str]:
    """The discard stack, top first."""
    found: list[str] = p.to_dict()["discard"]
    return found


def poster(p: Position, outlaw: str) -> int:
    """The dollars on a poster."""
    found: int = p.to_dict()["posters"][outlaw]
    return found


def pending(p: Position) -> dict[str, Any] | None:
    """What the position waits for in `choose` and `react`."""
    found: dict[str, Any] | None = p.to_dict()["pending"]
    return found
