"""The addresses at which this site takes mail in: subaddresses of the one in MAIL_FROM (RFC 5233).

`posse+<game>.<seat>.<at>.<HMAC>@...` is the reply address of a mail for a turn or window. It is a credential, as a
token is: the HMAC covers the seat's epoch and the kind of mail too, so that revoking the seat's links revokes it.

`posse+<key>@...` is a return path: each mail's own envelope sender, to which servers report on its delivery (VERP). The
key is random: a number would show players how many mails others got in between.
"""

from __future__ import annotations

import hashlib
import hmac
import re
from base64 import b32encode
from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple, get_args

from service.models import Outmail, Question, Seat
from service.settings import Settings, values

SIGNATURE = 16  # characters of base32, 80 bits: each guess is a mail that has to be delivered
_PARTS = re.compile(rf"([0-9a-f]{{24}})\.([0-3])\.([0-9]{{1,5}})\.([a-z2-7]{{{SIGNATURE}}})")
_KEY = re.compile(r"[0-9a-f]{24}")
_QUESTIONS: tuple[Question, ...] = get_args(Question)


class Subaddresses:
    """The addresses with one local part at one domain, in lower case: mail programs change the case of addresses."""

    def __init__(self, local_part: str, domain: str) -> None:
        self._begin, self._domain = f"{local_part.lower()}+", domain.lower()

    def address(self, detail: str) -> str:
        """Return the address with this detail."""
        return f"{self._begin}{detail}@{self._domain}"

    def detail(self, address: str) -> str | None:
        """Return the detail of an address; None if it is none of these."""
        local, _, domain = address.strip("<> ").lower().rpartition("@")
        return local.removeprefix(self._begin) if domain == self._domain and local.startswith(self._begin) else None


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

    def address(self, asked: Question, seat: Seat, at: int) -> str:
        """Return the address to which the player of a seat answers a mail written after move `at`."""
        signature = _signature(self._keys[0], asked, seat, at)
        return self._addresses.address(f"{seat.game_id}.{seat.n}.{at}.{signature}")

    def read(self, address: str) -> ReplyAddress | None:
        """Return the parts of an address; None if it is no reply address of this site."""
        parts = _PARTS.fullmatch(self._addresses.detail(address) or "")
        return None if parts is None else ReplyAddress(parts[1], int(parts[2]), int(parts[3]), parts[4])

    def verify(self, address: ReplyAddress, seat: Seat) -> Question | None:
        """Return what a mail with that address asked of the seat; None if it was not made in its present epoch."""
        for asked in _QUESTIONS:
            for key in self._keys:
                if hmac.compare_digest(_signature(key, asked, seat, address.at), address.signature):
                    return asked
        return None


class ReturnPaths:
    """Makes and reads return paths."""

    def __init__(self, addresses: Subaddresses) -> None:
        self._addresses = addresses

    def address(self, mail: Outmail) -> str | None:
        """Return the return path of a mail; None if it was queued by a release without any."""
        return None if mail.return_key is None else self._addresses.address(mail.return_key)

    def key(self, address: str) -> str | None:
        """Return the key in an address, perhaps of no mail; None if it is no return path of this site."""
        key = _KEY.fullmatch(self._addresses.detail(address) or "")
        return None if key is None else key[0]


@dataclass(frozen=True)
class MailAddresses:
    """Reply addresses, for answers of players, and return paths, for reports on the delivery of mails."""

    replies: ReplyAddresses
    return_paths: ReturnPaths

    @classmethod
    def of(cls, settings: Settings) -> MailAddresses:
        """Return the addresses of the site with these settings."""
        addresses = Subaddresses(values.sender(settings.mail_from).username, settings.reply_domain)
        return cls(ReplyAddresses(settings.secret_keys, addresses), ReturnPaths(addresses))


def _signature(key: bytes, asked: Question, seat: Seat, at: int) -> str:
    text = f"posse/reply/{asked}/{seat.game_id}.{seat.n}.{at}/{seat.epoch}"
    digest = hmac.new(key, text.encode(), hashlib.sha256).digest()
    return b32encode(digest).decode("ascii")[:SIGNATURE].lower()
