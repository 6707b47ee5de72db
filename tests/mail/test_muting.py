"""Switching the mails of a game off: what is not sent, what is sent all the same, and what comes once they are on."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime
from email.message import EmailMessage

import pytest

from service import outbox
from service.db.database import Database
from service.games.transaction import GameTransaction
from service.mail.sender import Sender
from service.models import Game
from service.operations import forgetting, gauges
from service.players import fresh_links
from service.players.muting import switch_mails
from service.table import motions
from tests.databases import both
from tests.mail.conftest import Post
from tests.mail.party import Party, begin
from tests.mail.post import PostOffice
from tests.security.scenes import substituted
from tests.service.sitting import Sitting, in_second_turn, in_window

pytestmark = both

Arrivals = Callable[[Sitting], list[tuple[int, str]]]


@pytest.fixture
def arrivals(post: Post) -> Arrivals:
    """Send what is due, and return seat and kind of each mail that arrives."""

    return lambda sitting: [(int(mail["X-Posse-Seat"]), mail["X-Posse-Kind"]) for mail in post(sitting)]


def switch(sitting: Sitting, n: int, *, on: bool) -> None:
    with sitting.database.writing() as session:
        switch_mails(GameTransaction.lock(session, sitting.id, sitting.now, n), n, on=on)


def off(sitting: Sitting, *seats: int) -> None:
    for n in seats:
        switch(sitting, n, on=False)


def to(seat: int, mails: list[tuple[int, str]]) -> list[str]:
    return [kind for n, kind in mails if n == seat]


# --- off --------------------------------------------------------------------------------------------------------------


@pytest.mark.slow
def test_a_whole_game_is_played_without_a_mail_to_who_wants_none(sitting: Sitting, arrivals: Arrivals) -> None:
    off(sitting, 1)
    mails: list[tuple[int, str]] = []
    while sitting.game().status == "playing":
        sitting.act(times=7)
        mails += arrivals(sitting)
    assert to(1, mails) == []
    assert {"turn", "window", "hand", "result"} <= {*to(0, mails), *to(2, mails)}


def test_the_clock_runs_on_and_a_robot_holds_the_seat_in_the_end(sitting: Sitting, arrivals: Arrivals) -> None:
    off(sitting, 1)
    for _ in range(3):
        sitting.act_until(lambda position: position.turn == 1 and position.phase == "draw")
        due = sitting.game().due_at
        assert due is not None
        sitting.now = due
        sitting.sweep()
    assert {mail.state for mail in sitting.mails("timeout")} == {"muted"}
    assert to(1, arrivals(sitting)) == []
    assert sitting.table(0).chairs[1].held


def test_a_mail_that_waits_is_muted_too(database: Database, now: datetime, arrivals: Arrivals) -> None:
    sitting = in_second_turn(database, now)
    turn = sitting.position().turn
    off(sitting, turn)
    assert to(turn, arrivals(sitting)) == ["start"], "it holds the seat link"
    assert [mail.state for mail in sitting.mails("turn")] == ["muted"]


@pytest.mark.parametrize("result", ["accepted", "refused for now"])
def test_a_mail_that_a_worker_is_sending_may_arrive_and_is_not_tried_again(sitting: Sitting, result: str) -> None:
    sitting.act_until(lambda position: position.turn == 1 and position.phase == "draw")
    with sitting.database.writing() as session:
        (claimed,) = [one for one in outbox.claim(session, sitting.now, most=9) if one.seat == 1 and one.kind == "turn"]
    off(sitting, 1)
    with sitting.database.writing() as session:
        if result == "accepted":
            outbox.note(session, claimed, "sent", sitting.now)
        else:
            assert outbox.put_back(session, claimed, "451 later", sitting.now) is None
    assert sitting.mails("turn")[-1].state == ("sent" if result == "accepted" else "muted")


def test_links_are_mailed_all_the_same(sitting: Sitting, arrivals: Arrivals) -> None:
    off(sitting, 1)
    with sitting.database.writing() as session:
        fresh_links.renew(GameTransaction.lock(session, sitting.id, sitting.now), 1)
    assert arrivals(sitting) == [(1, "links")]


def test_who_is_forgotten_is_told_all_the_same(sitting: Sitting, arrivals: Arrivals) -> None:
    off(sitting, 1)
    with sitting.database.writing() as session:
        game = session.get_one(Game, sitting.id)
        seat = GameTransaction.lock(session, game.id, sitting.now).seats[1]
        forgetting.forget_at_own_wish(session, game, seat, sitting.now)
    assert to(1, arrivals(sitting)) == ["notice"]


def test_muted_mails_wait_without_an_alert(sitting: Sitting) -> None:
    off(sitting, *range(3))
    sitting.act(times=4)
    sitting.later(days=1)
    with sitting.database.reading() as session:
        measured = gauges.measure(session, sitting.now)
    assert measured.mail_waiting == 0
    assert measured.outbox == {}


def test_another_game_is_not_muted(database: Database, sitting: Sitting, arrivals: Arrivals) -> None:
    off(sitting, 0, 1, 2)
    other = Sitting(database, sitting.now, seed=2)
    assert [kind for _, kind in arrivals(other)] == ["start"] * 3


def test_who_takes_the_seat_over_gets_their_mails(sitting: Sitting, arrivals: Arrivals) -> None:
    off(sitting, 1)
    substituted(sitting, 1)
    assert "start" in to(1, arrivals(sitting))
    sitting.act_until(lambda position: position.turn == 1)
    assert "turn" in to(1, arrivals(sitting))


def test_the_start_mail_comes_to_an_organiser_who_muted_the_game_before_the_deal(
    database: Database, now: datetime, sender: Sender, post_office: PostOffice
) -> None:
    party = Party(database, now, sender, post_office, ("Anna", "Burt"), 3, name="Friday")
    party.post_arrives()
    off(party, 0)
    begin(party)
    mails: list[EmailMessage] = party.post_arrives()
    assert [mail["X-Posse-Kind"] for mail in mails if mail["X-Posse-Seat"] == "0"] == ["start"]


# --- on again ---------------------------------------------------------------------------------------------------------


def test_the_present_turn_is_mailed_at_once_and_old_news_are_not(sitting: Sitting, arrivals: Arrivals) -> None:
    off(sitting, 1)
    sitting.act_until(lambda position: position.hand_no == 2 and position.turn == 1 and position.phase == "draw")
    arrivals(sitting)
    assert len([mail for mail in sitting.mails() if mail.state == "muted"]) > 3
    switch(sitting, 1, on=True)
    assert arrivals(sitting) == [(1, "turn")]
    assert not [mail for mail in sitting.mails() if mail.state in ("muted", "queued")]


def test_an_open_window_and_an_open_question_are_mailed_at_once(sitting: Sitting, arrivals: Arrivals) -> None:
    off(sitting, 0, 1, 2)
    sitting.act_until(in_window)
    asked = sitting.position().to_act()[0]
    with sitting.database.writing() as session:
        motions.ask(GameTransaction.lock(session, sitting.id, sitting.now), sitting.position().turn, "pause")
    assert arrivals(sitting) == []
    switch(sitting, asked, on=True)
    assert sorted(arrivals(sitting)) == [(asked, "notice"), (asked, "window")]


def test_a_turn_that_is_over_is_not_mailed(sitting: Sitting, arrivals: Arrivals) -> None:
    off(sitting, 0, 1, 2)
    first = sitting.position().turn
    sitting.act_until(lambda position: position.turn == (first + 2) % 3)
    switch(sitting, (first + 1) % 3, on=True)
    assert arrivals(sitting) == []


def test_switching_twice_is_switching_once(sitting: Sitting, arrivals: Arrivals) -> None:
    sitting.act_until(lambda position: position.turn == 1 and position.phase == "draw")
    off(sitting, 1)
    off(sitting, 1)
    switch(sitting, 1, on=True)
    assert to(1, arrivals(sitting)) == ["turn"]
    switch(sitting, 1, on=True)
    assert arrivals(sitting) == []
