"""An invitation is for the person it was sent to: it does nothing to a later player of the seat,
and nothing irreversible to a player of a running game."""

from __future__ import annotations

from datetime import datetime, timedelta

import pytest
from flask.testing import FlaskClient
from sqlmodel import col, select

from service.db.database import Database
from service.gamelog.log import GameLog
from service.games.transaction import GameTransaction
from service.links import LinkContent, Links
from service.lobby.acceptance import accept, decline
from service.lobby.invitations import ask_another
from service.lobby.proposal import Person
from service.mail.kinds import invite
from service.models import BlockedAddress, Game, Motion, Outmail, Player, Seat
from service.operations.privacy import retention
from service.players import players as persons
from service.table import motions, resigning, substitutes
from tests.mail.mail_server import MailServer
from tests.mail.senders import sender_for
from tests.security.scenes import lobby, path_of, substituted
from tests.service.harness import Harness
from tests.service.web.conftest import JSON, Clock, People
from tests.settings import settings


def player_at(database: Database, game_id: str, n: int) -> Player | None:
    with database.reading() as session:
        seat = session.exec(select(Seat).where(Seat.game_id == game_id, Seat.n == n)).one()
        return None if seat.player_id is None else session.get_one(Player, seat.player_id)


def blocked(database: Database) -> int:
    with database.reading() as session:
        return len(session.exec(select(BlockedAddress)).all())


def states_of_mails(database: Database, address: str) -> set[str]:
    with database.reading() as session:
        theirs = select(Outmail.state).join(Player, col(Player.id) == col(Outmail.player_id))
        return set(session.exec(theirs.where(Player.address == address)))


# --- offers -----------------------------------------------------------------------------------------------------------


def test_a_declined_offer_does_nothing_to_the_player_who_took_the_seat(
    client: FlaskClient, harness: Harness, people: People
) -> None:
    declined = path_of(LinkContent("offer", harness.id, 2, 1, substituted(harness, 2, accept=False)))
    with harness.database.writing() as session:
        player = Player(address="yves@posse.test", created_at=harness.now)
        session.add(player)
        session.flush()
        motion = (
            substitutes.offer(GameTransaction.lock(session, harness.id, harness.now, 0), 0, 2, "Yves", player).id or 0
        )
        for voter in range(3):
            motions.answer(GameTransaction.lock(session, harness.id, harness.now, voter), motion, voter, True)
        substitutes.accept(GameTransaction.lock(session, harness.id, harness.now), motion)
    for action in ("accept", "never"):
        client.post(declined, json={"action": action}, headers=JSON)
    for path in ("/forget", "/resign", "/links", "/return"):
        assert client.post(f"{declined}{path}", json={}, headers=JSON).status_code == 410
    yves = player_at(harness.database, harness.id, 2)
    assert yves is not None
    assert (yves.address, yves.muted, yves.forgotten_at) == ("yves@posse.test", False, None)
    with harness.database.reading() as session:
        zoe = session.exec(select(Player).where(Player.address == "zoe2@posse.test")).one()
        assert zoe.muted, "whom the offer was sent to wants no more invitations"


def test_an_offer_is_good_for_its_own_seat_and_motion_alone(client: FlaskClient, harness: Harness) -> None:
    motion = substituted(harness, 2, accept=None)
    for claim in (
        LinkContent("offer", harness.id, 1, 1, motion),
        LinkContent("offer", harness.id, 2, 1, motion + 1),
        LinkContent("offer", harness.id, 2, 0, motion),
        LinkContent("invite", harness.id, 2, 1, motion),
    ):
        assert client.post(path_of(claim), json={"action": "accept"}, headers=JSON).status_code == 410
    assert (
        client.post(path_of(LinkContent("offer", harness.id, 2, 1, motion)), json={"action": "accept"}).status_code
        == 200
    )


def test_an_offer_does_not_tell_whether_a_guessed_address_is_a_co_player_s(
    client: FlaskClient, harness: Harness, people: People
) -> None:
    """Everybody who offers gets the same answers; only the mail to that address leads to a page that says no."""
    answers = []
    for n, address in ((2, "burt.1@posse.test"), (2, "nobody@posse.test")):
        client.post(f"{people.page(n)}/resign")
        offer = {"kind": "substitute", "seat": n, "name": "Zoe", "email": address}
        answer = client.post(f"{people.page(0)}/motions", json=offer, headers=JSON)
        with harness.database.reading() as session:
            motion = session.exec(select(Motion).order_by(col(Motion.id).desc())).first()
            assert motion is not None
        answers.append((answer.status_code, answer.json["status"], motion.state, motion.asked))
        client.post(f"{people.page(n)}/motions/{motion.id}", json={"answer": "no"})
    assert answers[0] == answers[1]
    again = client.post(f"{people.page(0)}/motions", json={**offer, "email": "burt.1@posse.test"}, headers=JSON)
    assert again.status_code == 200
    with harness.database.writing() as session:
        motion = session.exec(select(Motion).order_by(col(Motion.id).desc())).first()
        for voter in range(3):
            motions.answer(GameTransaction.lock(session, harness.id, harness.now, voter), motion.id or 0, voter, True)
        number = motion.id or 0
    mine = client.post(path_of(LinkContent("offer", harness.id, 2, 1, number)), json={"action": "accept"}, headers=JSON)
    assert mine.status_code == 410
    assert "a seat at this table already" in mine.json["message"]


# --- invitations ------------------------------------------------------------------------------------------------------


def test_a_replaced_invitation_blocks_the_person_it_was_sent_to(
    client: FlaskClient, database: Database, now: datetime
) -> None:
    game_id = lobby(database, now)
    old = path_of(LinkContent("invite", game_id, 1, 0, 0))
    with database.writing() as session:
        game = session.get_one(Game, game_id)
        decline(GameTransaction.lock(session, game.id, now), 1)
        doro = Person("Doro", "doro@posse.test", None)
        ask_another(GameTransaction.lock(session, game.id, now), 1, doro)
    for action in ("accept", "decline"):
        assert client.post(old, json={"action": action}, headers=JSON).status_code == 410
    for path in ("/forget", "/links", "/orders"):
        assert client.post(f"{old}{path}", json={}, headers=JSON).status_code == 410
    assert client.post(old, json={"action": "never"}, headers=JSON).status_code == 200
    assert states_of_mails(database, "burt@posse.test") == {"superseded"}
    assert states_of_mails(database, "doro@posse.test") == {"queued"}
    doro_now = player_at(database, game_id, 1)
    assert doro_now is not None
    assert (doro_now.address, doro_now.muted) == ("doro@posse.test", False)


@pytest.mark.parametrize("scope", ["invite", "confirm"])
def test_a_past_invitation_neither_erases_a_player_nor_stops_the_mails_of_their_game(
    client: FlaskClient, database: Database, now: datetime, scope: str
) -> None:
    game_id = lobby(database, now)
    with database.writing() as session:
        game = session.get_one(Game, game_id)
        for n in (1, 2):
            accept(GameTransaction.lock(session, game.id, now), n)
    n = 1 if scope == "invite" else 0
    old = path_of(LinkContent(scope, game_id, n, 0, 0))  # type: ignore[arg-type]
    for method in (client.get, client.post):
        assert method(f"{old}/forget").status_code == 410
    assert client.post(old, json={"action": "never"}, headers=JSON).status_code == 200
    player = player_at(database, game_id, n)
    assert player is not None
    assert player.muted
    with database.reading() as session:
        game = session.get_one(Game, game_id)
        assert game.status == "playing"
        assert [seat.state for seat in GameLog(session, game).seats] == ["accepted"] * 3
        theirs = select(Outmail.kind, Outmail.state).where(Outmail.game_id == game_id, Outmail.seat == n)
        assert ("start", "queued") in session.exec(theirs).all()


def test_never_from_an_old_mail_leaves_a_game_that_was_accepted_alone(
    client: FlaskClient, database: Database, now: datetime
) -> None:
    """An old mail may have been forwarded: it declines what was not answered, and nothing that was accepted."""
    first = lobby(database, now)
    with database.writing() as session:
        game = session.get_one(Game, first)
        for n in (1, 2):
            accept(GameTransaction.lock(session, game.id, now), n)
    accepted, unanswered = lobby(database, now + timedelta(days=1)), lobby(database, now + timedelta(days=2))
    with database.writing() as session:
        game = session.get_one(Game, accepted)
        accept(GameTransaction.lock(session, game.id, now), 1)
    client.post(path_of(LinkContent("invite", first, 1, 0, 0)), json={"action": "never"}, headers=JSON)
    with database.reading() as session:
        states = [GameLog(session, session.get_one(Game, one)).seats[1].state for one in (accepted, unanswered)]
    assert states == ["accepted", "declined"]


# --- what cannot be undone --------------------------------------------------------------------------------------------


def test_who_is_forgotten_is_told_by_a_last_mail_and_then_their_address_goes(
    client: FlaskClient, harness: Harness, people: People, links: Links, tmp_path: object
) -> None:
    harness_office = MailServer()
    with harness_office as mail_server:
        sender = sender_for(settings(tmp_path, smtp_url=mail_server.url), harness.database, links)  # type: ignore[arg-type]
        assert client.post(f"{people.page(2)}/forget").status_code == 303
        sender.deliver(harness.now)
        (last,) = [mail for mail in mail_server.arrived if mail["X-Posse-Kind"] == "notice" and "curt.1@" in mail["To"]]
    assert last["X-Posse-Kind"] == "notice"
    body = last.get_body(("plain",))
    assert body is not None
    assert "You are forgotten" in body.get_content()
    assert "Curt" not in last.as_string()
    retention.work_due(harness.database, harness.now)
    with harness.database.reading() as session:
        assert session.exec(select(Player).where(Player.address == "curt.1@posse.test")).first() is None


def test_who_is_named_again_before_the_last_mail_was_sent_stays(
    client: FlaskClient, harness: Harness, people: People
) -> None:
    assert client.post(f"{people.page(2)}/forget").status_code == 303
    with harness.database.writing() as session:
        player = persons.player_of(session, "curt.1@posse.test", harness.now)
        number = player.id
    retention.work_due(harness.database, harness.now + timedelta(days=1))
    with harness.database.reading() as session:
        assert session.get(Player, number) is not None


def test_an_organiser_who_was_forgotten_leaves_a_table_where_seats_can_be_offered(
    client: FlaskClient, harness: Harness, people: People
) -> None:
    assert client.post(f"{people.page(0)}/forget").status_code == 303
    client.post(f"{people.page(2)}/resign")
    offer = {"kind": "substitute", "seat": 2, "name": "Zoe", "email": "zoe@posse.test"}
    assert client.post(f"{people.page(1)}/motions", json=offer, headers=JSON).status_code == 200


def test_a_block_outlives_the_player_s_row_and_covers_its_mailbox(database: Database, now: datetime) -> None:
    with database.writing() as session:
        anna = persons.player_of(session, "anna@example.org", now)
        persons.block(session, anna, now)
        session.flush()
        session.delete(anna)
    with database.writing() as session:
        again = persons.player_of(session, "Anna+cards@example.org", now)
        assert again.muted
    assert blocked(database) == 1


# --- questions --------------------------------------------------------------------------------------------------------


def test_a_link_to_one_question_answers_no_other_and_takes_no_seat_back(
    client: FlaskClient, harness: Harness, people: People
) -> None:
    with harness.database.writing() as session:
        first = motions.ask(GameTransaction.lock(session, harness.id, harness.now, 0), 0, "pause").id or 0
        resigning.resign(GameTransaction.lock(session, harness.id, harness.now, 2), 2)
    link = people.page(2, "motion", first)
    second = substituted_offer(harness)
    for number in (second, first + 100):
        answer = client.post(f"{link}/motions/{number}", json={"answer": "yes"}, headers=JSON)
        assert answer.status_code == 410
    assert client.post(f"{link}/return", json={}, headers=JSON).status_code == 410
    assert people.seat(2).held_since is not None
    with harness.database.writing() as session:
        motions.answer(GameTransaction.lock(session, harness.id, harness.now, 1), first, 1, False)
    for path in (f"/motions/{second}", f"/motions/{first}", "/return"):
        settled = client.post(f"{link}{path}", json={"answer": "yes"}, headers=JSON)
        assert settled.status_code == 410, "a settled question's link is good for nothing"
    with harness.database.reading() as session:
        assert session.get_one(Motion, second).agreed == [0], "nobody has given the seat away"


def substituted_offer(harness: Harness) -> int:
    """Seat 2, which a robot holds, is offered to somebody; nobody has answered yet."""
    with harness.database.writing() as session:
        player = Player(address="zoe@posse.test", created_at=harness.now)
        session.add(player)
        session.flush()
        return substitutes.offer(GameTransaction.lock(session, harness.id, harness.now, 0), 0, 2, "Zoe", player).id or 0


def test_a_link_to_come_back_is_good_once(client: FlaskClient, harness: Harness, people: People) -> None:
    with harness.database.writing() as session:
        resigning.resign(GameTransaction.lock(session, harness.id, harness.now, 1), 1)
    first = people.page(1, "back", harness.mails("notice")[-1].at)
    assert client.post(f"{first}/return", json={}, headers=JSON).status_code == 200
    assert client.post(f"{first}/return", json={}, headers=JSON).status_code == 200, "again it does nothing"
    harness.act(times=4)
    with harness.database.writing() as session:
        resigning.resign(GameTransaction.lock(session, harness.id, harness.now, 1), 1)
    assert client.post(f"{first}/return", json={}, headers=JSON).status_code == 410
    assert people.seat(1).held_since is not None


# --- fresh links ------------------------------------------------------------------------------------------------------


def fresh_links(harness: Harness, n: int) -> int:
    return len([mail for mail in harness.mails("links") if mail.seat == n])


def test_an_old_link_has_the_seat_link_mailed_three_times_a_day_and_a_revoked_one_once(
    client: FlaskClient, harness: Harness, people: People, clock: Clock
) -> None:
    past = people.page(1, "window", 0)
    for _ in range(6):
        clock.now += timedelta(minutes=20)
        assert client.post(f"{past}/links", json={}, headers=JSON).status_code == 200
    assert fresh_links(harness, 1) == 3
    old = people.page(1)
    client.post(f"{old}/links")
    assert fresh_links(harness, 1) == 4
    for _ in range(4):
        clock.now += timedelta(minutes=20)
        assert client.post(f"{old}/links", json={}, headers=JSON).status_code == 200
    assert fresh_links(harness, 1) == 5
    clock.now += timedelta(days=1)
    client.post(f"{old}/links")
    assert fresh_links(harness, 1) == 6


def test_a_link_from_before_a_substitute_never_mails_the_substitute(
    client: FlaskClient, harness: Harness, people: People
) -> None:
    former = [people.page(2), people.page(2, "turn", 0), people.page(2, "invite")]
    substituted(harness, 2)
    for link in former:
        assert client.post(f"{link}/links", json={}, headers=JSON).status_code == 410
        assert client.get(link, headers=JSON).json["seat"] is None
    assert fresh_links(harness, 2) == 0


def test_the_outbox_is_what_limits_count(harness: Harness) -> None:
    """An unsolicited mail that is not wanted still counts: otherwise a limit would tell who is blocked."""
    with harness.database.writing() as session:
        game = session.get_one(Game, harness.id)
        seat = session.exec(select(Seat).where(Seat.game_id == harness.id, Seat.n == 1)).one()
        session.get_one(Player, seat.player_id).muted = True
        invite.queue(GameTransaction(session, game, harness.now), seat.n)
    assert [mail.state for mail in harness.mails("invite")] == ["superseded"]
