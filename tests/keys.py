"""Private keys for tests, made by OpenSSL."""

from __future__ import annotations

import shutil
import subprocess

from tests.servers import unavailable


def openssl(*words: str) -> bytes:
    """What a command of OpenSSL prints. Skips the test where there is none, and fails it in CI."""
    program = shutil.which("openssl")
    if program is None:
        unavailable("openssl is missing: it makes the keys")
    return subprocess.run([program, *words], check=True, capture_output=True).stdout


def private_key(bits: int = 2048) -> bytes:
    """A new RSA key in PEM."""
    return openssl("genpkey", "-algorithm", "RSA", "-pkeyopt", f"rsa_keygen_bits:{bits}")
