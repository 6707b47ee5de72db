"""However much mail comes, a bounded part of it is stored, and an answer that may be its player's is never lost."""

from __future__ import annotations

import smtplib
from base64 import b64decode
from contextlib import suppress
from email.message import EmailMessage
from functools import partial

import pytest

from service.inbound import delivery_status, quotas
from tests.databases import both
from tests.inbound.conftest import Begin, Table
from tests.inbound.test_receiver import serving
from tests.inbound.test_returned import sample
from tests.service.at_once import at_once

pytestmark = both


@pytest.fixture
def game(table: Begin) -> Table:
    """A game whose first mails have arrived."""
    begun = table()
    begun.arrived()
    return begun


@pytest.mark.parametrize(
    ("headers", "why"),
    [
        ({"Auto-Submitted": "auto-replied"}, "Auto-Submitted"),
        ({"From": "mallory@posse.test"}, "another sender"),
        ({"From": "anna.1@posse.test, mallory@posse.test"}, "unclear sender"),
        ({"Authentication-Results": "mx.posse.test; dmarc=fail"}, "DMARC failed"),
    ],
)
def test_nothing_of_an_ignored_mail_is_stored_and_few_rows_of_them(
    game: Table, headers: dict[str, str], why: str
) -> None:
    game.authserv_id = "mx.posse.test"
    for _ in range(quotas.IGNORED + 5):
        assert game.take_in(bytes(game.letter(0, "x" * 100_000, **headers)), game.reply_address(0))
    assert [(row.state, row.why, row.raw, row.message_id) for row in game.inmails()] == [
        ("ignored", why, None, None)
    ] * quotas.IGNORED


def test_ignored_mails_take_no_place_of_answers(game: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(quotas, "ANSWERS", 1)
    seat = game.position().turn
    for _ in range(5):
        game.take_in(bytes(game.letter(seat, "pass", From="mallory@posse.test")), game.reply_address(seat))
    assert game.answer(seat, "draw supply").state == "played"


def test_forty_reports_on_one_mail_leave_ten_short_rows(game: Table) -> None:
    to = game.return_path(game.mail_to(1))
    for _ in range(40):
        assert game.take_in(sample("permanent/postfix") + b"x" * 250_000, to, sender="")
    kept = [b64decode(row.raw or "") for row in game.inmails()]
    assert len(kept) == quotas.REPORTS
    assert max(map(len, kept)) <= delivery_status.LONGEST == 20_000
    game.work()
    assert {row.state for row in game.inmails()} == {"returned", "ignored"}
    assert [row.raw for row in game.inmails()] == [None] * quotas.REPORTS
    game.later(hours=25)
    assert game.take_in(sample("permanent/postfix"), to, sender="")
    assert len(game.inmails()) == quotas.REPORTS + 1


def test_reports_on_all_mails_of_a_seat_have_a_limit(game: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(quotas, "REPORTS_TO_SEAT", 3)
    game.post(game.position().turn, "draw supply")
    paths = [game.return_path(mail) for mail in game.mails() if mail.seat == 1 and mail.return_key]
    for to in paths * 4:
        game.take_in(sample("none/person"), to)
    assert len(game.inmails()) == 3


def test_more_answers_than_a_day_may_have_come_later_and_none_is_lost(
    game: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(quotas, "ANSWERS", 3)
    seat = game.position().turn
    for n in range(3):
        game.answer(seat, f"nonsense {n}")
    with pytest.raises(quotas.Full):
        game.answer(seat, "draw supply")
    assert game.game().at == 0
    assert game.take_in(bytes(game.letter(1 - seat % 2, "pass")), game.reply_address(1 - seat % 2)), "others go on"
    game.later(hours=24, minutes=1)
    assert game.answer(seat, "draw supply").state == "played"


def test_mails_that_wait_take_bounded_room(game: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(quotas, "WAITING", 1_000_000)
    seat = game.position().turn
    long = "draw supply\n\n" + "On Friday:\n> quoted\n" * 15_000
    for _ in range(2):
        game.take_in(bytes(game.letter(seat, long)), game.reply_address(seat))
    with pytest.raises(quotas.Full):
        game.take_in(bytes(game.letter(seat, long)), game.reply_address(seat))
    game.work()
    assert game.answer(seat, "draw supply").state in ("played", "refused"), "there is room as soon as they are handled"


def test_a_repeated_delivery_is_taken_although_there_is_no_room(game: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    """Else a server would try a mail again for days that is stored."""
    monkeypatch.setattr(quotas, "ANSWERS", 1)
    raw, to = bytes(game.letter(0, "pass")), game.reply_address(0)
    assert [game.take_in(raw, to) for _ in range(3)] == [True] * 3
    assert len(game.inmails()) == 1


def test_simultaneous_deliveries_do_not_exceed_a_limit(game: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(quotas, "ANSWERS", 3)
    to = game.reply_address(0)

    def deliver(mail: EmailMessage) -> bool:
        with suppress(quotas.Full):
            return game.take_in(mail, to)
        return False

    taken = at_once(*(partial(deliver, game.letter(0, "pass")) for _ in range(8)))
    assert sum(map(bool, taken)) == len(game.inmails()) == 3


def test_the_server_lets_a_client_come_again_later(game: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(quotas, "ANSWERS", 1)
    with serving(game.database, game) as client:
        to = [game.reply_address(0)]
        assert client.sendmail("anna@posse.test", to, bytes(game.letter(0, "pass"))) == {}
        with pytest.raises(smtplib.SMTPDataError) as refused:
            client.sendmail("anna@posse.test", to, bytes(game.letter(0, "pass")))
        assert refused.value.smtp_code == 452
        automatic = bytes(game.letter(0, "pass", **{"Auto-Submitted": "auto-replied"}))
        assert client.sendmail("anna@posse.test", to, automatic) == {}, "a loop of programs ends"
    assert [row.state for row in game.inmails()] == ["received", "ignored"]
