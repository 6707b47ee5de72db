"""The end of a hand and of the game: score the posters, find the winner, settle a tie by a duel.

See docs/rules.md#end-of-a-hand and what follows there.
"""

from __future__ import annotations

from collections.abc import Sequence

from engine.rules import cards
from engine.rules.editions import Rules
from engine.rules.events import DuelBegan, DuelOut, DuelShot, GameOver, HandOver, Scored
from engine.rules.public import PublicTable
from engine.rules.scoring import pay
from engine.rules.table import EMPTY, NOTHING, Table


def end_hand(t: Table, why: str, seat: int | None = None) -> None:
    """End and score the hand, and the game if a player has enough money. `why` and `seat` are those of `HandOver`."""
    t.events.append(HandOver(why, seat))
    t.sheriff_played = False
    t.may_play_now = None
    t.laid = {}
    t.pending = NOTHING
    _score(t)
    richest = max(t.money)
    if richest < t.rules.numbers.to_win:
        t.phase = "hand_over"
        return
    t.phase = "game_over"
    leaders = [seat for seat, money in enumerate(t.money) if money == richest]
    t.winner = leaders[0] if len(leaders) == 1 else _duel(t, leaders)
    t.events.append(GameOver(t.winner, tuple(t.money)))


def _score(t: Table) -> None:
    """Score every poster, in the order of the circle."""
    for outlaw, code in enumerate(cards.OUTLAWS):
        scored = score_poster(code, points_on(t, outlaw), t.posters[outlaw], t.rules)
        t.money = [sum(held) for held in zip(t.money, scored.gained, strict=True)]
        t.posters[outlaw] = scored.left
        t.events.append(scored)


def points_on(t: PublicTable, outlaw: int) -> list[int]:
    """Return the players' Capture Points on an Outlaw, by seat."""
    return [territory.get(outlaw, EMPTY).capture_points for territory in t.territories]


def score_poster(outlaw: str, points: Sequence[int], reward: int, rules: Rules) -> Scored:
    """Return how a poster with `reward` dollars is scored: `points` are the players' Capture Points, by seat."""
    return Scored(outlaw, tuple(points), reward, *pay(points, reward, rules))


def place_of(money: Sequence[int], winner: int | None, n: int) -> int:
    """Return the place of a seat, from 1: whoever won a duel is before those with as much money."""
    if n == winner:
        return 1
    return 1 + sum(other > money[n] or (seat == winner and other == money[n]) for seat, other in enumerate(money))


def _duel(t: Table, leaders: list[int]) -> int:
    """Play the duel of the tied leaders and return the winner's seat.

    The duellists turn up one card each, in seat order from the dealer's left, until one is left. All cards are
    shuffled first, and again when all have been turned up.
    """
    n = len(t.players)
    duellists = sorted(leaders, key=lambda seat: (seat - t.dealer - 1) % n)
    t.events.append(DuelBegan(tuple(duellists), t.money[duellists[0]], t.rules.duel))
    hits = dict.fromkeys(duellists, 0)
    stack: list[int] = []
    shuffles = 0
    while True:
        hit = {}
        for seat in duellists:
            if not stack:
                stack = t.shuffles.order(f"hand/{t.hand_no}/duel/{shuffles}", t.rules.numbers.cards)
                shuffles += 1
            card = stack.pop(0)
            hit[seat] = card < cards.N_OUTLAWS
            hits[seat] += hit[seat]
            t.events.append(DuelShot(seat, cards.KINDS[card], hit[seat]))
        if t.rules.duel == "one_hit_ahead":
            most = max(hits.values())
            ahead = [seat for seat in duellists if hits[seat] == most]
            if len(ahead) == 1:
                return ahead[0]
        elif any(hit.values()):
            t.events += [DuelOut(seat) for seat in duellists if not hit[seat]]
            duellists = [seat for seat in duellists if hit[seat]]
            if len(duellists) == 1:
                return duellists[0]
