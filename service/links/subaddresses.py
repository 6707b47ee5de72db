"""Subaddresses of the address in MAIL_FROM (RFC 5233), `posse+<detail>@...`, at which this site takes mail in.

They are in lower case, because mail programs change the case of addresses.
"""

from __future__ import annotations


class Subaddresses:
    """The addresses with one local part at one domain."""

    def __init__(self, local_part: str, domain: str) -> None:
        self._begin, self._domain = f"{local_part.lower()}+", domain.lower()

    def address(self, detail: str) -> str:
        """Return the address with this detail."""
        return f"{self._begin}{detail}@{self._domain}"

    def detail(self, address: str) -> str | None:
        """Return the detail of an address; None if it is none of these."""
        local, _, domain = address.strip("<> ").lower().rpartition("@")
        return local.removeprefix(self._begin) if domain == self._domain and local.startswith(self._begin) else None
