"""What belongs to a game beside its moves: notes, table talk, questions to the table, clock events, analyses."""

from __future__ import annotations

from datetime import datetime
from typing import Literal

from sqlalchemy import JSON, Column, Index
from sqlmodel import AutoString, Field, SQLModel

from service.models.conventions import at_most, one_of

MotionKind = Literal["pause", "end", "substitute"]
MotionState = Literal["open", "carried", "refused", "lapsed", "done"]
PENDING: tuple[MotionState, ...] = ("open", "carried")  # somebody still has to answer

# Events of a game's clocks: those that everybody may read, then those for the seat's player (service.clocks.timeline).
ClockEvent = Literal[
    "held", "resigned", "back", "substituted", "robot", "paused", "paused operator", "pause over", "resumed",
    "resumed operator", "ended", "stopped operator", "deserted", "outage", "extended", "robot league", "season over",
    "runs", "goes on", "stands", "reminded", "bank", "time up", "played", "away", "not away", "bounced", "reached",
]  # fmt: skip


class Note(SQLModel, table=True):
    """A sentence for one player only: what their orders did, and why. `at`: the number of moves at that time."""

    __table_args__ = (
        Index("ix_note_game_id_seat", "game_id", "seat"),
        *at_most(line=20_000),
    )

    id: int | None = Field(default=None, primary_key=True)
    game_id: str = Field(foreign_key="game.id")
    seat: int
    at: int
    line: str


class PrivateNote(SQLModel, table=True):
    """What the player of a seat has written for themselves; without a row, nothing."""

    __tablename__ = "private_note"
    __table_args__ = at_most(text=2000)

    game_id: str = Field(foreign_key="game.id", primary_key=True, max_length=24)
    seat: int = Field(primary_key=True)
    text: str


class Talk(SQLModel, table=True):
    """A line that a player has said to the table. Only the seats of the game may read it."""

    __table_args__ = at_most(name=100, line=10_000)

    id: int | None = Field(default=None, primary_key=True)
    game_id: str = Field(foreign_key="game.id", index=True)
    seat: int
    player_id: int | None = Field(default=None, foreign_key="player.id", index=True)  # None once the address is erased
    name: str  # the player's at that time
    line: str
    said_at: datetime
    hidden_at: datetime | None = None  # hidden from everybody by the operator


class ClockNote(SQLModel, table=True):
    """An event of a game's clocks: one ran, stopped, went on, was used up."""

    __tablename__ = "clock_note"
    __table_args__ = at_most(what=40)

    id: int | None = Field(default=None, primary_key=True)
    game_id: str = Field(foreign_key="game.id", index=True)
    at: int
    seat: int | None = None  # None: an event of the whole game
    what: ClockEvent = Field(sa_type=AutoString)
    until: datetime | None = None
    made_at: datetime


class Motion(SQLModel, table=True):
    """A question that needs the consent of all players: to pause, to end the game, to give a held seat away."""

    __table_args__ = (
        one_of("kind", MotionKind),
        one_of("state", MotionState),
        *at_most(asked=2000, agreed=2000, name=100),
    )

    id: int | None = Field(default=None, primary_key=True)
    game_id: str = Field(foreign_key="game.id", index=True)
    kind: MotionKind = Field(sa_type=AutoString)
    by: int  # the seat whose player asks
    asked: list[int] = Field(sa_column=Column(JSON, nullable=False))
    agreed: list[int] = Field(sa_column=Column(JSON, nullable=False))
    state: MotionState = Field(default="open", sa_type=AutoString)
    seat: int | None = None  # with name and player_id: the held seat, and who is to get it
    name: str | None = None
    player_id: int | None = Field(default=None, foreign_key="player.id", index=True)
    made_at: datetime
    due_at: datetime | None = Field(default=None, index=True)  # None once it is closed


class PlayAnalysis(SQLModel, table=True):
    """How a seat was played in a game that is over: asked for by its player, computed by a worker, then kept.

    `work_at`: when a worker may compute it, at once or when the lease of another expires; None when none has to. With
    `found` it is done, without it has failed.
    """

    __tablename__ = "play_analysis"
    __table_args__ = at_most(found=1_000_000, costs=5000)

    game_id: str = Field(foreign_key="game.id", primary_key=True, max_length=24)
    seat: int = Field(primary_key=True)
    asked_at: datetime
    work_at: datetime | None = Field(default=None, index=True)
    tries: int = 0  # how often a worker has begun; identifies its claim
    began_at: datetime | None = None  # when the last worker has begun; None before, and when it has given it back
    done: int = 0  # decisions computed so far
    total: int = 0  # decisions of the seat; 0 until a worker has counted them
    found: str | None = None  # the analysis, packed (service.analysis.analyses)
    costs: dict[str, list[int]] | None = Field(default=None, sa_column=Column(JSON))  # engine.Analysis.costs, once done
