"""One site and all around it, in one thread: what happens next happens when the one before has ended."""

from __future__ import annotations

import heapq
import re
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from copy import copy
from datetime import datetime, timedelta
from functools import partial
from itertools import count
from pathlib import Path
from typing import Any

from sqlmodel import Session, col, select
from werkzeug.test import TestResponse

import engine
from service.models import UNFINISHED, DailyDeal, Game
from tests.settings import BASE_URL, NOW
from tests.simulation import post_office
from tests.simulation.chat_room import ChatRoom
from tests.simulation.device_drawer import DeviceDrawer
from tests.simulation.draws import Draws
from tests.simulation.faults.broken_database import BrokenDatabase
from tests.simulation.faults.chance import Chances
from tests.simulation.faults.clocks import Clocks, ProcessClocks
from tests.simulation.faults.failures import KINDS
from tests.simulation.faults.kills import Killed, Kills
from tests.simulation.faults.mail_route import MailRoute, Report
from tests.simulation.faults.periods import Periods
from tests.simulation.faults.restores import Restores
from tests.simulation.faults.second_process import SecondProcess
from tests.simulation.faults.upgrade import Upgrade
from tests.simulation.ledger import Ledger
from tests.simulation.mail_line import Line
from tests.simulation.numbering import Numbering, Only
from tests.simulation.post_office import Parcel, PostOffice
from tests.simulation.site_process import SiteProcess
from tests.simulation.stores import Store
from tests.simulation.twins.comparing import Differs, Twins
from tests.simulation.twins.copy import Copy

Act = Callable[[], None]
# Between two runs of the worker while something is due that it cannot do yet, such as a mail that is claimed.
SHORTEST_PAUSE, LONGEST_PAUSE = timedelta(seconds=2), timedelta(minutes=5)
# On average, between troubles of the service, the database and the mail server.
BETWEEN_OUTAGES, BETWEEN_BREAKS, BETWEEN_MAIL_TROUBLES = timedelta(days=4), timedelta(days=3), timedelta(days=3)
SETTLED = timedelta(seconds=15)  # after a failure of the database, until what failed is tried again, by one clock


SEED = re.compile(rb"(?<![0-9a-f])[0-9a-f]{%d}(?![0-9a-f])" % len(engine.new_seed()))


class Violated(AssertionError):
    """Something that must hold does not; the message says what."""


def expect(holds: bool, message: str) -> None:
    """Raise Violated unless it holds."""
    if not holds:
        raise Violated(message)


def kept(owner: object, *names: str) -> Act:
    """Return what puts attributes of an object back to what they are now."""
    before = {name: copy(getattr(owner, name)) for name in names}
    return lambda: vars(owner).update({name: copy(value) for name, value in before.items()})


class World:
    """The site, the time, and what is going to happen. `now` is the time by every clock; `step` counts what happened.

    `store` is an empty database, `folder` for other files. `mailboxes` says, by address, who gets a mail. `swept_at`:
    the time by which a sweep has done all that was due; None if none could in this step. `at_backups`: what is called
    when a backup is made, and returns what to call if that is put back.
    """

    def __init__(self, store: Store, folder: Path, seed: int, only: Only) -> None:
        self.now, self.step, self._store, self._folder = NOW, 0, store, folder
        self.swept_at: datetime | None = None
        self._misses_sweeps = False  # the latest could not do their work
        self._mail_came = False  # in this step
        self._down: list[tuple[datetime, datetime]] = []  # when no worker ran
        self._down_since: datetime | None = None
        self._check: Act = lambda: None
        self._failures: list[Exception] = []  # while a process was frozen
        self.counts: Counter[str] = Counter()
        self.numbering, self.draws = Numbering(seed, only), Draws(seed)
        self.ledger = Ledger()
        self.mailboxes: dict[str, Callable[[Parcel], None]] = {}
        self._order, self._future = count(), list[tuple[datetime, int, Act]]()
        self._chances = Chances(self.draws, self.numbering, self.counts)
        self._kills = Kills(self._chances)
        self._second = SecondProcess(self._chances, self._meanwhile)
        self._mail_troubles = Periods(self._chances, self.after, post_office.KINDS, BETWEEN_MAIL_TROUBLES)
        self._route = MailRoute(self._chances, self.after, self._deliver, self.send)
        self.office = PostOffice(
            self._chances, self._mail_troubles, self._route.carry, lambda: self.now, self._second.stand_still
        )
        self.chats, self.devices = ChatRoom(self._chances), DeviceDrawer(self._chances)
        self._outages = Periods(self._chances, self.after, ("service down", "worker down"), BETWEEN_OUTAGES)
        self._breaks = Periods(self._chances, self.after, KINDS, BETWEEN_BREAKS)
        self._broken = BrokenDatabase(self._chances, self._breaks, self._database_fails)
        self.clocks = Clocks(self._chances, self.after, lambda: self.now, self._excuse_claimed)
        self._settled = SETTLED + self.clocks.apart  # by the clock of any machine
        self._database_failed_at = NOW - self._settled
        self.site = self._started(store, self.clocks.first)
        started = partial(self._started, clocks=self.clocks.first)
        self.twins = Twins(self._chances, Copy(store, self._chances, self.clocks.first.web, started))
        self.at_backups: list[Callable[[], Act]] = []
        self._upgrade = Upgrade(self._chances, self.after, store.url, folder)
        Restores(self, self._chances, folder)

    def close(self) -> None:
        self._kills.close()
        self._second.close()
        self._broken.close()
        self._upgrade.close()
        self.twins.copy.close()
        self.site.close()

    def end_faults(self) -> None:
        self._chances.ended = True
        self._outages.end()
        self._breaks.end()
        self._mail_troubles.end()
        self.clocks.end()

    def seconds(self) -> float:
        return self.now.timestamp()

    def down_between(self, since: datetime, until: datetime, shortest: timedelta) -> timedelta:
        """Return for how long no worker ran between two times, leaving out what took less than `shortest`."""
        parts = [min(end, until) - max(begin, since) for begin, end in self._down if end - begin >= shortest]
        return sum((part for part in parts if part > timedelta()), timedelta())

    @property
    def reports(self) -> list[Report]:
        """Return the reports about mails that the site has taken."""
        return self._route.reports

    @property
    def is_in_trouble(self) -> bool:
        """Return whether the service or the database does not work at present, or a process is frozen."""
        return self._second.is_there or self._outages.present is not None or self._breaks.present is not None

    @contextmanager
    def stopped(self) -> Iterator[Store]:
        """Let no process run until the end; give the database."""
        self.site.close()
        yield self._store
        self.site = self._started(self._store, self.clocks.first)

    def lost_since(self, backup: datetime) -> None:
        """Forget what was done since a backup, from which the service goes on: it takes that for an outage."""
        self._down = [(begin, end) for begin, end in self._down if end <= backup]
        self._down_since, self._misses_sweeps = backup, True
        self.ledger.forget()

    def after(self, delay: timedelta, act: Act) -> None:
        heapq.heappush(self._future, (self.now + delay, next(self._order), act))

    def run(self, until: datetime, check: Act) -> None:
        """Let happen what happens until then; `check` is called after each step. Raises what they raise."""
        self._check, pause = check, SHORTEST_PAUSE
        while True:
            due = self.site.next_due() if self._outages.present is None else None
            due = None if due is None else due - self.clocks.first.worker.ahead
            pause = min(pause * 2, LONGEST_PAUSE) if due is not None and due <= self.now else SHORTEST_PAUSE
            times = [max(due, self.now + pause)] if due is not None else []
            times += [max(self._future[0][0], self.now)] if self._future else []
            if not times or min(times) > until:
                return
            self.step += 1
            self.now = self.numbering.now = min(times)
            self.draws.begin(self.now)
            if not self._misses_sweeps:
                self.site.swept_in_vain()
            if self._future and self._future[0][0] <= self.now:
                heapq.heappop(self._future)[2]()
            self._work(sweeps=due is not None and due <= self.now)
            check()

    def request(self, method: str, path: str, **more: Any) -> TestResponse | None:
        """Send a request to the site; return its answer, None if the site gave none. Raises Violated for a 5xx."""
        answers: list[TestResponse] = []
        failures, compared = self._broken.failures, None
        if self._outages.present != "service down":
            if self.site.clocks is self.clocks.first:  # which the copy has, too
                compared = self.twins.before(self.site, method, path, more)
            self._survives(lambda site: answers.append(site.request(method, path, **more)))
        for answer in answers:
            self._expect_no_seed(answer.data, f"the answer to {method} {path}")
            if answer.status_code == 503 and (self._broken.failures > failures or self.site.refuses_posts):
                self.counts["requests answered with 503"] += 1
                return None
            expect(answer.status_code < 500, f"{method} was answered with {answer.status}")
            refused = method != "POST" or answer.status_code >= 400 or not self.site.has_to_refuse_posts
            expect(refused, f"{path} took a post at a wrong time: {answer.status}")
            if compared is not None:
                self.twins.after(self.site, compared, answer)
            to = answer.headers.get("Location", "")
            expect(to.startswith(("/", BASE_URL)) or not to, f"{method} {path} was redirected to {to}")
        return answers[0] if answers else None

    def send(self, to: str, sender: str, raw: bytes) -> bool:
        """Send a mail to the site; return False if it has to be sent again, because the site did not take it."""
        if self._outages.present == "service down":
            return False
        taken: list[bool] = []
        self._mail_came = self._survives(lambda site: taken.append(site.receive(to, sender, raw))) and taken[0]
        return self._mail_came

    def operate(self, act: Callable[[Session, datetime], None]) -> bool:
        """Let the operator do something; return False if it has to be done again."""
        done: list[bool] = []
        return self._survives(lambda site: done.append(site.operate(act))) and done[0]

    @contextmanager
    def undisturbed(self) -> Iterator[Session]:
        """Read the database while the site works, with nothing going wrong."""
        before, self._chances.site_works = self._chances.site_works, False
        try:
            with self.site.database.reading() as session:
                yield session
        finally:
            self._chances.site_works = before

    def _started(self, store: Store, clocks: ProcessClocks) -> SiteProcess:
        mail, chat, push = (lambda: Line(self.office)), self.chats.post, self.devices.post
        return SiteProcess(store.url, self._folder, clocks, self.seconds, mail, chat, push)

    def _work(self, *, sweeps: bool) -> None:
        """Let the worker send mails, and sweep if anything is due, unless it is down; after a kill the next goes on.

        Sweeps that would find nothing are left out: only that they ran is recorded.
        """
        began, self.swept_at = self.now, None
        sweeps, self._mail_came = sweeps or self._mail_came, False
        if self._outages.present is not None:
            self._misses_sweeps = True
            self._down_since = self._down_since or self.now
            return
        if self._down_since is not None:
            self._down.append((self._down_since, self.now))
            self._down_since = None
        done: list[bool] = []
        while not self._survives(lambda site: done.append(site.work(sweeps=sweeps or self._misses_sweeps))):
            pass
        sweeps = sweeps or self._misses_sweeps
        lasts = self._breaks.present is not None or self._outages.present is not None or self.site.has_wrong_clock
        self._misses_sweeps = lasts or not done[-1]
        if not done[-1] and not lasts:
            self.after(self._settled, lambda: None)  # the next sweep, before any is taken to have done its work
        undisturbed = done[-1] and self.now == began and self.now >= self._database_failed_at + self._settled
        self.swept_at = self.site.clocks.worker() if undisturbed and sweeps else None

    def _meanwhile(self, pause: timedelta) -> None:
        """Let a second process work, at once and until `pause` is over, while the present one stands still."""
        until, first, self.site = self.now + pause, self.site, self._started(self._store, self.clocks.second)
        self._chances.site_works = False
        self.step += 1
        try:
            self._work(sweeps=True)
            self._check()
            if pause:
                self.run(until, self._check)
        except Exception as failure:  # Posse, which stands still inside of this, must not handle it
            self._failures.append(failure)
        finally:
            self.now = max(self.now, until)
            self.site.close()
            self.site, self._chances.site_works = first, True

    def _survives(self, act: Callable[[SiteProcess], None]) -> bool:
        """Let the site do something; if it is killed meanwhile, start it again and return False."""
        site, before, failures = self.site, self._chances.site_works, self._broken.failures
        self._chances.site_works, killed = True, False
        try:
            act(site)
        except Killed:
            killed = True
        finally:
            self._chances.site_works = before
            if killed or self._broken.failures > failures:
                self.office.excuse_copies(site.database)
                with site.database.reading() as session:
                    self.chats.excuse_claimed(session)
                    self.devices.excuse_claimed(session)
        if killed:
            site.close()
            self.site = self._started(self._store, site.clocks)
            self._misses_sweeps = True  # the first sweep of a process looks for an outage
            return False
        for failure in self._failures:
            raise failure
        return True

    def _excuse_claimed(self) -> None:
        """Expect another copy of each mail that is claimed: with the clock set forwards its claim is over at once."""
        with self.undisturbed() as session:
            self.office.excuse_claimed(session)
            self.chats.excuse_claimed(session)
            self.devices.excuse_claimed(session)

    def _database_fails(self) -> None:
        self._database_failed_at = self.now

    def _expect_no_seed(self, left: bytes, what: str) -> None:
        """Raise Violated if the seed of cards that are still played is in what left."""
        found = {seed.decode() for seed in SEED.findall(left)}
        if not found:
            return
        with self.undisturbed() as session:
            games = select(Game.id).where(col(Game.seed).in_(found), col(Game.status).in_(UNFINISHED))
            games = games.where(col(Game.branched_from).is_(None))  # the other game is over, and its seed public
            coming = select(DailyDeal.day).where(col(DailyDeal.seed).in_(found), col(DailyDeal.opened_at).is_(None))
            secret = [*session.exec(games.where(col(Game.deal).is_(None))).all(), *session.exec(coming).all()]
        expect(not secret, f"the seed of {secret} is in {what}")

    def _deliver(self, parcel: Parcel) -> None:
        try:
            self._expect_no_seed(parcel.mail, f"the mail {parcel.about}")
            self.twins.mail(self.site, parcel)
        except (Differs, Violated) as failure:  # Posse, which waits for the mail server, must not handle it
            self._failures.append(failure)
        self.mailboxes[parcel.recipient](parcel)
