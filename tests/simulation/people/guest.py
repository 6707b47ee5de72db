"""Somebody without an address who plays robots or a daily deal on the page, and may ask for mails, to some address."""

from __future__ import annotations

import random
from collections.abc import Mapping
from dataclasses import dataclass
from datetime import timedelta

from service.games.standing_orders import ON_ACCEPTING
from service.models import Game
from tests.simulation.people import beside_moves
from tests.simulation.people.person import path_of
from tests.simulation.people.turns import JSON, Table, line_of, post
from tests.simulation.twins.pages import PUBLIC
from tests.simulation.world import World, expect

ASKS_FOR_MAILS, RESIGNS, PAUSES = 0.05, 0.005, 0.05  # how often, before a move
GOES = 0.25  # how often they never come back from a pause
COMES_BACK = 0.5  # how often, when they cannot move: a robot may hold their seat
NAMED = 0.5  # how often they want to be named in the ranking of a deal
PATIENCE, LONGEST_PATIENCE = timedelta(minutes=20), timedelta(days=2)


@dataclass
class Guest:
    """Plays from time to time by the one link they have. `hours`: how long between two looks, on average."""

    world: World
    name: str
    hours: float
    chance: random.Random
    addresses: tuple[str, ...]

    def play_deal(self) -> None:
        """Look at what everybody sees of the deal of the day, and begin it."""
        self.world.request("GET", "/daily", headers=self.chance.choice(({}, JSON)))
        self.begin({"name": self.name}, "/daily")

    def begin(self, proposal: Mapping[str, object], path: str = "/games") -> None:
        """Begin a game, again until the site answers."""
        done = self.world.request("POST", path, json=proposal, headers=JSON)
        if done is None:
            self.world.after(PATIENCE, lambda: self.begin(proposal, path))
        elif done.status_code == 201:
            self.world.counts["deals begun" if path == "/daily" else "games of guests"] += 1
            begun = done.get_json()
            self.world.ledger.orders[begun["game"], 0].append(dict(ON_ACCEPTING))
            if path == "/daily":
                self._others_look(begun["game"])
            self._look_later(path_of(begun["url"]))

    def _look_later(self, path: str, patience: timedelta = timedelta()) -> None:
        item = self.world.numbering.item("act", self.name)
        delay = patience + timedelta(hours=random.Random(f"{item} comes").expovariate(1 / self.hours))

        def begin() -> None:
            if self.world.numbering.happens(item):
                self.chance.seed(str(item))
                self._look(path, patience)

        self.world.after(delay, begin)

    def _look(self, path: str, patience: timedelta) -> None:
        """Play until it is not for them to move, and look again later if the link leads to a game that goes on.

        `patience`: how long they have waited at least; longer each time that there was nothing to do.
        """
        seen = self.world.request("GET", path, headers=JSON)
        if seen is not None and (seen.status_code != 200 or seen.get_json()["status"] not in ("playing", "paused")):
            self._see_the_end(path)
            return
        table: Table | None = None if seen is None else seen.get_json()
        while table:
            if self.chance.random() < PAUSES:
                break
            if self.chance.random() < ASKS_FOR_MAILS:
                self._ask_for_mails(path)
            if self.chance.random() < RESIGNS:
                beside_moves.resign(self.world, path)
            if not table["legal"]:
                if self.chance.random() < COMES_BACK:
                    beside_moves.come_back(self.world, path, self.chance)
                self._look_later(path, min(2 * patience + PATIENCE, LONGEST_PATIENCE))
                return
            table = post(self.world, path, table, line_of(table, self.chance, 0.6))
        if not table or self.chance.random() >= GOES:
            self._look_later(path)

    def _others_look(self, game: str) -> None:
        """Look at the game of a deal as somebody who still plays it would like to. Raises Violated if it is shown."""
        shown = self.world.request("GET", f"/g/{game}{self.chance.choice(PUBLIC).format(n=0)}")
        with self.world.undisturbed() as session:
            row = session.get(Game, game)
            sealed = row is not None and row.sealed
        expect(shown is None or shown.status_code == 404 or not sealed, f"anybody may see game {game} of a deal")

    def _see_the_end(self, path: str) -> None:
        """Look at how it ended; in a deal they may want to be named."""
        self.world.request("GET", path)
        if self.chance.random() < NAMED:
            done = self.world.request("POST", f"{path}/ranking", json={"named": "yes"}, headers=JSON)
            if done is not None:
                self.world.counts[f"ranking answered with {done.status_code}"] += 1

    def _ask_for_mails(self, path: str) -> None:
        address = self.chance.choice(self.addresses)
        done = self.world.request("POST", f"{path}/address", json={"email": address}, headers=JSON)
        if done is not None:
            self.world.counts[f"address answered with {done.status_code}"] += 1
