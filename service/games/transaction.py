"""Changing a game: one locked game in one transaction, the context of everything that changes it."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from typing import Self

from sqlmodel import Session

import engine
from engine.language import text
from service import errors
from service.clocks import timeline
from service.db.database import after_commit, lock_game
from service.gamelog import presence
from service.gamelog.hands import MoveRow, Played
from service.gamelog.log import GameLog
from service.games import rejections
from service.models import ClockEvent, Game, GameStatus, LoggedMove, Mark, Note


class GameTransaction(GameLog):
    """A game that is locked until the transaction ends. It is read like any other, with the changes made so far.

    `by`: the seat whose post this is, as nobody is mailed about their own post; None if the clock, or a player's
    acceptance, carries the game on. `played`: the moves of this transaction with their steps, in order.
    """

    def __init__(self, session: Session, game: Game, now: datetime, by: int | None = None) -> None:
        super().__init__(session, game)
        self.now = now
        self.by = by
        self.played: Played = []

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
            raise errors.OutOfTurn(text("A robot holds your seat. Please take your seat back first."))

    def is_robot(self, n: int) -> bool:
        """Return whether a policy decides for that seat: it is a robot's, or a robot holds it for its player."""
        return presence.is_robot(self.seats[n])

    def others(self, but: int | None) -> list[int]:
        """Return the numbers of all seats but one."""
        return [seat.n for seat in self.seats if seat.n != but]

    def log_move(self, seat: int, move: str, step: engine.Transition, mark: Mark | None, *, posted: bool) -> None:
        """Append a move to the log, and count it in the metrics when the transaction is committed.

        `posted`: the whole post of the seat's player was this move.
        """
        game = self.game
        game.at += 1
        made = MoveRow(game.id, game.at, seat, move, mark, self.now, posted)
        self.session.add(LoggedMove(**made._asdict()))
        self._loaded.pop(LoggedMove, None)
        self.played.append((made, step))
        after_commit(self.session).moves[mark or "player"] += 1

    def copy_moves(self, moves: Sequence[MoveRow]) -> None:
        """Begin the log with moves of another game. They are in no metric, and answer no repeated post."""
        copied = [move._replace(game_id=self.game.id, made_at=self.now, posted=False) for move in moves]
        self.session.add_all(LoggedMove(**move._asdict()) for move in copied)
        self._loaded[LoggedMove] = copied
        self.game.at = len(copied)

    def set_position(self, position: engine.Position) -> None:
        """Change the game's position, the one that follows from its log."""
        self.game.position = position.to_dict()
        self._position = self.game.position, position

    def count_robot_move(self, policy: str) -> None:
        """Count a move of a robot in the metrics, by its policy, when the transaction is committed."""
        after_commit(self.session).robot_moves[policy] += 1

    def sentences(self, after: int, viewer: int | None) -> list[str]:
        """Return what the moves of this transaction after the move of that number did, in sentences for the viewer."""
        names = self.names
        return [line for move, step in self.played if move.n > after for line in step.lines(names, viewer)]

    def note_clock(self, n: int | None, what: ClockEvent, until: datetime | None = None) -> None:
        """Add an event of a seat's clock, or (None) of the whole game, to the timeline."""
        timeline.note(self.session, self.game, n, what, self.now, until)

    def add_note(self, seat: int, line: str) -> None:
        """Add a private note for that seat's player at the present move: what their standing orders did.

        It is stored in the language that they have now.
        """
        note = Note(game_id=self.game.id, seat=seat, at=self.game.at, line=self.language_of(seat).say(line))
        self.session.add(note)

    def expire_participants(self) -> None:
        """Reload the players at the table at their next use: a seat has changed hands."""
        self._participants = None
