"""Whether something goes wrong where it can: by a generator of its own, numbered and counted."""

from __future__ import annotations

import random
from collections import Counter
from dataclasses import dataclass, field

from tests.simulation.draws import Draws
from tests.simulation.numbering import Numbering


@dataclass
class Chances:
    """What all faults of a run share. Nothing goes wrong once `ended`, or inside the site while it does nothing."""

    draws: Draws
    numbering: Numbering
    counts: Counter[str]
    site_works: bool = field(default=False, init=False)
    ended: bool = field(default=False, init=False)

    def of(self, name: str, often: float) -> Chance:
        """Return the chance of one kind of fault, with a probability of `often` wherever it can happen."""
        return Chance(self, self.draws.of(name), often)


@dataclass
class Chance:
    """The chance of one kind of fault. Whatever else its module draws comes from `random`, too."""

    _shared: Chances
    random: random.Random
    often: float

    @property
    def ended(self) -> bool:
        return self._shared.ended

    def happens(self, what: str) -> bool:
        """Return whether it happens now, inside the site; count it as `what`."""
        return self._shared.site_works and self.random.random() < self.often and self.includes(what)

    def includes(self, what: str) -> bool:
        """Return whether a fault that is due happens: not once faults have ended, or if the run leaves it out."""
        if self.ended or not self._shared.numbering.includes("fault"):
            return False
        self._shared.counts[what] += 1
        return True
