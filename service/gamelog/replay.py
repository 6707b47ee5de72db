"""Replaying a log: each move with the position before and after it. The log is the game."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

import engine
from service.models import Game, Move


@dataclass(frozen=True)
class Step:
    """What one move did: the position before it, the one it led to, and the next hand if it ended one."""

    before: engine.Position
    played: engine.Position
    dealt: engine.Position | None = None

    @property
    def after(self) -> engine.Position:
        """The position at rest: the next hand is dealt with the move that ended the last."""
        return self.dealt or self.played

    def ended_turn_of(self) -> int | None:
        """Return the seat whose turn this move ended; None if it ended none."""
        return self.before.turn if self.after.phase in ("draw", "game_over") else None

    def lines(self, names: Sequence[str], viewer: int | None) -> list[str]:
        """Return what happened in sentences for the viewer, the next deal included."""
        events = (event for p in (self.played, self.dealt) if p is not None for event in p.events_for(viewer))
        return [engine.phrase(event, names, viewer) for event in events]


def step(before: engine.Position, seat: int, move: str) -> Step:
    """Play one move, and deal the next hand if it ended one. Raises engine.IllegalMove."""
    return settled(before, before.play(seat, move))


def settled(before: engine.Position, played: engine.Position) -> Step:
    """Return the step that led from one position to another, with the next deal if a hand has ended."""
    return Step(before, played, played.next_hand() if played.phase == "hand_over" else None)


def first_deal(game: Game, names: Sequence[str]) -> engine.Position:
    """Return the position before the first move. Where no dealer is known yet, the seed chooses one."""
    return engine.new_game(list(names), game.edition, game.house_rules, seed=game.seed, dealer=game.dealer)


def replay(game: Game, names: Sequence[str], moves: Sequence[Move]) -> Iterator[tuple[Move, Step]]:
    """Play the log from the start; give each move with what it did."""
    position = first_deal(game, names)
    for move in moves:
        taken = step(position, move.seat, move.move)
        yield move, taken
        position = taken.after
