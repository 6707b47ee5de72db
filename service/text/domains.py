"""The form of a domain in ASCII, by which the DNS and mail servers know it: docs/design.md#domains-in-other-letters.

By IDNA 2008, as the package `idna` has it. Python's own codec `idna` is IDNA 2003, by which faß.de is fass.de, somebody
else's domain. It serves here only to find the names that the two standards read differently.
"""

from __future__ import annotations

import idna


class TwoDomains(ValueError):
    """A name of two domains: `present` by IDNA 2008, `former` by IDNA 2003, both in ASCII."""

    def __init__(self, present: str, former: str) -> None:
        super().__init__(present, former)
        self.present, self.former = present, former


def ascii_form(name: str) -> str:
    """Return a domain in ASCII and in lower case. A name that is in ASCII already is not checked.

    Case, composed letters, and full stops and wide letters of East Asia are as UTS 46 says. Raises TwoDomains, and
    ValueError for what is no domain, or has a character that would be ignored, such as a soft hyphen.
    """
    if name.isascii():
        return name.lower()
    if not all(idna.uts46_remap(letter, std3_rules=False) for letter in name):
        raise ValueError("a character would be ignored")
    present = idna.encode(name, uts46=True).decode("ascii")
    former = _by_idna_2003(name)
    if former not in (None, present):
        raise TwoDomains(present, former or "")
    return present


def readable(domain: str) -> str:
    """Return a domain in ASCII as people write it; as it is if it is no name by IDNA 2008."""
    try:
        return idna.decode(domain, display=True)
    except idna.IDNAError:
        return domain


def former_form(domain: str) -> str:
    """Return as which domain in ASCII IDNA 2003 reads the name of a domain: usually as the same."""
    return _by_idna_2003(readable(domain)) or domain


def _by_idna_2003(name: str) -> str | None:
    try:
        return name.encode("idna").decode("ascii").lower()
    except UnicodeError:
        return None
