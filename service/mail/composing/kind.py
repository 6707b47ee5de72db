"""What a kind of mail is, in one declaration; how one is queued; and a mail of that kind while it is written."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import datetime
from functools import cached_property
from typing import Any, Protocol
from zoneinfo import ZoneInfo

from sqlmodel import Session

from engine.language import text
from service.gamelog.log import GameLog
from service.links import Links
from service.mail.composing.plans import Wanted
from service.mail.delivering import outbox
from service.models import Game, MailState, Outmail, Player, Question, Seat
from service.queues import pushes
from service.views import gate
from service.views.tableau import TableView

NO_LONGER = text("Not sent: it no longer mattered.")
Context = dict[str, Any]
"""What the templates get: plain values, links and a TableView, which is a seat's view; never a position."""


class AtTable(Protocol):
    """What queueing needs to know: a game inside a transaction, and the time."""

    session: Session
    game: Game
    now: datetime

    @property
    def seats(self) -> Sequence[Seat]: ...  # noqa: D102
    def tells_devices(self, n: int) -> bool: ...  # noqa: D102


@dataclass(frozen=True)
class Kind:
    """All that mails of one kind have in common; the module that declares it has the functions that queue them.

    `name` is that of its rows and of its folder of templates. Kinds that share a name differ in `word`, the first word
    of their causes. `title` names it in the list of a player's mails; `obsolete` says there that one was not sent.
    `still_applies` is checked before each try to send one.
    """

    name: str
    title: str
    context: Callable[[Draft], Context] = lambda _: {}
    still_applies: Callable[[Draft], bool] = lambda _: True
    obsolete: str = NO_LONGER
    word: str = ""
    wanted: Wanted = "always"
    in_digest: Callable[[Draft], str] | None = None  # all of it in one line; None: its first paragraph
    may_be_muted: bool = True
    asks: tuple[Question, ...] = ()  # the decisions it may ask for, so that it may be answered with moves
    push: str | None = None  # what the reader's devices are told of it, about a `{game}`; None: nothing
    # Sent in a deal, too: there robots answer at once, and the page or the answer to a mail shows what is asked next.
    in_deals: bool = True
    tells_talk: bool = False  # tells what was said to the table, unless it is about a window
    unsolicited: bool = False  # to strangers: blocked and rate limited
    to_outsider: bool = False  # to somebody who has no seat in the game, and so gets no link to one
    # The URL of List-Unsubscribe, if not the switch for the mails of its game or of all games.
    unsubscribe: Callable[[Draft], str] | None = None
    of_all_games: bool = False  # belongs to no thread of one game
    comes_daily: bool = False  # mail programs put those of all days together, not those of one game
    most_words: int | None = None  # of its text part, without the `uncounted` ones of its context
    cuts: tuple[str, ...] = ()  # what is left out of a longer text, the least needed first
    sent_as: str | None = None  # the kind that the headers name, where it differs: docs/design.md#contract has the list

    @property
    def key(self) -> str:
        """The name, with the word if there is one."""
        return f"{self.name} {self.word}".rstrip()

    def queue(
        self,
        table: AtTable,
        n: int,
        cause: str = "",
        *,
        player_id: int | None = None,
        asked_by: int | None = None,
        due: datetime | None = None,
        at: int | None = None,
        sent: bool = True,
    ) -> None:
        """Queue such a mail to seat `n`. Idempotent for one cause and number of moves; a robot's seat gets none.

        `cause`, which is stored after the kind's word, distinguishes mails of one kind at the same number of moves: a
        mail that is sent again on request needs a new one. `player_id`: the recipient, if not the seat's player.
        `asked_by`: the player who caused it, where a rate limit counts that. `due`: when it is to be sent, if not now.
        `at`: the number of moves, if not those made so far.

        An unsolicited mail to a player who wants none becomes a row that is never sent: rate limits count it, and
        callers cannot find out who is blocked. So does one that is not to be `sent`, because its reader gets too many.
        A mail of a game whose mails its player has switched off becomes a row that waits. Some kinds get no row in
        a deal.
        """
        seat, game = table.seats[n], table.game
        recipient = seat.player_id if player_id is None else player_id
        if recipient is None or not (self.in_deals or game.deal is None):
            return
        state = self._first_state(table.session, seat, recipient) if sent else "superseded"
        at, due, cause = game.at if at is None else at, due or table.now, f"{self.word} {cause}".strip()
        outbox.queue(
            table.session, game, seat, self.name, recipient, at=at, now=due, cause=cause, asked_by=asked_by, state=state
        )
        if self.push is not None and state == "queued" and game.deal is None and table.tells_devices(n):
            pushes.queue(table.session, game.id, n, self.name, at=at, cause=cause, due=due)

    def queue_again(self, table: AtTable, n: int, why: str, asked_by: int | None = None) -> None:
        """Queue it to seat `n` again: its player is `back` or has `asked`, or the game is `resumed`; once a minute."""
        self.queue(table, n, f"{why} {table.now:%Y-%m-%d %H:%M}", asked_by=asked_by)

    def _first_state(self, session: Session, seat: Seat, recipient: int) -> MailState:
        """Return `superseded` or `muted` for a mail that its recipient does not want, else `queued`."""
        if self.unsolicited and session.get_one(Player, recipient).muted:
            return "superseded"
        return "muted" if seat.mails_off and recipient == seat.player_id and self.may_be_muted else "queued"


def epoch_cause(word: str, epoch: int) -> str:
    """Return the cause of a mail with links of an epoch of its seat; the first epoch has no number."""
    return f"{word} {epoch or ''}".strip()


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
    def game(self) -> Game:
        """The game's row."""
        return self.log.game

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
        """The link to the game's history, which anybody may read; while it is sealed, to the reader's own page.

        In a game of a league that is a link with which the reader can only look, because these mails get forwarded.
        """
        if self.game.sealed:
            return self.links.page("seat" if self.in_deal else "analysis", self.seat)
        return self.links.history(self.game.id)

    @property
    def in_deal(self) -> bool:
        """Whether the game is a hand of a daily deal."""
        return self.game.deal is not None

    @property
    def due(self) -> datetime | None:
        """The present deadline of the turn, or of the window, in the reader's zone."""
        return None if self.game.due_at is None else self.local(self.game.due_at)

    def local(self, time: datetime) -> datetime:
        """Return a time in the reader's zone."""
        return time.astimezone(self.zone)

    def turn_link(self, move: str | None = None) -> str:
        """Return the link that is good for the open window, or else for the present turn; in a deal for all of it."""
        if self.in_deal:
            return self.links.page("seat", self.seat, move=move)
        if self.game.window_at is None:
            return self.links.page("turn", self.seat, self.game.turn_at, move)
        return self.links.page("window", self.seat, self.game.window_at, move)
