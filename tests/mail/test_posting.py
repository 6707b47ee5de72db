"""The mail of a turn waits while its player is posting on their seat's page, and is superseded if they play on."""

from __future__ import annotations

from datetime import datetime, timedelta
from typing import Any

import pytest

import engine
from service.db.database import Database
from service.games.submit import submit
from service.links import LinkContent
from service.links.tokens import Scope
from service.mail.delivering.sender import Sender
from service.models import Outmail
from service.monitoring import gauges
from tests.mail.conftest import Post
from tests.rows import commit
from tests.service.harness import Harness, in_window

MINUTE = timedelta(seconds=60)


def posts(harness: Harness, n: int, line: str, scope: Scope = "seat") -> None:
    """A player posts a line on the page of their seat link, or of another link."""
    game = harness.game()
    began = {"seat": 0, "turn": game.turn_at, "window": game.window_at}[scope] or 0
    commit(harness.database, submit, LinkContent(scope, harness.id, n, 0, began), line, game.at, harness.now)


def finishes(harness: Harness, n: int, scope: Scope = "seat") -> None:
    """A player plays the rest of their turn, move by move."""
    turn_at = harness.game().turn_at
    while harness.game().turn_at == turn_at:
        posts(harness, n, engine.cautious(harness.position().seen_by(n)).text, scope)


def last(harness: Harness, n: int) -> Outmail:
    """The last turn mail to a seat."""
    return [mail for mail in harness.mails("turn") if mail.seat == n][-1]


def begun(database: Database, now: datetime, players: int, seed: int, **how: Any) -> Harness:
    """A game that begins with the first turn of seat 0, and in which standing orders answer every window."""
    harness = Harness(database, now, players, seed=seed, **how)
    for n in range(players):
        harness.order(n)
    assert (harness.position().turn, harness.game().at) == (0, 0)
    return harness


@pytest.fixture
def alone(database: Database, now: datetime, sender: Sender) -> Harness:
    """A game of one person among robots, who begins; their mail has been sent."""
    harness = begun(database, now, 3, seed=1, robots=(1, 2))
    sender.deliver(now)
    return harness


@pytest.fixture
def together(database: Database, now: datetime, sender: Sender) -> Harness:
    """A game of two people, just begun; their mails have been sent."""
    harness = begun(database, now, 2, seed=20)
    sender.deliver(now)
    return harness


def test_a_turn_that_the_own_post_begins_is_mailed_after_a_minute(alone: Harness, post: Post) -> None:
    before = len(post.server.arrived)
    finishes(alone, 0)
    assert alone.position().turn == 0
    post.sender.deliver(alone.now + MINUTE * 0.99)
    assert post.server.kinds()[before:] == []
    post.sender.deliver(alone.now + MINUTE)
    assert post.server.kinds()[before:] == ["turn"]


@pytest.mark.parametrize("scope", ["seat", "turn"])
def test_who_plays_on_meanwhile_by_any_link_is_not_mailed(alone: Harness, post: Post, scope: Scope) -> None:
    before = len(post.server.arrived)
    for _ in range(3):
        finishes(alone, 0)
        alone.later(seconds=40)
    posts(alone, 0, "draw supply", scope)
    alone.later(minutes=5)
    post.sender.deliver(alone.now)
    assert post.server.kinds()[before:] == []
    assert {mail.state for mail in alone.mails("turn") if mail.at} == {"superseded"}


def test_a_post_that_is_refused_leaves_the_mail_waiting(alone: Harness) -> None:
    finishes(alone, 0)
    with pytest.raises(engine.Refusal):
        posts(alone, 0, "discard jesse")
    assert last(alone, 0).state == "queued"


def test_the_minute_is_counted_from_the_player_s_own_last_post(together: Harness) -> None:
    finishes(together, 0)
    posted = together.now
    together.later(seconds=20)
    finishes(together, 1)
    assert last(together, 0).next_try_at == posted + MINUTE
    together.later(seconds=61)
    finishes(together, 0)
    assert last(together, 1).next_try_at == together.now, "the other player is not posting any more"


def test_who_plays_by_the_links_of_mails_is_mailed_at_once(together: Harness) -> None:
    for n in (0, 1, 0, 1):
        finishes(together, n, "turn")
        assert last(together, 1 - n).next_try_at == together.now


def test_an_answer_on_the_page_of_the_seat_counts_as_a_post_and_changes_nobody_else_s_mail(
    database: Database, now: datetime
) -> None:
    harness = Harness(database, now)
    assert harness.act_until(in_window)
    turn, asked = harness.position().turn, harness.position().to_act()
    for n in asked:
        posts(harness, n, "pass")
    assert last(harness, turn).next_try_at == now, "their own last post was not on the page of the seat"
    harness.later(seconds=10)
    harness.act_until(lambda position: position.turn != turn and position.phase == "draw")
    assert harness.position().turn in asked
    assert last(harness, harness.position().turn).next_try_at == now + MINUTE


def test_a_window_s_mail_never_waits(database: Database, now: datetime) -> None:
    harness = Harness(database, now)
    mailed: set[int] = set()
    while len(harness.mails("window")) < 4:
        answered = {answer.seat for answer in harness.answers() if answer.at == harness.game().at}
        n = next(n for n in harness.position().to_act() if n not in answered)
        posts(harness, n, engine.cautious(harness.position().seen_by(n)).text)
        mailed.add(n)
    assert {mail.seat for mail in harness.mails("window")[2:]} <= mailed, "they are posting, too"
    assert {mail.next_try_at for mail in harness.mails("window")} == {now}


@pytest.mark.parametrize(("hours", "seconds"), [(48, 60), (1, 60), (0.2, 36), (0.002, 0.36)])
def test_the_wait_is_at_most_a_twentieth_of_the_turn(
    database: Database, now: datetime, hours: float, seconds: float
) -> None:
    harness = begun(database, now, 3, seed=1, robots=(1, 2), turn_hours=hours)
    finishes(harness, 0)
    assert last(harness, 0).next_try_at == now + timedelta(seconds=seconds)


def test_a_turn_that_goes_on_after_a_window_waits_at_most_a_twentieth_of_what_is_left(
    database: Database, now: datetime
) -> None:
    harness = Harness(database, now)
    due = harness.due
    harness.now = due - timedelta(seconds=100)
    while not in_window(harness.position()):
        n = harness.position().turn
        if harness.game().due_at != due:
            harness.now = due = harness.game().due_at - timedelta(seconds=100)
        posts(harness, n, engine.cautious(harness.position().seen_by(n)).text)
    turn = harness.position().turn
    for n in harness.position().to_act():
        posts(harness, n, "pass")
    mail = last(harness, turn)
    assert (mail.state, mail.next_try_at) == ("queued", harness.now + timedelta(seconds=5))


def test_a_mail_that_waits_raises_no_alert(alone: Harness) -> None:
    finishes(alone, 0)
    for minutes, seconds in ((1, 0), (2, 60)):
        assert commit(alone.database, gauges.measure, alone.now + minutes * MINUTE).mail_waiting == seconds
