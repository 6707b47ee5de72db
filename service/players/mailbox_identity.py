"""Mailboxes: which addresses belong to one person, and which of them are blocked.

Rate limits and blocks apply to mailboxes, so that they cannot be evaded by adding a tag or a dot. Mail is sent to the
address as it was typed.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
from collections.abc import Collection

from sqlalchemy.exc import IntegrityError
from sqlmodel import Session

from service.db.database import lock_names
from service.models import BlockedAddress, SiteKey
from service.text.mailbox_names import mailbox_of

_BLOCKED = "blocked addresses"  # SiteKey.purpose


def lock(session: Session, addresses: Collection[str]) -> None:
    """Lock the mailboxes of these addresses until the transaction ends, after its games and new players."""
    lock_names(session, {f"mailbox {mailbox_of(address)}" for address in addresses})


def fingerprint(session: Session, address: str) -> str:
    """Return the HMAC of an address's mailbox, as which a blocked address is stored."""
    text = b"posse/blocked/" + mailbox_of(address).encode()
    return hmac.new(_key(session).encode(), text, hashlib.sha256).hexdigest()


def is_blocked(session: Session, address: str) -> bool:
    """Return whether the mailbox of an address is blocked."""
    return session.get(BlockedAddress, fingerprint(session, address)) is not None


def _key(session: Session) -> str:
    """Return the key of these HMACs, which is stored in the database: it stays when the signing keys are changed."""
    stored = session.get(SiteKey, _BLOCKED)
    if stored is None:
        stored = SiteKey(purpose=_BLOCKED, key=secrets.token_hex(32))
        try:
            with session.begin_nested():
                session.add(stored)
        except IntegrityError:  # another process created it at the same moment
            stored = session.get_one(SiteKey, _BLOCKED, populate_existing=True)
    return stored.key
