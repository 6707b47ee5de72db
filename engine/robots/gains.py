"""The deputy's rules of thumb: what a move brings a seat, and a card in its hand, in dollars over the others."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from engine.robots.sight import Sight
from engine.rules.cards import BANK, GUN, HIDEOUT, N_OUTLAWS, PHOTO, POINTS, REWARD, STAGECOACH, WANTED, WYATT
from engine.rules.moves import NONE, Move, Verb
from engine.rules.turn_steps import lay_reward

FOUND, ENOUGH = 80.0, 20  # dollars: what each card of a searched stack adds, up to so many
AVERAGE = 500.0  # dollars: what an unknown card is worth in hand
CHANCE_OF_SET = (0.0, 0.05, 0.25, 0.8, 0.95, 1.0, 1.0, 1.0)  # by the number of cards held
CHANCE_OF_PHOTO = (0.15, 0.25, 0.55, 0.9, 0.9, 1.0, 1.0, 1.0)  # that its Outlaw is open in time, by the cards held
UNPLACED = 0.5  # the part that is left of a robbery's worth while there is no pile for it
WYATT_WORTH, WANTED_WORTH, HIDEOUT_WORTH = 800.0, 500.0, 400.0  # dollars: at least, in hand
STAYS_HIDDEN = 0.8  # the chance that nobody uncovers the pile
NEXT_TAKES = 0.5  # the chance that the next player takes a discard that is of use to them
ENDS_BADLY = 8000.0  # dollars behind: a hand that is lost by more than this is not ended on purpose

# --- what a move brings ----------------------------------------------------------------------------------------------


def added(s: Sight, seat: int, outlaw: int, points: int, reward: int) -> float:
    """Return how much better this seat's outlook on a poster is if a player adds points, and money to the poster."""
    territory = s.table.territories[seat]
    if outlaw in territory and territory[outlaw].hideout:
        points = 0
    return s.worth.change(s.points[outlaw], s.table.posters[outlaw], s.seat, seat, points, reward)


def _laid(s: Sight, outlaw: int, count: int) -> float:
    """Return the gain of so many cards of an Outlaw, laid together."""
    return added(s, s.seat, outlaw, POINTS[outlaw] * count, lay_reward(count, 0, s.table.rules))


def lay_gain(s: Sight, move: Move, size: int) -> float:
    """Return the gain of laying Outlaw cards from a hand of `size` cards; 0 if that would lead to a lost end."""
    outlaw, count = move.card, move.count
    gain = _laid(s, outlaw, count)
    if not s.table.open[outlaw]:
        gain += 100.0  # it opens the Outlaw for the rest of the hand
    if size - count == 1 and _if_it_ended(s) + gain < -ENDS_BADLY:
        return 0.0
    return gain + count


def sheriff_gain(s: Sight, move: Move, size: int) -> float:
    """Return the gain of a Sheriff card from a hand of `size` cards: its best target, by the chance of a hit."""
    if size == 2 and move.played != WYATT and _if_it_ended(s) < -ENDS_BADLY:
        return 0.0
    return SHERIFF_GAINS[move.verb](s, move)


def choice_gain(s: Sight, move: Move) -> float:
    """Return the gain of a target after a hit."""
    owner = s.seat if move.seat == NONE else move.seat
    return _GAINS_AT[s.table.pending.move.verb](s, owner, move.card)


def _best(s: Sight, verb: Verb, places: Sequence[tuple[int, int]]) -> float:
    """Return the gain of the best of the targets after a hit: each is the owner's seat and the Outlaw."""
    return max((_GAINS_AT[verb](s, *place) for place in places), default=0.0)


def _landed(s: Sight, card: int, outlaw: int) -> float:
    return added(s, s.seat, outlaw, POINTS[card], REWARD[card])


def _hidden(s: Sight, owner: int, outlaw: int) -> float:
    return added(s, owner, outlaw, -s.pile(owner, outlaw).capture_points, 0)


def _uncovered(s: Sight, owner: int, outlaw: int) -> float:
    uncovered = s.pile(owner, outlaw)._replace(hideout=0).capture_points
    return s.worth.change(s.points[outlaw], s.table.posters[outlaw], s.seat, owner, uncovered, 0)


def _stolen(s: Sight, owner: int, outlaw: int) -> float:
    """Return the gain of a stolen Outlaw card: what its owner loses, and what the card is worth in hand."""
    pile = s.pile(owner, outlaw)
    if not pile.outlaws:
        return 0.0
    left = pile._replace(outlaws=pile.outlaws - 1)
    lost = pile.capture_points - (left.capture_points if left.outlaws or left.photo else 0)
    return added(s, owner, outlaw, -lost, 0) + held_worth(s, outlaw, s.hand[outlaw] + 1)


def _asked(s: Sight, outlaw: int) -> float:
    """Return the gain of asking for an Outlaw: the worth of the card by the chance that somebody holds one."""
    shown = s.hand[outlaw]
    for territory in s.table.territories:
        if outlaw in territory:
            shown += territory[outlaw].outlaws
    missing = s.table.rules.numbers.copies[outlaw] - shown
    if missing < 1:
        return 0.0  # not even a hand that has them all can hold one more
    chance = 1 - (1 - s.part_in_hands) ** missing
    return chance * held_worth(s, outlaw, s.hand[outlaw] + 1)


_GAINS_AT: Mapping[Verb, Callable[[Sight, int, int], float]] = {
    Verb.STAGECOACH: lambda s, owner, outlaw: _landed(s, STAGECOACH, outlaw),
    Verb.BANK: lambda s, owner, outlaw: _landed(s, BANK, outlaw),
    Verb.GUN: lambda s, owner, outlaw: _landed(s, GUN, outlaw),
    Verb.HIDEOUT: _hidden,
    Verb.STEAL: _stolen,
    Verb.WYATT_CLEAR: _uncovered,
}
"""By the move that has shot, the gain at an owner's pile of an Outlaw."""


def _own_piles(s: Sight, hidden: bool = False) -> list[tuple[int, int]]:
    return [(s.seat, outlaw) for outlaw, pile in s.own_piles.items() if pile.hideout or not hidden]


def _others_piles(s: Sight) -> list[tuple[int, int]]:
    return [
        (owner, outlaw)
        for owner, territory in enumerate(s.table.territories)
        if owner != s.seat
        for outlaw, pile in territory.items()
        if not pile.hideout
    ]


_ROBBERIES = (Verb.STAGECOACH, Verb.BANK, Verb.GUN)
SHERIFF_GAINS: Mapping[Verb, Callable[[Sight, Move], float]] = {
    Verb.PHOTO: lambda s, move: added(s, s.seat, move.card, POINTS[PHOTO], REWARD[PHOTO]),
    **dict.fromkeys(_ROBBERIES, lambda s, move: s.worth.hits * _best(s, move.verb, _own_piles(s))),
    Verb.HIDEOUT: lambda s, move: s.worth.hits * STAYS_HIDDEN * _best(s, move.verb, _others_piles(s)),
    Verb.STEAL: lambda s, move: s.worth.hits * _best(s, move.verb, _others_piles(s)),
    Verb.ASK: lambda s, move: _asked(s, move.card),
    Verb.WYATT_CLEAR: lambda s, move: s.worth.hits * _best(s, move.verb, _own_piles(s, hidden=True)),
    Verb.WYATT_DRAW: lambda s, move: s.table.rules.numbers.drawn * AVERAGE,
    Verb.WYATT_SEARCH: lambda s, move: FOUND * min(s.table.stack_size, ENOUGH),
}


def _if_it_ended(s: Sight) -> float:
    """Return how much more than the others this seat would gain if the hand ended now."""
    return sum(s.worth.now(points[s.seat], points, s.table.posters[n]) for n, points in enumerate(s.points))


# --- what a card is worth in hand ------------------------------------------------------------------------------------


def held_worth(s: Sight, card: int, held: int) -> float:
    """Return what the last of so many cards of a kind is worth in this seat's hand, in dollars."""
    if card < N_OUTLAWS:
        return _outlaw_worth(s, card, held)
    if card < STAGECOACH:
        outlaw = card - PHOTO
        chance = 1.0 if s.table.open[outlaw] else CHANCE_OF_PHOTO[s.hand[outlaw]]
        return chance * added(s, s.seat, outlaw, POINTS[card], REWARD[card])
    if card in (STAGECOACH, BANK, GUN):
        return _robbery_worth(s, card)
    if card == HIDEOUT:
        return max(HIDEOUT_WORTH, s.worth.hits * STAYS_HIDDEN * _best(s, Verb.HIDEOUT, _others_piles(s)))
    return WANTED_WORTH if card == WANTED else WYATT_WORTH


def _outlaw_worth(s: Sight, outlaw: int, held: int) -> float:
    if s.table.open[outlaw]:
        return max(_laid(s, outlaw, held), 0.0) / held
    chance = CHANCE_OF_SET[held] - CHANCE_OF_SET[held - 1]
    return max(chance, 0.05) * max(_laid(s, outlaw, s.table.rules.numbers.set), 500.0)


def _robbery_worth(s: Sight, card: int) -> float:
    if not s.own_piles:
        return UNPLACED * s.worth.hits * (REWARD[card] + 500.0 * POINTS[card])
    return s.worth.hits * max(max(_landed(s, card, outlaw) for outlaw in s.own_piles), 200.0)


def discard_cost(s: Sight, card: int) -> float:
    """Return what a discard costs: the card's worth here, and what it may bring the next player."""
    return held_worth(s, card, s.hand[card]) + NEXT_TAKES * _next_players_gain(s, card)


def _next_players_gain(s: Sight, card: int) -> float:
    """Return what the next player gains over this seat by a card, beyond the cards that they do not draw."""
    outlaw = card if card < N_OUTLAWS else card - PHOTO if card < STAGECOACH else None
    if outlaw is None or not s.table.open[outlaw]:
        return 0.0
    next_seat = (s.seat + 1) % len(s.table.players)
    points, reward = (POINTS[card], 0) if card < N_OUTLAWS else (POINTS[PHOTO], REWARD[PHOTO])
    return max(-added(s, next_seat, outlaw, points, reward) - s.table.rules.numbers.drawn * AVERAGE, 0.0)
