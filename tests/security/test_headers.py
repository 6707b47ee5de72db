"""A name is never a header, a recipient or a part of a mail: whatever stands in the database, over a real mail server.

The form refuses such names; these were written into the database, as they may have been before it did. At the end
sixty fuzzed names and forms, of which `make fuzz` sends ten thousand.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import replace
from datetime import datetime
from email import message_from_bytes, policy
from pathlib import Path

import pytest
from sqlmodel import select

from service.admin import reports
from service.db.database import Database
from service.gamelog.log import GameLog
from service.lobby.acceptance import accept
from service.mail.composing.message import MessageText, build
from service.mail.delivering import smtp
from service.mail.delivering.renderer import UnsafeMail
from service.mail.delivering.sender import Sender
from service.models import Game, Seat
from tests.mail.mail_harness import MailHarness, begin
from tests.mail.mail_server import MailServer, text_of
from tests.mail.test_message import ENVELOPE, LETTER
from tests.security import fuzzing_mail
from tests.security.fuzzing_mail import FOLLOWING, HEADERS
from tests.service.harness import Harness, in_second_turn

LATER = {"turn"}  # kinds of mails that follow another
SUBJECTS = {"confirm": "Confirm your game by mail", "invite": "Anna invites you to a card game by mail"}
UNNAMED = SUBJECTS | {"invite": "An invitation to a card game by mail"}

WORDS = {
    "a header more": "=?utf-8?q?a=0AX-Evil:b?=",
    "another recipient": "=?utf-8?q?a=0D=0ABcc:all=40evil.test?=",
    "another body": "=?utf-8?q?a=0A=0Ahttp=3A//evil.test?=",
    "base64": "=?utf-8?b?YQpYLUV2aWw6IGI=?=",
    "a link": "=?utf-8?q?http=3A//evil.test?=",
    "quotes": "=?utf-8?q?a=22=2C_b=40evil.test?=",
    "beside other words": "Anna =?utf-8?q?=0AX-Evil:b?= Ω",
}
nasty = pytest.mark.parametrize("name", WORDS.values(), ids=WORDS.keys())


@pytest.fixture
def harness(database: Database, now: datetime) -> Harness:
    """Three people, of whom one has played: three start mails and a turn mail are due."""
    return in_second_turn(database, now, seed=2)


@pytest.fixture
def proposed(database: Database, now: datetime, sender: Sender, mail_server: MailServer) -> Callable[..., MailHarness]:
    """A function that proposes a game for people of these names, Anna, Burt and Curt unless it is told others."""

    def propose(*names: str, **more: str) -> MailHarness:
        return MailHarness(database, now, sender, mail_server, names or ("Anna", "Burt", "Curt"), seed=1, **more)

    return propose


def called(harness: Harness, *, game: str | None = None, player: str | None = None, n: int = 1) -> None:
    """Write a name of the game, or of the player of a seat, into the database, past every check."""
    with harness.database.writing() as session:
        if game is not None:
            session.get_one(Game, harness.id).name = game
        if player is not None:
            session.exec(select(Seat).where(Seat.game_id == harness.id, Seat.n == n)).one().name = player


def only_ours(mail_server: MailServer) -> None:
    """Check that mails arrived, and that every one has our headers, each once, and its two parts."""
    assert mail_server.arrived
    for mail in mail_server.arrived:
        assert sorted(mail.keys()) == sorted(FOLLOWING if mail["X-Posse-Kind"] in LATER else HEADERS)
        assert [part.get_content_type() for part in mail.iter_parts()] == ["text/plain", "text/html"]
        assert "evil" not in str(mail["Subject"]) + str(mail["To"])


@nasty
def test_a_player_s_name_never_becomes_a_header(
    harness: Harness, sender: Sender, mail_server: MailServer, name: str
) -> None:
    called(harness, player=name)
    sender.deliver(harness.now)
    only_ours(mail_server)
    states = {(mail.seat, mail.kind): mail.state for mail in harness.mails()}
    assert harness.position().turn != 1
    assert states.pop((1, "start")) == "failed"
    assert list(states.values()) == ["sent"] * 3, "the others get their mail"


@nasty
def test_a_game_s_name_never_becomes_a_header_and_its_mails_are_not_tried_again(
    harness: Harness, sender: Sender, mail_server: MailServer, name: str
) -> None:
    called(harness, game=name)
    assert sender.deliver(harness.now) == 4
    assert {(mail.state, mail.tries) for mail in harness.mails()} == {("failed", 1)}
    harness.later(days=30)
    assert sender.deliver(harness.now) == 0
    assert not mail_server.arrived


def test_the_operator_sees_the_reason_and_nothing_of_the_mail(
    harness: Harness, sender: Sender, start_logs: Callable[..., None], capsys: pytest.CaptureFixture[str]
) -> None:
    start_logs("worker", "json")
    called(harness, game=WORDS["a header more"], player=WORDS["a link"])
    sender.deliver(harness.now)
    with harness.database.reading() as session:
        found = reports.mails_list(session, None, None, 50)
    assert [mail["state"] for mail in found] == ["failed"] * 4
    for mail in found:
        assert mail["reason"].startswith("not safe to send: ")
    lines = [json.loads(line) for line in capsys.readouterr().err.splitlines()]
    assert [line["level"] for line in lines if line["event"] == "mail is not safe to send"] == ["error"] * 4
    for told in (*(mail["reason"] for mail in found), *map(str, lines)):
        assert not any(word in told for word in ("evil", "Evil", "=?", "0A"))


def test_mails_to_people_who_never_agreed_have_no_words_of_others_in_a_header_but_the_organiser_s_name(
    proposed: Callable[..., MailHarness], mail_server: MailServer
) -> None:
    """Even a name that only the database could hold leaves them as they are: nothing is to be refused."""
    harness = proposed()
    called(harness, game=WORDS["another body"], player=WORDS["another recipient"])
    harness.post_arrives()
    harness.is_confirmed()
    harness.post_arrives()
    assert mail_server.kinds() == ["confirm", "invite", "invite"]
    only_ours(mail_server)
    for mail in mail_server.arrived:
        assert str(mail["To"]) == mail["To"].addresses[0].addr_spec
        assert mail["Subject"] == SUBJECTS[mail["X-Posse-Kind"]]


@nasty
def test_an_organiser_who_is_called_what_no_form_accepts_is_not_named_in_a_subject(
    proposed: Callable[..., MailHarness], mail_server: MailServer, name: str
) -> None:
    harness = proposed()
    harness.is_confirmed()
    called(harness, player=name, n=0)
    harness.post_arrives()
    only_ours(mail_server)
    assert {mail["Subject"] for mail in mail_server.arrived} <= set(UNNAMED.values())
    assert "invite" in mail_server.kinds()


def test_names_of_people_arrive_as_they_were_typed(
    proposed: Callable[..., MailHarness], mail_server: MailServer
) -> None:
    names = ("Nguyễn Thị Hương", "O’Brien, Jr. (Cork)", "山田太郎", "محمد")
    harness = proposed(*names, name="Пятница, 20!")
    begin(harness)
    harness.post_arrives()
    only_ours(mail_server)
    starts = [mail for mail in mail_server.arrived if mail["X-Posse-Kind"] == "start"]
    assert [mail["To"].addresses[0].display_name for mail in starts] == list(names)
    subjects = {mail["Subject"] for mail in starts}
    assert subjects == {"The cards are dealt: Пятница, 20!", "Your turn: Пятница, 20!, the cards are dealt"}


# --- before it is sent ------------------------------------------------------------------------------------------------


@nasty
def test_a_mail_is_built_only_if_it_is_read_as_it_is_meant_and_a_refusal_quotes_nothing_of_it(name: str) -> None:
    with pytest.raises(UnsafeMail) as refusal:
        build(replace(ENVELOPE, name=name), LETTER)
    assert not any(word in str(refusal.value).lower() for word in ("evil", "="))
    with pytest.raises(UnsafeMail):
        build(ENVELOPE, replace(LETTER, subject=f"{name}: your turn"))


@pytest.mark.parametrize("field", ["address", "message_id", "game", "kind", "thread"])
def test_no_other_header_can_be_broken_either(field: str) -> None:
    with pytest.raises(UnsafeMail):
        build(replace(ENVELOPE, **{field: "a@b.test\r\nX-Evil: b"}), LETTER)


def test_what_is_in_the_text_stays_in_the_text() -> None:
    text = "--=====\nContent-Type: text/html\n\n<b>evil</b>\n\n--=====--\nSubject: evil\n"
    mail = message_from_bytes(
        build(ENVELOPE, MessageText("Friday", text, f"<html><body><pre>{text}</pre></body></html>")),
        policy=policy.default,
    )
    assert mail["Subject"] == "Friday"
    plain, html = mail.iter_parts()
    assert (plain.get_content_type(), html.get_content_type()) == ("text/plain", "text/html")
    assert text_of(mail) == text


# --- what people who never agreed read --------------------------------------------------------------------------------


def test_an_invitation_quotes_every_name_in_a_fixed_place(
    database: Database, proposed: Callable[..., MailHarness], mail_server: MailServer
) -> None:
    names = ("Your bank (urgent!)", "Account closed", "Reply at once", "Send money")
    harness = proposed(*names, name="Call us now!")
    harness.is_confirmed()
    harness.do(accept, 2)
    with database.writing() as session:
        seat = GameLog(session, session.get_one(Game, harness.id)).seats[3]
        seat.robot, seat.player_id, seat.state = "cautious", None, "accepted"
    harness.post_arrives()
    told = " ".join(text_of(mail_server.only("invite", 1)).split())
    begin = "“Your bank (urgent!)” invites you to a card game by mail. Accept or decline here: https://posse.test/p/"
    assert told.startswith(begin)
    for name in (*names, "Call us now!"):
        assert told.count(name) == told.count(f"“{name}”") > 0
    assert "Nobody has checked these names." in told


def test_a_mail_server_s_words_cannot_steer_the_operator_s_terminal() -> None:
    said = str(smtp._reply(550, b"no\x1b[2Jthing \x07here\r\n250 ok"))
    assert said == "550 no [2Jthing  here  250 ok"


# --- fuzzed names and forms -------------------------------------------------------------------------------------------


@pytest.mark.slow
def test_no_name_and_no_form_makes_a_mail_that_is_not_ours(tmp_path: Path) -> None:
    outcomes = fuzzing_mail.run(tmp_path, 0, 60)
    assert outcomes["forms accepted"] + outcomes["forms refused"] == 15
    assert outcomes["names sent"] + outcomes["names forced"] == 45
    assert min(outcomes["forms accepted"], outcomes["forms refused"]) > 3
    assert outcomes["mails arrived"] > 35
    assert outcomes["mails refused"] > 1
