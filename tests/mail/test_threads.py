"""Threads: mails of one game to one player stand together in a mail program, and questions out of turn apart."""

from __future__ import annotations

import re
from collections import defaultdict
from datetime import datetime
from email.message import EmailMessage

import pytest

from service.db.database import Database
from service.lobby.acceptance import decline
from service.mail.delivering import outbox
from service.mail.delivering.sender import Sender
from service.models import Outmail
from tests.mail.mail_harness import MailHarness, whole_game
from tests.mail.mail_server import MailServer, html_of, text_of
from tests.service.harness import Harness, in_second_turn, in_window

START, WINDOW = "start", "window"
SUBJECTS = {
    "start": r"The cards are dealt: Friday|Your turn: Friday, the cards are dealt",
    "turn": r"Your turn: Friday",
    "window": r"A Photo\? \w+ opened [A-Z][\w ]+: Friday|A Wyatt Earp\? \w+’s Hideout is on your pile: Friday",
    "reminder": r"(2|12) hours left( to answer)?: Friday",
    "timeout": r"Your time was up: Friday|A robot holds your seat: Friday",
    "hand": r"Hand \d is over, you have \$[\d,]+: Friday",
    "result": r"You have won: Friday|The game is over, (Anna|Zoë|Dóra) has won: Friday",
    "links": r"The link to your seat: Friday",
}


def seat_of(mail: EmailMessage) -> int:
    return int(mail["X-Posse-Seat"])


def threads_of(mails: list[EmailMessage]) -> dict[str, list[EmailMessage]]:
    """The mails by the first one of their thread, as a mail program puts them together by References."""
    threads: dict[str, list[EmailMessage]] = defaultdict(list)
    for mail in mails:
        threads[mail["References"] or mail["Message-ID"]].append(mail)
    return threads


@pytest.mark.slow
def test_a_game_is_two_threads_for_each_player(
    database: Database, now: datetime, sender: Sender, mail_server: MailServer
) -> None:
    harness = MailHarness(database, now, sender, mail_server, ("Anna", "Burt", "Curt"), 3, name="Friday")
    whole_game(harness)
    began = next(i for i, mail in enumerate(mail_server.arrived) if mail["X-Posse-Kind"] == "start")
    threads = threads_of(mail_server.arrived[began:])
    assert sorted((seat_of(thread[0]), thread[0]["X-Posse-Kind"]) for thread in threads.values()) == [
        (n, kind) for n in range(3) for kind in (START, WINDOW)
    ]
    for first, thread in threads.items():
        assert thread[0]["Message-ID"] == first, "it refers to a mail that has arrived"
        assert {mail["In-Reply-To"] for mail in thread[1:]} <= {first}
        assert {seat_of(mail) for mail in thread} == {seat_of(thread[0])}
        for mail in thread:
            assert re.fullmatch(SUBJECTS[mail["X-Posse-Kind"]], mail["Subject"]), mail["Subject"]
    lengths = {
        kind: [len(one) for one in threads.values() if one[0]["X-Posse-Kind"] == kind] for kind in (START, WINDOW)
    }
    assert min(lengths[START]) > 2
    assert max(lengths[WINDOW]) > 1


@pytest.mark.slow
def test_the_first_line_says_what_a_mail_is_as_its_subject_does(
    database: Database, now: datetime, sender: Sender, mail_server: MailServer
) -> None:
    harness = MailHarness(database, now, sender, mail_server, ("Anna", "Burt", "Curt"), 3, name="Friday")
    whole_game(harness)
    news = {
        "start": "the cards are dealt",
        "turn": "it is your turn",
        "hand": "hand 1 is over",
        "result": "the game is over",
        "links": "the link to your seat",
        "timeout": "your time was up",
        "window": "you are asked about the",
    }
    for mail in mail_server.arrived:
        held = mail["Subject"].startswith("A robot holds your seat")
        wanted = "a robot holds your seat" if held else news.get(mail["X-Posse-Kind"], "")
        heading = html_of(mail).partition("</h1>")[0]
        assert wanted in heading
        assert mail["X-Posse-Kind"] == "window" or wanted in text_of(mail).partition(":\n")[0]


def test_mails_before_the_deal_follow_none_and_say_in_the_subject_what_they_are_about(
    database: Database, now: datetime, sender: Sender, mail_server: MailServer
) -> None:
    harness = MailHarness(database, now, sender, mail_server, ("Anna", "Burt", "Curt"), 3, name="Friday")
    harness.is_confirmed()
    harness.post_arrives()
    harness.does(2, decline)
    harness.post_arrives()
    assert mail_server.kinds() == ["confirm", "invite", "invite", "notice"]
    assert {mail["References"] for mail in mail_server.arrived} == {None}
    assert mail_server.arrived[-1]["Subject"].endswith(": Friday")


@pytest.mark.parametrize("kind", ["start", "turn", "window"])
def test_a_mail_that_is_sent_again_stays_in_its_thread(
    database: Database, now: datetime, sender: Sender, mail_server: MailServer, kind: str
) -> None:
    harness = in_second_turn(database, now)
    if kind == "window":
        harness.act_until(in_window)
    sender.deliver(now)
    mail = harness.mails(kind)[-1]
    with database.writing() as session:
        outbox.send_again(session, session.get_one(Outmail, mail.id), now)
    sender.deliver(now)
    once, again = (one for one in mail_server.arrived if one["Message-ID"].startswith(f"<{mail.message_id}"[:-1]))
    assert again["Message-ID"] != once["Message-ID"]
    assert again["References"] == (once["References"] or once["Message-ID"])
    assert again["Subject"] == once["Subject"]


def test_a_window_that_was_over_before_its_mail_was_sent_begins_no_thread(
    database: Database, now: datetime, sender: Sender, mail_server: MailServer
) -> None:
    harness = Harness(database, now)
    for _ in range(2):
        harness.act_until(in_window)
        at, asked = harness.game().at, harness.position().to_act()
        for n in asked:
            harness.post(n, "pass", at)
    harness.act_until(in_window)
    sender.deliver(now)
    assert {mail.state for mail in harness.mails("window")} == {"sent", "superseded"}
    windows = [mail for mail in mail_server.arrived if mail["X-Posse-Kind"] == "window"]
    assert {mail["References"] for mail in windows} == {None}
