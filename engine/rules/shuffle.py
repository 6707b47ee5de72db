"""Verifiable shuffles (docs/formats.md#shuffles): a seed, its commitment, and the orders that follow from it.

Players may cut the cards: each types a word when taking a seat, and the words join the seed.
"""

from __future__ import annotations

import hashlib
import hmac
import json
import re
import secrets
from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Protocol

from engine.rules.cards import NUMBER, codes

Cuts = Sequence[str | None]
"""By seat the word with which its player has cut the cards, or None. Without any word the seed alone is the key."""

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


def shuffle_key(seed: str, cuts: Cuts = ()) -> bytes:
    """Return the key of all shuffles: the seed's 32 bytes, or with cuts their HMAC-SHA256 of the words by seat as JSON.

    The JSON has no spaces, and its characters are as they are, in UTF-8. Raises ValueError if the seed is not 64 hex
    digits.
    """
    key = seed_bytes(seed)
    if not any(word is not None for word in cuts):
        return key
    words = json.dumps(list(cuts), ensure_ascii=False, separators=(",", ":"))
    return hmac.digest(key, words.encode(), "sha256")


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
    """Shuffles that follow from a game's seed and its cuts. Raises ValueError if the seed is not 64 hex digits."""

    def __init__(self, seed: str, cuts: Cuts = ()) -> None:
        self._key = shuffle_key(seed, cuts)

    def order(self, label: str, cards: Sequence[int]) -> list[int]:
        """Return the order of the cards that follows from the key and the label."""
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
