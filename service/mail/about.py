"""What one mail is about, and what is needed to tell it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from functools import cached_property
from zoneinfo import ZoneInfo

from sqlmodel import Session

from service.links import Links
from service.models import Game, Outmail, Seat
from service.telling import gate
from service.telling.tableau import Table


@dataclass(frozen=True)
class About:
    """A row of the outbox with its game, its reader's seat and time zone, and the ways to look further."""

    session: Session
    game: Game
    seat: Seat
    seats: Sequence[Seat]
    mail: Outmail
    links: Links
    zone: ZoneInfo
    repeated: bool = False  # a later mail tells this turn better

    def table(self, at: int | None = None) -> Table:
        """The table as the reader may see it, now or after move `at`."""
        table = self.present if at is None else gate.table(self.session, self.game, self.seat.n, at)
        if table is None:
            raise LookupError(f"no cards are dealt in game {self.game.id}")
        return table

    @cached_property
    def present(self) -> Table | None:
        """The table as the reader may see it; None before the cards are dealt."""
        return gate.table(self.session, self.game, self.seat.n)

    @property
    def due(self) -> datetime | None:
        """The present deadline of the turn, or of the window, by the reader's clock."""
        return None if self.game.due_at is None else self.local(self.game.due_at)

    def local(self, time: datetime) -> datetime:
        """A time by the reader's clock."""
        return time.astimezone(self.zone)

    def turn_link(self, move: str | None = None) -> str:
        """The link that is good for the open window, or else for the present turn."""
        if self.game.window_at is None:
            return self.links.page("turn", self.seat, self.game.turn_at, move)
        return self.links.page("window", self.seat, self.game.window_at, move)
