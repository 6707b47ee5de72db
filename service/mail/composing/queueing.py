"""Queueing a mail for a seat: what the functions of every kind call."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from typing import Protocol

from sqlmodel import Session

from service.mail.composing.kind import Kind
from service.mail.delivering import outbox
from service.models import Game, MailState, Player, Seat


class AtTable(Protocol):
    """What queueing needs to know: a game inside a transaction, and the time."""

    @property
    def session(self) -> Session: ...  # noqa: D102

    @property
    def game(self) -> Game: ...  # noqa: D102

    @property
    def seats(self) -> Sequence[Seat]: ...  # noqa: D102

    @property
    def now(self) -> datetime: ...  # noqa: D102


def queue(
    table: AtTable,
    n: int,
    kind: Kind,
    cause: str = "",
    *,
    player_id: int | None = None,
    asked_by: int | None = None,
    due: datetime | None = None,
    at: int | None = None,
    sent: bool = True,
) -> None:
    """Queue a mail to seat `n`. Idempotent for one cause and number of moves; a robot's seat gets none.

    `cause` distinguishes mails of one kind at the same number of moves: a mail that is sent again on request needs a
    new one. `player_id`: the recipient, if not the seat's player. `asked_by`: the player who caused it, where a rate
    limit counts that. `due`: when it is to be sent, if not now. `at`: the number of moves, if not those made so far.

    An unsolicited mail to a player who wants none becomes a row that is never sent: rate limits count it, and callers
    cannot find out who is blocked. So does one that is not to be `sent`, because its reader gets too many. A mail of a
    game whose mails its player has switched off becomes a row that waits.
    """
    seat, game = table.seats[n], table.game
    recipient = seat.player_id if player_id is None else player_id
    if recipient is None:
        return
    outbox.queue(
        table.session,
        game,
        seat,
        kind.name,
        at=game.at if at is None else at,
        now=due or table.now,
        cause=cause,
        player_id=recipient,
        asked_by=asked_by,
        state=_first_state(table.session, seat, kind, recipient) if sent else "superseded",
    )


def _first_state(session: Session, seat: Seat, kind: Kind, recipient: int) -> MailState:
    """Return `superseded` or `muted` for a mail that its recipient does not want, else `queued`."""
    if kind.unsolicited and session.get_one(Player, recipient).muted:
        return "superseded"
    return "muted" if seat.mails_off and recipient == seat.player_id and kind.may_be_muted else "queued"


def epoch_cause(word: str, epoch: int) -> str:
    """Return the cause of a mail with links of an epoch of its seat; the first epoch has no number."""
    return f"{word} {epoch or ''}".strip()
