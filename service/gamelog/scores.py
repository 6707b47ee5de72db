"""The scores of a game's hands, from its log. They are public: the same for every viewer."""

from __future__ import annotations

from itertools import zip_longest
from typing import NamedTuple

import engine
from service.gamelog.log import GameLog


class EndedHand(NamedTuple):
    """A hand that has ended: its score, and the public events of the next deal, none if it was the last hand."""

    score: engine.HandScore
    dealt: tuple[engine.Event, ...]


def ended_hands(log: GameLog, upto: int) -> list[EndedHand]:
    """Return the hands that ended with one of the first `upto` moves, in order."""
    return [
        EndedHand(hand.score, following.dealt.events_for(None) if following else ())
        for hand, following in zip_longest(log.dealt_hands, log.dealt_hands[1:])
        if hand.last is not None and hand.score is not None and hand.last <= upto
    ]
