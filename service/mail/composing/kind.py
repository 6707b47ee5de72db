"""What a kind of mail is, in one declaration, and a mail of that kind while it is written."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import datetime
from functools import cached_property
from typing import Any
from zoneinfo import ZoneInfo

from sqlmodel import Session

from service.gamelog.log import GameLog
from service.links import Links
from service.mail.composing.plans import Wanted
from service.models import Game, Outmail, Question, Seat
from service.views import gate
from service.views.tableau import TableView

NO_LONGER = "it no longer mattered"
Context = dict[str, Any]
"""What the templates get: plain values, links and a TableView, which is a seat's view; never a position."""


def always(_: Draft) -> bool:
    """Return True: the mail always applies."""
    return True


def _nothing(_: Draft) -> Context:
    return {}


@dataclass(frozen=True)
class Kind:
    """All that mails of one kind have in common; the module that declares it has the functions that queue them.

    `name` is that of its rows and of its folder of templates. Kinds that share a name differ in `word`, the first word
    of their causes. `title` names it in the list of a player's mails; `obsolete` says there why one was not sent.
    `still_applies` is checked before each try to send one.
    """

    name: str
    title: str
    context: Callable[[Draft], Context] = _nothing
    still_applies: Callable[[Draft], bool] = always
    obsolete: str = NO_LONGER
    word: str = ""
    wanted: Wanted = "always"
    in_digest: Callable[[Draft], str] | None = None  # all of it in one line; None: its first paragraph
    may_be_muted: bool = True
    asks: tuple[Question, ...] = ()  # the decisions it may ask for, so that it may be answered with moves
    tells_talk: bool = False  # tells what was said to the table, unless it is about a window
    unsolicited: bool = False  # to strangers: blocked and rate limited
    to_outsider: bool = False  # to somebody who has no seat in the game, and so gets no link to one
    of_all_games: bool = False  # belongs to no thread of one game
    sent_as: str | None = None  # the kind that the headers name, where it differs: docs/design.md#contract has the list

    @property
    def key(self) -> str:
        """The name, with the word if there is one."""
        return f"{self.name} {self.word}".rstrip()


@dataclass(frozen=True)
class Draft:
    """A row of the outbox with its game, its reader's seat and time zone, and the means to query more."""

    log: GameLog
    seat: Seat
    mail: Outmail
    kind: Kind
    links: Links
    zone: ZoneInfo
    sent_at: datetime
    repeated: bool = False  # a later mail asks for the same decision, with newer events
    talked: bool = True  # something may have been said to the table

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

    @property
    def number(self) -> int:
        """The first number in the mail's cause. Raises ValueError if there is none."""
        return int(next((word for word in self.mail.cause.split() if word.isdecimal()), ""))

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
    def history(self) -> str:
        """The link to the game's history, which anybody may read."""
        return self.links.history(self.game.id)

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
