"""Mail addresses as strangers type them: cleaned, bounded, or refused with what was expected."""

from __future__ import annotations

import re

ADDRESS_LENGTH = 254  # RFC 5321, and as much as a mail server must take
LOCAL_LENGTH = 64
_ATOM = r"[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+"
_LOCAL = re.compile(rf"{_ATOM}(\.{_ATOM})*")
_LABEL = re.compile(r"[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?")
_EXPECTED = "Expected a mail address like anna@example.org."


def clean_address(text: str) -> str:
    """A bare mail address, its domain in lower case and in ASCII. Only the syntax is looked at.

    ValueError says, for people, what was expected.
    """
    address = text.strip(" ")
    if len(address) > ADDRESS_LENGTH:
        raise ValueError(f"A mail address has at most {ADDRESS_LENGTH} characters.")
    local, _, domain = address.rpartition("@")
    if not _LOCAL.fullmatch(local):
        raise ValueError(_EXPECTED)
    if len(local) > LOCAL_LENGTH:
        raise ValueError(f"Before the @ a mail address has at most {LOCAL_LENGTH} characters.")
    address = f"{local}@{_ascii_domain(domain)}"
    if len(address) > ADDRESS_LENGTH:
        raise ValueError(f"A mail address has at most {ADDRESS_LENGTH} characters.")
    return address


def _ascii_domain(domain: str) -> str:
    """The domain as mail servers know it. Numbers are no domain, and only `localhost` is one without a dot."""
    try:
        domain = domain.encode("idna").decode("ascii").lower()
    except UnicodeError:
        raise ValueError(_EXPECTED) from None
    labels = domain.split(".")
    if not all(_LABEL.fullmatch(label) for label in labels):
        raise ValueError(_EXPECTED)
    if labels[-1].isdigit() or (len(labels) == 1 and domain != "localhost"):
        raise ValueError(_EXPECTED)
    return domain
