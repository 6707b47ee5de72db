"""What came of games that are over, for their players: the data across games. No game's transaction waits for it."""

from __future__ import annotations

from datetime import datetime

from sqlmodel import Field, SQLModel


class EndedGame(SQLModel, table=True):
    """A game that is over and not counted yet: written with its last move, and deleted once it is."""

    __tablename__ = "ended_game"

    game_id: str = Field(foreign_key="game.id", primary_key=True)
    ended_at: datetime = Field(index=True)


class PlayedSeat(SQLModel, table=True):
    """What came of one seat of a game that is over, for its player: a function of the game's log.

    `turns`: how many the player had, since they have the seat; `late`: those that the clock or a robot finished.
    """

    __tablename__ = "played_seat"

    game: str = Field(primary_key=True, max_length=24)  # its id; the game may be erased
    seat: int = Field(primary_key=True)
    player_id: int | None = Field(default=None, foreign_key="player.id", index=True)  # None: the address is erased
    players: int
    robots: int
    place: int  # from 1; players who tie have one place, but for whoever won a duel
    money: int
    turns: int
    late: int
    ended_at: datetime
