"""Mails: the outbox, domains to which mail is held, and received mails."""

from __future__ import annotations

from datetime import datetime
from typing import Literal

from sqlalchemy import JSON, Column, ForeignKeyConstraint, Index, UniqueConstraint, text
from sqlmodel import AutoString, Field, SQLModel

from service.models.conventions import at_most, one_of

MailState = Literal["queued", "sending", "sent", "superseded", "muted", "unwanted", "held", "digested", "failed"]
UNSENT: tuple[MailState, ...] = ("queued", "sending")
UNDECIDED: tuple[MailState, ...] = (*UNSENT, "held")  # may still be sent, by itself or in a digest

InmailState = Literal["received", "played", "sealed", "refused", "returned", "ignored", "failed"]
READ: tuple[InmailState, ...] = ("played", "sealed", "refused")  # from a player, and read by a worker
Question = Literal["turn", "window"]  # what a mail asks of its player
Asked = Literal[Question, "report"]  # what an address takes: an answer in a turn or window, or a report


class Outmail(SQLModel, table=True):
    """A mail, queued in the transaction that caused it. Its text is rendered when it is sent."""

    __table_args__ = (
        UniqueConstraint("game_id", "seat", "kind", "at", "cause"),
        ForeignKeyConstraint(["game_id", "seat"], ["seat.game_id", "seat.n"]),
        one_of("state", MailState),
        Index("ix_outmail_due", "state", "next_try_at"),
        *at_most(kind=100, cause=500, message_id=300, return_key=24, error=1000),
    )

    id: int | None = Field(default=None, primary_key=True)
    game_id: str = Field(foreign_key="game.id", index=True)
    seat: int
    kind: str
    at: int
    cause: str = ""  # distinguishes mails of one kind to one seat at the same `at`
    player_id: int = Field(foreign_key="player.id", index=True)  # the recipient, even if the seat changes hands
    asked_by: int | None = Field(default=None, foreign_key="player.id", index=True)  # who caused it, for rate limits
    state: MailState = Field(default="queued", sa_type=AutoString)
    tries: int = 0
    created_at: datetime
    next_try_at: datetime  # while `sending`: when the claim expires and another worker may claim it
    sent_at: datetime | None = None
    message_id: str
    return_key: str | None = Field(default=None, index=True, unique=True, max_length=24)  # random, in its return path
    error: str | None = None  # the mail server's reply at the last failure
    digest: int | None = Field(default=None, index=True)  # while `digested`: the id of the digest that includes it
    dismissed_at: datetime | None = None  # the operator has dealt with a failed mail: it raises no alert any more


class HeldDomain(SQLModel, table=True):
    """A domain to which the mail server temporarily accepts no mail; the row is deleted when it accepts one again."""

    __tablename__ = "held_domain"
    __table_args__ = at_most(domain=253, reason=1000)

    domain: str = Field(primary_key=True, max_length=253)  # in lower case
    since: datetime
    until: datetime  # no mail is sent to it before
    refusals: int = 0  # consecutive refusals, each of the first mail after `until`
    reason: str = ""  # the mail server's last reply, without addresses


class Inmail(SQLModel, table=True):
    """A mail received at a reply address or return path, and its result. Its text is erased when it is handled.

    `received` until a worker has handled it; `refused`: nothing or not all was played, which the player is told;
    `returned`: it reports that a mail was not delivered; `ignored`: not from the player, from a program, or a report of
    no failure, which nobody is told; `failed`: an error of ours, in each of three tries.
    """

    __table_args__ = (
        ForeignKeyConstraint(["game_id", "seat"], ["seat.game_id", "seat.n"]),
        one_of("asked", Asked),
        one_of("state", InmailState),
        Index("ix_inmail_waiting", "state", "id"),
        Index("ix_inmail_game_id_seat", "game_id", "seat"),
        *at_most(key=64, raw=1_400_000, message_id=300, why=1000, told=200_000),
    )

    id: int | None = Field(default=None, primary_key=True)
    key: str = Field(unique=True, max_length=64)  # a hash of what its address is about and the Message-ID
    game_id: str = Field(foreign_key="game.id")
    seat: int
    asked: Asked = Field(sa_type=AutoString)
    outmail_id: int | None = Field(default=None, foreign_key="outmail.id", ondelete="SET NULL", index=True)  # its row
    at: int  # Outmail.at of the mail that is answered or reported on
    epoch: int  # the epoch of the reply address; 0 for a report
    received_at: datetime = Field(index=True)
    raw: str | None = None  # its first bytes, in base64, while it waits or if it has failed
    message_id: str | None = None
    state: InmailState = Field(default="received", sa_type=AutoString)
    tries: int = Field(default=0, sa_column_kwargs={"server_default": text("0")})  # claims by workers
    next_try_at: datetime | None = None  # when a worker may claim it, again or at last; None: at once
    why: str | None = None  # for the operator, without cards, names and addresses
    turn_at: int | None = None  # Game.turn_at when it was handled: answers to failed lines are counted by turn
    answered: bool = False  # an answer was queued
    told: list[str] | None = Field(default=None, sa_column=Column(JSON, nullable=True))  # the answer's sentences
