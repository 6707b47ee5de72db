"""The supply and the discard stack: drawing, the one reshuffle, shots (RULES sections 2 and 3)."""

from __future__ import annotations

from engine import cards
from engine.events import Drew, Reshuffled, Shot
from engine.table import Table


def _reshuffle_would_yield(t: Table, on_stack: int) -> int:
    """How many cards the stack gives as a new supply; `on_stack`: cards that will lie on it by then."""
    size = len(t.discard) + on_stack
    return size if t.rules.reshuffle == "all" else max(size - 1, 0)


def available(t: Table, on_stack: int) -> int:
    """How many cards can still be had from the supply, the one reshuffle included if it is still to come."""
    return len(t.supply) + (0 if t.reshuffled else _reshuffle_would_yield(t, on_stack))


def can_shoot(t: Table, on_stack: int = 0) -> bool:
    """Whether a card can be turned up. A Wyatt Earp counts itself: it lies on the stack before its effect."""
    return available(t, on_stack) > 0


def spent(t: Table) -> bool:
    """Whether the last card has left the supply for the second time, where that ends a hand (`emptied`)."""
    return t.rules.second_exhaustion == "emptied" and t.reshuffled and not t.supply


def _reshuffle(t: Table) -> None:
    kept = 0 if t.rules.reshuffle == "all" else 1
    t.supply = t.shuffles.order(f"hand/{t.hand_no}/reshuffle", t.discard[kept:])
    t.discard = t.discard[:kept]
    t.reshuffled = True
    t.events.append(Reshuffled(len(t.supply)))


def draw(t: Table, seat: int, wanted: int) -> int:
    """Cards from the supply into a hand; how many there were, which is fewer if the one reshuffle falls short.

    The last card is drawn before a reshuffle is made, and taking exactly the last cards makes none.
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
    """Turn up the top card of the supply onto the stack: an Outlaw card, with its bullet hole, is a hit."""
    if not t.supply:
        _reshuffle(t)
    card = t.supply.pop(0)
    t.discard.insert(0, card)
    hit = card < cards.N_OUTLAWS
    t.events.append(Shot(seat, cards.KINDS[card], hit))
    return hit
