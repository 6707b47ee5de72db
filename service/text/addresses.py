"""Typed mail addresses: normalise and limit them, or say what was expected; and mask them for display."""

from __future__ import annotations

import re

from engine.language import text
from service.text import domains

ADDRESS_LENGTH = 254  # RFC 5321: what a mail server has to accept
LOCAL_LENGTH = 64
_ATOM = r"[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+"
_LOCAL = re.compile(rf"{_ATOM}(\.{_ATOM})*")
_LABEL = re.compile(r"[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?")
_EXPECTED = text("Please enter a mail address like anna@example.org.")
_TOO_LONG = text("A mail address has at most {most} characters.").format(most=ADDRESS_LENGTH)
_AMBIGUOUS = text(
    "Some programs read this mail address as {present}, others as {former}. Please enter the one that you mean."
)
_NO_DOMAIN = text(
    "What follows the @ in this mail address is no domain: it may have an invisible character. Please type it again."
)
_LONG_BEFORE = text("A mail address has at most {most} characters before the @.").format(most=LOCAL_LENGTH)


def clean_address(typed: str) -> str:
    """Return a bare mail address with its domain in lower case and ASCII. Checks the syntax only.

    Raises ValueError with a sentence for people: what was expected. docs/design.md#domains-in-other-letters
    """
    address = typed.strip(" ")
    if len(address) > ADDRESS_LENGTH:
        raise ValueError(_TOO_LONG)
    local, _, domain = address.rpartition("@")
    if not _LOCAL.fullmatch(local):
        raise ValueError(_EXPECTED)
    if len(local) > LOCAL_LENGTH:
        raise ValueError(_LONG_BEFORE)
    address = f"{local}@{_ascii_domain(local, domain)}"
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
    """Return an address for who has typed it, to be read over: pat@bücher.example (xn--bcher-kva.example).

    In lower case, so that it does not show how somebody else has typed the same address.
    """
    local, _, domain = address.lower().rpartition("@")
    name = domains.readable(domain)
    return f"{local}@{domain}" if name == domain else f"{local}@{name} ({domain})"


def in_ascii(address: str) -> str | None:
    """Return an address that another program has written, its domain in ASCII; None if that domain is not clear.

    What has no domain is returned as it is. A name in other letters is that of a domain which has some: nobody writes
    one in ASCII with such letters, except to have it read in two ways.
    """
    local, at, domain = address.rpartition("@")
    if address.isascii() or not at:
        return address
    try:
        found = domains.ascii_form(domain)
    except ValueError:
        return None
    return f"{local}@{found}" if domain.isascii() or "xn--" in found else None


def spellings(address: str) -> tuple[str, ...]:
    """Return the address as it is stored and, if that differs, as it was when IDNA 2003 decided on its domain."""
    local, _, domain = address.rpartition("@")
    return tuple(dict.fromkeys((address, f"{local}@{domains.former_form(domain)}")))


def _ascii_domain(local: str, domain: str) -> str:
    """Return a domain in ASCII. Refuses IP addresses, and names without a dot except `localhost`."""
    try:
        domain = domains.ascii_form(domain)
    except domains.TwoDomains as two:
        both = {"present": f"{local}@{two.present}", "former": f"{local}@{two.former}"}
        raise ValueError(_AMBIGUOUS.format(**both)) from None
    except ValueError:
        raise ValueError(_NO_DOMAIN) from None
    labels = domain.split(".")
    if not all(_LABEL.fullmatch(label) for label in labels):
        raise ValueError(_EXPECTED)
    if labels[-1].isdigit() or (len(labels) == 1 and domain != "localhost"):
        raise ValueError(_EXPECTED)
    return domain


def domain_of(address: str) -> str:
    """Return what is behind the @, in lower case."""
    return address.rpartition("@")[2].lower()
