"""The chats of a simulation's games: servers that take messages, refuse them, say nothing or are gone."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime, timedelta

from sqlmodel import Session, col, select

from service.chats.chat_posts import ChatPost
from service.games.transaction import GameTransaction
from service.models import UNDER_WAY, Game, Ping
from service.outgoing.https_address import HttpsAddress
from service.outgoing.https_post import NotPosted, Posted
from service.settings.values import ANY_WEBHOOK
from service.table import chat_choice
from tests.simulation.faults.chance import Chances
from tests.simulation.faults.kills import Killed

OFTEN = 0.3  # the probability of trouble with a message
GONE = 0.02  # of it that the server answers for good that nobody is there
ADDRESS = "https://chat.players.example/hook"
REFUSED = {"refused for now": Posted(500), "asks to wait": Posted(429, 90), "not found": Posted(404)}
BEFORE, AFTER = ("no connection", "killed before it"), ("taken, no answer", "killed after it")
EVERY = timedelta(hours=7)  # until organisers think of it again


@dataclass(frozen=True)
class Heard:
    """A message that a chat has taken."""

    id: str
    game: str
    about: str
    at: int
    heard_at: datetime


class ChatRoom:
    """All chats. `excused`: by id, how many copies of a message the faults explain."""

    def __init__(self, chances: Chances, clock: Callable[[], datetime]) -> None:
        self.heard: list[Heard] = []
        self.excused: Counter[str] = Counter()
        self._chance, self._counts, self._clock = chances.of("chats", OFTEN), chances.counts, clock

    def take(self, address: HttpsAddress, made: ChatPost) -> Posted:
        """Take a message, or not. Raises NotPosted and Killed."""
        what = self._chance.random.choice((*REFUSED, *BEFORE, *AFTER))
        if not self._chance.happens(f"message {what}") or (what == "not found" and self._chance.random.random() > GONE):
            self._hear(made)
            return Posted(204)
        if what in REFUSED:
            return REFUSED[what]
        if what in AFTER:
            self._hear(made)
        if what.startswith("killed"):
            raise Killed(what)
        if what in AFTER:
            self.excused[made.headers["Posse-Message"]] += 1
        raise NotPosted("no answer")

    def _hear(self, made: ChatPost) -> None:
        told = json.loads(made.body)
        self._counts["message taken"] += 1
        self.heard.append(Heard(told["id"], told["game"], told["about"], told["at"], self._clock()))

    def excuse_claimed(self, session: Session) -> None:
        """Expect another copy of each message that is claimed and was taken."""
        claimed = session.exec(select(Ping.message_id).where(Ping.state == "sending")).all()
        self.excused.update(set(claimed) & {one.id for one in self.heard})

    def choose(self, session: Session, now: datetime) -> None:
        """Let the organiser of a game under way give it a chat, or another, or none; and a player be called there."""
        games = session.exec(select(Game.id).where(col(Game.status).in_(UNDER_WAY)).order_by(Game.id)).all()
        if not games or self._chance.ended:
            return
        tx = GameTransaction.lock(session, self._chance.random.choice(games), now)
        if not chat_choice.may_have_chat(tx, ANY_WEBHOOK):
            return
        organiser = next(seat.n for seat in tx.seats if chat_choice.may_choose(tx, seat.n))
        if tx.game.in_chat and self._chance.random.random() < 0.1:
            chat_choice.switch_off(tx, organiser)
        elif not tx.game.in_chat:
            chat_choice.choose(tx, organiser, {"kind": "json", "address": ADDRESS}, ANY_WEBHOOK)
            chat_choice.call(tx, organiser, "organiser")
        self._counts["chats chosen"] += 1


class ChatInvariants:
    """What must hold of messages to chats: each comes once, but for the copies that faults explain."""

    def __init__(self, room: ChatRoom, expect: Callable[[bool, str], None]) -> None:
        self._room, self._expect, self._seen = room, expect, 0
        self._taken: Counter[str] = Counter()

    def check(self) -> None:
        """Check what was taken since the last time. Raises Violated."""
        for one in self._room.heard[self._seen :]:
            self._taken[one.id] += 1
            number, most = self._taken[one.id], 1 + self._room.excused[one.id]
            self._expect(number <= most, f"the message {one.id} came {number} times, not {most}")
        self._seen = len(self._room.heard)

    def check_end(self, session: Session) -> None:
        """Check that each message was taken, or is not sent for a reason. Raises Violated."""
        for ping in session.exec(select(Ping)).all():
            what = f"the message {ping.message_id}"
            self._expect(ping.state not in ("queued", "sending"), f"{what} never left: it is {ping.state}")
            self._expect(ping.state != "sent" or ping.message_id in self._taken, f"{what} was sent and never came")
            self._expect(ping.state != "failed" or ping.error is not None, f"{what} failed for no reason")
