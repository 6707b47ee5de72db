"""Who has no friends at hand: they look at the list of tables, or got a game's address, and ask for a seat."""

from __future__ import annotations

import random
from urllib.parse import urlsplit

from sqlmodel import col, select

from service.models import Game
from tests.simulation.people.forms import JSON, post_json
from tests.simulation.world import World

SHARED = 0.4  # how often they got an address that an organiser has shared, rather than looking at the list


def ask(world: World, name: str, address: str, chance: random.Random) -> None:
    """Ask for a seat of one of the games that can be joined, if there is any."""
    found = _shared(world) if chance.random() < SHARED else _listed(world)
    if found:
        post_json(world, "asking for a seat", chance.choice(found), {"name": name, "email": address})


def _listed(world: World) -> list[str]:
    """Return the paths at which the games on the list are joined."""
    page = world.request("GET", "/tables", headers=JSON)
    tables = [] if page is None or page.status_code != 200 else page.get_json()["tables"]
    return [urlsplit(table["url"]).path for table in tables]


def _shared(world: World) -> list[str]:
    """Return those at which any game is joined: people share them wherever they talk."""
    with world.undisturbed() as session:
        keys = session.exec(select(Game.join_key).where(col(Game.join_key).is_not(None)).order_by(Game.id)).all()
    return [f"/join/{key}" for key in keys]
