"""IMAP servers that would keep the poller busy: it looks again and again only at the pace that it chooses itself."""

from __future__ import annotations

import socketserver
import threading
from collections.abc import Iterator

import pytest

from service.db.database import Database
from service.inbound import poller
from service.models import Inmail
from service.settings.mail_in import ImapFolder
from tests.inbound.conftest import Begin
from tests.inbound.test_poller import letter, polling
from tests.rows import rows_of
from tests.waiting import PATIENCE, until


class ForgetfulServer(socketserver.ThreadingTCPServer):
    """An IMAP server with one mail, which it marks as seen on request, and goes on listing as unseen."""

    daemon_threads = True

    def __init__(self, mail: bytes) -> None:
        super().__init__(("127.0.0.1", 0), _Session)
        self.mail, self.searches, self.fetches = mail, 0, 0


class _Session(socketserver.StreamRequestHandler):
    server: ForgetfulServer

    def handle(self) -> None:
        self.wfile.write(b"* OK ready\r\n")
        for line in self.rfile:
            tag, *words = line.upper().split()
            self.wfile.write(self._answer(words) + tag + b" OK done\r\n")

    def _answer(self, words: list[bytes]) -> bytes:
        match words:
            case [b"CAPABILITY"]:
                return b"* CAPABILITY IMAP4REV1\r\n"
            case [b"SELECT", *_]:
                return b"* 1 EXISTS\r\n"
            case [b"UID", b"SEARCH", *_]:
                self.server.searches += 1
                return b"* SEARCH 7\r\n"
            case [b"UID", b"FETCH", *_]:
                self.server.fetches += 1
                return b"* 1 FETCH (UID 7 BODY[] {%d}\r\n%s)\r\n" % (len(self.server.mail), self.server.mail)
            case _:
                return b""


@pytest.fixture
def server(table: Begin, database: Database) -> Iterator[ForgetfulServer]:
    with ForgetfulServer(letter(table(), 0)) as started:
        threading.Thread(target=started.serve_forever, args=(0.01,), daemon=True).start()
        yield started
        started.shutdown()


def test_a_mail_is_fetched_once_although_the_server_lists_it_as_unseen_for_ever(
    server: ForgetfulServer, database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("SOON_AGAIN", "LOOK_AGAIN"):
        monkeypatch.setattr(poller, name, 0.01)
    folder = ImapFolder("127.0.0.1", server.server_address[1], tls=False, folder="INBOX", user="u", password="p")
    with polling(database, folder):
        until(lambda: server.searches, PATIENCE, "three looks", lambda number: number >= 3)
    assert server.fetches == 1
    assert [row.seat for row in rows_of(database, Inmail)] == [0]
