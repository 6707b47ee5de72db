"""A game in hand: its row, seats and position inside one transaction under the game's lock.

Whoever plays a move plays it here: the move is appended to the log, the cached position follows, the turn's
clock is set and the mails due are queued, all in the caller's transaction.
"""

from __future__ import annotations

from collections import Counter
from datetime import datetime

from sqlmodel import Session

import engine
from service import outbox
from service.models import Game, Move, Seat
from service.playing import cache, holding, people, presence, turnclock
from service.telling import history
from service.telling.history import Step
from service.transaction import append


class Board:
    """One game carried on in one transaction.

    `by` is the seat whose post this is, None when the clock or the last acceptance does it: nobody is mailed
    about what his own post did.
    """

    def __init__(
        self, session: Session, game: Game, position: engine.Position, now: datetime, by: int | None = None
    ) -> None:
        self.session = session
        self.game = game
        self.seats: list[Seat] = history.seats_of(session, game)
        self.position = position
        self.now = now
        self.by = by
        self.line: str | None = None  # what that post says, in canonical form, if it is to be played in turn
        self.steps: dict[int, Step] = {}  # what the moves of this transaction did, by number
        self.made: dict[int, tuple[int, str]] = {}  # those moves: who made which
        self.closed = False  # whether a window has closed for which somebody may have left the rest of his turn
        self.reacted = False  # whether a card was played in the window that closed last
        self.resumed: int | None = None  # when the turn began that goes on after a window, its player to be told
        self.clock_of = position.turn  # whose turn's clock it is

    @property
    def names(self) -> list[str]:
        """The names at the table, by seat."""
        return [seat.name for seat in self.seats]

    def is_robot(self, n: int) -> bool:
        """Whether a policy decides for that seat: a robot's own, or one that is held for its player."""
        return presence.is_robot(self.seats[n])

    def mail(self, n: int, kind: str, cause: str = "") -> None:
        """Queue a mail to a seat about the table as it is now; robots get none."""
        outbox.queue(self.session, self.game, self.seats[n], kind, at=self.game.at, now=self.now, cause=cause)

    def play(self, seat: int, move: str, mark: str | None = None) -> None:
        """Play one move. Raises engine.IllegalMove, nothing being changed."""
        self.take(seat, move, self.position.play(seat, move), mark)

    def take(self, seat: int, move: str, played: engine.Position, mark: str | None = None) -> None:
        """Append a move that the engine has played already, with all that belongs to its commit."""
        game = self.game
        done = history.settled(self.position, played)
        if done.after.phase in ("draw", "react"):
            people.fetch(self.session, game)  # a clock will start: asked before the move is put off, not after it
        game.at += 1
        made = self.session.info.setdefault("moves", Counter())
        made[mark or "player"] += 1  # counted when they are committed
        row = {"game_id": game.id, "n": game.at, "seat": seat, "move": move, "mark": mark, "made_at": self.now}
        append(self.session, Move, **row, posted=seat == self.by and move == self.line)
        self.steps[game.at], self.made[game.at] = done, (seat, move)
        self.position = done.after
        cache.write(self.session, game, done.after)
        own_post = seat if seat == self.by and mark is None else None
        if done.dealt is not None:
            self._mail_the_others("hand", own_post)
        ended = done.ended_turn_of()
        if ended is not None:
            holding.turn_over(self, ended)
        if done.after.phase == "game_over":
            self._end(own_post)
        elif done.after.phase == "draw":
            self.begin_turn()

    def begin_turn(self) -> None:
        """Start the clock of the player whose turn begins, and write to him. A robot needs neither."""
        game, turn = self.game, self.position.turn
        game.turn_at, self.clock_of = game.at, turn
        turnclock.silence(game)
        if not self.is_robot(turn):
            turnclock.start(self)
            self.mail(turn, "turn")

    def told(self, first: int, last: int, viewer: int | None) -> list[str]:
        """What the moves first < n <= last of this transaction did, in sentences for the viewer."""
        names = self.names
        return [line for n in range(first + 1, last + 1) for line in self.steps[n].lines(names, viewer)]

    def moves_by(self, seat: int, first: int, last: int) -> list[str]:
        """The moves first < n <= last of this transaction that were that seat's."""
        made = (self.made[n] for n in range(first + 1, last + 1))
        return [move for who, move in made if who == seat]

    def _mail_the_others(self, kind: str, own_post: int | None) -> None:
        for seat in self.seats:
            if seat.n != own_post:
                self.mail(seat.n, kind)

    def _end(self, own_post: int | None) -> None:
        game = self.game
        game.status, game.ended_at = "over", self.now
        turnclock.silence(game)
        self._mail_the_others("result", own_post)
