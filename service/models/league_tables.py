"""Leagues: who plays in one, and in each season the divisions, their places and their games."""

from __future__ import annotations

from datetime import datetime
from typing import Literal

from sqlalchemy import JSON, Column, Index, UniqueConstraint, text
from sqlmodel import AutoString, Field, SQLModel

from service.models.conventions import NO, ZERO, at_most, one_of

Replaced = Literal["left", "lapsed"]
"""Why robots have the seats of a place: its player has left, or let half of their turns lapse."""


class League(SQLModel, table=True):
    """A league. `season_due`: when its next season begins; None while one is played, and once there is no next one."""

    __table_args__ = at_most(name=200, name_key=1000, edition=100)

    id: int | None = Field(default=None, primary_key=True)
    name: str
    name_key: str = Field(unique=True)  # service.text.names: names that look alike have one
    founder_id: int | None = Field(default=None, foreign_key="player.id", index=True)  # None: the operator, or erased
    edition: str
    players: int  # at a table
    turn_hours: float
    weeks: int  # how long a season lasts
    same_deals: bool = Field(default=False, sa_column_kwargs=NO)  # in all divisions
    made_at: datetime
    season_due: datetime | None = Field(default=None, index=True)
    ended_at: datetime | None = None  # since then nobody joins; the season that is played then is the last one


class LeagueMember(SQLModel, table=True):
    """Somebody who plays in a league, or did.

    `strikes`: how many seasons they wait when they next leave one early, but for one; playing on time takes them away.
    `waits`: how many they still have to wait.
    """

    __tablename__ = "league_member"
    __table_args__ = (
        UniqueConstraint("league_id", "player_id"),
        *at_most(name=100),
    )

    id: int | None = Field(default=None, primary_key=True)
    league_id: int = Field(foreign_key="league.id")
    player_id: int | None = Field(default=None, foreign_key="player.id", index=True)  # None: the address is erased
    name: str
    joined_at: datetime
    left_at: datetime | None = None
    strikes: int = Field(default=0, sa_column_kwargs=ZERO)
    waits: int = Field(default=0, sa_column_kwargs=ZERO)
    mails_off: bool = Field(default=False, sa_column_kwargs=NO)  # wants no mail about the standings


class LeagueSeason(SQLModel, table=True):
    """A season of a league. `closed_at`: when all its games were over or judged, after `ends_at`."""

    __tablename__ = "league_season"
    __table_args__ = (UniqueConstraint("league_id", "number"),)

    id: int | None = Field(default=None, primary_key=True)
    league_id: int = Field(foreign_key="league.id")
    number: int  # from 1
    begins_at: datetime
    ends_at: datetime = Field(index=True)
    closed_at: datetime | None = Field(default=None, index=True)
    opened_at: datetime | None = None  # when all its cards were open, also of deals that all divisions had played


class LeaguePlace(SQLModel, table=True):
    """A place in a division. Without a member a robot fills it."""

    __tablename__ = "league_place"
    __table_args__ = (
        UniqueConstraint("season_id", "division", "number"),
        one_of("replaced", Replaced),
        Index("ix_league_place_leaving", "id", sqlite_where=text("leaving"), postgresql_where=text("leaving")),
        *at_most(name=100),
    )

    id: int | None = Field(default=None, primary_key=True)
    season_id: int = Field(foreign_key="league_season.id")
    division: int  # from 1, the highest
    number: int  # from 0, in the order in which they stood before
    member_id: int | None = Field(default=None, foreign_key="league_member.id", index=True)
    name: str
    replaced: Replaced | None = Field(default=None, sa_type=AutoString)
    leaving: bool = Field(default=False, sa_column_kwargs=NO)  # robots are still to get its seats
    mail_due: datetime | None = Field(default=None, index=True)  # when its player gets the next mail of the league


class LeagueGame(SQLModel, table=True):
    """A game of a division. Its result is in `PlayedSeat`, or it was judged.

    `seats`: the numbers of the places that play it, by seat. `judged`: by seat the place and the dollars; empty if it
    was never dealt.
    """

    __tablename__ = "league_game"
    __table_args__ = (
        UniqueConstraint("season_id", "division", "number"),
        *at_most(seats=2000, seed=200, game=24, judged=2000),
    )

    id: int | None = Field(default=None, primary_key=True)
    season_id: int = Field(foreign_key="league_season.id")
    division: int
    number: int  # from 0
    seats: list[int] = Field(sa_column=Column(JSON, nullable=False))
    seed: str
    game: str | None = Field(default=None, max_length=24, unique=True)  # its id, once it is dealt; it may be erased
    judge_due: datetime | None = Field(default=None, index=True)  # when a worker may judge it
    judged: list[list[int]] | None = Field(default=None, sa_column=Column(JSON(none_as_null=True), nullable=True))
