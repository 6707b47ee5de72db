"""What the tests of mail in share: the reply addresses, and players who answer mails."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from datetime import datetime
from email.message import EmailMessage
from email.utils import make_msgid
from pathlib import Path

import pytest
from sqlmodel import select

from service.db.database import Database
from service.gamelog.log import GameLog
from service.inbound import correspondence, playing, store
from service.inbound.correspondence import MailSummary
from service.links import Links
from service.links.mail_addresses import MailAddresses
from service.mail.delivering.sender import Sender
from service.models import Inmail, Outmail, Seat
from service.settings.mail_in import MailIn
from tests.mail.mail_server import MailServer
from tests.mail.senders import count_as_sent, sender_for
from tests.rows import rows_of
from tests.service.harness import Harness, holders, photo_held
from tests.settings import BASE_URL, KEYS, settings

ADDRESSES = MailAddresses.of(settings(Path()))
Begin = Callable[..., "Table"]  # the fixture `table`


class Table(Harness):
    """A harness whose players answer mails, whose worker plays the answers, and whose mails arrive."""

    mail_server: MailServer
    sender: Sender
    authserv_id: str | None = None

    def reply_address(self, seat: int, at: int | None = None) -> str:
        """The address of the mail that asks this seat now, or asked it after move `at`."""
        game = self.game()
        with self.database.reading() as session:
            row = session.exec(select(Seat).where(Seat.game_id == self.id, Seat.n == seat)).one()
        return ADDRESSES.replies.address(
            "turn" if game.window_at is None else "window", row, game.at if at is None else at
        )

    def letter(self, seat: int, text: str, **headers: str) -> EmailMessage:
        """An answer as a mail program sends it."""
        mail = EmailMessage()
        usual = {"From": f"{self.names[seat].lower()}.{int(self.id, 16)}@posse.test", "Message-ID": make_msgid()}
        for name, value in {**usual, **headers}.items():
            mail[name] = value
        mail.set_content(text)
        return mail

    def return_path(self, mail: Outmail) -> str:
        """The envelope sender of a mail."""
        return ADDRESSES.return_paths.address(mail) or ""

    def take_in(self, mail: EmailMessage | bytes, to: str, sender: str = "anna@posse.test") -> bool:
        """Store a mail; return False if the address is refused."""
        raw = mail if isinstance(mail, bytes) else bytes(mail)
        return store.take_in(self.database, ADDRESSES, [to], sender, raw, self.now, self.authserv_id)

    def work(self) -> None:
        """Let the worker handle all that waits."""
        while playing.work_due(self.database, self.authserv_id, self.now):
            pass

    def receive(self, mail: EmailMessage | bytes, to: str, sender: str = "anna@posse.test") -> Inmail | None:
        """Take a mail in, and let the worker handle all that waits; its row, None if the address is refused."""
        if not self.take_in(mail, to, sender):
            return None
        self.work()
        return self.inmails()[-1]

    def inmails(self) -> list[Inmail]:
        """The rows of the mails that were stored, in order."""
        return rows_of(self.database, Inmail)

    def answer(self, seat: int, text: str, to: str | None = None, **headers: str) -> Inmail:
        """A player answers the mail that asks them now, or one with another reply address."""
        row = self.receive(self.letter(seat, text, **headers), to or self.reply_address(seat))
        assert row is not None
        return row

    def arrived(self, kind: str = "answer") -> list[EmailMessage]:
        """The mails of a kind that have arrived, after the worker has sent what is due."""
        self.sender.deliver(self.now)
        return [mail for mail in self.mail_server.arrived if mail["X-Posse-Kind"] == kind]

    def letters(self, n: int, way: str = "from you") -> list[MailSummary]:
        """The mails from or to the player of a seat as their page shows them, the latest first."""
        with self.database.reading() as session:
            found = correspondence.of_seat(session, GameLog.of(session, self.id).seats[n], self.now)
        return [letter for letter in found if letter.way == way]

    def told(self, n: int) -> list[str]:
        """What the page of a seat tells of each mail from its player, the latest first."""
        return [letter.result.sentence for letter in self.letters(n)]

    def discard(self, seat: int) -> str:
        """A discard that the seat may make."""
        return next(move for move in self.position().legal(seat) if move.startswith("discard "))


@pytest.fixture
def table(database: Database, now: datetime, tmp_path: Path) -> Iterator[Begin]:
    """A function that begins a game whose mails can be answered."""
    with MailServer() as mail_server:
        settled = settings(tmp_path, smtp_url=mail_server.url, mail_in=MailIn("smtp", "127.0.0.1", 2525))

        def begin(**wishes: object) -> Table:
            table = Table(database, now, **wishes)  # type: ignore[arg-type]
            table.mail_server = mail_server
            links = Links(KEYS, BASE_URL)
            table.sender = sender_for(settled, database, links)
            return table

        yield begin


@pytest.fixture
def turn(table: Begin) -> tuple[Table, int]:
    """A game whose first mails have been sent, and the seat whose turn it is."""
    begun = table()
    count_as_sent(begun.database, begun.now)
    return begun, begun.position().turn


@pytest.fixture
def photo_window(table: Begin) -> tuple[Table, int]:
    """A game in which two players are asked for a Photo, whose mails have arrived; the seat of the one who holds it."""
    game = table(seed=3)
    assert game.act_until(photo_held)
    game.arrived()
    (holder,) = holders(game.position(), game.position().to_act())
    return game, holder
