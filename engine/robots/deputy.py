"""The deputy: plays by rules of thumb. It counts points, and makes the move that brings most dollars over the others.

It lays what pays, races for leads that last, keeps Photos and robberies for piles of its own, hides and robs whoever
leads, discards what helps the next player least, and does not end a hand that it is losing. It is deterministic.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence

from engine.robots.gains import (
    AVERAGE,
    SHERIFF_GAINS,
    choice_gain,
    discard_cost,
    held_worth,
    lay_gain,
    sheriff_gain,
)
from engine.robots.sight import Sight, legal_moves, sight_of
from engine.rules.cards import N_OUTLAWS, STAGECOACH
from engine.rules.events import Event
from engine.rules.moves import DECLINE, DRAW_DISCARD, DRAW_SUPPLY, PLAY, ROBBERY, Move, Verb
from engine.rules.public import SeatView
from engine.rules.sheriff import ways
from engine.rules.turn_steps import fewest_to_lay

SPARE = 250.0  # dollars: what a Sheriff card has to bring to be played now

Ranked = list[tuple[float, Move]]  # gains in dollars with their moves, the best first


def choose(view: SeatView, told: Sequence[Event], rng: random.Random, budget: int) -> Move:
    """Choose a move for the seat whose view this is."""
    legal = legal_moves(view)
    return decide(sight_of(view), legal)


def decide(s: Sight, legal: Sequence[Move]) -> Move:
    """Choose one of the legal moves from what a seat sees. The order in which they are listed has no meaning."""
    if len(legal) == 1:
        return legal[0]
    if s.table.phase == "draw":
        return _draw(s)
    if s.table.phase == "react":  # out of turn a card costs nothing else
        return next(move for move in sorted(legal) if move is not DECLINE)
    return _choose(s, legal) if s.table.phase == "choose" else play(s, legal, ranked_sheriff_cards)


def _draw(s: Sight) -> Move:
    """Take the top of the discard stack if it can be played at once and is worth more than unknown cards.

    Robots that took cards to keep them could hand each other the same few for ever.
    """
    top = s.table.stack_top
    if top is None or not _is_playable(s, top):
        return DRAW_SUPPLY
    return DRAW_DISCARD if held_worth(s, top, s.hand[top] + 1) > s.table.rules.numbers.drawn * AVERAGE else DRAW_SUPPLY


def _is_playable(s: Sight, card: int) -> bool:
    """Return whether this seat would lay or play one more card of a kind this turn."""
    size = sum(s.hand) + 1
    if card < N_OUTLAWS:
        held = s.hand[card] + 1
        return size > held >= fewest_to_lay(s.table)[card] and lay_gain(s, PLAY[card][held - 1], size) > 0
    if card < STAGECOACH or card in ROBBERY:
        return any(sheriff_gain(s, move, size) > SPARE for move in ways(s.table, card, size))
    return False


def ranked_lays(s: Sight, legal: Sequence[Move]) -> Ranked:
    """Return the lays among the legal moves with what each brings."""
    size = sum(s.hand)
    return sorted(((lay_gain(s, move, size), move) for move in legal if move.count), reverse=True)


def ranked_sheriff_cards(s: Sight, legal: Sequence[Move]) -> Ranked:
    """Return the plays of Sheriff cards among the legal moves with what each brings.

    Of asks to the left and to the right, which bring the same, only those to the left are told.
    """
    size = sum(s.hand)
    plays = (move for move in legal if move.verb in SHERIFF_GAINS and move.step >= 0)
    return sorted(((sheriff_gain(s, move, size), move) for move in plays), reverse=True)


def play(s: Sight, legal: Sequence[Move], rank: Callable[[Sight, Sequence[Move]], Ranked]) -> Move:
    """Lay the best cards, then play the best Sheriff card, as they are ranked, then discard."""
    lays = ranked_lays(s, legal)
    if lays and lays[0][0] > 0:
        return lays[0][1]
    sheriff = rank(s, legal)
    if sheriff and sheriff[0][0] > SPARE:
        return sheriff[0][1]
    return ranked_discards(s, legal)[0][1]


def ranked_discards(s: Sight, legal: Sequence[Move]) -> Ranked:
    """Return the discards among the legal moves with what each brings, which is less than nothing."""
    discards = (move for move in legal if move.verb is Verb.DISCARD)
    return sorted(((-discard_cost(s, move.card), move) for move in discards), reverse=True)


def _choose(s: Sight, legal: Sequence[Move]) -> Move:
    """Choose the pile where it brings most, or the card that is worth most in hand."""
    if legal[0].verb is Verb.TAKE:
        return max(legal, key=lambda move: (held_worth(s, move.card, s.hand[move.card] + 1), move))
    return max(legal, key=lambda move: (choice_gain(s, move), move))
