"""Who plays what with whom, by the seed."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from datetime import datetime, timedelta
from functools import partial
from typing import NamedTuple

import engine
from tests.simulation import chat_room, device_drawer
from tests.simulation.people import joining_in
from tests.simulation.people.guest import ROBOTS, Guest
from tests.simulation.people.person import PATIENCE, Habits, Person
from tests.simulation.people.turns import JSON
from tests.simulation.post_office import NOWHERE
from tests.simulation.world import World, expect

PEOPLE = 8
DOMAINS = ("players.example", "others.example")
STRANGERS = 8  # who ask for a seat in a game of somebody they do not know
MISTYPED = 3  # games in which addresses are mistyped
LEAVES = 0.1  # how many lose interest at some time
GUESTS_LEAVE = (0.01, 0.1, 0.3)  # before a move: most only try it
UNINTERESTED = ("nobody@players.example", "eve@players.example")  # they are asked by mistake, and answer late or never


class Site(NamedTuple):
    """How many games friends play by mail, and how many guests a day begin to play robots, and the deal of the day."""

    games: int
    guests: int
    deals: int


OF_FRIENDS, FOR_EVERYBODY = Site(games=6, guests=1, deals=1), Site(games=1, guests=30, deals=60)


def site_of(seed: int) -> Site:
    return _site(_chance_of(seed))


def _chance_of(seed: int) -> random.Random:
    return random.Random(f"scenario {seed}")


def _site(chance: random.Random) -> Site:
    return chance.choice((OF_FRIENDS, FOR_EVERYBODY))


def populate(world: World, seed: int, days: int) -> None:
    """Let people with habits of their own play: friends propose games within the first hours, guests come every day."""
    chance = _chance_of(seed)
    people = [_person(world, f"p{n}@{DOMAINS[n % len(DOMAINS)]}", seed, days) for n in range(PEOPLE)]
    site = _site(chance)
    _friends(world, people, site, seed, chance)
    _strangers(world, people, seed, days)
    for n in range(site.guests * days):
        addresses = (chance.choice(people).address, f"guest{n}@players.example")
        _person(world, addresses[1], seed, days)
        hours, leaves = chance.choice((0.1, 5, 60)), chance.choice(GUESTS_LEAVE)
        guest = Guest(world, f"Guest {n}", hours, leaves, random.Random(), addresses)
        _come(world, days, partial(guest.begin, _against_robots(guest, chance)), chance)
    for n in range(site.deals * days):
        address = chance.choice(people).address
        hours, leaves = chance.choice((0.1, 0.1, 5)), chance.choice(GUESTS_LEAVE)
        guest = Guest(world, f"Dealt {n}", hours, leaves, random.Random(), (address,))
        _come(world, days, guest.play_deal, chance)
    _choose_chats(world, world.now + timedelta(days=days))
    _choose_devices(world, world.now + timedelta(days=days))


def _choose_chats(world: World, until: datetime) -> None:
    """Let organisers think of a chat for their table, again and again."""
    world.operate(world.chats.choose)
    if world.now < until:
        world.after(chat_room.EVERY, partial(_choose_chats, world, until))


def _choose_devices(world: World, until: datetime) -> None:
    """Let players think of having a device told, again and again."""
    key = world.site.server_key
    world.operate(lambda session, now: world.devices.choose(session, now, key))
    if world.now < until:
        world.after(device_drawer.EVERY, partial(_choose_devices, world, until))


def _friends(world: World, people: Sequence[Person], site: Site, seed: int, chance: random.Random) -> None:
    """Let people propose games to each other, to addresses that they mistype, and to somebody who seldom looks."""
    for address in UNINTERESTED:
        Person(world, address, Habits(1000.0), random.Random(f"{address} {seed}"))
    for n in range(site.games):
        who = chance.sample(people, chance.randint(2, 4))
        robots = [{"robot": chance.choice(ROBOTS)} for _ in range(chance.randint(0, 4 - len(who)))]
        players = [*(_named(people, one) for one in who), *robots]
        _propose_later(world, timedelta(hours=n), {**_terms(chance), "players": players})
    for n, one in enumerate(chance.sample(people, MISTYPED)):  # they may never begin
        others = [{"name": f"Other {m}", "email": f"{NOWHERE}{m}@players.example"} for m in range(2)]
        players = [_named(people, one), *others]
        _propose_later(world, timedelta(hours=12 * n), {**_terms(chance), "players": players})
    seldom = Person(world, "seldom@players.example", Habits(40.0), random.Random(f"seldom {seed}"))
    players = [{"name": "Seldom", "email": seldom.address}, {"robot": chance.choice(ROBOTS)}]
    terms = {**_terms(chance), "turn_hours": 24, "bank_hours": 0}
    _propose_later(world, timedelta(hours=1), {**terms, "players": players})


def _strangers(world: World, people: Sequence[Person], seed: int, days: int) -> None:
    """Let two games want players, one of them on the list of tables, and people come who ask for a seat."""
    chance = random.Random(f"strangers {seed}")
    for n, listed in enumerate((True, False)):
        players = [_named(people, chance.choice(people)), *({"anyone": True} for _ in range(chance.randint(1, 3)))]
        wants = {"listed": listed, "fill_with": chance.choice(ROBOTS)}
        _propose_later(world, timedelta(hours=n), {**_terms(chance), **wants, "players": players})
    for n in range(STRANGERS):
        address = f"stranger{n}@others.example"
        _person(world, address, seed, days)
        name, own = f"Stranger {n}", random.Random(f"{address} {seed}")
        _come(world, days, partial(joining_in.ask, world, name, address, own), chance)


def _named(people: Sequence[Person], one: Person) -> dict[str, str]:
    return {"name": f"Player {people.index(one)}", "email": one.address}


def _propose_later(world: World, delay: timedelta, proposal: dict[str, object]) -> None:
    if world.numbering.includes("game"):
        world.after(delay, partial(_propose, world, proposal))


def _come(world: World, days: int, begin: Callable[[], None], chance: random.Random) -> None:
    """Let somebody begin at any time of the days that the run has."""
    delay = timedelta(hours=chance.uniform(1, 24 * days))
    if world.numbering.includes("game"):
        world.after(delay, begin)


def _against_robots(guest: Guest, chance: random.Random) -> dict[str, object]:
    robots = [{"robot": chance.choice(ROBOTS)} for _ in range(chance.randint(1, 3))]
    return {**_terms(chance), "players": [{"name": guest.name}, *robots]}


def _person(world: World, address: str, seed: int, days: int) -> Person:
    chance = random.Random(f"person {address} {seed}")
    leaves = world.now + timedelta(days=chance.uniform(0, days)) if chance.random() < LEAVES else None
    hours, last_moment = chance.choice((0.1, 1, 10)), chance.choice((0.03, 0.03, 0.03, 0.6))
    return Person(world, address, Habits(hours, last_moment=last_moment, leaves=leaves), chance)


def _terms(chance: random.Random) -> dict[str, object]:
    return {
        "edition": chance.choice(list(engine.EDITIONS)),
        "windows": chance.choice(("sealed", "quick", "orders")),
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
    expect(answer.status_code in (201, 429), f"a proposal was answered with {answer.status}")
    world.counts["games proposed"] += 1
