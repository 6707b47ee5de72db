"""How long robots think: a part of what is left for each move of a turn."""

from __future__ import annotations

from engine.robots.effort import FEWEST, PLAYOUTS, playouts_for


def test_a_turn_of_any_length_has_its_playouts() -> None:
    seconds = 2000 / PLAYOUTS[3]
    shares = [playouts_for(seconds, 3, made) for made in range(40)]
    assert shares[:4] == [500, 375, 281, 210]
    assert sum(shares) <= 2000
    assert all(share == 0 or share >= FEWEST for share in shares)
    assert shares[-1] == 0
