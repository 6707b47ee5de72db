"""SMTP_RATE: all workers together send no more mails a second."""

from __future__ import annotations

import time
from datetime import datetime, timedelta
from threading import Thread

import pytest

from service.db.database import Database
from service.mail.delivering import pace
from service.mail.delivering.pace import Pace, TooSoon
from tests.databases import both
from tests.mail.conftest import NewSender
from tests.mail.mail_server import MailServer
from tests.service.harness import in_second_turn


@both
def test_each_mail_of_any_worker_is_a_step_of_the_same_pace(
    database: Database, now: datetime, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pace, "LONGEST", timedelta(seconds=0.05))
    first, second = Pace(database, 10), Pace(database, 10)
    for worker, milliseconds in ((first, 0), (second, 100), (second, 210), (first, 310)):
        moment = now + timedelta(milliseconds=milliseconds)
        worker.wait(lambda moment=moment: moment)
        for other in (first, second):
            with pytest.raises(TooSoon):
                other.wait(lambda moment=moment: moment + timedelta(milliseconds=99))


@pytest.mark.slow
@both
def test_workers_that_send_together_keep_to_the_rate(
    database: Database, now: datetime, new_sender: NewSender, mail_server: MailServer
) -> None:
    for seed in (1, 2, 3):
        in_second_turn(database, now, seed)
    began = time.monotonic()
    workers = [Thread(target=new_sender(smtp_rate=20).deliver, args=(now,)) for _ in range(3)]
    for worker in workers:
        worker.start()
    for worker in workers:
        worker.join()
    took = time.monotonic() - began
    assert len(mail_server.arrived) == len({mail["Message-ID"] for mail in mail_server.arrived}) == 12
    assert took >= 11 / 20


def test_with_less_than_one_mail_a_second_a_round_ends_and_a_later_one_goes_on(
    database: Database, now: datetime, new_sender: NewSender, mail_server: MailServer
) -> None:
    harness, sender = in_second_turn(database, now), new_sender(smtp_rate=0.1)
    assert sender.deliver(now) == 1
    assert sender.deliver(now + timedelta(seconds=5)) == 0
    assert sender.deliver(now + timedelta(seconds=11)) == 1
    assert sorted((mail.state, mail.tries) for mail in harness.mails()) == [("queued", 0)] * 2 + [("sent", 1)] * 2
    assert len(mail_server.arrived) == 2


def test_a_clock_that_is_set_back_does_not_prolong_the_wait(
    database: Database, now: datetime, new_sender: NewSender
) -> None:
    in_second_turn(database, now - timedelta(days=2))
    sender = new_sender(smtp_rate=0.01)
    assert sender.deliver(now) == 1
    assert sender.deliver(now - timedelta(days=1)) == 1
