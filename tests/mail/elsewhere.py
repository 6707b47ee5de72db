"""A mail server on another machine: its name, which leads here, and its certificate."""

from __future__ import annotations

import socket
import ssl
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.keys import make_certificate

HOST = "mail.example"


def self_signed(folder: Path) -> tuple[Path, ssl.SSLContext]:
    """A certificate of mail.example that it has signed itself, and the server's side of TLS with it."""
    key, file = folder / "key.pem", folder / "certificate.pem"
    make_certificate(file, key, f"DNS:{HOST}")
    context = ssl.create_default_context(ssl.Purpose.CLIENT_AUTH)
    context.load_cert_chain(file, key)
    return file, context


def lead_here(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the name mail.example lead here, as that of another machine would lead there."""
    connect: Callable[..., socket.socket] = socket.create_connection

    def resolved(address: tuple[str, int], *more: Any, **options: Any) -> socket.socket:
        return connect(("127.0.0.1" if address[0] == HOST else address[0], address[1]), *more, **options)

    monkeypatch.setattr(socket, "create_connection", resolved)
