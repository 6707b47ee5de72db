"""Mailboxes: which addresses lead to one person, and which of them want no more invitations.

Limits and refusals count mailboxes, so that a tag or a dot does not make another recipient. Mail goes to the address as
it was typed.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
from collections.abc import Sequence

from sqlalchemy.exc import IntegrityError
from sqlmodel import Session, col, select

from service.models import BlockedAddress, SiteKey

# Hosts that ignore dots before the @ (their own documentation), and the name under which such a mailbox is kept.
_IGNORES_DOTS = {"gmail.com": "gmail.com", "googlemail.com": "gmail.com"}
_BLOCKED = "blocked addresses"  # the purpose of the key


def mailbox_of(address: str) -> str:
    """Return the mailbox that an address leads to: lower case, without `+tag`, and without dots where they are ignored.

    >>> mailbox_of("Anna.B+cards@googlemail.com")
    'annab@gmail.com'
    """
    local, _, host = address.lower().rpartition("@")
    local = local.partition("+")[0] or local
    if host in _IGNORES_DOTS:
        local, host = local.replace(".", ""), _IGNORES_DOTS[host]
    return f"{local}@{host}"


def fingerprints(keys: Sequence[str], address: str) -> list[str]:
    """Return what an address is known by once it is blocked: an HMAC of its mailbox under each key, in their order."""
    text = b"posse/blocked/" + mailbox_of(address).encode()
    return [hmac.new(key.encode(), text, hashlib.sha256).hexdigest() for key in keys]


def block_keys(session: Session, signing_keys: Sequence[str]) -> list[str]:
    """Return the keys under which an address may be blocked; new ones are kept under the first.

    The first belongs to the data and stays when the signing keys are changed. Up to release 0.1.0 the signing keys
    themselves were used, so their fingerprints are looked for as well.
    """
    kept = session.get(SiteKey, _BLOCKED)
    if kept is None:
        kept = SiteKey(purpose=_BLOCKED, key=secrets.token_hex(32))
        try:
            with session.begin_nested():
                session.add(kept)
        except IntegrityError:  # another process made it at the same moment
            kept = session.get_one(SiteKey, _BLOCKED, populate_existing=True)
    return [kept.key, *signing_keys]


def is_blocked(session: Session, keys: Sequence[str], address: str) -> bool:
    """Tell whether the mailbox of an address wants no more invitations; `keys` as `block_keys` returns them."""
    known = select(BlockedAddress.key).where(col(BlockedAddress.key).in_(fingerprints(keys, address)))
    return session.exec(known).first() is not None
