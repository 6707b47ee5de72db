"""The organiser's page before the deal: who has answered, reminding, asking somebody else, a robot, calling it off."""

from __future__ import annotations

from collections.abc import Callable
from datetime import timedelta
from typing import Any

import pytest
from flask.testing import FlaskClient
from sqlmodel import col, select

from service.db.database import Database
from service.models import Game, Outmail, Player, Seat
from service.players import players
from tests.service.sweeping import sweep
from tests.service.web.conftest import JSON, Clock, People, text_of

HOUR, DAY = timedelta(hours=1), timedelta(days=1)
NAMES = ("Anna", "Burt", "Curt")
A_GAME: dict[str, Any] = {
    "name": "",
    "edition": "gryphon-2014",
    "house_rules": {},
    "turn_hours": 1,
    "window_hours": 1,
    "seed": "",
    "commitment": "",
}


@pytest.fixture
def inviting(client: FlaskClient, people_of: Callable[[str], People]) -> People:
    """A game that Anna has confirmed; Burt and Curt are invited."""
    players = [{"name": name, "email": f"{name.lower()}@example.org"} for name in NAMES]
    people = people_of(client.post("/games", json={"name": "Friday", "players": players}).json["game"])
    assert client.post(people.page(0, "confirm"), data={"action": "confirm"}).status_code == 303
    return people


@pytest.fixture
def page(inviting: People) -> str:
    return inviting.page(0, "confirm")


def mails(database: Database, n: int, kind: str = "invite") -> list[tuple[str, str]]:
    """State and cause of the mails of one kind to a seat, in order."""
    with database.reading() as session:
        theirs = select(Outmail).where(Outmail.seat == n, Outmail.kind == kind).order_by(col(Outmail.id))
        return [(mail.state, mail.cause) for mail in session.exec(theirs)]


def state(people: People) -> tuple[str, list[str]]:
    with people.database.reading() as session:
        seats = session.exec(select(Seat).where(Seat.game_id == people.game_id).order_by(col(Seat.n)))
        return session.get_one(Game, people.game_id).status, [seat.state for seat in seats]


# --- who has answered -------------------------------------------------------------------------------------------------


def test_the_organiser_reads_who_has_answered_and_until_when_the_others_may(
    client: FlaskClient, inviting: People, page: str
) -> None:
    client.post(inviting.page(1, "invite"), data={"action": "accept"})
    shown = text_of(client.get(page))
    assert "All players but one are in." in shown
    assert "2 Burt accepted" in shown
    assert "Curt has not answered yet Invited on Fri 20 Nov, 09:30 UTC." in shown
    assert "The invitation lapses on Fri 27 Nov, 09:30 UTC." in shown
    assert "Burt has not answered yet" not in shown


def test_who_has_accepted_sees_who_else_has_and_their_own_orders(client: FlaskClient, inviting: People) -> None:
    page = inviting.page(1, "invite")
    client.post(page, data={"action": "accept", "photo": "never"})
    shown = text_of(client.get(page))
    assert shown.index("All players but one are in.") < shown.index("3 Invited")
    assert "Curt" not in shown
    assert shown.count("3 Invited no answer yet") == 1
    assert 'value="never" selected' in client.get(page).text
    client.post(inviting.page(2, "invite"), data={"action": "decline"})
    assert "3 A free seat declined" in text_of(client.get(page))


# --- reminding --------------------------------------------------------------------------------------------------------


def test_a_reminder_is_sent_once_and_a_day_after_the_invitation(
    client: FlaskClient, database: Database, clock: Clock, page: str
) -> None:
    early = client.post(page, data={"action": "remind", "seat": "1"})
    assert (early.status_code, early.headers["Retry-After"]) == (429, str(24 * 3600))
    assert 'value="remind"' not in client.get(page).text
    assert "You can send one reminder, from Sat 21 Nov, 09:30 UTC on." in text_of(client.get(page))
    clock.now += DAY
    assert client.get(page).text.count('value="remind"') == 2
    for _ in range(2):
        answer = client.post(page, data={"action": "remind", "seat": "1"})
        assert answer.status_code == 303
    shown = text_of(client.get(answer.headers["Location"]))
    assert "The reminder is on its way" in shown
    assert "You sent a reminder on Sat 21 Nov, 09:30 UTC." in shown
    assert mails(database, 1) == [("queued", ""), ("queued", "reminder")]
    assert mails(database, 2) == [("queued", "")]
    assert client.get(page).text.count('value="remind"') == 1


def test_two_reminders_never_come_within_a_day(
    client: FlaskClient, database: Database, clock: Clock, page: str
) -> None:
    clock.now += 47 * HOUR
    client.post(page, data={"action": "remind", "seat": "1"})
    sweep(database, clock.now + HOUR)
    assert [cause for _, cause in mails(database, 1)] == ["", "reminder"], "the automatic one is postponed"
    assert [cause for _, cause in mails(database, 2)] == ["", "again"]
    clock.now += HOUR
    assert client.post(page, data={"action": "remind", "seat": "2"}).status_code == 429
    sweep(database, clock.now + DAY)
    assert [cause for _, cause in mails(database, 1)] == ["", "reminder", "again"]
    clock.now += DAY
    assert client.post(page, data={"action": "remind", "seat": "2"}).status_code == 303


def test_a_reminder_to_who_wants_no_mail_looks_the_same_and_is_not_sent(
    client: FlaskClient, database: Database, clock: Clock, inviting: People, page: str
) -> None:
    with database.writing() as session:
        curt = session.get_one(Player, inviting.seat(2).player_id)
        curt.muted = True
    clock.now += DAY
    answers = [client.post(page, data={"action": "remind", "seat": n}) for n in ("1", "2")]
    assert len({(one.status_code, one.headers["Location"]) for one in answers}) == 1
    assert mails(database, 2)[-1] == ("superseded", "reminder")
    shown = text_of(client.get(page))
    assert shown.count("You sent a reminder on Sat 21 Nov, 09:30 UTC.") == 2


def test_a_reminder_waits_until_strangers_may_write_to_its_reader_again(
    client: FlaskClient, database: Database, clock: Clock, people_of: Callable[[str], People], page: str
) -> None:
    clock.now += DAY
    for n in range(3):
        players = [{"name": "Eve", "email": f"eve{n}@evil.example"}, {"name": "Burt", "email": "burt@example.org"}]
        eve = people_of(client.post("/games", json={"players": players}).json["game"])
        assert client.post(eve.page(0, "confirm"), data={"action": "confirm"}).status_code == 303
    clock.now += HOUR
    assert client.post(page, data={"action": "remind", "seat": "1"}).status_code == 303
    with database.reading() as session:
        (mail,) = session.exec(select(Outmail).where(Outmail.cause == "reminder"))
        assert mail.next_try_at == clock.now - HOUR + DAY


@pytest.mark.parametrize("answer", ["accept", "decline"])
def test_who_has_answered_is_not_reminded(
    client: FlaskClient, database: Database, clock: Clock, inviting: People, page: str, answer: str
) -> None:
    client.post(inviting.page(1, "invite"), data={"action": answer})
    clock.now += DAY
    late = client.post(page, data={"action": "remind", "seat": "1"})
    assert late.status_code == 409
    assert "they have answered" in text_of(late)
    assert mails(database, 1)[1:] == []


@pytest.mark.parametrize("seat", ["", "x", "0", "3", "-1"])
def test_nobody_is_reminded_in_a_seat_that_does_not_exist(client: FlaskClient, page: str, seat: str) -> None:
    assert client.post(page, data={"action": "remind", "seat": seat}).status_code == 400


# --- somebody else ----------------------------------------------------------------------------------------------------


def test_an_open_invitation_is_withdrawn_for_somebody_else(
    client: FlaskClient, database: Database, inviting: People, page: str
) -> None:
    old = inviting.page(1, "invite")
    doro = {"action": "ask", "seat": "1", "withdrawn": "0", "name": "Doro", "email": "doro@example.org"}
    for _ in range(2):
        assert client.post(page, data=doro).status_code == 303
    shown = text_of(client.get(page))
    assert "Doro has not answered yet" in shown
    assert "Burt" not in shown
    for action in ("accept", "decline"):
        assert client.post(old, data={"action": action}).status_code == 410
    assert "the seat was offered to somebody else" in text_of(client.get(old))
    assert state(inviting) == ("inviting", ["accepted", "invited", "invited"])
    assert [cause for _, cause in mails(database, 1)] == ["", "1"], "Doro has one invitation"


def test_a_withdrawal_names_the_invitation_it_withdraws(client: FlaskClient, inviting: People, page: str) -> None:
    someone = {"action": "ask", "seat": "1", "email": "doro@example.org", "name": "Doro"}
    assert client.post(page, data=someone).status_code == 409, "the page showed a free seat"
    client.post(page, data=someone | {"withdrawn": "0"})
    stale = client.post(page, data=someone | {"withdrawn": "0", "name": "Ed", "email": "ed@example.org"})
    assert stale.status_code == 409
    assert "You have asked somebody else for this seat meanwhile." in text_of(stale)
    assert inviting.seat(1).name == "Doro"


def test_an_invitation_that_was_accepted_meanwhile_is_not_withdrawn(
    client: FlaskClient, inviting: People, page: str
) -> None:
    client.post(inviting.page(1, "invite"), data={"action": "accept"})
    for body in ({"action": "robot"}, {"action": "ask", "name": "Doro", "email": "doro@example.org"}):
        late = client.post(page, data=body | {"seat": "1", "withdrawn": "0"})
        assert late.status_code == 409
        assert "it was accepted" in text_of(late)
    assert inviting.seat(1).name == "Burt"


def test_a_robot_takes_the_seat_of_an_open_invitation_at_once(client: FlaskClient, inviting: People, page: str) -> None:
    old = inviting.page(2, "invite")
    client.post(inviting.page(1, "invite"), data={"action": "accept"})
    for _ in range(2):
        client.post(page, data={"action": "robot", "seat": "2", "withdrawn": "0"})
    assert state(inviting) == ("playing", ["accepted"] * 3)
    assert inviting.seat(2).robot == "deputy"
    assert client.post(old, json={"action": "accept"}, headers=JSON).status_code == 410


def test_what_was_typed_for_somebody_else_is_shown_again(client: FlaskClient, page: str) -> None:
    typed = {"action": "ask", "seat": "1", "withdrawn": "0", "name": "Doro", "email": "curt@example.org"}
    wrong = client.post(page, data=typed)
    assert wrong.status_code == 422
    assert 'id="instead-1-email-error"' in wrong.text
    assert "You have named this person for another seat already." in wrong.text
    assert 'value="Doro"' in wrong.text
    assert wrong.text.count("<details open>") == 1


def test_nobody_gets_more_than_three_invitations_a_day_by_one_organiser(
    client: FlaskClient, database: Database, clock: Clock, inviting: People, page: str
) -> None:
    """Also if the two have played before, and one invitation after the other is withdrawn."""
    with database.writing() as session:
        strangers = [players.player_of(session, f"{name}@example.org", clock.now).id for name in ("doro", "ed")]
        game = Game(id="0" * 24, status="over", started_at=clock.now, created_at=clock.now, **A_GAME)
        session.add(game)
        session.flush()
        for n, player in enumerate([inviting.seat(0).player_id, *strangers]):
            session.add(Seat(game_id=game.id, n=n, name=str(n), player_id=player, state="accepted"))
    for n in range(7):
        name = ("ed", "doro")[n % 2]
        body = {"action": "ask", "seat": "1", "withdrawn": str(n), "name": name, "email": f"{name}@example.org"}
        assert client.post(page, data=body).status_code == (303 if n < 6 else 429)
    assert inviting.seat(1).name == "doro"


# --- calling it off ---------------------------------------------------------------------------------------------------


def test_the_organiser_calls_the_game_off_after_a_page_that_asks(
    client: FlaskClient, database: Database, inviting: People, page: str
) -> None:
    client.post(inviting.page(1, "invite"), data={"action": "accept"})
    assert f'href="{page}/cancel"' in client.get(page).text
    asked = text_of(client.get(f"{page}/cancel"))
    assert "A short mail tells those who have accepted: Burt." in asked
    assert state(inviting)[0] == "inviting", "looking cancels nothing"
    for _ in range(2):
        answer = client.post(f"{page}/cancel")
        assert answer.status_code == 303
    assert "given up" in text_of(client.get(answer.headers["Location"]))
    assert state(inviting)[0] == "stopped"
    assert [mails(database, n, "notice") for n in range(3)] == [[], [("queued", "stopped organiser")], []]
    for n in (1, 2):
        assert "given up" in text_of(client.get(inviting.page(n, "invite")))
    assert client.post(inviting.page(2, "invite"), data={"action": "accept"}).status_code == 410
    assert client.get(f"{page}/cancel").status_code == 303, "there is nothing more to ask"


def test_a_game_that_was_dealt_meanwhile_is_not_called_off(client: FlaskClient, inviting: People, page: str) -> None:
    for n in (1, 2):
        client.post(inviting.page(n, "invite"), data={"action": "accept"})
    for late in (client.post(f"{page}/cancel"), client.get(f"{page}/cancel")):
        assert late.status_code == 410
        assert "It is too late to cancel this game" in text_of(late)
    assert state(inviting)[0] == "playing"
