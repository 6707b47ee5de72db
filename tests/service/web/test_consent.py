"""What a player allows and takes back: being watched, sitting with somebody again, being remembered at all."""

from __future__ import annotations

from typing import Any, get_args

import pytest
from flask.testing import FlaskClient
from sqlmodel import select
from werkzeug.test import TestResponse

from service.games.transaction import GameTransaction
from service.links import Scope
from service.lobby.acceptance import decline
from service.lobby.invitations import ask_another
from service.lobby.proposal import Person
from service.models import BlockedAddress, Outmail, PlayerBlock
from service.players import blocks
from service.privacy import forgetting
from service.table import substitutes
from tests.quick import few
from tests.rows import commit, rows_of
from tests.security.test_permissions import ROUTES
from tests.service.web.conftest import JSON, Clock, Start, Table, text_of

# --- the list of games that anybody may watch -------------------------------------------------------------------------


def agree(table: Table, n: int, watch: str = "on") -> TestResponse:
    return table.press(n, "/watch", {"watch": watch})


def listed(client: FlaskClient) -> list[str]:
    return [address.rpartition("/")[2] for address in client.get("/watch", headers=JSON).json["games"]]


@pytest.fixture
def agreed(table: Table) -> Table:
    """A game that all its players let anybody watch."""
    for n in range(3):
        assert listed(table.client) == []
        assert "I agree that anybody may watch" in table.text(n)
        assert agree(table, n).status_code == 303
    return table


def test_a_game_is_listed_while_all_agree(client: FlaskClient, agreed: Table) -> None:
    assert listed(client) == [agreed.id]
    page = client.get("/watch")
    assert all(name in text_of(page) for name in agreed.names)
    assert agreed.public in page.text
    assert "This game is on the list of games to watch" in agreed.text(0)
    for _ in range(2):
        assert agree(agreed, 1, "off").status_code == 303
        assert listed(client) == []


def test_without_one_the_page_says_so(client: FlaskClient) -> None:
    assert "No game is open to spectators" in text_of(client.get("/watch"))


@pytest.mark.parametrize("watch", ["", "yes", "ON"])
def test_what_is_neither_on_nor_off_is_refused(table: Table, watch: str) -> None:
    assert agree(table, 0, watch).status_code == 400


def test_a_game_that_is_over_or_sealed_is_not_listed(client: FlaskClient, agreed: Table) -> None:
    changes: tuple[dict[str, Any], ...] = ({"status": "over"}, {"status": "paused"})
    for change in (*changes, {"status": "playing", "sealed": True}):
        agreed.change(**change)
        assert listed(client) == []


def test_a_new_player_of_a_seat_is_asked_anew(client: FlaskClient, agreed: Table) -> None:
    agreed.do(lambda tx: substitutes.change_player(tx, tx.seats[1], "Zoe", None))
    assert listed(client) == []
    assert not agreed.game().watched


def test_who_is_forgotten_does_not_stop_it(client: FlaskClient, agreed: Table) -> None:
    """A robot plays on in their place, and robots are not asked."""
    commit(agreed.database, forgetting.forget, agreed.seat(1).player_id or 0, agreed.now)
    assert not agreed.seat(1).may_be_watched
    assert listed(client) == [agreed.id]


# --- with whom the list of tables never seats them again --------------------------------------------------------------


def change(table: Table, n: int, **body: object) -> TestResponse:
    return table.press(n, "/company", body)


def stored(table: Table) -> set[tuple[int, int]]:
    return {(one.player_id, one.blocked_id) for one in rows_of(table.database, PlayerBlock)}


def test_a_player_keeps_apart_from_somebody_and_takes_it_back(table: Table) -> None:
    anna, burt = table.seat(0), table.seat(1)
    assert f"{table.page(0)}/company" in table.get(0).text
    page = table.text(0, "/company")
    assert f"Never with {burt.name} again" in page
    assert f"Never with {anna.name} again" not in page
    for _ in range(2):
        assert change(table, 0, block=1).status_code == 303
        assert stored(table) == {(anna.player_id, burt.player_id)}
    page = table.text(0, "/company")
    assert f"Allow {burt.name} again" in page
    assert f"Never with {burt.name} again" not in page
    assert f"Allow {anna.name} again" not in table.text(1, "/company"), "nobody else is told"
    assert change(table, 0, allow=0, name=burt.name).status_code == 303
    assert stored(table) == set()
    assert change(table, 0, allow=0, name=burt.name).status_code == 409, "pressed twice"


@pytest.mark.parametrize(
    ("body", "status"),
    [({}, 400), ({"block": "x"}, 400), ({"block": 0}, 422), ({"block": 9}, 422), ({"allow": 0, "name": "Burt"}, 409)],
)
def test_what_cannot_be_done_is_refused(table: Table, body: dict[str, object], status: int) -> None:
    assert change(table, 0, **body).status_code == status
    assert stored(table) == set()


def test_the_name_tells_whether_the_list_has_changed(table: Table) -> None:
    commit(table.database, blocks.block, table.seat(0).player_id or 0, table.seat(1).player_id or 0, "Bert", table.now)
    assert change(table, 0, allow=0, name="Burt").status_code == 409
    assert len(stored(table)) == 1


def test_as_json_it_is_the_seat(table: Table) -> None:
    answer = table.send(0, "/company", {"block": 1})
    assert (answer.status_code, answer.json["game"]) == (200, table.id)
    assert table.json(0, "/company")["game"] == table.id


def test_a_player_shows_how_reliably_they_play_and_hides_it_again(table: Table) -> None:
    assert "Nobody else sees this." in table.text(0, "/company")
    for turns, told in (("on", "Others see this"), ("off", "Nobody else sees this.")):
        assert change(table, 0, turns=turns).status_code == 303
        assert told in table.text(0, "/company")
        assert "new here" in table.text(0, "/company")
    assert change(table, 0, turns="perhaps").status_code == 400


# --- being forgotten, and the links of people who no longer have their seat, or whose address is erased ---------------


OF_NO_SEAT = ("games", "offer", "proposal", "address")
FIRST: list[Scope] = ["seat", "language", "plan"]
MAILED = [*FIRST, *(scope for scope in get_args(Scope) if scope not in (*OF_NO_SEAT, *FIRST))]


def test_from_the_own_page_with_one_page_in_between(table: Table) -> None:
    link, client = table.page(1), table.client
    assert f"{link}/forget" in client.get(link).text
    assert "This cannot be undone" in text_of(client.get(f"{link}/forget"))
    assert table.record()["players"][1] == "Burt", "looking has forgotten the player"
    done = client.post(f"{link}/forget")
    assert (done.status_code, done.location) == (303, "/forgotten")
    assert "You are forgotten" in text_of(client.get("/forgotten"))
    assert table.record()["players"] == ["Anna", "A player", "Curt"]
    assert client.post(f"{link}/forget").location == "/forgotten", "pressed twice"
    assert client.post(f"{link}/moves", data={"move": "draw supply", "at": table.game().at}).status_code == 410
    shown = client.get(link)
    assert "Burt" not in shown.text
    assert "Your hand" not in text_of(shown)
    assert client.post(f"{link}/links").status_code == 410


def test_programs_are_answered_what_a_bystander_may_see(table: Table) -> None:
    answer = table.send(2, "/forget")
    assert (answer.status_code, answer.json["seat"]) == (200, None)
    assert answer.json["view"]["players"][2] == "A player"


def test_an_invitation_that_was_replaced_can_still_say_never(start: Start, clock: Clock) -> None:
    people = start("Anna", "Burt", confirmed=True)
    client, old = people.client, people.page(1, "invite")
    with people.database.writing() as session:
        decline(GameTransaction.lock(session, people.game_id, clock()), 1)
        curt = Person("Curt", "curt@example.org", None)
        ask_another(GameTransaction.lock(session, people.game_id, clock()), 1, curt)
    assert "Never write to me again" in text_of(client.get(old))
    assert client.post(old, data={"action": "accept"}).status_code == 410
    assert client.post(old, data={"action": "never"}).status_code == 303
    assert len(rows_of(people.database, BlockedAddress)) == 1
    with people.database.reading() as session:
        mails = session.exec(select(Outmail.state).where(Outmail.kind == "invite")).all()
    assert sorted(mails) == ["queued", "superseded"], "the new invitation is somebody else's"
    assert people.reply(1, "accept").status_code == 303


# --- an address that is erased long after the last game, when mails with its links are still in a mailbox -------------


@pytest.fixture
def erased(over: Table) -> Table:
    """A game that is over, the address of its player erased, as it is after some months."""
    commit(over.database, forgetting.erase_address, over.seat(0).player_id or 0)
    assert over.seat(0).player_id is None
    return over


@pytest.mark.slow
@pytest.mark.parametrize("scope", few(MAILED, 2))
def test_every_page_of_every_link_answers(erased: Table, scope: Scope) -> None:
    page = erased.page(0, scope, erased.game().at)
    for route in ROUTES:
        path = page + route.path.replace("<n>", "0").replace("<int:motion>", "1")
        for as_json in ({"json": route.body, "headers": JSON}, {"data": route.body}):
            answer = erased.client.open(path, method=route.method, **as_json)
            assert answer.status_code < 500, f"{route.method} {route.path}"


def test_a_language_can_no_longer_be_stored(erased: Table) -> None:
    page = erased.page(0, "language")
    for path in (page, f"{page}?lang=de", f"{page}/language"):
        assert erased.client.get(path).status_code == 410
    assert "No mail address is stored for this seat" in text_of(erased.client.get(page))
    assert erased.client.post(f"{page}/language", data={"language": "de"}).status_code == 410
