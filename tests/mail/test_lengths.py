"""How long mails are, in words of their text part: the longest of each kind over random games that are told everything.

What the linked page has too is left out of a mail that would be longer; links, deadlines and legal moves never are.
`MAIL_GAMES=60 pytest -s tests/mail/test_lengths.py`, as in `make proof`, plays so many games and prints the lengths.
"""

from __future__ import annotations

import os
import random
import re
import sys
from collections import defaultdict
from collections.abc import Sequence
from datetime import datetime
from email.message import EmailMessage
from pathlib import Path

import pytest
from sqlmodel import select

import engine
from bench.mails_per_turn import PACES, counted
from engine.robots import ROBOTS
from service import TEMPLATES
from service.db.database import Database
from service.games.transaction import GameTransaction
from service.lobby.proposal import read_proposal
from service.lobby.proposing import confirm, propose
from service.mail import registry
from service.mail.composing import plaintext
from service.models import Game, Seat
from service.table import talking
from service.views.lasting import MAILS, PART_OF_TURN, TURNS, lasting
from tests.mail.golden.mails import Scribe
from tests.mail.mail_server import links_of, plain, text_of
from tests.quick import few
from tests.rows import commit
from tests.service.harness import Harness, bold

MOST = {
    "invite": 120,
    "start": 250,
    "turn": 220,
    "deal": 220,
    "window": 180,
    "reminder": 120,
    "hand": 280,
    "result": 250,
}
NAMES = ("Anna Maria Elisabeth van Dijk", "Burt the Kid of San Antonio", "Curt of the Old Mill", "D. A. de la Cruz")
GAME = "The long and winding evening game of the old friends of 1999"
REMARK = "I did not see that Photo coming at all, and my Hideout on your pile was worth nothing in the end."
HAND = 40  # words for a hand in a question: it is not counted, so that what is cut does not tell what is held
MOST_KINDS = 7  # of cards in a hand for which even a reminder has room


def words_in(mail: EmailMessage) -> int:
    """All words of the text part, the foot with the names of other languages included."""
    return len(text_of(mail).split())


class Reading:
    """The mails of a game in which everybody is reminded of a part of their turns, and players talk.

    The seed chooses the edition, `long` gives the players and the game names of the most words.
    """

    def __init__(
        self, database: Database, folder: Path, now: datetime, seed: int, players: int, policy: str, long: bool
    ) -> None:
        self.scribe = Scribe(folder, database)
        self.chance = random.Random(f"lengths {seed}")
        self._policy = policy
        edition = sorted(engine.EDITIONS)[seed % len(engine.EDITIONS)]
        self.harness = Harness(database, now, players, seed=seed, edition=edition)
        if long:
            self._rename()
        # Mails that ask for a turn, with the legal moves, and how many kinds of cards are held.
        self.asked: list[tuple[EmailMessage, list[str], int]] = []

    def _rename(self) -> None:
        with self.harness.database.writing() as session:
            game = session.get_one(Game, self.harness.id)
            names = self.harness.names = NAMES[: len(self.harness.names)]
            game.name = GAME
            game.position = (game.position or {}) | {"players": list(names)}
            for seat in session.exec(select(Seat).where(Seat.game_id == game.id)):
                seat.name = names[seat.n]

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
            self.harness.act(self._move)
        self._arrives()

    def _move(self, view: engine.SeatView) -> engine.Move:
        if self._policy == "mixed":
            return (bold if self.chance.random() < 0.7 else engine.cautious)(view)
        return ROBOTS[self._policy](view, (), self.chance, 0)

    def _arrives(self) -> None:
        before = len(self.scribe.arrived)
        self.scribe.deliver(self.harness.now)
        position = self.harness.position()
        for mail in self.scribe.arrived[before:]:
            if mail["Reply-To"] is not None:
                moves = list(position.legal(int(mail["X-Posse-Seat"])))
                kinds = len(self.harness.table(int(mail["X-Posse-Seat"])).hand)
                self.asked.append((mail, moves, kinds))

    def _talks(self) -> None:
        with self.harness.database.writing() as session:
            tx = GameTransaction.lock(session, self.harness.id, self.harness.now)
            talking.say(tx, self.chance.randrange(len(self.harness.names)), REMARK)


POLICIES = ("mixed", "cautious", "greenhorn", "deputy")
CASES = (
    *((3, 2, "mixed", False), (1, 4, "mixed", False), (7, 4, "deputy", True), (5, 4, "greenhorn", False)),
    *((9, 3, "deputy", True), (1007, 4, "deputy", True)),  # the last ends with a duel; an edition each, but for that
    *((2, 3, "mixed", False), (4, 4, "mixed", False), (6, 3, "cautious", False), (8, 4, "mixed", True)),
    *((10, 2, "greenhorn", True), (11, 4, "cautious", True)),
)


@pytest.mark.slow
@pytest.mark.parametrize(("seed", "players", "policy", "long"), few(CASES, 1))
def test_no_mail_of_a_game_is_longer_than_its_kind_may_be(
    database: Database, tmp_path: Path, now: datetime, seed: int, players: int, policy: str, long: bool
) -> None:
    game = Reading(database, tmp_path, now, seed, players, policy, long)
    game.play()
    longest: dict[str, int] = defaultdict(int)
    for mail in game.scribe.arrived:
        kind = mail["X-Posse-Kind"]
        longest[kind] = max(longest[kind], words_in(mail))
    assert longest.keys() >= {"start", "turn", "reminder", "result"}
    assert "window" in longest or policy == "greenhorn"
    assert {kind: most for kind, most in longest.items() if most > MOST.get(kind, 300)} == {}
    untold: list[bool] = []
    for mail, moves, kinds in game.asked:
        told = plain(text_of(mail))
        asks = [move for move in moves if move.startswith("wanted ")]
        for move in moves:
            assert move in told or move in asks, (mail["X-Posse-Kind"], move)
        assert not asks or any(move in told for move in asks), "one example of an Outlaw that may be asked for"
        assert "You have until" in told
        assert len([link for link in links_of(mail) if "/p/" in link]) > 0
        if mail["X-Posse-Kind"] == "turn":
            assert "You hold: " in told
            assert ("THE TABLE, HAND" if not long else "Money: ") in told or "THE TABLE, HAND" in told
            untold.append("WHAT HAPPENED" not in told and "WHAT CONCERNS YOU" not in told)
        elif "draw supply" in moves and not long:
            assert "You hold: " in told or kinds > MOST_KINDS, "a reminder, too, says what is held before a draw"
    assert long or sum(untold) <= len(untold) / 30, "what happened is left out only where very much may be played"


@pytest.mark.proof
def test_none_is_over_many_games_whose_lengths_are_printed(tmp_path: Path, now: datetime) -> None:
    lengths: dict[str, list[int]] = defaultdict(list)
    number = int(os.environ.get("MAIL_GAMES", "1"))  # `make proof` plays more
    for seed in range(1000, 1000 + number):
        database = Database(f"sqlite:///{tmp_path / f'{seed}.sqlite'}")
        database.migrate()
        game = Reading(database, tmp_path, now, seed, 2 + seed % 3, POLICIES[seed // 3 % 4], long=seed % 2 == 1)
        game.play()
        database.close()
        for mail in game.scribe.arrived:
            lengths[mail["X-Posse-Kind"]].append(words_in(mail))
    sys.stdout.write(f"\nwords of mails in {number} games: kind, limit, number, half, 95 % and all have at most\n")
    for kind, found in sorted(lengths.items()):
        found.sort()
        half, most = found[len(found) // 2], found[len(found) * 95 // 100]
        sys.stdout.write(f"{kind:9} {MOST.get(kind, '-'):>4} {len(found):6} {half:4} {most:4} {found[-1]:4}\n")
    assert {kind: found[-1] for kind, found in lengths.items() if found[-1] > MOST.get(kind, 300)} == {}


def test_every_kind_with_a_limit_declares_it() -> None:
    declared = {kind.name: kind.most_words for kind in registry.KINDS.values() if kind.most_words is not None}
    assert declared == MOST | {"window": MOST["window"] - HAND}


def test_each_part_that_may_be_left_out_is_named_in_a_template() -> None:
    texts = [path.read_text("utf-8") for path in TEMPLATES.glob("email/**/*.txt")]
    named = set(re.findall(r'"([a-z ]+)" (?:not )?in cut', " ".join(texts)))
    assert named == {cut for kind in registry.KINDS.values() for cut in kind.cuts}
    assert all(len(set(kind.cuts)) == len(kind.cuts) for kind in registry.KINDS.values())
    assert {kind.name for kind in registry.KINDS.values() if kind.cuts} == MOST.keys()


@pytest.mark.parametrize(
    ("most", "left"), [(11, "a b b b b c c c d d d"), (10, "b b b b c c c d d d"), (9, "c c c d d d"), (2, "d d d")]
)
def test_what_is_needed_least_is_left_out_first_and_no_more_than_must_be(most: int, left: str) -> None:
    parts = {"a": 1, "b": 4, "c": 3}

    def render(cut: Sequence[str]) -> str:
        return " ".join([*(name for name, words in parts.items() if name not in cut for _ in range(words)), "d d d"])

    assert plaintext.shortened(render, tuple(parts), most) == left


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("robot", [True, False])
def test_an_invitation_is_short_whoever_is_invited(
    database: Database, tmp_path: Path, now: datetime, players: int, robot: bool
) -> None:
    scribe = Scribe(tmp_path, database)
    people = [{"name": name, "email": f"p{n}@posse.test"} for n, name in enumerate(NAMES[:players])]
    if robot and players > 2:
        people[-1] = {"name": NAMES[players - 1], "robot": "cautious"}
    game = commit(database, propose, read_proposal({"name": GAME, "players": people, "house_rules": {"share": 5}}), now)
    with database.writing() as session:
        confirm(GameTransaction.lock(session, game.id, now), {"photo": "ask", "wyatt": "ask", "draw": "ask"})
    scribe.deliver(now)
    invitations = [mail for mail in scribe.arrived if mail["X-Posse-Kind"] == "invite"]
    assert len(invitations) == players - 1 - (robot and players > 2)
    assert max(map(words_in, invitations)) <= MOST["invite"]


GAMES, NEAR = 10, 0.15  # by which part a figure may differ from what so few games have


@pytest.mark.proof
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_turns_and_mails_that_are_said_are_those_of_games(players: int) -> None:
    sent, turns = counted(players, GAMES, PACES[0])
    invitation = 1
    assert turns / GAMES == pytest.approx(TURNS[players], rel=NEAR)
    assert sent.total() / GAMES / players + invitation == pytest.approx(MAILS[players], rel=NEAR)


@pytest.mark.parametrize(
    ("players", "robots", "hours", "time", "turn", "mails"),
    [
        (3, 0, 48.0, "12 days", "6 hours", 20),
        (4, 2, 48.0, "7 days", "6 hours", 17),
        (2, 0, 8.0, "55 hours", "1 hour", 30),
    ],
)
def test_the_time_is_that_of_the_turns_of_people_and_says_what_it_assumes(
    players: int, robots: int, hours: float, time: str, turn: str, mails: int
) -> None:
    said = lasting(players, robots, hours)
    assert (said.time, said.turn, said.mails) == (time, turn, mails)
    assert PART_OF_TURN * hours == int(said.turn.split()[0])
