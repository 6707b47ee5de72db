"""A league of fourteen people over three seasons, by real mails: a tie, a promotion, a judgement, and leavers.

The tables are computed once more by a few lines that share nothing with the service.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from datetime import datetime, timedelta
from typing import Any

import pytest
from flask.testing import FlaskClient

from service.db.database import Database
from service.mail.delivering.sender import Sender
from tests.leagues import second_table
from tests.leagues.league import PEOPLE
from tests.leagues.mailing import Post, path_of, seat_path
from tests.mail.mail_server import MailServer
from tests.service.web.conftest import Clock
from tests.simulation.entropy import drawn_from
from tests.whole.people import text_of

NAME = "Sunday league"
WEEK = timedelta(days=7)


@pytest.mark.proof
def test_fourteen_people_play_three_seasons_by_mail(
    database: Database, client: FlaskClient, clock: Clock, sender: Sender, mail_server: MailServer
) -> None:
    with drawn_from(random.Random(7), lambda: clock.now.timestamp()):
        _play_three_seasons(Post(database, client, clock, sender, mail_server))


def _play_three_seasons(post: Post) -> None:
    seats = {name: _arrive(post, name) for name in PEOPLE}
    _found(post, seats)
    post.go_on(timedelta(days=2))

    # The first season: nobody plays one of the games, so it is judged.
    first = _season(post)
    assert [len(division["places"]) for division in first["divisions"]] == [7, 7]
    left_alone = first["divisions"][1]["games"][-1]["game"]
    _play_season(post, lambda who, game: game == left_alone)
    ended = _ended(post, 1)
    assert [game["judged"] for game in ended["divisions"][1]["games"]] == [False] * 6 + [True]

    # The second: who was first has gone up, the last two have gone down.
    tops = [_names(division) for division in ended["divisions"]]
    promise = " ".join(text_of(post.latest(tops[1][0].lower(), "notice")).split())
    assert "If nobody joins or leaves before then, you go up to division 1." in promise
    post.go_on(WEEK)
    second = _season(post)
    assert tops[1][0] in second["divisions"][0]["places"]
    assert set(tops[0][-2:]) <= set(second["divisions"][1]["places"])
    lapsed, leaver = second["divisions"][0]["places"][0], second["divisions"][1]["places"][0]
    post.post(f"{seats[leaver]}/leagues", leave=NAME)
    post.go_on()
    games = _games(post)
    _play_season(post, lambda who, game: who == leaver.lower() or (who == lapsed.lower() and game in games))
    notices = [text_of(mail) for mail in post.mails[lapsed.lower()] if mail["X-Posse-Kind"] == "notice"]
    assert any("you are out of this season" in notice for notice in notices)
    ended = _ended(post, 2)
    for division, name in zip(ended["divisions"], (lapsed, leaver), strict=True):
        assert _names(division)[-1] == name
        assert division["table"][-1]["points"] == 0

    # The third: both wait, so twelve play in one large division with a robot.
    for name in (lapsed, leaver):
        post.post(f"{seats[name]}/leagues", join=NAME, name=name)
    post.go_on(WEEK)
    third = _season(post)
    assert [len(division["places"]) for division in third["divisions"]] == [13]
    assert {lapsed, leaver}.isdisjoint(third["divisions"][0]["places"])
    _play_season(post, lambda *_: False)
    _ended(post, 3)
    seasons = [post.get(f"/leagues/{NAME}/{number}") for number in (1, 2, 3)]
    assert any(_has_tie(division) for season in seasons for division in season["divisions"])
    post.go_on(WEEK)
    assert {lapsed, leaver} <= {name for division in _season(post)["divisions"] for name in division["places"]}


def _arrive(post: Post, name: str) -> str:
    """Play against a robot by mail, and resign that game; return the path of the seat."""
    who = name.lower()
    players = [{"name": name, "email": f"{who}@posse.test"}, {"robot": "cautious"}]
    post.post("/games", players=players)
    post.go_on()
    post.post(path_of(post.latest(who, "confirm")), action="confirm")
    post.go_on()
    seat = seat_path(post.latest(who, "start"))
    post.post(f"{seat}/resign")
    return seat


def _found(post: Post, seats: dict[str, str]) -> None:
    founder = PEOPLE[0]
    post.post(f"{seats[founder]}/own-page", name=founder)
    post.post(f"{seats[founder]}/leagues/new", name=NAME, players=4, turn_hours=24, weeks=2, begins=2)
    for name in PEOPLE[1:]:
        post.post(f"{seats[name]}/leagues", join=NAME, name=name)


def _season(post: Post) -> Any:
    return post.get(f"/leagues/{NAME}")


def _ended(post: Post, number: int) -> Any:
    """Return a season that is over, whose tables were computed once more."""
    found = post.get(f"/leagues/{NAME}/{number}")
    assert found["over"]
    for division in found["divisions"]:
        told = [(row["place"], round(row["points"], 6)) for row in division["table"]]
        assert told == second_table.table(division)
    return found


def _has_tie(division: Any) -> bool:
    """Return whether two have as many points and only wins, seconds, thirds or money tell who stands higher."""
    points = [row["points"] for row in division["table"] if row["place"] not in division["out"]]
    return len(points) > len(set(points))


def _names(division: Any) -> list[str]:
    return [division["places"][row["place"]] for row in division["table"]]


def _play_season(post: Post, idle: Callable[[str, str], bool]) -> None:
    """Play day by day until the season is over, and read the mail that says so."""
    ends = datetime.fromisoformat(_season(post)["ends"])
    post.play(idle, ends)
    while post.now < ends:
        post.go_on(min(timedelta(days=1), ends - post.now))
        post.play(idle, ends)
    post.go_on()
    assert "is over. Look at the league here" in text_of(post.latest(PEOPLE[0].lower(), "notice"))


def _games(post: Post) -> set[str]:
    return {game["game"] for division in _season(post)["divisions"] for game in division["games"]}
