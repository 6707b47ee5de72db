"""Say in words why a server cannot be reached; nothing that the server said is repeated."""

from __future__ import annotations

import os
import socket
import ssl


def reason(error: BaseException | None) -> str:
    """Return why connecting failed, and what to check."""
    if isinstance(error, socket.gaierror):
        return "this machine finds no address for that name: check the name, and the DNS of this machine"
    if isinstance(error, ssl.SSLCertVerificationError):
        return f"its certificate is not accepted ({error.verify_message}): write the name that is in it, or renew it"
    if isinstance(error, ssl.SSLError):
        return "it does not speak TLS there, or not a version that is safe: check the port and the beginning of the URL"
    if isinstance(error, ConnectionRefusedError):
        return "nothing listens there: check that it runs, and the host and the port"
    if isinstance(error, TimeoutError):
        return "it does not answer: check that it runs, the host, the port, TLS there, and firewalls"
    if isinstance(error, OSError) and error.errno:
        return os.strerror(error.errno)
    return "the connection ended too soon"
