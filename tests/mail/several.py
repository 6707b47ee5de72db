"""One player in several games, and what reaches them: shared by the tests of which mails players want."""

from __future__ import annotations

from datetime import datetime, timedelta
from email.message import EmailMessage
from typing import Any

from sqlmodel import col, update

import engine
from service.db.database import Database
from service.mail.delivering import postponed
from service.models import Outmail, Player, Seat
from service.players import hours, mail_plans
from service.players.muting import switch_mails
from tests.mail.conftest import Post
from tests.rows import alter, commit, kept, rows_of
from tests.service.harness import Harness

OWN = 0  # the seat of the player in each game


class SeveralGames:
    """Games whose seat 0 is one player's. The present time is one for all."""

    def __init__(self, database: Database, now: datetime, post: Post, games: int = 2, **more: Any) -> None:
        self.database, self.sender, self.server, self._now = database, *post, now
        self.tables = [Harness(database, now, seed=seed, **more) for seed in range(1, games + 1)]
        self.player_id = self.tables[0].seat(OWN).player_id or 0
        for n, table in enumerate(self.tables, 1):
            table.change(name=f"Game {n}")
        with database.writing() as session:
            session.exec(update(Seat).where(col(Seat.n) == OWN).values(player_id=self.player_id))
            session.exec(update(Outmail).where(col(Outmail.seat) == OWN).values(player_id=self.player_id))

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

    def keep(self, **columns: Any) -> None:
        """Set columns of the player."""
        alter(self.database, Player, self.player_id, **columns)

    def mute(self, table: Harness, *, on: bool) -> None:
        table.do(switch_mails, OWN, on=on)

    def is_muted(self, table: Harness) -> bool:
        return table.seat(OWN).mails_off

    def to_own_turn(self, table: Harness, policy: Any = engine.cautious) -> None:
        """Play on until the player's next turn begins; windows are answered at once."""
        if table.position().turn == OWN:
            table.act_until(lambda position: position.turn != OWN, policy)
        assert table.act_until(lambda position: position.turn == OWN and position.phase == "draw", policy)

    def post(self) -> list[EmailMessage]:
        """Gather the digests that are due, send what is due, and return what has reached the player."""
        before = len(self.server.arrived)
        while True:
            self.sender.deliver(self.now)
            self.now += timedelta(seconds=1)  # the sender's clock went on
            if not self.gather():
                break
        address = self.player().address
        return [mail for mail in self.server.arrived[before:] if mail["To"].addresses[0].addr_spec == address]

    def gather(self) -> bool:
        """Make a digest that is due; return False if none is."""
        return commit(self.database, postponed.gather_due, self.now)

    def keep_hours(self, table: Harness, wish: dict[str, str]) -> None:
        """Keep hours, on the page of a game under way."""
        table.do(hours.keep, OWN, hours.read(wish, self.player(), self.now))

    def mails(self) -> list[Outmail]:
        """Return the player's mails, in order."""
        return rows_of(self.database, Outmail, Outmail.player_id == self.player_id)

    def states(self, kind: str) -> list[str]:
        return [mail.state for mail in self.mails() if mail.kind == kind]


def kinds(mails: list[EmailMessage]) -> list[str]:
    return [mail["X-Posse-Kind"] for mail in mails]
