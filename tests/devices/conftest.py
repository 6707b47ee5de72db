"""A game whose players have devices told, and the push service of these."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from service.following import own_devices
from service.following.own_devices import DeviceOwner
from service.following.push_keys import PushKeys
from service.following.push_sender import PushSender
from service.links import Links
from service.models import Device, Push
from service.outgoing.https_post import Send
from tests.devices.push_service import HOST, Browser, PushService
from tests.outgoing.channel import Channel, Read
from tests.rows import commit, rows_of
from tests.service.conftest import harness
from tests.service.harness import Harness
from tests.settings import KEYS

__all__ = ["harness"]

CONTACT = "operator@posse.test"


class Devices(Channel):
    """The devices of a game's players: their rows, the messages to them, and a worker that sends these."""

    host, table = HOST, Push

    def __init__(self, harness: Harness, links: Links) -> None:
        self.service, self.keys = PushService(), PushKeys(KEYS, CONTACT)
        super().__init__(harness, links, self.service)

    def owner(self, n: int, of_all: bool = False) -> DeviceOwner:
        return DeviceOwner(self.harness.player(n), None if of_all else self.harness.seat(n))

    def tell(self, n: int, browser: Browser | None = None, *, of_all: bool = False) -> Browser:
        """Have a browser of the player of a seat told of the game, or of all games."""
        told = browser or self.subscribe()
        owner = self.owner(n, of_all)
        commit(self.harness.database, own_devices.add, owner, told.subscription, self.keys.public, self.harness.now)
        return told

    def subscribe(self, port: int = 443) -> Browser:
        """Return a new browser."""
        return self.service.subscribe(f"{len(self.service.browsers)}", self.keys.public, port)

    def tell_next(self, browser: Browser | None = None, *, of_all: bool = False) -> Browser:
        """Have a browser of the next player told."""
        return self.tell(self.harness.next_seat(), browser, of_all=of_all)

    def choose(self, port: int = 443) -> None:
        self.tell_next(self.subscribe(port))

    def is_on(self) -> bool:
        return self.rows() != []

    def worker(self, send: Send | None = None, steady: Callable[[], float] = lambda: 0.0) -> PushSender:
        self.service.now = self.harness.now
        return PushSender(self.harness.database, self.links, self.keys, send or self.network, steady)

    def read(self, body: bytes) -> Read:
        shown = list(self.service.browsers.values())[-1].open(body)["notification"]
        return Read(shown["data"]["id"], shown["title"])

    def rows(self) -> list[Device]:
        return rows_of(self.harness.database, Device)


@pytest.fixture
def devices(harness: Harness, links: Links) -> Devices:
    return Devices(harness, links)
