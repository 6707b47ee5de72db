"""Subjects: what the mail is, how long there is, and what a game without a name is called."""

from __future__ import annotations

import re
from datetime import datetime, timedelta
from pathlib import Path

import pytest

from service.db.database import Database
from service.gamelog.titles import DEFAULT_NAME
from service.languages.spoken import ENGLISH
from service.mail.composing.times import time_left
from service.mail.writer import templates
from service.models import Game
from tests.mail.conftest import Post
from tests.mail.golden.mails import Scribe
from tests.mail.mail_server import text_of
from tests.quick import few
from tests.service.harness import Harness, bold, in_window, photo_held

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
    with database.writing() as session:
        session.get_one(Game, harness.id).name = DEFAULT_NAME
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


def test_a_hideout_is_named_in_the_subject(database: Database, now: datetime, post: Post) -> None:
    harness = Harness(database, now, seed=7)
    assert harness.act_until(lambda position: in_window(position) and "on" in position.view(None)["pending"], bold)
    mover = harness.names[harness.position().turn]
    asked = [mail for mail in post(harness) if mail["X-Posse-Kind"] == "window"][-1]
    assert asked["Subject"] == f"A Wyatt Earp? {mover}’s Hideout is on your pile: Friday"


def test_a_window_mail_has_as_many_words_above_the_news_for_who_can_react_and_who_cannot(
    database: Database, now: datetime, post: Post
) -> None:
    harness = Harness(database, now, seed=3)
    assert harness.act_until(photo_held)
    asked = [mail for mail in post(harness) if mail["X-Posse-Kind"] == "window"]
    assert len(asked) == 2
    assert len({len(text_of(mail).partition("No answer counts")[0].split()) for mail in asked[-2:]}) == 1


@pytest.mark.slow
@pytest.mark.parametrize("players", few([2, 3, 4], 1))
def test_what_a_mail_is_stands_where_a_phone_shows_it_whatever_names_are_like(
    database: Database, tmp_path: Path, now: datetime, players: int
) -> None:
    """A whole game: only a person whose name the mail is about stands before the name of the game."""
    scribe = Scribe(tmp_path, database)
    harness = Harness(database, now, players, seed=3)
    with database.writing() as session:
        session.get_one(Game, harness.id).name = LONG
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
