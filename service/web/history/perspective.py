"""The viewer of a history, the last move shown, and the addresses of the same page in other views.

The views are a player's (with the link of a seat), a bystander's, and, once the game is over, one with all cards
revealed.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Literal, NamedTuple
from zoneinfo import ZoneInfo

from flask import request, url_for

from engine.language import text
from service import errors
from service.clocks import zones
from service.gamelog.log import GameLog
from service.gamelog.story import is_open
from service.web.link.link_requests import LinkRequest

SEALED = text(
    "Others still play these cards, so this can be read here later: a deal of the day at midnight (UTC), a game of a "
    "league when its season is over."
)

View = Literal["own", "bystander", "all"]

LABELS: dict[View, str] = {
    "own": text("As I knew it"),
    "bystander": text("As a bystander knew it"),
    "all": text("As it really was"),
}


class Switch(NamedTuple):
    """A link to another view of the same page; `url` is None for the present one."""

    label: str
    url: str | None


@dataclass(frozen=True)
class Perspective:
    """A reader of a game's history.

    `last`: the number of moves that are shown; `fixed`: shown as if there were no more, whatever has happened since.
    `offered`: the ways in which this address shows the game, its own first; `chosen` is one of them.
    """

    log: GameLog
    seat: int | None  # the reader's own; None for a bystander
    last: int
    fixed: bool
    offered: tuple[View, ...]
    chosen: View
    endpoints: tuple[str, str, str]  # of the history, of the table after a move, and of the post that plays on there
    values: dict[str, Any]  # values in their addresses
    zone: ZoneInfo = zones.WORLD  # in which times are shown: the reader's own

    @property
    def viewer(self) -> int | None:
        """The seat whose view is shown; None for that of a bystander."""
        return self.seat if self.chosen == "own" else None

    @property
    def revealed(self) -> bool:
        """Whether all cards are shown as they really were."""
        return self.chosen == "all"

    def history_url(self, hand: int | None = None, view: View | None = None) -> str:
        """Return the address of a hand's moves; without a number that of the hand which is shown first."""
        return url_for(self.endpoints[0], **self.values, hand=hand, view=self._named(view))

    def moment_url(self, n: int, view: View | None = None) -> str:
        """Return the address of the table after move n."""
        return url_for(self.endpoints[1], **self.values, n=n, view=self._named(view))

    def branch_url(self, n: int) -> str:
        """Return the address of a post that plays on from the table after move n."""
        return url_for(self.endpoints[2], **self.values, n=n)

    @property
    def moment_pattern(self) -> str:
        """The address of the table after a move, with `{n}` in place of the move's number."""
        return self.moment_url(0).replace("/at/0", "/at/{n}", 1)

    def switches(self, *, hand: int | None = None, n: int | None = None) -> list[Switch]:
        """Return links to the views of the moves of a hand, or of the table after move n; none if there is only one."""
        if len(self.offered) == 1:
            return []
        address = {view: self.history_url(hand, view) if n is None else self.moment_url(n, view) for view in LABELS}
        return [Switch(LABELS[view], None if view == self.chosen else address[view]) for view in self.offered]

    def _named(self, view: View | None) -> View | None:
        """Return the field of an address that chooses a view; None for the one that it shows without."""
        view = view or self.chosen
        return None if view == self.offered[0] else view


def of_everybody(log: GameLog) -> Perspective:
    """Return the perspective of a request for a game's public address."""
    offered: tuple[View, ...] = ("bystander", "all") if is_open(log.game) else ("bystander",)
    return Perspective(
        log,
        seat=None,
        last=log.game.at,
        fixed=False,
        offered=offered,
        chosen=_chosen(offered),
        endpoints=("history.game", "moments.game_at", "branches.branch_from"),
        values={"game_id": log.game.id},
    )


def of_link(link: LinkRequest) -> Perspective:
    """Return the perspective of a request with a link. One that is past shows what a bystander may know.

    Raises errors.Forged if that is nothing, because others still play the same deal.
    """
    log, moment = link.log, link.moment
    if log.game.sealed and link.viewer is None:
        raise errors.Forged(SEALED)
    own: tuple[View, ...] = () if link.viewer is None else ("own",)
    bystander: tuple[View, ...] = () if log.game.sealed else ("bystander",)
    everything: tuple[View, ...] = ("all",) if is_open(log.game) and moment is None else ()
    offered = (*own, *bystander, *everything)
    return Perspective(
        log,
        seat=link.viewer,
        last=log.game.at if moment is None else moment,
        fixed=moment is not None,
        offered=offered,
        chosen=_chosen(offered),
        endpoints=("seat.history", "seat.moment", "seat.branch"),
        values={},
        zone=link.zone,
    )


def _chosen(offered: tuple[View, ...]) -> View:
    """Return the view that the request names if it is offered, otherwise the first."""
    named = request.args.get("view")
    return next((view for view in offered if view == named), offered[0])
