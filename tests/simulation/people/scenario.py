"""Who plays what with whom, by the seed."""

from __future__ import annotations

import random
from datetime import timedelta
from functools import partial

import engine
from tests.simulation.people.person import JSON, PATIENCE, Person
from tests.simulation.world import World, expect

PEOPLE, GAMES = 6, 3
ROBOTS = ("greenhorn", "cautious")  # they play at once


def populate(world: World, seed: int) -> None:
    """Let people with habits of their own propose games to each other within the first hours."""
    chance = random.Random(f"scenario {seed}")
    people = [
        Person(world, f"p{n}@players.example", chance.choice((0.1, 1, 10)), 0.2, random.Random(f"person {seed} {n}"))
        for n in range(PEOPLE)
    ]
    for n in range(GAMES):
        who = chance.sample(people, chance.randint(2, 4))
        players = [{"name": f"Player {people.index(one)}", "email": one.address} for one in who]
        robots = [{"robot": chance.choice(ROBOTS)} for _ in range(chance.randint(0, 4 - len(players)))]
        proposal = {**_terms(chance), "players": players + robots}
        if world.numbering.includes("game"):
            world.after(timedelta(hours=n), partial(_propose, world, proposal))


def _terms(chance: random.Random) -> dict[str, object]:
    """Return an edition, how players are asked out of turn, and a pace."""
    return {
        "edition": chance.choice(list(engine.EDITIONS)),
        "windows": chance.choice(("sealed", "quick")),
        "turn_hours": chance.choice((24, 48)),
        "window_hours": chance.choice((4, 8)),
        "bank_hours": chance.choice((0, 24)),
        "weekends_off": chance.random() < 0.3,
    }


def _propose(world: World, proposal: dict[str, object]) -> None:
    """Propose a game, again after a kill, until the site answers: a proposal that is not confirmed lapses."""
    answer = world.request("POST", "/games", json=proposal, headers=JSON)
    if answer is None:
        world.after(PATIENCE, partial(_propose, world, proposal))
        return
    expect(answer.status_code == 201, f"a proposal was answered with {answer.status}")
    world.counts["games proposed"] += 1
