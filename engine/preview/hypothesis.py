"""The view as it would be after a play of the player's own, if nobody reacts."""

from __future__ import annotations

from dataclasses import replace

from engine.rules.public import SeatView
from engine.rules.table import EMPTY, with_cards


def with_own_cards(view: SeatView, outlaw: int, card: int, number: int = 1) -> SeatView:
    """Return the view with cards on the player's own pile: Outlaw cards laid together, or the Photo.

    The hand, and what lies on the poster, are as before.
    """
    laid = card == outlaw
    own = dict(view.territories[view.turn])
    own[outlaw] = with_cards(own.get(outlaw, EMPTY), outlaw, card, number)
    return replace(
        view,
        territories=[own if seat == view.turn else other for seat, other in enumerate(view.territories)],
        laid={**view.laid, outlaw: view.laid.get(outlaw, 0) + number} if laid else view.laid,
        open=[is_open or (laid and n == outlaw) for n, is_open in enumerate(view.open)],
    )
