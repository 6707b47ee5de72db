"""A game: its seats and their players over time, the log of moves, what was posted, answers and orders."""

from __future__ import annotations

from datetime import date, datetime
from typing import Literal

from sqlalchemy import JSON, Column, Index, UniqueConstraint
from sqlmodel import AutoString, Field, SQLModel

from engine import FlagValue
from service.models.conventions import NO, ZERO, at_most, one_of

GameStatus = Literal["proposed", "inviting", "playing", "paused", "over", "stopped"]
BEFORE_THE_DEAL: tuple[GameStatus, ...] = ("proposed", "inviting")
UNDER_WAY: tuple[GameStatus, ...] = ("playing", "paused")
UNFINISHED = (*BEFORE_THE_DEAL, *UNDER_WAY)
RESTORED = 100  # epochs that a restore skips: more than a seat's links are renewed between backup and restore
FINISHED: tuple[GameStatus, ...] = ("over", "stopped")

SeatState = Literal["invited", "accepted", "declined", "lapsed", "open"]  # open: whoever joins the game takes it
JoinState = Literal["new", "waiting", "seated", "over"]  # waiting: for the organiser of a listed game to choose
OCCUPIED: tuple[SeatState, ...] = ("invited", "accepted")  # somebody has the seat, or is asked to take it

WindowMode = Literal["sealed", "quick", "orders"]  # how players are asked out of turn
Mark = Literal["clock", "robot"]  # who made a move in place of its player
CardOrder = Literal["always", "never", "ask"]
DrawOrder = Literal["ask", "supply"]
IfReacted = Literal["go on", "ask"]


class Game(SQLModel, table=True):
    """One game. `seed` never leaves the server before the end. `position` is a cache; if it differs, the log wins."""

    __table_args__ = (
        one_of("status", GameStatus),
        one_of("windows", WindowMode),
        Index("ix_game_untrimmed", "trimmed_at", "ended_at"),
        Index("ix_game_listed", "listed", "status", "created_at"),
        Index("ix_game_watched", "watched", "status", "started_at"),
        *at_most(
            id=24,
            name=200,
            edition=100,
            house_rules=5000,
            seed=200,
            commitment=200,
            cuts=2000,
            position=20_000,
            posted_at=2000,
            again_of=24,
            branched_from=24,
            join_key=24,
            fill_with=100,
            guest_language=20,
            guest_zone=100,
        ),
    )

    id: str = Field(primary_key=True, max_length=24)  # 96 random bits in hexadecimal
    name: str
    edition: str
    house_rules: dict[str, FlagValue] = Field(sa_column=Column(JSON, nullable=False))
    turn_hours: float
    window_hours: float
    windows: WindowMode = Field(default="sealed", sa_type=AutoString)
    bank_hours: float = Field(default=0.0, sa_column_kwargs=ZERO)  # extra time of each player for the whole game
    weekends_off: bool = Field(default=False, sa_column_kwargs=NO)
    seed: str
    commitment: str
    # By seat the word with which its player cuts the cards, before the first deal; None: nobody does.
    cuts: list[str | None] | None = Field(default=None, sa_column=Column(JSON(none_as_null=True), nullable=True))
    dealer: int | None = None  # None until the cards are dealt
    status: GameStatus = Field(default="proposed", sa_type=AutoString)

    at: int = 0  # the number of moves so far
    turn_at: int = 0  # `at` when the current turn began; turn links carry it
    window_at: int | None = None  # `at` when the open window opened; None if none is open
    position: dict[str, object] | None = Field(default=None, sa_column=Column(JSON, nullable=True))
    line_at: int | None = None  # `at` of the last line that a player posted in their turn: no mail asks for it any more
    # By seat: when its player last posted a move on the page of the seat link, in seconds since 1970. It is here, not
    # in the seats, because each move changes this row anyway.
    posted_at: dict[str, float] = Field(default_factory=dict, sa_column=Column(JSON, nullable=False))

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
    think_at: datetime | None = Field(default=None, index=True)  # when a worker may think for the robot to move
    think_by: datetime | None = Field(default=None, index=True)  # when that robot plays without having thought
    trimmed_at: datetime | None = None  # when mails and clock notes of the finished game were deleted
    hands: int | None = None  # after how many it ends; None: once somebody has won
    deal: date | None = Field(default=None, foreign_key="deal.day", index=True)  # the day of the deal that is played
    sealed: bool = Field(default=False, sa_column_kwargs=NO)  # others still play this deal: its log is open to nobody
    again_of: str | None = Field(default=None, index=True, max_length=24)  # the game it follows, which may be erased
    # A branch: the finished game with whose moves it begins, which may be erased, and how many of its moves those are.
    branched_from: str | None = Field(default=None, index=True, max_length=24)
    branched_at: int | None = None
    time_up: bool = Field(default=False, sa_column_kwargs=NO)  # the cautious policy is finishing this turn
    talk_off: bool = Field(default=False, sa_column_kwargs=NO)  # the organiser has switched the table talk off
    show_address: bool = Field(default=False, sa_column_kwargs=NO)  # invitations name the organiser's mail address
    join_key: str | None = Field(default=None, unique=True, max_length=24)  # of the address to join it; None: closed
    watched: bool = Field(default=False, sa_column_kwargs=NO)  # on the list of games to watch: all its people agree
    listed: bool = Field(default=False, sa_column_kwargs=NO)  # on the list of tables while seats are open
    least_in_time: int | None = None  # per cent of their turns that whoever joins by the list has finished in time
    in_chat: bool = Field(default=False, sa_column_kwargs=NO)  # a chat is told whose turn it is: see GameChat
    unrated: bool = Field(default=False, sa_column_kwargs=NO)  # it changes nobody's rating
    fill_with: str | None = None  # the policy of the robots that take the seats which nobody has joined for in time
    # What a player without an address is told, who is no row of `Player`: in the language of the page they began on,
    # and with times in the zone of the device on which they began.
    guest_language: str = Field(default="en", sa_column_kwargs={"server_default": "en"})
    guest_zone: str = Field(default="UTC", sa_column_kwargs={"server_default": "UTC"})


class Seat(SQLModel, table=True):
    """A place in one game, numbered clockwise from 0; seat 0 is the organiser's, but for a branch, which has none."""

    __table_args__ = (
        UniqueConstraint("game_id", "n"),
        one_of("state", SeatState),
        *at_most(name=100, robot=100, mention=300),
    )

    id: int | None = Field(default=None, primary_key=True)
    game_id: str = Field(foreign_key="game.id", index=True)
    n: int
    name: str
    # None for a robot, for a person without an address (`Game.erase_at`), and once the address is erased
    player_id: int | None = Field(default=None, foreign_key="player.id", index=True)
    robot: str | None = None  # the name of its policy, a key of engine.ROBOTS
    state: SeatState = Field(default="invited", sa_type=AutoString)
    epoch: int = 0  # incremented to revoke every link of this seat
    owner_epoch: int = Field(default=0, sa_column_kwargs=ZERO)  # the epoch at which the present player took the seat
    invited_at: datetime | None = None
    due_at: datetime | None = Field(default=None, index=True)  # when the invitation lapses
    remind_at: datetime | None = Field(default=None, index=True)  # when the invitation is repeated
    reminded_at: datetime | None = None  # when the organiser had the invitation repeated, once
    bank_left: float = Field(default=0.0, sa_column_kwargs=ZERO)  # seconds; never grows
    missed: int = Field(default=0, sa_column_kwargs=ZERO)  # consecutive turns that the clock finished
    held_since: datetime | None = None  # when a robot took over for the player; None: the player plays
    away_from: datetime | None = None
    away_until: datetime | None = None
    away_spent: float = Field(default=0.0, sa_column_kwargs=ZERO)  # seconds of earlier absences in this game
    bounced_at: datetime | None = None  # mail to the player bounced; None after a delivery or an action of theirs
    mails_off: bool = Field(default=False, sa_column_kwargs=NO)  # the player wants no mails of this game
    talk_muted: bool = Field(default=False, sa_column_kwargs=NO)  # the player wants to read no table talk
    calendar_no: int = Field(default=0, sa_column_kwargs=ZERO)  # how many addresses of its calendar were replaced
    mention: str | None = None  # how the game's chat calls the player
    may_be_watched: bool = Field(default=False, sa_column_kwargs=NO)  # the player agrees that the game is listed


class JoinRequest(SQLModel, table=True):
    """Somebody who asked to join a game, and is to confirm their address. The row stays, so no number is used again.

    `player_id`, `name` and `cut` are erased if no seat comes of it; `seat`: the one that it has taken.
    """

    __tablename__ = "join_request"
    __table_args__ = (
        UniqueConstraint("game_id", "n"),
        one_of("state", JoinState),
        Index("ix_join_request_state", "state", "made_at"),
        *at_most(name=100, cut=200),
    )

    id: int | None = Field(default=None, primary_key=True)
    game_id: str = Field(foreign_key="game.id")
    n: int  # from 1
    player_id: int | None = Field(default=None, foreign_key="player.id", index=True)
    name: str
    made_at: datetime
    state: JoinState = Field(default="new", sa_type=AutoString)
    seat: int | None = None
    cut: str | None = None  # the word with which they cut the cards if the organiser gives them a seat


class Seating(SQLModel, table=True):
    """Who had a seat from which move on. Only seats that changed hands have rows; the last is the present player."""

    __table_args__ = at_most(name=100)

    game_id: str = Field(foreign_key="game.id", primary_key=True)
    seat: int = Field(primary_key=True)
    n: int = Field(primary_key=True)  # the value of Game.at at that moment
    name: str
    player_id: int | None = Field(default=None, foreign_key="player.id", index=True)
    since: datetime


class LoggedMove(SQLModel, table=True):
    """The n-th move of a game, n from 1; after it Game.at is n."""

    __tablename__ = "move"
    __table_args__ = (
        one_of("mark", Mark),
        *at_most(move=500),
    )

    game_id: str = Field(foreign_key="game.id", primary_key=True)
    n: int = Field(primary_key=True)
    seat: int
    move: str
    mark: Mark | None = Field(default=None, sa_type=AutoString)  # None: the player made it
    made_at: datetime
    posted: bool = Field(default=False, sa_column_kwargs=NO)  # the player's post consisted of this move alone


class Submission(SQLModel, table=True):
    """The result of a post of several moves, kept to answer a repetition of it: (game, at, seat) identifies the post.

    A post of one move needs no row: the log has its result (`LoggedMove.posted`).
    """

    __table_args__ = at_most(said=20_000, stopped=20_000)

    game_id: str = Field(foreign_key="game.id", primary_key=True)
    at: int = Field(primary_key=True)
    seat: int = Field(primary_key=True)
    said: str  # the posted line in canonical form
    first: int  # it made the moves n with first < n <= last
    last: int
    stopped: str | None = None  # why the line was not played to its end


class Answer(SQLModel, table=True):
    """A sealed answer to the window that opened at `at`; it may be changed until the window closes."""

    __table_args__ = at_most(move=500)

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
        one_of("photo", CardOrder),
        one_of("wyatt", CardOrder),
        one_of("draw", DrawOrder),
        one_of("if_reacted", IfReacted),
        *at_most(rest=20_000),
    )

    game_id: str = Field(foreign_key="game.id", primary_key=True)
    seat: int = Field(primary_key=True)
    photo: CardOrder = Field(default="ask", sa_type=AutoString)
    wyatt: CardOrder = Field(default="ask", sa_type=AutoString)
    draw: DrawOrder = Field(default="ask", sa_type=AutoString)
    rest: str | None = None
    if_reacted: IfReacted = Field(default="go on", sa_type=AutoString)
