"""Fuzzed names and forms on their way through the whole service to a real mail server, and a look at what arrives.

A quarter of the cases are forms for a game of four, posted to the application and confirmed if they are accepted. The
others are names, five to a game whose cards are dealt: in every second game such as a form accepts, in the others
whatever they are, written into the database past every check.
"""

from __future__ import annotations

import random
import re
from collections import Counter
from email.message import EmailMessage
from pathlib import Path
from urllib.parse import urlsplit

from flask.testing import FlaskClient

from service.db.database import Database
from service.gamelog.log import GameLog
from service.links import Links
from service.lobby.proposal import GAME_NAME_LENGTH
from service.models import Game
from service.text.names import clean_line, clean_name
from service.web import create_app
from tests.mail.mail_server import MailServer, html_of, links_of, text_of
from tests.mail.senders import sender_for
from tests.security import fuzzing
from tests.service.harness import Harness
from tests.service.web.conftest import Clock
from tests.settings import BASE_URL, KEYS, NOW, settings

NAMES_OF_A_GAME = 5  # four players and the game itself

# What our mails have, each once; those that follow another have two more.
HEADERS = (
    *(
        "From",
        "To",
        "Subject",
        "Date",
        "Message-ID",
        "List-Id",
        "Auto-Submitted",
        "X-Auto-Response-Suppress",
        "MIME-Version",
        "Content-Type",
    ),
    "Content-Language",
    *("X-Posse-Game", "X-Posse-Seat", "X-Posse-Kind", "X-Posse-At"),
    *("List-Unsubscribe", "List-Unsubscribe-Post", "Feedback-ID"),
)
FOLLOWING = (*HEADERS, "In-Reply-To", "References")
FIXED = {"confirm": "Confirm your game by mail", "invite": "{organiser} invites you to a card game by mail"}
STARTED = ("The cards are dealt: {game}", "Your turn: {game}, the cards are dealt", "Your turn: {game}")
_ADDRESS = re.compile(r"\w+://[^\s<>\"”]*|www\.\S*|mailto:[^\s\"]*", re.IGNORECASE)

Outcomes = Counter[str]


class Round:
    """Cases with a service of their own: an application, a database, a mail server, one Sender."""

    def __init__(self, folder: Path, mail_server: MailServer) -> None:
        self.database = Database(f"sqlite:///{folder / 'posse.sqlite'}")
        self.database.migrate()
        site = settings(folder, smtp_url=mail_server.url, requests_per_minute=1_000_000)
        self._office = mail_server
        self._client: FlaskClient = create_app(site, self.database, Clock(NOW)).test_client()
        self._sender = sender_for(site, self.database, Links(KEYS, BASE_URL))
        self._tables: dict[str, tuple[list[str], bool]] = {}  # of each game its names, and whether a form accepts them
        self.outcomes: Outcomes = Counter()

    def run(self, first: int, cases: int) -> None:
        """Run so many cases. AssertionError names the one that fails."""
        forms = cases // 4
        for number in range(first, first + forms):
            self._post(number)
        self._deliver()
        for mail in list(self._office.arrived):
            self._confirm(mail)
        for number in range(first, first + (cases - forms) // NAMES_OF_A_GAME):
            self._deal(number)
        self._deliver()
        self._settled()

    def _post(self, number: int) -> None:
        """Post one form; it is accepted, or refused with reasons."""
        form = {key: _storable(typed) for key, typed in fuzzing.form(random.Random(f"form {number}"), number).items()}
        answer = self._client.post("/games", data=form, headers={"Accept": "application/json"})
        assert answer.status_code in (201, 422), (number, form, answer.status_code)
        if answer.status_code == 201:
            names = [clean_name(form[f"players.{n}.name"]) for n in range(4)]
            self._tables[answer.json["game"]] = ([*names, clean_line(form["name"], GAME_NAME_LENGTH)], True)
        self.outcomes["forms accepted" if answer.status_code == 201 else "forms refused"] += 1

    def _confirm(self, mail: EmailMessage) -> None:
        """Press the button of a confirmation, so that the others are invited."""
        path = urlsplit(links_of(mail)[0]).path
        assert self._client.post(path, data={"action": "confirm"}).status_code == 303

    def _deal(self, number: int) -> None:
        """Begin a game and call its players and itself what no form, or any form, would let them be called."""
        rng, decent = random.Random(f"game {number}"), number % 2 == 0
        names = [fuzzing.accepted(rng, clean_name) if decent else _storable(fuzzing.name(rng)) for _ in range(5)]
        harness = Harness(self.database, NOW, 4, seed=number + 1)
        with self.database.writing() as session:
            game = session.get_one(Game, harness.id)
            game.name = names[4]
            game.position = {**(game.position or {}), "players": names[:4]}
            for seat in GameLog(session, game).seats:
                seat.name = names[seat.n]
        self._tables[harness.id] = names, decent
        self.outcomes["names sent" if decent else "names forced"] += NAMES_OF_A_GAME

    def _deliver(self) -> None:
        """Send what is due and look at what has arrived."""
        before = len(self._office.arrived)
        self._sender.deliver(NOW)
        for mail in self._office.arrived[before:]:
            names, decent = self._tables[mail["X-Posse-Game"]]
            assert is_as_meant(mail, names), (names, mail.items())
            if decent:
                assert strange_addresses(mail) == set(), names
            self.outcomes["mails arrived"] += 1

    def _settled(self) -> None:
        """Every mail was sent or refused for good; none with names that a form accepts was refused."""
        with self.database.alone() as connection:
            rows = connection.exec_driver_sql("SELECT game_id, state, error FROM outmail").all()
        for game_id, state, error in rows:
            names, decent = self._tables[game_id]
            unsafe = state == "failed" and str(error).startswith("not safe to send: ")
            assert state in ("sent", "superseded") or (unsafe and not decent), (names, state, error)
            self.outcomes["mails refused"] += state == "failed"

    def close(self) -> None:
        """Close the database."""
        self.database.close()


def run(folder: Path, first: int, cases: int) -> Outcomes:
    """Run cases in a folder of their own; what came of them."""
    with MailServer() as mail_server:
        one = Round(folder, mail_server)
        try:
            one.run(first, cases)
        finally:
            one.close()
    return one.outcomes


def is_as_meant(mail: EmailMessage, names: list[str]) -> bool:
    """Return whether a mail has our headers, each once, with the names where they belong, and our two parts."""
    kind, seat = mail["X-Posse-Kind"], int(mail["X-Posse-Seat"])
    (recipient,) = mail["To"].addresses
    subjects = (FIXED[kind],) if kind in FIXED else STARTED
    return (
        sorted(mail.keys()) == sorted(FOLLOWING if kind == "turn" else HEADERS)
        and recipient.display_name == ("" if kind in FIXED else names[seat])
        and mail["Subject"] in [one.format(organiser=names[0], game=names[4]).rstrip("\n") for one in subjects]
        and [part.get_content_type() for part in mail.iter_parts()] == ["text/plain", "text/html"]
    )


def strange_addresses(mail: EmailMessage) -> set[str]:
    """Return the addresses of pages and people in a mail that are not the site's."""
    found = set(_ADDRESS.findall(f"{text_of(mail)} {html_of(mail)}"))
    return {one for one in found if not one.startswith((f"{BASE_URL}/", "mailto:posse@posse.test"))}


def _storable(name: str) -> str:
    """Return what a form can send and a database can hold of a name: no half of a surrogate pair."""
    return name.encode("utf-8", "ignore").decode()
