"""Playouts: moves are tried in one world without touching it, and played on as long as the outlook needs."""

from __future__ import annotations

import random
from collections.abc import Iterator

from engine.hand_score import ENDED
from engine.robots.hand_value import hand_value
from engine.robots.marshal import candidates
from engine.robots.playouts import Shuffled, play_out, try_moves
from engine.robots.sight import legal_moves, sight_of
from engine.robots.worlds import Worlds
from engine.rules.moves import Move
from engine.rules.table import Table
from tests.engine.robots.games import decisions


def tried() -> Iterator[tuple[Table, int, list[Move]]]:
    """Worlds at moments of games with a seat that has several moves worth trying."""
    rng = random.Random("tried")
    for p, seat, told in decisions("tried", every=9):
        view = p.seen_by(seat)
        moves = candidates(sight_of(view), legal_moves(view))
        if len(moves) > 1:
            yield Worlds(view, told).likely(rng), seat, moves


def test_a_move_brings_the_same_whatever_else_is_tried() -> None:
    together = 0
    for world, seat, moves in tried():
        value = hand_value(world)
        assert value is not None
        for outlook in (None, value.standing, value.result):
            brought = try_moves(world, seat, moves, 3, outlook)
            assert brought == {move: try_moves(world, seat, [move], 3, outlook)[move] for move in moves}
            together += len(moves) - len(set(brought.values()))
    assert together > 20, "some moves lead to the same table"


def test_the_world_stays_as_it_is() -> None:
    for world, seat, moves in tried():
        copy = world.copy(Shuffled(0))
        try_moves(world, seat, moves, 3)
        assert (world.hands, world.supply, world.territories) == (copy.hands, copy.supply, copy.territories)
        assert (world.money, world.discard, world.phase) == (copy.money, copy.discard, copy.phase)


def test_with_an_outlook_all_are_played_to_the_end_of_the_seats_next_turn() -> None:
    seen: list[tuple[str, int]] = []

    def outlook(t: Table, seat: int) -> float:
        seen.append((t.phase, t.turn))
        return 7.0

    for world, seat, moves in tried():
        assert set(try_moves(world, seat, moves, 3, outlook).values()) == {7.0}
        after = (world.turn + 1) % len(world.players)
        assert all(phase in ENDED or (phase, turn) == ("draw", after) for phase, turn in seen)
        seen.clear()


def test_without_one_the_hand_is_played_to_its_end() -> None:
    for world, seat, _ in tried():
        t = world.copy(Shuffled(1))
        play_out(t, seat)
        assert t.phase in ENDED
