"""The three window modes in words: whom each asks out of turn, and what it can reveal."""

from __future__ import annotations

from typing import NamedTuple


class Way(NamedTuple):
    """A window mode: its name for people, and a description of two sentences."""

    title: str
    told: str


WAYS = {
    "sealed": Way(
        "Sealed answers",
        "Everyone who could react by the rules is asked alike, and nobody learns who answered what: only a card that "
        "is played is shown. If all answer early, everybody sees when the last answer came; if only one player was "
        "asked, that is the time of their answer.",
    ),
    "quick": Way(
        "Quick",
        "Only players who can react are asked, so most of the time the game goes on at once. If it does not, everybody "
        "knows that somebody holds the card, and if only one player could be asked, who it is.",
    ),
    "orders": Way(
        "By standing orders",
        "Nobody is asked: each player orders in advance to play a card always or never, and the orders decide at once. "
        "Nothing is revealed but the cards that are played, and nobody can decide about a single case.",
    ),
}
