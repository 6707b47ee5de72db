"""A move and what it led to: the positions before and after it, the next deal included, and the events of both."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from engine.hand_score import ENDED, HandScore, hand_score
from engine.position import Position
from engine.rules.events import Event
from engine.words.event_phrases import phrase


@dataclass(frozen=True)
class Transition:
    """The position before a move, the position it led to, and the next deal if it ended a hand."""

    before: Position
    played: Position
    dealt: Position | None = None

    @property
    def after(self) -> Position:
        """The resulting position: with the next hand dealt if the move ended a hand."""
        return self.dealt or self.played

    def ended_turn_of(self) -> int | None:
        """Return the seat whose turn the move ended; None if the turn goes on."""
        return self.before.turn if self.after.phase in ("draw", *ENDED) else None

    def score(self) -> HandScore | None:
        """Return how the hand was scored that the move ended; None if the hand goes on."""
        return hand_score(self.played) if self.played.phase in ENDED else None

    def events_for(self, viewer: int | None) -> list[Event]:
        """Return the events of the move and of the next deal as a seat, or (None) bystanders, may know them."""
        return [event for p in (self.played, self.dealt) if p is not None for event in p.events_for(viewer)]

    def lines(self, names: Sequence[str], viewer: int | None) -> list[str]:
        """Return these events in sentences for that viewer."""
        return [phrase(event, names, viewer) for event in self.events_for(viewer)]


def settled(before: Position, played: Position, hands: int | None = None) -> Transition:
    """Return the transition between two positions, dealing the next hand if the second ended one.

    `hands`: after how many no more are dealt; None: they go on until somebody has won.
    """
    goes_on = played.phase == "hand_over" and (hands is None or played.hand_no < hands)
    return Transition(before, played, played.next_hand() if goes_on else None)
