"""The private DKIM key, which is read and tried at start: otherwise only mail hosts would notice that it is wrong."""

from __future__ import annotations

import re
from base64 import b64decode
from pathlib import Path

SMALLEST = 1024  # bits of an RSA key; RFC 8301 forbids smaller ones, and mail hosts ignore their signatures
_BEGINNING = "-----BEGIN"
_SAMPLE = b"From: posse@example.org\r\n\r\n"


def read(text: str) -> bytes:
    """Return an RSA key in PEM, given itself or as the path of a file. Raises ValueError if it signs nothing."""
    import dkim  # only where there is a key: its DNS client takes a tenth of a process's start

    try:
        key = text.encode() if text.startswith(_BEGINNING) else Path(text).read_bytes()
        signed = dkim.sign(_SAMPLE, b"selector", b"example.org", key)
    except (OSError, dkim.DKIMException, LookupError) as error:
        raise ValueError from error
    signature = re.sub(rb"\s", b"", signed.rpartition(b"b=")[2])
    if len(b64decode(signature)) * 8 < SMALLEST:
        raise ValueError
    return key


def shown(text: str) -> str:
    """Return a description of the setting for an error message: never the key itself."""
    if text.startswith(_BEGINNING):
        return "something else (not shown)"
    try:
        Path(text).read_bytes()
    except OSError as error:
        return f"{text!r} ({error.strerror})"
    return f"{text!r}, a file with something else"
