"""What one mail is about: its row, its game, its reader, and the links."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from functools import cached_property
from zoneinfo import ZoneInfo

from sqlalchemy import ColumnElement, case, exists
from sqlalchemy.orm import aliased
from sqlmodel import Session, col

from service.gamelog.log import GameLog
from service.links import Links
from service.models import Game, Outmail, Seat
from service.views import gate
from service.views.tableau import TableView

_LATER = aliased(Outmail)


def is_repeated() -> ColumnElement[bool]:
    """Return the SQL condition that a later mail asks for the same decision, as after a window has closed."""
    kind = case((col(Outmail.kind) == "start", "turn"), else_=col(Outmail.kind))
    same = (col(_LATER.game_id) == Outmail.game_id, col(_LATER.seat) == Outmail.seat, col(_LATER.kind) == kind)
    return exists().where(*same, col(_LATER.at) > Outmail.at).label("repeated")


@dataclass(frozen=True)
class About:
    """A row of the outbox with its game, its reader's seat and time zone, and the means to query more."""

    log: GameLog
    seat: Seat
    mail: Outmail
    links: Links
    zone: ZoneInfo
    sent_at: datetime
    repeated: bool = False  # a later mail asks for the same decision, with newer events

    @property
    def session(self) -> Session:
        """The transaction in which the mail is written."""
        return self.log.session

    @property
    def game(self) -> Game:
        """The game's row."""
        return self.log.game

    @property
    def seats(self) -> Sequence[Seat]:
        """All seats of the game."""
        return self.log.seats

    def table(self, at: int | None = None) -> TableView:
        """Return the table as the reader may see it, now or after move `at`. Raises LookupError before the deal."""
        table = self.present if at is None else gate.table(self.log, self.seat.n, at)
        if table is None:
            raise LookupError(f"no cards are dealt in game {self.game.id}")
        return table

    @cached_property
    def present(self) -> TableView | None:
        """The table as the reader may see it; None before the cards are dealt."""
        return gate.table(self.log, self.seat.n)

    @property
    def due(self) -> datetime | None:
        """The present deadline of the turn, or of the window, in the reader's zone."""
        return None if self.game.due_at is None else self.local(self.game.due_at)

    def local(self, time: datetime) -> datetime:
        """Return a time in the reader's zone."""
        return time.astimezone(self.zone)

    def turn_link(self, move: str | None = None) -> str:
        """Return the link that is good for the open window, or else for the present turn."""
        if self.game.window_at is None:
            return self.links.page("turn", self.seat, self.game.turn_at, move)
        return self.links.page("window", self.seat, self.game.window_at, move)
