"""Verifiable shuffles (docs/formats.md#shuffles): a seed, its commitment, and the orders that follow from it."""

from __future__ import annotations

import hashlib
import hmac
import re
import secrets
from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Protocol

from engine.rules.cards import NUMBER, codes

_SEED = re.compile(r"[0-9a-fA-F]{64}")


def new_seed() -> str:
    """Return a random seed: 32 bytes as 64 hex digits."""
    return secrets.token_hex(32)


def seed_bytes(seed: object) -> bytes:
    """Return the 32 bytes of a seed. Raises ValueError if it is not 64 hex digits."""
    if not isinstance(seed, str) or not _SEED.fullmatch(seed):
        raise ValueError("seed: expected 64 hex digits")
    return bytes.fromhex(seed)


def commitment(seed: str) -> str:
    """Return the SHA-256 of the seed's 32 bytes, as hex. Players see it before the first card is dealt."""
    return hashlib.sha256(seed_bytes(seed)).hexdigest()


def _words(key: bytes, label: str) -> Iterator[int]:
    """Yield the stream of a label: HMAC-SHA256 blocks as 32-bit big-endian words."""
    block = 0
    while True:
        digest = hmac.digest(key, f"{label}/{block}".encode(), "sha256")
        for start in range(0, 32, 4):
            yield int.from_bytes(digest[start : start + 4], "big")
        block += 1


def _below(words: Iterator[int], n: int) -> int:
    """Return an unbiased number from 0 to n - 1. Words from the largest multiple of n upwards are skipped."""
    limit = n * (2**32 // n)
    return next(word for word in words if word < limit) % n


class Shuffles(Protocol):
    """A source of shuffles."""

    def order(self, label: str, cards: Sequence[int]) -> list[int]:
        """Return the cards in a new order, top first. `label` names the shuffle."""


class Seeded:
    """Shuffles that follow from a game's seed. Raises ValueError if it is not 64 hex digits."""

    def __init__(self, seed: str) -> None:
        self._key = seed_bytes(seed)

    def order(self, label: str, cards: Sequence[int]) -> list[int]:
        """Return the order of the cards that follows from the seed and the label."""
        words = _words(self._key, label)
        order = list(cards)
        for i in range(len(order) - 1, 0, -1):
            j = _below(words, i + 1)
            order[i], order[j] = order[j], order[i]
        return order

    def dealer(self, players: int) -> int:
        """Return the seat of the first dealer, for a game in which none was named."""
        return _below(_words(self._key, "dealer"), players)


class Given:
    """Shuffles whose orders the caller gives, as lists of codes, used one after another."""

    def __init__(self, orders: Sequence[Sequence[str]] | None) -> None:
        self._orders = iter(orders or ())

    def order(self, label: str, cards: Sequence[int]) -> list[int]:
        """Return the next order. Raises ValueError if there is none or it has other cards."""
        order = next(self._orders, None)
        if order is None:
            raise ValueError(f"shuffles: {label} needs an order of {len(cards)} cards, and none is left")
        if isinstance(order, str) or not isinstance(order, Sequence) or Counter(order) != Counter(codes(cards)):
            raise ValueError(f"shuffles: the order for {label} does not hold its {len(cards)} cards")
        return [NUMBER[code] for code in order]
