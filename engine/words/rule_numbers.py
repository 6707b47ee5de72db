"""The numbers of the rules, for a text that explains the game: they are those by which it is played."""

from __future__ import annotations

from typing import NamedTuple

from engine.rules.cards import CARDS, DECK, OUTLAWS
from engine.rules.checks import SET
from engine.rules.deal import HAND_SIZE, POSTER_GAIN
from engine.rules.editions import Rules
from engine.rules.ending import TO_WIN
from engine.rules.scoring import DUE, FIRST_DUE, TO_CAPTURE, TO_TAKE_ALL
from engine.rules.turn import reward


class Numbers(NamedTuple):
    """Cards, Capture Points and dollars that are the same in every edition."""

    deck: int  # cards
    hand: int  # cards dealt to each player
    outlaws: int  # posters
    copies: int  # cards of each Outlaw
    points: int  # Capture Points of an Outlaw card
    set: int  # cards of an Outlaw that open them
    deal: int  # dollars that each poster gains with each deal
    to_capture: int  # Capture Points of all players together; with fewer the poster pays nothing
    to_take_all: int  # points ahead; with as many the leader takes everything
    first_due: int  # dollars that each leader is due in the first round
    due: int  # dollars of every other payment
    to_win: int  # dollars that end the game

    def reward(self, count: int, rules: Rules) -> int:
        """Return the dollars that so many cards of an Outlaw, laid together, add to the poster."""
        return reward(count, 0, rules)


NUMBERS = Numbers(
    deck=len(DECK),
    hand=HAND_SIZE,
    outlaws=len(OUTLAWS),
    copies=CARDS[OUTLAWS[0]].copies,
    points=CARDS[OUTLAWS[0]].points,
    set=SET,
    deal=POSTER_GAIN,
    to_capture=TO_CAPTURE,
    to_take_all=TO_TAKE_ALL,
    first_due=FIRST_DUE,
    due=DUE,
    to_win=TO_WIN,
)
