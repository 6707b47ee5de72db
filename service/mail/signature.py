"""The DKIM signature of a mail (RFC 6376): its domain answers for the text and for every header.

The signature is relaxed/relaxed, so that relays may fold headers anew and change spaces at the ends of lines.
"""

from __future__ import annotations

import base64
import hashlib
import re
from collections.abc import Iterable
from functools import partial
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from cryptography.hazmat.primitives.asymmetric.rsa import RSAPrivateKey

# Listed once more than they are there: if a relay or a stranger adds another one, the signature does not verify.
OVERSIGNED = (
    *("From", "To", "Cc", "Reply-To", "Subject", "Date", "Message-ID", "In-Reply-To", "References"),
    *("List-Id", "List-Unsubscribe", "List-Unsubscribe-Post", "MIME-Version", "Content-Type"),
    "Content-Transfer-Encoding",
)


class Signer:
    """Signs with the key of one domain; `selector` is the name under which the domain's DNS has its public half."""

    def __init__(self, selector: str, domain: str, key: RSAPrivateKey) -> None:
        # Imported when there is a key: the library takes 14 MB of memory.
        from cryptography.hazmat.primitives.asymmetric.padding import PKCS1v15
        from cryptography.hazmat.primitives.hashes import SHA256

        self._selector, self._domain = selector, domain
        self._sign = partial(key.sign, padding=PKCS1v15(), algorithm=SHA256())

    def signed(self, mail: bytes) -> bytes:
        """Return the mail, which has each header at most once, with its signature. Change nothing afterwards."""
        head, _, body = mail.partition(b"\r\n\r\n")
        headers = re.split(rb"\r\n(?![ \t])", head)
        names = [header.partition(b":")[0].decode() for header in headers]
        unsigned = self._signature_header(names, hashlib.sha256(relaxed_body(body)).digest())
        covered = b"\r\n".join(relaxed_header(header) for header in [*headers, unsigned])
        return unsigned + base64.b64encode(self._sign(covered)) + b"\r\n" + mail

    def _signature_header(self, names: Iterable[str], body_hash: bytes) -> bytes:
        """Return the DKIM-Signature header up to the signature itself, which is over this header too."""
        tags = {
            "v": "1",
            "a": "rsa-sha256",
            "c": "relaxed/relaxed",
            "d": self._domain,
            "s": self._selector,
            "h": ":".join([*names, *OVERSIGNED]),
            "bh": base64.b64encode(body_hash).decode(),
            "b": "",
        }
        listed = ";\r\n ".join(f"{tag}={value}" for tag, value in tags.items())
        return f"DKIM-Signature: {listed}".encode()


def relaxed_header(header: bytes) -> bytes:
    """Return a header in the form that is hashed (RFC 6376, 3.4.2): without its line's end."""
    name, _, value = header.partition(b":")
    return name.strip().lower() + b":" + re.sub(rb"[ \t]+", b" ", value.replace(b"\r\n", b"")).strip()


def relaxed_body(body: bytes) -> bytes:
    """Return a body in the form that is hashed (RFC 6376, 3.4.4): without spaces and empty lines at the ends."""
    content = re.sub(rb"[ \t]+", b" ", body).replace(b" \r\n", b"\r\n").rstrip(b" \r\n")
    return content + b"\r\n" if content else b""
