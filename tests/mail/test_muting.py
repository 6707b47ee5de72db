"""Switching the mails of a game off: what is not sent, what is sent all the same, and what comes once they are on."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime
from email.message import EmailMessage

import pytest

from service.db.database import Database
from service.mail.delivering import outbox
from service.monitoring import gauges
from service.players import fresh_links
from service.players.muting import switch_mails
from service.table import motions
from tests.databases import both
from tests.mail.conftest import Post
from tests.mail.mail_harness import MailHarness, begin
from tests.mail.senders import claim_turn_mail, forget_at_own_wish
from tests.rows import commit
from tests.security.scenes import substituted
from tests.service.harness import Harness, in_second_turn, in_window

pytestmark = both

Arrivals = Callable[[Harness], list[tuple[int, str]]]


@pytest.fixture
def arrivals(post: Post) -> Arrivals:
    """Send what is due, and return seat and kind of each mail that arrives."""

    return lambda harness: [(int(mail["X-Posse-Seat"]), mail["X-Posse-Kind"]) for mail in post(harness)]


def switch(harness: Harness, n: int, *, on: bool) -> None:
    harness.do(switch_mails, n, on=on)


def off(harness: Harness, *seats: int) -> None:
    for n in seats:
        switch(harness, n, on=False)


def to(seat: int, mails: list[tuple[int, str]]) -> list[str]:
    return [kind for n, kind in mails if n == seat]


# --- off --------------------------------------------------------------------------------------------------------------


@pytest.mark.slow
def test_a_whole_game_is_played_without_a_mail_to_who_wants_none(harness: Harness, arrivals: Arrivals) -> None:
    off(harness, 1)
    mails: list[tuple[int, str]] = []
    while harness.game().status == "playing":
        harness.act(times=7)
        mails += arrivals(harness)
    assert to(1, mails) == []
    assert {"turn", "window", "hand", "result"} <= {*to(0, mails), *to(2, mails)}


def test_the_clock_runs_on_and_a_robot_holds_the_seat_in_the_end(harness: Harness, arrivals: Arrivals) -> None:
    off(harness, 1)
    for _ in range(3):
        harness.act_until(lambda position: position.turn == 1 and position.phase == "draw")
        harness.now = harness.due
        harness.sweep()
    assert {mail.state for mail in harness.mails("timeout")} == {"muted"}
    assert to(1, arrivals(harness)) == []
    assert harness.table(0).chairs[1].held


def test_a_mail_that_waits_is_muted_too(database: Database, now: datetime, arrivals: Arrivals) -> None:
    harness = in_second_turn(database, now)
    turn = harness.position().turn
    off(harness, turn)
    assert to(turn, arrivals(harness)) == ["start"], "it holds the seat link"
    assert [mail.state for mail in harness.mails("turn")] == ["muted"]


@pytest.mark.parametrize("result", ["accepted", "refused for now"])
def test_a_mail_that_a_worker_is_sending_may_arrive_and_is_not_tried_again(harness: Harness, result: str) -> None:
    harness.act_until(lambda position: position.turn == 1 and position.phase == "draw")
    claimed = claim_turn_mail(harness.database, harness.now, 1)
    off(harness, 1)
    if result == "accepted":
        commit(harness.database, outbox.note, claimed, "sent", harness.now)
    else:
        assert commit(harness.database, outbox.put_back, claimed, "451 later", harness.now) is None
    assert harness.mails("turn")[-1].state == ("sent" if result == "accepted" else "muted")


def test_links_are_mailed_all_the_same(harness: Harness, arrivals: Arrivals) -> None:
    off(harness, 1)
    harness.do(fresh_links.renew, 1)
    assert arrivals(harness) == [(1, "links")]


def test_who_is_forgotten_is_told_all_the_same(harness: Harness, arrivals: Arrivals) -> None:
    off(harness, 1)
    forget_at_own_wish(harness, 1)
    assert to(1, arrivals(harness)) == ["notice"]


def test_muted_mails_wait_without_an_alert(harness: Harness) -> None:
    off(harness, *range(3))
    harness.act(times=4)
    harness.later(days=1)
    measured = commit(harness.database, gauges.measure, harness.now)
    assert measured.mail_waiting == 0
    assert measured.outbox == {}


def test_another_game_is_not_muted(database: Database, harness: Harness, arrivals: Arrivals) -> None:
    off(harness, 0, 1, 2)
    other = Harness(database, harness.now, seed=2)
    assert [kind for _, kind in arrivals(other)] == ["start"] * 3


def test_who_takes_the_seat_over_gets_their_mails(harness: Harness, arrivals: Arrivals) -> None:
    off(harness, 1)
    substituted(harness, 1)
    assert "start" in to(1, arrivals(harness))
    harness.act_until(lambda position: position.turn == 1)
    assert "turn" in to(1, arrivals(harness))


def test_the_start_mail_comes_to_an_organiser_who_muted_the_game_before_the_deal(
    database: Database, now: datetime, post: Post
) -> None:
    harness = MailHarness(database, now, *post, ("Anna", "Burt"), 3, name="Friday")
    harness.post_arrives()
    off(harness, 0)
    begin(harness)
    mails: list[EmailMessage] = harness.post_arrives()
    assert [mail["X-Posse-Kind"] for mail in mails if mail["X-Posse-Seat"] == "0"] == ["start"]


# --- on again ---------------------------------------------------------------------------------------------------------


@pytest.mark.slow
def test_the_present_turn_is_mailed_at_once_and_old_news_are_not(harness: Harness, arrivals: Arrivals) -> None:
    off(harness, 1)
    harness.act_until(lambda position: position.hand_no == 2 and position.turn == 1 and position.phase == "draw")
    arrivals(harness)
    assert len([mail for mail in harness.mails() if mail.state == "muted"]) > 3
    switch(harness, 1, on=True)
    assert arrivals(harness) == [(1, "turn")]
    assert not [mail for mail in harness.mails() if mail.state in ("muted", "queued")]


def test_an_open_window_and_an_open_question_are_mailed_at_once(harness: Harness, arrivals: Arrivals) -> None:
    off(harness, 0, 1, 2)
    harness.act_until(in_window)
    asked = harness.position().to_act()[0]
    harness.do(motions.ask, harness.position().turn, "pause")
    assert arrivals(harness) == []
    switch(harness, asked, on=True)
    assert sorted(arrivals(harness)) == [(asked, "notice"), (asked, "window")]


def test_a_turn_that_is_over_is_not_mailed(harness: Harness, arrivals: Arrivals) -> None:
    off(harness, 0, 1, 2)
    first = harness.position().turn
    harness.act_until(lambda position: position.turn == (first + 2) % 3)
    switch(harness, (first + 1) % 3, on=True)
    assert arrivals(harness) == []


def test_switching_twice_is_switching_once(harness: Harness, arrivals: Arrivals) -> None:
    harness.act_until(lambda position: position.turn == 1 and position.phase == "draw")
    off(harness, 1)
    off(harness, 1)
    switch(harness, 1, on=True)
    assert to(1, arrivals(harness)) == ["turn"]
    switch(harness, 1, on=True)
    assert arrivals(harness) == []
