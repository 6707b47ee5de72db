"""The tables. Times are aware UTC; a deadline is a column, a mail is a row, the log of moves is the game."""

from __future__ import annotations

from datetime import datetime
from typing import Any

from sqlalchemy import JSON, CheckConstraint, Column, ForeignKeyConstraint, Index, UniqueConstraint, false, text
from sqlmodel import Field, SQLModel

# Constraints have names: a migration on SQLite rebuilds a table to change it and must be able to say what it means.
SQLModel.metadata.naming_convention = {
    "ix": "ix_%(column_0_label)s",
    "uq": "uq_%(table_name)s_%(column_0_N_name)s",
    "ck": "ck_%(table_name)s_%(constraint_name)s",
    "fk": "fk_%(table_name)s_%(column_0_N_name)s",
    "pk": "pk_%(table_name)s",
}


def _one_of(column: str, *values: str) -> CheckConstraint:
    """A text column that holds one of a few words. Enums store names; a check stores what is read."""
    listed = ", ".join(f"'{value}'" for value in values)
    return CheckConstraint(f"{column} IN ({listed})", name=f"{column}_known")


_ZERO, _NO = {"server_default": text("0")}, {"server_default": false()}  # for rows from before the column


class Player(SQLModel, table=True):
    """A person, known by one address. Names belong to seats: one may be Bill here and William there."""

    id: int | None = Field(default=None, primary_key=True)
    address: str = Field(unique=True, max_length=254)
    mailbox: str | None = Field(default=None, index=True)  # the same for anna+any@... and anna@...; see mailboxes.py
    muted: bool = False  # wants no more invitations; BlockedAddress remembers it when this row is gone
    forgotten_at: datetime | None = None  # asked to be forgotten: the row goes once the mail that confirms it is sent
    created_at: datetime
    time_zone: str = Field(default="UTC", sa_column_kwargs={"server_default": "UTC"})
    quiet_from: int | None = None  # minutes of his day; no deadline falls between the two
    quiet_to: int | None = None


class Game(SQLModel, table=True):
    """One game. `seed` never leaves the server before the end; `position` is a cache, the log of moves wins."""

    __table_args__ = (
        _one_of("status", "proposed", "inviting", "playing", "paused", "over", "stopped"),
        _one_of("windows", "sealed", "quick", "orders"),
    )

    id: str = Field(primary_key=True, max_length=24)  # 96 random bits as hex
    name: str
    edition: str
    house_rules: dict[str, Any] = Field(sa_column=Column(JSON, nullable=False))
    turn_hours: float
    window_hours: float
    windows: str = "sealed"
    bank_hours: float = Field(default=0.0, sa_column_kwargs=_ZERO)  # of each player, for the whole game
    weekends_off: bool = Field(default=False, sa_column_kwargs=_NO)
    seed: str
    commitment: str
    dealer: int | None = None  # None until the cards are dealt
    status: str = "proposed"

    at: int = 0  # the number of moves so far
    turn_at: int = 0  # `at` when the current turn began: what a turn link is good for
    window_at: int | None = None  # `at` when the open window opened; None: no window is open
    position: dict[str, Any] | None = Field(default=None, sa_column=Column(JSON, nullable=True))

    created_at: datetime
    started_at: datetime | None = None
    ended_at: datetime | None = None
    due_at: datetime | None = Field(default=None, index=True)  # the present deadline: of a turn, a window, a proposal
    remind_at: datetime | None = Field(default=None, index=True)  # None once the reminder is queued
    turn_left: float | None = None  # seconds left on the turn's clock while it stands: in a window, in a pause
    window_left: float | None = None  # seconds left to answer while the game is paused
    bank_at: datetime | None = None  # while the turn's clock runs: when its own time is up and the bank begins
    wound_at: datetime | None = None  # when the present deadline was set
    time_up: bool = Field(default=False, sa_column_kwargs=_NO)  # the clock is finishing this turn


class Seat(SQLModel, table=True):
    """A chair at one game's table, numbered clockwise from 0; seat 0 is the organiser's."""

    __table_args__ = (
        UniqueConstraint("game_id", "n"),
        _one_of("state", "invited", "accepted", "declined", "lapsed"),
    )

    id: int | None = Field(default=None, primary_key=True)
    game_id: str = Field(foreign_key="game.id", index=True)
    n: int
    name: str
    player_id: int | None = Field(default=None, foreign_key="player.id", index=True)  # None: a robot
    robot: str | None = None  # the policy's name: "cautious"
    state: str = "invited"
    epoch: int = 0  # raised to revoke every link of this seat
    owner_epoch: int = Field(default=0, sa_column_kwargs=_ZERO)  # the epoch with which the present player sat down
    invited_at: datetime | None = None
    due_at: datetime | None = Field(default=None, index=True)  # when the invitation lapses
    remind_at: datetime | None = Field(default=None, index=True)  # when the invitation is repeated
    bank_left: float = Field(default=0.0, sa_column_kwargs=_ZERO)  # seconds; never grows
    missed: int = Field(default=0, sa_column_kwargs=_ZERO)  # turns in a row that the clock finished
    held_since: datetime | None = None  # a robot holds the seat until its player is back
    away_from: datetime | None = None
    away_until: datetime | None = None
    away_spent: float = Field(default=0.0, sa_column_kwargs=_ZERO)  # seconds of this game that he was away before
    bounced_at: datetime | None = None  # his mails come back; None again when one arrives or he is heard of


class Seating(SQLModel, table=True):
    """Who sat on a seat from which move on. Only seats that changed hands have rows; the last is who sits there."""

    game_id: str = Field(foreign_key="game.id", primary_key=True)
    seat: int = Field(primary_key=True)
    n: int = Field(primary_key=True)  # the game was `at` n
    name: str
    player_id: int | None = Field(default=None, foreign_key="player.id", index=True)
    since: datetime


class Move(SQLModel, table=True):
    """The n-th move of a game, n from 1: after it the game is `at` n. The log is the game."""

    __table_args__ = (_one_of("mark", "clock", "robot"),)

    game_id: str = Field(foreign_key="game.id", primary_key=True)
    n: int = Field(primary_key=True)
    seat: int
    move: str
    mark: str | None = None  # who made it in the player's stead
    made_at: datetime
    posted: bool = Field(default=False, sa_column_kwargs=_NO)  # his post said this and no more


class Submission(SQLModel, table=True):
    """What a post of several moves did, kept so that the same post again shows the same: (game, at, seat) is one post.

    A post of one move needs no row: the log says what it did (`Move.posted`).
    """

    game_id: str = Field(foreign_key="game.id", primary_key=True)
    at: int = Field(primary_key=True)
    seat: int = Field(primary_key=True)
    said: str  # the line in canonical form
    first: int  # the moves it made are those with first < n <= last
    last: int
    stopped: str | None = None  # why a line of several moves stopped


class Answer(SQLModel, table=True):
    """A sealed answer to the window that opened at `at`; changeable until the window closes."""

    game_id: str = Field(foreign_key="game.id", primary_key=True)
    at: int = Field(primary_key=True)
    seat: int = Field(primary_key=True)
    move: str
    answered_at: datetime


class Orders(SQLModel, table=True):
    """What a player has laid down in advance; a seat without a row is asked everything.

    `rest`: the remaining moves of his turn, in canonical form, while a window in it is open.
    """

    __table_args__ = (
        _one_of("photo", "always", "never", "ask"),
        _one_of("wyatt", "always", "never", "ask"),
        _one_of("draw", "ask", "supply"),
        _one_of("if_reacted", "go on", "ask"),
    )

    game_id: str = Field(foreign_key="game.id", primary_key=True)
    seat: int = Field(primary_key=True)
    photo: str = "ask"
    wyatt: str = "ask"
    draw: str = "ask"
    rest: str | None = None
    if_reacted: str = "go on"


class Note(SQLModel, table=True):
    """A line for one player alone: what his orders did, and why. `at`: the number of moves then."""

    __table_args__ = (Index("ix_note_game_id_seat", "game_id", "seat"),)

    id: int | None = Field(default=None, primary_key=True)
    game_id: str = Field(foreign_key="game.id")
    seat: int
    at: int
    line: str


class Outmail(SQLModel, table=True):
    """A mail that is due, queued in the transaction that caused it. What it says is made when it is sent."""

    __table_args__ = (
        UniqueConstraint("game_id", "seat", "kind", "at", "cause"),
        ForeignKeyConstraint(["game_id", "seat"], ["seat.game_id", "seat.n"]),
        _one_of("state", "queued", "sending", "sent", "superseded", "failed"),
        Index("ix_outmail_due", "state", "next_try_at"),
    )

    id: int | None = Field(default=None, primary_key=True)
    game_id: str = Field(foreign_key="game.id", index=True)
    seat: int
    kind: str
    at: int
    cause: str = ""  # tells two mails of one kind at one point apart
    player_id: int = Field(foreign_key="player.id", index=True)  # whom it is for, whoever holds the seat later
    asked_by: int | None = Field(default=None, foreign_key="player.id", index=True)  # who caused it, for limits
    state: str = "queued"
    tries: int = 0
    created_at: datetime
    next_try_at: datetime  # while `sending`: when the claim lapses and another worker may take it
    sent_at: datetime | None = None
    message_id: str
    error: str | None = None  # the last failure, in the mail server's words


class BlockedAddress(SQLModel, table=True):
    """An address that wants no more invitations, kept only as an HMAC."""

    __tablename__ = "blocked_address"

    key: str = Field(primary_key=True)
    created_at: datetime


class SiteKey(SQLModel, table=True):
    """A key that belongs to the data, not to the links: it stays when SECRET_KEYS change, and is part of a backup."""

    __tablename__ = "site_key"

    purpose: str = Field(primary_key=True)
    key: str


class ClockNote(SQLModel, table=True):
    """One line of a clock's story: it runs, stands, goes on, was finished. What all may know has no private side:
    `what` decides (service.playing.timeline)."""

    __tablename__ = "clock_note"

    id: int | None = Field(default=None, primary_key=True)
    game_id: str = Field(foreign_key="game.id", index=True)
    at: int
    seat: int | None = None  # None: about the whole table
    what: str
    until: datetime | None = None
    made_at: datetime


class Motion(SQLModel, table=True):
    """A question to the players that needs everybody's yes: to pause, to end the game, to give a held seat away."""

    __table_args__ = (
        _one_of("kind", "pause", "end", "substitute"),
        _one_of("state", "open", "carried", "refused", "lapsed", "done"),
    )

    id: int | None = Field(default=None, primary_key=True)
    game_id: str = Field(foreign_key="game.id", index=True)
    kind: str
    by: int  # the seat that asks
    asked: list[int] = Field(sa_column=Column(JSON, nullable=False))
    agreed: list[int] = Field(sa_column=Column(JSON, nullable=False))
    state: str = "open"
    seat: int | None = None  # the held seat, and who may get it
    name: str | None = None
    player_id: int | None = Field(default=None, foreign_key="player.id", index=True)
    made_at: datetime
    due_at: datetime | None = Field(default=None, index=True)  # None once nothing waits for it


class Pulse(SQLModel, table=True):
    """When something that has to happen again and again last happened: 1 the sweep, 2 the question whom to forget."""

    id: int = Field(default=1, primary_key=True)
    awake_at: datetime


class Outage(SQLModel, table=True):
    """A time in which no sweep was awake. `settled`: every clock has got it back."""

    since: datetime = Field(primary_key=True)
    until: datetime
    settled: bool = False


class Audit(SQLModel, table=True):
    """What the operator did, never changed afterwards. No address, no token, no card is in it."""

    id: int | None = Field(default=None, primary_key=True)
    made_at: datetime
    who: str  # the user of the operating system
    did: str
    about: str  # a game's id, a seat of it, a mail's number, an address' fingerprint
