"""A game with open seats in a test, and what people do with the address to join it."""

from __future__ import annotations

from collections.abc import Callable
from urllib.parse import urlsplit

import pytest
from flask.testing import FlaskClient
from sqlmodel import col, select
from werkzeug.test import TestResponse

from service.models import Game, Outmail, Player, Seat
from tests.rows import rows_of
from tests.service.sweeping import sweep, tidy
from tests.service.web.conftest import JSON, PeopleOf, Visitors, person, text_of

ANNA, DORA, ELLA, FINN = (person(name)["email"] for name in ("Anna", "Dora", "Ella", "Finn"))

FORM = {"players.0.name": "Anna", "players.0.email": ANNA, "seats": "3", "pace": "brisk"}


class Open:
    """A game of Anna's with open seats, what she does on its page, and what people do with its address."""

    def __init__(self, people: Visitors) -> None:
        self.people, self.client, self.clock, self.database = people, people.client, people.clock, people.database

    @property
    def game(self) -> Game:
        return self.people.game()

    @property
    def organiser(self) -> str:
        """The path of the organiser's page."""
        return self.people.organiser

    def organise(self, action: str, **fields: str) -> int:
        """Press a button of that page; return the status."""
        return self.people.organise(action, **fields).status_code

    @property
    def address(self) -> str:
        """The path of the address to join."""
        return f"/join/{self.game.join_key}"

    def ask(self, name: str, email: str | None = None) -> TestResponse:
        """Ask for a seat, with the address of `person` unless another is given."""
        return self.client.post(self.address, data={"name": name, "email": email or person(name)["email"]})

    def asked(self, name: str, email: str | None = None) -> Outmail:
        """Ask for a seat; return the mail that asks to confirm that."""
        assert self.ask(name, email).status_code == 303
        return self.mailed()[-1]

    def joined(self, name: str, email: str | None = None) -> Outmail:
        """Ask for a seat and confirm it by the mail; return that mail."""
        mail = self.asked(name, email)
        assert self.confirm(mail).status_code == 303
        return mail

    def mailed(self) -> list[Outmail]:
        """The mails that ask to confirm, the oldest first."""
        return rows_of(self.database, Outmail, Outmail.kind == "join")

    def page(self, mail: Outmail) -> str:
        """The path of the page of the link in such a mail."""
        return urlsplit(self.people.links.page("join", self.people.seat(0), int(mail.cause))).path

    def confirm(self, mail: Outmail, **body: str) -> TestResponse:
        return self.client.post(self.page(mail), data={"action": "confirm", **body})

    def text(self, path: str) -> str:
        return text_of(self.client.get(path))

    def seats(self) -> list[tuple[str, str]]:
        return [(seat.name, seat.state) for seat in rows_of(self.database, Seat, Seat.game_id == self.people.game_id)]

    def states(self) -> list[str]:
        return [state for _, state in self.seats()]

    def kinds(self, address: str) -> list[str]:
        """The mails to an address: the kind of each, of a notice the first word of its cause."""
        with self.database.reading() as session:
            theirs = select(Outmail).join(Player, col(Player.id) == col(Outmail.player_id))
            found = session.exec(theirs.where(Player.address == address).order_by(col(Outmail.id))).all()
            return [mail.cause.split()[0] if mail.kind == "notice" else mail.kind for mail in found]

    def later(self, **time: float) -> None:
        """Let time pass, and the sweep do what is due."""
        self.clock.later(**time)
        self.sweep()

    def sweep(self) -> None:
        for _ in range(2):
            sweep(self.database, self.clock.now)

    def tidy(self) -> None:
        tidy(self.database, self.clock.now)

    def id_of(self, address: str) -> int:
        (player,) = rows_of(self.database, Player, Player.address == address)
        return player.id or 0


OpenTable = Callable[..., Open]


@pytest.fixture
def open_table(client: FlaskClient, people_of: PeopleOf) -> OpenTable:
    """Open a table by the form of the page, and confirm it."""

    def opened(**more: str) -> Open:
        started = client.post("/games", data=FORM | more, headers=JSON)
        assert started.status_code == 201, started.text
        table = Open(people_of(started.json["game"]))
        assert table.organise("confirm") == 303
        return table

    return opened
