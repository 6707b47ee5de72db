"""An invitation is for whom it was sent to: it harms no later player of the seat, and no player of a running game."""

from __future__ import annotations

from datetime import datetime, timedelta

from flask.testing import FlaskClient
from sqlmodel import select

from service.db.database import Database
from service.gamelog.log import GameLog
from service.links import LinkContent
from service.mail.delivering.sender import Sender
from service.models import BlockedAddress, Game, Motion, Player
from service.players import players as persons
from service.privacy import retention
from service.table import motions, resigning, substitutes
from tests.mail.mail_server import MailServer, text_of
from tests.rows import commit, kept, rows_of
from tests.security.scenes import (
    accepted,
    all_agree,
    asked,
    lobby,
    offered,
    path_of,
    substituted,
)
from tests.service.harness import Harness
from tests.service.web.conftest import JSON, Table

# --- offers -----------------------------------------------------------------------------------------------------------


def test_a_declined_offer_does_nothing_to_the_player_who_took_the_seat(table: Table) -> None:
    declined = path_of(LinkContent("offer", table.id, 2, 1, substituted(table, 2, accept=False)))
    motion = offered(table, 2, "Yves", "yves@posse.test")
    all_agree(table, motion)
    table.do(lambda tx: substitutes.accept(tx, motion))
    for action in ("accept", "never"):
        table.client.post(declined, json={"action": action}, headers=JSON)
    for path in ("/forget", "/resign", "/links", "/return"):
        assert table.client.post(f"{declined}{path}", json={}, headers=JSON).status_code == 410
    yves = table.player(2)
    assert (yves.address, yves.muted, yves.forgotten_at) == ("yves@posse.test", False, None)
    (zoe,) = rows_of(table.database, Player, Player.address == "zoe2@posse.test")
    assert zoe.muted, "whom the offer was sent to wants no more invitations"


def test_an_offer_is_good_for_its_own_seat_and_motion_alone(table: Table) -> None:
    motion = substituted(table, 2, accept=None)
    for claim in (
        LinkContent("offer", table.id, 1, 1, motion),
        LinkContent("offer", table.id, 2, 1, motion + 1),
        LinkContent("offer", table.id, 2, 0, motion),
        LinkContent("invite", table.id, 2, 1, motion),
    ):
        assert table.client.post(path_of(claim), json={"action": "accept"}, headers=JSON).status_code == 410
    own = path_of(LinkContent("offer", table.id, 2, 1, motion))
    assert table.client.post(own, json={"action": "accept"}).status_code == 200


def test_an_offer_does_not_tell_whether_a_guessed_address_is_a_co_player_s(table: Table) -> None:
    """Everybody who offers gets the same answers; only the mail to that address leads to a page that says no."""
    answers = []
    for address in ("burt.1@posse.test", "nobody@posse.test", "burt.1@posse.test"):
        table.press(2, "/resign")
        offer = {"kind": "substitute", "seat": 2, "name": "Zoe", "email": address}
        answer = table.send(0, "/motions", offer)
        motion = rows_of(table.database, Motion)[-1]
        answers.append((answer.status_code, answer.json["status"], motion.state, motion.asked))
        if len(answers) < 3:
            table.client.post(f"{table.page(2)}/motions/{motion.id}", json={"answer": "no"})
    assert answers == [answers[0]] * 3
    all_agree(table, motion.id or 0)
    own = path_of(LinkContent("offer", table.id, 2, 1, motion.id or 0))
    mine = table.client.post(own, json={"action": "accept"}, headers=JSON)
    assert mine.status_code == 410
    assert "a seat at this table already" in mine.json["message"]


# --- invitations ------------------------------------------------------------------------------------------------------


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
    table: Table, sender: Sender, mail_server: MailServer
) -> None:
    assert table.press(2, "/forget").status_code == 303
    sender.deliver(table.now)
    (last,) = [mail for mail in mail_server.arrived if mail["X-Posse-Kind"] == "notice" and "curt.1@" in mail["To"]]
    assert "You are forgotten" in text_of(last)
    assert "Curt" not in last.as_string()
    retention.work_due(table.database, table.now)
    assert rows_of(table.database, Player, Player.address == "curt.1@posse.test") == []


def test_who_is_named_again_before_the_last_mail_was_sent_stays(table: Table) -> None:
    assert table.press(2, "/forget").status_code == 303
    number = commit(table.database, persons.player_of, "curt.1@posse.test", table.now).id
    retention.work_due(table.database, table.now + timedelta(days=1))
    assert kept(table.database, Player, number)


def test_an_organiser_who_was_forgotten_leaves_a_table_where_seats_can_be_offered(table: Table) -> None:
    assert table.press(0, "/forget").status_code == 303
    table.press(2, "/resign")
    offer = {"kind": "substitute", "seat": 2, "name": "Zoe", "email": "zoe@posse.test"}
    assert table.send(1, "/motions", offer).status_code == 200


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


def test_a_link_to_one_question_answers_no_other_and_takes_no_seat_back(table: Table) -> None:
    first = asked(table, 0)
    table.do(resigning.resign, 2)
    link = table.page(2, "motion", first)
    second = offered(table, 2)
    for number in (second, first + 100):
        answer = table.client.post(f"{link}/motions/{number}", json={"answer": "yes"}, headers=JSON)
        assert answer.status_code == 410
    assert table.client.post(f"{link}/return", json={}, headers=JSON).status_code == 410
    assert table.seat(2).held_since is not None
    table.do(lambda tx, n: motions.answer(tx, first, n, False), 1)
    for path in (f"/motions/{second}", f"/motions/{first}", "/return"):
        settled = table.client.post(f"{link}{path}", json={"answer": "yes"}, headers=JSON)
        assert settled.status_code == 410, "a settled question's link is good for nothing"
    assert kept(table.database, Motion, second).agreed == [0], "nobody has given the seat away"


def test_a_link_to_come_back_is_good_once(table: Table) -> None:
    table.do(resigning.resign, 1)
    first = table.page(1, "back", table.mails("notice")[-1].at)
    assert table.client.post(f"{first}/return", json={}, headers=JSON).status_code == 200
    assert table.client.post(f"{first}/return", json={}, headers=JSON).status_code == 200, "again it does nothing"
    table.act(times=4)
    table.do(resigning.resign, 1)
    assert table.client.post(f"{first}/return", json={}, headers=JSON).status_code == 410
    assert table.seat(1).held_since is not None


# --- fresh links ------------------------------------------------------------------------------------------------------


def fresh_links(harness: Harness, n: int) -> int:
    return len([mail for mail in harness.mails("links") if mail.seat == n])


def test_an_old_link_has_the_seat_link_mailed_three_times_a_day_and_a_revoked_one_once(table: Table) -> None:
    past, seat = table.page(1, "window", 0), table.page(1)
    for link, posts, mailed in ((past, 6, 3), (seat, 5, 5)):  # the first post by the seat's link revokes it
        for _ in range(posts):
            table.now += timedelta(minutes=20)
            assert table.client.post(f"{link}/links", json={}, headers=JSON).status_code == 200
        assert fresh_links(table, 1) == mailed
    table.now += timedelta(days=1)
    table.client.post(f"{seat}/links")
    assert fresh_links(table, 1) == 6
