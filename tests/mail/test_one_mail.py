"""A player gets one mail, with everything in it; what others did in their turn and what became of its rest, too."""

from __future__ import annotations

import re
from datetime import datetime
from email.message import EmailMessage

import pytest

import engine
from engine import dollars
from service.db.database import Database
from service.links import Links
from service.table import resigning
from tests.mail.conftest import Post
from tests.mail.mail_server import html_of, links_of, plain, text_of
from tests.quick import few
from tests.service.harness import Harness, holders, leave_the_rest, photo_held


def mails_to(mails: list[EmailMessage], n: int) -> list[EmailMessage]:
    return [mail for mail in mails if mail["X-Posse-Seat"] == str(n)]


def to(mails: list[EmailMessage], n: int) -> list[str]:
    """The kinds of the mails to a seat."""
    return [mail["X-Posse-Kind"] for mail in mails_to(mails, n)]


def in_the_second_hand(database: Database, now: datetime, seed: int) -> tuple[Harness, int, int]:
    """A game whose first hand has just ended: with whose turn it is, and who ended the hand."""
    harness = Harness(database, now, 4, seed=seed)
    assert harness.act_until(lambda position: position.hand_no == 2)
    return harness, harness.position().turn, harness.moves()[-1].seat


@pytest.mark.slow
@pytest.mark.parametrize(("seed", "same"), few([(1, False), (4, True), (2, False), (3, False)], 2))
def test_the_end_of_a_hand_is_mailed_to_those_who_neither_ended_it_nor_begin_the_next(
    database: Database, now: datetime, post: Post, seed: int, same: bool
) -> None:
    harness, turn, ender = in_the_second_hand(database, now, seed)
    assert (turn == ender) == same
    mails = post(harness)
    assert "hand" not in to(mails, ender)
    assert "hand" not in to(mails, turn)
    for n in {0, 1, 2, 3} - {turn, ender}:
        assert to(mails, n)[-1] == "hand"


@pytest.mark.slow
@pytest.mark.parametrize("seed", [1, 4])
def test_whose_turn_begins_a_hand_reads_in_that_mail_how_the_last_one_ended(
    database: Database, now: datetime, post: Post, seed: int
) -> None:
    harness, turn, _ = in_the_second_hand(database, now, seed)
    mails = post(harness)
    (mail,) = [mail for mail in mails if mail["X-Posse-Kind"] == "turn"]
    told, score = plain(text_of(mail).replace("\n- ", "\n")), harness.story(turn)[-1].score
    assert score is not None
    assert told.count(engine.describe_gain(score, harness.names, turn)) == 1
    for chair in harness.table(turn).chairs:
        assert f"</b>: {dollars(chair.money)}, " in html_of(mail)
    for part in (text_of(mail), html_of(mail)):
        assert f"{harness.id}/scores" in part, "how each poster was paid"


def test_who_has_played_on_before_the_mail_went_needs_no_old_news(
    database: Database, now: datetime, post: Post
) -> None:
    harness = Harness(database, now, seed=2)
    assert harness.act_until(lambda position: position.hand_no == 2)
    turn = harness.position().turn
    assert harness.act_until(lambda position: position.turn != turn)
    assert "hand" not in to(post(harness), turn)


def time_out(harness: Harness, n: int) -> None:
    """Their turn comes, and nobody but the clock plays it."""
    assert harness.act_until(lambda position: position.turn == n and position.phase == "draw")
    done = len(harness.mails("timeout"))
    while len(harness.mails("timeout")) == done:
        harness.now = harness.due
        harness.sweep()


@pytest.mark.slow
def test_the_third_time_out_says_in_one_mail_that_a_robot_holds_the_seat(
    database: Database, now: datetime, post: Post, links: Links
) -> None:
    harness = Harness(database, now, seed=3)
    for times in (1, 2, 3):
        time_out(harness, 1)
        mails = post(harness)
        news = [mail for mail in mails if mail["X-Posse-Seat"] == "1" and mail["X-Posse-Kind"] in ("timeout", "notice")]
        assert [mail["X-Posse-Kind"] for mail in news] == ["timeout"]
        told, link = plain(text_of(news[0])), links_of(news[0])[0]
        held = times == 3
        assert ("robot holds your seat" in told) == ("robot holds your seat" in html_of(news[0])) == held
        assert ("/p/" in link) == held
        if held:
            assert links.read(link.rpartition("/")[2]).scope == "back"
            assert "notice" in to(mails, 0), "the organiser learns that the seat is held"


def test_who_is_back_before_that_mail_goes_is_not_told_that_he_is_gone(
    database: Database, now: datetime, post: Post
) -> None:
    harness = Harness(database, now, seed=3)
    for _ in range(2):
        time_out(harness, 1)
    post(harness)
    time_out(harness, 1)
    harness.do(resigning.come_back, 1)
    waiting = harness.mails("timeout")[-1]
    assert (waiting.seat, waiting.state) == (1, "queued")
    assert "timeout" not in to(post(harness), 1)
    assert harness.mails("timeout")[-1].state == "superseded"


def test_who_comes_back_to_robots_that_waited_is_asked_once(database: Database, now: datetime, post: Post) -> None:
    """Their turn begins in the commit in which they are back, with its own mail."""
    harness = Harness(database, now)
    turn = harness.position().turn
    back = (turn + 1) % 3
    harness.order(back)
    for n in (back, (turn + 2) % 3, turn):
        harness.do(resigning.resign, n)
    post(harness)
    harness.later(hours=1)
    harness.do(resigning.come_back, back)
    assert harness.position().turn == back
    assert to(post(harness), back).count("turn") == 1


def test_whose_turn_is_back_at_once_reads_there_what_the_clock_played(
    database: Database, now: datetime, post: Post
) -> None:
    """Among robots a turn comes round in the commit in which the clock finished the last one."""
    harness = Harness(database, now, seed=5, robots=(1, 2))
    harness.order(0)
    harness.act()
    drew = harness.game().at
    post(harness)
    time_out(harness, 0)
    mails = post(harness)
    assert to(mails, 0) == ["turn"]
    by_the_clock = [entry for entry in harness.story(0, after=drew) if entry.mark == "clock"]
    assert by_the_clock
    events = [event for entry in by_the_clock for event in entry.events]
    played = f"Your time was up, so a robot finished the turn: {engine.turn_in_one_line(0, events, harness.names, 0)}"
    assert played in plain(text_of(mails[0]).replace("\n- ", "\n"))


# --- in the own turn --------------------------------------------------------------------------------------------------


def test_a_reaction_to_one_s_set_is_in_the_next_mail(database: Database, now: datetime, post: Post) -> None:
    harness = Harness(database, now, seed=3)
    assert harness.act_until(photo_held)
    turn, asked = harness.position().turn, harness.position().to_act()
    holder = holders(harness.position(), asked)[0]
    leave_the_rest(harness)
    for n in asked:
        harness.post(n, harness.position().legal(n)[-1 if n == holder else 0])
    post(harness)
    assert harness.act_until(lambda position: position.turn == turn and position.phase == "draw")
    (mail,) = mails_to(post(harness), turn)
    for part in (plain(text_of(mail)), plain(html_of(mail))):
        aside = rf"\({harness.names[holder]} played the Photo of [\w ]+\)"
        told = rf"You (\S+ )*opened [\w ]+ with 3 {aside}, (\S+ )*discarded "
        assert re.search(told, part), "in the order of the turn"


@pytest.mark.slow
@pytest.mark.parametrize("first", [0, 1])
def test_it_does_not_tell_who_answered_first(database: Database, now: datetime, post: Post, first: int) -> None:
    """Sealed: a window in which nobody played the card is not told of at all."""
    harness = Harness(database, now, seed=3)
    assert harness.act_until(photo_held)
    turn, asked = harness.position().turn, harness.position().to_act()
    leave_the_rest(harness)
    for n in (asked[first], asked[1 - first]):
        harness.later(minutes=5)
        harness.post(n, "pass")
    post(harness)
    assert harness.act_until(lambda position: position.turn == turn and position.phase == "draw")
    (mail,) = mails_to(post(harness), turn)
    for part in (plain(text_of(mail)), plain(html_of(mail))):
        assert re.search(r"You (\S+ )*opened [\w ]+ with 3, discarded ", part)
        assert not any(f"{name} passed" in part for name in harness.names)
