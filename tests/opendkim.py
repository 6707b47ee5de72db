"""Verify DKIM signatures with OpenDKIM, the program of many mail hosts; the DNS is a file."""

from __future__ import annotations

import base64
import re
import shutil
import subprocess
from pathlib import Path

from tests.keys import openssl
from tests.servers import unavailable


class Verifier:
    """A mail host which finds in the DNS that a domain publishes one key under one selector."""

    def __init__(self, folder: Path, selector: str, domain: str, key: Path) -> None:
        path = shutil.which("opendkim")
        if path is None:
            unavailable("OpenDKIM is missing: it verifies signatures (Debian: apt install opendkim)")
        public = base64.b64encode(openssl("pkey", "-in", str(key), "-pubout", "-outform", "DER")).decode()
        (folder / "dns").write_text(f"{selector}._domainkey.{domain} v=DKIM1; k=rsa; p={public}\n")
        (folder / "opendkim.conf").write_text(f"TestDNSData {folder / 'dns'}\n")
        self._command = [path, "-x", str(folder / "opendkim.conf"), "-t", "-"]

    def verdict(self, mail: bytes) -> str:
        """Return what it says of a mail: "succeeded", or why not."""
        lines = mail.replace(b"\r\n", b"\n")  # as in a file
        ran = subprocess.run(self._command, input=lines, capture_output=True, check=True)
        return re.split(r"\) |: ", (ran.stdout + ran.stderr).decode().rstrip())[-1]
