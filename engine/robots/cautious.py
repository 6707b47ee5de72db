"""The cautious robot: choose a legal move from a seat's view alone.

It draws from the supply, lays as many Outlaw cards as it can, plays Photos, puts robberies on its own best pile, never
plays a Hideout or Most Wanted!, and discards the card that helps the next player least. It plays for seats held by
robots and finishes turns whose time has run out, so it treats all players alike and is deterministic.
"""

from __future__ import annotations

import random
from collections.abc import Sequence

from engine.robots.sight import Sight, legal_moves, sight_of
from engine.rules.cards import BANK, GUN, HIDEOUT, N_OUTLAWS, PHOTO, POINTS, STAGECOACH, WANTED, WYATT
from engine.rules.events import Event
from engine.rules.moves import DECLINE, DRAW_SUPPLY, NONE, Move, Verb
from engine.rules.public import SeatView
from engine.rules.table import PILES

WISHES = (Verb.PHOTO, Verb.GUN, Verb.BANK, Verb.STAGECOACH, Verb.WYATT_CLEAR, Verb.WYATT_DRAW)
"""The Sheriff cards that it plays, the dearest first."""
IN_HAND = {STAGECOACH: 25, HIDEOUT: 26, WANTED: 27, BANK: 30, GUN: 35, WYATT: 40}
"""How dearly a Sheriff card is kept."""


def choose(view: SeatView, told: Sequence[Event], rng: random.Random, budget: int) -> Move:
    """Choose a move for the seat whose view this is, from the view alone."""
    return cautious(view)


def cautious(view: SeatView) -> Move:
    """Choose a move for the seat whose `view` this is. Raises ValueError if that seat has no move to make."""
    legal = legal_moves(view)
    return decide(sight_of(view), legal)


def decide(s: Sight, legal: Sequence[Move]) -> Move:
    """Choose one of the legal moves from what a seat sees. The order in which they are listed has no meaning."""
    if s.table.phase == "draw":
        return DRAW_SUPPLY
    if s.table.phase == "react":  # with the Photo or the Wyatt Earp, if the seat holds it
        return min((move for move in legal if move is not DECLINE), default=DECLINE)
    return _choose(s, legal) if s.table.phase == "choose" else _play(s, legal)


def _play(s: Sight, legal: Sequence[Move]) -> Move:
    """Lay Outlaw cards, the largest set first; then play one useful Sheriff card; then discard."""
    lays = [move for move in legal if move.verb is Verb.PLAY]
    if lays:
        return max(lays, key=lambda move: (move.count, move))
    for wish in WISHES:
        ways = [move for move in legal if move.verb is wish]
        if ways:
            return min(ways)
    return min((move for move in legal if move.verb is Verb.DISCARD), key=lambda move: _worth(s, move.card))


def _choose(s: Sight, legal: Sequence[Move]) -> Move:
    """Choose the pile with the most points, or take the card that is worth most in hand."""
    if legal[0].verb is Verb.TAKE:
        return max(legal, key=lambda move: _worth(s, move.card))
    return max(legal, key=lambda move: (_points(s, move), move))


def _points(s: Sight, choice: Move) -> int:
    """Return the points on the chosen pile, a Hideout on it not considered."""
    pile = s.pile(s.table.turn if choice.seat == NONE else choice.seat, choice.card)
    return sum(POINTS[kind] * count for kind, count in zip(PILES[choice.card], pile, strict=True))


def _worth(s: Sight, card: int) -> tuple[int, int]:
    """Return a sort key for a card's worth in this hand; the card with the lowest is discarded.

    A single card of an Outlaw that is not open helps the next player least. A card of an open Outlaw could be laid by
    the next player at once, and Sheriff cards are useful to any player.
    """
    if card < N_OUTLAWS:
        return (20 if s.table.open[card] else 0) + 5 * s.hand[card], card
    if card < STAGECOACH:
        return 45 if s.table.open[card - PHOTO] else 8, card
    return IN_HAND[card], card
