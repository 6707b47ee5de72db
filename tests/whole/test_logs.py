"""A game is played with every logger talking as much as it can: what is written down opens no seat and names nobody."""

from __future__ import annotations

import json
import logging
import random
from collections.abc import Callable
from dataclasses import replace
from datetime import UTC, datetime
from email.message import EmailMessage
from pathlib import Path
from typing import Any

import pytest
from flask.testing import FlaskClient
from sqlmodel import select

import engine
from service.db.database import Database
from service.links import Links
from service.models import Game, Outmail
from service.settings import Settings
from service.web import create_app
from tests.mail.mail_server import link_to_play
from tests.mail.senders import sender_for
from tests.service.sweeping import work_one
from tests.whole.deployment import MailSink
from tests.whole.people import links_of

NAMES = ("Annabella", "Burthold", "Curtislav")
JSON = {"Accept": "application/json"}


@pytest.fixture
def written(capsys: pytest.CaptureFixture[str], start_logs: Callable[..., None]) -> Callable[[], str]:
    """All that is logged, by anybody, at any level but what a library is told to keep to itself."""
    start_logs("test", "json")
    logging.getLogger().setLevel(logging.DEBUG)
    return lambda: capsys.readouterr().err


class Site:
    """Web and worker in one process, over one database."""

    def __init__(self, folder: Path, smtp_url: str) -> None:
        environ = {"DATABASE_URL": f"sqlite:///{folder}/posse.sqlite", "SMTP_URL": smtp_url}
        self.settings = replace(Settings.from_environment(environ).prepared(), requests_per_minute=100_000)
        self.database = Database(self.settings.database_url)
        self.database.migrate()
        self.now = datetime.now(UTC)
        self.client: FlaskClient = create_app(self.settings, self.database, lambda: self.now).test_client()
        self.links = Links(self.settings.secret_keys, self.settings.base_url)

    def deliver(self) -> None:
        sender_for(self.settings, self.database, self.links).deliver(self.now)

    def path(self, mail: EmailMessage) -> str:
        return links_of(mail)[0].removeprefix(self.settings.base_url)

    def play(self, path: str, chance: random.Random) -> None:
        """Ask, mistype, and play on from a link for as long as it is for its seat to move."""
        table: Any = self.client.get(path, headers=JSON).json
        while table.get("legal") and not (table["window"] and table["window"]["answered"]):
            self.client.post(f"{path}/moves", json={"move": "play JJ 9; hideout > Nobody", "at": table["at"]})
            move = (
                engine.cautious(engine.read_view(table["view"])).text
                if chance.random() < 0.8
                else chance.choice(table["legal"])
            )
            table = self.client.post(f"{path}/moves", json={"move": move, "at": table["at"]}, headers=JSON).json


def play_a_hand(site: Site, post: MailSink) -> None:
    """From the organiser's form into the second hand, with a broken game on the way."""
    chance = random.Random(20)
    players = [{"name": name, "email": f"{name.lower()}@players.example"} for name in NAMES]
    site.client.post("/games", json={"name": "Secret Sunday", "players": players}, headers=JSON)
    seen = 0
    for _ in range(400):
        site.deliver()
        new, seen = post.mails[seen:], len(post.mails)
        for mail in new:
            kind, path = str(mail["X-Posse-Kind"]), site.path(mail)
            if kind in ("confirm", "invite"):
                site.client.post(path, data={"action": "confirm" if kind == "confirm" else "accept"})
            elif (link := link_to_play(mail)) is not None:
                site.play(link.removeprefix(site.settings.base_url), chance)
        if any(mail["X-Posse-Kind"] == "hand" for mail in new):
            return
    raise AssertionError("no hand ended")


def break_things(site: Site) -> None:
    """A position that cannot be played on, seen by web, worker and sweep; a mail server that has gone."""
    with site.database.writing() as session:
        game = session.exec(select(Game)).one()
        game.due_at, game.remind_at = site.now, None
        game.dealer, game.position = 7, {"hands": [["JJ*", "SK"]], "seed": game.seed}
        for mail in session.exec(select(Outmail).where(Outmail.state == "sent").limit(3)):
            mail.state = "queued"
    assert work_one(site.database, site.now)
    site.client.get(f"/g/{game.id}")
    site.deliver()


@pytest.mark.proof
def test_a_game_leaves_nothing_secret_in_the_logs(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, written: Callable[[], str], post: MailSink
) -> None:
    monkeypatch.chdir(tmp_path)
    site = Site(tmp_path, post.url)
    play_a_hand(site, post)
    break_things(site)
    with site.database.reading() as session:
        game = session.exec(select(Game)).one()
    site.database.close()
    text = written()
    lines = [json.loads(line) for line in text.splitlines()]
    paths = {link.partition("/p/")[2].partition("?")[0] for mail in post.mails for link in links_of(mail)}
    secrets = {part for token in paths if token for part in token.split(".")} | {game.seed}
    names = {name for card in engine.CARDS.values() for name in card.name.split() if len(name) > 3}
    people = {*NAMES, *(name.lower() for name in NAMES), "players.example", "Sunday"}
    for secret in secrets | names | people:
        assert secret not in text, secret
    codes = {code for code in engine.CARDS if len(code) == 2} | {f"{code}*" for code in engine.OUTLAWS}
    for line in lines:
        told = {word for value in line.values() for word in str(value).replace('"', " ").replace("'", " ").split()}
        assert not codes & told, line
    assert {line["level"] for line in lines} >= {"info", "error"}
    assert [line for line in lines if line["event"] == "mail" and {"mail", "game", "seat", "kind"} <= line.keys()]
    assert [line for line in lines if line["event"] == "request" and {"request", "game", "seat"} <= line.keys()]
    assert [line for line in lines if line["event"] == "item cannot be handled" and line["item"] == game.id]
    assert [line for line in lines if line["event"] == "mail cannot be written" and "trace" in line]
