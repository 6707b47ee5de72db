"""Private keys and certificates for tests, made by OpenSSL."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

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


def make_certificate(certificate: Path, key: Path, whose: str = "IP:127.0.0.1") -> None:
    """Make a certificate that is signed by its own key, for 127.0.0.1 or for another host, as in DNS:example.org."""
    curve = "-newkey ec -pkeyopt ec_paramgen_curve:prime256v1"  # such a key is made in no time
    made = f"req -x509 {curve} -nodes -days 2 -subj /CN=localhost -addext subjectAltName={whose}"
    openssl(*made.split(), "-keyout", str(key), "-out", str(certificate))
