"""Two games that differ in one thing only, who holds a card, and everything that others could notice in them."""

from __future__ import annotations

import re
import shutil
from collections.abc import Callable, Iterator, Mapping
from datetime import datetime, timedelta
from email import message_from_bytes, policy
from email.message import EmailMessage
from functools import cache
from itertools import count
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest
from flask import Flask
from flask.testing import FlaskClient
from sqlmodel import col, select

import engine
from service.db.database import Database
from service.following import own_devices
from service.following.chat_posts import ChatPost
from service.following.chat_sender import Courier
from service.following.push_keys import PushKeys
from service.following.push_sender import PushSender
from service.gamelog.log import GameLog
from service.games import standing_orders
from service.links import LinkContent, Links
from service.mail.delivering import outbox
from service.mail.writer import Writer
from service.models import Game, GameChat, Outmail, Seat
from service.outgoing.https_address import HttpsAddress
from service.outgoing.https_post import Posted
from service.web import create_app
from service.web.base.app_state import EXTENSION, AppState
from tests.databases import MovableDatabase
from tests.devices.push_service import Browser, PushService
from tests.security.scenes import path_of
from tests.service.harness import Harness, bold
from tests.service.sweeping import sweep
from tests.service.web.conftest import JSON, Clock
from tests.settings import BASE_URL, KEYS, NOW, settings

LINE = 80  # bytes by which a part of a mail may differ between one who holds the card and one who does not
DEEP = 10  # cards of the supply that nobody sees before the comparison ends
BOUNDARY = re.compile(rb"={5,}\d+==")
CLOSED: list[MovableDatabase] = []  # of worlds that have ended, for the next


@cache
def application() -> Flask:
    """Return the application of all worlds, which takes long to make."""
    return create_app(settings(Path()), Database("sqlite:///of-no-world.sqlite"))


class World:
    """A game with its site over HTTP and its mails, at a time of its own."""

    def __init__(self, folder: Path, game_id: str, now: datetime) -> None:
        file = folder / "posse.sqlite"
        self.database = CLOSED.pop() if CLOSED else MovableDatabase(file)
        self.database.move(file)
        self.id, self.clock, self.links = game_id, Clock(now), Links(KEYS, BASE_URL)
        site = settings(folder)
        self._state = AppState.of(site, self.database, self.clock)
        self.writer = Writer(site, self.links)
        self._told: list[tuple[datetime, ChatPost]] = []  # to the game's chat
        self.keys, self.pushes = PushKeys(KEYS, "operator@posse.test"), PushService()
        self.browsers: dict[int, Browser] = {}  # by seat
        self._sent: dict[int, bytes | None] = {}  # by the mail's id; None if it did not apply any more
        for limiter in application().extensions["limiter"]:
            limiter.reset()

    @property
    def client(self) -> FlaskClient:
        """A client of the application in the state of this world: others may have been asked meanwhile."""
        application().extensions[EXTENSION] = self._state
        return application().test_client()

    def close(self) -> None:
        """End it. Nothing may be asked of it afterwards."""
        self.database.close()
        CLOSED.append(self.database)

    def seats(self) -> list[Seat]:
        with self.database.reading() as session:
            return GameLog(session, session.get_one(Game, self.id)).seats

    def path(self, n: int) -> str:
        """Return the page of a seat's link."""
        return urlsplit(self.links.page("seat", self.seats()[n])).path

    def at(self) -> int:
        with self.database.reading() as session:
            return session.get_one(Game, self.id).at

    def send(self, n: int, path: str, **body: Any) -> int:
        """Post JSON with the link to a seat, as a program does; return the status."""
        return self.client.post(f"{self.path(n)}{path}", json=body).status_code

    def post(self, n: int, move: str) -> int:
        return self.send(n, "/moves", move=move, at=self.at())

    def later(self, hours: float) -> None:
        """Let time pass, and the sweep do what is due."""
        self.clock.now += timedelta(hours=hours)
        sweep(self.database, self.clock.now)

    def deliver(self) -> None:
        """Send the mails that are due and still apply, as a worker does, to nobody."""
        with self.database.writing() as session:
            claims = outbox.claim(session, self.clock.now, most=99)
            written = list(self.writer.write(session, [claimed.id for claimed in claims], self.clock.now))
            for claimed, mail in zip(claims, written, strict=True):
                self._sent[claimed.id] = None if mail is None else mail.mail
                outbox.note(session, claimed, "superseded" if mail is None else "sent", self.clock.now)

    def tell_chat(self) -> None:
        """Post the messages to the game's chat that are due."""

        def send(_: HttpsAddress, headers: Mapping[str, str], body: bytes) -> Posted:
            self._told.append((self.clock.now, ChatPost(dict(headers), body)))
            return Posted(204)

        Courier(self.database, self.links, send, steady=lambda: 0.0).deliver(self.clock.now)

    def tell_devices(self) -> None:
        """Send the messages to the players' devices that are due."""
        self.pushes.now = self.clock.now
        PushSender(self.database, self.links, self.keys, self.pushes, steady=lambda: 0.0).deliver(self.clock.now)

    def noticed(self, apart: int) -> dict[str, Any]:
        """Return all that anybody but the player `apart` could notice, by place.

        Of the mails of that player it is the time, and the size of those about windows.
        """
        self.deliver()
        self.tell_chat()
        self.tell_devices()
        seen: dict[str, Any] = {"the chat": list(self._told)}
        for n, browser in self.browsers.items():
            taken = [(one.at, one.headers["TTL"]) for one in self.pushes.taken if one.browser is browser]
            # Like the player's own mails, it comes or not after what they have done.
            seen["mail beside the device" if n == apart else f"device of {n}"] = taken, browser.shown
        with self.database.reading() as session:
            game = session.get_one(Game, self.id)
            seats = GameLog(session, game).seats
            seen["the clock"] = [str(getattr(game, name)) for name in CLOCK]
            seen["the log"] = [repr(move) for move in GameLog(session, game).moves]
            mails = list(session.exec(select(Outmail).where(Outmail.game_id == self.id).order_by(col(Outmail.id))))
            seen["the post"] = [f"{m.kind} {m.seat} {m.at} {m.cause} {m.created_at}" for m in mails]
            waiting = [mail.id or 0 for mail in mails if mail.id not in self._sent]
            written = self.writer.write(session, waiting, self.clock.now)
            bodies = self._sent | {n: mail and mail.mail for n, mail in zip(waiting, written, strict=True)}
            for mail in mails:
                body = bodies[mail.id or 0]
                source = None if body is None else BOUNDARY.sub(b"", body)
                key = f"mail {mail.kind} {mail.at} to {mail.seat}"
                # A turn mail shows what its reader's cards do, so its size may tell of them; a window's may not.
                theirs = sizes(source) if source and mail.kind in ("window", "reminder") else source is not None
                seen[key] = theirs if mail.seat == apart else source
        paths = [f"/g/{self.id}", f"/g/{self.id}.json", f"/g/{self.id}.atom", f"/g/{self.id}/at/{game.at}"]
        for path in (urlsplit(self.links.page("seat", seat)).path for seat in seats if seat.n != apart):
            paths += [path, *(f"{path}/{page}" for page in (f"at/{game.at}", *PAGES))]
        seen |= self._old_links(apart, game)
        # Calendars are seen over a shoulder, that of the player `apart`, too.
        paths += [urlsplit(self.links.deadlines(seat)).path for seat in seats]
        for path in paths:
            for accept in ({}, JSON):
                answer = self.client.get(path, headers=accept)
                headers = [pair for pair in answer.headers if pair[0] != "X-Request-Id"]
                seen[f"{path} {accept}"] = answer.status_code, headers, answer.data
        return seen

    def _old_links(self, apart: int, game: Game) -> dict[str, Any]:
        """Return what past, revoked and foreign links learn about the player `apart`, by looking and by guessing."""
        began = game.turn_at if game.window_at is None else game.window_at
        claims = [LinkContent("window", self.id, apart, 0, began + 1), LinkContent("seat", self.id, apart, 1, 0)]
        seen: dict[str, Any] = {}
        for claim in claims:
            path = path_of(claim)
            seen[f"{claim.scope} {path}"] = self.client.get(f"{path}?did={began}").get_json(silent=True)
            for line in ("pass", "photo JJ", "wyatt clear"):
                answer = self.client.post(f"{path}/moves", json={"move": line, "at": began})
                seen[f"{claim.scope} {path} {line}"] = answer.status_code, answer.json
        foreign = "/p/" + "a" * 24 + "." + "b" * 24
        seen["a foreign link"] = self.client.post(f"{foreign}/moves", json={"move": "pass", "at": began}).status_code
        return seen


CHAT = {"kind": "json", "address": "https://chat.posse.test/hook", "host": "chat.posse.test", "language": "en"}
PAGES = ("mail-history", "chat", "history", "history?view=all")  # of a seat's link, beside the table
CLOCK = ("at", "turn_at", "window_at", "status", "due_at", "remind_at", "turn_left", "window_left", "bank_at")


def sizes(mail: bytes) -> list[object]:
    """Return a mail's headers, and how long each of its parts is."""
    message = message_from_bytes(mail, policy=policy.default)
    assert isinstance(message, EmailMessage)
    parts = [str(part.get_payload()) for part in message.iter_parts()]
    return [[pair for pair in message.items() if pair[0] != "Content-Type"], *(Size(len(part)) for part in parts)]


class Size(int):
    """The length of a part of a mail; two are equal if they differ by at most a line."""

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Size) and abs(int(self) - int(other)) <= LINE

    __hash__ = int.__hash__


class Scene:
    """A moment before a window opens in which the `card` may be in one hand or deep in the supply."""

    def __init__(self, migrated: Path, folder: Path, seed: int, kind: str, **seating: Any) -> None:
        self.folder, self._worlds = folder, count()
        shutil.copy(migrated, folder / "posse.sqlite")
        database = Database(f"sqlite:///{folder / 'posse.sqlite'}")
        self.found = False
        self.harness = Harness(database, NOW, seed=seed, **seating)
        there = {"photo": before_a_set, "wyatt": before_a_hideout}[kind]
        if self.harness.act_until(lambda position: there(position) is not None, bold):
            self.position = self.harness.position()
            self.move = str(there(self.position))
            opened = self.position.play(self.position.turn, self.move)
            self.asked = [n for n in opened.to_act() if n not in seating.get("robots", ())]
            pending = opened.view(None)["pending"]
            self.card = "WE" if kind == "wyatt" else pending["move"].removeprefix("photo ") + "*"
            self.apart = self.asked[-1] if self.asked else -1
            self.found = bool(self.asked) and self._may_be_hidden()
        database.close()

    def _may_be_hidden(self) -> bool:
        """Return whether the card, with all copies in that hand, can lie deep in the supply."""
        cards = self.position.to_dict()
        hand, deep = cards["hands"][self.apart], cards["supply"][DEEP:]
        return (self.card in hand or self.card in deep) and len(deep) > 12 and any(c != self.card for c in hand)

    def world(self, holds: bool) -> World:
        """Return the scene with the card in that player's hand, or with none in it."""
        folder = self.folder / str(next(self._worlds))
        folder.mkdir()
        shutil.copy(self.folder / "posse.sqlite", folder / "posse.sqlite")
        world = World(folder, self.harness.id, NOW)
        cards = self.position.to_dict()
        hand, supply = cards["hands"][self.apart], cards["supply"]
        while (self.card in hand) != holds:
            here = next(i for i, card in enumerate(hand) if (card == self.card) != holds)
            there = next(i for i, card in enumerate(supply) if i >= DEEP and (card == self.card) == holds)
            hand[here], supply[there] = supply[there], hand[here]
        with world.database.writing() as session:
            game = session.get_one(Game, self.harness.id)
            game.position, game.in_chat = engine.Position.from_dict(cards).to_dict(), True
            session.add(GameChat(game_id=game.id, **CHAT, since=NOW))
            for seat in (seat for seat in GameLog(session, game).seats if seat.player_id is not None):
                browser = world.browsers[seat.n] = world.pushes.subscribe(f"of-{seat.n}", world.keys.public)
                owner = own_devices.owner_of_seat(session, seat)
                own_devices.add(session, owner, browser.subscription, browser.server_key, NOW)
        return world

    def asks(self, world: World, n: int, order: str) -> None:
        """Set that player's standing orders."""
        with world.database.writing() as session:
            standing_orders.keep(GameLog(session, session.get_one(Game, world.id)), n, {"photo": order, "wyatt": order})


def before_a_set(position: engine.Position) -> str | None:
    """Return the set that the cautious policy would lay now, if it opens its Outlaw."""
    if position.phase != "play":
        return None
    move = engine.cautious(position.seen_by(position.turn)).text
    return move if move.startswith("play ") and position.play(position.turn, move).phase == "react" else None


def before_a_hideout(position: engine.Position) -> str | None:
    """Return where a Hideout could fall now so that the pile's owner is asked."""
    if position.phase != "choose" or position.view(None)["pending"]["move"] != "hideout":
        return None
    moves = position.legal(position.turn)
    return next((move for move in moves if position.play(position.turn, move).phase == "react"), None)


@pytest.fixture(scope="session")
def scenes(migrated: Path, tmp_path_factory: pytest.TempPathFactory) -> Callable[..., list[Scene]]:
    """A function that returns the wanted number of scenes, looked for once, from one seed after the other."""
    known: dict[str, tuple[list[Scene], Iterator[int]]] = {}

    def scenes(kind: str, wanted: int = 1, **seating: Any) -> list[Scene]:
        found, seeds = known.setdefault(f"{kind} {seating}", ([], iter(range(2000, 2400))))
        while len(found) < wanted:
            scene = Scene(migrated, tmp_path_factory.mktemp("scene"), next(seeds), kind, **seating)
            found += [scene] if scene.found else []
        return found[:wanted]

    return scenes
