"""Twins look the same to their viewer, and do differ."""

from __future__ import annotations

import random
from collections import Counter

import pytest

import engine
from service.gamelog.unsaved import Deal, UnsavedLog
from tests.quick import few
from tests.simulation.twins import finding
from tests.simulation.twins.dealing import played

DEAL = Deal("A game", ("Ann", "Ben", "Cid"), "5e" * 32, 0)


def moves_of_a_game(chance: random.Random, number: int) -> list[tuple[int, str]]:
    """Moves of the cautious robot, and now and then any other."""
    position, made = engine.new_game(DEAL.players, seed=DEAL.seed, dealer=DEAL.dealer), list[tuple[int, str]]()
    while len(made) < number and position.to_act():
        seat = position.to_act()[0]
        any_move = chance.random() < 0.2
        move = chance.choice(position.legal(seat)) if any_move else engine.cautious(position.seen_by(seat)).text
        made.append((seat, move))
        position = engine.settled(position, position.play(seat, move)).after
    return made


def positions_of(log: UnsavedLog) -> list[engine.Position]:
    hands = log.dealt_hands
    return [one for hand in hands for one in (hand.dealt, *(step.after for _, step in log.played_in(hand.number)))]


@pytest.mark.slow
@pytest.mark.parametrize("viewer", few([0, None, 2], 1))
def test_a_twin_shows_its_viewer_the_same_at_every_moment(viewer: int | None) -> None:
    chance = random.Random(f"twins {viewer}")
    moves, found = moves_of_a_game(chance, 150), Counter[bool]()
    for number in range(5, len(moves), 20):
        log = UnsavedLog(DEAL, moves[:number])
        twin = finding.find(log, viewer, number, chance)
        found[twin is not None] += 1
        if twin is None:
            continue
        here = positions_of(log)
        with played(twin):
            taken = [(seat, twin.taken.get(n, move)) for n, (seat, move) in enumerate(moves[:number], 1)]
            there = positions_of(UnsavedLog(DEAL, taken))
        assert there[-1].to_dict() == twin.position.to_dict()
        assert [one.view(viewer) for one in here] == [one.view(viewer) for one in there]
        assert [one.events_for(viewer) for one in here] == [one.events_for(viewer) for one in there]
        assert [one.to_dict() for one in here] != [one.to_dict() for one in there]
    assert found[True] > 3 * found[False]


def test_a_twin_with_another_hand_differs_in_one_card_of_it() -> None:
    chance = random.Random("another hand")
    log = UnsavedLog(DEAL, moves_of_a_game(chance, 20))
    twin = finding.find_other_hand(log, 1, chance)
    assert twin is not None
    here, there = (Counter(one.to_dict()["hands"][1]) for one in (log.position, twin.position))  # type: ignore[index]
    assert (here - there).total() == 1
    assert log.position.view(None) == twin.position.view(None)
