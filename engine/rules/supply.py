"""The supply and the discard stack: drawing, the one reshuffle, shots (docs/rules.md#supply-and-reshuffle)."""

from __future__ import annotations

from engine.rules import cards
from engine.rules.editions import Rules
from engine.rules.events import Drew, Reshuffled, Shot
from engine.rules.public import PublicTable
from engine.rules.table import Table


def drawable(rules: Rules, supply: int, stack: int, reshuffled: bool) -> int:
    """Return how many cards can still be drawn in a hand, the one reshuffle included if it is still to come.

    `supply` and `stack` are numbers of cards.
    """
    if reshuffled:
        return supply
    return supply + (stack if rules.reshuffle == "all" else max(stack - 1, 0))


def draw_ends_hand(rules: Rules, supply: int, stack: int, reshuffled: bool) -> bool:
    """Return whether the hand ends if a player chooses to draw two cards from the supply. The sizes are as above."""
    left = drawable(rules, supply, stack, reshuffled)
    last_two = left == 2 and (reshuffled or supply < 2)
    return left < 2 or (rules.second_exhaustion == "emptied" and last_two)


def available(t: PublicTable, on_stack: int) -> int:
    """Return how many cards can still be drawn. `on_stack`: cards that will be on the discard stack by then."""
    return drawable(t.rules, t.supply_size, t.stack_size + on_stack, t.reshuffled)


def can_shoot(t: PublicTable, on_stack: int = 0) -> bool:
    """Return whether a card can be turned up. A Wyatt Earp is counted in `on_stack`: it is there before its effect."""
    return available(t, on_stack) > 0


def spent(t: Table) -> bool:
    """Return whether the supply is empty for the second time and that ends the hand (`emptied`)."""
    return t.rules.second_exhaustion == "emptied" and t.reshuffled and not t.supply


def _reshuffle(t: Table) -> None:
    kept = 0 if t.rules.reshuffle == "all" else 1
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
