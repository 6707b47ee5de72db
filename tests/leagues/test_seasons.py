"""Seasons: they begin, end and follow each other by themselves; who leaves waits; what is not finished is judged."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime, timedelta
from fractions import Fraction

import pytest
from sqlmodel import select

import engine
from service import errors
from service.admin import game_actions
from service.db.database import Database
from service.games import stopping
from service.games.transaction import GameTransaction
from service.leagues import founding, judging, season_end, season_start
from service.models import LeagueGame, LeagueMember, LeaguePlace, LeagueSeason
from service.standings import next_season
from service.standings.points import Standing
from service.standings.season_record import DivisionRecord
from service.sweep import outages
from service.sweep.due import queue_step
from tests.databases import both
from tests.leagues.league import TERMS, WESTERN, LeagueHarness
from tests.rows import commit
from tests.service.sweeping import sweep
from tests.settings import NOW

WEEK = timedelta(days=7)


@both
@pytest.mark.slow
def test_a_season_is_dealt_judged_and_followed_by_the_next(league: LeagueHarness) -> None:
    season = league.begin_season()
    assert season.number == 1
    assert season.ends_at - season.begins_at == timedelta(weeks=2)
    assert len(league.games()) == 3
    assert {league.game(game).status for game in league.games()} == {"playing"}
    league.play(league.games()[0])
    (record,) = league.end_season()
    assert [(game.status, game.judged) for game in record.games] == [
        ("over", False),
        ("stopped", True),
        ("stopped", True),
    ]
    assert all(game.result is not None and sorted(game.result.places) == [1, 2] for game in record.games)
    assert sum(one.points for one in record.standings) == 3 * 16
    closed = league.season()
    assert closed.closed_at == closed.opened_at == closed.ends_at
    assert league.league().season_due == closed.ends_at + WEEK
    assert league.begin_season().number == 2


def test_a_season_waits_a_week_for_enough_players(database: Database, now: datetime) -> None:
    league = LeagueHarness(database, now, ("Anna", "Burt", "Curt"))
    league.later(days=2)
    league.sweep()
    assert league.league().season_due == league.now + WEEK
    league.join("Dora")
    league.begin_season()
    assert league.names()[:4] == ["Anna", "Burt", "Curt", "Dora"]
    assert [place.member_id is None for place in league.divisions()[0].places] == [False] * 4 + [True] * 3


def test_every_game_is_as_the_terms_say_and_needs_no_acceptance(database: Database, now: datetime) -> None:
    league = LeagueHarness(database, now, WESTERN)
    league.begin_season()
    for row in league.rows():
        game = league.game(row.game or "")
        assert (game.edition, game.turn_hours, game.sealed, game.unrated) == (TERMS.edition, 24, False, False)
        assert game.commitment == engine.commitment(game.seed)
        assert (game.seed, game.cuts) == (row.seed, None)
        assert [seat.name for seat in league.seats(game.id)] == [WESTERN[number] for number in row.seats]
    assert len({row.seed for row in league.rows()}) == 7


@pytest.mark.slow
def test_who_leaves_a_season_is_replaced_and_waits_longer_each_time(league: LeagueHarness) -> None:
    league.join("Dora")
    for left in (1, 2):
        league.begin_season()
        league.play(league.games()[0], 12)
        league.leave("Dora")
        league.sweep()
        (record,) = league.divisions()
        last = record.standings[-1]
        assert (record.place_of(last).name, last.points, record.place_of(last).replaced) == ("Dora", 0, "left")
        for game in record.games:
            names = [seat.name for seat in league.seats(game.row.game or "")]
            assert "Dora" not in names
        league.end_season()
        assert league.table()[-1] == "Dora"
        league.join("Dora")
        for _ in range(left):
            league.begin_season()
            assert "Dora" not in league.names()
            league.end_season()
    league.begin_season()
    assert "Dora" in league.names()


def test_who_waits_keeps_no_league_waiting_for_ever(database: Database, now: datetime) -> None:
    league = LeagueHarness(database, now, WESTERN[:4])
    league.begin_undealt()
    league.leave("Anna")
    league.join("Anna")
    league.now = league.season().ends_at
    sweep(database, league.now, (queue_step(season_end.stop_one), queue_step(season_end.close_one)))
    for _ in range(2):
        league.later(days=7)
        assert commit(database, season_start.begin_one, league.now)
    assert (league.season().number, sorted(league.names()[:4])) == (2, sorted(WESTERN[:4]))


def test_turns_of_judged_games_tell_who_has_played_on_time(league: LeagueHarness, database: Database) -> None:
    league.begin_season()
    for game in league.games():
        league.play(game, 12)
    with database.writing() as session:
        for name in ("Anna", "Burt", "Curt"):
            league.member(session, name).strikes = 2
        session.get_one(LeagueSeason, league.season().id).ends_at = league.now
    (record,) = league.end_season()
    assert {game.judged for game in record.games} == {True}
    with database.reading() as session:
        assert [league.member(session, name).strikes for name in ("Anna", "Burt", "Curt")] == [1, 1, 1]


@pytest.mark.slow
def test_a_season_on_time_takes_a_strike_away(league: LeagueHarness, database: Database) -> None:
    with database.writing() as session:
        for name in ("Anna", "Burt"):
            league.member(session, name).strikes = 2
    league.begin_season()
    of_anna = next(row for row in league.rows() if "Burt" not in [("Anna", "Burt", "Curt")[n] for n in row.seats])
    league.play(of_anna.game or "")
    league.end_season()
    with database.reading() as session:
        assert [league.member(session, name).strikes for name in ("Anna", "Burt")] == [1, 2]


def test_to_leave_between_seasons_costs_nothing(league: LeagueHarness) -> None:
    league.join("Dora")
    league.leave("Dora")
    league.join("Dora")
    league.begin_season()
    assert "Dora" in league.names()


def test_a_game_to_come_begins_with_a_robot_for_who_has_left(database: Database, now: datetime) -> None:
    league = LeagueHarness(database, now, WESTERN)
    league.begin_undealt()
    league.leave("Anna")
    league.sweep()
    for row in league.rows():
        robots = [seat.robot for seat in league.seats(row.game or "")]
        assert [robot is not None for robot in robots] == [number == 0 for number in row.seats]


def test_a_game_of_robots_alone_is_left_out(league: LeagueHarness) -> None:
    league.begin_undealt()
    for name in ("Anna", "Burt"):
        league.leave(name)
    assert [set(game.row.seats) for game in league.divisions()[0].games] == [{1, 2}, {2, 0}]
    league.sweep()
    (record,) = league.end_season()
    assert [game.judged for game in record.games] == [True, True]
    assert record.standings[0].points > 0


@pytest.mark.slow
def test_a_game_that_was_stopped_is_judged_and_always_the_same(league: LeagueHarness, database: Database) -> None:
    league.begin_season()
    game = league.games()[0]
    league.play(game, 20)
    with database.writing() as session:
        stopping.stop(GameTransaction.lock(session, game, league.now), "ended")
    league.end_season()
    first = league.rows()[0].judged
    with database.writing() as session:
        row = session.exec(select(LeagueGame).where(LeagueGame.game == game)).one()
        row.judged, row.judge_due = None, league.now
    league.sweep()
    assert league.rows()[0].judged == first


def test_a_judgement_that_fails_is_tried_again_and_stops_no_other(league: LeagueHarness, database: Database) -> None:
    league.begin_season()
    broken = league.games()[0]
    judged = []

    def judge(position: engine.Position, seed: str) -> tuple[engine.JudgedSeat, ...]:
        judged.append(seed)
        if seed == broken and judged.count(seed) == 1:
            raise RuntimeError("a fault")
        return engine.judge(position, seed, 1)

    def judge_all() -> None:
        while judging.work_due(database, lambda: league.now, judge):
            pass

    league.now = league.season().ends_at
    sweep(database, league.now)
    judge_all()
    assert {row.judged is None for row in league.rows() if row.game != broken} == {False}
    assert league.season().closed_at is None
    league.later(minutes=10)
    judge_all()
    league.sweep()
    assert league.season().closed_at is not None


def test_an_undealt_game_counts_for_nobody(league: LeagueHarness, database: Database) -> None:
    league.begin_undealt()
    assert commit(database, season_start.deal_one, league.now)
    (record,) = league.end_season()
    assert [game.judged for game in record.games] == [game.result is not None for game in record.games]
    assert [game.row.judged == [] for game in record.games] == [False, True, True]
    assert sum(one.games for one in record.standings) == 2


def test_a_season_ends_later_by_the_time_of_an_outage(league: LeagueHarness, database: Database) -> None:
    ends = league.begin_season().ends_at
    for later in (0, 72):
        commit(database, outages.awake, league.now + timedelta(hours=later))
    assert league.season().ends_at == ends + timedelta(hours=72)


def test_a_season_ends_later_by_the_time_that_all_games_are_given(league: LeagueHarness, database: Database) -> None:
    league.begin_undealt()
    ends = league.season().ends_at
    commit(database, game_actions.extend_all, timedelta(hours=24), league.now, again=False)
    assert league.season().ends_at == ends + timedelta(hours=24)


def test_a_league_that_has_ended_finishes_its_season_and_has_no_other(
    league: LeagueHarness, database: Database
) -> None:
    league.begin_season()
    with database.writing() as session:
        founding.end(founding.lock_league(session, league.name), league.now)
    with pytest.raises(errors.Past):
        league.join("Dora")
    league.end_season()
    assert league.season().closed_at is not None
    assert league.league().season_due is None


# --- up and down ------------------------------------------------------------------------------------------------------


def _member(number: int) -> LeagueMember:
    return LeagueMember(id=number, league_id=1, player_id=number, name=str(number), joined_at=NOW)


def _division(number: int, members: Sequence[int | None]) -> DivisionRecord:
    places = [
        LeaguePlace(season_id=1, division=number, number=n, member_id=one, name="") for n, one in enumerate(members)
    ]
    table = [Standing(n, Fraction(), (0, 0, 0, 0), 0) for n in range(len(members))]
    return DivisionRecord(number, places, table, [])


def test_one_goes_up_two_go_down_and_free_places_go_to_the_best_who_stay() -> None:
    last = [_division(1, range(1, 8)), _division(2, range(8, 15)), _division(3, range(15, 22))]
    order = [member.id for member in next_season.in_order([_member(n) for n in range(1, 23)], last)]
    assert order[:7] == [1, 2, 3, 4, 5, 8, 9]  # the last two have gone down, 8 has gone up, 9 fills the free place
    assert order[7:14] == [10, 11, 12, 6, 7, 15, 16]
    assert order[14:] == [17, 18, 19, 20, 21, 13, 14, 22]  # who is new comes last


def test_robots_and_those_who_left_take_no_place_of_the_next_season() -> None:
    last = [_division(1, [1, 2, 3, 4, 5, 6, 7]), _division(2, [8, 9, 10, None, None, None, None])]
    order = [member.id for member in next_season.in_order([_member(n) for n in (1, 3, 5, 8, 9, 10)], last)]
    assert order == [1, 3, 5, 8, 9, 10]
