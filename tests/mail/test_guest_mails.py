"""The mails to a guest against robots who asks for them: one that asks to confirm, the seat link, then turns."""

from __future__ import annotations

from datetime import datetime

import pytest

from service.db.database import Database
from service.games.transaction import GameTransaction
from service.links import Links
from service.lobby.proposal import read_proposal
from service.lobby.proposing import begin_without_address
from service.mail.composing import plaintext
from service.mail.delivering.sender import Sender
from service.models import Game
from service.players import guest_address
from tests.mail.mail_server import MailServer, html_of, links_of, text_of


class Guest:
    """A guest called Mallory in a game against a robot."""

    def __init__(self, database: Database, now: datetime, sender: Sender, mail_server: MailServer) -> None:
        self.database, self.now, self.sender, self.mail_server = database, now, sender, mail_server
        players = [{"name": "Mallory"}, {"name": "Rob", "robot": "cautious"}]
        with database.writing() as session:
            proposal = read_proposal({"name": "Click here", "players": players})
            self.id = begin_without_address(session, proposal, now).id

    def asks(self, address: str) -> None:
        with self.database.writing() as session:
            guest_address.request(GameTransaction.lock(session, self.id, self.now), address)

    def confirms(self) -> None:
        with self.database.writing() as session:
            guest_address.confirm(GameTransaction.lock(session, self.id, self.now))

    def arrived(self) -> list[tuple[str, str]]:
        """Kind and recipient of the mails that a worker sends now."""
        before = len(self.mail_server.arrived)
        self.sender.deliver(self.now)
        return [(mail["X-Posse-Kind"], str(mail["To"])) for mail in self.mail_server.arrived[before:]]


@pytest.fixture
def guest(database: Database, now: datetime, sender: Sender, mail_server: MailServer) -> Guest:
    return Guest(database, now, sender, mail_server)


def test_the_mail_that_asks_holds_no_word_of_whoever_typed_the_address(guest: Guest, links: Links) -> None:
    guest.asks("victim@posse.test")
    assert guest.arrived() == [("confirm", "victim@posse.test")]
    (mail,) = guest.mail_server.arrived
    everything = f"{text_of(mail)} {html_of(mail)} {mail['Subject']} {mail['From']} {mail['To']}"
    for word in ("Mallory", "Rob", "Click"):
        assert word not in everything.replace("robots", "")
    link = links_of(mail)[0]
    assert links.read(link.rpartition("/")[2])[:3] == ("address", guest.id, 0)
    assert mail["List-Unsubscribe"] == f"<{link}>"
    assert text_of(mail).splitlines()[1] == link
    assert links_of(mail) == [found for found in links_of(mail) if found in html_of(mail)]
    assert not any(plaintext.reads_as_move(line, ["Mallory", "Rob"]) for line in text_of(mail).splitlines())
    assert all(len(line) <= plaintext.WIDTH or "://" in line for line in text_of(mail).splitlines())
    assert mail["Subject"] in html_of(mail), "the title of the HTML part"


def test_only_the_address_typed_last_is_asked(guest: Guest) -> None:
    guest.asks("first@posse.test")
    guest.asks("second@posse.test")
    assert guest.arrived() == [("confirm", "second@posse.test")]


def test_the_seat_link_comes_once_the_address_is_confirmed(guest: Guest, links: Links) -> None:
    guest.asks("zoe@posse.test")
    guest.arrived()
    guest.confirms()
    assert guest.arrived() == [("start", "Mallory <zoe@posse.test>")]
    start = guest.mail_server.arrived[-1]
    with guest.database.reading() as session:
        game = session.get_one(Game, guest.id)
    assert "Mallory, the seat is yours" in text_of(start)
    assert links.read(links_of(start)[0].rpartition("/")[2])[:4] == ("seat", guest.id, 0, 1)
    assert f"commitment: {game.commitment}" in text_of(start).splitlines()
