"""Try other values of the deputy's rules of thumb, one at a time, against the deputy as it is.

Each deal is played once with the changed deputy at every place, and deputies as they are at the others; the measure is
how many dollars a hand it has more than they. A value that looks better than luck is tried again with other deals, and
in editions that had no part in finding it: of so many values some look better by luck alone.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import lru_cache, partial
from hashlib import sha256
from types import ModuleType
from typing import NamedTuple
from unittest.mock import patch

from bench.training import HELD_OUT
from engine.robots import deputy, gains, worth
from engine.robots.estimates import Estimate, mean_of
from engine.robots.match import NAMES
from engine.robots.playouts import Shuffled
from engine.robots.sight import look, points_of
from engine.robots.worth import Worth, margin, worth_by
from engine.rules.deal import deal_next, new_table
from engine.rules.editions import DEFAULT_EDITION, EDITIONS, Rules
from engine.rules.legal import carry_out, legal

TIMES = (0.6, 0.8, 1.25, 1.6)
IN_GAINS = (
    *("FOUND", "AVERAGE", "UNPLACED", "WYATT_WORTH", "WANTED_WORTH", "HIDEOUT_WORTH", "STAYS_HIDDEN", "NEXT_TAKES"),
    *("ENDS_BADLY", "CHANCE_OF_SET", "CHANCE_OF_PHOTO"),
)
MODULES: dict[str, ModuleType] = {"SPARE": deputy, "STILL": worth, **dict.fromkeys(IN_GAINS, gains)}
"""Where each of the constants is."""


class Change(NamedTuple):
    """A constant, and what it is multiplied with; a chance stays at 1 at most."""

    name: str
    times: float

    @property
    def value(self) -> float | tuple[float, ...]:
        """The changed value."""
        before = getattr(MODULES[self.name], self.name)
        if isinstance(before, tuple):
            return tuple(min(chance * self.times, 1.0) for chance in before)
        return float(before) * self.times if before > 1 else min(before * self.times, 1.0)


@lru_cache(4)
def _changed_worth(change: Change, rules: Rules) -> Worth:
    """Return the worths that a changed deputy works out: the deputy's own are kept apart."""
    return Worth(rules)


def lead(change: Change, players: int, edition: str, deal: str) -> float:
    """Return the changed deputy's dollars a hand over the others, on average over the places of a deal."""
    return sum(_lead_at(place, change, players, edition, deal) for place in range(players)) / players


def _lead_at(place: int, change: Change, players: int, edition: str, deal: str) -> float:
    seed, module = int.from_bytes(sha256(deal.encode()).digest()[:5]), MODULES[change.name]
    value, usual = change.value, getattr(module, change.name)
    t = new_table(NAMES[:players], edition, EDITIONS[edition].rules, 0, Shuffled(seed))
    worths = [worth_by(t.rules)] * players
    worths[place] = _changed_worth(change, t.rules)
    while t.phase != "game_over":
        while actors := t.to_act():
            seat = actors[0]
            with patch.object(module, change.name, value if seat == place else usual):
                move = deputy.decide(look(t, seat, points_of(t), worths[seat]), legal(t, seat))
            carry_out(t, seat, move)
        t.events = []
        if t.phase == "hand_over":
            deal_next(t)
    return margin(t.money, place) / t.hand_no


def measure(pool: ProcessPoolExecutor, change: Change, players: int, edition: str, deals: Sequence[str]) -> Estimate:
    """Return how much better the changed deputy is, in dollars a hand."""
    return mean_of(list(pool.map(partial(lead, change, players, edition), deals, chunksize=20)))


def main() -> None:
    """Print a line for each value that was tried, and for each time that one was tried again."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--deals", type=int, default=600)
    parser.add_argument("--players", type=int, nargs="+", default=(2, 3, 4))
    parser.add_argument("--constants", nargs="+", choices=MODULES, default=list(MODULES))
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    arguments = parser.parse_args()
    changes = [Change(name, times) for name in arguments.constants for times in TIMES]
    deals = [f"tune {deal}" for deal in range(arguments.deals)]
    again = [f"again {deal}" for deal in range(2 * arguments.deals)]
    with ProcessPoolExecutor(arguments.processes) as pool:
        for change, players in ((change, players) for change in changes for players in arguments.players):
            found = measure(pool, change, players, DEFAULT_EDITION, deals)
            sys.stdout.write(f"{change.name} x {change.times:g}, {players} players: {found.in_words('+,.0f')}\n")
            if found.is_above(0.0):
                for edition in (DEFAULT_EDITION, *HELD_OUT):
                    other = measure(pool, change, players, edition, again)
                    sys.stdout.write(f"    again, {edition}: {other.in_words('+,.0f')}\n")
            sys.stdout.flush()


if __name__ == "__main__":
    main()
