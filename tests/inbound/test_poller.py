"""Mail that is read from a folder on an IMAP server, a real Dovecot."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import UTC, datetime, timedelta
from pathlib import Path
from urllib.parse import quote

import pytest
from sqlmodel import select

from service.db.database import Database
from service.diagnostics import mail_in_checks
from service.inbound import bounds, poller, quotas, store
from service.inbound.poller import Poller
from service.links.mail_addresses import MailAddresses
from service.models import Inmail, Seat
from service.settings.mail_in import ImapFolder
from tests import dovecot
from tests.dovecot import Dovecot
from tests.inbound.conftest import ADDRESSES, Begin, Table
from tests.rows import rows_of
from tests.settings import settings
from tests.waiting import PATIENCE, until
from tests.whole.deployment import Deployment

pytestmark = pytest.mark.slow

MANY, KILLS = 120, 3


@pytest.fixture(scope="module")
def dovecot_server() -> Iterator[Dovecot]:
    with dovecot.running() as server:
        yield server


@pytest.fixture
def server(dovecot_server: Dovecot) -> Dovecot:
    """A server whose mailbox is empty."""
    dovecot_server.empty()
    return dovecot_server


@contextmanager
def polling(database: Database, folder: ImapFolder) -> Iterator[Poller]:
    """A poller that runs; it has to end soon when it is asked to."""
    stopped = threading.Event()
    reader = Poller(database, ADDRESSES, folder, lambda: datetime.now(UTC))
    thread = threading.Thread(target=reader.run, args=[stopped])
    thread.start()
    try:
        yield reader
    finally:
        stopped.set()
        thread.join(PATIENCE)
        assert not thread.is_alive()


def letter(game: Table, seat: int, to: str | None = None, **headers: str) -> bytes:
    """An answer as it lies in a mailbox."""
    return bytes(game.letter(seat, "pass", **{"To": to or game.reply_address(seat), **headers}))


def arrive(database: Database, number: int) -> list[Inmail]:
    return until(lambda: rows_of(database, Inmail), PATIENCE, f"{number} mails", lambda found: len(found) == number)


def test_what_is_there_and_what_comes_is_stored_and_then_seen(table: Begin, server: Dovecot) -> None:
    game = table()
    server.deliver(letter(game, 0, **{"Return-Path": "<anna@posse.test>"}))
    with polling(game.database, server.mailbox()):
        arrive(game.database, 1)
        until(lambda: server.count("SEEN"), PATIENCE, "it to be seen", lambda number: number == 1)
        server.deliver(letter(game, 1, to="posse@posse.test", **{"Delivered-To": game.reply_address(1)}))
        arrive(game.database, 2)
        server.deliver(letter(game, 2, **{"Return-Path": "<>"}))
        found = arrive(game.database, 3)
        until(lambda: server.count("SEEN"), PATIENCE, "all to be seen", lambda number: number == 3)
    assert [(row.seat, row.state, row.why) for row in found] == [
        (0, "received", None),
        (1, "received", None),
        (2, "ignored", "empty sender"),
    ]


def test_what_the_server_announces_is_read_at_once(
    table: Begin, server: Dovecot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Over TLS; nothing but IDLE makes the poller look again. A mail that comes just before IDLE is not announced."""
    monkeypatch.setenv("SSL_CERT_FILE", str(server.certificate))
    for name in ("LOOK_AGAIN", "SOON_AGAIN"):
        monkeypatch.setattr(poller, name, 3600.0)
    game = table()
    server.deliver(letter(game, 0))

    def delivered() -> int:
        server.deliver(letter(game, 1))
        return len(game.inmails())

    with polling(game.database, server.mailbox(tls=True)):
        arrive(game.database, 1)
        until(delivered, PATIENCE, "a mail that was announced", lambda number: number > 1, pause=1.0)


def test_the_doctor_changes_nothing_in_the_mailbox(server: Dovecot, tmp_path: Path) -> None:
    server.deliver(b"Subject: hello\r\n\r\nhello\r\n")
    mailboxes = (server.mailbox(), server.mailbox(folder="none"))
    found = [one for box in mailboxes for one in mail_in_checks.findings(settings(tmp_path, mail_in=box))]
    where = f"at 127.0.0.1:{server.port}"
    assert [f"{one.status}: {one.text}" for one in found] == [
        f"fine: the folder INBOX {where} can be read. `systemctl status posse-inbound` shows whether the process runs",
        f"wrong: the folder none {where} cannot be read: the folder cannot be opened. Check MAIL_IN",
    ]
    assert server.count("NEW") == 1, "the next program to look still sees the mail as new"


def test_a_mail_that_was_not_marked_is_stored_once(table: Begin, server: Dovecot) -> None:
    """As a process leaves it that is killed after its commit."""
    game = table()
    server.deliver(letter(game, 0))
    with polling(game.database, server.mailbox()):
        until(lambda: server.count("SEEN"), PATIENCE, "it to be seen", lambda number: number == 1)
    server.forget_seen()
    server.deliver(letter(game, 1))
    with polling(game.database, server.mailbox()):
        until(lambda: server.count("SEEN"), PATIENCE, "both to be seen", lambda number: number == 2)
    assert [row.seat for row in game.inmails()] == [0, 1]


@pytest.mark.proof
def test_a_process_that_is_killed_loses_no_mail_and_stores_none_twice(
    table: Begin, server: Dovecot, tmp_path: Path
) -> None:
    game = table()
    key = "k" * 32
    with game.database.reading() as session:
        seat = session.exec(select(Seat).where(Seat.game_id == game.id, Seat.n == 1)).one()
    address = MailAddresses.of(settings(tmp_path, secret_keys=[key])).replies.address("turn", seat, 0)
    for n in range(MANY):
        server.deliver(letter(game, 1, address, **{"Message-ID": f"<{n}@posse.test>"}))
    folder = server.mailbox()
    deployment = Deployment(
        tmp_path,
        {
            "DATABASE_URL": f"sqlite:///{game.database.location}",
            "SMTP_URL": game.mail_server.url,
            "MAIL_FROM": "posse@posse.test",
            "REPLY_DOMAIN": "posse.test",
            "SECRET_KEYS": key,
            "MAIL_IN": f"imap://{quote(folder.user)}:{quote(folder.password, safe='')}@{folder.host}:{folder.port}",
        },
    )
    for kill in range(1, KILLS + 1):
        deployment.start("inbound")
        enough = kill * MANY // (KILLS + 1)
        until(lambda: len(game.inmails()), PATIENCE, "some", lambda number, enough=enough: number >= enough)
        deployment.kill("inbound")
    deployment.start("inbound")
    server.deliver(letter(game, 1, address, **{"Message-ID": f"<{MANY}@posse.test>"}))  # to this process at least
    until(lambda: server.count("UNSEEN"), PATIENCE, "the rest", lambda number: number == 0)
    assert deployment.ask_to_stop("inbound") == 0
    assert sorted(row.message_id or "" for row in game.inmails()) == sorted(
        f"<{n}@posse.test>" for n in range(MANY + 1)
    )
    for secret in (folder.password, folder.user, address):
        assert secret not in deployment.log("inbound")


def test_a_mail_that_cannot_be_stored_now_stays_unseen_until_there_is_room(
    table: Begin, server: Dovecot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(quotas, "ANSWERS", 1)
    monkeypatch.setattr(poller, "FULL_FOR", timedelta(seconds=1))
    monkeypatch.setattr(poller, "LOOK_AGAIN", 0.2)
    game = table()
    for seat in (0, 0, 1):
        server.deliver(letter(game, seat))
    with polling(game.database, server.mailbox()):
        assert [row.seat for row in arrive(game.database, 2)] == [0, 1]
        until(lambda: server.count("SEEN"), PATIENCE, "those to be seen", lambda number: number == 2)
        assert server.count("UNSEEN") == 1
        monkeypatch.setattr(quotas, "ANSWERS", 2)
        arrive(game.database, 3)
        until(lambda: server.count("UNSEEN"), PATIENCE, "it to be seen", lambda number: number == 0)


def test_mails_for_others_stay_as_they_are(table: Begin, server: Dovecot) -> None:
    game = table()
    forged = game.reply_address(0)[:-20] + "aaaa@posse.test"
    for to in ("posse@posse.test", forged, "posse+x@posse.test, Anna <anna@posse.test>"):
        server.deliver(letter(game, 0, to))
    server.deliver(b"\xff\xfe\x00 no mail at all")
    server.deliver(letter(game, 0))
    with polling(game.database, server.mailbox()):
        arrive(game.database, 1)
        server.deliver(letter(game, 1))
        arrive(game.database, 2)
        until(lambda: server.count("SEEN"), PATIENCE, "ours to be seen", lambda number: number == 2)
    assert server.count("UNSEEN") == 4


def test_nothing_is_marked_while_the_database_is_away(
    table: Begin, server: Dovecot, tmp_path: Path, capsys: pytest.CaptureFixture[str], start_logs: Callable[..., None]
) -> None:
    start_logs("inbound", "json")
    game = table()
    server.deliver(letter(game, 0))
    nowhere = Database(f"sqlite:///{tmp_path / 'without-tables.sqlite'}")
    with polling(nowhere, server.mailbox()):
        until(lambda: said(capsys), PATIENCE, "the failure", lambda lines: "a mail cannot be stored" in lines)
    nowhere.close()
    assert server.count("UNSEEN") == 1
    with polling(game.database, server.mailbox()):
        arrive(game.database, 1)


def test_a_huge_mail_is_read_in_part(table: Begin, server: Dovecot) -> None:
    game = table()
    server.deliver(letter(game, 0) + (b"x" * 76 + b"\n") * (bounds.READ // 77 + 1))
    with polling(game.database, server.mailbox()):
        (row,) = arrive(game.database, 1)
    assert len(store.raw_of(row)) == bounds.READ


def test_a_connection_that_drops_is_made_again(table: Begin, server: Dovecot) -> None:
    game = table()
    with polling(game.database, server.mailbox()) as reader:
        server.deliver(letter(game, 0))
        arrive(game.database, 1)
        assert reader.away is None
        server.stop()
        away = until(lambda: reader.away, PATIENCE, "the failure")
        server.deliver(letter(game, 1))
        server.start()
        assert [row.seat for row in arrive(game.database, 2)] == [0, 1]
        until(lambda: reader.away is None, PATIENCE, "the success")
    assert datetime.now(UTC) - away.since < timedelta(seconds=PATIENCE), "the pulse tells since when it cannot be read"


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ({"password": "wrong pass:word"}, "the login was refused"),
        ({"password": "not äscii"}, "the login was refused"),
        ({"folder": "Nowhere"}, "the folder cannot be opened"),
        ({"tls": True}, "certificate verify failed"),
    ],
)
def test_what_is_wrong_is_logged_without_the_password(
    table: Begin,
    server: Dovecot,
    capsys: pytest.CaptureFixture[str],
    start_logs: Callable[..., None],
    change: dict[str, str],
    reason: str,
) -> None:
    start_logs("inbound", "json")
    folder = server.mailbox(**change)  # type: ignore[arg-type]
    with polling(table().database, folder):
        lines = until(
            lambda: said(capsys), PATIENCE, "the failure", lambda lines: "mail folder cannot be read" in lines
        )
    assert reason in lines
    for secret in (folder.password, dovecot.USER, "äscii", "word"):
        assert secret not in lines
    assert folder.password not in repr(folder)


_SAID: dict[int, str] = {}


def said(capsys: pytest.CaptureFixture[str]) -> str:
    """What was logged so far."""
    _SAID[id(capsys)] = _SAID.get(id(capsys), "") + capsys.readouterr().err
    return _SAID[id(capsys)]
