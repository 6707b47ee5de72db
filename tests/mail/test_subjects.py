"""Subjects: what the mail is, how long there is, and what a game without a name is called."""

from __future__ import annotations

from datetime import datetime, timedelta

import pytest

from service.db.database import Database
from service.gamelog.titles import DEFAULT_NAME
from service.mail.composing.times import time_left
from service.models import Game
from tests.mail.conftest import Post
from tests.mail.mail_server import text_of
from tests.service.harness import Harness, bold, in_window, photo_held


@pytest.mark.parametrize(
    ("left", "words"),
    [
        ({"hours": 2}, "Two hours"),
        ({"hours": 2, "seconds": -40}, "Two hours"),
        ({"hours": 1, "seconds": -1}, "One hour"),
        ({"hours": 12, "seconds": -5}, "Twelve hours"),
        ({"hours": 36}, "36 hours"),
        ({"minutes": 90, "seconds": -10}, "90 minutes"),
        ({"seconds": 15}, "15 seconds"),
    ],
)
def test_the_time_that_is_left_is_told_in_words(now: datetime, left: dict[str, int], words: str) -> None:
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
    assert asked[0]["Subject"] == f"{mover} opened {outlaw}: a Photo? Friday"
    harness.now = harness.game().remind_at or harness.now
    harness.sweep()
    assert {mail["Subject"] for mail in post(harness)} == {"Two hours left to answer: Friday"}


def test_a_hideout_is_named_in_the_subject(database: Database, now: datetime, post: Post) -> None:
    harness = Harness(database, now, seed=7)
    assert harness.act_until(lambda position: in_window(position) and "on" in position.view(None)["pending"], bold)
    mover = harness.names[harness.position().turn]
    asked = [mail for mail in post(harness) if mail["X-Posse-Kind"] == "window"][-1]
    assert asked["Subject"] == f"{mover}’s Hideout is on your pile: a Wyatt Earp? Friday"


def test_a_window_mail_has_as_many_words_above_the_news_for_who_can_react_and_who_cannot(
    database: Database, now: datetime, post: Post
) -> None:
    harness = Harness(database, now, seed=3)
    assert harness.act_until(photo_held)
    asked = [mail for mail in post(harness) if mail["X-Posse-Kind"] == "window"]
    assert len(asked) == 2
    assert len({len(text_of(mail).partition("WHAT HAPPENED")[0].split()) for mail in asked[-2:]}) == 1
