"""Three simulated people at one table, who play by mail and HTTP and never give up: what fails is sent again."""

from __future__ import annotations

import random
import threading
import time
import uuid
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from email.message import EmailMessage
from functools import partial
from http.client import HTTPException
from typing import Any

from tests.waiting import PATIENCE, until
from tests.whole.deployment import Deployment, MailSink
from tests.whole.people import Answer, ask, decide, links_of, push

LOST = 0.1  # how often an answer gets lost on its way, so that the same is posted again


@dataclass
class Made:
    """A post that was acknowledged: what the table was at, and which moves the site said it made."""

    at: int
    seat: int
    did: list[str]


@dataclass
class Table:
    """One game and its three people, a thread of their own. Times are as `how` says; seat 2 is `lazy` if asked to be.

    `made` has every acknowledged turn move, `sealed` the last acknowledged answer of a seat to a window.
    """

    deployment: Deployment
    post: MailSink
    chance: random.Random
    enough: Callable[[], bool]
    how: dict[str, Any] = field(default_factory=dict)
    lazy: bool = False
    game: str = ""
    made: list[Made] = field(default_factory=list)
    sealed: dict[tuple[int, int], str] = field(default_factory=dict)
    counts: Counter[str] = field(default_factory=Counter)
    fault: BaseException | None = None

    def run(self) -> None:
        """Begin a game and play it until it is over or it is enough; a fault is kept for the test."""
        try:
            self._begin()
            while not self.enough() and self._round():
                pass
        except BaseException as fault:  # in a thread: the test looks at it
            self.fault = fault

    def _begin(self) -> None:
        people = uuid.UUID(int=self.chance.getrandbits(128)).hex[:8]
        players = [{"name": name, "email": f"{name.lower()}.{people}@players.example"} for name in ("Ann", "Ben", "Cy")]
        fields = {"players": players, **self.how}
        asked = self._insist(lambda: ask(f"{self.deployment.url}/games", "POST", fields, "application/json"))
        assert asked.status == 201, asked.text
        self.game = asked.json["game"]
        self._press(self._mails("confirm", 1)[0], "confirm")
        for mail in self._mails("invite", 2):
            self._press(mail, "accept")
        start = self._mails("start", 3)
        self._seats = {int(mail["X-Posse-Seat"]): links_of(mail)[0] for mail in start}
        orders = {"photo": "ask", "wyatt": "ask", "draw": "ask"}  # players who answer themselves have more to lose
        for link in self._seats.values():
            given = self._insist(partial(ask, f"{link}/orders", "POST", orders, "application/json"))
            assert given.status == 200, given.text

    def _press(self, mail: EmailMessage, action: str) -> None:
        """Press a mail's button; one that is no longer valid was pressed before: the answer was lost."""

        link = links_of(mail)[0]

        def try_once() -> Answer:
            page = ask(link)
            pushed = push(link, page, action) if page.status == 200 else page
            return Answer(303, page.text, page.headers) if pushed is None else pushed

        assert self._insist(try_once).status == 303

    def _mails(self, kind: str, number: int) -> list[EmailMessage]:
        """That many mails of a kind about this game, each once."""

        def wanted(mails: list[EmailMessage]) -> list[EmailMessage]:
            ours = {
                mail["Message-ID"]: mail
                for mail in mails
                if mail["X-Posse-Game"] == self.game and mail["X-Posse-Kind"] == kind
            }
            return list(ours.values()) if len(ours) >= number else []

        found: list[EmailMessage] = self.post.wait_for(wanted, PATIENCE)
        return found

    def _round(self) -> bool:
        """Each who may act does; False once the game is over."""
        table = self._look(0)
        if table["status"] != "playing":
            return False
        acted = False
        for seat in self.chance.sample(table["to_act"], len(table["to_act"])):
            if not (self.lazy and seat == 2):
                acted = self._act(seat) or acted
        if not acted:
            time.sleep(0.3)  # all wait for the clock or a mail: look again as slowly as a person would
        return True

    def _look(self, seat: int) -> Any:
        answer = self._insist(lambda: ask(self._seats[seat], accept="application/json"))
        assert answer.status == 200, answer.text
        return answer.json

    def _act(self, seat: int) -> bool:
        table = self._look(seat)
        if not table["legal"] or (table["window"] and table["window"]["answered"]):
            return False
        post = {"move": decide(table["view"], self.chance), "at": table["at"]}
        link = self._link(seat, table["at"])
        answer = self._insist(lambda: ask(f"{link}/moves", "POST", post, "application/json"))
        if answer.status in (409, 410) and self.how:
            self.counts["too late"] += 1  # the clock was faster
            return True
        assert answer.status in (200, 202), (answer.status, post, answer.text)
        self._acknowledged(seat, table, post["move"], answer)
        if self.chance.random() < LOST:
            self._again(seat, f"{self._seats[seat]}/moves", post, answer)
        return True

    def _again(self, seat: int, url: str, post: dict[str, Any], first: Answer) -> None:
        """The same post once more does what it did; nothing else."""
        again = self._insist(lambda: ask(url, "POST", post, "application/json"))
        self.counts["posted again"] += 1
        assert again.status in (200, 202), (again.status, again.text)
        assert again.json["did"] == first.json["did"] or "take ?" in first.json["did"]

    def _acknowledged(self, seat: int, table: dict[str, Any], move: str, answer: Answer) -> None:
        self.counts["posts"] += 1
        if table["window"]:
            self.sealed[table["at"], seat] = move
        else:
            self.made.append(Made(table["at"], seat, answer.json["did"]))
            self.counts["moves"] += len(answer.json["did"])

    def _link(self, seat: int, at: int) -> str:
        """The link in the mail about this very moment if it has come, else the seat's."""
        with self.post.lock:
            about = [
                mail
                for mail in self.post.mails
                if (mail["X-Posse-Game"], mail["X-Posse-Seat"], mail["X-Posse-At"]) == (self.game, str(seat), str(at))
                and mail["X-Posse-Kind"] in ("turn", "window")
            ]
        self.counts["by a mail's link"] += bool(about)
        return links_of(about[-1])[0] if about else self._seats[seat]

    def _insist(self, request: Callable[[], Answer]) -> Answer:
        """Repeat a request until it is answered by neither 429 nor a server error; return that answer."""

        def answered() -> Answer:
            try:
                answer = request()
            except (HTTPException, OSError):
                self.counts["no answer"] += 1
                raise
            if not accepted(answer):
                self.counts[f"answered {answer.status}"] += 1
            return answer

        pause = 0.05 + 0.2 * self.chance.random()  # random, so that people whose site was away do not ask in step
        return until(answered, PATIENCE, "an answer", accepted, not_yet=(HTTPException, OSError), pause=pause)


def accepted(answer: Answer) -> bool:
    """Return whether an answer is the site's last word: neither 429 nor a server error."""
    return answer.status < 500 and answer.status != 429


def seated(table: Table) -> threading.Thread:
    """Its thread, started."""
    thread = threading.Thread(target=table.run, daemon=True)
    thread.start()
    return thread
