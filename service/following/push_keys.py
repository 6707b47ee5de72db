"""The keys with which this site identifies itself to push services (VAPID, RFC 8292).

Each is derived from a key of SECRET_KEYS, so that it is kept, shared between machines, backed up and replaced with it.
A browser accepts messages of one key only: it stays good until its secret key is no longer in the list.
"""

from __future__ import annotations

import hmac
from collections.abc import Sequence
from datetime import datetime, timedelta

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02
from py_vapid.utils import b64urlencode

from service.outgoing.https_address import HttpsAddress
from service.settings import Settings

VALID = timedelta(hours=12)  # of a signature; RFC 8292 allows 24 hours
_ORDER = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551  # of the points of P-256 (SEC 2, 2.4.2)


def _derived(secret_key: str) -> ec.EllipticCurvePrivateKey:
    """Return the key that belongs to a secret key: of 512 bits, so that none is likelier (FIPS 186-5, A.2.1)."""
    bits = int.from_bytes(hmac.digest(secret_key.encode(), b"posse/push", "sha512"))
    return ec.derive_private_key(bits % (_ORDER - 1) + 1, ec.SECP256R1())


class PushKeys:
    """Signs posts to push services. `contact`: the address of whoever runs the site, which these may write to."""

    def __init__(self, secret_keys: Sequence[str], contact: str) -> None:
        derived = [_derived(key) for key in secret_keys]
        self._contact = contact
        self._signers = {_public(key): Vapid02(key) for key in derived}

    @classmethod
    def of(cls, settings: Settings) -> PushKeys:
        """Return the keys of a site."""
        return cls(settings.secret_keys, settings.contact)

    @property
    def public(self) -> str:
        """The public key that browsers are given now, as base64url."""
        return next(iter(self._signers))

    def has(self, public: str) -> bool:
        """Return whether a browser that accepted this public key still takes messages of this site."""
        return public in self._signers

    def authorization(self, public: str, to: HttpsAddress, now: datetime) -> str:
        """Return the Authorization header of a post to a push service, signed with the key of that public one."""
        claims = {
            "aud": f"https://{to.authority}",
            "exp": int((now + VALID).timestamp()),
            "sub": f"mailto:{self._contact}",
        }
        return str(self._signers[public].sign(claims)["Authorization"])


def _public(key: ec.EllipticCurvePrivateKey) -> str:
    return str(b64urlencode(key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)))
