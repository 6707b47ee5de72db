"""How mails stand in a mail program: in threads, and by subjects that say what each is and how long there is."""

from __future__ import annotations

import re
from collections import defaultdict
from datetime import datetime, timedelta
from email.message import EmailMessage
from pathlib import Path

import pytest

from service.db.database import Database
from service.gamelog.titles import DEFAULT_NAME
from service.languages.spoken import ENGLISH
from service.lobby.acceptance import decline
from service.mail.composing.times import time_left
from service.mail.delivering import outbox
from service.mail.delivering.sender import Sender
from service.mail.writer import templates
from service.models import Outmail
from tests.mail.conftest import Post
from tests.mail.golden.mails import Scribe
from tests.mail.mail_harness import MailHarness, WholeGame
from tests.mail.mail_server import MailServer, html_of, text_of
from tests.service.harness import Harness, bold, in_second_turn, in_window, photo_held

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


@pytest.mark.slow
def test_the_first_line_says_what_a_mail_is_as_its_subject_does(whole: WholeGame) -> None:
    news = {
        "start": "the cards are dealt",
        "turn": "it is your turn",
        "hand": "hand 1 is over",
        "result": "the game is over",
        "links": "the link to your seat",
        "timeout": "your time was up",
        "window": "you are asked about the",
    }
    for mail in whole.mails:
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
    harness.do(decline, 2)
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


SHOWN = 35  # characters of a subject in the list of mails on a phone
LONG = "The long and winding evening game of the old friends of 1999"


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


def test_a_question_says_what_is_asked_and_after_whose_move(database: Database, now: datetime, post: Post) -> None:
    harness = Harness(database, now, seed=3)
    assert harness.act_until(photo_held)
    mover = harness.names[harness.position().turn]
    asked = [mail for mail in post(harness) if mail["X-Posse-Kind"] == "window"]
    assert len({mail["Subject"] for mail in asked}) == 1, "the same to who holds the card and who does not"
    outlaw = harness.table(None).situation.removeprefix("A set opened ").partition(":")[0]
    assert asked[0]["Subject"] == f"A Photo? {mover} opened {outlaw}: Friday"
    harness.now = harness.game().remind_at or harness.now
    harness.sweep()
    assert {mail["Subject"] for mail in post(harness)} == {"2 hours left to answer: Friday"}


@pytest.mark.proof
@pytest.mark.parametrize("players", [2, 3, 4])
def test_what_a_mail_is_stands_where_a_phone_shows_it_whatever_names_are_like(
    database: Database, tmp_path: Path, now: datetime, players: int
) -> None:
    """A whole game: only a person whose name the mail is about stands before the name of the game."""
    scribe = Scribe(tmp_path, database)
    harness = Harness(database, now, players, seed=3)
    harness.change(name=LONG)
    while harness.game().status == "playing":
        scribe.deliver(harness.now)
        harness.act(bold)
    scribe.deliver(harness.now)
    shown = {str(mail["Subject"])[:SHOWN] for mail in scribe.arrived}
    assert len(shown) > 5
    begins = (
        *("Your turn: ", "The cards are dealt: ", r"A Photo\? \w+ opened ", r"A Wyatt Earp\? \w+’s Hideout "),
        *(r"Hand \d is over, you have \$[\d,]+: ", "You have won: ", r"The game is over, \w+ has won: "),
    )
    assert not [subject for subject in shown if not re.match("|".join(begins), subject)]


def test_the_subject_of_a_notice_begins_with_what_it_is() -> None:
    template = templates(ENGLISH).get_template("notice/subject.txt")
    assert template.render({"game": LONG, "subject": "Pause it?"}).startswith(f"Pause it? {LONG}")
    assert template.render({"game": LONG, "subject": "Paused"}).startswith(f"Paused: {LONG}")
