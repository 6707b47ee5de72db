"""What somebody who is shown a game may ask beside what they did: their pages, public ones, past links, guesses."""

from __future__ import annotations

import random
from typing import Any, NamedTuple
from urllib.parse import urlsplit

from service.gamelog.log import GameLog
from service.gamelog.story import is_draw
from service.links import Scope
from tests.simulation.twins.viewers import LINKS

PUBLIC = ("", ".json", ".txt", "/scores", "/at/{n}", "/at/{n}?view=all", "?view=all")
OWN = ("", "/history", "/at/{n}", "/mail-history", "/orders")
OF_A_PAST_LINK = ("", "/history", "/at/{n}")
JSON = {"Accept": "application/json"}


class Request(NamedTuple):
    """A request, and more that the client is told."""

    method: str
    path: str
    more: dict[str, Any]


def page(log: GameLog, seat: int | None, chance: random.Random) -> Request:
    """Return a request for a page that a seat, or None a bystander, may open, or of a link of somebody else's turn."""
    n = chance.randint(0, log.game.at)
    kinds = [(f"/g/{log.game.id}", PUBLIC), (_link(log, "turn", chance.randrange(len(log.seats)), n), OF_A_PAST_LINK)]
    if seat is not None:
        kinds.append((_link(log, "seat", seat, 0), OWN))
    link, ends = chance.choice(kinds)
    return Request("GET", link + chance.choice(ends).format(n=n), {"headers": chance.choice(({}, JSON))})


def guess(log: GameLog, n: int) -> Request:
    """Return a post by the link of the turn of move n that makes it again, which is answered only if it is public."""
    move = log.moves[n - 1]
    began = next(row.n - 1 for row in reversed(log.moves[:n]) if is_draw(row))
    path = f"{_link(log, 'turn', move.seat, began)}/moves"
    return Request("POST", path, {"json": {"move": move.move, "at": n - 1}, "headers": JSON})


def _link(log: GameLog, scope: Scope, seat: int, at: int) -> str:
    return urlsplit(LINKS.page(scope, log.seats[seat], at)).path
