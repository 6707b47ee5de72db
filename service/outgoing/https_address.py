"""An address for posts, as somebody types it: https, a host by its name, and no more than a post needs."""

from __future__ import annotations

import re
from typing import NamedTuple, Self
from urllib.parse import urlsplit

LONGEST = 1000  # characters
# Without letters at its end a host would be an address in some notation of numbers.
_HOST = re.compile(r"(?=.{1,253}\Z)([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]([a-z0-9-]{0,61}[a-z0-9])?", re.ASCII)
_TARGET = re.compile(r"[!-~]*", re.ASCII)


class HttpsAddress(NamedTuple):
    """Where to post: a host in lower case, its port, and the path with the query."""

    host: str
    port: int
    target: str

    @classmethod
    def parse(cls, text: str) -> Self:
        """Return the address that a text gives. Raises ValueError for any other text, which it does not quote."""
        if len(text) > LONGEST or not _TARGET.fullmatch(text):
            raise ValueError("expected an address without spaces")
        parts = urlsplit(text)
        host = (parts.hostname or "").lower()
        if parts.scheme != "https" or "@" in parts.netloc or parts.fragment or not _HOST.fullmatch(host):
            raise ValueError("expected https and the name of a host")
        port = 443 if parts.port is None else parts.port
        if port == 0:
            raise ValueError("expected a port from 1")
        address = cls(host, port, (parts.path or "/") + (f"?{parts.query}" if parts.query else ""))
        if len(address.text) > LONGEST:  # with a path, if the text has none
            raise ValueError("expected a shorter address")
        return address

    @property
    def authority(self) -> str:
        """The host, with the port unless it is that of https."""
        return self.host if self.port == 443 else f"{self.host}:{self.port}"

    @property
    def text(self) -> str:
        """The whole address."""
        return f"https://{self.authority}{self.target}"
