"""Positions in which there is something to do on a page."""

from __future__ import annotations

import engine
from tests.browser.chromium import Chromium
from tests.browser.conftest import Site
from tests.service.harness import Harness


def holds_open(position: engine.Position) -> str | None:
    """Return an open Outlaw of whom the player whose turn begins holds cards."""
    if position.phase != "draw":
        return None
    view = position.seen_by(position.turn)
    return next((code for n, code in enumerate(engine.OUTLAWS) if view.open[n] and view.hand[n]), None)


def only_discards(position: engine.Position) -> bool:
    return position.phase == "play" and all(one.startswith("discard") for one in position.legal(position.turn))


def before_a_turn(site: Site) -> tuple[Harness, str]:
    """Return a game in which the next player may lay cards of an open Outlaw, and that Outlaw's name."""
    harness = site.game(lambda position: holds_open(position) is not None, seed=6)
    return harness, engine.CARDS[holds_open(harness.position()) or ""].name


def to_choose(browser: Chromium, site: Site) -> Harness:
    """Open the page of a player who has drawn and may lay cards."""
    harness, _ = before_a_turn(site)
    harness.post(harness.position().turn, "draw supply")
    browser.get(site.turn(harness))
    return harness
