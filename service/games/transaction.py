"""One game in one transaction, under its lock: what everything that changes a game works on."""

from __future__ import annotations

from datetime import datetime
from typing import Any, Self

from sqlmodel import Session

from service import errors
from service.db.after_commit import after_commit
from service.db.locks import lock_game
from service.gamelog import presence
from service.gamelog.log import GameLog
from service.gamelog.replay import Step
from service.games import rejections
from service.models import Game


class GameTransaction(GameLog):
    """A locked game with what this transaction has done to it so far.

    `by` is the seat whose post this is, None when the clock or somebody's acceptance carries the game on: nobody is
    mailed about what their own post did.
    """

    def __init__(self, session: Session, game: Game, now: datetime, by: int | None = None) -> None:
        super().__init__(session, game)
        self.now = now
        self.by = by
        self.line: str | None = None  # what that post says, in canonical form, if it is to be played in turn
        self.steps: dict[int, Step] = {}  # what the moves of this transaction did, by number
        self.made: dict[int, tuple[int, str]] = {}  # those moves: who made which
        self.closed = False  # whether a window has closed for which somebody may have left the rest of their turn
        self.reacted = False  # whether a card was played in the window that closed last
        self.resumed: int | None = None  # when the turn began that goes on after a window, its player to be told
        self.clock_of = self.position.turn if game.dealer is not None else 0  # whose turn's clock it is

    @classmethod
    def lock(cls, session: Session, game_id: str, now: datetime, by: int | None = None) -> Self:
        """Return the game under its lock, which nobody else can change before the transaction ends.

        Raises errors.Forged if there is no such game.
        """
        return cls(session, lock_game(session, game_id), now, by)

    def require_status(self, *statuses: str) -> None:
        """Raise errors.Over unless the game has one of these statuses."""
        if self.game.status not in statuses:
            raise rejections.over(self.game, self.names)

    def require_own_seat(self, n: int) -> None:
        """Raise errors.OutOfTurn unless a person plays that seat."""
        if not presence.plays(self.seats[n]):
            raise errors.OutOfTurn("A robot holds your seat. Take it back first; then you may.")

    def is_robot(self, n: int) -> bool:
        """Tell whether a policy decides for that seat: a robot's own, or one that is held for its player."""
        return presence.is_robot(self.seats[n])

    def others(self, but: int | None) -> list[int]:
        """Return all seats but one."""
        return [seat.n for seat in self.seats if seat.n != but]

    def count_move(self, mark: str | None) -> None:
        """Count a move in the metrics when the transaction is committed."""
        after_commit(self.session).moves[mark or "player"] += 1

    def told(self, first: int, last: int, viewer: int | None) -> list[str]:
        """Return what the moves first < n <= last of this transaction did, in sentences for the viewer."""
        names = self.names
        return [line for n in range(first + 1, last + 1) for line in self.steps[n].lines(names, viewer)]

    def moves_by(self, seat: int, first: int, last: int) -> list[str]:
        """Return the moves first < n <= last of this transaction that were that seat's."""
        made = (self.made[n] for n in range(first + 1, last + 1))
        return [move for who, move in made if who == seat]

    def forget_moves(self) -> None:
        """Read the moves again when they are asked for: this transaction has added some."""
        vars(self).pop("moves", None)

    def forget_sitting(self) -> None:
        """Read who sits at the table again when it is asked for: a seat has changed hands."""
        vars(self).pop("sitting", None)

    def add(self, *rows: Any) -> None:
        """Add rows to the transaction."""
        self.session.add_all(rows)
