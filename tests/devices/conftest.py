"""A game whose players have devices told, and the push service of these."""

from __future__ import annotations

from datetime import datetime

import pytest
from sqlmodel import col, select

from service.db.database import Database
from service.devices.push_keys import PushKeys
from service.devices.push_sender import PushSender
from service.links import Links
from service.models import Device, Player, Push, Seat
from service.players import own_devices
from service.players.own_devices import DeviceOwner
from tests.devices.push_service import Browser, PushService
from tests.service.harness import Harness
from tests.settings import KEYS

CONTACT = "operator@posse.test"


class Devices:
    """The devices of a game's players: their rows, the messages to them, and a worker that sends these."""

    def __init__(self, harness: Harness, links: Links) -> None:
        self.harness, self.links, self.service = harness, links, PushService()
        self.keys = PushKeys(KEYS, CONTACT)

    def owner(self, n: int, of_all: bool = False) -> DeviceOwner:
        with self.harness.database.reading() as session:
            seat = session.exec(select(Seat).where(Seat.game_id == self.harness.id, Seat.n == n)).one()
            return DeviceOwner(session.get_one(Player, seat.player_id), None if of_all else seat)

    def tell(self, n: int, browser: Browser | None = None, *, of_all: bool = False) -> Browser:
        """Have a browser of the player of a seat told of the game, or of all games."""
        told = browser or self.service.subscribe(f"of-{n}", self.keys.public)
        owner = self.owner(n, of_all)
        with self.harness.database.writing() as session:
            own_devices.add(session, owner, told.subscription, self.keys.public, self.harness.now)
        return told

    def sender(self) -> PushSender:
        return PushSender(self.harness.database, self.links, self.keys, self.service, steady=lambda: 0.0)

    def deliver(self) -> int:
        """Send what is due; return how many messages were taken."""
        before, self.service.now = len(self.service.taken), self.harness.now
        self.sender().deliver(self.harness.now)
        return len(self.service.taken) - before

    def rows(self) -> list[Device]:
        with self.harness.database.reading() as session:
            return list(session.exec(select(Device).order_by(col(Device.id))))

    def pushes(self) -> list[Push]:
        with self.harness.database.reading() as session:
            return list(session.exec(select(Push).order_by(col(Push.id))))

    def last(self) -> tuple[str, int, str | None]:
        """Return state, tries and error of the last message."""
        push = self.pushes()[-1]
        return push.state, push.tries, push.error


@pytest.fixture
def harness(database: Database, now: datetime) -> Harness:
    """A game of Anna, Burt and Curt after the first deal."""
    return Harness(database, now)


@pytest.fixture
def devices(harness: Harness, links: Links) -> Devices:
    return Devices(harness, links)
