"""The shuffles, worked out a second time from docs/formats.md#shuffles."""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Iterator
from itertools import count


def words(seed: str, label: str) -> Iterator[int]:
    """The label's stream of 32-bit words."""
    for i in count():
        block = hmac.new(bytes.fromhex(seed), f"{label}/{i}".encode(), hashlib.sha256).digest()
        for at in range(0, 32, 4):
            yield int.from_bytes(block[at : at + 4], "big")


def below(stream: Iterator[int], n: int) -> int:
    """A number under n, all equally likely."""
    return next(word for word in stream if word < n * (2**32 // n)) % n


def shuffled(seed: str, label: str, pack: list[str]) -> list[str]:
    """The pack, shuffled for the label; item 0 is the top."""
    stream, order = words(seed, label), list(pack)
    for i in range(len(order) - 1, 0, -1):
        j = below(stream, i + 1)
        order[i], order[j] = order[j], order[i]
    return order


def cut(seed: str, *said: str | None) -> str:
    """The key of the shuffles in hex, once players have cut the cards with these words."""
    written = "[" + ",".join("null" if word is None else f'"{word}"' for word in said) + "]"
    return hmac.new(bytes.fromhex(seed), written.encode("utf-8"), hashlib.sha256).hexdigest()
