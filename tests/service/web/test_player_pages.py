"""Pages of players: who has one, what it shows and to whom, and taking it down."""

from __future__ import annotations

from datetime import timedelta
from urllib.parse import quote, urlsplit

import pytest
from flask.testing import FlaskClient
from sqlmodel import select

from service.db.database import Database
from service.links import Links
from service.models import Game, Outmail, Player, PlayerPage
from service.operations.privacy import forgetting, retention
from service.players import limits
from tests.databases import both
from tests.service.counted_seats import counted_game, present_ratings
from tests.service.sweeping import sweep
from tests.service.web.conftest import JSON, Clock, People, text_of

NAME = "Dock Holiday"
PUBLIC = f"/players/{quote(NAME)}"


def ids(people: People) -> list[int]:
    return [people.seat(n).player_id or 0 for n in range(3)]


def made(client: FlaskClient, people: People, n: int = 0, name: str = NAME) -> str:
    """Ask for a page on the page of a seat; return the path of the link with which its owner changes it."""
    assert client.post(f"{people.page(n)}/own-page", data={"name": name}).status_code == 303
    with people.database.reading() as session:
        page = session.get(PlayerPage, people.seat(n).player_id)
        assert page is not None
        return urlsplit(people.links.own_page(page)).path


def rate(database: Database, clock: Clock) -> None:
    sweep(database, clock.now)


def test_whoever_asks_has_a_page_and_nobody_else(client: FlaskClient, people: People) -> None:
    assert f"{people.page(0)}/own-page" in client.get(people.page(0)).text
    assert client.get(PUBLIC).status_code == 404
    own = made(client, people)
    page = client.get(f"{people.page(0)}/own-page?notice=page%20made")
    assert "Anybody can see it from now on." in text_of(page)
    assert urlsplit(own).path in page.text
    assert NAME in text_of(client.get(PUBLIC))
    assert client.get("/players/dock%20HOLIDAY").status_code == 200, "names that look alike are one"
    assert client.get("/players/Burt").status_code == 404, "names at tables are no pages"
    assert client.get(f"{people.page(1)}/own-page", headers=JSON).json["page"] is None


@pytest.mark.parametrize("name", ["", " ", "https://x.com", "7", "you", "A player", "posse", "x" * 31])
def test_a_name_that_cannot_be_is_refused_with_the_reason(client: FlaskClient, people: People, name: str) -> None:
    path = f"{people.page(0)}/own-page"
    shown = client.post(path, data={"name": name})
    assert shown.status_code == 422
    assert 'aria-invalid="true"' in shown.text
    answer = client.post(path, json={"name": name}, headers=JSON)
    assert (answer.status_code, list(answer.json["fields"])) == (422, ["name"])
    assert client.post(path, json={"name": NAME, "more": 1}, headers=JSON).status_code == 422


@both
def test_a_name_belongs_to_one_and_a_player_has_one_page(client: FlaskClient, people: People) -> None:
    made(client, people)
    other = client.post(f"{people.page(1)}/own-page", json={"name": "DOCK holiday"}, headers=JSON)
    assert (other.status_code, list(other.json["fields"])) == (422, ["name"])
    again = client.post(f"{people.page(0)}/own-page", json={"name": "Doc"}, headers=JSON)
    assert again.status_code == 409
    with people.database.reading() as session:
        assert [page.name for page in session.exec(select(PlayerPage))] == [NAME]


@both
def test_it_shows_games_places_money_ratings_and_those_who_have_a_page_too(
    client: FlaskClient, people: People, database: Database, clock: Clock
) -> None:
    anna, burt, curt = ids(people)
    made(client, people)
    made(client, people, 1, "Big Burt")
    with database.writing() as session:
        session.add_all(counted_game(101, clock.now, [anna, burt], [1, 2], turns=30, late=3))
        session.add_all(counted_game(102, clock.now + timedelta(days=1), [burt, anna], [1, 2]))
        session.add_all(counted_game(103, clock.now, [anna, burt, curt], [1, 1, 3]))
        session.add_all(counted_game(104, clock.now, [anna, "deputy"], [1, 2]))
        session.add_all(counted_game(105, clock.now, [anna, "cautious"], [2, 1], of_deal=True, turns=0))
    rate(database, clock)
    found = client.get(PUBLIC, headers=JSON).json
    edition = {"edition": "gryphon-2014"}
    assert found["games"] == [
        edition | {"players": 2, "against_robots": False, "places": [1, 1], "money": 28500},
        edition | {"players": 3, "against_robots": False, "places": [1, 0, 0], "money": 29000},
        edition | {"players": 2, "against_robots": True, "places": [1, 0], "money": 29000},
    ]
    assert found["others"] == [{"name": "Big Burt", "before": 1, "behind": 1, "level": 1}], "Curt has no page"
    with database.reading() as session:
        mine = present_ratings(session, anna)
    assert set(found["ratings"]) == set(mine) == {"two", "more", "robots"}
    assert found["ratings"]["two"] == {
        "rating": round(mine["two"].mean),
        "error": round(mine["two"].error),
        "provisional": True,
    }
    assert (found["turns"], found["in_time"]) == (60, 57)
    page = client.get(PUBLIC)
    told = text_of(page)
    assert f"Two people: {mine['two'].mean:.0f} ± {mine['two'].error:.0f} provisional" in told
    assert "95 per cent of 60 turns in time" in told
    assert '<a href="/players/Big%20Burt">' in page.text
    assert page.text.count("<figure") == 2, "a curve from the second game of a scale on"
    for secret in ("anna.1@", people.game_id, people.page(0)):
        assert secret not in page.text


@both
@pytest.mark.parametrize("name", ["%00", "Dock%00Holiday", "%ff", "%ED%A0%80", "%20", "x" * 4000, "7", "you"])
def test_an_address_that_can_be_no_name_is_not_found(client: FlaskClient, people: People, name: str) -> None:
    made(client, people)
    assert client.get(f"/players/{name}").status_code == 404


def test_its_owner_takes_it_down_at_once(client: FlaskClient, people: People) -> None:
    own = made(client, people)
    assert "Take my page down" in text_of(client.get(own))
    done = client.post(f"{own}/end")
    assert done.status_code == 303
    assert "Nobody can see it any more" in text_of(client.get(done.location))
    assert client.get(PUBLIC).status_code == 404
    assert client.get(own).status_code == client.post(f"{own}/end").status_code == 410
    made(client, people, 1)


@both
def test_a_new_link_comes_by_mail_and_makes_the_old_one_void(
    client: FlaskClient, people: People, database: Database, clock: Clock
) -> None:
    own = made(client, people)
    assert client.get(own, headers=JSON).json["name"] == NAME
    assert client.post(f"{own}/link").status_code == 303
    assert client.get(own).status_code == 410
    with database.reading() as session:
        (mail,) = session.exec(select(Outmail).where(Outmail.kind == "games"))
        assert mail.player_id == people.seat(0).player_id
    for _ in range(limits.GAMES_MAILS_A_DAY - 1):
        clock.now += timedelta(minutes=1)
        own = urlsplit(people.links.own_page(page_of(people))).path
        assert client.post(f"{own}/link", headers=JSON).status_code == 200
    own = urlsplit(people.links.own_page(page_of(people))).path
    assert client.post(f"{own}/link", headers=JSON).status_code == 429
    assert client.get(own).status_code == 200, "a link is only replaced by one that is mailed"


def page_of(people: People) -> PlayerPage:
    with people.database.reading() as session:
        return session.get_one(PlayerPage, people.seat(0).player_id)


def test_whoever_is_forgotten_has_no_page(
    client: FlaskClient, people: People, database: Database, clock: Clock
) -> None:
    own = made(client, people)
    with database.writing() as session:
        forgetting.forget(session, ids(people)[0], clock.now)
    assert client.get(PUBLIC).status_code == 404
    assert client.get(own).status_code == 410


def test_a_link_to_a_page_opens_nothing_else(client: FlaskClient, people: People, links: Links) -> None:
    own = made(client, people)
    token = own.rpartition("/")[2]
    for path in (f"/p/{token}", f"/my-games/{token}"):
        assert client.get(path).status_code == 404
    for scope in ("seat", "turn", "language"):
        strange = people.page(0, scope).rpartition("/")[2]  # type: ignore[arg-type]
        assert client.get(f"/own-page/{strange}").status_code == 404
        assert client.post(f"/own-page/{strange}/end").status_code == 404
    assert client.get(f"/own-page/{token[:-1]}{'y' if token[-1] == 'x' else 'x'}").status_code == 404
    assert client.get(PUBLIC).status_code == 200
    assert client.post(f"{people.page(0, 'turn')}/own-page", data={"name": "Doc"}).status_code == 410


def test_the_address_of_a_player_with_a_page_is_kept_until_it_is_taken_down(
    client: FlaskClient, people: People, database: Database, clock: Clock
) -> None:
    own, (anna, burt, _) = made(client, people), ids(people)
    with database.writing() as session:
        game = session.get_one(Game, people.game_id)
        game.status, game.ended_at = "over", clock.now
        for mail in session.exec(select(Outmail)):
            mail.state = "sent"
    clock.now += retention.KEPT + timedelta(days=1)
    while retention.work_due(database, clock.now):
        pass
    with database.reading() as session:
        assert session.get(Player, anna) is not None
        assert session.get(Player, burt) is None
    client.post(f"{own}/end")
    clock.now += timedelta(days=1)  # the next check
    while retention.work_due(database, clock.now):
        pass
    with database.reading() as session:
        assert session.get(Player, anna) is None
