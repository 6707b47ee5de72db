"""What came of games that are over, for their players: the data across games. No game's transaction waits for it."""

from __future__ import annotations

from datetime import datetime
from typing import Literal

from sqlalchemy import Index, text
from sqlmodel import AutoString, Field, SQLModel

from service.models.conventions import at_most, one_of

Scale = Literal["two", "more", "robots"]
"""Of ratings: games of people, at tables of two or of three and four; and games of one person against robots."""

_UNRATED = text("rating IS NULL AND scale IS NOT NULL")


class EndedGame(SQLModel, table=True):
    """A game that is over and not counted yet: written with its last move, and deleted once it is."""

    __tablename__ = "ended_game"

    game_id: str = Field(foreign_key="game.id", primary_key=True)
    ended_at: datetime = Field(index=True)


class PlayedSeat(SQLModel, table=True):
    """What came of one seat of a game that is over: a function of the game's log, and of what was counted before.

    `turns`: how many the player had, since they have the seat; `late`: those that the clock or a robot finished.
    `rating`: on `scale` after this game; None until it is computed, for robots, and in a game that is not rated.
    """

    __tablename__ = "played_seat"
    __table_args__ = (
        one_of("scale", Scale),
        Index("ix_played_seat_unrated", "ended_at", "game", sqlite_where=_UNRATED, postgresql_where=_UNRATED),
        Index("ix_played_seat_order", "scale", "ended_at", "game"),
        Index("ix_played_seat_of_player", "player_id", "scale", "ended_at"),
        Index("ix_played_seat_forgotten", "forgotten"),
        *at_most(game=24, robot=100, edition=100),
    )

    game: str = Field(primary_key=True, max_length=24)  # its id; the game may be erased
    seat: int = Field(primary_key=True)
    player_id: int | None = Field(default=None, foreign_key="player.id")  # None: a robot, or the address is erased
    # One random number for all seats of somebody whose address is erased: the ratings of the others need no more.
    forgotten: int | None = None
    robot: str | None = None  # the name of its policy
    edition: str
    players: int
    robots: int
    of_deal: bool  # one hand of a daily deal, which has no turns
    place: int  # from 1; players who tie have one place, but for whoever won a duel
    money: int
    turns: int
    late: int
    ended_at: datetime  # of a deal: when its day was over
    scale: Scale | None = Field(default=None, sa_type=AutoString)
    rating: float | None = None
    rating_error: float | None = None
