"""What a player has achieved here in all games that are over: the contents of their page."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from datetime import datetime
from typing import NamedTuple, get_args

from sqlalchemy import Integer, func, select
from sqlalchemy.orm import aliased
from sqlmodel import Session, col

from service.models import PlayedSeat, PlayerPage, Scale
from service.results.rating_scales import Rating

LATEST = 100  # ratings of one scale in a curve
MOST_OTHERS = 50  # people of whom a page tells how the player did against them


class GamesOfAKind(NamedTuple):
    """A player's games of one edition with so many players, against people or only robots.

    `places`: how many games they finished at each place, from the first. `money`: the mean at the end, in dollars.
    """

    edition: str
    players: int
    against_robots: bool
    places: tuple[int, ...]
    money: int

    @property
    def games(self) -> int:
        """How many there are."""
        return sum(self.places)


class HeadToHead(NamedTuple):
    """A player's games with somebody else who has a page: in how many they were before, behind, and level."""

    name: str
    before: int
    behind: int
    level: int


class RatedMoment(NamedTuple):
    """A rating as it was after a game, and when that ended."""

    at: datetime
    rating: Rating


def games_of(session: Session, player_id: int) -> list[GamesOfAKind]:
    """Return a player's games by kind, people before robots, the most numerous first. Hands of deals do not count."""
    against_robots = col(PlayedSeat.robots) == col(PlayedSeat.players) - 1
    kinds = (col(PlayedSeat.edition), col(PlayedSeat.players), against_robots, col(PlayedSeat.place))
    rows = select(*kinds, func.count(), func.sum(PlayedSeat.money))
    rows = rows.where(col(PlayedSeat.player_id) == player_id, col(PlayedSeat.of_deal).is_(False)).group_by(*kinds)
    places, money = dict[tuple[str, int, bool], Counter[int]](), Counter[tuple[str, int, bool]]()
    for edition, players, robots, place, number, dollars in session.execute(rows):
        kind = (edition, players, bool(robots))
        places.setdefault(kind, Counter())[place] += number
        money[kind] += int(dollars)
    found = [
        GamesOfAKind(*kind, tuple(count[n] for n in range(1, kind[1] + 1)), round(money[kind] / count.total()))
        for kind, count in places.items()
    ]
    return sorted(found, key=lambda one: (one.against_robots, -one.games, one.players, one.edition))


def head_to_head(session: Session, player_id: int) -> list[HeadToHead]:
    """Return a player's games with others who have a page, of the fifty with whom they have most, these first."""
    mine, other = aliased(PlayedSeat), aliased(PlayedSeat)
    better = func.sum((col(mine.place) < col(other.place)).cast(Integer))
    worse = func.sum((col(mine.place) > col(other.place)).cast(Integer))
    rows = select(col(PlayerPage.name), func.count(), better, worse).select_from(mine)
    rows = rows.join(other, (col(other.game) == col(mine.game)) & (col(other.seat) != col(mine.seat)))
    rows = rows.join(PlayerPage, col(PlayerPage.player_id) == col(other.player_id))
    rows = rows.where(col(mine.player_id) == player_id).group_by(col(PlayerPage.name))
    rows = rows.order_by(func.count().desc(), col(PlayerPage.name)).limit(MOST_OTHERS)
    return [HeadToHead(name, up, down, games - up - down) for name, games, up, down in session.execute(rows)]


def course_of(session: Session, player_id: int) -> dict[Scale, Sequence[RatedMoment]]:
    """Return how a player's ratings went, the latest of each scale, in the order of their games."""
    found = dict[Scale, Sequence[RatedMoment]]()
    for scale in get_args(Scale):
        rows = select(col(PlayedSeat.ended_at), col(PlayedSeat.rating), col(PlayedSeat.rating_error))
        rows = rows.where(col(PlayedSeat.player_id) == player_id, col(PlayedSeat.scale) == scale)
        rows = rows.where(col(PlayedSeat.rating).is_not(None))
        latest = session.execute(
            rows.order_by(col(PlayedSeat.ended_at).desc(), col(PlayedSeat.game).desc()).limit(LATEST)
        )
        moments = [RatedMoment(at, Rating(mean or 0.0, error or 0.0)) for at, mean, error in latest]
        if moments:
            found[scale] = moments[::-1]
    return found
