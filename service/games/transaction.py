"""One locked game in one transaction: the context of everything that changes a game."""

from __future__ import annotations

from datetime import datetime
from typing import Self

from sqlmodel import Session

from service import errors
from service.clocks import timeline
from service.db.after_commit import after_commit
from service.db.locks import lock_game
from service.gamelog import presence
from service.gamelog.log import GameLog
from service.gamelog.replay import Step
from service.games import rejections
from service.models import Game, GameStatus, Mark


class GameTransaction(GameLog):
    """A locked game, with the changes of this transaction so far.

    `by`: the seat whose post this is, as nobody is mailed about their own post; None if the clock, or a player's
    acceptance, carries the game on.
    """

    def __init__(self, session: Session, game: Game, now: datetime, by: int | None = None) -> None:
        super().__init__(session, game)
        self.now = now
        self.by = by
        self.line: str | None = None  # the post's line in canonical form, if it is played in the player's own turn
        self.steps: dict[int, Step] = {}  # the replayed steps of this transaction's moves, by their numbers
        self.made: dict[int, tuple[int, str]] = {}  # those moves themselves: seat and move
        self.closed = False  # whether a window has closed and premoves may follow
        self.reacted = False  # whether a card was played in the window that closed last
        self.resumed: int | None = (
            None  # turn_at of a turn that goes on after a window and whose player has to be mailed
        )
        self.may_think = True  # whether the game waits for a robot that thinks, or a quick policy plays for it
        self.clock_of = self.position.turn if game.dealer is not None else 0  # the seat whose turn's clock it is

    @classmethod
    def lock(cls, session: Session, game_id: str, now: datetime, by: int | None = None) -> Self:
        """Lock a game until the transaction ends and return it. Raises errors.Forged if there is no such game."""
        return cls(session, lock_game(session, game_id), now, by)

    def require_status(self, *statuses: GameStatus) -> None:
        """Raise errors.Over unless the game has one of these statuses."""
        if self.game.status not in statuses:
            raise rejections.over(self.game, self.names)

    def require_own_seat(self, n: int) -> None:
        """Raise errors.OutOfTurn unless a person plays that seat."""
        if not presence.plays(self.seats[n]):
            raise errors.OutOfTurn("A robot holds your seat. Please take your seat back first.")

    def is_robot(self, n: int) -> bool:
        """Return whether a policy decides for that seat: it is a robot's, or a robot holds it for its player."""
        return presence.is_robot(self.seats[n])

    def others(self, but: int | None) -> list[int]:
        """Return the numbers of all seats but one."""
        return [seat.n for seat in self.seats if seat.n != but]

    def count_move(self, mark: Mark | None) -> None:
        """Count a move in the metrics when the transaction is committed."""
        after_commit(self.session).moves[mark or "player"] += 1

    def count_robot_move(self, policy: str) -> None:
        """Count a move of a robot in the metrics, by its policy, when the transaction is committed."""
        after_commit(self.session).robot_moves[policy] += 1

    def sentences(self, first: int, last: int, viewer: int | None) -> list[str]:
        """Return what the moves first < n <= last of this transaction did, in sentences for the viewer."""
        names = self.names
        return [line for n in range(first + 1, last + 1) for line in self.steps[n].lines(names, viewer)]

    def moves_by(self, seat: int, first: int, last: int) -> list[str]:
        """Return that seat's moves among the moves first < n <= last of this transaction."""
        made = (self.made[n] for n in range(first + 1, last + 1))
        return [move for who, move in made if who == seat]

    def note_clock(self, n: int | None, what: str, until: datetime | None = None) -> None:
        """Add an event of a seat's clock, or (None) of the whole game, to the timeline."""
        timeline.note(self.session, self.game, n, what, self.now, until)

    def expire_moves(self) -> None:
        """Reload the moves at their next use: this transaction has added some."""
        vars(self).pop("moves", None)

    def expire_participants(self) -> None:
        """Reload the players at the table at their next use: a seat has changed hands."""
        vars(self).pop("participants", None)
