"""Somebody without an address who plays robots or a daily deal on the page, and may ask for mails, to some address."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from datetime import timedelta

from service.games.standing_orders import ON_ACCEPTING
from service.models import Game
from tests.simulation.people import beside_moves
from tests.simulation.people.forms import JSON, post_json
from tests.simulation.people.person import path_of
from tests.simulation.people.turns import Table, line_of, post
from tests.simulation.twins.pages import PUBLIC
from tests.simulation.world import World, expect

ASKS_FOR_MAILS, RESIGNS, PAUSES = 0.05, 0.005, 0.05  # how often, before a move
COMES_BACK = 0.5  # how often, when they cannot move: a robot may hold their seat
ROBOTS = ("greenhorn", "cautious")  # they play at once
TRIES_AGAIN, DAYS_AFTER = 0.1, 3  # how often, and when, they play on from a moment of a game that is over
NAMED = 0.5  # how often they want to be named in the ranking of a deal
PATIENCE, LONGEST_PATIENCE = timedelta(minutes=20), timedelta(days=2)


@dataclass
class Guest:
    """Plays from time to time by the one link they have.

    `hours`: how long between two looks, on average. `leaves`: how often, before a move, they go for good.
    """

    world: World
    name: str
    hours: float
    leaves: float
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
        self._later(patience, lambda: self._look(path, patience))

    def _later(self, pause: timedelta, act: Callable[[], None]) -> None:
        """Do something when they come next after a pause."""
        item = self.world.numbering.item("act", self.name)
        delay = pause + timedelta(hours=random.Random(f"{item} comes").expovariate(1 / self.hours))

        def begin() -> None:
            if self.world.numbering.happens(item):
                self.chance.seed(str(item))
                act()

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
            if self.chance.random() < self.leaves:
                return
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
        self._look_later(path)

    def _others_look(self, game: str) -> None:
        """Look at the game of a deal as somebody who still plays it would like to. Raises Violated if it is shown."""
        shown = self.world.request("GET", f"/g/{game}{self.chance.choice(PUBLIC).format(n=0)}")
        with self.world.undisturbed() as session:
            row = session.get(Game, game)
            sealed = row is not None and row.sealed
        expect(shown is None or shown.status_code == 404 or not sealed, f"anybody may see game {game} of a deal")

    def _see_the_end(self, path: str) -> None:
        """Look at how it ended, and perhaps play on from some moment; in a deal they may want to be named."""
        seen = self.world.request("GET", path, headers=JSON)
        if seen is not None and seen.status_code == 200 and self.chance.random() < TRIES_AGAIN:
            pause = timedelta(days=self.chance.uniform(0, DAYS_AFTER))  # a deal has to be open
            self._later(pause, lambda: self._try_again(path, seen.get_json()))
        if self.chance.random() < NAMED:
            post_json(self.world, "ranking", f"{path}/ranking", {"named": "yes"})

    def _try_again(self, path: str, table: Table) -> None:
        """Play on from a moment of a game that is over, in anybody's chair."""
        at, seat = self.chance.randint(0, table["at"]), self.chance.choice((0, 1))
        again = {"seat": str(seat), "level": self.chance.choice(ROBOTS)}
        done = post_json(self.world, "playing on", f"{path}/at/{at}", again)
        if done is not None and done.status_code == 201:
            begun = done.get_json()
            self.world.ledger.orders[begun["game"], seat].append(dict(ON_ACCEPTING))
            self._look_later(path_of(begun["url"]))

    def _ask_for_mails(self, path: str) -> None:
        post_json(self.world, "address", f"{path}/address", {"email": self.chance.choice(self.addresses)})
