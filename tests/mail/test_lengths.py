"""How long mails are, in words of their text part: the longest of each kind over random games that are told everything.

What the linked page has too is left out of a mail that would be longer; links, deadlines and legal moves never are.
"""

from __future__ import annotations

import random
from collections import defaultdict
from datetime import datetime
from email.message import EmailMessage
from pathlib import Path

import pytest

import engine
from service.db.database import Database
from service.games.transaction import GameTransaction
from service.lobby.proposal import read_proposal
from service.lobby.proposing import confirm, propose
from service.mail import registry
from service.table import talking
from tests.mail.golden.mails import Scribe
from tests.mail.mail_server import links_of, plain, text_of
from tests.quick import first_quick
from tests.service.harness import Harness, bold

MOST = {"invite": 120, "start": 250, "turn": 220, "window": 180, "reminder": 120, "hand": 280, "result": 250}
REMARK = "I did not see that Photo coming at all, and my Hideout on your pile was worth nothing in the end."


def words_in(mail: EmailMessage) -> int:
    return len(text_of(mail).split())


class Reading:
    """The mails of a game in which everybody is reminded of a part of their turns, and players talk."""

    def __init__(self, database: Database, folder: Path, now: datetime, seed: int, players: int) -> None:
        self.scribe = Scribe(folder, database)
        self.chance = random.Random(f"lengths {seed}")
        edition = sorted(engine.EDITIONS)[seed % len(engine.EDITIONS)]
        self.harness = Harness(database, now, players, seed=seed, edition=edition)
        self.asked: list[tuple[EmailMessage, list[str]]] = []  # mails that ask for a turn, with the legal moves

    def play(self) -> None:
        """Play to the end; the post arrives before each move."""
        while self.harness.game().status == "playing":
            self._arrives()
            if self.chance.random() < 0.2:
                self.harness.now = self.harness.game().remind_at or self.harness.now
                self.harness.sweep()
                self._arrives()
            if self.chance.random() < 0.1:
                self._talks()
            self.harness.act(bold if self.chance.random() < 0.7 else engine.cautious)
        self._arrives()

    def _arrives(self) -> None:
        before = len(self.scribe.arrived)
        self.scribe.deliver(self.harness.now)
        position = self.harness.position()
        for mail in self.scribe.arrived[before:]:
            if mail["Reply-To"] is not None:
                moves = list(position.legal(int(mail["X-Posse-Seat"])))
                self.asked.append((mail, moves))

    def _talks(self) -> None:
        with self.harness.database.writing() as session:
            tx = GameTransaction.lock(session, self.harness.id, self.harness.now)
            talking.say(tx, self.chance.randrange(len(self.harness.names)), REMARK)


@pytest.mark.parametrize(("seed", "players"), first_quick([(1, 4), (2, 3), (3, 2), (4, 4), (5, 4), (6, 3)], 1))
def test_no_mail_of_a_game_is_longer_than_its_kind_may_be(
    database: Database, tmp_path: Path, now: datetime, seed: int, players: int
) -> None:
    game = Reading(database, tmp_path, now, seed, players)
    game.play()
    longest: dict[str, int] = defaultdict(int)
    for mail in game.scribe.arrived:
        kind = mail["X-Posse-Kind"]
        longest[kind] = max(longest[kind], words_in(mail))
    assert longest.keys() >= {"start", "turn", "window", "reminder", "result"}
    assert {kind: most for kind, most in longest.items() if most > MOST.get(kind, 300)} == {}
    for mail, moves in game.asked:
        told = plain(text_of(mail))
        asks = [move for move in moves if move.startswith("wanted ")]
        for move in moves:
            assert move in told or move in asks, (mail["X-Posse-Kind"], move)
        assert not asks or any(move in told for move in asks), "one example of an Outlaw that may be asked for"
        assert "You have until" in told
        assert len([link for link in links_of(mail) if "/p/" in link]) > 0


def test_every_kind_with_a_limit_declares_it() -> None:
    declared = {kind.name: kind.most_words for kind in registry.KINDS.values() if kind.most_words is not None}
    assert declared == MOST


NAMES = ("Anna Maria Elisabeth van Dijk", "Burt the Kid of San Antonio", "Curt of the Old Mill", "D. A. de la Cruz")


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("robot", [True, False])
def test_an_invitation_is_short_whoever_is_invited(
    database: Database, tmp_path: Path, now: datetime, players: int, robot: bool
) -> None:
    scribe = Scribe(tmp_path, database)
    people = [{"name": name, "email": f"p{n}@posse.test"} for n, name in enumerate(NAMES[:players])]
    if robot and players > 2:
        people[-1] = {"name": NAMES[players - 1], "robot": "cautious"}
    with database.writing() as session:
        name = "The long and winding evening game of the old friends of 1999"
        game = propose(session, read_proposal({"name": name, "players": people, "house_rules": {"share": 5}}), now)
    with database.writing() as session:
        confirm(GameTransaction.lock(session, game.id, now), {"photo": "ask", "wyatt": "ask", "draw": "ask"})
    scribe.deliver(now)
    invitations = [mail for mail in scribe.arrived if mail["X-Posse-Kind"] == "invite"]
    assert len(invitations) == players - 1 - (robot and players > 2)
    assert max(map(words_in, invitations)) <= MOST["invite"]
