"""A game started the way people start one, by mails and answers, whose post can then be read."""

from __future__ import annotations

import shutil
from collections.abc import Sequence
from datetime import datetime
from email.message import EmailMessage
from pathlib import Path
from typing import Any, NamedTuple

import engine
from service.db.database import Database
from service.links import Links
from service.lobby.acceptance import accept, decline
from service.lobby.invitations import ask_another
from service.lobby.proposal import read_person, read_proposal
from service.lobby.proposing import confirm, propose
from service.mail.delivering.sender import Sender
from service.players import fresh_links
from service.table import talking
from tests.mail.mail_server import MailServer
from tests.mail.senders import sender_for
from tests.service.harness import Harness, in_window, photo_held, seed_of
from tests.settings import BASE_URL, KEYS, NOW, settings


class MailHarness(Harness):
    """The first of `names` organises; nobody has confirmed or accepted yet."""

    def __init__(
        self,
        database: Database,
        now: datetime,
        sender: Sender,
        mail_server: MailServer,
        names: Sequence[str],
        seed: int,
        **wishes: Any,
    ) -> None:
        self.database, self.now, self.names = database, now, tuple(names)
        self._sender, self._office = sender, mail_server
        people = [{"name": name, "email": f"p{n}@posse.test"} for n, name in enumerate(names)]
        with database.writing() as session:
            game = propose(session, read_proposal({"players": people, **wishes}), now)
            game.seed, game.commitment = seed_of(seed), engine.commitment(seed_of(seed))
            self.id = game.id

    def post_arrives(self) -> list[EmailMessage]:
        """What the worker sends now."""
        before = len(self._office.arrived)
        self._sender.deliver(self.now)
        return self._office.arrived[before:]

    def is_confirmed(self) -> None:
        self.do(confirm, None, ASK_ME)

    def asks_another(self, n: int, name: str) -> None:
        """The organiser offers a free seat to somebody else."""
        person = read_person({"name": name, "email": f"p{n}.again@posse.test"})
        self.do(ask_another, n, person)
        self.names = tuple(name if seat == n else known for seat, known in enumerate(self.names))

    def says(self, n: int, line: str) -> None:
        """A player says a line to the table, a minute later."""
        self.later(minutes=1)
        self.do(talking.say, n, line)


def mail_harness_at(
    path: Path, mail_server: MailServer, migrated: Path, names: Sequence[str], seed: int
) -> MailHarness:
    """A game with a database of its own in a folder, a copy of the migrated one."""
    shutil.copy(migrated, path / "posse.sqlite")
    database = Database(f"sqlite:///{path / 'posse.sqlite'}")
    sender = sender_for(settings(path, smtp_url=mail_server.url), database, Links(KEYS, BASE_URL))
    return MailHarness(database, NOW, sender, mail_server, names, seed, name="Friday", house_rules={"share": 5})


TALK = ("Good luck for the next hand, everybody!", "draw supply; discard wes")
COMPLAINT = "I did not see that Photo coming, and my Hideout was worth nothing now."
ASK_ME = {"photo": "ask", "wyatt": "ask", "draw": "ask"}


def begin(harness: MailHarness) -> None:
    """Everybody says yes."""
    harness.is_confirmed()
    for n in range(1, len(harness.names)):
        harness.do(accept, n, ASK_ME)


def whole_game(harness: MailHarness) -> None:
    """From the proposal to the winner with one of everything that can happen; the post arrives after each."""
    harness.post_arrives()
    harness.is_confirmed()
    harness.post_arrives()
    harness.do(decline, 2)
    harness.post_arrives()
    harness.asks_another(2, "Dóra")
    harness.post_arrives()
    harness.do(accept, 1, ASK_ME)
    harness.do(accept, 2, ASK_ME)
    harness.post_arrives()
    assert harness.act_until(photo_held)
    harness.post_arrives()
    harness.later(hours=6)
    harness.sweep()
    harness.post_arrives()
    while not harness.mails("timeout"):
        harness.later(hours=12)
        harness.sweep()
    harness.post_arrives()
    for n, line in zip((1, 2), TALK, strict=True):
        harness.says(n, line)
    assert harness.act_until(lambda position: position.hand_no == 2)
    harness.post_arrives()
    assert harness.act_until(in_window)
    harness.do(fresh_links.renew, 1)
    harness.post_arrives()
    for n in range(4):
        harness.says(n % 2, f"Line {n + 1}: {COMPLAINT}")
    assert not harness.act_until(lambda position: False)
    harness.post_arrives()


class WholeGame(NamedTuple):
    """A game from its proposal to its winner, and its mails. Curt declined, and Dóra has the seat instead."""

    harness: MailHarness
    mails: list[EmailMessage]
