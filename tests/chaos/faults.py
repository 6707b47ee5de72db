"""Kill one process or server after the other, in random order, and restart it; sometimes close the mail server."""

from __future__ import annotations

import random
import time
from collections import Counter
from datetime import UTC, datetime

from sqlmodel import col, select

from service.db.database import Database
from service.models import Outmail
from tests.waiting import until
from tests.whole.deployment import TWO_OF_EACH, Deployment, MailSink, Servers

SECOND_MACHINE = ("worker-2", "beat-2")  # its clock is three days ahead in every other round
OUT_AGAIN = 120  # seconds a loaded machine may take after the mail server's return until all that waited has left


class FaultInjector:
    """Faults of everything that can fail: processes of Posse, Redis, PostgreSQL, the mail server, a clock."""

    def __init__(self, deployment: Deployment, post: MailSink, machines: Servers, chance: random.Random) -> None:
        self._deployment, self._post, self._machines, self._chance = deployment, post, machines, chance
        self.killed: Counter[str] = Counter()
        self.ended: Counter[str] = Counter()  # exits without a kill; they are restarted
        self.rounds = 0

    def inject(self) -> None:
        """Kill everything once, in an order of chance; in every fifth round everything together."""
        self.rounds += 1
        for name in SECOND_MACHINE:
            self._deployment.set_clock(name, "+3d" if self.rounds % 2 else "+0")
        if self.rounds % 5 == 0:
            self._kill_everything()
            return
        victims = [*TWO_OF_EACH, "redis", "postgresql"]
        for victim in self._chance.sample(victims, len(victims)):
            time.sleep(self._chance.uniform(0.2, 1.5))  # at any point of anybody's work
            self._kill(victim)
            self.killed[victim] += 1
            self.tend()

    def _kill(self, victim: str) -> None:
        moment = self._chance.uniform(0.1, 1.0)  # how long it stays dead: others meet its absence or do not
        if victim in ("redis", "postgresql"):
            server = self._machines.redis if victim == "redis" else self._machines.postgresql
            server.kill()
            time.sleep(moment)
            server.start()
            return
        self._deployment.kill(victim)
        time.sleep(moment)
        self._deployment.start(victim)

    def _kill_everything(self) -> None:
        """Kill the servers and all processes at once; the processes are back before the servers, as after a reboot."""
        for server in (self._machines.postgresql, self._machines.redis):
            server.kill()
        for name in TWO_OF_EACH:
            self._deployment.kill(name)
        self._deployment.start(*TWO_OF_EACH)
        time.sleep(self._chance.uniform(1, 5))
        for server in (self._machines.redis, self._machines.postgresql):
            server.start()
        self.killed["everything at once"] += 1

    def tend(self) -> None:
        """Restart the processes that have exited."""
        self.ended.update(self._deployment.tend())

    def close_the_mail_server(self, seconds: float) -> tuple[int, float]:
        """Kill on while there is no mail server, then wait until all that waited has left.

        Return how many mails waited, and how many seconds after the server's return the last of them was sent.
        """
        self._post.close()
        closed = time.monotonic()
        while time.monotonic() - closed < seconds:
            self.inject()
        self._post.open()
        opened, back = time.monotonic(), datetime.now(UTC)
        database = Database(self._machines.settings["DATABASE_URL"])

        def waiting() -> int:
            with database.reading() as session:
                unsent = col(Outmail.state).in_(("queued", "sending"))
                return len(session.exec(select(Outmail.id).where(unsent, Outmail.created_at <= back)).all())

        number = waiting()
        until(waiting, OUT_AGAIN, "the mails that waited", lambda left: left == 0)
        database.close()
        return number, time.monotonic() - opened
