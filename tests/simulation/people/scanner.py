"""A program that follows each link of a mail before its reader does, as those do that look for viruses."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from tests.simulation.world import World, expect

QUERIES = (
    "SELECT * FROM game ORDER BY id",
    "SELECT * FROM seat ORDER BY game_id, n",
)  # as objects they take far longer


def follow(world: World, paths: Iterable[str]) -> None:
    """Open pages without pressing anything. Raises Violated if that has changed a game or a seat."""
    before = states(world)
    for path in paths:
        world.request("GET", path)
        world.request("HEAD", path)
        world.request("GET", path.replace("/", "//").removeprefix("/"))  # some write addresses anew
    world.counts["mails scanned"] += 1
    expect(not changed(world, before), "following the links of a mail has changed a game")


class States(NamedTuple):
    """All games and seats, as the database gives them, after so many steps."""

    step: int
    rows: list[Sequence[object]]


def changed(world: World, before: States) -> bool:
    """Return whether a game or a seat has changed, with nothing else happening meanwhile."""
    return before.step == world.step and before != states(world)


def states(world: World) -> States:
    with world.site.database.reading() as session:
        read = session.connection().exec_driver_sql
        return States(world.step, [read(query).all() for query in QUERIES])
