"""A game with open seats in a test, and what people do with the address to join it."""

from __future__ import annotations

from urllib.parse import urlsplit

from flask.testing import FlaskClient
from sqlmodel import col, select
from werkzeug.test import TestResponse

from service.links import Links
from service.models import Game, Outmail, Seat
from tests.service.web.conftest import Clock, People


class Open:
    """A game of Anna's with open seats, and what people do with its address."""

    def __init__(self, client: FlaskClient, people: People, links: Links, clock: Clock) -> None:
        self.client, self.people, self.links, self.clock = client, people, links, clock
        self.database = people.database

    @property
    def game(self) -> Game:
        with self.database.reading() as session:
            return session.get_one(Game, self.people.game_id)

    @property
    def address(self) -> str:
        """The path of the address to join."""
        return f"/join/{self.game.join_key}"

    def ask(self, name: str, email: str) -> TestResponse:
        return self.client.post(self.address, data={"name": name, "email": email})

    def mailed(self) -> list[Outmail]:
        """The mails that ask to confirm, the oldest first."""
        with self.database.reading() as session:
            asked = select(Outmail).where(Outmail.kind == "join").order_by(col(Outmail.id))
            return list(session.exec(asked).all())

    def page(self, mail: Outmail) -> str:
        """The path of the page of the link in such a mail."""
        return urlsplit(self.links.page("join", self.people.seat(0), int(mail.cause))).path

    def confirm(self, mail: Outmail, **body: str) -> TestResponse:
        return self.client.post(self.page(mail), data={"action": "confirm", **body})

    def seats(self) -> list[tuple[str, str]]:
        return [(seat.name, seat.state) for seat in map(self.people.seat, range(self.number))]

    @property
    def number(self) -> int:
        with self.database.reading() as session:
            return len(session.exec(select(Seat).where(Seat.game_id == self.people.game_id)).all())
