"""The supply and the discard stack: drawing, the one reshuffle, shots (docs/rules.md#supply-and-reshuffle)."""

from __future__ import annotations

from engine.rules import cards
from engine.rules.editions import Rules
from engine.rules.events import Drew, Reshuffled, Shot
from engine.rules.public import PublicTable
from engine.rules.table import Table


def kept_at_reshuffle(rules: Rules) -> int:
    """Return how many cards stay on the discard stack, from its top, when it is shuffled into a new supply."""
    return 0 if rules.reshuffle == "all" else 1


def available(t: PublicTable, on_stack: int = 0) -> int:
    """Return how many cards can still be drawn in a hand, the one reshuffle included if it is still to come.

    `on_stack`: cards that will have come onto the discard stack by then.
    """
    if t.reshuffled:
        return t.supply_size
    return t.supply_size + max(t.stack_size + on_stack - kept_at_reshuffle(t.rules), 0)


def draw_ends_hand(t: PublicTable) -> bool:
    """Return whether the hand ends if a player chooses to draw from the supply."""
    drawn, supply = t.rules.numbers.drawn, t.supply_size
    if supply > drawn:
        return False
    left = available(t)
    empties = left == drawn and (t.reshuffled or supply < drawn)
    return left < drawn or (t.rules.second_exhaustion == "emptied" and empties)


def can_shoot(t: PublicTable, on_stack: int = 0) -> bool:
    """Return whether a card can be turned up. A Wyatt Earp is counted in `on_stack`: it is there before its effect."""
    return available(t, on_stack) > 0


def spent(t: Table) -> bool:
    """Return whether the supply is empty for the second time and that ends the hand (`emptied`)."""
    return t.rules.second_exhaustion == "emptied" and t.reshuffled and not t.supply


def _reshuffle(t: Table) -> None:
    kept = kept_at_reshuffle(t.rules)
    t.supply = t.shuffles.order(f"hand/{t.hand_no}/reshuffle", t.discard[kept:])
    t.discard = t.discard[:kept]
    t.reshuffled = True
    t.events.append(Reshuffled(len(t.supply), bool(t.discard)))


def draw(t: Table, seat: int, wanted: int) -> int:
    """Draw cards from the supply into a hand. Return their number: fewer than `wanted` if the supply runs out.

    The supply is reshuffled only when another card is needed, not when its last card has been drawn.
    """
    drawn: list[int] = []
    while len(drawn) < wanted:
        if not t.supply and not t.reshuffled:
            _reshuffle(t)
        if not t.supply:
            break
        drawn.append(t.supply.pop(0))
    hand = t.hands[seat]
    for card in drawn:
        hand[card] += 1
    t.events.append(Drew(seat, len(drawn), tuple(cards.codes(drawn))))
    return len(drawn)


def shoot(t: Table, seat: int) -> bool:
    """Turn up the top card of the supply onto the discard stack. Return whether it is a hit: an Outlaw card."""
    if not t.supply:
        _reshuffle(t)
    card = t.supply.pop(0)
    t.discard.insert(0, card)
    hit = card < cards.N_OUTLAWS
    t.events.append(Shot(seat, cards.KINDS[card], hit))
    return hit
