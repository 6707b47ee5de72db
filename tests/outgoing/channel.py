"""What a game's chat and its players' devices have in common: messages that are due, and a worker that posts them."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from typing import Any, ClassVar, NamedTuple

from service.following.chat_sender import Courier
from service.following.push_sender import PushSender
from service.links import Links
from service.models import Ping, Push
from service.outgoing.https_address import HttpsAddress
from service.outgoing.https_post import NotPosted, Posted, Send
from service.queues.claim_rounds import Outgoing
from tests.rows import rows_of
from tests.service.harness import Harness


class Network:
    """Keeps what is posted, and gives the `answer` that a test wants, or else that of the server."""

    def __init__(self, server: Send) -> None:
        self.posts: list[Outgoing] = []
        self.answer: Posted | NotPosted | Callable[[], Posted] | None = None
        self._server = server

    def __call__(self, address: HttpsAddress, headers: Mapping[str, str], body: bytes) -> Posted:
        self.posts.append(Outgoing(address, dict(headers), body))
        if isinstance(self.answer, NotPosted):
            raise self.answer
        if self.answer is None:
            return self._server(address, headers, body)
        return self.answer if isinstance(self.answer, Posted) else self.answer()


class Read(NamedTuple):
    """A message as its reader gets it."""

    id: str
    headline: str


class Channel(ABC):
    """The messages about a game to servers that players chose."""

    host: ClassVar[str]
    table: ClassVar[type[Ping] | type[Push]]

    def __init__(self, harness: Harness, links: Links, server: Send) -> None:
        self.harness, self.links, self.network = harness, links, Network(server)

    @abstractmethod
    def choose(self, port: int = 443) -> None:
        """Have a server at this port told of the next turn."""

    @abstractmethod
    def is_on(self) -> bool:
        """Return whether it is still told."""

    @abstractmethod
    def read(self, body: bytes) -> Read:
        """Read what was posted to the server that was chosen."""

    @abstractmethod
    def worker(self, send: Send | None = None, steady: Callable[[], float] = lambda: 0.0) -> Courier | PushSender:
        """Return what a worker posts with, by the network of the test unless `send` is given."""

    def deliver(self, may_continue: Callable[[], bool] = lambda: True) -> int:
        """Post what is due; return how many posts there were."""
        before = len(self.network.posts)
        self.worker().deliver(self.harness.now, may_continue)
        return len(self.network.posts) - before

    def messages(self) -> list[Any]:
        return rows_of(self.harness.database, self.table)

    def last(self) -> tuple[str, int, str | None]:
        """Return state, tries and error of the last message."""
        message = self.messages()[-1]
        return message.state, message.tries, message.error
