"""Devices that are told when it is their player's turn, and the messages to them."""

from __future__ import annotations

from datetime import datetime
from typing import Literal

from sqlalchemy import Index, UniqueConstraint
from sqlmodel import AutoString, Field, SQLModel

from service.models.conventions import ZERO, at_most, one_of

PushState = Literal["queued", "sending", "sent", "superseded", "failed"]


class Device(SQLModel, table=True):
    """A browser in which a player has asked to be told, of one game or of all: a push subscription of its own.

    It is told as long as the links with which it was added hold: `epoch` is that of the seat, or the player's
    `games_key`.
    """

    __table_args__ = at_most(endpoint=1000, public_key=200, auth=200, server_key=200)

    id: int | None = Field(default=None, primary_key=True)
    player_id: int = Field(foreign_key="player.id", index=True, ondelete="CASCADE")
    game_id: str | None = Field(default=None, foreign_key="game.id", index=True)  # None: all games of the player
    epoch: int
    key: int  # random, in the link with which a device for all games opens their list
    endpoint: str = Field(max_length=1000)  # the address at the browser's push service: a secret
    public_key: str  # of the browser, as it gave it: base64url
    auth: str  # the secret that it shares with this site
    server_key: str  # the public key of this site that the browser has accepted
    since: datetime
    failing_since: datetime | None = None  # since then no message was taken
    refusals: int = Field(default=0, sa_column_kwargs=ZERO)  # consecutive ones


class Push(SQLModel, table=True):
    """A message to a device, queued with the mail that says the same. It is written and encrypted when it is sent."""

    __table_args__ = (
        UniqueConstraint("mail_id", "device_id"),
        one_of("state", PushState),
        Index("ix_push_due", "state", "next_try_at"),
        *at_most(message_id=300, error=1000),
    )

    id: int | None = Field(default=None, primary_key=True)
    mail_id: int = Field(foreign_key="outmail.id", ondelete="CASCADE")
    # None: the device is deleted, by its player or because its push service does not know it any more
    device_id: int | None = Field(default=None, foreign_key="device.id", index=True, ondelete="SET NULL")
    state: PushState = Field(default="queued", sa_type=AutoString)
    tries: int = 0
    created_at: datetime
    next_try_at: datetime  # while `sending`: when the claim expires and another worker may claim it
    sent_at: datetime | None = None
    message_id: str  # the same each time it is sent
    error: str | None = None  # the push service's status at the last failure
