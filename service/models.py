"""The tables. Times are timezone-aware UTC; deadlines are columns, mails are rows, and the log of moves is the game."""

from __future__ import annotations

import secrets
from datetime import datetime
from typing import Any

from sqlalchemy import JSON, CheckConstraint, Column, ForeignKeyConstraint, Index, UniqueConstraint, false, text
from sqlmodel import Field, SQLModel

# Constraints have names: on SQLite a migration rebuilds a table to change it, and refers to its constraints by name.
SQLModel.metadata.naming_convention = {
    "ix": "ix_%(column_0_label)s",
    "uq": "uq_%(table_name)s_%(column_0_N_name)s",
    "ck": "ck_%(table_name)s_%(constraint_name)s",
    "fk": "fk_%(table_name)s_%(column_0_N_name)s",
    "pk": "pk_%(table_name)s",
}


def _one_of(column: str, *values: str) -> CheckConstraint:
    """Return the check that a text column holds one of `values`.

    A check rather than an Enum, which would store the names of its members instead of these values.
    """
    listed = ", ".join(f"'{value}'" for value in values)
    return CheckConstraint(f"{column} IN ({listed})", name=f"{column}_known")


_ZERO, _NO = {"server_default": text("0")}, {"server_default": false()}  # for rows older than the column


class Player(SQLModel, table=True):
    """A person, identified by one mail address. Names belong to seats: a player may use another name in each game."""

    __table_args__ = (_one_of("mail_plan", "all", "needed", "digest"),)

    id: int | None = Field(default=None, primary_key=True)
    address: str = Field(unique=True, max_length=254)
    mailbox: str | None = Field(default=None, index=True)  # shared by anna+tag@... and anna@...; see seats.mailboxes
    muted: bool = False  # wants no more invitations; BlockedAddress keeps that when this row is deleted
    forgotten_at: datetime | None = None  # asked to be forgotten: deleted once the confirmation is sent
    created_at: datetime
    time_zone: str = Field(default="UTC", sa_column_kwargs={"server_default": "UTC"})
    quiet_from: int | None = None  # minutes since midnight in time_zone; no deadline falls between the two
    quiet_to: int | None = None
    mail_plan: str = Field(default="all", sa_column_kwargs={"server_default": "all"})  # see service.plans.wanted
    digest_minute: int = Field(default=480, sa_column_kwargs={"server_default": text("480")})  # since local midnight
    mails_together: bool = Field(default=False, sa_column_kwargs=_NO)  # games that wait at one time: one mail
    digest_due: datetime | None = Field(default=None, index=True)  # when the mails that are held go out, in one
    # random, in every link to all games of this player, and replaced to revoke these links: ids are used again
    games_key: int = Field(default_factory=lambda: secrets.randbits(31), sa_column_kwargs=_ZERO)


class Game(SQLModel, table=True):
    """One game. `seed` never leaves the server before the end. `position` is a cache; if it differs, the log wins."""

    __table_args__ = (
        _one_of("status", "proposed", "inviting", "playing", "paused", "over", "stopped"),
        _one_of("windows", "sealed", "quick", "orders"),
    )

    id: str = Field(primary_key=True, max_length=24)  # 96 random bits in hexadecimal
    name: str
    edition: str
    house_rules: dict[str, Any] = Field(sa_column=Column(JSON, nullable=False))
    turn_hours: float
    window_hours: float
    windows: str = "sealed"
    bank_hours: float = Field(default=0.0, sa_column_kwargs=_ZERO)  # extra time of each player for the whole game
    weekends_off: bool = Field(default=False, sa_column_kwargs=_NO)
    seed: str
    commitment: str
    dealer: int | None = None  # None until the cards are dealt
    status: str = "proposed"

    at: int = 0  # the number of moves so far
    turn_at: int = 0  # `at` when the current turn began; turn links carry it
    window_at: int | None = None  # `at` when the open window opened; None if none is open
    position: dict[str, Any] | None = Field(default=None, sa_column=Column(JSON, nullable=True))

    created_at: datetime
    started_at: datetime | None = None
    ended_at: datetime | None = None
    due_at: datetime | None = Field(default=None, index=True)  # present deadline: turn, window, proposal or pause
    remind_at: datetime | None = Field(default=None, index=True)  # None once the reminder has been queued
    turn_left: float | None = None  # seconds; set while the turn's clock is stopped by a window or a pause
    window_left: float | None = None  # seconds left to answer the open window; set while the game is paused
    bank_at: datetime | None = None  # while the turn's clock runs: when its own time ends and the bank begins
    wound_at: datetime | None = None  # when due_at was set
    erase_at: datetime | None = Field(default=None, index=True)  # a game against robots without an address; else None
    think_at: datetime | None = Field(default=None, index=True)  # when a worker may think for the robot in turn
    think_by: datetime | None = Field(default=None, index=True)  # when that robot plays without having thought
    again_of: str | None = Field(default=None, index=True, max_length=24)  # the game it follows, which may be erased
    time_up: bool = Field(default=False, sa_column_kwargs=_NO)  # the cautious policy is finishing this turn
    talk_off: bool = Field(default=False, sa_column_kwargs=_NO)  # the organiser has switched the table talk off


class Seat(SQLModel, table=True):
    """A place in one game, numbered clockwise from 0; seat 0 is the organiser's."""

    __table_args__ = (
        UniqueConstraint("game_id", "n"),
        _one_of("state", "invited", "accepted", "declined", "lapsed"),
    )

    id: int | None = Field(default=None, primary_key=True)
    game_id: str = Field(foreign_key="game.id", index=True)
    n: int
    name: str
    # None for a robot, for a person without an address (`Game.erase_at`), and once the address is erased
    player_id: int | None = Field(default=None, foreign_key="player.id", index=True)
    robot: str | None = None  # the name of its policy, a key of engine.ROBOTS
    state: str = "invited"
    epoch: int = 0  # incremented to revoke every link of this seat
    owner_epoch: int = Field(default=0, sa_column_kwargs=_ZERO)  # the epoch at which the present player took the seat
    invited_at: datetime | None = None
    due_at: datetime | None = Field(default=None, index=True)  # when the invitation lapses
    remind_at: datetime | None = Field(default=None, index=True)  # when the invitation is repeated
    reminded_at: datetime | None = None  # when the organiser had the invitation repeated, once
    bank_left: float = Field(default=0.0, sa_column_kwargs=_ZERO)  # seconds; never grows
    missed: int = Field(default=0, sa_column_kwargs=_ZERO)  # consecutive turns that the clock finished
    held_since: datetime | None = None  # when a robot took over for the player; None: the player plays
    away_from: datetime | None = None
    away_until: datetime | None = None
    away_spent: float = Field(default=0.0, sa_column_kwargs=_ZERO)  # seconds of earlier absences in this game
    bounced_at: datetime | None = None  # mail to the player bounced; None after a delivery or an action of theirs
    mails_off: bool = Field(default=False, sa_column_kwargs=_NO)  # the player wants no mails of this game
    posted_at: datetime | None = None  # when the player last posted a move on the page of the seat link
    talk_muted: bool = Field(default=False, sa_column_kwargs=_NO)  # the player wants to read no table talk


class Seating(SQLModel, table=True):
    """Who had a seat from which move on. Only seats that changed hands have rows; the last is the present player."""

    game_id: str = Field(foreign_key="game.id", primary_key=True)
    seat: int = Field(primary_key=True)
    n: int = Field(primary_key=True)  # the value of Game.at at that moment
    name: str
    player_id: int | None = Field(default=None, foreign_key="player.id", index=True)
    since: datetime


class Move(SQLModel, table=True):
    """The n-th move of a game, n from 1; after it Game.at is n."""

    __table_args__ = (_one_of("mark", "clock", "robot"),)

    game_id: str = Field(foreign_key="game.id", primary_key=True)
    n: int = Field(primary_key=True)
    seat: int
    move: str
    mark: str | None = None  # who made it in place of the player; None: the player
    made_at: datetime
    posted: bool = Field(default=False, sa_column_kwargs=_NO)  # the player's post consisted of this move alone


class Submission(SQLModel, table=True):
    """The result of a post of several moves, kept to answer a repetition of it: (game, at, seat) identifies the post.

    A post of one move needs no row: the log has its result (`Move.posted`).
    """

    game_id: str = Field(foreign_key="game.id", primary_key=True)
    at: int = Field(primary_key=True)
    seat: int = Field(primary_key=True)
    said: str  # the posted line in canonical form
    first: int  # it made the moves n with first < n <= last
    last: int
    stopped: str | None = None  # why the line was not played to its end


class Answer(SQLModel, table=True):
    """A sealed answer to the window that opened at `at`; it may be changed until the window closes."""

    game_id: str = Field(foreign_key="game.id", primary_key=True)
    at: int = Field(primary_key=True)
    seat: int = Field(primary_key=True)
    move: str
    answered_at: datetime


class Orders(SQLModel, table=True):
    """A player's standing orders; the player of a seat without a row is asked in every case.

    `rest`: the remaining moves of the player's turn, in canonical form, while a window in it is open.
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
    """A sentence for one player only: what their orders did, and why. `at`: the number of moves at that time."""

    __table_args__ = (Index("ix_note_game_id_seat", "game_id", "seat"),)

    id: int | None = Field(default=None, primary_key=True)
    game_id: str = Field(foreign_key="game.id")
    seat: int
    at: int
    line: str


class PrivateNote(SQLModel, table=True):
    """What the player of a seat has written for themselves; without a row, nothing."""

    __tablename__ = "private_note"

    game_id: str = Field(foreign_key="game.id", primary_key=True)
    seat: int = Field(primary_key=True)
    text: str


class Talk(SQLModel, table=True):
    """A line that a player has said to the table. Only the seats of the game may read it."""

    id: int | None = Field(default=None, primary_key=True)
    game_id: str = Field(foreign_key="game.id", index=True)
    seat: int
    player_id: int | None = Field(default=None, foreign_key="player.id", index=True)  # None once the address is erased
    name: str  # the player's at that time
    line: str
    said_at: datetime
    hidden_at: datetime | None = None  # the operator has hidden it from everybody


class Outmail(SQLModel, table=True):
    """A mail, queued in the transaction that caused it. Its text is rendered when it is sent."""

    __table_args__ = (
        UniqueConstraint("game_id", "seat", "kind", "at", "cause"),
        ForeignKeyConstraint(["game_id", "seat"], ["seat.game_id", "seat.n"]),
        _one_of("state", "queued", "sending", "sent", "superseded", "muted", "unwanted", "held", "digested", "failed"),
        Index("ix_outmail_due", "state", "next_try_at"),
    )

    id: int | None = Field(default=None, primary_key=True)
    game_id: str = Field(foreign_key="game.id", index=True)
    seat: int
    kind: str
    at: int
    cause: str = ""  # distinguishes mails of one kind to one seat at the same `at`
    player_id: int = Field(foreign_key="player.id", index=True)  # the recipient, even if the seat changes hands
    asked_by: int | None = Field(default=None, foreign_key="player.id", index=True)  # who caused it, for rate limits
    state: str = "queued"
    tries: int = 0
    created_at: datetime
    next_try_at: datetime  # while `sending`: when the claim expires and another worker may claim it
    sent_at: datetime | None = None
    message_id: str
    return_key: str | None = Field(default=None, index=True, unique=True, max_length=24)  # random, in its return path
    error: str | None = None  # the mail server's words at the last failure
    digest: int | None = Field(default=None, index=True)  # while `digested`: the number of the mail that tells this one
    dismissed_at: datetime | None = None  # the operator has dealt with a failed mail: it raises no alert any more


class HeldDomain(SQLModel, table=True):
    """A domain to which the mail server took no mail for the present; the row is deleted when it takes one again."""

    __tablename__ = "held_domain"

    domain: str = Field(primary_key=True, max_length=253)  # in lower case
    since: datetime
    until: datetime  # no mail is sent to it before
    refusals: int = 0  # in a row, each of the first mail after `until`
    reason: str = ""  # the mail server's last reply, without addresses


class Inmail(SQLModel, table=True):
    """A mail received at a reply address or return path, and what became of it. Its text is erased after 30 days.

    `received` until a worker has handled it; `refused`: nothing or not all was played, which the player is told;
    `returned`: it reports that a mail was not delivered; `ignored`: not from the player, from a program, or a report of
    no failure, which nobody is told; `failed`: an error of ours.
    """

    __table_args__ = (
        ForeignKeyConstraint(["game_id", "seat"], ["seat.game_id", "seat.n"]),
        _one_of("asked", "turn", "window", "report"),
        _one_of("state", "received", "played", "sealed", "refused", "returned", "ignored", "failed"),
        Index("ix_inmail_waiting", "state", "id"),
        Index("ix_inmail_game_id_seat", "game_id", "seat"),
    )

    id: int | None = Field(default=None, primary_key=True)
    key: str = Field(unique=True, max_length=64)  # a hash of what its address is about and the Message-ID
    game_id: str = Field(foreign_key="game.id")
    seat: int
    asked: str  # what its address takes: an answer in a turn or window, or a report on the delivery of a mail
    outmail_id: int | None = Field(default=None, foreign_key="outmail.id", ondelete="SET NULL", index=True)  # that mail
    at: int  # of the mail that is answered or reported on
    epoch: int  # of the seat's links; 0 of a report
    received_at: datetime = Field(index=True)
    raw: str | None = None  # its first bytes, in base64
    message_id: str | None = None
    state: str = "received"
    why: str | None = None  # for the operator, without cards, names and addresses
    turn_at: int | None = None  # Game.turn_at when it was handled: answers to failed lines are counted by turn
    answered: bool = False  # an answer was queued
    told: list[str] | None = Field(default=None, sa_column=Column(JSON, nullable=True))  # the answer's sentences


class BlockedAddress(SQLModel, table=True):
    """An address that wants no more invitations, stored as an HMAC only."""

    __tablename__ = "blocked_address"

    key: str = Field(primary_key=True)
    created_at: datetime


class GamesRequest(SQLModel, table=True):
    """An address that was typed on the page *My games*, whether or not a player has it; deleted by the next sweep."""

    __tablename__ = "games_request"

    id: int | None = Field(default=None, primary_key=True)
    address: str = Field(max_length=254)
    made_at: datetime


class SiteKey(SQLModel, table=True):
    """A key that belongs to the data rather than to links: it outlives a change of SECRET_KEYS and is backed up."""

    __tablename__ = "site_key"

    purpose: str = Field(primary_key=True)
    key: str


class ClockNote(SQLModel, table=True):
    """An event of a game's clocks: one ran, stopped, went on, was used up. `what` is a key of `PUBLIC` or `OWN` in
    service.clocks.timeline, which decides who may read it."""

    __tablename__ = "clock_note"

    id: int | None = Field(default=None, primary_key=True)
    game_id: str = Field(foreign_key="game.id", index=True)
    at: int
    seat: int | None = None  # None: an event of the whole game
    what: str
    until: datetime | None = None
    made_at: datetime


class Motion(SQLModel, table=True):
    """A question that needs the consent of all players: to pause, to end the game, to give a held seat away."""

    __table_args__ = (
        _one_of("kind", "pause", "end", "substitute"),
        _one_of("state", "open", "carried", "refused", "lapsed", "done"),
    )

    id: int | None = Field(default=None, primary_key=True)
    game_id: str = Field(foreign_key="game.id", index=True)
    kind: str
    by: int  # the seat whose player asks
    asked: list[int] = Field(sa_column=Column(JSON, nullable=False))
    agreed: list[int] = Field(sa_column=Column(JSON, nullable=False))
    state: str = "open"
    seat: int | None = None  # with name and player_id: the held seat, and who is to get it
    name: str | None = None
    player_id: int | None = Field(default=None, foreign_key="player.id", index=True)
    made_at: datetime
    due_at: datetime | None = Field(default=None, index=True)  # None once it is closed


class Pulse(SQLModel, table=True):
    """When something last happened: id 1 is the sweep, 2 the retention check, 3 a mail sent while SMTP_RATE is set."""

    id: int = Field(default=1, primary_key=True)
    awake_at: datetime


class ProcessPulse(SQLModel, table=True):
    """A running process: it commits its pulse every 10 seconds, and deletes its row when it is asked to stop.

    `robots` is the process that thinks for robots.
    """

    __tablename__ = "process_pulse"
    __table_args__ = (_one_of("role", "web", "worker", "robots"),)

    id: str = Field(primary_key=True, max_length=32)  # random
    role: str
    machine: str  # its host name
    started_at: datetime
    pulse_at: datetime  # by the database's clock, as started_at
    skew: float  # seconds by which the machine's clock is ahead of the database's; negative: behind
    no_mail_since: datetime | None = None  # since when the mail server cannot be used from here; None: it can
    no_mail_reason: str | None = None  # without addresses


class Outage(SQLModel, table=True):
    """A period in which no sweep ran. `settled`: every clock has been given that time back."""

    since: datetime = Field(primary_key=True)
    until: datetime
    settled: bool = False


class Audit(SQLModel, table=True):
    """An action of the operator; append-only. It contains no address, token or card."""

    id: int | None = Field(default=None, primary_key=True)
    made_at: datetime
    who: str  # the operating system's user
    did: str
    about: str  # a game's id, a seat of it, a mail's number, a number of mails, or the fingerprint of an address
