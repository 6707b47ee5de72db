"""What must hold of clocks: none runs out before its time, and outages of the service do not count."""

from __future__ import annotations

from datetime import datetime, timedelta

from sqlmodel import Session, col, select

import engine
from service.models import Answer, Game, LoggedMove, Seat
from service.sweep import outages
from tests.simulation.world import Act, World, expect, kept

SLACK = timedelta(minutes=1)  # the clocks of two machines may differ by 20 seconds each
# Of an outage in which the clock was set Posse does not know how long it was: it may be that much too short to count.
FOR_EACH_STEP = outages.SHORTEST


class FairClocks:
    """Looks at each move of a game as it is replayed: what a clock has caused was not due before.

    An absence, a pause, quiet hours and extra time make a clock later than that: they are not looked at.
    """

    def __init__(self, world: World) -> None:
        self._world = world
        self._asked: frozenset[str] = frozenset()  # the games whose last move answered a window
        self._began: dict[str, datetime] = {}  # when the present turn of a game began, as far as it was seen

    def remember(self) -> Act:
        return kept(self, "_asked", "_began")

    def check(
        self,
        session: Session,
        game: Game,
        move: LoggedMove,
        before: engine.Position,
        since: datetime,
        made_at: datetime,
    ) -> None:
        """Check a move that was made in a position, which was there since then. Raises Violated.

        The times are right, whatever the clock of the machine showed.
        """
        began = self._began.setdefault(game.id, since)
        if before.phase == "react":
            first, self._asked = game.id not in self._asked, self._asked | {game.id}
            if first and game.windows == "sealed" and self._is_unanswered(session, game, move, before):
                self._expect(game, move, since, made_at, timedelta(hours=game.window_hours))
            return
        self._asked = self._asked - {game.id}
        if move.mark == "clock":
            erased_at = None if game.erase_at is None else self._world.clocks.time_of(game.erase_at)
            if erased_at is None or made_at < erased_at - SLACK:  # a guest's game is kept no longer
                self._expect(game, move, began, made_at, timedelta(hours=game.turn_hours))
            self._began[game.id] = datetime.min.replace(tzinfo=began.tzinfo)  # the rest of the turn waits no more

    def turn_ended(self, game: Game, now: datetime) -> None:
        self._began[game.id] = now

    def _is_unanswered(self, session: Session, game: Game, move: LoggedMove, before: engine.Position) -> bool:
        """Return whether a window closed although a person who was asked had not answered."""
        asked = select(Seat).where(Seat.game_id == game.id, col(Seat.n).in_(before.to_act()), col(Seat.robot).is_(None))
        people = {seat.n for seat in session.exec(asked) if seat.held_since is None and seat.away_from is None}
        answers = select(Answer.seat).where(Answer.game_id == game.id, Answer.at == move.n - 1)
        return bool(people - set(session.exec(answers)))

    def _expect(self, game: Game, move: LoggedMove, since: datetime, made_at: datetime, time: timedelta) -> None:
        had = made_at - since - self._world.down_between(since, made_at, outages.SHORTEST)
        slack = SLACK + FOR_EACH_STEP * self._world.clocks.steps_between(since, made_at)
        what = f"game {game.id}: move {move.n}, {move.move!r} by seat {move.seat}, was made by the clock after {had}"
        expect(had >= time - slack, f"{what}, not after {time}")
