"""Orders and moves from their canonical text, for tests."""

from __future__ import annotations

from collections.abc import Iterable

from engine import Move, Order


def order(move: str, ahead: Iterable[str] = ()) -> Order:
    """Return an order with answers given in advance."""
    return Order(Move.parse(move), tuple(map(Move.parse, ahead)))
