"""Shuffles anyone can check (FORMATS *Shuffles*): a seed, its commitment, and the orders it gives."""

from __future__ import annotations

import hashlib
import hmac
import re
import secrets
from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Protocol

from engine.cards import NUMBER, codes

_SEED = re.compile(r"[0-9a-fA-F]{64}")


def new_seed() -> str:
    """A random seed: 32 bytes as 64 hex digits."""
    return secrets.token_hex(32)


def seed_bytes(seed: str) -> bytes:
    """The 32 bytes of a seed. Raises ValueError if it is not 64 hex digits."""
    if not isinstance(seed, str) or not _SEED.fullmatch(seed):
        raise ValueError("seed: expected 64 hex digits")
    return bytes.fromhex(seed)


def commitment(seed: str) -> str:
    """SHA-256 of the seed's 32 bytes, as hex: shown before the first card is dealt."""
    return hashlib.sha256(seed_bytes(seed)).hexdigest()


def _words(key: bytes, label: str) -> Iterator[int]:
    """The stream of a label: HMAC-SHA256 blocks read as 32-bit big-endian words."""
    block = 0
    while True:
        digest = hmac.digest(key, f"{label}/{block}".encode(), "sha256")
        for start in range(0, 32, 4):
            yield int.from_bytes(digest[start : start + 4], "big")
        block += 1


def _below(words: Iterator[int], n: int) -> int:
    """A number from 0 to n - 1 without bias: words beyond the last whole multiple of n are passed over."""
    limit = n * (2**32 // n)
    return next(word for word in words if word < limit) % n


class Shuffles(Protocol):
    """Whoever shuffles for a table."""

    def order(self, label: str, cards: Sequence[int]) -> list[int]:
        """The cards in a new order, top first."""


class Seeded:
    """Shuffles that come from a game's seed. Raises ValueError if it is not 64 hex digits."""

    def __init__(self, seed: str) -> None:
        self._key = seed_bytes(seed)

    def order(self, label: str, cards: Sequence[int]) -> list[int]:
        """The order this seed gives the cards under this label."""
        words = _words(self._key, label)
        order = list(cards)
        for i in range(len(order) - 1, 0, -1):
            j = _below(words, i + 1)
            order[i], order[j] = order[j], order[i]
        return order

    def dealer(self, players: int) -> int:
        """The first dealer, where nobody named one."""
        return _below(_words(self._key, "dealer"), players)


class Given:
    """Orders that the caller gives, for a position without a seed: lists of codes, used in turn."""

    def __init__(self, orders: Sequence[Sequence[str]] | None) -> None:
        self._orders = iter(orders or ())

    def order(self, label: str, cards: Sequence[int]) -> list[int]:
        """The next order given. Raises ValueError if there is none or it is of other cards."""
        order = next(self._orders, None)
        if order is None:
            raise ValueError(f"shuffles: {label} needs an order of {len(cards)} cards, and none is left")
        if isinstance(order, str) or not isinstance(order, Sequence) or Counter(order) != Counter(codes(cards)):
            raise ValueError(f"shuffles: the order for {label} is not one of its {len(cards)} cards")
        return [NUMBER[code] for code in order]
