"""Links: a token is a capability. It says for which seat it was made, at which epoch and for what; we signed it.

Scopes: `confirm` (the organiser's first mail), `invite`, `seat` (good while the game lasts), `turn` (good for one turn
or one window), `motion` (to answer one question to the table) and `back` (to take a held seat back). The last two give
their player a voice and show no hand; so does an invitation to a seat in a game under way, whose link is made for the
epoch that begins when it is accepted. Raising a seat's epoch revokes every link made for it before.
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
from sqlmodel import Session

from service import errors
from service.models import Game, Seat
from service.playing import games, motions, presence, substitutes
from service.telling import history

Scope = Literal["confirm", "invite", "seat", "turn", "motion", "back"]
Standing = Literal["live", "voice", "past", "revoked"]

_SCOPES: tuple[Scope, ...] = get_args(Scope)
_SIGNATURE = 18  # bytes of the HMAC: 144 bits, and with them a link fits on one line of a plain mail
_TOKEN = re.compile(r"[A-Za-z0-9_-]{24}\.[A-Za-z0-9_-]{24}")
_FORGED = (
    "This link is not one of ours: perhaps it was cut short on its way. Please open it again from the mail, "
    "or copy the whole line."
)


class Claim(NamedTuple):
    """What a token says. `at` is, in the scope `turn`, when that turn or window began; in `motion`, and in the
    invitation to a seat of a game under way, the motion's number."""

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


def holder(session: Session, claim: Claim) -> tuple[Game, Seat, Standing]:
    """Whose link it is and what it is worth by now; errors.Forged if there is no such game any more."""
    game = session.get(Game, claim.game_id)
    if game is None:
        raise errors.Forged("This link belongs to a game that does not exist any more.")
    seat = history.seats_of(session, game)[claim.seat]
    return game, seat, standing(session, game, seat, claim)


def standing(session: Session, game: Game, seat: Seat, claim: Claim) -> Standing:
    """What a link is worth, the game being as it is."""
    if claim.scope == "invite" and claim.epoch == seat.epoch + 1 and substitutes.offered(session, seat, claim.at):
        return "voice"
    if claim.epoch != seat.epoch:
        return "revoked"
    if claim.scope in ("motion", "back"):
        return "voice" if _asks(session, game, seat, claim) else "past"
    before = game.status in ("proposed", "inviting")
    live = {
        "confirm": before and seat.n == 0,
        "invite": before,
        "seat": True,
        "turn": claim.scope == "turn" and _waits_for(session, game, seat.n, claim.at),
    }
    return "live" if live[claim.scope] else "past"


def _asks(session: Session, game: Game, seat: Seat, claim: Claim) -> bool:
    """Whether the question still waits for this seat, or the seat for its player."""
    if game.status not in ("playing", "paused"):
        return False
    if claim.scope == "back":
        return presence.is_held(seat)
    return motions.waits_for(session, game, claim.at, seat.n)


def _waits_for(session: Session, game: Game, seat: int, at: int) -> bool:
    """Whether the turn or the window that began at `at` still waits for `seat`."""
    if game.status not in ("playing", "paused") or at not in (game.turn_at, game.window_at):
        return False
    position = games.table(session, game)
    his_turn = at == game.turn_at and seat == position.turn
    return his_turn or (at == game.window_at and seat in position.to_act())


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
