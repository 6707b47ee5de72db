"""Members of leagues: who may join and found one, and what becomes of whoever leaves or is forgotten."""

from __future__ import annotations

from dataclasses import replace
from datetime import datetime
from fractions import Fraction

import pytest
from sqlmodel import select

from service import errors
from service.db.database import Database
from service.leagues import founding
from service.leagues.membership import MOST_MEMBERS
from service.models import LeagueMember, Player
from service.players import new_address, players
from service.privacy import forgetting, retention
from tests.leagues.league import TERMS, LeagueHarness
from tests.rows import rows


def test_a_mailbox_plays_once_by_a_name_that_is_free(database: Database, now: datetime) -> None:
    league = LeagueHarness(database, now, ("Anna", "Burt"))
    with pytest.raises(errors.Stale):
        league.join("Zoe", "anna+games@posse.test")
    with pytest.raises(errors.Invalid):
        league.join("BURT", "zoe@posse.test")
    with database.writing() as session, pytest.raises(errors.Forged):
        founding.lock_league(session, "Monday league")


def test_a_league_has_room_for_so_many(database: Database, now: datetime) -> None:
    league = LeagueHarness(database, now, ())
    with database.writing() as session:
        for n in range(MOST_MEMBERS):
            player = Player(address=f"{n}@posse.test", created_at=now)
            session.add(player)
            session.flush()
            session.add(LeagueMember(league_id=1, player_id=player.id, name=f"Player {n}", joined_at=now))
    with pytest.raises(errors.Past):
        league.join("Zoe")


def test_a_player_founds_three_leagues_at_most_and_each_name_once(database: Database, now: datetime) -> None:
    with database.writing() as session:
        founder = players.player_of(session, "anna@posse.test", now)
        session.flush()
        for n in range(3):
            founding.found(session, founder.id, replace(TERMS, name=f"League {n}"), now)
        with pytest.raises(errors.TooMany):
            founding.found(session, founder.id, replace(TERMS, name="League 4"), now)
        with pytest.raises(errors.Invalid):
            founding.found(session, None, replace(TERMS, name="LEAGUE 1"), now)
        founding.end(founding.lock_league(session, "League 1"), now)
        founding.found(session, founder.id, replace(TERMS, name="League 4"), now)


def test_who_wants_no_mail_is_not_dealt_in(league: LeagueHarness, database: Database) -> None:
    league.join("Dora")
    with database.writing() as session:
        session.exec(select(Player).where(Player.address == "dora@posse.test")).one().muted = True
    league.begin_season()
    assert league.names() == ["Anna", "Burt", "Curt"]


def points(league: LeagueHarness) -> dict[str, Fraction]:
    (record,) = league.divisions()
    return {record.place_of(one).name: one.points for one in record.standings}


@pytest.mark.slow
def test_who_is_forgotten_leaves_no_name_and_the_others_keep_their_results(
    league: LeagueHarness, database: Database
) -> None:
    league.join("Dora")
    league.begin_season()
    for game in league.games()[:3]:
        league.play(game)
    league.sweep()
    before = points(league)
    with database.writing() as session:
        forgetting.forget(session, league.member(session, "Dora").player_id or 0, league.now)
    league.sweep()
    assert points(league) == {name: points for name, points in before.items() if name != "Dora"} | {"A player": 0}
    assert "Dora" not in {one.name for one in rows(database, select(LeagueMember))}
    league.end_season()
    league.begin_season()
    assert league.names().count("A player") == 0


def test_an_address_is_kept_as_long_as_its_player_plays_in_a_league(database: Database, now: datetime) -> None:
    league = LeagueHarness(database, now, ("Anna", "Burt"))
    league.later(days=91)
    while retention.work_due(database, league.now):
        pass
    assert _addresses(database) == {"anna@posse.test", "burt@posse.test"}
    league.leave("Anna")
    league.later(hours=2)
    while retention.work_due(database, league.now):
        pass
    assert _addresses(database) == {"burt@posse.test"}


def test_a_new_address_plays_on_in_the_league(league: LeagueHarness, database: Database) -> None:
    league.begin_season()
    with database.writing() as session:
        anna = session.exec(select(Player).where(Player.address == "anna@posse.test")).one()
        new_address.change(session, anna, "anna.b@posse.test", None, league.now)
    with database.reading() as session:
        member = league.member(session, "Anna")
        assert session.get_one(Player, member.player_id).address == "anna.b@posse.test"


def _addresses(database: Database) -> set[str]:
    return set(rows(database, select(Player.address)))
