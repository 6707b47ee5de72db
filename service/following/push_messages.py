"""A message to a device: what it shows, and the encrypted post to the push service, which sees neither game nor words.

It names a game and no card, and holds no link that is good for anything: the page that it opens finds the link that
the device itself keeps. Its form is that of Declarative Web Push, which some browsers show without a script; for others
the service worker reads the same.
"""

from __future__ import annotations

import json
from base64 import urlsafe_b64decode, urlsafe_b64encode
from datetime import datetime, timedelta
from hashlib import sha256

import http_ece
from cryptography.hazmat.primitives.asymmetric import ec

from service.gamelog.titles import title
from service.languages.spoken import Spoken
from service.mail.composing.kind import Draft
from service.models import Device

SIZE = 2048  # bytes of every message before it is encrypted: its length says nothing
DECLARED = 8030  # the number of RFC 8030 marks a declarative message
SHORTEST_LIFE = timedelta(minutes=5)
LONGEST_LIFE = timedelta(days=7)  # how long a push service keeps a message for a device that is off


def notification(draft: Draft, message_id: str, language: Spoken) -> bytes:
    """Return what a device shows of a mail. Messages about one game replace each other there, by their `tag`."""
    headline = (draft.kind.push or draft.kind.title).format(game=title(draft.log))
    shown = {
        "title": str(language.say(headline)),
        "lang": language.code,
        "dir": "auto",
        "navigate": draft.links.opened(draft.game.id),
        "tag": draft.game.id,
        "data": {"id": message_id},
    }
    return json.dumps({"web_push": DECLARED, "notification": shown}, ensure_ascii=False).encode()


def encrypted(device: Device, content: bytes) -> bytes:
    """Return a message that only the device can read (RFC 8291)."""
    sealed: bytes = http_ece.encrypt(
        content.ljust(SIZE),  # JSON may end with spaces
        private_key=ec.generate_private_key(ec.SECP256R1()),
        dh=key_bytes(device.public_key),
        auth_secret=key_bytes(device.auth),
        version="aes128gcm",
    )
    return sealed


def headers(device: Device, game_id: str, due: datetime | None, now: datetime) -> dict[str, str]:
    """Return the headers of the post (RFC 8030): kept until the deadline; a newer one about the game replaces it."""
    life = LONGEST_LIFE if due is None else min(max(due - now, SHORTEST_LIFE), LONGEST_LIFE)
    topic = sha256(f"{device.auth} {game_id}".encode()).digest()[:18]  # says nothing to the push service
    return {
        "Content-Encoding": "aes128gcm",
        "Content-Type": "application/octet-stream",
        "TTL": str(int(life.total_seconds())),
        "Urgency": "high",
        "Topic": urlsafe_b64encode(topic).decode(),
    }


def key_text(text: str, length: int) -> str:
    """Return a key of so many bytes in its one spelling of base64url, without padding.

    Raises ValueError for any other text: Python's decoder ignores letters of other alphabets and spare bits.
    """
    spelled = urlsafe_b64encode(key_bytes(text)).decode()
    if text not in (spelled, spelled.rstrip("=")) or len(key_bytes(text)) != length:
        raise ValueError(f"expected {length} bytes as base64url")
    return spelled.rstrip("=")


def key_bytes(text: str) -> bytes:
    """Return the bytes of a key that `key_text` has read. Raises ValueError for some other texts."""
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))
