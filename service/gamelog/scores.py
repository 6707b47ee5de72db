"""The scores of a game's hands, from its log. They are public: the same for every viewer."""

from __future__ import annotations

from typing import NamedTuple

import engine
from service.gamelog.log import GameLog
from service.gamelog.replay import replay


class EndedHand(NamedTuple):
    """A hand that has ended: its score, and the public events of the next deal, none if it was the last hand."""

    score: engine.HandScore
    dealt: tuple[engine.Event, ...]


def ended_hands(log: GameLog, upto: int) -> list[EndedHand]:
    """Return the hands that ended with one of the first `upto` moves, in order."""
    return [
        EndedHand(score, step.dealt.events_for(None) if step.dealt else ())
        for _, step in replay(log.game, log.names, log.moves[:upto])
        if (score := step.score()) is not None
    ]
