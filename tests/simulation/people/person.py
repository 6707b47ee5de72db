"""People: they read their mails at once or late, follow the links, press, and answer."""

from __future__ import annotations

import email
import random
import re
from collections.abc import Callable
from dataclasses import dataclass
from datetime import timedelta
from email import policy
from email.message import EmailMessage
from html import unescape
from typing import Any
from urllib.parse import urlsplit

from werkzeug.test import TestResponse

from tests.simulation.ledger import Acknowledged
from tests.simulation.numbering import Item
from tests.simulation.people import beside_moves, scanner
from tests.simulation.post_office import Parcel
from tests.simulation.world import World, expect
from tests.whole.people import FORM, HIDDEN, decide, links_of

JSON = {"Accept": "application/json"}
PRESSED = {"confirm": "confirm", "invite": "accept"}  # the button by the kind of mail
TO_PLAY = ("start", "turn", "window", "reminder", "orders", "answer", "hand")
# How often a mail is scanned before it is read, a button is pressed twice, and something is done beside moves.
SCANNED, TWICE, BESIDE = 0.05, 0.1, 0.1
NEWEST = 0.7  # of links that are used beside moves
OWN = re.compile("/p/[^/?]+")
PATIENCE = timedelta(minutes=20)  # until somebody tries again who got no answer


@dataclass
class Person:
    """Somebody with an address.

    `hours`: how long their mails wait on average; `by_mail`: how often they answer one instead of following its link.
    """

    world: World
    address: str
    hours: float
    by_mail: float
    chance: random.Random

    def __post_init__(self) -> None:
        self.world.mailboxes[self.address] = self.got
        self._kept: list[str] = []  # every link that came

    def got(self, parcel: Parcel) -> None:
        """Read a mail some time after it came."""
        item = self.world.numbering.item("act", f"{self.address} {parcel.about}")
        self.chance.seed(f"{item} comes")
        self._do(item, timedelta(hours=self.chance.expovariate(1 / self.hours)), lambda: self.read(parcel.mail))

    def _later(self, delay: timedelta, act: Callable[[], None]) -> None:
        self._do(self.world.numbering.item("act", self.address), delay, act)

    def _do(self, item: Item, delay: timedelta, act: Callable[[], None]) -> None:
        """Do something after some time, by what is drawn for it alone."""

        def begin() -> None:
            if self.world.numbering.happens(item):
                self.chance.seed(str(item))
                act()

        self.world.after(delay, begin)

    def read(self, raw: bytes) -> None:
        """Do what a mail asks for."""
        mail = email.message_from_bytes(raw, policy=policy.default)
        assert isinstance(mail, EmailMessage)
        kind, links = mail["X-Posse-Kind"], links_of(mail)
        self.world.counts[f"read {kind}"] += 1
        if self.chance.random() < SCANNED:
            scanner.follow(self.world, map(_path, links))
        self._kept += [match[0] for match in map(OWN.match, map(_path, links)) if match is not None]
        if self._kept and self.chance.random() < BESIDE:
            beside_moves.act(self.world, self._link(), self.chance)
        if kind == "motion" and links:
            beside_moves.answer_questions(self.world, _path(links[0]), self.chance)
        if kind in PRESSED:
            self._join(links[0], PRESSED[kind], mail)
        elif kind in TO_PLAY and links:
            self._play(_path(links[0]), mail)

    def _link(self) -> str:
        """Return the link that came last, or sometimes an older one."""
        return self._kept[-1] if self.chance.random() < NEWEST else self.chance.choice(self._kept)

    def _join(self, url: str, action: str, mail: EmailMessage) -> None:
        """Press the button of a confirmation or an invitation, with standing orders."""
        orders = {
            "photo": self.chance.choice(("always", "never", "ask")),
            "wyatt": self.chance.choice(("always", "never", "ask")),
            "draw": self.chance.choice(("ask", "supply")),
        }
        self.world.ledger.orders[mail["X-Posse-Game"], int(mail["X-Posse-Seat"])].append(orders)
        self._press(_path(url), action, orders)

    def _press(self, path: str, action: str, chosen: dict[str, str]) -> None:
        """Open a page, choose in its fields and press its button with that action, if it has one."""
        page = self.world.request("GET", path)
        if page is None:
            self._later(PATIENCE, lambda: self._press(path, action, chosen))
            return
        forms = [match for match in FORM.finditer(page.text) if f'name="action" value="{action}"' in match[2]]
        if page.status_code != 200 or len(forms) != 1:
            return
        where = re.search(r'action="([^"]*)"', forms[0][1])
        hidden = {unescape(name): unescape(value) for name, value in HIDDEN.findall(forms[0][2])}
        self._post(_path(unescape(where[1])) if where else path, {**hidden, **chosen, "action": action})

    def _post(self, path: str, fields: dict[str, str]) -> None:
        if self.world.request("POST", path, data=fields) is None:
            self._later(PATIENCE, lambda: self._post(path, fields))

    def _play(self, path: str, mail: EmailMessage) -> None:
        """Play for as long as it is for this seat to move."""
        while True:
            seen = self.world.request("GET", path, headers=JSON)
            if seen is None or seen.status_code != 200:
                return
            table = seen.get_json()
            if not table.get("legal") or (table["window"] and table["window"]["answered"]):
                return
            move = decide(table["view"], self.chance)
            self.world.ledger.asked[table["game"]].add((table["seat"], move))
            if mail["Reply-To"] and self.chance.random() < self.by_mail:
                self._answer(mail, move)
                return
            if not self._move(path, table, move):
                return

    def _move(self, path: str, table: dict[str, Any], move: str) -> bool:
        """Post a move to the table that was seen; return whether it was made. Without an answer, post it again."""
        done = self._press_move(path, table, move)
        twice = self.chance.random() < TWICE and not table["window"]  # which may have closed with this answer
        if twice and done is not None and done.status_code == 200:
            self._again(path, table, move, done)
        if done is None:
            self._later(PATIENCE, lambda: _do(self._move(path, table, move)))
            return False
        self.world.counts[f"moves answered with {done.status_code}"] += 1
        if done.status_code == 200 and not table["window"]:  # an answer is sealed: it may not become a move
            self._remember(table, done)
        return done.status_code == 200

    def _press_move(self, path: str, table: dict[str, Any], move: str) -> TestResponse | None:
        return self.world.request("POST", f"{path}/moves", json={"move": move, "at": table["at"]}, headers=JSON)

    def _again(self, path: str, table: dict[str, Any], move: str, done: TestResponse) -> None:
        """Post the same again: the site has to answer as it did."""
        again = self._press_move(path, table, move)
        if again is not None:
            self.world.counts["moves posted twice"] += 1
            same = again.status_code == 200 and again.get_json()["did"] == done.get_json()["did"]
            expect(same, f"move {move!r} at {table['at']}, posted again, was answered with {again.status}")

    def _remember(self, table: dict[str, Any], done: TestResponse) -> None:
        did = tuple(done.get_json()["did"])
        self.world.ledger.acknowledged[table["game"]].append(Acknowledged(table["at"], table["seat"], did))

    def _answer(self, mail: EmailMessage, move: str) -> None:
        """Answer a mail with a move."""
        letter, to = EmailMessage(), mail["Reply-To"].addresses[0].addr_spec
        letter["From"], letter["To"], letter["Subject"] = self.address, to, f"Re: {mail['Subject']}"
        letter["Message-ID"] = f"<{self.chance.getrandbits(64)}@phone.test>"
        letter.set_content(f"{move}\n")
        self.world.counts["answers by mail"] += 1
        self._mail(to, letter.as_bytes())

    def _mail(self, to: str, raw: bytes) -> None:
        if not self.world.send(to, self.address, raw):
            self._later(PATIENCE, lambda: self._mail(to, raw))


def _do(_done: object) -> None:
    """Leave a result."""


def _path(url: str) -> str:
    parts = urlsplit(url)
    return parts.path + (f"?{parts.query}" if parts.query else "")
