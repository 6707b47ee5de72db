"""The games by the rules alone, moved on with their logs: what the rows must agree with."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Sequence
from datetime import datetime

from sqlmodel import Session, col, or_, select

import engine
from service.gamelog.hands import first_deal
from service.gamelog.log import GameLog
from service.models import Game, LoggedMove, Seat
from tests.simulation.clock_invariants import FairClocks
from tests.simulation.world import World, expect, kept

HELD = col(Seat.held_since).is_not(None)


class Replaying:
    """The games so far: each is replayed from its seed by the moves in its log, as they come."""

    def __init__(self, world: World) -> None:
        self._ledger, self._counts, self._clocks = world.ledger, world.counts, FairClocks(world)
        world.at_backups += [lambda: kept(self, "_positions", "_at", "_since"), self._clocks.remember]
        self._time_of = world.clocks.time_of
        self._positions: dict[str, engine.Position] = {}
        self._at: Counter[str] = Counter()
        self._since: dict[str, datetime] = {}  # when the last move of a game was made
        self._robots: dict[str, set[int]] = defaultdict(set)  # the seats that a robot has or held

    def check(self, session: Session, game: Game) -> None:
        """The cached position is that of the log, which has each number once, and each move was asked for."""
        if game.position is None:
            return
        if game.id not in self._positions:
            self._positions[game.id] = first_deal(game, GameLog(session, game).names)
            self._since[game.id] = self._time_of(game.started_at or game.created_at)
            seats = len(self._positions[game.id].players)
            kinds = (f"by {seats}", f"of {game.edition}", f"asked by {game.windows}")
            self._counts.update(["games dealt", *(f"games {kind}" for kind in kinds)])
        new = select(LoggedMove).where(col(LoggedMove.game_id) == game.id, col(LoggedMove.n) > self._at[game.id])
        robots = select(Seat.n).where(Seat.game_id == game.id, or_(col(Seat.robot).is_not(None), HELD))
        self._robots[game.id].update(session.exec(robots).all())
        moves = session.exec(new.order_by(col(LoggedMove.n))).all()
        if game.branched_from and self._at[game.id] < (game.branched_at or 0):
            self._expect_copied(session, game, moves)
        for move in moves:
            self._move(session, game, move)
        at = self._at[game.id]
        expect(at == game.at, f"game {game.id} is after move {game.at}, its log after {at}")
        named = {"players": game.position["players"]}  # somebody who is forgotten has another name
        same = self._positions[game.id].to_dict() | named == game.position
        expect(same, f"the position of game {game.id} is not its log's")

    def _expect_copied(self, session: Session, game: Game, moves: Sequence[LoggedMove]) -> None:
        """The log of a branch begins as that of the other game, if that is still there."""
        others = select(LoggedMove).where(
            LoggedMove.game_id == game.branched_from, LoggedMove.n <= (game.branched_at or 0)
        )
        other = session.exec(others.order_by(col(LoggedMove.n))).all()
        copied = [(move.seat, move.move) for move in moves[: game.branched_at]]
        same = not other or copied == [(move.seat, move.move) for move in other]
        expect(same, f"game {game.id} does not begin as game {game.branched_from} until move {game.branched_at}")

    def _move(self, session: Session, game: Game, move: LoggedMove) -> None:
        position = self._positions[game.id]
        self._at[game.id] += 1
        copied = move.n <= (game.branched_at or 0)  # from the other game: nobody made it in this one
        self._counts["moves copied" if copied else "moves"] += 1
        at, this = self._at[game.id], f"move {move.n} of game {game.id}, {move.move!r} by seat {move.seat},"
        expect(move.n == at, f"{this} is in the log instead of {at}")
        unasked = move.mark is not None or move.seat in self._robots[game.id]  # whose answer to a window has no mark
        asked = copied or unasked or self._ledger.was_asked(game.id, move.seat, move.move, position)
        expect(asked, f"{this} was asked for by nobody")
        made_at = self._since[game.id] if copied else self._time_of(move.made_at)
        if not copied:
            self._clocks.check(session, game, move, position, self._since[game.id], made_at)
        self._since[game.id] = made_at
        after = engine.settled(position, position.play(move.seat, move.move), game.hands).after
        if (after.hand_no, after.turn) != (position.hand_no, position.turn):
            self._clocks.turn_ended(game, made_at)
        self._positions[game.id] = after
