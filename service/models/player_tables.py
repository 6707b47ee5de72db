"""What is stored of people: their addresses and wishes, and who must not be written to."""

from __future__ import annotations

import secrets
from datetime import datetime
from typing import Literal

from sqlalchemy import text
from sqlmodel import AutoString, Field, SQLModel

from service.models.conventions import NO, ZERO, at_most, one_of
from service.text.mailbox_names import mailbox_of

MailPlan = Literal["all", "needed", "digest"]  # see service.mail.composing.plans


class Player(SQLModel, table=True):
    """A person, identified by one mail address. Names belong to seats: a player may use another name in each game."""

    __table_args__ = (
        one_of("mail_plan", MailPlan),
        *at_most(address=254, mailbox=600, language=20, time_zone=100),
    )

    id: int | None = Field(default=None, primary_key=True)
    address: str = Field(unique=True, max_length=254)
    mailbox: str = Field(index=True)  # shared by anna+tag@... and anna@...
    muted: bool = False  # wants no more invitations; BlockedAddress keeps that when this row is deleted
    forgotten_at: datetime | None = None  # asked to be forgotten: deleted once the confirmation is sent
    created_at: datetime
    language: str = Field(default="en", sa_column_kwargs={"server_default": "en"})  # of the pages and mails they get
    time_zone: str = Field(default="UTC", sa_column_kwargs={"server_default": "UTC"})
    quiet_from: int | None = None  # minutes since midnight in time_zone; no deadline falls between the two
    quiet_to: int | None = None
    mail_plan: MailPlan = Field(default="all", sa_type=AutoString, sa_column_kwargs={"server_default": "all"})
    digest_minute: int = Field(default=480, sa_column_kwargs={"server_default": text("480")})  # since local midnight
    mails_together: bool = Field(default=False, sa_column_kwargs=NO)  # one mail for several games that wait
    digest_due: datetime | None = Field(default=None, index=True)  # when the postponed mails are sent as one digest
    shows_turns: bool = Field(default=False, sa_column_kwargs=NO)  # others may see how many of their turns were in time
    deal_mails: bool = Field(default=False, sa_column_kwargs=NO)  # wants the deal of each day by mail
    deal_minute: int = Field(default=420, sa_column_kwargs={"server_default": text("420")})  # since local midnight
    deal_due: datetime | None = Field(default=None, index=True)  # when the next deal is mailed
    # random, in every link to all games of this player, and replaced to revoke these links: ids are used again
    games_key: int = Field(default_factory=lambda: secrets.randbits(31), sa_column_kwargs=ZERO)
    calendar_key: int = Field(default_factory=lambda: secrets.randbits(31), sa_column_kwargs=ZERO)  # of their calendar

    def __init__(self, address: str, **values: object) -> None:
        super().__init__(address=address, **({"mailbox": mailbox_of(address)} | values))


class BlockedAddress(SQLModel, table=True):
    """An address that wants no more invitations, stored as an HMAC only."""

    __tablename__ = "blocked_address"
    __table_args__ = at_most(key=64)

    key: str = Field(primary_key=True)
    created_at: datetime


class PlayerBlock(SQLModel, table=True):
    """A player who is never to be seated with another by the list of tables. Neither is told."""

    __tablename__ = "player_block"
    __table_args__ = at_most(name=100)

    player_id: int = Field(foreign_key="player.id", primary_key=True)  # who asked for it
    blocked_id: int = Field(foreign_key="player.id", primary_key=True, index=True)
    name: str  # as the blocked player was called where they played together
    made_at: datetime


class PlayerPage(SQLModel, table=True):
    """The public page of a player who has asked for one, by a name that they chose for it; deleted to take it down."""

    __tablename__ = "player_page"
    __table_args__ = at_most(name=100, name_key=1000)

    player_id: int = Field(foreign_key="player.id", primary_key=True)
    name: str
    name_key: str = Field(unique=True)  # service.text.names: names that look alike have one
    made_at: datetime
    key: int  # random, in the link with which its owner changes it, and replaced to revoke that link


class GamesRequest(SQLModel, table=True):
    """An address that was typed on the page *My games*, whether or not a player has it; deleted by the next sweep."""

    __tablename__ = "games_request"
    __table_args__ = at_most(address=254)

    id: int | None = Field(default=None, primary_key=True)
    address: str = Field(max_length=254)
    made_at: datetime
