"""Pages of players: who has one, what it shows and to whom, and taking it down."""

from __future__ import annotations

from datetime import timedelta
from urllib.parse import quote, urlsplit

import pytest
from sqlmodel import update

from service.models import Outmail, Player, PlayerPage
from service.players import limits
from service.privacy import forgetting, retention
from tests.databases import both
from tests.rows import commit, execute, rows_of
from tests.service.counted_seats import counted_game, present_ratings
from tests.service.sweeping import sweep, tidy
from tests.service.web.conftest import JSON, Table, text_of

NAME = "Dock Holiday"
PUBLIC = f"/players/{quote(NAME)}"


def ids(table: Table) -> list[int]:
    return [table.seat(n).player_id or 0 for n in range(3)]


def own_link(table: Table, n: int = 0) -> str:
    """Return the path of the link with which the owner of a page changes it."""
    (page,) = rows_of(table.database, PlayerPage, PlayerPage.player_id == table.seat(n).player_id)
    return urlsplit(table.links.own_page(page)).path


def made(table: Table, n: int = 0, name: str = NAME) -> str:
    """Ask for a page on the page of a seat; return that link."""
    assert table.press(n, "/own-page", {"name": name}).status_code == 303
    return own_link(table, n)


def test_whoever_asks_has_a_page_and_nobody_else(table: Table) -> None:
    assert f"{table.page(0)}/own-page" in table.get(0).text
    assert table.client.get(PUBLIC).status_code == 404
    own = made(table)
    page = table.get(0, "/own-page?notice=page%20made")
    assert "Anybody can see it from now on." in text_of(page)
    assert urlsplit(own).path in page.text
    assert NAME in text_of(table.client.get(PUBLIC))
    assert table.client.get("/players/dock%20HOLIDAY").status_code == 200, "names that look alike are one"
    assert table.client.get("/players/Burt").status_code == 404, "names at tables are no pages"
    assert table.json(1, "/own-page")["page"] is None


@pytest.mark.parametrize("name", ["", " ", "https://x.com", "7", "you", "A player", "posse", "x" * 31])
def test_a_name_that_cannot_be_is_refused_with_the_reason(table: Table, name: str) -> None:
    shown = table.press(0, "/own-page", {"name": name})
    assert (shown.status_code, 'aria-invalid="true"' in shown.text) == (422, True)
    answer = table.send(0, "/own-page", {"name": name})
    assert (answer.status_code, list(answer.json["fields"])) == (422, ["name"])
    assert table.send(0, "/own-page", {"name": NAME, "more": 1}).status_code == 422


@both
def test_a_name_belongs_to_one_and_a_player_has_one_page(table: Table) -> None:
    made(table)
    other = table.send(1, "/own-page", {"name": "DOCK holiday"})
    assert (other.status_code, list(other.json["fields"])) == (422, ["name"])
    assert table.send(0, "/own-page", {"name": "Doc"}).status_code == 409
    assert [page.name for page in rows_of(table.database, PlayerPage)] == [NAME]


@both
def test_it_shows_games_places_money_ratings_and_those_who_have_a_page_too(table: Table) -> None:
    anna, burt, curt = ids(table)
    made(table)
    made(table, 1, "Big Burt")
    with table.database.writing() as session:
        session.add_all(counted_game(101, table.now, [anna, burt], [1, 2], turns=30, late=3))
        session.add_all(counted_game(102, table.now + timedelta(days=1), [burt, anna], [1, 2]))
        session.add_all(counted_game(103, table.now, [anna, burt, curt], [1, 1, 3]))
        session.add_all(counted_game(104, table.now, [anna, "deputy"], [1, 2]))
        session.add_all(counted_game(105, table.now, [anna, "cautious"], [2, 1], of_deal=True, turns=0))
    sweep(table.database, table.now)
    found = table.client.get(PUBLIC, headers=JSON).json
    edition = {"edition": "gryphon-2014"}
    assert found["games"] == [
        edition | {"players": 2, "against_robots": False, "places": [1, 1], "money": 28500},
        edition | {"players": 3, "against_robots": False, "places": [1, 0, 0], "money": 29000},
        edition | {"players": 2, "against_robots": True, "places": [1, 0], "money": 29000},
    ]
    assert found["others"] == [{"name": "Big Burt", "before": 1, "behind": 1, "level": 1}], "Curt has no page"
    with table.database.reading() as session:
        mine = present_ratings(session, anna)
    assert set(found["ratings"]) == set(mine) == {"two", "more", "robots"}
    two = {"rating": round(mine["two"].mean), "error": round(mine["two"].error), "provisional": True}
    assert found["ratings"]["two"] == two
    assert (found["turns"], found["in_time"]) == (60, 57)
    page = table.client.get(PUBLIC)
    told = text_of(page)
    assert f"Two people: {mine['two'].mean:.0f} ± {mine['two'].error:.0f} provisional" in told
    assert "95 per cent of 60 turns in time" in told
    assert '<a href="/players/Big%20Burt">' in page.text
    assert page.text.count("<figure") == 2, "a curve from the second game of a scale on"
    for secret in ("anna.1@", table.id, table.page(0)):
        assert secret not in page.text


@both
@pytest.mark.parametrize("name", ["%00", "Dock%00Holiday", "%ff", "%ED%A0%80", "%20", "x" * 4000, "7", "you"])
def test_an_address_that_can_be_no_name_is_not_found(table: Table, name: str) -> None:
    made(table)
    assert table.client.get(f"/players/{name}").status_code == 404


def test_its_owner_takes_it_down_at_once(table: Table) -> None:
    own = made(table)
    assert "Take my page down" in text_of(table.client.get(own))
    assert "Nobody can see it any more" in table.text_after(table.client.post(f"{own}/end"))
    assert table.client.get(PUBLIC).status_code == 404
    assert table.client.get(own).status_code == table.client.post(f"{own}/end").status_code == 410
    made(table, 1)


@both
def test_a_new_link_comes_by_mail_and_makes_the_old_one_void(table: Table) -> None:
    own = made(table)
    assert table.client.get(own, headers=JSON).json["name"] == NAME
    assert table.client.post(f"{own}/link").status_code == 303
    assert table.client.get(own).status_code == 410
    (mail,) = rows_of(table.database, Outmail, Outmail.kind == "games")
    assert mail.player_id == table.seat(0).player_id
    for _ in range(limits.GAMES_MAILS_A_DAY - 1):
        table.later(minutes=1)
        assert table.client.post(f"{own_link(table)}/link", headers=JSON).status_code == 200
    own = own_link(table)
    assert table.client.post(f"{own}/link", headers=JSON).status_code == 429
    assert table.client.get(own).status_code == 200, "a link is only replaced by one that is mailed"


def test_whoever_is_forgotten_has_no_page(table: Table) -> None:
    own = made(table)
    commit(table.database, forgetting.forget, ids(table)[0], table.now)
    assert table.client.get(PUBLIC).status_code == 404
    assert table.client.get(own).status_code == 410


def test_whoever_renews_the_links_to_a_seat_has_a_new_one_to_their_page(table: Table) -> None:
    own, other = made(table), made(table, 1, "Other")
    assert table.client.post(f"{table.page(0)}/links").status_code == 303
    assert [table.client.get(link).status_code for link in (own, other)] == [410, 200]


def test_a_link_to_a_page_opens_nothing_else(table: Table) -> None:
    own = made(table)
    token = own.rpartition("/")[2]
    for path in (f"/p/{token}", f"/my-games/{token}"):
        assert table.client.get(path).status_code == 404
    for scope in ("seat", "turn", "language"):
        strange = table.page(0, scope).rpartition("/")[2]  # type: ignore[arg-type]
        assert table.client.get(f"/own-page/{strange}").status_code == 404
        assert table.client.post(f"/own-page/{strange}/end").status_code == 404
    assert table.client.get(f"/own-page/{token[:-1]}{'y' if token[-1] == 'x' else 'x'}").status_code == 404
    assert table.client.get(PUBLIC).status_code == 200
    assert table.client.post(f"{table.page(0, 'turn')}/own-page", data={"name": "Doc"}).status_code == 410


def test_the_address_of_a_player_with_a_page_is_kept_until_it_is_taken_down(table: Table) -> None:
    own, (anna, burt, _) = made(table), ids(table)
    table.change(status="over", ended_at=table.now)
    execute(table.database, update(Outmail).values(state="sent"))
    table.now += retention.KEPT + timedelta(days=1)
    tidy(table.database, table.now)
    left = {player.id for player in rows_of(table.database, Player)}
    assert (anna in left, burt in left) == (True, False)
    table.client.post(f"{own}/end")
    table.later(days=1)  # the next check
    tidy(table.database, table.now)
    assert anna not in {player.id for player in rows_of(table.database, Player)}
