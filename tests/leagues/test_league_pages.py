"""Leagues on pages: joining, leaving, founding, ending; and what they show to anybody."""

from __future__ import annotations

from datetime import datetime
from typing import Any

import pytest
from flask.testing import FlaskClient
from sqlalchemy import update
from sqlmodel import select

from service.db.database import Database
from service.games import erasing
from service.leagues import founding
from service.models import Game, Seat
from tests.databases import both
from tests.leagues.league import PEOPLE, TERMS, TWO, LeagueHarness
from tests.rows import commit, execute
from tests.service.web.conftest import JSON, Table, set_settings, text_of

LEAGUE = "/leagues/Sunday%20league"
NEW = {"name": "Sunday league", "players": 4, "turn_hours": 24, "weeks": 2, "begins": 7}
JOIN = {"join": "Sunday league", "name": "Zoe"}


@pytest.fixture
def founder(table: Table) -> Table:
    """A game whose first player has a page, and may found leagues."""
    table.send(0, "/own-page", {"name": "Dock Holiday"})
    return table


@pytest.fixture
def founded(database: Database, now: datetime) -> None:
    commit(database, founding.found, None, TERMS, now)


def told(client: FlaskClient, page: str = LEAGUE) -> Any:
    """Return what a program is told of leagues."""
    return client.get(page, headers=JSON).json


@pytest.mark.usefixtures("founded")
def test_a_player_joins_and_leaves_with_the_link_of_a_seat(table: Table) -> None:
    page = table.text(0, "/leagues")
    assert "You play in no league." in page
    assert "Join Sunday league" in page
    joined = {"join": "Sunday league", "name": "Anna"}
    assert "You play in the league" in table.text_after(table.press(0, "/leagues", joined))
    assert table.json(0, "/leagues")["leagues"] == ["Sunday league"]
    assert table.json(1, "/leagues")["leagues"] == []
    assert "Anna" in table.client.get(LEAGUE).text
    assert table.send(0, "/leagues", joined).status_code == 409
    table.press(0, "/leagues", {"leave": "Sunday league"})
    assert table.json(0, "/leagues")["leagues"] == []
    assert "Nobody has joined yet." in table.client.get(LEAGUE).text


@pytest.mark.usefixtures("founded")
@pytest.mark.parametrize(
    ("posted", "status", "reason"),
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
    table: Table, posted: dict[str, str], status: int, reason: str
) -> None:
    answer = table.send(0, "/leagues", posted)
    assert answer.status_code == status
    assert reason in str(answer.json)
    assert table.press(0, "/leagues", posted).status_code == status
    assert table.json(0, "/leagues")["leagues"] == []


@pytest.mark.usefixtures("founded")
def test_what_was_typed_wrong_stays_in_the_form(table: Table) -> None:
    shown = table.press(0, "/leagues", {"join": "Sunday league", "name": "7 & 8"}).text
    assert 'value="7 &amp; 8"' in shown
    assert 'aria-invalid="true"' in shown


def test_only_a_player_with_a_page_founds_a_league_and_plays_in_it(table: Table) -> None:
    refused = table.send(0, "/leagues/new", NEW)
    assert refused.status_code == 409
    assert "by a player who has a page" in refused.json["message"]
    table.send(0, "/own-page", {"name": "Dock Holiday"})
    assert table.send(0, "/leagues/new", NEW).json["leagues"] == ["Sunday league"]
    assert "Dock Holiday" in table.client.get(LEAGUE).text
    assert told(table.client, "/leagues") == {"leagues": ["Sunday league"]}
    table.send(1, "/leagues", {"join": "Sunday league", "name": "Burt"})
    assert table.send(1, "/leagues", {"end": "Sunday league"}).status_code == 409
    ended = table.text_after(table.press(0, "/leagues", {"end": "Sunday league"}))
    assert "The league has no further season" in ended
    assert told(table.client, "/leagues") == {"leagues": []}
    assert "There is no further season." in table.client.get(LEAGUE).text


@pytest.mark.parametrize(
    ("wrong", "field", "reason"),
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
    founder: Table, wrong: dict[str, Any], field: str, reason: str
) -> None:
    answer = founder.send(0, "/leagues/new", NEW | wrong)
    assert answer.status_code == 422
    assert reason in answer.json["fields"][field]
    assert told(founder.client, "/leagues") == {"leagues": []}


def test_the_form_founds_a_league(founder: Table) -> None:
    form = {name: str(value) for name, value in NEW.items()} | {"same_deals": "true", "edition": "gryphon-2014"}
    shown = founder.press(0, "/leagues/new", form | {"turn_hours": "72"})
    assert shown.status_code == 422
    assert "At this pace a game may last 6 weeks." in shown.text
    founder.press(0, "/leagues/new", form)
    assert told(founder.client)["same_deals"] is True


@pytest.mark.usefixtures("founded")
def test_members_alone_join_where_the_operator_says_so(table: Table) -> None:
    set_settings(table.client, tables="members", organisers=("burt.1@posse.test",))
    assert [table.send(n, "/leagues", JOIN).status_code for n in (0, 1)] == [422, 200]


def test_players_found_none_without_a_list_of_tables_or_if_they_may_start_no_game(founder: Table) -> None:
    set_settings(founder.client, organisers=("posse.example",))
    assert founder.send(0, "/leagues/new", NEW).status_code == 422
    set_settings(founder.client, organisers=(), tables="off")
    assert founder.send(0, "/leagues/new", NEW).status_code == 422
    assert "only its operator founds leagues" in founder.text(0, "/leagues")


@pytest.mark.usefixtures("founded")
def test_a_seat_without_an_address_joins_nothing(table: Table) -> None:
    execute(table.database, update(Seat).values(player_id=None))
    assert table.get(0, "/leagues").status_code == 410
    assert table.send(0, "/leagues", JOIN).status_code == 410


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
    page = client.get(LEAGUE).text
    assert page.count("<table") == 2
    assert f'href="/g/{game}"' in page
    assert "moves so far: 0" in page
    assert "(left, robots play on)" in page
    assert [division["out"] for division in told(client)["divisions"]] == [[0], []]
    assert (told(client)["season"], told(client)["over"]) == (1, False)
    league.end_season()
    page = client.get(LEAGUE).text
    assert (page.count("(goes up)"), page.count("(goes down)")) == (4, 0)  # seven are left: one division
    assert "(judged, because it was not finished in time)" in page
    league.begin_season()
    assert (told(client, f"{LEAGUE}/1")["season"], told(client)["season"]) == (1, 2)
    assert client.get(f"{LEAGUE}/1").text.count("<table") == 2


@pytest.mark.usefixtures("founded")
@pytest.mark.parametrize("path", ["/leagues/x", "/leagues/%00", f"{LEAGUE}/1", f"{LEAGUE}/{10**20}", "/leagues/7"])
@both
def test_what_there_is_not_is_not_found(client: FlaskClient, path: str) -> None:
    assert client.get(path).status_code == 404


@pytest.mark.usefixtures("founded")
def test_the_link_of_a_mail_opens_the_page_and_joins(table: Table) -> None:
    """What else it is worth is in tests/security/test_permissions.py."""
    path = table.page(0, "league")
    for page in (path, f"{path}/leagues", f"{path}/leagues/mails"):
        assert "Your leagues" in table.client.get(page).text
    assert table.client.post(f"{path}/leagues", json=JOIN, headers=JSON).status_code == 200


@pytest.mark.usefixtures("founded")
def test_a_mail_program_ends_the_weekly_mails(table: Table) -> None:
    table.send(0, "/leagues", JOIN)
    answer = table.press(0, "/leagues/mails", {"List-Unsubscribe": "One-Click"})
    assert answer.status_code == 200
    assert "Mail me each week" in text_of(answer)
    table.press(0, "/leagues", {"mails": "on"})
    assert "No weekly mail" in table.text(0, "/leagues")


@pytest.mark.slow
def test_a_page_of_games_that_are_gone_is_still_there(client: FlaskClient, database: Database, now: datetime) -> None:
    league = LeagueHarness(database, now, PEOPLE[:3], TWO)
    league.begin_season()
    league.play_all()
    before = told(client)["divisions"][0]["table"]
    with database.writing() as session:
        for game in session.exec(select(Game)).all():
            erasing.erase_game(session, game)
    assert client.get(LEAGUE).status_code == 200
    assert told(client)["divisions"][0]["table"] == before
