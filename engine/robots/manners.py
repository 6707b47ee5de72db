"""Whether a player plays peacefully, after what they did in the game.

Some players harm nobody, as the cautious robot: they lay what they can, and put robberies on their best pile. Others
attack whoever leads, as the deputy. Each of a player's deeds makes the one or the other more likely: who plays a
Hideout attacks, and who takes nothing from the discard stack, turn after turn, is probably peaceful. The logarithms of
these factors were fitted to games of robots (`make train`), and are read from `manners.json`.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from math import tanh

from engine.robots.learnt import read_learnt
from engine.rules import events as e
from engine.rules.cards import N_OUTLAWS, NUMBER, PHOTO, STAGECOACH

DATA = "manners.json"
MOST = 4  # cards that are laid together: more make no difference


def chance_of_peace(told: Iterable[e.Event], seat: int) -> float:
    """Return how likely a player plays peacefully, after the events of a game; even, if they have done nothing."""
    return chance_of(deeds(told, seat), _factors())


def chance_of(did: Iterable[str], factors: Mapping[str, float]) -> float:
    """Return how likely somebody is peaceful who did this, by the logarithms of the factors of each deed."""
    odds = sum(factors.get(deed, 0.0) for deed in did)
    return (1 + tanh(odds / 2)) / 2


def deeds(told: Iterable[e.Event], seat: int) -> Iterator[str]:
    """Yield what a player did in a game, in the words of the table of factors."""
    is_open = [False] * N_OUTLAWS
    for event in told:
        if isinstance(event, _OF_SEAT) and event.seat == seat:
            yield _deed(event, is_open)
        if isinstance(event, e.Dealt):
            is_open = [False] * N_OUTLAWS
        elif isinstance(event, e.Laid):
            is_open[NUMBER[event.outlaw]] = True


_OF_SEAT = (e.Laid, e.PhotoPlayed, e.Played, e.Discarded, e.Drew, e.DrewDiscard, e.Passed)


def _deed(event: e.Event, is_open: list[bool]) -> str:
    match event:
        case e.Laid(outlaw=outlaw, number=number):
            return f"lays {min(number, MOST)} {_state(NUMBER[outlaw], is_open)}"
        case e.PhotoPlayed(out_of_turn=out_of_turn):
            return "plays a photo" + _when(out_of_turn)
        case e.Played(card=card, way=way, out_of_turn=out_of_turn):
            return f"plays {card} {way}".rstrip() + _when(out_of_turn)
        case e.Discarded(card=card):
            return f"discards {_kind(NUMBER[card], card, is_open)}"
        case e.Drew():
            return "draws"
        case e.DrewDiscard():
            return "takes"
    return "passes"


def _kind(kind: int, card: str, is_open: list[bool]) -> str:
    if kind < N_OUTLAWS:
        return f"an outlaw {_state(kind, is_open)}"
    return f"a photo {_state(kind - PHOTO, is_open)}" if kind < STAGECOACH else card


def _state(outlaw: int, is_open: list[bool]) -> str:
    return "open" if is_open[outlaw] else "shut"


def _when(out_of_turn: bool) -> str:
    return " out of turn" if out_of_turn else ""


@cache
def _factors() -> Mapping[str, float]:
    factors: Mapping[str, float] = read_learnt(DATA)["factors"]
    return factors
