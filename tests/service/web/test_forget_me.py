""" "Forget me", and the links of people who no longer have their seat."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime

from flask.testing import FlaskClient
from sqlmodel import select

from service.db.database import Database
from service.games.transaction import GameTransaction
from service.lobby.acceptance import decline
from service.lobby.invitations import ask_another
from service.lobby.proposal import Person, read_proposal
from service.lobby.proposing import confirm, propose
from service.models import BlockedAddress, Game, Outmail
from tests.service.harness import Harness
from tests.service.web.conftest import JSON, People, text_of


def test_from_the_own_page_with_one_page_in_between(client: FlaskClient, harness: Harness, people: People) -> None:
    link = people.page(1)
    assert f"{link}/forget" in client.get(link).text
    page = client.get(f"{link}/forget")
    assert page.status_code == 200
    assert "This cannot be undone" in text_of(page)
    assert harness.record()["players"][1] == "Burt", "looking has forgotten the player"
    done = client.post(f"{link}/forget")
    assert (done.status_code, done.location) == (303, "/forgotten")
    assert "You are forgotten" in text_of(client.get("/forgotten"))
    assert harness.record()["players"] == ["Anna", "A player", "Curt"]
    assert client.post(f"{link}/forget").location == "/forgotten", "pressed twice"
    assert client.post(f"{link}/moves", data={"move": "draw supply", "at": harness.game().at}).status_code == 410
    shown = client.get(link)
    assert "Burt" not in shown.text
    assert "Your hand" not in text_of(shown)
    assert client.post(f"{link}/links").status_code == 410


def test_a_link_that_may_have_been_forwarded_forgets_nobody(
    client: FlaskClient, harness: Harness, people: People
) -> None:
    turn = harness.position().turn
    of_a_turn, forged = people.page(turn, "turn", harness.game().turn_at), "/p/" + "a" * 24 + "." + "b" * 24
    for link, status in ((of_a_turn, 410), (forged, 404)):
        assert client.get(f"{link}/forget").status_code == status
        assert client.post(f"{link}/forget").status_code == status
    assert "A player" not in harness.record()["players"]


def test_programs_are_answered_what_a_bystander_may_see(client: FlaskClient, people: People) -> None:
    answer = client.post(people.page(2) + "/forget", json={}, headers=JSON)
    assert answer.status_code == 200
    assert answer.json["seat"] is None
    assert answer.json["view"]["players"][2] == "A player"


def test_an_invitation_that_was_replaced_can_still_say_never(
    client: FlaskClient, database: Database, people_of: Callable[[str], People], now: datetime
) -> None:
    players = [{"name": name, "email": f"{name.lower()}@example.org"} for name in ("Anna", "Burt")]
    with database.writing() as session:
        game = propose(session, read_proposal({"players": players}), now)
        confirm(GameTransaction.lock(session, game.id, now))
    people = people_of(game.id)
    old = people.page(1, "invite")
    with database.writing() as session:
        found = session.get_one(Game, game.id)
        decline(GameTransaction.lock(session, found.id, now), 1)
        ask_another(GameTransaction.lock(session, found.id, now), 1, Person("Curt", "curt@example.org", None))
    assert "Never write to me again" in text_of(client.get(old))
    assert client.post(old, data={"action": "accept"}).status_code == 410
    assert client.post(old, data={"action": "never"}).status_code == 303
    with database.reading() as session:
        keys = session.exec(select(BlockedAddress.key)).all()
        assert len(keys) == 1
        mails = session.exec(select(Outmail.state).where(Outmail.kind == "invite")).all()
    assert sorted(mails) == ["queued", "superseded"], "the new invitation is somebody else's"
    assert client.post(people.page(1, "invite"), data={"action": "accept"}).status_code == 303
