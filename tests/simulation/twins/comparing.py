"""Comparing what leaves: at some of the requests and mails the same is done again in a copy with a twin in it."""

from __future__ import annotations

import random
import re
from collections import Counter
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from sqlmodel import Session, select
from werkzeug.test import TestResponse

from service.gamelog.log import GameLog
from service.models import UNDER_WAY, Game, Outmail
from tests.simulation.draws import States
from tests.simulation.faults.chance import Chances
from tests.simulation.post_office import Parcel
from tests.simulation.site_process import SiteProcess
from tests.simulation.twins import finding, pages, viewers
from tests.simulation.twins.copy import Copy
from tests.simulation.twins.dealing import Twin
from tests.simulation.twins.pages import Request
from tests.simulation.twins.sizes import are_alike, size_of
from tests.simulation.twins.viewers import Viewer

OFTEN = 1 / 15  # of the requests and mails
GUESSES = 0.5  # how often a hidden card that differs is guessed
HANDS = 4  # other hands for which the size of a mail that asks out of turn is compared
ASKS = re.compile(rb"^X-Posse-Kind: (window|reminder)\b", re.MULTILINE)
BUSY = (429, 503)  # such answers are not compared: they depend on what else was asked for


class Differs(AssertionError):
    """Somebody was shown what their view does not hold; the message says where."""


class Asked(NamedTuple):
    """A request that is going to be compared, with the table after move `at`; `states`, `happened`: before it."""

    request: Request
    viewer: Viewer
    at: int
    states: States
    happened: int


@dataclass
class Twins:
    """Compares what leaves a site with what would leave at a twin. It changes nothing of the run but its `counts`."""

    chances: Chances
    copy: Copy
    counts: Counter[str] = field(default_factory=Counter, init=False)

    def __post_init__(self) -> None:
        self._random = self.chances.draws.of("twins")

    def before(self, site: SiteProcess, method: str, path: str, more: dict[str, Any]) -> Asked | None:
        """Return what is needed to compare the answer to a request that follows; None if it is not compared."""
        if self._random.random() >= OFTEN:
            return None
        with self.copy.unnoticed() as states, site.database.reading() as session:
            viewer = viewers.of_path(session, path, self.copy.clock())
            game = None if viewer is None else session.get(Game, viewer.game)
            if viewer is None or game is None or game.status not in UNDER_WAY:
                return None
        self.copy.take()  # outside of the transaction: copying disconnects everybody
        return Asked(Request(method, path, more), viewer, game.at, states, len(self.chances.numbering.happened))

    def after(self, site: SiteProcess, asked: Asked, answer: TestResponse) -> None:
        """Compare an answer, and a page beside it, with those at a twin. Raises Differs."""
        if len(self.chances.numbering.happened) > asked.happened or answer.status_code in BUSY:
            return
        viewer, states = asked.viewer, asked.states
        with self.copy.unnoticed(), site.database.reading() as session:
            log = _under_way(session, viewer.game)
            twin = None if log is None else self._counted(finding.find(log, viewer.seat, asked.at, self._chance()))
            if log is None or twin is None:
                return
            beside = self._beside(log, viewer, twin)
            besides = _shown(self.copy.request(states, beside))
            with self.copy.played(twin):
                besides_at_twin = _shown(self.copy.request(states, beside))
                at_twin = _shown(self.copy.request(states, asked.request))
            _expect_same(besides, besides_at_twin, viewer, f"{beside.method} {beside.path}")
            _expect_same(_shown(answer), at_twin, viewer, f"{asked.request.method} {asked.request.path}")

    def mail(self, site: SiteProcess, parcel: Parcel) -> None:
        """Perhaps compare a mail with that at a twin for its reader, or its size with one for whoever passes it on.

        These must not learn who can react where all are asked alike; other mails show hands as long as they are.
        Raises Differs.
        """
        whole, asks = self._random.random() < OFTEN, ASKS.search(parcel.mail) is not None
        if not whole and not asks:
            return
        with self.copy.unnoticed() as states, site.database.reading() as session:
            mail = session.exec(select(Outmail).where(Outmail.message_id == parcel.message_id)).one_or_none()
            if mail is None:  # it came late: a backup was put back meanwhile, or its game deleted
                return
            log, viewer = _under_way(session, mail.game_id), viewers.of_mail(session, mail)
            if log is None:
                return
            twin = self._counted(finding.find(log, viewer.seat, log.game.at, self._chance())) if whole else None
            alike = asks and log.game.window_at is not None and log.game.windows == "sealed"
            others = [
                self._counted(finding.find_other_hand(log, mail.seat, self._chance()))
                for _ in range(HANDS if alike else 0)
            ]
        with self.copy.unnoticed():  # as before, outside of the transaction
            _expect_same(*self._written(states, mail, twin), viewer, f"the mail {parcel.about}")
            for other in others:
                self._compare_size(mail, states, other)

    def _compare_size(self, mail: Outmail, states: States, twin: Twin | None) -> None:
        """Compare the size of a mail with that at a twin whose reader has another card."""
        one, other = map(size_of, self._written(states, mail, twin))
        what = f"the size of a mail {mail.kind} of game {mail.game_id} tells what seat {mail.seat} holds"
        _expect(are_alike(one, other), f"{what}: {_difference(one, other)}")

    def _written(self, states: States, mail: Outmail, twin: Twin | None) -> tuple[bytes | None, bytes | None]:
        """Return a mail as it is written now, and at a twin; nothing if there is none."""
        if twin is None:
            return None, None
        self.copy.take()
        one = self.copy.written(states, mail)
        with self.copy.played(twin):
            return one, self.copy.written(states, mail)

    def _beside(self, log: GameLog, viewer: Viewer, twin: Twin) -> Request:
        """Return a request that is answered with no more than the viewer knows: a page, or a guess of a hidden card."""
        chance, guesses = self._chance(), [pages.guess(log, n) for n in twin.taken]
        while True:
            guessed = bool(guesses) and chance.random() < GUESSES
            beside = guesses[0] if guessed else pages.page(log, viewer.seat, chance)
            seen = viewers.of_path(log.session, beside.path, self.copy.clock())
            if seen is not None and (seen.seat is None or (seen.seat == viewer.seat and not guessed)):
                return beside

    def _chance(self) -> random.Random:
        return random.Random(self._random.random())

    def _counted(self, twin: Twin | None) -> Twin | None:
        self.counts["twins not found" if twin is None else "twins compared"] += 1
        return twin


def _under_way(session: Session, game: str) -> GameLog | None:
    """Return a game in which something is hidden; None if it has not begun, or has ended."""
    log = GameLog.of(session, game)
    return log if log.game.status in UNDER_WAY else None


def _shown(answer: TestResponse) -> tuple[object, ...]:
    return answer.status_code, answer.data, list(answer.headers)


def _expect_same(one: object, other: object, viewer: Viewer, what: str) -> None:
    who = "a bystander" if viewer.seat is None else f"seat {viewer.seat}"
    if one != other:
        raise Differs(f"{what} shows {who} of game {viewer.game} what they cannot know: {_difference(one, other)}")


def _expect(holds: bool, message: str) -> None:
    if not holds:
        raise Differs(message)


def _difference(one: object, other: object) -> str:
    """Return where two begin to differ, and what follows."""
    a, b = repr(one), repr(other)
    n = next((n for n, (x, y) in enumerate(zip(a, b, strict=False)) if x != y), min(len(a), len(b)))
    return f"{a[max(n - 80, 0) : n + 80]!r} or {b[max(n - 80, 0) : n + 80]!r}"
