"""Leagues on pages: joining, leaving, founding, ending; and what they show to anybody."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime
from pathlib import Path
from typing import Any

import pytest
from flask import Flask
from flask.testing import FlaskClient
from sqlmodel import select

from service.db.database import Database
from service.games import erasing
from service.leagues import founding
from service.links import Links
from service.models import Game, Seat
from service.web.base.app_state import EXTENSION, AppState
from tests.databases import both
from tests.leagues.league import PEOPLE, TERMS, TWO, LeagueHarness
from tests.rows import row
from tests.service.harness import Harness
from tests.service.web.conftest import JSON, Clock
from tests.settings import BASE_URL, KEYS, settings

LINKS = Links(KEYS, BASE_URL)
LEAGUE = "/leagues/Sunday%20league"
NEW = {"name": "Sunday league", "players": 4, "turn_hours": 24, "weeks": 2, "begins": 7}


@pytest.fixture
def seats(database: Database, now: datetime) -> list[str]:
    """The paths of three seats of a game."""
    harness = Harness(database, now)
    return [f"/p/{LINKS.token('seat', harness.seat(n))}" for n in range(3)]


@pytest.fixture
def founder(client: FlaskClient, seats: list[str]) -> str:
    """The path of a seat whose player has a page, and may found leagues."""
    client.post(f"{seats[0]}/own-page", json={"name": "Dock Holiday"}, headers=JSON)
    return seats[0]


@pytest.fixture
def founded(database: Database, now: datetime) -> None:
    with database.writing() as session:
        founding.found(session, None, TERMS, now)


@pytest.fixture
def site(app: Flask, database: Database, clock: Clock, tmp_path: Path) -> Callable[..., None]:
    """A function that changes the settings of the site."""

    def change(**more: Any) -> None:
        app.extensions[EXTENSION] = AppState.of(settings(tmp_path, mailbox=True, **more), database, clock)

    return change


def _leagues(client: FlaskClient, seat: str) -> list[str]:
    found: list[str] = client.get(f"{seat}/leagues", headers=JSON).get_json()["leagues"]
    return found


@pytest.mark.usefixtures("founded")
def test_a_player_joins_and_leaves_with_the_link_of_a_seat(client: FlaskClient, seats: list[str]) -> None:
    page = client.get(f"{seats[0]}/leagues").get_data(as_text=True)
    assert "You play in no league." in page
    assert "Join Sunday league" in page
    answer = client.post(f"{seats[0]}/leagues", data={"join": "Sunday league", "name": "Anna"}, follow_redirects=True)
    assert "You play in the league" in answer.get_data(as_text=True)
    assert _leagues(client, seats[0]) == ["Sunday league"]
    assert _leagues(client, seats[1]) == []
    assert "Anna" in client.get(LEAGUE).get_data(as_text=True)
    again = client.post(f"{seats[0]}/leagues", json={"join": "Sunday league", "name": "Anna"}, headers=JSON)
    assert again.status_code == 409
    client.post(f"{seats[0]}/leagues", data={"leave": "Sunday league"})
    assert _leagues(client, seats[0]) == []
    assert "Nobody has joined yet." in client.get(LEAGUE).get_data(as_text=True)


@pytest.mark.usefixtures("founded")
@pytest.mark.parametrize(
    ("posted", "status", "told"),
    [
        ({"join": "Sunday league"}, 422, "Please enter a name."),
        ({"join": "Sunday league", "name": "7"}, 422, "A number alone means a seat"),
        ({"join": "Sunday league", "name": "https://x.com"}, 422, "cannot be in a name"),
        ({"join": "Monday league", "name": "Anna"}, 404, "There is no league by this name."),
        ({"join": "Sunday league", "name": "Anna", "email": "x"}, 422, "This is not a field."),
        ({"leave": "Sunday league"}, 409, "You do not play in this league."),
        ({"end": "Sunday league"}, 409, "You have not founded this league."),
        ({"mails": "perhaps"}, 400, "must be on or off"),
        ({}, 400, "needs the field `join`"),
    ],
)
def test_what_is_posted_wrong_is_said_and_changes_nothing(
    client: FlaskClient, seats: list[str], posted: dict[str, str], status: int, told: str
) -> None:
    answer = client.post(f"{seats[0]}/leagues", json=posted, headers=JSON)
    assert answer.status_code == status
    assert told in str(answer.get_json())
    shown = client.post(f"{seats[0]}/leagues", data=posted)
    assert shown.status_code == status
    assert _leagues(client, seats[0]) == []


@pytest.mark.usefixtures("founded")
def test_what_was_typed_wrong_stays_in_the_form(client: FlaskClient, seats: list[str]) -> None:
    shown = client.post(f"{seats[0]}/leagues", data={"join": "Sunday league", "name": "7 & 8"}).get_data(as_text=True)
    assert 'value="7 &amp; 8"' in shown
    assert 'aria-invalid="true"' in shown


def test_only_a_player_with_a_page_founds_a_league_and_plays_in_it(client: FlaskClient, seats: list[str]) -> None:
    refused = client.post(f"{seats[0]}/leagues/new", json=NEW, headers=JSON)
    assert refused.status_code == 409
    assert "by a player who has a page" in refused.get_json()["message"]
    client.post(f"{seats[0]}/own-page", json={"name": "Dock Holiday"}, headers=JSON)
    founded = client.post(f"{seats[0]}/leagues/new", json=NEW, headers=JSON)
    assert founded.get_json()["leagues"] == ["Sunday league"]
    assert "Dock Holiday" in client.get(LEAGUE).get_data(as_text=True)
    assert client.get("/leagues", headers=JSON).get_json() == {"leagues": ["Sunday league"]}
    client.post(f"{seats[1]}/leagues", json={"join": "Sunday league", "name": "Burt"}, headers=JSON)
    assert client.post(f"{seats[1]}/leagues", json={"end": "Sunday league"}, headers=JSON).status_code == 409
    ended = client.post(f"{seats[0]}/leagues", data={"end": "Sunday league"}, follow_redirects=True)
    assert "The league has no further season" in ended.get_data(as_text=True)
    assert client.get("/leagues", headers=JSON).get_json() == {"leagues": []}
    assert "There is no further season." in client.get(LEAGUE).get_data(as_text=True)


@pytest.mark.parametrize(
    ("wrong", "field", "told"),
    [
        ({"name": ""}, "name", "Please enter a name."),
        ({"name": "x.com"}, "name", "No address and no link"),
        ({"turn_hours": 48}, "weeks", "At this pace a game may last 4 weeks."),
        ({"turn_hours": 13}, "turn_hours", "Expected 12, 24, 48 or 72."),
        ({"weeks": 5}, "weeks", "Expected 1, 2, 3, 4, 6, 8 or 12."),
        ({"players": 5}, "players", "Expected 2, 3 or 4."),
        ({"players": True}, "players", "Expected 2, 3 or 4."),
        ({"edition": "x"}, "edition", "Expected one of"),
        ({"begins": 1}, "begins", "Expected 2, 7 or 14."),
        ({"same_deals": "x"}, "same_deals", "Expected"),
        ({"colour": "red"}, "colour", "This is not a field."),
    ],
)
def test_terms_that_do_not_fit_are_refused_by_their_field(
    client: FlaskClient, founder: str, wrong: dict[str, Any], field: str, told: str
) -> None:
    answer = client.post(f"{founder}/leagues/new", json=NEW | wrong, headers=JSON)
    assert answer.status_code == 422
    assert told in answer.get_json()["fields"][field]
    assert client.get("/leagues", headers=JSON).get_json() == {"leagues": []}


def test_the_form_founds_a_league(client: FlaskClient, founder: str) -> None:
    form = {name: str(value) for name, value in NEW.items()} | {"same_deals": "true", "edition": "gryphon-2014"}
    shown = client.post(f"{founder}/leagues/new", data=form | {"turn_hours": "72"})
    assert shown.status_code == 422
    assert "At this pace a game may last 6 weeks." in shown.get_data(as_text=True)
    client.post(f"{founder}/leagues/new", data=form)
    assert client.get(LEAGUE, headers=JSON).get_json()["same_deals"] is True


@pytest.mark.usefixtures("founded")
def test_members_alone_join_where_the_operator_says_so(
    client: FlaskClient, seats: list[str], site: Callable[..., None]
) -> None:
    site(tables="members", organisers=("burt.1@posse.test",))
    posted = {"join": "Sunday league", "name": "Zoe"}
    refused = client.post(f"{seats[0]}/leagues", json=posted, headers=JSON)
    assert refused.status_code == 422
    assert client.post(f"{seats[1]}/leagues", json=posted, headers=JSON).status_code == 200


def test_players_found_none_without_a_list_of_tables_or_if_they_may_start_no_game(
    client: FlaskClient, founder: str, site: Callable[..., None]
) -> None:
    settings_of_clubs: list[dict[str, Any]] = [{"organisers": ("posse.example",)}, {"tables": "off"}]
    for setting in settings_of_clubs:
        site(**setting)
        assert client.post(f"{founder}/leagues/new", json=NEW, headers=JSON).status_code == 422
    assert "only its operator founds leagues" in client.get(f"{founder}/leagues").get_data(as_text=True)


@pytest.mark.usefixtures("founded")
def test_a_seat_without_an_address_joins_nothing(client: FlaskClient, seats: list[str], database: Database) -> None:
    with database.writing() as session:
        for seat in session.exec(select(Seat)):
            seat.player_id = None
    assert client.get(f"{seats[0]}/leagues").status_code == 410
    posted = {"join": "Sunday league", "name": "Zoe"}
    assert client.post(f"{seats[0]}/leagues", json=posted, headers=JSON).status_code == 410


@pytest.mark.slow
def test_the_page_of_a_season_has_its_tables_and_its_games(
    client: FlaskClient, database: Database, now: datetime
) -> None:
    league = LeagueHarness(database, now, PEOPLE[:8], TWO)
    league.begin_season()
    game = league.games()[0]
    league.play(game)
    league.sweep()
    league.leave("Anna")
    league.sweep()
    page = client.get(LEAGUE).get_data(as_text=True)
    assert page.count("<table") == 2
    assert f'href="/g/{game}"' in page
    assert "moves so far: 0" in page
    assert "(left, robots play on)" in page
    told = client.get(LEAGUE, headers=JSON).get_json()
    assert [division["out"] for division in told["divisions"]] == [[0], []]
    assert (told["season"], told["over"]) == (1, False)
    league.end_season()
    page = client.get(LEAGUE).get_data(as_text=True)
    assert (page.count("(goes up)"), page.count("(goes down)")) == (4, 0)  # seven are left: one division
    assert "(judged, because it was not finished in time)" in page
    league.begin_season()
    assert client.get(f"{LEAGUE}/1", headers=JSON).get_json()["season"] == 1
    assert client.get(LEAGUE, headers=JSON).get_json()["season"] == 2
    assert client.get(f"{LEAGUE}/1").get_data(as_text=True).count("<table") == 2


@pytest.mark.usefixtures("founded")
@pytest.mark.parametrize("path", ["/leagues/x", "/leagues/%00", f"{LEAGUE}/1", f"{LEAGUE}/{10**20}", "/leagues/7"])
@both
def test_what_there_is_not_is_not_found(client: FlaskClient, path: str) -> None:
    assert client.get(path).status_code == 404


@pytest.mark.usefixtures("founded")
def test_the_link_of_a_mail_opens_the_page_and_is_worth_nothing_else(
    client: FlaskClient, database: Database, now: datetime
) -> None:
    harness = Harness(database, now)
    seat = row(database, select(Seat).where(Seat.game_id == harness.id, Seat.n == 0))
    path = f"/p/{LINKS.token('league', seat)}"
    for page in (path, f"{path}/leagues", f"{path}/leagues/mails"):
        assert "Your leagues" in client.get(page).get_data(as_text=True)
    assert client.get(path, headers=JSON).get_json()["seat"] is None
    posted = {"join": "Sunday league", "name": "Zoe"}
    assert client.post(f"{path}/leagues", json=posted, headers=JSON).status_code == 200
    assert client.post(f"{path}/resign", headers=JSON).status_code == 410
    assert client.post(f"{path}/own-page", json={"name": "Zoe"}, headers=JSON).status_code == 410


@pytest.mark.usefixtures("founded")
def test_a_mail_program_ends_the_weekly_mails(client: FlaskClient, seats: list[str]) -> None:
    client.post(f"{seats[0]}/leagues", json={"join": "Sunday league", "name": "Zoe"}, headers=JSON)
    answer = client.post(f"{seats[0]}/leagues/mails", data={"List-Unsubscribe": "One-Click"})
    assert answer.status_code == 200
    assert "Mail me each week" in answer.get_data(as_text=True)
    client.post(f"{seats[0]}/leagues", data={"mails": "on"})
    assert "No weekly mail" in client.get(f"{seats[0]}/leagues").get_data(as_text=True)


@pytest.mark.slow
def test_a_page_of_games_that_are_gone_is_still_there(client: FlaskClient, database: Database, now: datetime) -> None:
    league = LeagueHarness(database, now, PEOPLE[:3], TWO)
    league.begin_season()
    league.play_all()
    before = client.get(LEAGUE, headers=JSON).get_json()["divisions"][0]["table"]
    with database.writing() as session:
        for game in session.exec(select(Game)).all():
            erasing.erase_game(session, game)
    assert client.get(LEAGUE).status_code == 200
    assert client.get(LEAGUE, headers=JSON).get_json()["divisions"][0]["table"] == before
