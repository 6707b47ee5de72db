"""A game before its first deal, with methods for what its players and the sweep do."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime, timedelta

from sqlmodel import col, select

from service.db.database import Database
from service.gamelog.log import GameLog
from service.games.transaction import GameTransaction
from service.lobby import acceptance, invitations, proposing
from service.lobby.proposal import Person
from service.models import Game, Outmail, Seat
from tests.rows import commit, kept, rows


@dataclass
class Lobby:
    """One game, its database and the present time. Every call is a transaction of its own."""

    database: Database
    id: str
    now: datetime

    def confirm(self) -> None:
        self.do(proposing.confirm)

    def accept(self, n: int) -> None:
        self.do(acceptance.accept, n)

    def decline(self, n: int) -> None:
        self.do(acceptance.decline, n)

    def never(self, n: int) -> None:
        commit(self.database, acceptance.never, self.seat(n).player_id, self.now)

    def ask(self, n: int, person: Person) -> None:
        self.do(invitations.ask_another, n, person)

    def do(self, act: Callable[..., object], *more: object) -> None:
        """Perform an act on the game."""
        with self.database.writing() as session:
            act(GameTransaction.lock(session, self.id, self.now), *more)

    def sweep(self, later: timedelta) -> int:
        """Advance the time and process all that is due; return the number of items."""
        self.now += later
        done = 0
        for sweep in (invitations.remind_invited, invitations.lapse_invited, proposing.forget_unconfirmed):
            while commit(self.database, sweep, self.now):
                done += 1
        return done

    @property
    def game(self) -> Game:
        return kept(self.database, Game, self.id)

    @property
    def states(self) -> list[str]:
        with self.database.reading() as session:
            return [seat.state for seat in GameLog(session, self.game).seats]

    def seat(self, n: int) -> Seat:
        with self.database.reading() as session:
            return GameLog(session, self.game).seats[n]

    def mails(self) -> list[tuple[str, int, str]]:
        """Return the queued mails, in order: kind, seat, cause."""
        query = select(Outmail).where(Outmail.game_id == self.id, Outmail.state == "queued").order_by(col(Outmail.id))
        return [(mail.kind, mail.seat, mail.cause) for mail in rows(self.database, query)]

    def unsent(self) -> list[str]:
        """Return the states of all mails of the game, in order; nothing is sent in these tests."""
        return rows(self.database, select(Outmail.state).where(Outmail.game_id == self.id).order_by(col(Outmail.id)))


Lobbies = Callable[..., Lobby]
