"""Replaying a log: each move with the positions before and after it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

import engine
from service.models import Game, LoggedMove


@dataclass(frozen=True)
class LoggedStep:
    """One move: the position before it, the position it led to, and the next deal if it ended a hand."""

    before: engine.Position
    played: engine.Position
    dealt: engine.Position | None = None

    @property
    def after(self) -> engine.Position:
        """The resulting position: with the next hand dealt if the move ended a hand."""
        return self.dealt or self.played

    def ended_turn_of(self) -> int | None:
        """Return the seat whose turn this move ended; None if the turn goes on."""
        return self.before.turn if self.after.phase in ("draw", "game_over") else None

    def score(self) -> engine.HandScore | None:
        """Return how the hand was scored that this move ended; None if the hand goes on."""
        ended = self.played.phase in ("hand_over", "game_over")
        return engine.hand_score(self.played) if ended else None

    def events_for(self, viewer: int | None) -> list[engine.Event]:
        """Return the events of the move and of the next deal as a seat, or (None) bystanders, may know them."""
        return [event for p in (self.played, self.dealt) if p is not None for event in p.events_for(viewer)]

    def lines(self, names: Sequence[str], viewer: int | None) -> list[str]:
        """Return these events in sentences for that viewer."""
        return [engine.phrase(event, names, viewer) for event in self.events_for(viewer)]


def step(before: engine.Position, seat: int, move: str) -> LoggedStep:
    """Play one move, and deal the next hand if it ended one. Raises engine.IllegalMove."""
    return settled(before, before.play(seat, move))


def settled(before: engine.Position, played: engine.Position) -> LoggedStep:
    """Return the step between two positions, dealing the next hand if the second ended one."""
    return LoggedStep(before, played, played.next_hand() if played.phase == "hand_over" else None)


def first_deal(game: Game, names: Sequence[str]) -> engine.Position:
    """Return the position before the first move. If the game has no dealer yet, the seed determines one."""
    return engine.new_game(list(names), game.edition, game.house_rules, seed=game.seed, dealer=game.dealer)


def replay(game: Game, names: Sequence[str], moves: Sequence[LoggedMove]) -> Iterator[tuple[LoggedMove, LoggedStep]]:
    """Replay moves from the start; yield each with its step."""
    return replay_from(first_deal(game, names), moves)


def replay_from(position: engine.Position, moves: Sequence[LoggedMove]) -> Iterator[tuple[LoggedMove, LoggedStep]]:
    """Replay moves from a position; yield each with its step."""
    for move in moves:
        taken = step(position, move.seat, move.move)
        yield move, taken
        position = taken.after
