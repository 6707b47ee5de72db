"""Mails of leagues: once a week, at the end, in a digest, and none to who wants none."""

from __future__ import annotations

from dataclasses import replace
from datetime import datetime, timedelta

import pytest
from sqlmodel import col, select

from service.db.database import Database
from service.mail.delivering import postponed
from service.mail.delivering.sender import Sender
from service.models import LeagueMember, Outmail, Player
from tests.leagues.league import TWO, LeagueHarness
from tests.mail.mail_server import MailServer, text_of
from tests.rows import rows

THREE = ("Anna", "Burt", "Curt")
SLOW = replace(TWO, turn_hours=72, weeks=6)


@pytest.fixture
def league(database: Database, now: datetime) -> LeagueHarness:
    made = LeagueHarness(database, now, THREE, SLOW)
    made.begin_season()
    return made


def _queued(league: LeagueHarness, word: str) -> list[tuple[str, datetime]]:
    mails = select(Outmail, Player).join(Player, col(Player.id) == Outmail.player_id).order_by(col(Outmail.id))
    mails = mails.where(Outmail.kind == "league", col(Outmail.cause).startswith(word))
    return [(player.address.partition("@")[0], mail.created_at) for mail, player in rows(league.database, mails)]


@pytest.mark.slow
def test_one_mail_a_week_goes_to_each_player_and_one_at_the_end(league: LeagueHarness) -> None:
    begins = league.now
    league.play_all()
    for _ in range(43):
        league.later(days=1)
        league.sweep()
    weeks = [(who.lower(), begins + timedelta(weeks=n)) for n in range(1, 6) for who in THREE]
    assert sorted(_queued(league, "week")) == sorted(weeks)
    assert sorted(who for who, _ in _queued(league, "over")) == ["anna", "burt", "curt"]


@pytest.mark.slow
def test_a_mail_tells_the_table_the_games_and_the_end(
    league: LeagueHarness, sender: Sender, mail_server: MailServer
) -> None:
    league.play(league.games()[0])
    league.later(days=7)
    league.sweep()
    sender.deliver(league.now)
    told = [mail for mail in mail_server.arrived if "your division stands" in mail["Subject"]]
    assert [mail["X-Posse-Kind"] for mail in told] == ["notice"] * 3
    assert {mail["List-Unsubscribe"].endswith("/leagues/mails>") for mail in told} == {True}
    anna = next(" ".join(text_of(mail).split()) for mail in told if "anna@" in mail["To"])
    assert "(1 game)" in anna
    assert "Game 1 with Burt: you were" in anna
    assert "The season ends on" in anna


@pytest.mark.slow
def test_a_digest_has_it_in_one_line(league: LeagueHarness, sender: Sender, mail_server: MailServer) -> None:
    with league.database.writing() as session:
        player = session.exec(select(Player).where(Player.address == "anna@posse.test")).one()
        player.mail_plan = "digest"
        postponed.reschedule(session, player, league.now)
    league.later(days=7)
    league.sweep()
    sender.deliver(league.now)
    mails = [mail for mail in mail_server.arrived if "anna@posse.test" in mail["To"]]
    assert not [mail for mail in mails if "your division stands" in mail["Subject"]]
    league.later(days=1)
    league.sweep()
    sender.deliver(league.now)
    digests = [mail for mail in mail_server.arrived if mail["X-Posse-Kind"] == "digest"]
    assert "Sunday league, division 1: you are number" in " ".join(" ".join(map(text_of, digests)).split())


@pytest.mark.slow
def test_who_wants_none_gets_none(league: LeagueHarness) -> None:
    with league.database.writing() as session:
        for member in session.exec(select(LeagueMember).where(LeagueMember.name != "Burt")):
            member.mails_off = True
    league.play_all()
    league.later(days=7)
    league.sweep()
    league.end_season()
    assert {who for who, _ in _queued(league, "")} == {"burt"}


def test_a_repeated_sweep_mails_nothing_twice(league: LeagueHarness) -> None:
    league.later(days=7)
    for _ in range(3):
        league.sweep()
        league.later(minutes=1)
    assert len(_queued(league, "week")) == 3


@pytest.mark.slow
def test_who_lets_half_of_their_turns_lapse_is_out_is_told_so_once_and_gets_no_more(
    database: Database, now: datetime
) -> None:
    league = LeagueHarness(database, now, (*THREE, "Dora"), TWO)
    league.begin_season()
    while not league.places("Dora")[0].replaced:
        league.play_all(idle=("Dora",))
        league.later(days=1)
        league.sweep()
    assert [place.replaced for place in league.places("Dora")] == ["lapsed"]
    assert {one.replaced for name in THREE for one in league.places(name)} == {None}
    with database.reading() as session:
        member = league.member(session, "Dora")
        assert (member.left_at, member.strikes, member.waits) == (league.now, 1, 1)
    league.end_season()
    assert [who for who, _ in _queued(league, "out")] == ["dora"]
    assert "dora" not in {who for who, _ in _queued(league, "over")}
