"""All divisions play the same cards: sealed until the season is over, so that no finished game tells another table."""

from __future__ import annotations

import re
import shutil
from copy import copy
from dataclasses import replace
from pathlib import Path

import pytest
from flask.testing import FlaskClient
from sqlmodel import select

from service.db.database import Database
from service.links import Links
from service.mail.delivering.sender import Sender
from service.models import Game, Outmail
from tests.leagues.league import PEOPLE, TWO, LeagueHarness
from tests.mail.mail_server import MailServer, html_of, text_of
from tests.rows import rows
from tests.service.web.conftest import JSON, Clock
from tests.settings import BASE_URL, KEYS, NOW

SAME = replace(TWO, same_deals=True)
LINKS = Links(KEYS, BASE_URL)


@pytest.fixture(scope="module")
def begun(migrated: Path, tmp_path_factory: pytest.TempPathFactory) -> LeagueHarness:
    """A season of two divisions of five and four, of which each has ended its first game, in a file to be copied."""
    file = shutil.copy(migrated, tmp_path_factory.mktemp("season"))
    made = LeagueHarness(Database(f"sqlite:///{file}"), NOW, PEOPLE[:9], SAME)
    made.begin_season()
    for division in (1, 2):
        made.play(_game(made, division, 0))
    made.sweep()
    made.database.close()
    return made


@pytest.fixture
def league(begun: LeagueHarness, database: Database, clock: Clock) -> LeagueHarness:
    """That season, in the database of this test."""
    database.close()
    shutil.copy(begun.database.location, database.location)
    made = copy(begun)
    made.database, clock.now = database, made.now
    return made


def _game(league: LeagueHarness, division: int, number: int) -> str:
    return next(row.game or "" for row in league.rows() if (row.division, row.number) == (division, number))


def _page(league: LeagueHarness, game: str, n: int) -> str:
    return f"/p/{LINKS.token('seat', league.seats(game)[n])}"


def _close(league: LeagueHarness, clock: Clock) -> None:
    league.end_season()
    clock.now = league.now


def test_each_game_has_one_seed_in_all_divisions_and_another_than_the_others(league: LeagueHarness) -> None:
    seeds = {(row.division, row.number): row.seed for row in league.rows()}
    assert {seeds[1, n] == seeds[2, n] for n in range(6)} == {True}
    assert len(set(seeds.values())) == 10
    assert {game.seed for game in rows(league.database, select(Game))} == set(seeds.values())


def test_nobody_but_its_player_sees_a_game_before_the_season_is_over(
    league: LeagueHarness, client: FlaskClient, clock: Clock
) -> None:
    game = _game(league, 1, 0)
    assert league.game(game).status == "over"
    seed = league.game(game).seed
    public = [f"/g/{game}", f"/g/{game}.json", f"/g/{game}/at/3", f"/g/{game}/scores", f"/g/{game}/scores.csv"]
    for path in public:
        for headers in ({}, JSON):
            assert client.get(path, headers=headers).status_code == 404, path
    own = _page(league, game, 0)
    for path in (own, f"{own}/history", f"{own}/at/3", f"{own}/my-play", "/leagues/Sunday%20league"):
        for headers in ({}, JSON):
            told = client.get(path, headers=headers).get_data(as_text=True)
            assert seed not in told, path
            assert path.startswith("/p/") or game not in told
    assert client.get(f"{own}/my-play", headers=JSON).status_code == 404
    assert client.post(f"{own}/at/3", json={"seat": 0}, headers=JSON).status_code == 409
    _close(league, clock)
    assert {client.get(path).status_code for path in public} == {200}
    assert seed in client.get(f"/g/{game}.json").get_data(as_text=True)


def test_the_hands_of_a_finished_game_are_not_shown_to_its_players_either(
    league: LeagueHarness, client: FlaskClient, clock: Clock
) -> None:
    game = _game(league, 1, 0)
    own = _page(league, game, 0)
    last = league.game(game).at
    before = client.get(f"{own}/at/{last - 1}", headers=JSON).get_json()["view"]["hands"]
    assert isinstance(before[0], list)
    assert isinstance(before[1], int)
    assert "all hands" not in client.get(f"{own}/at/{last - 1}").get_data(as_text=True).lower()


def test_the_mail_with_the_result_tells_no_seed_and_its_link_only_looks(
    league: LeagueHarness, client: FlaskClient, clock: Clock, sender: Sender, mail_server: MailServer
) -> None:
    game = _game(league, 1, 0)
    with league.database.writing() as session:
        for mail in session.exec(select(Outmail).where(Outmail.kind != "result")):
            mail.state = "superseded"
    sender.deliver(league.now)
    mails = [mail for mail in mail_server.arrived if mail["X-Posse-Game"] == game]
    assert {mail["X-Posse-Seat"] for mail in mails} == {"0", "1"}, "also whoever made the last move"
    for mail in mails:
        whole = text_of(mail) + html_of(mail)
        assert league.game(game).seed not in whole
        assert "When the season is over" in " ".join(text_of(mail).split())
        assert f"/g/{game}/scores" not in whole
        assert f"/g/{game}.json" not in whole
        path = re.findall(r"https://posse.test(/p/[^/\s\"]+)", text_of(mail))[0]
        assert LINKS.read(path.removeprefix("/p/")).scope == "analysis"
        assert client.get(path, headers=JSON).get_json()["seat"] == int(mail["X-Posse-Seat"])
        assert client.get(f"{path}/history").status_code == 200
        assert client.post(f"{path}/resign", headers=JSON).status_code == 410


def test_a_link_of_a_mail_in_a_game_under_way_looks_and_plays_nothing(
    league: LeagueHarness, client: FlaskClient
) -> None:
    game = _game(league, 1, 1)
    turn = (league.game(game).position or {})["turn"]
    path = f"/p/{LINKS.token('analysis', league.seats(game)[turn])}"
    assert client.get(path, headers=JSON).get_json()["seat"] == turn
    answer = client.post(f"{path}/moves", json={"move": "draw supply", "at": 0}, headers=JSON)
    assert answer.status_code == 410
    assert league.game(game).at == 0


def test_the_page_compares_each_seat_when_the_season_is_over(
    league: LeagueHarness, client: FlaskClient, clock: Clock
) -> None:
    assert "The same cards in other divisions" not in client.get("/leagues/Sunday%20league").get_data(as_text=True)
    assert {one["game"] for one in _games(client)} == {None}
    _close(league, clock)
    page = client.get("/leagues/Sunday%20league").get_data(as_text=True)
    assert "The same cards in other divisions" in page
    assert page.count("<summary>Game ") == 6
    assert _game(league, 1, 0) in {one["game"] for one in _games(client)}


def _games(client: FlaskClient) -> list[dict[str, object]]:
    found = client.get("/leagues/Sunday%20league", headers=JSON).get_json()
    return [game for division in found["divisions"] for game in division["games"]]


def test_a_game_of_the_list_to_watch_is_never_sealed(league: LeagueHarness, client: FlaskClient) -> None:
    game = _game(league, 1, 1)
    for n in range(2):
        client.post(f"{_page(league, game, n)}/watch", json={"watch": "on"}, headers=JSON)
    assert client.get("/watch", headers=JSON).get_json() == {"games": []}
