"""A game with a chat, and what was posted to it."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

from service.following.chat_sender import Courier
from service.links import Links
from service.models import ChatKind, GameChat, Ping
from service.outgoing.https_address import HttpsAddress
from service.outgoing.https_post import Posted, Send
from tests.outgoing.channel import Channel, Read
from tests.rows import kept
from tests.service.conftest import harness
from tests.service.harness import Harness

__all__ = ["harness"]

HOST = "chat.example.org"


class Chat(Channel):
    """The chat of a game: its row, the messages to it, and a worker that posts them."""

    host, table = HOST, Ping

    def __init__(self, harness: Harness, links: Links) -> None:
        super().__init__(harness, links, lambda *_: Posted(204))
        self.choose()

    def choose(self, port: int = 443, *, kind: ChatKind = "json", language: str = "en") -> None:
        address = HttpsAddress(HOST, port, "/hook")
        where = {"address": address.text, "host": address.authority}
        self.harness.change(in_chat=True)
        with self.harness.database.writing() as session:
            session.merge(
                GameChat(game_id=self.harness.id, kind=kind, language=language, since=self.harness.now, **where)
            )

    def is_on(self) -> bool:
        return self.harness.game().in_chat

    def worker(self, send: Send | None = None, steady: Callable[[], float] = lambda: 0.0) -> Courier:
        return Courier(self.harness.database, self.links, send or self.network, steady=steady)

    def read(self, body: bytes) -> Read:
        message = json.loads(body)
        return Read(message["id"], message["headline"])

    def told(self) -> list[dict[str, Any]]:
        """Post what is due; return it."""
        number = self.deliver()
        return [json.loads(post.body) for post in self.network.posts[-number:]] if number else []

    def row(self) -> GameChat:
        return kept(self.harness.database, GameChat, self.harness.id)


@pytest.fixture
def chat(harness: Harness, links: Links) -> Chat:
    return Chat(harness, links)
