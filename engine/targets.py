"""Where a Sheriff card may go. The same lists say whether a card may be played and what its choice offers.

Always in seat and circle order, so that a position offers the same list however it was reached.
"""

from __future__ import annotations

from engine.cards import WYATT
from engine.table import EMPTY, Table


def own_piles(t: Table) -> list[int]:
    """For a robbery: the active player's piles. Each has an Outlaw card or a Photo."""
    return sorted(t.territories[t.turn])


def gun_targets(t: Table) -> list[int]:
    """For a Fastest Gun: own piles of an Outlaw on whom nobody has one, or, with one per Outlaw, oneself has none."""
    own = t.territories[t.turn]
    if t.rules.fastest_gun == "outlaw":
        return [outlaw for outlaw in sorted(own) if not own[outlaw].gun]
    return [outlaw for outlaw in sorted(own) if not any(theirs.get(outlaw, EMPTY).gun for theirs in t.territories)]


def steal_targets(t: Table) -> list[tuple[int, int]]:
    """For a Most Wanted!: opponents' piles with an Outlaw card, a Hideout on them or not; (seat, Outlaw)."""
    return [
        (seat, outlaw)
        for seat, territory in enumerate(t.territories)
        if seat != t.turn
        for outlaw, pile in sorted(territory.items())
        if pile.outlaws
    ]


def hideout_targets(t: Table) -> list[tuple[int, int]]:
    """For a Hideout: opponents' piles without one, and one's own where the rules say anyone's; (seat, Outlaw)."""
    own_too = t.rules.hideout == "anyone"
    return [
        (seat, outlaw)
        for seat, territory in enumerate(t.territories)
        if own_too or seat != t.turn
        for outlaw, pile in sorted(territory.items())
        if not pile.hideout
    ]


def hidden_piles(t: Table) -> list[int]:
    """For Wyatt Earp's third use: own piles under a Hideout."""
    return [outlaw for outlaw, pile in sorted(t.territories[t.turn].items()) if pile.hideout]


def takeable(t: Table) -> list[int]:
    """For Wyatt Earp's second use: the kinds in the discard stack that are not a Wyatt Earp."""
    return [kind for kind in sorted(set(t.discard)) if kind != WYATT]
