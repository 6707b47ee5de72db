"""Draw a view as lines of text: the table, the hand, the legal moves."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from engine.language import dollars
from engine.rules.cards import KINDS, N_OUTLAWS
from engine.rules.public import SeatView
from engine.rules.table import kinds_on
from engine.words.card_forms import card_name
from engine.words.move_phrases import describe_move


def draw_table(view: SeatView) -> list[str]:
    """Return the lines for a view."""
    names = view.players
    top = "." if view.stack_top is None else f", {card_name(KINDS[view.stack_top])} on top."
    lines = [
        f"Hand {view.hand_no}, dealt by {names[view.dealer]}. {_moment(view)}",
        f"Supply: {cards(view.supply_size)}. Discard stack: {cards(view.stack_size)}{top}",
        "",
        "Posters",
    ]
    lines += [_poster(view, outlaw) for outlaw in range(N_OUTLAWS)]
    for player, name in enumerate(names):
        lines += ["", f"{name}: {dollars(view.money[player])}, {cards(view.hand_sizes[player])} in hand"]
        lines += [
            f"  {card_name(KINDS[outlaw])}: {counted(kinds_on(pile, outlaw))}, {pile.capture_points} CP"
            for outlaw, pile in sorted(view.territories[player].items())
        ]
    if view.seat is not None:
        lines += ["", f"Your hand: {counted(Counter(dict(enumerate(view.hand))).elements())}"]
        lines += [f"You may {describe_move(move, names, view.seat)}: {move}" for move in view.legal]
    return lines


def counted(kinds: Iterable[int]) -> str:
    """Return a list of cards grouped by kind: 4 Jesse James, Bank Robbery."""
    counts = Counter(kinds)
    named = ((counts[kind], card_name(KINDS[kind])) for kind in sorted(counts))
    return ", ".join(f"{count} {name}" if count > 1 else name for count, name in named) or "no cards"


def cards(number: int) -> str:
    """Return a number of cards: 1 card, 2 cards."""
    return "1 card" if number == 1 else f"{number} cards"


def _moment(view: SeatView) -> str:
    names, phase = view.players, view.phase
    if view.winner is not None:
        return f"The game is over; {names[view.winner]} won."
    if phase == "hand_over":
        return "The hand is over."
    if phase == "react":
        asked = " and ".join(names[seat] for seat in view.pending.waiting)
        return f"{names[view.turn]}’s turn waits for {asked} to react."
    steps = {"draw": "to draw", "play": "to play or discard", "choose": "to choose"}
    return f"{names[view.turn]}’s turn, {steps[phase]}."


def _poster(view: SeatView, outlaw: int) -> str:
    standing = [
        (territory[outlaw].capture_points, seat)
        for seat, territory in enumerate(view.territories)
        if outlaw in territory
    ]
    ranked = sorted(standing, key=lambda held: -held[0])
    who = ", ".join(f"{view.players[seat]} {own} CP" for own, seat in ranked)
    is_open = "" if view.open[outlaw] else "not open"
    return f"  {card_name(KINDS[outlaw]):<15} {dollars(view.posters[outlaw]):>8}  {who or is_open}".rstrip()
