"""However much mail comes, a bounded part of it is stored, and an answer that may be its player's is never lost."""

from __future__ import annotations

import smtplib
from base64 import b64decode
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from threading import Barrier

import pytest
from sqlmodel import col, select

from service.inbound import delivery_status, playing, quotas, store
from service.models import Inmail
from tests.databases import both
from tests.inbound.conftest import ADDRESSES, Begin, Table
from tests.inbound.test_receiver import serving
from tests.inbound.test_returned import sample

pytestmark = both


@pytest.fixture
def game(table: Begin) -> Table:
    """A game whose first mails have arrived."""
    begun = table()
    begun.arrived()
    return begun


def rows(game: Table) -> Sequence[Inmail]:
    with game.database.reading() as session:
        return session.exec(select(Inmail).order_by(col(Inmail.id))).all()


def take(game: Table, raw: bytes, to: str, sender: str | None = "anna@posse.test") -> bool:
    return store.take_in(game.database, ADDRESSES, [to], sender, raw, game.now, game.authserv_id)


def handle(game: Table) -> None:
    while playing.work_due(game.database, game.authserv_id, game.now):
        pass


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
        assert take(game, bytes(game.letter(0, "x" * 100_000, **headers)), game.reply_address(0))
    assert [(row.state, row.why, row.raw, row.message_id) for row in rows(game)] == [
        ("ignored", why, None, None)
    ] * quotas.IGNORED


def test_ignored_mails_take_no_place_of_answers(game: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(quotas, "ANSWERS", 1)
    seat = game.position().turn
    for _ in range(5):
        take(game, bytes(game.letter(seat, "pass", From="mallory@posse.test")), game.reply_address(seat))
    assert game.answer(seat, "draw supply").state == "played"


def test_the_text_of_a_mail_is_stored_only_until_it_is_handled(game: Table) -> None:
    seat = game.position().turn
    take(game, bytes(game.letter(seat, "draw supply")), game.reply_address(seat))
    (row,) = rows(game)
    assert b"draw supply" in b64decode(row.raw or "")
    handle(game)
    (row,) = rows(game)
    assert (row.state, row.raw) == ("played", None)


def test_forty_reports_on_one_mail_leave_ten_short_rows(game: Table) -> None:
    to = game.return_path(game.mail_to(1))
    for _ in range(40):
        assert take(game, sample("permanent/postfix") + b"x" * 250_000, to, sender="")
    kept = [b64decode(row.raw or "") for row in rows(game)]
    assert len(kept) == quotas.REPORTS
    assert max(map(len, kept)) <= delivery_status.LONGEST == 20_000
    handle(game)
    assert {row.state for row in rows(game)} == {"returned", "ignored"}
    assert [row.raw for row in rows(game)] == [None] * quotas.REPORTS
    game.later(hours=25)
    assert take(game, sample("permanent/postfix"), to, sender="")
    assert len(rows(game)) == quotas.REPORTS + 1


def test_reports_on_all_mails_of_a_seat_have_a_limit(game: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(quotas, "REPORTS_TO_SEAT", 3)
    game.post(game.position().turn, "draw supply")
    paths = [game.return_path(mail) for mail in game.mails() if mail.seat == 1 and mail.return_key]
    for to in paths * 4:
        take(game, sample("none/person"), to)
    assert len(rows(game)) == 3


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
    assert take(game, bytes(game.letter(1 - seat % 2, "pass")), game.reply_address(1 - seat % 2)), "others go on"
    game.later(hours=24, minutes=1)
    assert game.answer(seat, "draw supply").state == "played"


def test_mails_that_wait_take_bounded_room(game: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(quotas, "WAITING", 1_000_000)
    seat = game.position().turn
    long = "draw supply\n\n" + "On Friday:\n> quoted\n" * 15_000
    for _ in range(2):
        take(game, bytes(game.letter(seat, long)), game.reply_address(seat))
    with pytest.raises(quotas.Full):
        take(game, bytes(game.letter(seat, long)), game.reply_address(seat))
    handle(game)
    assert game.answer(seat, "draw supply").state in ("played", "refused"), "there is room as soon as they are handled"


def test_a_repeated_delivery_is_taken_although_there_is_no_room(game: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    """Else a server would try a mail again for days that is stored."""
    monkeypatch.setattr(quotas, "ANSWERS", 1)
    raw, to = bytes(game.letter(0, "pass")), game.reply_address(0)
    assert [take(game, raw, to) for _ in range(3)] == [True] * 3
    assert len(rows(game)) == 1


def test_simultaneous_deliveries_do_not_exceed_a_limit(game: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(quotas, "ANSWERS", 3)
    together, to = Barrier(8), game.reply_address(0)
    mails = [bytes(game.letter(0, "pass")) for _ in range(8)]

    def deliver(raw: bytes) -> bool:
        together.wait()
        try:
            return take(game, raw, to)
        except quotas.Full:
            return False

    with ThreadPoolExecutor(8) as threads:
        assert sum(threads.map(deliver, mails)) == 3
    assert len(rows(game)) == 3


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
    assert [row.state for row in rows(game)] == ["received", "ignored"]
