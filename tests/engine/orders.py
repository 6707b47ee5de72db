"""Orders and moves from their canonical text, for tests."""

from __future__ import annotations

from collections.abc import Iterable

from engine import Move, TypedMove


def order(move: str, ahead: Iterable[str] = ()) -> TypedMove:
    """Return an order with answers given in advance."""
    return TypedMove(Move.parse(move), tuple(map(Move.parse, ahead)))
