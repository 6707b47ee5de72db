"""Why a move is worse than another: what becomes of both, in hands that are played to their ends in the same worlds."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable, Sequence
from statistics import fmean
from typing import NamedTuple

from engine.coach.analysis import Reason
from engine.coach.heard import Heard
from engine.robots.playouts import Playout, Shuffled
from engine.robots.worlds import World, Worlds
from engine.robots.worth import margin, worth_of
from engine.rules.cards import OUTLAWS
from engine.rules.ending import points_on, score_poster
from engine.rules.events import DrewDiscard, Scored
from engine.rules.moves import Move, Verb

OFTEN, CLEARLY = 20, 10  # of a hundred cases


class _End(NamedTuple):
    """A hand that was played to its end. By poster in the order of OUTLAWS."""

    gained: tuple[tuple[int, ...], ...]  # dollars, by seat
    led: tuple[bool, ...]  # whether nobody had more points than the seat
    won: bool
    was_taken: bool  # the next player drew the card on the discard stack at once


def find_reason(heard: Heard, seat: int, move: Move, choice: Move, rng: random.Random, worlds: int) -> Reason:
    """Return what a seat's move did beside another choice, from so many worlds that could be true at a moment."""
    made: list[_End] = []
    chosen: list[_End] = []
    sampled = Worlds(heard.view, heard.told)
    for _ in range(worlds):
        world, luck = sampled.likely(rng), rng.getrandbits(32)
        made.append(_played_on(world, seat, move, luck))
        chosen.append(_played_on(world, seat, choice, luck))
    costs = [_mean(chosen, seat, n) - _mean(made, seat, n) for n in range(len(OUTLAWS))]
    poster = max(range(len(OUTLAWS)), key=lambda n: (costs[n], -n))
    dollars, rival = round(costs[poster]), _rival(made, chosen, seat, poster)

    def cases(case: Callable[[_End], bool]) -> tuple[int, int]:
        return _percent(map(case, made)), _percent(map(case, chosen))

    won, taken, led = cases(lambda end: end.won), cases(lambda end: end.was_taken), cases(lambda end: end.led[poster])
    players = len(heard.view.players)
    if worth_of(won[1] / 100, players) - worth_of(won[0] / 100, players) > dollars:
        return Reason("won", *won, OUTLAWS[poster], dollars, rival)
    if move.verb is Verb.DISCARD and taken[0] >= OFTEN:
        return Reason("taken", *taken, OUTLAWS[poster], dollars, (seat + 1) % players)
    if led[1] - led[0] >= CLEARLY:
        return Reason("led", *led, OUTLAWS[poster], dollars, rival)
    return Reason("paid", 0, 0, OUTLAWS[poster], dollars, rival)


def _played_on(world: World, seat: int, move: Move, luck: int) -> _End:
    playout = Playout(world, Shuffled(luck))
    playout.make(seat, move)
    playout.play_on()
    t = playout.table
    scored = [event for event in t.events if isinstance(event, Scored)]
    if not scored:  # the playout was cut off: as it stands
        scored = [score_poster(code, points_on(t, n), t.posters[n], t.rules) for n, code in enumerate(OUTLAWS)]
    return _End(
        tuple(one.gained for one in scored),
        tuple(one.points[seat] == max(one.points) > 0 for one in scored),
        t.winner == seat,
        isinstance(t.events[1], DrewDiscard),  # after the discard
    )


def _mean(ends: Sequence[_End], seat: int, poster: int) -> float:
    """Return how many dollars more than the others a seat got of a poster."""
    return fmean(margin(end.gained[poster], seat) for end in ends)


def _rival(made: Sequence[_End], chosen: Sequence[_End], seat: int, poster: int) -> int | None:
    """Return which of the others gets more of a poster after the move than after the choice; the one who gains most."""
    more = {
        other: sum(end.gained[poster][other] for end in made) - sum(end.gained[poster][other] for end in chosen)
        for other in range(len(made[0].gained[poster]))
        if other != seat
    }
    rival = max(more, key=lambda other: (more[other], -other))
    return rival if more[rival] > 0 else None


def _percent(cases: Iterable[bool]) -> int:
    return round(100 * fmean(cases))
