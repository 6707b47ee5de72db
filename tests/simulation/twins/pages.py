"""Pages that somebody who is shown a game may open beside what they asked for: their own, public ones, past links."""

from __future__ import annotations

import random
from urllib.parse import urlsplit

from service.gamelog.log import GameLog
from service.links import Scope
from tests.simulation.twins.viewers import LINKS

PUBLIC = ("", ".json", ".txt", "/scores", "/at/{n}", "/at/{n}?view=all", "?view=all")
OWN = ("", "/history", "/at/{n}", "/mail-history", "/orders")
OF_A_PAST_LINK = ("", "/history", "/at/{n}")
EITHER_FORM: tuple[dict[str, str], ...] = ({}, {"Accept": "application/json"})


def another(log: GameLog, seat: int | None, chance: random.Random) -> tuple[str, dict[str, str]]:
    """Return the path of a page that a seat, or None a bystander, may open, and the headers to ask for it."""
    n = chance.randint(0, log.game.at)
    kinds = [(f"/g/{log.game.id}", PUBLIC), (_of(log, "turn", chance.randrange(len(log.seats)), n), OF_A_PAST_LINK)]
    if seat is not None:
        kinds.append((_of(log, "seat", seat, 0), OWN))
    link, ends = chance.choice(kinds)
    return link + chance.choice(ends).format(n=n), chance.choice(EITHER_FORM)


def _of(log: GameLog, scope: Scope, seat: int, at: int) -> str:
    return urlsplit(LINKS.page(scope, log.seats[seat], at)).path
