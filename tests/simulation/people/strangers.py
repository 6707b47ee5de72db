"""Strangers: they follow links that were forwarded, guess others, and post whatever comes to their minds."""

from __future__ import annotations

import random
import re
from collections.abc import Sequence

from tests.simulation.people.scanner import changed, states
from tests.simulation.world import World, expect

TOKEN = re.compile("/p/([^/?]+)")
PAGES = (
    *("", "/moves", "/orders", "/review", "/clock", "/mails", "/talk", "/note"),
    *("/motions", "/motions/1", "/resign", "/my-games"),
)
LARGE = "9" * 25
BODIES: tuple[object, ...] = (
    {},
    [],
    "draw supply",
    {"move": "draw supply", "at": -1},
    {"move": "\x00", "at": 0},
    {"move": "draw supply", "at": int(LARGE)},
    {"move": {"verb": "draw"}, "at": "0"},
    {"answer": "yes"},
    {"kind": "substitute", "seat": int(LARGE), "name": "Eve", "email": "eve@players.example"},
    {"away_until": "0000-00-00"},
    {"action": "ask", "seat": -1},
)


def get(world: World, paths: Sequence[str], chance: random.Random) -> None:
    """Follow the links of a forwarded mail, then try what they might lead to, with other tokens. Raises Violated."""
    world.counts["mails forwarded"] += 1
    for path in paths:
        world.request("GET", path, headers={"Accept": chance.choice(("application/json", "text/html"))})
    tokens = [match[1] for match in map(TOKEN.match, paths) if match is not None]
    if tokens:
        _try(world, _changed(chance.choice(tokens), chance), chance)


def _try(world: World, token: str, chance: random.Random) -> None:
    before = states(world)
    for _ in range(3):
        path = f"/p/{token}{chance.choice(PAGES)}"
        seen = world.request(chance.choice(("GET", "POST")), path, json=chance.choice(BODIES))
        refused = seen is None or 400 <= seen.status_code < 500
        expect(refused, f"a link that was never given was answered with {seen.status if seen else None}")
    expect(not changed(world, before), "a link that was never given has changed a game")


def _changed(token: str, chance: random.Random) -> str:
    """Return a token with one other character, or with one more or less."""
    place = chance.randrange(len(token))
    other = chance.choice("AZaz09-_".replace(token[place], ""))
    return chance.choice((token[:place] + other + token[place + 1 :], token[:-1], f"{token}A", LARGE))
