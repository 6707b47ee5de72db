"""All that Posse and the libraries take from the machine besides files: random numbers and clocks."""

from __future__ import annotations

import base64
import random
import secrets
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from unittest.mock import patch

from service.games import robot_moves


@contextmanager
def drawn_from(chance: random.Random, seconds: Callable[[], float]) -> Iterator[None]:
    """Let ids, keys, deals and the boundaries of mails come from `chance`, and clocks be `seconds`, until the end."""
    before = random.getstate()
    random.seed(chance.random())
    try:
        with (
            patch.multiple(
                secrets,
                token_bytes=lambda nbytes=32: chance.randbytes(nbytes),
                token_hex=lambda nbytes=32: chance.randbytes(nbytes).hex(),
                token_urlsafe=lambda nbytes=32: base64.urlsafe_b64encode(chance.randbytes(nbytes)).decode().rstrip("="),
                randbits=chance.getrandbits,
            ),
            patch.multiple(time, time=seconds, monotonic=seconds),
            patch.object(robot_moves, "CHANCE", chance),
        ):
            yield
    finally:
        random.setstate(before)
