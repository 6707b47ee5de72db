"""The games by the rules alone, moved on with their logs: what the rows must agree with."""

from __future__ import annotations

from collections import Counter, defaultdict

from sqlmodel import Session, col, or_, select

import engine
from service.gamelog.hands import first_deal
from service.gamelog.log import GameLog
from service.models import Game, LoggedMove, Seat
from tests.simulation.ledger import Ledger
from tests.simulation.world import expect

HELD = col(Seat.held_since).is_not(None)


class Replaying:
    """The games so far: each is replayed from its seed by the moves in its log, as they come."""

    def __init__(self, ledger: Ledger) -> None:
        self._ledger = ledger
        self._positions: dict[str, engine.Position] = {}
        self._at: Counter[str] = Counter()
        self._robots: dict[str, set[int]] = defaultdict(set)  # the seats that a robot has or held

    def check(self, session: Session, game: Game) -> None:
        """The cached position is that of the log, which has each number once, and each move was asked for."""
        if game.position is None:
            return
        if game.id not in self._positions:
            self._positions[game.id] = first_deal(game, GameLog(session, game).names)
        new = select(LoggedMove).where(col(LoggedMove.game_id) == game.id, col(LoggedMove.n) > self._at[game.id])
        robots = select(Seat.n).where(Seat.game_id == game.id, or_(col(Seat.robot).is_not(None), HELD))
        self._robots[game.id].update(session.exec(robots).all())
        for move in session.exec(new.order_by(col(LoggedMove.n))).all():
            self._move(move, move.seat in self._robots[game.id])
        at = self._at[game.id]
        expect(at == game.at, f"game {game.id} is after move {game.at}, its log after {at}")
        expect(self._positions[game.id].to_dict() == game.position, f"the position of game {game.id} is not its log's")

    def _move(self, move: LoggedMove, by_robot: bool) -> None:
        position = self._positions[move.game_id]
        self._at[move.game_id] += 1
        at, this = self._at[move.game_id], f"move {move.n} of game {move.game_id}, {move.move!r} by seat {move.seat},"
        expect(move.n == at, f"{this} is in the log instead of {at}")
        unasked = move.mark is not None or by_robot  # its answer to a window has no mark
        asked = unasked or self._ledger.was_asked(move.game_id, move.seat, move.move, position)
        expect(asked, f"{this} was asked for by nobody")
        self._positions[move.game_id] = engine.settled(position, position.play(move.seat, move.move)).after
