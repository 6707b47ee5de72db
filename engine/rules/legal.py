"""The legal moves of a seat, and the function that carries out each."""

from __future__ import annotations

from collections.abc import Callable

from engine.rules import sheriff, turn_steps
from engine.rules.cards import N_OUTLAWS
from engine.rules.choice_effects import choices, choose
from engine.rules.moves import DISCARD, DRAW_DISCARD, DRAW_SUPPLY, PLAY, Move
from engine.rules.reactions import react, reactions
from engine.rules.table import Table


def legal(t: Table, seat: int) -> list[Move]:
    """Return the moves that the seat may make now, each once."""
    if seat not in t.to_act():
        return []
    if t.phase == "play":
        return _plays(t)
    if t.phase == "draw":
        return [DRAW_SUPPLY, DRAW_DISCARD] if t.discard else [DRAW_SUPPLY]
    return choices(t) if t.phase == "choose" else reactions(t, seat)


def _plays(t: Table) -> list[Move]:
    """Return the plays that leave a card to discard, and every discard (docs/rules.md#a-card-to-discard)."""
    hand = t.hands[t.turn]
    size, fewest = sum(hand), turn_steps.fewest_to_lay(t)
    found: list[Move] = []
    for kind, count in enumerate(hand):
        if not count:
            continue
        found.append(DISCARD[kind])
        if kind < N_OUTLAWS:
            most = count if count < size else size - 1
            if most >= fewest[kind]:
                found += PLAY[kind][fewest[kind] - 1 : most]
        elif not t.sheriff_played or kind == t.may_play_now:
            found += sheriff.ways(t, kind, size)
    return found


_TURN: dict[Move, tuple[Callable[..., None], tuple[int, ...]]] = {
    DRAW_SUPPLY: (turn_steps.draw_supply, ()),
    DRAW_DISCARD: (turn_steps.draw_discard, ()),
    **{move: (turn_steps.lay, (move.card, move.count)) for outlaw in PLAY for move in outlaw},
    **{move: (turn_steps.discard, (move.card,)) for move in DISCARD},
    **sheriff.ACTIONS,
}


def carry_out(t: Table, seat: int, move: Move) -> None:
    """Carry out a legal move. It changes the table."""
    if t.phase == "choose":
        choose(t, move)
    elif t.phase == "react":
        react(t, seat, move)
    else:
        action, what = _TURN[move]
        action(t, *what)
