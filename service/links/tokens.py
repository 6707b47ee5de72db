"""Tokens: made, signed and read. Nothing here asks the database what a link is worth.

Scopes:
- `confirm`: the organiser's first mail; `invite`: an invitation before the deal.
- `offer`: an invitation to a seat of a game under way, made for the epoch that begins when it is accepted.
- `seat`: good while the game lasts; `turn` and `window`: good for one turn or one window.
- `motion`: to answer one question to the table; `back`: to take a held seat back once.
"""

from __future__ import annotations

import hashlib
import re
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Sequence
from typing import Literal, NamedTuple, get_args
from urllib.parse import quote

from itsdangerous import BadSignature, Signer
from itsdangerous.signer import HMACAlgorithm

from service import errors
from service.models import Seat

# Their order is part of each token: new ones come last.
Scope = Literal["confirm", "invite", "seat", "turn", "motion", "back", "offer", "window"]

_SCOPES: tuple[Scope, ...] = get_args(Scope)
_SIGNATURE = 18  # bytes of the HMAC: 144 bits, and with them a link fits on one line of a plain mail
_TOKEN = re.compile(r"[A-Za-z0-9_-]{24}\.[A-Za-z0-9_-]{24}")
_FORGED = (
    "This link is not one of ours: perhaps it was cut short on its way. Please open it again from the mail, "
    "or copy the whole line."
)


class Claim(NamedTuple):
    """What a token says.

    `at`: when the turn, the window or the holding of the seat began, as a number of moves (`turn`, `window`, `back`);
    the number of the motion (`motion`, `offer`); otherwise 0.
    """

    scope: Scope
    game_id: str
    seat: int
    epoch: int
    at: int


class _ShortHmac(HMACAlgorithm):
    """HMAC-SHA256, its first 18 bytes."""

    def get_signature(self, key: bytes, value: bytes) -> bytes:
        """The first bytes of the HMAC; verifying compares with the same."""
        return super().get_signature(key, value)[:_SIGNATURE]


class Links:
    """Makes and reads links. Of `keys` the first signs and all verify; addresses begin with `base_url`."""

    def __init__(self, keys: Sequence[str], base_url: str) -> None:
        self._base_url = base_url.rstrip("/")
        oldest_first = list(reversed(keys))  # itsdangerous signs with the last
        self._signers = {
            scope: Signer(
                oldest_first,
                salt=f"posse/{scope}",
                key_derivation="hmac",
                digest_method=hashlib.sha256,
                algorithm=_ShortHmac(hashlib.sha256),
            )
            for scope in _SCOPES
        }

    def token(self, scope: Scope, seat: Seat, at: int = 0) -> str:
        """49 characters that a URL needs not quote."""
        packed = _pack(Claim(scope, seat.game_id, seat.n, seat.epoch, at))
        return self._signers[scope].sign(urlsafe_b64encode(packed)).decode("ascii")

    def read(self, token: str) -> Claim:
        """What `token` says; errors.Forged if we did not sign exactly these characters.

        24 characters of base64 are 18 bytes with no bit to spare, so there is one way only to write a token.
        """
        if not _TOKEN.fullmatch(token):
            raise errors.Forged(_FORGED)
        claim = _unpack(urlsafe_b64decode(token.partition(".")[0]))
        try:
            self._signers[claim.scope].unsign(token)
        except BadSignature:
            raise errors.Forged(_FORGED) from None
        return claim

    def page(self, scope: Scope, seat: Seat, at: int = 0, move: str | None = None) -> str:
        """The address of a seat's page; with `move` the page asks to confirm that move."""
        query = "" if move is None else "?move=" + quote(move, safe="")
        return f"{self._base_url}/p/{self.token(scope, seat, at)}{query}"

    def history(self, game_id: str) -> str:
        """The address of a game's history, for everybody."""
        return f"{self._base_url}/g/{game_id}"


def _pack(claim: Claim) -> bytes:
    """18 bytes: scope and seat, game, epoch, at."""
    head = bytes([_SCOPES.index(claim.scope) << 4 | claim.seat])
    return head + bytes.fromhex(claim.game_id) + claim.epoch.to_bytes(2, "big") + claim.at.to_bytes(3, "big")


def _unpack(packed: bytes) -> Claim:
    scope, seat = packed[0] >> 4, packed[0] & 15
    if scope >= len(_SCOPES):
        raise errors.Forged(_FORGED)
    epoch, at = int.from_bytes(packed[13:15], "big"), int.from_bytes(packed[15:], "big")
    return Claim(_SCOPES[scope], packed[1:13].hex(), seat, epoch, at)
