"""Somebody without an address who plays robots on the page, and may ask for mails, to theirs or to another address."""

from __future__ import annotations

import random
from collections.abc import Mapping
from dataclasses import dataclass
from datetime import timedelta

from service.games.standing_orders import ON_ACCEPTING
from tests.simulation.people import beside_moves
from tests.simulation.people.person import path_of
from tests.simulation.people.turns import JSON, Table, line_of, post
from tests.simulation.world import World

ASKS_FOR_MAILS, RESIGNS = 0.15, 0.02  # how often, before a move
COMES_BACK = 0.5  # how often, when they cannot move: a robot may hold their seat
PATIENCE = timedelta(minutes=20)


@dataclass
class Guest:
    """Plays from time to time by the one link they have. `hours`: how long between two looks, on average."""

    world: World
    name: str
    hours: float
    chance: random.Random
    addresses: tuple[str, ...]

    def begin(self, proposal: Mapping[str, object]) -> None:
        """Begin a game, again until the site answers."""
        done = self.world.request("POST", "/games", json=proposal, headers=JSON)
        if done is None:
            self.world.after(PATIENCE, lambda: self.begin(proposal))
        elif done.status_code == 201:
            self.world.counts["games of guests"] += 1
            begun = done.get_json()
            self.world.ledger.orders[begun["game"], 0].append(dict(ON_ACCEPTING))
            self._look_later(path_of(begun["url"]))

    def _look_later(self, path: str) -> None:
        item = self.world.numbering.item("act", self.name)
        delay = timedelta(hours=random.Random(f"{item} comes").expovariate(1 / self.hours))

        def begin() -> None:
            if self.world.numbering.happens(item):
                self.chance.seed(str(item))
                self._look(path)

        self.world.after(delay, begin)

    def _look(self, path: str) -> None:
        """Play until it is not for them to move, and look again later if the link leads to a game that goes on."""
        seen = self.world.request("GET", path, headers=JSON)
        if seen is not None and (seen.status_code != 200 or seen.get_json()["status"] not in ("playing", "paused")):
            return
        table: Table | None = None if seen is None else seen.get_json()
        while table:
            if self.chance.random() < ASKS_FOR_MAILS:
                self._ask_for_mails(path)
            if self.chance.random() < RESIGNS:
                beside_moves.resign(self.world, path)
            if not table["legal"]:
                if self.chance.random() < COMES_BACK:
                    beside_moves.come_back(self.world, path, self.chance)
                break
            table = post(self.world, path, table, line_of(table, self.chance, 0.6))
        self._look_later(path)

    def _ask_for_mails(self, path: str) -> None:
        address = self.chance.choice(self.addresses)
        done = self.world.request("POST", f"{path}/address", json={"email": address}, headers=JSON)
        if done is not None:
            self.world.counts[f"address answered with {done.status_code}"] += 1
