"""The three ways of asking out of turn, in words: what each does, and what it can give away."""

from __future__ import annotations

from typing import NamedTuple


class Way(NamedTuple):
    """A way's name for people, and two sentences about it."""

    title: str
    told: str


WAYS = {
    "sealed": Way(
        "Sealed answers",
        "Everyone who could react by the rules is asked alike, and nobody learns who answered what: only a card that "
        "is played shows. When all have answered early, everybody sees when the last answer came; with one player "
        "asked, that is when he answered.",
    ),
    "quick": Way(
        "Quick",
        "Only a player who can react is asked, so most of the time the game goes on at once. The pause itself tells "
        "everybody that somebody holds the card, and with one player asked, that he does.",
    ),
    "orders": Way(
        "By standing orders",
        "Nobody is asked: what each player has laid down in advance, to play the card always or never, decides at "
        "once. Nothing is given away but the cards that are played, and nobody can think about one case for himself.",
    ),
}
