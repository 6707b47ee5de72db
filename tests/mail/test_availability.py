"""When a sender tries a mail server again that it could not use."""

from __future__ import annotations

from datetime import datetime, timedelta

from service.mail.delivering.availability import DELAYS, Availability


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


def test_the_first_failure_is_followed_by_another_try_at_once(now: datetime) -> None:
    server = Availability()
    server.failed("SMTPServerDisconnected", now)
    assert server.may_try(now)


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
