"""A program that follows each link of a mail before its reader does, as those do that look for viruses."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from sqlmodel import col, select

from service.models import Game, Seat
from tests.simulation.world import World, expect


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
    """All games with their seats, after so many steps."""

    step: int
    rows: list[tuple[dict[str, object], dict[str, object]]]


def changed(world: World, before: States) -> bool:
    """Return whether a game or a seat has changed, with nothing else happening meanwhile."""
    return before.step == world.step and before != states(world)


def states(world: World) -> States:
    """Return the present states."""
    rows = select(Game, Seat).join(Seat).order_by(col(Game.id), col(Seat.n))
    with world.site.database.reading() as session:
        return States(world.step, [(game.model_dump(), seat.model_dump()) for game, seat in session.exec(rows).all()])
