"""Mailboxes: which addresses belong to one person, and which of them are blocked.

Rate limits and blocks apply to mailboxes, so that they cannot be evaded by adding a tag or a dot. Mail is sent to the
address as it was typed.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
from collections.abc import Collection, Sequence

from sqlalchemy.exc import IntegrityError
from sqlmodel import Session, col, select

from service.db.database import lock_names
from service.models import BlockedAddress, SiteKey
from service.text.mailbox_names import earlier_mailbox_of, mailbox_of

_BLOCKED = "blocked addresses"  # SiteKey.purpose


def lock(session: Session, addresses: Collection[str]) -> None:
    """Lock the mailboxes of these addresses until the transaction ends, after its games and new players."""
    lock_names(session, {f"mailbox {mailbox_of(address)}" for address in addresses})


def fingerprints(keys: Sequence[str], address: str) -> list[str]:
    """Return the HMAC of an address's mailbox under each key, in their order; a blocked address is stored as the first.

    Those of the mailbox by the rules of earlier releases follow: addresses that were blocked then stay blocked.
    """
    texts = [b"posse/blocked/" + mailbox.encode() for mailbox in (mailbox_of(address), earlier_mailbox_of(address))]
    return [hmac.new(key.encode(), text, hashlib.sha256).hexdigest() for text in dict.fromkeys(texts) for key in keys]


def block_keys(session: Session, signing_keys: Sequence[str]) -> list[str]:
    """Return the keys of the fingerprints of blocked addresses; new fingerprints use the first.

    The first is stored in the database, and stays when the signing keys are changed. Up to release 0.1.0 the signing
    keys themselves were used, so their fingerprints are looked up as well.
    """
    stored = session.get(SiteKey, _BLOCKED)
    if stored is None:
        stored = SiteKey(purpose=_BLOCKED, key=secrets.token_hex(32))
        try:
            with session.begin_nested():
                session.add(stored)
        except IntegrityError:  # another process created it at the same moment
            stored = session.get_one(SiteKey, _BLOCKED, populate_existing=True)
    return [stored.key, *signing_keys]


def is_blocked(session: Session, keys: Sequence[str], address: str) -> bool:
    """Return whether the mailbox of an address is blocked; `keys` are the result of `block_keys`."""
    known = select(BlockedAddress.key).where(col(BlockedAddress.key).in_(fingerprints(keys, address)))
    return session.exec(known).first() is not None
