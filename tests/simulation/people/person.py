"""Somebody with an address: they read their mails at once, late or never, follow the links, press, and answer."""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from email.message import EmailMessage
from typing import NamedTuple
from urllib.parse import urlsplit

from service.games.standing_orders import ON_ACCEPTING
from tests.simulation.numbering import Item
from tests.simulation.people import beside_moves, forms, operator, organising, scanner, strangers, turns
from tests.simulation.post_office import Parcel
from tests.simulation.twins.viewers import LINKS
from tests.simulation.world import World
from tests.whole.people import links_of

TO_PLAY = ("start", "turn", "window", "reminder", "orders", "answer", "hand", "deal")
OF_A_SEAT = ("start", "links")
ABOUT_A_SEAT = ("notice", "timeout")  # that somebody does not come, or a robot holds a seat
# How often a mail is scanned before it is read, forwarded to somebody, and something is done beside moves.
SCANNED, FORWARDED, BESIDE = 0.05, 0.02, 0.2
NEWEST = 0.7  # of links that are used beside moves
DECLINED, NEVER = 0.02, 0.003  # of invitations
SUBSCRIBES, ENDS = 0.3, 0.15  # how often they want the deal of each day by mail, and end that when one comes
HESITATES = 0.4  # how often they confirm days later
MOVES_HOUSE = 0.12  # how often they have another address by the time they read a question
OWN = re.compile("/p/[^/?]+")
PATIENCE = timedelta(minutes=20)  # until somebody tries again who got no answer
LONGEST_AWAY = 120.0  # days until somebody who has left reads a mail


class Habits(NamedTuple):
    """How somebody plays.

    `hours`: how long their mails wait, on average. Then how often they answer a mail instead of following its link, do
    what they can in one post, and wait until shortly before a deadline. `leaves`: when they lose interest, if they do.
    """

    hours: float
    by_mail: float = 0.2
    in_one_post: float = 0.6
    last_moment: float = 0.06
    leaves: datetime | None = None


@dataclass
class Person:
    """Somebody who gets the mails to an address."""

    world: World
    address: str
    habits: Habits
    chance: random.Random
    last_post: turns.LastPost | None = field(default=None, init=False)

    def __post_init__(self) -> None:
        self.world.mailboxes[self.address] = self.got
        self._kept: list[str] = []  # every link that came
        self._seats: dict[str, str] = {}  # the links to their own seats, by game

    def got(self, parcel: Parcel) -> None:
        """Read a mail some time after it came."""
        item = self.world.numbering.item("act", f"{self.address} {parcel.about}")
        self.chance.seed(f"{item} comes")
        delay = timedelta(hours=self.chance.expovariate(1 / self.habits.hours))
        if self.habits.leaves is not None and self.world.now > self.habits.leaves:
            delay = timedelta(days=self.chance.uniform(1.0, LONGEST_AWAY))
        self._do(item, delay, lambda: self.read(parcel))

    def later(self, delay: timedelta, act: Callable[[], object]) -> None:
        self._do(self.world.numbering.item("act", self.address), delay, act)

    def _do(self, item: Item, delay: timedelta, act: Callable[[], object]) -> None:
        """Do something after some time, by what is drawn for it alone."""

        def begin() -> None:
            if self.world.numbering.happens(item):
                self.chance.seed(str(item))
                act()

        self.world.after(delay, begin)

    def read(self, parcel: Parcel) -> None:
        mail = parcel.read
        kind, paths = mail["X-Posse-Kind"], [path_of(url) for url in links_of(mail)]
        self.world.counts[f"read {kind}"] += 1
        if self._often(SCANNED):
            scanner.follow(self.world, paths)
        if self._often(FORWARDED):
            strangers.get(self.world, paths, self.chance)
        self._keep(kind, mail["X-Posse-Game"], paths)
        if self._kept and self._often(BESIDE):
            self._act_beside_moves()
        self._act_on(kind, mail, paths)
        if kind == "confirm":
            self._confirm(paths[0], mail)
        elif kind in ABOUT_A_SEAT and paths:
            self._see_to_a_seat(paths[0], mail["X-Posse-Game"])
        elif kind == "invite":
            self._reply_to_invitation(paths[0], mail)
        elif kind in TO_PLAY and paths:
            turns.play(self, paths[0], mail)

    def _act_on(self, kind: str, mail: EmailMessage, paths: Sequence[str]) -> None:
        if kind == "motion" and paths:
            beside_moves.answer_questions(self.world, paths[0], self.chance)
        if kind == "deal" and self._often(ENDS):
            self._end_deals(path_of(mail["List-Unsubscribe"].strip("<>")))
        if kind == "window" and self._often(MOVES_HOUSE):
            operator.give_new_address(self)

    def _keep(self, kind: str, game: str, paths: Sequence[str]) -> None:
        """Keep the link to what a mail is about, its first one."""
        match = OWN.match(paths[0]) if paths else None
        if match is not None:
            self._kept.append(match[0])
            if kind in OF_A_SEAT:
                self._seats[game] = match[0]

    def _often(self, often: float) -> bool:
        return self.chance.random() < often

    def _act_beside_moves(self) -> None:
        """Do something by the link that came last, or sometimes by an older one."""
        path = self._kept[-1] if self._often(NEWEST) else self.chance.choice(self._kept)
        self.last_post = None  # its link may be revoked now
        beside_moves.act(self.world, path, self.chance)

    def _end_deals(self, path: str) -> None:
        """Press the button of the mail program that ends the mails of deals; again if the site did not answer."""
        done = self.world.request("POST", path, data={"List-Unsubscribe": "One-Click"})
        if done is None:
            self.later(PATIENCE, lambda: self._end_deals(path))
        else:
            self.world.counts[f"end of deals answered with {done.status_code}"] += 1

    def _see_to_a_seat(self, path: str, game: str) -> None:
        """Ask somebody else for a seat by the link of a mail, or take one's own back by its own link."""
        if OWN.match(path):
            organising.choose(self.world, path, self.chance)
        if OWN.match(path) and self._often(0.5):
            organising.change(self.world, path, self.chance)
        elif game in self._seats:
            beside_moves.come_back(self.world, self._seats[game], self.chance)

    def _confirm(self, path: str, mail: EmailMessage) -> None:
        """Confirm a game, with standing orders, or an address, at once or days later: then the seat is theirs."""
        if self._often(HESITATES):
            self.later(timedelta(days=self.chance.uniform(1, 5)), lambda: self._agree(path, "confirm", mail))
            return
        if self._often(organising.CHANGES_THEIR_MIND):
            organising.change(self.world, path, self.chance)
        self._agree(path, "confirm", mail)
        if self._often(organising.CHANGES_THEIR_MIND):
            self.later(
                timedelta(days=self.chance.uniform(0, 4)), lambda: organising.change(self.world, path, self.chance)
            )

    def _reply_to_invitation(self, path: str, mail: EmailMessage) -> None:
        drawn = self.chance.random()
        if drawn < NEVER:
            self._press(path, "never", {})
        elif drawn < NEVER + DECLINED:
            self._press(path, "decline", {})
        else:
            self._agree(path, "accept", mail)

    def _agree(self, path: str, action: str, mail: EmailMessage) -> None:
        """Take a seat, with standing orders."""
        self.world.ledger.agrees(mail["X-Posse-Game"], mail["To"].addresses[0].addr_spec)
        deals = {"deal": "true", "deal_at": f"{self.chance.randrange(24)}:00"} if self._often(SUBSCRIBES) else {}
        self._press(path, action, {**self._orders(mail, is_join(path)), **deals})

    def _orders(self, mail: EmailMessage, joins: bool) -> dict[str, str]:
        """Return standing orders, which count from now on; if they ask to join, for whichever seat they get."""
        orders = {
            "photo": self.chance.choice(("always", "never", "ask")),
            "wyatt": self.chance.choice(("always", "never", "ask")),
            "draw": self.chance.choice(("ask", "supply")),
        }
        for seat in range(1, 4) if joins else (int(mail["X-Posse-Seat"]),):
            self.world.ledger.orders[mail["X-Posse-Game"], seat] += [orders, *([dict(ON_ACCEPTING)] if joins else ())]
        return orders

    def _press(self, path: str, action: str, chosen: dict[str, str]) -> None:
        """Press a button; again after some time if the site did not answer."""
        if not forms.press(self.world, path, action, chosen):
            self.later(PATIENCE, lambda: self._press(path, action, chosen))


def is_join(path: str) -> bool:
    """Return whether a path is that of a link in the mail to somebody who asked to join a game."""
    match = OWN.match(path)
    return match is not None and LINKS.read(match[0].removeprefix("/p/")).scope == "join"


def path_of(url: str) -> str:
    """Return the path and the query of a link."""
    parts = urlsplit(url)
    return parts.path + (f"?{parts.query}" if parts.query else "")
