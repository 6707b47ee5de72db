"""A mail server that cannot be used is a state of the sender; a mail that breaks it is that mail's own failure."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from datetime import datetime, timedelta
from typing import Any

import pytest

from service.db.database import Database
from service.mail.delivering import outbox
from service.mail.delivering.availability import DELAYS, Availability
from service.mail.delivering.sender import HOLD, Sender
from service.models import Player
from service.queues import row_claims
from tests.databases import both
from tests.mail.conftest import Post, Steady
from tests.mail.senders import count_as_sent
from tests.rows import alter, commit
from tests.service.harness import Harness, in_second_turn

EVERY = timedelta(seconds=2)  # a worker starts a round


@pytest.fixture
def harness(database: Database, now: datetime) -> Harness:
    """Three people, of whom one has played: three start mails and a turn mail are due."""
    return in_second_turn(database, now)


@pytest.fixture
def logged(capsys: pytest.CaptureFixture[str], start_logs: Callable[..., None]) -> Callable[[], list[dict[str, Any]]]:
    """The lines about the mail server that were logged since the last call."""
    start_logs("worker", "json")

    def lines() -> list[dict[str, Any]]:
        found = [json.loads(line) for line in capsys.readouterr().err.splitlines()]
        return [line for line in found if line["event"].startswith("mail server")]

    return lines


def rounds(begin: datetime, **length: float) -> Iterator[datetime]:
    """When a worker starts its rounds."""
    now = begin
    while now < begin + timedelta(**length):
        yield now
        now += EVERY


# --- no server --------------------------------------------------------------------------------------------------------


@both
def test_without_a_server_mails_wait_and_no_try_is_counted_and_after_its_return_all_leave_in_one_round(
    harness: Harness, post: Post
) -> None:
    before = harness.mails()
    post.server.close()
    for moment in rounds(harness.now, hours=2):
        assert post.sender.deliver(moment) == 0
    assert harness.mails() == before
    assert post.sender.server_away is not None
    assert harness.now <= post.sender.server_away.since <= harness.now + EVERY
    assert post.sender.server_away.reason.startswith("no mail server: ConnectionRefusedError")
    post.server.open()
    handled = [post.sender.deliver(again) for again in rounds(moment, seconds=60)]
    assert [number for number in handled if number] == [4]
    assert handled.index(4) * EVERY <= timedelta(seconds=20)
    assert {(mail.state, mail.tries) for mail in harness.mails()} == {("sent", 1)}
    assert post.sender.server_away is None


def test_an_outage_is_two_lines_of_the_log(
    harness: Harness, post: Post, logged: Callable[[], list[dict[str, Any]]]
) -> None:
    post.server.close()
    for moment in rounds(harness.now, minutes=10):
        post.sender.deliver(moment)
    (away,) = logged()
    assert (away["level"], away["event"]) == ("warning", "mail server is away")
    assert away["reason"].startswith("no mail server: ConnectionRefusedError")
    assert "mail" not in away
    post.server.open()
    for moment in rounds(harness.now + timedelta(minutes=10), minutes=1):
        post.sender.deliver(moment)
    (back,) = logged()
    assert (back["level"], back["event"], back["sent"]) == ("info", "mail server is back", 4)
    assert 600 <= back["seconds"] <= 620


def test_a_server_that_is_back_when_nothing_waits_is_not_away(harness: Harness, post: Post) -> None:
    """Another worker has sent the mails meanwhile."""
    post.server.close()
    post.sender.deliver(harness.now)
    count_as_sent(harness.database, harness.now)
    post.server.open()
    post.sender.deliver(harness.now + timedelta(minutes=1))
    assert post.sender.server_away is None


def test_what_it_cannot_send_yet_a_sender_leaves_to_others(harness: Harness, post: Post) -> None:
    post.server.close()
    post.sender.deliver(harness.now)
    assert len(commit(harness.database, outbox.claim, harness.now, 9)) == 4


# --- a mail that breaks the connection --------------------------------------------------------------------------------


def test_a_mail_that_breaks_the_server_each_time_fails_alone_and_does_not_block_the_others(
    harness: Harness, post: Post, logged: Callable[[], list[dict[str, Any]]]
) -> None:
    broken = (harness.position().turn + 1) % 3  # who gets one mail: two in a row would be an outage
    post.server.breaks_on = {f"{harness.names[broken].lower()}.1@posse.test"}
    poison = {mail.id for mail in harness.mails() if mail.seat == broken}
    assert post.sender.deliver(harness.now) == 4
    assert sorted(mail.state for mail in harness.mails()) == ["queued"] * len(poison) + ["sent"] * (4 - len(poison))
    assert {(mail.id, mail.tries) for mail in harness.mails() if mail.state == "queued"} == {(n, 1) for n in poison}
    for day in range(1, 8):
        for moment in rounds(harness.now + timedelta(days=day), seconds=40):
            post.sender.deliver(moment)
    for _ in range(len(row_claims.DELAYS)):
        harness.later(days=8)
        for moment in rounds(harness.now, seconds=40):
            post.sender.deliver(moment)
    assert {(mail.id, mail.state) for mail in harness.mails() if mail.id in poison} == {(n, "failed") for n in poison}
    assert len(post.server.arrived) == 4 - len(poison)
    assert post.sender.server_away is None
    assert logged() == []


@pytest.mark.parametrize("answer", ["break", "MAIL", "RCPT", "DATA"])  # the last two: 421, each to another domain
def test_a_server_that_fails_in_every_mail_is_charged_to_one_mail_at_a_time(
    harness: Harness, post: Post, answer: str
) -> None:
    for n in range(3):
        alter(harness.database, Player, harness.player(n).id, address=f"{mail_address(n)}.{n + 1}")
    if answer == "break":
        post.server.breaks_on = {"*"}
    elif answer == "MAIL":
        post.server.sender_refusal = "550 post.sender not allowed"
    elif answer == "RCPT":
        post.server.refused = dict.fromkeys((f"{mail_address(n)}.{n + 1}" for n in range(3)), "421 shutting down")
    else:
        post.server.refusals = ["421 shutting down"] * 3
    before = harness.now
    assert post.sender.deliver(before) == 2, "one mail, and another after connecting again at once"
    assert post.sender.server_away is not None
    assert post.sender.deliver(before + timedelta(seconds=1)) == 0
    assert post.sender.deliver(before + timedelta(seconds=10)) == 1
    assert sorted(mail.tries for mail in harness.mails()) == [0, 1, 1, 1]
    assert {mail.state for mail in harness.mails()} == {"queued"}
    post.server.breaks_on, post.server.sender_refusal, post.server.refused = set(), None, {}
    assert post.sender.deliver(before + timedelta(minutes=3)) == 4
    assert {mail.state for mail in harness.mails()} == {"sent"}
    assert post.sender.server_away is None


def mail_address(n: int) -> str:
    return f"{('anna', 'burt', 'curt')[n]}.1@posse.test"


def test_claims_are_renewed_before_they_expire(harness: Harness, sender: Sender, steady: Steady) -> None:
    expiry = []

    def note_expiry() -> bool:
        expiry.append({mail.next_try_at for mail in harness.mails() if mail.state == "sending"})
        steady.seconds += HOLD + 1
        return True

    assert sender.deliver(harness.now, note_expiry) == 4
    renewed = [moment for claimed in expiry for moment in claimed]
    assert len(renewed) == 3
    assert renewed == sorted(set(renewed))


def tried_at(server: Availability, now: datetime, seconds: int) -> list[int]:
    """The seconds at which the server is tried and fails, if it is asked about every second."""
    tried = []
    for second in range(seconds):
        if server.may_try(now + timedelta(seconds=second)):
            server.failed("ConnectionRefusedError", now + timedelta(seconds=second))
            tried.append(second)
    return tried


def test_a_server_that_stays_away_is_tried_every_15_seconds_at_last(now: datetime) -> None:
    assert tried_at(Availability(), now, 62) == [0, 1, 3, 7, 15, 30, 45, 60]
    assert max(DELAYS) == 15, "everything has to leave within a minute of its return"


def test_it_is_away_since_the_first_failure_for_the_last_reason(now: datetime) -> None:
    server = Availability()
    assert server.away is None
    server.failed("no route", now)
    server.failed("535 anna@posse.test may not log in", now + timedelta(minutes=1))
    assert server.away is not None
    assert (server.away.since, server.away.reason) == (now, "535 (an address) may not log in")


def test_after_its_return_the_next_outage_begins_anew(now: datetime) -> None:
    server = Availability()
    tried_at(server, now, 100)
    server.restored()
    assert server.away is None
    assert server.may_try(now)
    server.failed("no route", now + timedelta(days=1))
    assert server.away is not None
    assert server.away.since == now + timedelta(days=1)
    assert server.may_try(now + timedelta(days=1))


def test_a_clock_that_is_set_back_does_not_prolong_the_wait(now: datetime) -> None:
    server = Availability()
    tried_at(server, now, 100)
    assert server.may_try(now - timedelta(days=3))
