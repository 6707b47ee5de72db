"""A push service of the tests' own: browsers subscribe to it, and it takes no post that breaks a rule.

It checks the signature (RFC 8292) and opens the encryption (RFC 8291) with the primitives of `cryptography` alone, by
the text of these RFCs, so that it would see a mistake of the libraries that the site uses.
"""

from __future__ import annotations

import hmac
import json
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Any

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from service.outgoing.https_address import HttpsAddress
from service.outgoing.https_post import Posted
from tests.settings import NOW

HOST = "push.example.org"
LONGEST_TTL = 28 * 24 * 3600
URGENCIES = ("very-low", "low", "normal", "high")  # RFC 8030, 5.3
SMALLEST_REFUSED = 4096  # bytes of a body that a push service need not take (RFC 8030, 7.2)


def text_of(data: bytes) -> str:
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def bytes_of(text: str) -> bytes:
    assert "=" not in text  # the RFCs leave the padding out
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


def point(key: ec.EllipticCurvePublicKey) -> bytes:
    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def _hmac(key: bytes, data: bytes) -> bytes:
    return hmac.digest(key, data, "sha256")


def opened(body: bytes, private: ec.EllipticCurvePrivateKey, auth: bytes) -> bytes:
    """Return the plain text of a message (RFC 8188, RFC 8291, 3.4), which has one record."""
    salt, size, length = body[:16], int.from_bytes(body[16:20]), body[20]
    sender, sealed = body[21 : 21 + length], body[21 + length :]
    assert length == 65
    assert len(sealed) <= size
    their_key = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), sender)
    shared = private.exchange(ec.ECDH(), their_key)
    info = b"WebPush: info\x00" + point(private.public_key()) + sender + b"\x01"
    material = _hmac(_hmac(auth, shared), info)
    mixed = _hmac(salt, material)
    key = _hmac(mixed, b"Content-Encoding: aes128gcm\x00\x01")[:16]
    nonce = _hmac(mixed, b"Content-Encoding: nonce\x00\x01")[:12]
    plain = AESGCM(key).decrypt(nonce, sealed, None).rstrip(b"\x00")
    assert plain[-1] == 2  # the delimiter of the last record
    return plain[:-1]


def check_signature(authorization: str, to: HttpsAddress, server_key: str, now: datetime) -> dict[str, Any]:
    """Return the claims of a request's signature, which is to be that of the key the browser has accepted."""
    scheme, _, parameters = authorization.partition(" ")
    given = dict(one.strip().split("=", 1) for one in parameters.split(","))
    assert (scheme, given["k"]) == ("vapid", server_key)
    head, claims, signature = given["t"].split(".")
    raw = bytes_of(signature)
    key = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), bytes_of(server_key))
    numbers = (int.from_bytes(raw[:32]), int.from_bytes(raw[32:]))
    key.verify(encode_dss_signature(*numbers), f"{head}.{claims}".encode(), ec.ECDSA(SHA256()))
    assert json.loads(bytes_of(head)) == {"typ": "JWT", "alg": "ES256"}
    found: dict[str, Any] = json.loads(bytes_of(claims))
    assert found["aud"] == f"https://{to.authority}"
    assert now < datetime.fromtimestamp(found["exp"], now.tzinfo) <= now + timedelta(hours=24)
    assert found["sub"].startswith("mailto:")
    return found


class Browser:
    """A browser that has subscribed: its endpoint and its keys, and what it has been shown."""

    def __init__(self, name: str, server_key: str, port: int = 443) -> None:
        self.endpoint = HttpsAddress(HOST, port, f"/wpush/{name}").text
        self.server_key = server_key
        self.shown: list[dict[str, Any]] = []
        self._private = ec.generate_private_key(ec.SECP256R1())
        self._auth = name.encode().ljust(16, b"-")[:16]

    @property
    def subscription(self) -> dict[str, str]:
        """What a browser's script posts."""
        keys = {"public_key": text_of(point(self._private.public_key())), "auth": text_of(self._auth)}
        return {"endpoint": self.endpoint, **keys}

    def open(self, body: bytes) -> dict[str, Any]:
        """Return a message to this browser."""
        message: dict[str, Any] = json.loads(opened(body, self._private, self._auth))
        return message

    def take(self, body: bytes) -> None:
        self.shown.append(self.open(body) | {"length": len(body)})

    @property
    def titles(self) -> list[str]:
        return [one["notification"]["title"] for one in self.shown]

    @property
    def ids(self) -> list[str]:
        return [one["notification"]["data"]["id"] for one in self.shown]


@dataclass
class Delivered:
    """A post that was taken."""

    at: datetime
    browser: Browser
    headers: Mapping[str, str]


class PushService:
    """Takes posts for its browsers, in place of the network."""

    def __init__(self) -> None:
        self.browsers: dict[str, Browser] = {}
        self.taken: list[Delivered] = []
        self.now = NOW

    def subscribe(self, name: str, server_key: str, port: int = 443) -> Browser:
        """Return a new browser."""
        browser = Browser(name, server_key, port)
        self.browsers[browser.endpoint] = browser
        return browser

    def __call__(self, to: HttpsAddress, headers: Mapping[str, str], body: bytes) -> Posted:
        browser = self.browsers.get(to.text)
        if browser is None:
            return Posted(410)
        check_signature(headers["Authorization"], to, browser.server_key, self.now)
        assert headers["Content-Encoding"] == "aes128gcm"
        assert 0 < int(headers["TTL"]) <= LONGEST_TTL
        assert headers["Urgency"] in URGENCIES
        assert len(headers["Topic"]) <= 32
        assert len(bytes_of(headers["Topic"])) > 0
        assert len(body) <= SMALLEST_REFUSED
        browser.take(body)
        self.taken.append(Delivered(self.now, browser, headers))
        return Posted(201)
