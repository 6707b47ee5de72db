"""The outbox of chats: a message is a row, queued in the transaction that caused it, and posted after the commit.

States, claims and retries are those of mails: queued -> sending -> sent; back to queued after an error that may pass,
failed after one for good; superseded if it no longer applies. Nobody in particular is asked by a message, so nothing
in these rows depends on hands or on sealed answers.
"""

from __future__ import annotations

from datetime import datetime
from typing import NamedTuple, Protocol

from sqlalchemy import select as columns
from sqlmodel import Session, SQLModel, select

from service.models import Game, Ping, PingAbout
from service.queues.row_claims import RowClaims, Turns


class InGame(Protocol):
    """What queueing needs to know: a game inside a transaction, and the time."""

    session: Session
    game: Game
    now: datetime


class ClaimedPing(NamedTuple):
    """A message that only one worker may post until the claim expires."""

    id: int
    tries: int
    due_at: datetime
    message_id: str
    game_id: str


_PINGS, _GAMES, _SEATS, _CHATS = (SQLModel.metadata.tables[name] for name in ("ping", "game", "seat", "game_chat"))
_DEADLINE = columns(_GAMES.c.due_at).where(_GAMES.c.id == _PINGS.c.game_id).scalar_subquery()
_ORGANISER = columns(_SEATS.c.player_id).where(_SEATS.c.game_id == _PINGS.c.game_id, _SEATS.c.n == 0)
_FAILS = columns(_CHATS.c.game_id).where(_CHATS.c.game_id == _PINGS.c.game_id, _CHATS.c.failing_since.is_not(None))
_TURNS = Turns(_ORGANISER.scalar_subquery(), _FAILS.exists())  # guests, who have no address, share their turns
CLAIMS = RowClaims(_PINGS, _DEADLINE, ClaimedPing, ("game_id",), _TURNS)


def queue(tx: InGame, about: PingAbout, cause: str = "") -> None:
    """Queue a message to the game's chat, if it has one. Idempotent for the same number of moves and the same cause."""
    game = tx.game
    if not game.in_chat or game.sealed:
        return
    same = select(Ping.id).where(Ping.game_id == game.id, Ping.about == about, Ping.at == game.at, Ping.cause == cause)
    if tx.session.exec(same).first() is None:
        tx.session.add(
            Ping(
                game_id=game.id,
                about=about,
                at=game.at,
                cause=cause,
                created_at=tx.now,
                next_try_at=tx.now,
                message_id=".".join(filter(None, (about, str(game.at), cause, game.id))),
            )
        )
