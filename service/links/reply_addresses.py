"""Reply addresses: a turn or window mail's address to which its player answers, `posse+<game>.<seat>.<at>.<HMAC>@...`.

The address is a credential, as a token is. The HMAC covers the seat's epoch and the kind of mail too: revoking the
seat's links revokes its reply addresses.
"""

from __future__ import annotations

import hashlib
import hmac
import re
from base64 import b32encode
from collections.abc import Sequence
from typing import Literal, NamedTuple

from service.links.subaddresses import Subaddresses
from service.models import Seat

Asked = Literal["turn", "window"]

SIGNATURE = 16  # characters of base32, 80 bits: each guess is a mail that has to be delivered
_PARTS = re.compile(rf"([0-9a-f]{{24}})\.([0-3])\.([0-9]{{1,5}})\.([a-z2-7]{{{SIGNATURE}}})")


class ReplyAddress(NamedTuple):
    """The parts of a reply address, not verified. `at`: the number of moves when the mail was written."""

    game_id: str
    seat: int
    at: int
    signature: str


class ReplyAddresses:
    """Makes and verifies reply addresses. The first of `keys` signs, all of them verify."""

    def __init__(self, keys: Sequence[str], addresses: Subaddresses) -> None:
        self._keys = [key.encode() for key in keys]
        self._addresses = addresses

    def address(self, asked: Asked, seat: Seat, at: int) -> str:
        """Return the address to which the player of a seat answers a mail written after move `at`."""
        signature = _signature(self._keys[0], asked, seat, at)
        return self._addresses.address(f"{seat.game_id}.{seat.n}.{at}.{signature}")

    def read(self, address: str) -> ReplyAddress | None:
        """Return the parts of an address; None if it is no reply address of this site."""
        parts = _PARTS.fullmatch(self._addresses.detail(address) or "")
        return None if parts is None else ReplyAddress(parts[1], int(parts[2]), int(parts[3]), parts[4])

    def verify(self, address: ReplyAddress, seat: Seat) -> Asked | None:
        """Return what a mail with that address asked of the seat; None if it was not made in its present epoch."""
        kinds: tuple[Asked, ...] = ("turn", "window")
        for asked in kinds:
            for key in self._keys:
                if hmac.compare_digest(_signature(key, asked, seat, address.at), address.signature):
                    return asked
        return None


def _signature(key: bytes, asked: Asked, seat: Seat, at: int) -> str:
    text = f"posse/reply/{asked}/{seat.game_id}.{seat.n}.{at}/{seat.epoch}"
    digest = hmac.new(key, text.encode(), hashlib.sha256).digest()
    return b32encode(digest).decode("ascii")[:SIGNATURE].lower()
