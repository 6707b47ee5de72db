"""The private key with which mails are signed (DKIM), read at start: nobody but the mail hosts that reject what it has
signed would notice later that it is a wrong one."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from cryptography.hazmat.primitives.asymmetric.rsa import RSAPrivateKey

SMALLEST, LARGEST = 1024, 4096  # bits: what RFC 8301 requires every mail host to verify
_BEGINNING = "-----BEGIN"


def read(text: str) -> RSAPrivateKey:
    """Return an RSA key, given in PEM or as the path of a file with it. Raises ValueError."""
    # Imported when there is a key: the library takes 14 MB of memory.
    from cryptography.exceptions import UnsupportedAlgorithm
    from cryptography.hazmat.primitives.asymmetric.rsa import RSAPrivateKey
    from cryptography.hazmat.primitives.serialization import load_pem_private_key

    try:
        pem = text.encode() if text.startswith(_BEGINNING) else Path(text).read_bytes()
        key = load_pem_private_key(pem, password=None)
    except (OSError, TypeError, UnsupportedAlgorithm) as error:  # TypeError: it is encrypted
        raise ValueError from error
    if not isinstance(key, RSAPrivateKey) or not SMALLEST <= key.key_size <= LARGEST:
        raise ValueError
    return key


def shown(text: str) -> str:
    """Return what an error message says instead of the setting: never the key itself."""
    if text.startswith(_BEGINNING):
        return "something else (not shown)"
    try:
        Path(text).read_bytes()
    except OSError as error:
        return f"{text!r} ({error.strerror})"
    return f"{text!r}, a file with something else"
