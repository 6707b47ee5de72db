"""An invitation is for whom it was sent to: it harms no later player of the seat, and no player of a running game."""

from __future__ import annotations

from datetime import datetime, timedelta
from pathlib import Path

import pytest
from flask.testing import FlaskClient
from sqlmodel import col, select

from service.db.database import Database
from service.gamelog.log import GameLog
from service.games.transaction import GameTransaction
from service.links import LinkContent, Links
from service.mail.kinds import invite
from service.models import BlockedAddress, Game, Motion, Outmail, Player, Seat
from service.operations.privacy import retention
from service.players import players as persons
from service.table import motions, resigning, substitutes
from tests.mail.mail_server import MailServer, text_of
from tests.mail.senders import sender_for
from tests.rows import kept, row, rows
from tests.security.scenes import (
    accepted,
    all_agree,
    asked,
    given_to_another,
    lobby,
    offered,
    path_of,
    substituted,
)
from tests.service.harness import Harness
from tests.service.web.conftest import JSON, Clock, People
from tests.settings import settings


def player_at(database: Database, game_id: str, n: int) -> Player | None:
    seat = row(database, select(Seat).where(Seat.game_id == game_id, Seat.n == n))
    return None if seat.player_id is None else kept(database, Player, seat.player_id)


def states_of_mails(database: Database, address: str) -> set[str]:
    theirs = select(Outmail.state).join(Player, col(Player.id) == col(Outmail.player_id))
    return set(rows(database, theirs.where(Player.address == address)))


# --- offers -----------------------------------------------------------------------------------------------------------


def test_a_declined_offer_does_nothing_to_the_player_who_took_the_seat(
    client: FlaskClient, harness: Harness, people: People
) -> None:
    declined = path_of(LinkContent("offer", harness.id, 2, 1, substituted(harness, 2, accept=False)))
    motion = offered(harness, 2, "Yves", "yves@posse.test")
    all_agree(harness, motion)
    harness.do(lambda tx: substitutes.accept(tx, motion))
    for action in ("accept", "never"):
        client.post(declined, json={"action": action}, headers=JSON)
    for path in ("/forget", "/resign", "/links", "/return"):
        assert client.post(f"{declined}{path}", json={}, headers=JSON).status_code == 410
    yves = player_at(harness.database, harness.id, 2)
    assert yves is not None
    assert (yves.address, yves.muted, yves.forgotten_at) == ("yves@posse.test", False, None)
    zoe = row(harness.database, select(Player).where(Player.address == "zoe2@posse.test"))
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
    own = path_of(LinkContent("offer", harness.id, 2, 1, motion))
    assert client.post(own, json={"action": "accept"}).status_code == 200


def test_an_offer_does_not_tell_whether_a_guessed_address_is_a_co_player_s(
    client: FlaskClient, harness: Harness, people: People
) -> None:
    """Everybody who offers gets the same answers; only the mail to that address leads to a page that says no."""
    answers = []
    for address in ("burt.1@posse.test", "nobody@posse.test", "burt.1@posse.test"):
        client.post(f"{people.page(2)}/resign")
        offer = {"kind": "substitute", "seat": 2, "name": "Zoe", "email": address}
        answer = client.post(f"{people.page(0)}/motions", json=offer, headers=JSON)
        motion = rows(harness.database, select(Motion).order_by(col(Motion.id)))[-1]
        answers.append((answer.status_code, answer.json["status"], motion.state, motion.asked))
        if len(answers) < 3:
            client.post(f"{people.page(2)}/motions/{motion.id}", json={"answer": "no"})
    assert answers == [answers[0]] * 3
    all_agree(harness, motion.id or 0)
    own = path_of(LinkContent("offer", harness.id, 2, 1, motion.id or 0))
    mine = client.post(own, json={"action": "accept"}, headers=JSON)
    assert mine.status_code == 410
    assert "a seat at this table already" in mine.json["message"]


# --- invitations ------------------------------------------------------------------------------------------------------


def test_a_replaced_invitation_blocks_the_person_it_was_sent_to(
    client: FlaskClient, database: Database, now: datetime
) -> None:
    game_id = lobby(database, now)
    old = path_of(LinkContent("invite", game_id, 1, 0, 0))
    given_to_another(database, now, game_id, 1)
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
    accepted(database, now, game_id, 1, 2)
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
    accepted(database, now, first, 1, 2)
    second, unanswered = lobby(database, now + timedelta(days=1)), lobby(database, now + timedelta(days=2))
    accepted(database, now, second, 1)
    client.post(path_of(LinkContent("invite", first, 1, 0, 0)), json={"action": "never"}, headers=JSON)
    with database.reading() as session:
        states = [GameLog(session, session.get_one(Game, one)).seats[1].state for one in (second, unanswered)]
    assert states == ["accepted", "declined"]


# --- what cannot be undone --------------------------------------------------------------------------------------------


def test_who_is_forgotten_is_told_by_a_last_mail_and_then_their_address_goes(
    client: FlaskClient, harness: Harness, people: People, links: Links, tmp_path: Path
) -> None:
    with MailServer() as mail_server:
        sender = sender_for(settings(tmp_path, smtp_url=mail_server.url), harness.database, links)
        assert client.post(f"{people.page(2)}/forget").status_code == 303
        sender.deliver(harness.now)
    (last,) = [mail for mail in mail_server.arrived if mail["X-Posse-Kind"] == "notice" and "curt.1@" in mail["To"]]
    assert "You are forgotten" in text_of(last)
    assert "Curt" not in last.as_string()
    retention.work_due(harness.database, harness.now)
    assert rows(harness.database, select(Player).where(Player.address == "curt.1@posse.test")) == []


def test_who_is_named_again_before_the_last_mail_was_sent_stays(
    client: FlaskClient, harness: Harness, people: People
) -> None:
    assert client.post(f"{people.page(2)}/forget").status_code == 303
    with harness.database.writing() as session:
        number = persons.player_of(session, "curt.1@posse.test", harness.now).id
    retention.work_due(harness.database, harness.now + timedelta(days=1))
    assert kept(harness.database, Player, number)


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
        assert persons.player_of(session, "Anna+cards@example.org", now).muted
        assert len(session.exec(select(BlockedAddress)).all()) == 1


# --- questions --------------------------------------------------------------------------------------------------------


def test_a_link_to_one_question_answers_no_other_and_takes_no_seat_back(
    client: FlaskClient, harness: Harness, people: People
) -> None:
    first = asked(harness, 0)
    harness.do(resigning.resign, 2)
    link = people.page(2, "motion", first)
    second = offered(harness, 2)
    for number in (second, first + 100):
        answer = client.post(f"{link}/motions/{number}", json={"answer": "yes"}, headers=JSON)
        assert answer.status_code == 410
    assert client.post(f"{link}/return", json={}, headers=JSON).status_code == 410
    assert people.seat(2).held_since is not None
    harness.do(lambda tx, n: motions.answer(tx, first, n, False), 1)
    for path in (f"/motions/{second}", f"/motions/{first}", "/return"):
        settled = client.post(f"{link}{path}", json={"answer": "yes"}, headers=JSON)
        assert settled.status_code == 410, "a settled question's link is good for nothing"
    assert kept(harness.database, Motion, second).agreed == [0], "nobody has given the seat away"


def test_a_link_to_come_back_is_good_once(client: FlaskClient, harness: Harness, people: People) -> None:
    harness.do(resigning.resign, 1)
    first = people.page(1, "back", harness.mails("notice")[-1].at)
    assert client.post(f"{first}/return", json={}, headers=JSON).status_code == 200
    assert client.post(f"{first}/return", json={}, headers=JSON).status_code == 200, "again it does nothing"
    harness.act(times=4)
    harness.do(resigning.resign, 1)
    assert client.post(f"{first}/return", json={}, headers=JSON).status_code == 410
    assert people.seat(1).held_since is not None


# --- fresh links ------------------------------------------------------------------------------------------------------


def fresh_links(harness: Harness, n: int) -> int:
    return len([mail for mail in harness.mails("links") if mail.seat == n])


def test_an_old_link_has_the_seat_link_mailed_three_times_a_day_and_a_revoked_one_once(
    client: FlaskClient, harness: Harness, people: People, clock: Clock
) -> None:
    past, seat = people.page(1, "window", 0), people.page(1)
    for link, posts, mailed in ((past, 6, 3), (seat, 5, 5)):  # the first post by the seat's link revokes it
        for _ in range(posts):
            clock.now += timedelta(minutes=20)
            assert client.post(f"{link}/links", json={}, headers=JSON).status_code == 200
        assert fresh_links(harness, 1) == mailed
    clock.now += timedelta(days=1)
    client.post(f"{seat}/links")
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
