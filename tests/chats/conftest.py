"""A game with a chat, and what was posted to it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from datetime import datetime

import pytest
from sqlmodel import col, select

from service.chats.chat_posts import ChatPost
from service.chats.courier import Courier
from service.db.database import Database
from service.links import Links
from service.models import ChatKind, Game, GameChat, Ping
from service.outgoing.https_address import HttpsAddress
from service.outgoing.https_post import NotPosted, Posted
from tests.rows import kept, rows
from tests.service.harness import Harness

HOST = "chat.example.org"
ADDRESS = f"https://{HOST}/hook"


class Wire:
    """Takes the place of the network: keeps what is posted, and answers as a test wants it."""

    def __init__(self) -> None:
        self.posts: list[ChatPost] = []
        self.answer: Posted | NotPosted | Callable[[], Posted] = Posted(204)

    def __call__(self, address: HttpsAddress, headers: Mapping[str, str], body: bytes) -> Posted:
        self.posts.append(ChatPost(dict(headers), body))
        if isinstance(self.answer, NotPosted):
            raise self.answer
        return self.answer if isinstance(self.answer, Posted) else self.answer()


class Chat:
    """The chat of a game: its row, the messages to it, and a worker that posts them."""

    def __init__(self, harness: Harness, links: Links, wire: Wire) -> None:
        self.harness, self.wire, self._links = harness, wire, links

    def open(self, kind: ChatKind = "json", address: str = ADDRESS, language: str = "en") -> None:
        """Give the game a chat."""
        host = HttpsAddress.parse(address).authority
        with self.harness.database.writing() as session:
            session.get_one(Game, self.harness.id).in_chat = True
            session.merge(
                GameChat(
                    game_id=self.harness.id,
                    kind=kind,
                    address=address,
                    host=host,
                    language=language,
                    since=self.harness.now,
                )
            )

    def courier(self) -> Courier:
        return Courier(self.harness.database, self._links, self.wire, steady=lambda: 0.0)

    def deliver(self) -> list[ChatPost]:
        """Post what is due; return it."""
        before = len(self.wire.posts)
        self.courier().deliver(self.harness.now)
        return self.wire.posts[before:]

    def pings(self) -> list[Ping]:
        return rows(self.harness.database, select(Ping).order_by(col(Ping.id)))

    def row(self) -> GameChat:
        return kept(self.harness.database, GameChat, self.harness.id)


@pytest.fixture
def harness(database: Database, now: datetime) -> Harness:
    """A game of Anna, Burt and Curt after the first deal."""
    return Harness(database, now)


@pytest.fixture
def chat(harness: Harness, links: Links) -> Chat:
    made = Chat(harness, links, Wire())
    made.open()
    return made
