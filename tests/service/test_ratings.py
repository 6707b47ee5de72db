"""Ratings: a function of the counted seats, whatever the order in which games are counted."""

from __future__ import annotations

import random
from collections.abc import Sequence
from datetime import datetime, timedelta

import pytest
from openskill.models import BradleyTerryFull
from sqlmodel import col

from service.db.database import Database
from service.models import PlayedSeat, Player, Scale
from service.privacy import forgetting
from service.results import rating_check, ratings
from service.results.rating_scales import BEGINNING, ROBOTS
from tests.databases import both
from tests.rows import add, alter, commit, read, rows_of
from tests.service.counted_seats import counted_game, present_ratings

pytestmark = both  # these run on both databases

PEOPLE = 5


@pytest.fixture
def people(database: Database, now: datetime) -> list[int]:
    with database.writing() as session:
        players = [Player(address=f"p{n}@example.org", created_at=now) for n in range(PEOPLE)]
        session.add_all(players)
        session.flush()
        return [player.id or 0 for player in players]


def random_games(people: Sequence[int], now: datetime, number: int, seed: int) -> list[list[PlayedSeat]]:
    """Games of people and robots, in the order in which they ended; several at one moment."""
    chance, found = random.Random(seed), []
    for n in range(number):
        seats: list[int | str] = list(chance.sample(people, chance.choice((2, 3, 4))))
        if chance.random() < 0.3:
            seats[1:] = [chance.choice(list(ROBOTS)) for _ in seats[1:]]
        places = chance.choice(([1, 2, 3, 4], [1, 2, 2, 4], [1, 1, 3, 4]))[: len(seats)]
        found.append(counted_game(n, now + timedelta(hours=n // 2), seats, chance.sample(places, len(places))))
    return found


def rate_all(database: Database, now: datetime) -> int:
    done = 0
    while commit(database, ratings.rate_one, now):
        done += 1
    return done


def count(database: Database, seats: Sequence[PlayedSeat]) -> None:
    add(database, *(PlayedSeat(**seat.model_dump()) for seat in seats))


def rated(database: Database) -> dict[tuple[str, int], tuple[float | None, float | None]]:
    found = rows_of(database, PlayedSeat, col(PlayedSeat.rating).is_not(None))
    return {(row.game, row.seat): (row.rating, row.rating_error) for row in found}


def folded(games: Sequence[Sequence[PlayedSeat]]) -> dict[tuple[str, int], tuple[float, float]]:
    """What the ratings must be, by the model itself: a second reading of the rules in a few lines."""
    held: dict[tuple[object, Scale], tuple[float, float]] = {}
    found = {}
    for seats in sorted(games, key=lambda seats: (seats[0].ended_at, seats[0].game)):
        scale = next((seat.scale for seat in seats if seat.scale), None)
        if scale is None:
            continue
        beta = 260.0 if seats[0].of_deal else 150.0 if len(seats) == 2 else 300.0
        model = BradleyTerryFull(beta=beta, tau=2.0, gamma=lambda *_: 1.0)
        before = [
            ROBOTS[seat.robot] if seat.robot else held.get((seat.player_id, scale), (1500.0, 250.0)) for seat in seats
        ]
        teams = [[model.rating(mu=mean, sigma=error)] for mean, error in before]
        for seat, (after,) in zip(seats, model.rate(teams, ranks=[float(seat.place) for seat in seats]), strict=True):
            if seat.robot is None:
                held[seat.player_id, scale] = found[seat.game, seat.seat] = (after.mu, after.sigma)
    return found


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(3))
def test_ratings_are_those_of_the_games_in_their_order_however_they_are_counted(
    database: Database, now: datetime, people: list[int], seed: int
) -> None:
    games = random_games(people, now, 30, seed)
    expected = folded(games)
    chance = random.Random(seed)
    for seats in chance.sample(games, len(games)):
        count(database, seats)
        if chance.random() < 0.4:
            rate_all(database, now)
    rate_all(database, now)
    assert rated(database) == {key: pytest.approx(rating) for key, rating in expected.items()}
    assert read(database, rating_check.differences) == []
    assert rate_all(database, now) == 0


def test_the_present_rating_is_that_after_the_last_game_on_its_scale(
    database: Database, now: datetime, people: list[int]
) -> None:
    anna, burt, curt = people[:3]
    count(database, counted_game(0, now, [anna, burt], [1, 2]))
    count(database, counted_game(1, now, [anna, burt, curt], [1, 2, 3]))
    count(database, counted_game(2, now, ["deputy", anna], [1, 2]))
    rate_all(database, now)
    mine = read(database, present_ratings, anna)
    assert set(mine) == {"two", "more", "robots"}
    assert min(mine["two"].mean, mine["more"].mean) > BEGINNING.mean > mine["robots"].mean
    assert mine["two"].is_provisional
    assert set(read(database, present_ratings, curt)) == {"more"}


def test_people_beside_robots_and_games_that_say_so_are_not_rated(
    database: Database, now: datetime, people: list[int]
) -> None:
    count(database, counted_game(0, now, [*people[:2], "cautious"], [1, 2, 3]))
    count(database, counted_game(1, now, people[:2], [1, 2], scale=None))
    assert rate_all(database, now) == 0
    assert read(database, present_ratings, people[0]) == {}
    assert read(database, rating_check.differences) == []


def test_whoever_is_forgotten_keeps_their_place_in_the_ratings_of_others(
    database: Database, now: datetime, people: list[int]
) -> None:
    games = random_games(people, now, 20, 7)
    for seats in games[:10]:
        count(database, seats)
    rate_all(database, now)
    commit(database, forgetting.forget, people[0], now)
    gone = rows_of(database, PlayedSeat, col(PlayedSeat.forgotten).is_not(None))
    theirs = [seat for seats in games[:10] for seat in seats if seat.player_id == people[0]]
    assert {(row.game, row.seat) for row in gone} == {(seat.game, seat.seat) for seat in theirs}
    assert len({row.forgotten for row in gone}) == 1
    assert read(database, rating_check.differences) == [], "they can be computed again without knowing who it was"
    late = next(seats for seats in games[10:] if people[0] not in {seat.player_id for seat in seats})
    for seat in late:
        seat.ended_at = now - timedelta(days=1)
    count(database, late)
    rate_all(database, now)
    expected = folded([late, *games[:10]])
    assert rated(database) == {key: pytest.approx(rating) for key, rating in expected.items()}


def test_a_rating_that_is_not_that_of_the_games_is_found(database: Database, now: datetime, people: list[int]) -> None:
    for seats in random_games(people, now, 6, 1):
        count(database, seats)
    rate_all(database, now)
    wrong, (rating, _) = next(iter(rated(database).items()))
    alter(database, PlayedSeat, wrong, rating=(rating or 0.0) + 1.0)
    assert [(one.game, one.seat) for one in read(database, rating_check.differences)] == [wrong]
    commit(database, rating_check.rate_all_again)
    rate_all(database, now)
    assert read(database, rating_check.differences) == []
