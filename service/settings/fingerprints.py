"""Fingerprints of a process's settings, so that processes can be compared without telling what their settings are.

Each is an HMAC under the first of the process's SECRET_KEYS, truncated: without that key nobody can try values.
"""

from __future__ import annotations

import hashlib
import hmac

from service.settings import Settings
from service.settings.environment import VARIABLES

KEY, BROKER = "SECRET_KEYS", "broker"
# A machine's own, or the same by definition for all who find each other's fingerprints in the database.
_OWN = (KEY, "PORT", "BIND", "METRICS_PORT", "LOG_FORMAT", "DATABASE_URL")
COMPARED = tuple(name for name in VARIABLES if name not in _OWN)
_DIGITS = 12  # hexadecimal, 48 bits: enough to tell settings apart, and of no use to find a key


def of_key(key: str) -> str:
    """Return the fingerprint of a key."""
    return _digest(key, KEY)


def of(settings: Settings, key: str) -> dict[str, str]:
    """Return the fingerprint under `key` of each setting that processes share, and which broker is used."""
    found = {name: _digest(key, f"{name}={getattr(settings, name.lower())!r}") for name in COMPARED}
    return {KEY: of_key(key), BROKER: "folder" if settings.redis_url is None else "redis", **found}


def _digest(key: str, told: str) -> str:
    return hmac.new(key.encode(), f"posse settings: {told}".encode(), hashlib.sha256).hexdigest()[:_DIGITS]
