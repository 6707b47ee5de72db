"""The daily deal: one hand a day that everybody plays alone, with the same cards and against the same robots."""

from __future__ import annotations

from datetime import date, datetime

from sqlalchemy import JSON, Column, Index, text
from sqlmodel import Field, SQLModel

from service.models.conventions import at_most


class DailyDeal(SQLModel, table=True):
    """The deal of a day (UTC). Its commitment is published a month ahead; its seed when the day is over."""

    __tablename__ = "deal"
    __table_args__ = at_most(edition=100, robots=2000, seed=200, commitment=200, tally=30_000)

    day: date = Field(primary_key=True)
    edition: str
    robots: list[str] = Field(sa_column=Column(JSON, nullable=False))  # the policies of all seats but the player's
    seed: str
    commitment: str
    mean: int | None = None  # of the field, once it is open
    # Each lead among the results, in order, and how many had it, once it is open: to count them takes long.
    tally: list[list[int]] | None = Field(default=None, sa_column=Column(JSON))
    opened_at: datetime | None = None  # when everything about it became public; None: it is being played, or to come
    counted_at: datetime | None = None  # when all choices were counted


def _index_of_named(whose: str, where: str) -> Index:
    """Return an index for the best results of those who are named: few of all."""
    named = text(f"name IS NOT NULL AND {where}")
    return Index(f"ix_deal_result_{whose}", "day", "lead", sqlite_where=named, postgresql_where=named)


class DealResult(SQLModel, table=True):
    """What somebody made of a deal on its day; written once, as their hand ends, and kept when the game is erased.

    `lead`: dollars that the hand brought them more than the others on average.
    """

    __tablename__ = "deal_result"
    __table_args__ = (
        Index("ix_deal_result_day_lead", "day", "lead"),
        _index_of_named("players", "player_id IS NOT NULL"),
        _index_of_named("guests", "player_id IS NULL"),
        Index(
            "ix_deal_result_uncounted",
            "day",
            "game",
            sqlite_where=text("counted = 0"),
            postgresql_where=text("NOT counted"),
        ),
        *at_most(game=24, name=100),
    )

    game: str = Field(primary_key=True, max_length=24)  # its id; the game may be erased
    day: date = Field(foreign_key="deal.day")
    lead: int
    name: str | None = None  # if they agreed to be named in the ranking
    # Whose address the hand counts for; None: a guest's, or the address is erased.
    player_id: int | None = Field(default=None, foreign_key="player.id", index=True)
    counted: bool = False  # among the choices
    ended_at: datetime


class DealChoice(SQLModel, table=True):
    """How many players of an open deal made a move at a moment, and their leads together.

    `moment`: a digest of all moves before it.
    """

    __tablename__ = "deal_choice"
    __table_args__ = at_most(moment=32, move=500)

    day: date = Field(primary_key=True, foreign_key="deal.day")
    moment: str = Field(primary_key=True, max_length=32)
    move: str = Field(primary_key=True)
    number: int = 0
    total: int = 0
