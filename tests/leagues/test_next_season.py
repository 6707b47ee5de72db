"""What a season that is over promises for the next one, on its page and in its mails, is what the next one does."""

from __future__ import annotations

import random
import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace
from datetime import datetime
from typing import Any

import pytest
from flask.testing import FlaskClient
from sqlmodel import select

from service.db.database import Database
from service.leagues import season_start
from service.leagues.founding import lock_league
from service.mail.delivering.sender import Sender
from service.models import LeagueGame, LeagueMember, LeagueSeason, Player
from tests.leagues.league import TERMS, TWO, WESTERN, LeagueHarness
from tests.mail.mail_server import MailServer, text_of
from tests.rows import commit
from tests.service.web.conftest import JSON

LEAGUE = "/leagues/Sunday%20league"
PLACE = re.compile(r'<th scope="row">\d+\. (\w+)(?: <span class="quiet">\(goes (up|down)\)</span>)?</th>')


def _join(league: LeagueHarness, names: Iterable[str]) -> None:
    with league.database.writing() as session:
        for name in names:
            player = Player(address=f"{name}@posse.test", created_at=league.now)
            session.add(player)
            session.flush()
            session.add(LeagueMember(league_id=1, player_id=player.id, name=name, joined_at=league.now))


def _leave(league: LeagueHarness, names: Iterable[str]) -> None:
    with league.database.writing() as session:
        for name in names:
            league.member(session, name).left_at = league.now


def _begin(league: LeagueHarness) -> bool:
    """Begin the season that is due, of which no game is dealt; return False if it is put off."""
    league.now = league.league().season_due or league.now
    assert commit(league.database, season_start.begin_one, league.now)
    return league.league().season_due is None


def _end(league: LeagueHarness, chance: random.Random | None = None) -> None:
    """Close the season that is played, whose games have ended by chance, or else the better the lower one stood."""
    with league.database.writing() as session:
        season = session.get_one(LeagueSeason, league.season().id)
        for row in session.exec(select(LeagueGame).where(LeagueGame.season_id == season.id)):
            order = chance.sample(row.seats, len(row.seats)) if chance else sorted(row.seats, reverse=True)
            row.judged = [[order.index(number) + 1, 20000] for number in row.seats]
        season.closed_at = league.now = season.ends_at
        lock_league(session, league.name).season_due = league.now + season_start.WEEK


def _divisions(told: Mapping[str, Any]) -> dict[str, int]:
    """Return the division of each name, as JSON has them."""
    return {name: number for number, one in enumerate(told["divisions"], 1) for name in one["places"]}


def _promised(told: Mapping[str, Any]) -> dict[str, int]:
    """Return where JSON says that each player plays next."""
    rows = [(one["places"], row) for one in told["divisions"] for row in one["table"]]
    return {names[row["place"]]: row["next_division"] for names, row in rows if row["next_division"]}


def _marked(page: str) -> Iterator[tuple[str, str]]:
    """Yield each name on the page of a league, with "up", "down" or nothing."""
    yield from PLACE.findall(page)


def _way(now: int, then: int) -> str:
    return "up" if then < now else "down" if then > now else ""


@pytest.mark.slow
@pytest.mark.parametrize("at_table", [2, 3, 4])
@pytest.mark.parametrize("seed", range(2))
def test_the_page_promises_what_the_next_season_does(
    client: FlaskClient, database: Database, now: datetime, at_table: int, seed: int
) -> None:
    chance = random.Random(10 * at_table + seed)
    league = LeagueHarness(database, now, (), replace(TERMS, players=at_table))
    names = [f"P{n}" for n in range(chance.randint(max(3, at_table), 40))]
    _join(league, names)
    assert _begin(league)
    for season in range(1, 4):
        _end(league, chance)
        _leave(league, leavers := chance.sample(names, chance.randint(0, len(names) - 2)))
        names = [name for name in names if name not in leavers]
        new = [f"Q{season}x{n}" for n in range(chance.randint(0, 40 - len(names)))]
        _join(league, new)
        names += new
        before = client.get(LEAGUE, headers=JSON).get_json()
        marked = dict(_marked(client.get(LEAGUE).get_data(as_text=True)))
        if not _begin(league):
            assert len(names) < max(3, at_table)
            assert not _promised(before)
            assert not any(marked.values())
            return
        were, are = _divisions(before), _divisions(client.get(LEAGUE, headers=JSON).get_json())
        assert _promised(before) == {name: are[name] for name in names if name in were}
        ways = {name: _way(were[name], are[name]) for name in names if name in were}
        assert {name: way for name, way in marked.items() if way} == {name: way for name, way in ways.items() if way}
        assert _promised(client.get(f"{LEAGUE}/{season}", headers=JSON).get_json()) == _promised(before)


@pytest.mark.parametrize(("at_table", "people"), [(2, 21), (3, 19), (4, 17)])
def test_with_the_same_players_two_go_up_and_two_go_down(
    client: FlaskClient, database: Database, now: datetime, at_table: int, people: int
) -> None:
    league = LeagueHarness(database, now, (), replace(TERMS, players=at_table))
    _join(league, [f"P{n}" for n in range(people)])
    assert _begin(league)
    _end(league)
    page = client.get(LEAGUE).get_data(as_text=True).split('aria-labelledby="division-')[1:]
    assert ("(a robot)" in page[-1].partition("</tr>\n<tr>")[0]) == (at_table > 2)  # it is first
    ways = [[way for _, way in _marked(division)] for division in page]
    for division, found in enumerate(ways):
        up, down = 2 * (division > 0), 2 * (division < len(ways) - 1)
        assert found == ["up"] * up + [""] * (len(found) - up - down) + ["down"] * down


@pytest.mark.slow
def test_the_last_mail_says_who_goes_down_and_the_first_one_who_has(
    client: FlaskClient, database: Database, now: datetime, sender: Sender, mail_server: MailServer
) -> None:
    league = LeagueHarness(database, now, WESTERN, TWO)
    league.begin_undealt()
    for _ in WESTERN:
        assert commit(database, season_start.deal_one, league.now)
    league.join("Hilde")
    league.end_season()
    sender.deliver(league.now)
    told = _told(mail_server, "notice")
    assert set(told) == set(WESTERN)
    assert {who for who, mail in told.items() if "before then, you go down to division 2." in mail} == set(
        league.table()[4:]
    )
    league.begin_season()
    sender.deliver(league.now)
    told = _told(mail_server, "start")
    for name in league.names(1):
        assert "You play in division 1 of Sunday league, as in the season before." in told[name]
    for name in league.names(2):
        was = "" if name == "Hilde" else "have gone down from division 1 to"
        assert f"You {was or 'play in'} division 2 of Sunday league." in told[name]


def _told(mail_server: MailServer, kind: str) -> dict[str, str]:
    """Return by name the latest mail of a kind."""
    found = [mail for mail in mail_server.arrived if mail["X-Posse-Kind"] == kind]
    return {mail["To"].partition(" ")[0]: " ".join(text_of(mail).split()) for mail in found}
