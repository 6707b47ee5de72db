"""A game's chat elsewhere, which is told whose turn it is, and the messages to it."""

from __future__ import annotations

from datetime import datetime
from typing import Literal

from sqlalchemy import Index, UniqueConstraint
from sqlmodel import AutoString, Field, SQLModel

from service.models.conventions import at_most, one_of

ChatKind = Literal["discord", "slack", "mattermost", "ntfy", "matrix", "json"]
PingState = Literal["queued", "sending", "sent", "superseded", "failed"]
PingAbout = Literal["test", "turn", "end"]


class GameChat(SQLModel, table=True):
    """Where a game's messages are posted. It is used while `Game.in_chat`; the row tells since when not, and why."""

    __tablename__ = "game_chat"
    __table_args__ = (
        one_of("kind", ChatKind),
        *at_most(address=1000, host=260, language=20, off_why=1000),
    )

    game_id: str = Field(foreign_key="game.id", primary_key=True)
    kind: ChatKind = Field(sa_type=AutoString)
    address: str = Field(max_length=1000)  # a secret: whoever knows it can write there
    host: str = Field(index=True, max_length=260)  # with the port, unless it is that of https
    language: str  # of the messages
    since: datetime
    failing_since: datetime | None = None  # since then no message was taken
    off_at: datetime | None = None  # switched off, by the organiser or after an error for good
    off_why: str | None = None  # the error, without the address


class Ping(SQLModel, table=True):
    """A message to a game's chat, queued in the transaction that caused it. Its text is written when it is posted."""

    __table_args__ = (
        UniqueConstraint("game_id", "about", "at", "cause"),
        one_of("state", PingState),
        one_of("about", PingAbout),
        Index("ix_ping_due", "state", "next_try_at"),
        *at_most(cause=500, message_id=300, error=1000),
    )

    id: int | None = Field(default=None, primary_key=True)
    game_id: str = Field(foreign_key="game.id")
    about: PingAbout = Field(sa_type=AutoString)
    at: int
    cause: str = ""  # distinguishes messages about one thing at the same `at`
    state: PingState = Field(default="queued", sa_type=AutoString)
    tries: int = 0
    created_at: datetime
    next_try_at: datetime  # while `sending`: when the claim expires and another worker may claim it
    sent_at: datetime | None = Field(default=None, index=True)  # how much a host gets is counted by it
    message_id: str  # the same each time it is posted
    error: str | None = None  # the server's status at the last failure
