"""How mails stand in a mail program: in threads, and by subjects that say what each is and how long there is."""

from __future__ import annotations

import re
from collections import defaultdict
from datetime import datetime, timedelta
from email.message import EmailMessage

import pytest

from service.admin import mail_actions
from service.db.database import Database
from service.gamelog.titles import DEFAULT_NAME
from service.mail.composing.times import time_left
from tests.mail.conftest import Post
from tests.mail.mail_harness import WholeGame
from tests.mail.mail_server import seat_of
from tests.rows import commit
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


def threads_of(mails: list[EmailMessage]) -> dict[str, list[EmailMessage]]:
    """The mails by the first one of their thread, as a mail program puts them together by References."""
    threads: dict[str, list[EmailMessage]] = defaultdict(list)
    for mail in mails:
        threads[mail["References"] or mail["Message-ID"]].append(mail)
    return threads


@pytest.mark.slow
def test_a_game_is_two_threads_for_each_player(whole: WholeGame) -> None:
    began = next(i for i, mail in enumerate(whole.mails) if mail["X-Posse-Kind"] == "start")
    threads = threads_of(whole.mails[began:])
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


@pytest.mark.parametrize("kind", ["start", "turn", "window"])
def test_a_mail_that_is_sent_again_stays_in_its_thread(
    database: Database, now: datetime, post: Post, kind: str
) -> None:
    harness = in_second_turn(database, now)
    if kind == "window":
        harness.act_until(in_window)
    post.sender.deliver(now)
    mail = harness.mails(kind)[-1]
    commit(database, mail_actions.send_again, mail.id, now)
    post.sender.deliver(now)
    once, again = (one for one in post.server.arrived if one["Message-ID"].startswith(f"<{mail.message_id}"[:-1]))
    assert again["Message-ID"] != once["Message-ID"]
    assert again["References"] == (once["References"] or once["Message-ID"])
    assert again["Subject"] == once["Subject"]


def test_a_window_that_was_over_before_its_mail_was_sent_begins_no_thread(
    database: Database, now: datetime, post: Post
) -> None:
    harness = Harness(database, now)
    for _ in range(2):
        harness.act_until(in_window)
        at, asked = harness.game().at, harness.position().to_act()
        for n in asked:
            harness.post(n, "pass", at)
    harness.act_until(in_window)
    post.sender.deliver(now)
    assert {mail.state for mail in harness.mails("window")} == {"sent", "superseded"}
    windows = [mail for mail in post.server.arrived if mail["X-Posse-Kind"] == "window"]
    assert {mail["References"] for mail in windows} == {None}


@pytest.mark.parametrize(
    ("left", "words"),
    [
        ({"hours": 2}, "2 hours"),
        ({"hours": 2, "seconds": -40}, "2 hours"),
        ({"hours": 1, "seconds": -1}, "1 hour"),
        ({"hours": 12, "seconds": -5}, "12 hours"),
        ({"hours": 36}, "36 hours"),
        ({"minutes": 90, "seconds": -10}, "90 minutes"),
        ({"seconds": 15}, "15 seconds"),
    ],
)
def test_the_time_that_is_left_is_rounded(now: datetime, left: dict[str, int], words: str) -> None:
    assert time_left(now + timedelta(**left), now) == words


def test_a_game_without_a_name_is_called_after_its_players(database: Database, now: datetime, post: Post) -> None:
    harness = Harness(database, now)
    harness.change(name=DEFAULT_NAME)
    subjects = {mail["Subject"] for mail in post(harness)}
    called = "Anna, Burt and Curt"
    assert subjects == {f"The cards are dealt: {called}", f"Your turn: {called}, the cards are dealt"}
