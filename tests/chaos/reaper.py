"""Kills one thing after the other, in any order, and starts it again after a moment."""

from __future__ import annotations

import random
import time
from collections import Counter

from tests.whole.house import TWO_OF_EACH, House, Servers


class Reaper:
    """Everything that can die: the house's processes, Redis, PostgreSQL."""

    def __init__(self, house: House, machines: Servers, chance: random.Random) -> None:
        self._house, self._machines, self._chance = house, machines, chance
        self.killed: Counter[str] = Counter()
        self.ended: Counter[str] = Counter()  # exits without a kill; they are restarted

    def reap(self) -> None:
        """Kill everything once, in an order of chance."""
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
        self._house.kill(victim)
        time.sleep(moment)
        self._house.start(victim)

    def tend(self) -> None:
        """Restart the processes that have exited."""
        self.ended.update(self._house.tend())
