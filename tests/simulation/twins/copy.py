"""A copy of the site, in which the same can be done at a twin, unnoticed by the run."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import datetime

from werkzeug.test import TestResponse

from service.mail.delivering.renderer import Written
from service.models import Outmail
from tests.simulation.draws import States
from tests.simulation.faults.chance import Chances
from tests.simulation.site_process import SiteProcess
from tests.simulation.stores import Store
from tests.simulation.twins import dealing
from tests.simulation.twins.dealing import Twin
from tests.simulation.twins.pages import Request


class Copy:
    """A copy of a database, and a process that works with it, which `started` starts."""

    def __init__(
        self, store: Store, chances: Chances, clock: Callable[[], datetime], started: Callable[[Store], SiteProcess]
    ) -> None:
        self._original, self._store = store, store.beside("twin")
        self._chances, self.clock = chances, clock
        self._process = started(self._store)

    def close(self) -> None:
        self._process.close()
        self._store.delete()

    def take(self) -> None:
        """Copy the database, in which nobody writes now."""
        self._process.forget()
        self._store.copy(self._original)

    @contextmanager
    def unnoticed(self) -> Iterator[States]:
        """Let nothing go wrong, and put all draws back at the end to where they are now, which is given."""
        works, self._chances.site_works = self._chances.site_works, False
        states = self._chances.draws.states()
        try:
            yield states
        finally:
            self._chances.draws.put_back(states)
            self._chances.site_works = works

    @contextmanager
    def played(self, twin: Twin) -> Iterator[None]:
        """Let the copy be the twin from now on, and the service replay it until the end."""
        with self._process.database.writing() as session:
            dealing.write(session, twin)
        self._process.forget()
        with dealing.played(twin):
            yield

    def request(self, states: States, request: Request) -> TestResponse:
        """Answer a request with the draws that follow a state."""
        self._chances.draws.put_back(states)
        return self._process.request_uncounted(request.method, request.path, **request.more)

    def written(self, states: States, mail: Outmail) -> bytes | None:
        """Return a mail as it is written now, with the draws that follow a state; None if it no longer applies."""
        self._chances.draws.put_back(states)
        with self._process.database.reading() as session:
            (written,) = self._process.writer.write(session, [mail.id or 0], self.clock())
        return written.mail if isinstance(written, Written) else None
