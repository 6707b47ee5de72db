"""The legal targets of Sheriff cards. They decide whether a card may be played, and what its choice offers.

They are in seat order, then in circle order, so that equal positions offer equal lists.
"""

from __future__ import annotations

from collections.abc import Iterator

from engine.rules.public import PublicTable
from engine.rules.table import EMPTY, Pile


def own_piles(t: PublicTable) -> list[int]:
    """Return the active player's piles, for a robbery. Each has an Outlaw card or a Photo."""
    return sorted(t.territories[t.turn])


def gun_targets(t: PublicTable) -> list[int]:
    """Return the active player's piles for a Fastest Gun.

    None may be of an Outlaw on whom any player has one; with one per Outlaw, only the active player's own count.
    """
    own = t.territories[t.turn]
    if t.rules.fastest_gun == "outlaw":
        return [outlaw for outlaw in sorted(own) if not own[outlaw].gun]
    return [outlaw for outlaw in sorted(own) if not any(theirs.get(outlaw, EMPTY).gun for theirs in t.territories)]


def steal_targets(t: PublicTable) -> list[tuple[int, int]]:
    """Return seat and Outlaw of opponents' piles with an Outlaw card, for Most Wanted!, also under a Hideout."""
    return [(seat, outlaw) for seat, outlaw, pile in _all_piles(t) if seat != t.turn and pile.outlaws]


def hideout_targets(t: PublicTable) -> list[tuple[int, int]]:
    """Return seat and Outlaw of piles without a Hideout: opponents', and with `anyone` also the player's own."""
    own_too = t.rules.hideout == "anyone"
    return [(seat, outlaw) for seat, outlaw, pile in _all_piles(t) if (own_too or seat != t.turn) and not pile.hideout]


def _all_piles(t: PublicTable) -> Iterator[tuple[int, int, Pile]]:
    for seat, territory in enumerate(t.territories):
        for outlaw in sorted(territory):
            yield seat, outlaw, territory[outlaw]


def hidden_piles(t: PublicTable) -> list[int]:
    """Return the active player's piles under a Hideout, for Wyatt Earp."""
    return [outlaw for outlaw, pile in sorted(t.territories[t.turn].items()) if pile.hideout]
