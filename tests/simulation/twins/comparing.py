"""Comparing what leaves: at some of the requests and mails the same is done again in a copy with a twin in it."""

from __future__ import annotations

import random
import shutil
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from datetime import datetime
from pathlib import Path
from typing import Any, NamedTuple

from sqlmodel import Session, select
from werkzeug.test import TestResponse

from service.gamelog.log import GameLog
from service.mail.delivering.renderer import Written
from service.models import UNDER_WAY, Game, Outmail
from tests.simulation.draws import States
from tests.simulation.faults.chance import Chances
from tests.simulation.post_office import Parcel
from tests.simulation.site_process import SiteProcess
from tests.simulation.twins import dealing, finding, pages, viewers
from tests.simulation.twins.dealing import Twin
from tests.simulation.twins.viewers import Viewer

OFTEN = 1 / 15  # of the requests and mails
OF_A_DATABASE = ("", "-wal", "-shm")  # what the names of its files end with
BUSY = (429, 503)  # such answers are not compared: they depend on what else was asked for
Shown = tuple[object, ...] | bytes | None


class Differs(AssertionError):
    """Somebody was shown what their view does not hold; the message says where."""


class Asked(NamedTuple):
    """A request that is going to be compared, with the table after move `at`; `states`, `happened`: before it."""

    method: str
    path: str
    more: dict[str, Any]
    viewer: Viewer
    at: int
    states: States
    happened: int


@dataclass
class Twins:
    """Compares what leaves the site with that database. It changes nothing of the run but its own `counts`.

    `started` starts a process on another file; `clock` says the time.
    """

    file: Path
    chances: Chances
    clock: Callable[[], datetime]
    started: Callable[[Path], SiteProcess]
    counts: Counter[str] = field(default_factory=Counter, init=False)

    def __post_init__(self) -> None:
        self._random = self.chances.draws.of("twins")
        self._copy = self.file.with_name("twin.sqlite")
        self._process = self.started(self._copy)

    def close(self) -> None:
        """End it."""
        self._process.close()

    def before(self, site: SiteProcess, method: str, path: str, more: dict[str, Any]) -> Asked | None:
        """Return what is needed to compare the answer to a request that follows; None if it is not compared."""
        if self._random.random() >= OFTEN:
            return None
        with self._unnoticed() as states, site.database.reading() as session:
            viewer = viewers.of_path(session, path, self.clock())
            game = None if viewer is None else session.get(Game, viewer.game)
            if viewer is None or game is None or game.status not in UNDER_WAY:
                return None
            self._take_copy()
            return Asked(method, path, more, viewer, game.at, states, len(self.chances.numbering.happened))

    def after(self, site: SiteProcess, asked: Asked, answer: TestResponse) -> None:
        """Compare an answer, and a page beside it, with those at a twin. Raises Differs."""
        if len(self.chances.numbering.happened) > asked.happened or answer.status_code in BUSY:
            return
        with self._unnoticed() as states, site.database.reading() as session:
            found = self._find(session, asked.viewer, asked.at)
            if found is None:
                return
            twin, page = found, self._page(session, asked.viewer)
            beside = self._get(page)
            with self._played(twin):
                _expect(beside, self._get(page), asked.viewer, f"the page {page}")
                self.chances.draws.put_back(asked.states)
                other = self._process.request_uncounted(asked.method, asked.path, **asked.more)
            self.chances.draws.put_back(states)
            _expect(_shown(answer), _shown(other), asked.viewer, f"the answer to {asked.method} {asked.path}")

    def mail(self, site: SiteProcess, parcel: Parcel) -> None:
        """Perhaps compare a mail with that at a twin. Raises Differs."""
        if self._random.random() >= OFTEN:
            return
        with self._unnoticed() as states, site.database.reading() as session:
            mail = session.exec(select(Outmail).where(Outmail.message_id == parcel.message_id)).one()
            viewer, at = viewers.of_mail(session, mail), session.get_one(Game, mail.game_id).at
            twin = self._find(session, viewer, at)
            if twin is None:
                return
            self._take_copy()
            written = self._written(mail)
            with self._played(twin):
                self.chances.draws.put_back(states)
                _expect(written, self._written(mail), viewer, f"the mail {parcel.about}")

    def _find(self, session: Session, viewer: Viewer, at: int) -> Twin | None:
        """Return a twin; None if there is none, or nothing is hidden any more."""
        game = session.get(Game, viewer.game)
        if game is None or game.status not in UNDER_WAY:
            return None
        twin = finding.find(GameLog(session, game), viewer.seat, at, random.Random(self._random.random()))
        self.counts["twins not found" if twin is None else "twins compared"] += 1
        return twin

    @contextmanager
    def _unnoticed(self) -> Iterator[States]:
        """Let nothing go wrong, and put all draws back at the end to where they are now, which is given."""
        works, self.chances.site_works = self.chances.site_works, False
        states = self.chances.draws.states()
        try:
            yield states
        finally:
            self.chances.draws.put_back(states)
            self.chances.site_works = works

    def _take_copy(self) -> None:
        """Copy the files of the database, in which nobody writes now."""
        self._process.forget()
        for end in OF_A_DATABASE:
            with suppress(FileNotFoundError):
                Path(f"{self._copy}{end}").unlink()
        for end in OF_A_DATABASE[:2]:
            with suppress(FileNotFoundError):
                shutil.copyfile(f"{self.file}{end}", f"{self._copy}{end}")

    @contextmanager
    def _played(self, twin: Twin) -> Iterator[None]:
        """Let the copy be the twin."""
        with self._process.database.writing() as session:
            dealing.write(session, twin)
        self._process.forget()
        with dealing.played(twin):
            yield

    def _page(self, session: Session, viewer: Viewer) -> tuple[str, dict[str, str]]:
        """Return a page that the viewer may open, with its headers."""
        chance, log = random.Random(self._random.random()), GameLog.of(session, viewer.game)
        while True:
            path, headers = pages.another(log, viewer.seat, chance)
            seen = viewers.of_path(session, path, self.clock())
            if seen is not None and seen.seat in (None, viewer.seat):
                return path, headers

    def _get(self, page: tuple[str, dict[str, str]]) -> Shown:
        states = self.chances.draws.states()
        shown = _shown(self._process.request_uncounted("GET", page[0], headers=page[1]))
        self.chances.draws.put_back(states)
        return shown

    def _written(self, mail: Outmail) -> Shown:
        with self._process.database.reading() as session:
            (written,) = self._process.writer.write(session, [mail.id or 0], self.clock())
        return written.mail if isinstance(written, Written) else None


def _shown(answer: TestResponse) -> Shown:
    return answer.status_code, list(answer.headers), answer.data


def _expect(one: Shown, other: Shown, viewer: Viewer, what: str) -> None:
    """Raise Differs unless both are the same."""
    if one != other:
        who = "a bystander" if viewer.seat is None else f"seat {viewer.seat}"
        raise Differs(f"{what} of game {viewer.game} shows {who} what they cannot know: {_difference(one, other)}")


def _difference(one: Shown, other: Shown) -> str:
    """Return where two begin to differ."""
    a, b = repr(one), repr(other)
    n = next((n for n, (x, y) in enumerate(zip(a, b, strict=False)) if x != y), min(len(a), len(b)))
    return f"{a[max(n - 60, 0) : n + 60]!r} or {b[max(n - 60, 0) : n + 60]!r}"
