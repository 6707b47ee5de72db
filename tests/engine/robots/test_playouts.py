"""Playouts: moves are tried in one world without touching it, and played on as long as the outlook needs."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from itertools import islice
from statistics import pvariance

import pytest

from engine import new_game
from engine.hand_score import ENDED
from engine.position_json import read_position
from engine.robots.hand_value import hand_value
from engine.robots.marshal import candidates
from engine.robots.match import NAMES
from engine.robots.playouts import Playout, Shuffled, play_out, try_moves
from engine.robots.sight import legal_moves, sight_of
from engine.robots.worlds import World, Worlds
from engine.robots.worth import standing
from engine.rules.events import Asked, Hid, Stole
from engine.rules.legal import legal
from engine.rules.moves import DRAW_SUPPLY, Move, Verb
from tests.engine.robots.games import decisions


def tried() -> Iterator[tuple[World, int, list[Move]]]:
    """Worlds at moments of games with a seat that has several moves worth trying."""
    rng = random.Random("tried")
    for p, seat, told in decisions("tried", every=9):
        view = p.seen_by(seat)
        moves = candidates(sight_of(view), legal_moves(view))
        if len(moves) > 1:
            yield Worlds(view, told).likely(rng), seat, moves


@pytest.mark.slow
def test_a_move_brings_the_same_whatever_else_is_tried() -> None:
    together = 0
    for world, seat, moves in tried():
        value = hand_value(world.table)
        for outlook in (None, value.standing) if value else (None,):
            brought = try_moves(world, seat, moves, 3, outlook)
            assert brought == {move: try_moves(world, seat, [move], 3, outlook)[move] for move in moves}
            together += len(moves) - len(set(brought.values()))
    assert together > 20, "some moves lead to the same table"


def test_the_world_stays_as_it_is() -> None:
    for world, seat, moves in tried():
        table, copy = world.table, world.table.copy(Shuffled(0))
        try_moves(world, seat, moves, 3)
        assert (table.hands, table.supply, table.territories) == (copy.hands, copy.supply, copy.territories)
        assert (table.money, table.discard, table.phase) == (copy.money, copy.discard, copy.phase)


def test_with_an_outlook_all_are_played_to_the_end_of_the_seats_next_turn() -> None:
    seen: list[tuple[str, int]] = []

    def outlook(world: World, seat: int) -> float:
        seen.append((world.table.phase, world.table.turn))
        return 7.0

    for world, seat, moves in tried():
        assert set(try_moves(world, seat, moves, 3, outlook).values()) == {7.0}
        after = (world.table.turn + 1) % len(world.peaceful)
        assert all(phase in ENDED or (phase, turn) == ("draw", after) for phase, turn in seen)
        seen.clear()


def test_without_one_the_hand_is_played_to_its_end() -> None:
    for world, seat, _ in tried():
        playout = Playout(world, Shuffled(1))
        playout.play_on()
        assert playout.table.phase in ENDED
        assert play_out(world, seat, 1) == standing(playout.table.money, seat, playout.table.winner)


def test_peaceful_players_harm_nobody() -> None:
    """In playouts, too: no Hideout of theirs, and nothing taken with Most Wanted!; others attack often."""
    attacks: Counter[bool] = Counter()
    for world, seat, moves in tried():
        n = len(world.peaceful)
        for is_peaceful in (False, True):
            others = World(world.table, tuple(is_peaceful and other != seat for other in range(n)))
            playout = Playout(others, Shuffled(1))
            playout.make(seat, moves[0])
            playout.play_on()
            attacks[is_peaceful] += sum(
                isinstance(event, Hid | Asked | Stole) and event.seat != seat for event in playout.table.events
            )
    assert attacks[False] > 20
    assert not attacks[True]


def test_every_card_that_is_left_is_as_likely_to_be_drawn_next() -> None:
    """By the first player, by another after them, and for a shot: as from a supply that all draw from."""
    t = read_position(new_game(NAMES[:2], seed="ab" * 32, dealer=1).to_dict())
    t.supply = t.supply[:8]
    drawn: Counter[int] = Counter()
    for luck in range(4000):
        playout = Playout(World.of_deputies(t), Shuffled(luck))
        before = t.hands[1][:]
        playout.make(0, DRAW_SUPPLY)
        playout.make(0, next(move for move in legal(playout.table, 0) if move.verb is Verb.DISCARD))
        playout.make(1, DRAW_SUPPLY)
        drawn.update(
            {card: after - held for card, (after, held) in enumerate(zip(playout.table.hands[1], before, strict=True))}
        )
    there = Counter(t.supply)
    for card, number in there.items():
        assert drawn[card] == pytest.approx(4000 * 2 * number / 8, rel=0.1)


def test_players_draw_the_same_cards_after_another_move() -> None:
    """Whatever the first player does, the second draws what they would have drawn, if it is still there."""
    same = pairs = 0
    for world, seat, moves in tried():
        if world.table.phase != "play":
            continue
        for luck in range(5):
            hands = []
            for move in moves[:2]:
                playout = Playout(world, Shuffled(luck))
                playout.make(seat, move)
                playout.play_on(1)
                if playout.table.phase != "draw":
                    break
                other = playout.table.turn
                before = playout.table.hands[other][:]
                playout.make(other, DRAW_SUPPLY)
                hands.append([after - held for after, held in zip(playout.table.hands[other], before, strict=True)])
            pairs += len(hands) == 2
            same += len(hands) == 2 and hands[0] == hands[1]
    assert same > 0.7 * pairs > 20


@pytest.mark.slow
def test_moves_are_told_apart_by_less_luck() -> None:
    """The difference between two moves varies less than between two that have luck of their own."""
    rng, together, apart = random.Random("apart"), [], []
    for world, seat, (one, other, *_) in islice(tried(), 30):
        for _ in range(20):
            lucks = rng.getrandbits(32), rng.getrandbits(32)
            brought = [try_moves(world, seat, [one, other], luck) for luck in lucks]
            together.append(brought[0][one] - brought[0][other])
            apart.append(brought[0][one] - brought[1][other])
    assert pvariance(together) < 0.6 * pvariance(apart)
