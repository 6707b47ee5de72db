"""Typed mail addresses: normalise and limit them, or say what was expected; and mask them for display."""

from __future__ import annotations

import re

from engine.language import text

ADDRESS_LENGTH = 254  # RFC 5321: what a mail server has to accept
LOCAL_LENGTH = 64
_ATOM = r"[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+"
_LOCAL = re.compile(rf"{_ATOM}(\.{_ATOM})*")
_LABEL = re.compile(r"[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?")
_EXPECTED = text("Please enter a mail address like anna@example.org.")
_TOO_LONG = text("A mail address has at most {most} characters.").format(most=ADDRESS_LENGTH)
_LONG_BEFORE = text("A mail address has at most {most} characters before the @.").format(most=LOCAL_LENGTH)


def clean_address(typed: str) -> str:
    """Return a bare mail address with its domain in lower case and ASCII. Checks the syntax only.

    Raises ValueError with a sentence for people: what was expected.
    """
    address = typed.strip(" ")
    if len(address) > ADDRESS_LENGTH:
        raise ValueError(_TOO_LONG)
    local, _, domain = address.rpartition("@")
    if not _LOCAL.fullmatch(local):
        raise ValueError(_EXPECTED)
    if len(local) > LOCAL_LENGTH:
        raise ValueError(_LONG_BEFORE)
    address = f"{local}@{_ascii_domain(domain)}"
    if len(address) > ADDRESS_LENGTH:
        raise ValueError(_TOO_LONG)
    return address


def masked(address: str) -> str:
    """Return an address as "a***@example.org": it shows a typing error in the domain, and nobody can write to it.

    In lower case, so that it does not show how somebody else has typed the same address.
    """
    local, _, domain = address.lower().rpartition("@")
    return f"{local[:1]}***@{domain}"


def as_typed(address: str) -> str:
    """Return an address for who has typed it, to be read over.

    In lower case, so that it does not show how somebody else has typed the same address.
    """
    return address.lower()


def _ascii_domain(domain: str) -> str:
    """Return a domain in its ASCII form (IDNA). Refuses IP addresses, and names without a dot except `localhost`."""
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


def domain_of(address: str) -> str:
    """Return what is behind the @, in lower case."""
    return address.rpartition("@")[2].lower()
