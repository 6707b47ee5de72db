"""One player in several games, and what reaches them: shared by the tests of which mails players want."""

from __future__ import annotations

from datetime import datetime, timedelta
from email.message import EmailMessage
from typing import Any

from sqlmodel import col, select, update

import engine
from service.db.database import Database
from service.mail.delivering import postponed
from service.mail.delivering.sender import Sender
from service.models import Game, Outmail, Player, Seat
from service.players import mail_plans
from service.players.muting import switch_mails
from tests.mail.mail_server import MailServer
from tests.rows import kept, row, rows
from tests.service.harness import Harness

OWN = 0  # the seat of the player in each game


class SeveralGames:
    """Games whose seat 0 is one player's. The present time is one for all."""

    def __init__(
        self, database: Database, now: datetime, sender: Sender, mail_server: MailServer, games: int = 2, **more: Any
    ) -> None:
        self.database, self.sender, self.mail_server, self._now = database, sender, mail_server, now
        self.tables = [Harness(database, now, seed=seed, **more) for seed in range(1, games + 1)]
        with database.writing() as session:
            for n, table in enumerate(self.tables):
                session.get_one(Game, table.id).name = f"Game {n + 1}"
            first = select(Seat.player_id).where(Seat.game_id == self.tables[0].id, Seat.n == OWN)
            self.player_id = session.exec(first).one() or 0
            ids = [table.id for table in self.tables]
            session.exec(
                update(Seat).where(col(Seat.game_id).in_(ids), col(Seat.n) == OWN).values(player_id=self.player_id)
            )
            mails = update(Outmail).where(col(Outmail.game_id).in_(ids), col(Outmail.seat) == OWN)
            session.exec(mails.values(player_id=self.player_id))

    @property
    def now(self) -> datetime:
        return self._now

    @now.setter
    def now(self, now: datetime) -> None:
        self._now = now
        for table in self.tables:
            table.now = now

    def player(self) -> Player:
        return kept(self.database, Player, self.player_id)

    def choose(self, **fields: str) -> None:
        with self.database.writing() as session:
            chosen = mail_plans.read(fields, session.get_one(Player, self.player_id))
            mail_plans.keep(session, self.player_id, chosen, self.now)

    def keep(self, **hours: Any) -> None:
        """Set columns of the player."""
        with self.database.writing() as session:
            session.exec(update(Player).where(col(Player.id) == self.player_id).values(hours))

    def mute(self, table: Harness, *, on: bool) -> None:
        table.do(switch_mails, OWN, on=on)

    def is_muted(self, table: Harness) -> bool:
        return row(self.database, select(Seat.mails_off).where(Seat.game_id == table.id, Seat.n == OWN))

    def to_own_turn(self, table: Harness, policy: Any = engine.cautious) -> None:
        """Play on until the player's next turn begins; windows are answered at once."""
        if table.position().turn == OWN:
            table.act_until(lambda position: position.turn != OWN, policy)
        assert table.act_until(lambda position: position.turn == OWN and position.phase == "draw", policy)

    def post(self) -> list[EmailMessage]:
        """Gather the digests that are due, send what is due, and return what has reached the player."""
        before = len(self.mail_server.arrived)
        while True:
            self.sender.deliver(self.now)
            self.now += timedelta(seconds=1)  # the sender's clock went on
            if not self.gather():
                break
        address = self.player().address
        return [mail for mail in self.mail_server.arrived[before:] if mail["To"].addresses[0].addr_spec == address]

    def gather(self) -> bool:
        """Make a digest that is due; return False if none is."""
        with self.database.writing() as session:
            return postponed.gather_due(session, self.now)

    def mails(self) -> list[Outmail]:
        """Return the player's mails, in order."""
        own = select(Outmail).where(Outmail.player_id == self.player_id).order_by(col(Outmail.id))
        return rows(self.database, own)

    def states(self, kind: str) -> list[str]:
        return [mail.state for mail in self.mails() if mail.kind == kind]


def kinds(mails: list[EmailMessage]) -> list[str]:
    return [mail["X-Posse-Kind"] for mail in mails]
