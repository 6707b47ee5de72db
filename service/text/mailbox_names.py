"""Which addresses belong to one mailbox, by what mail hosts ignore in them. Mail is sent to an address as typed."""

from __future__ import annotations

import re
from typing import NamedTuple


class _Host(NamedTuple):
    """What a mail host ignores before the @, by its documentation or its own programs.

    `name`: one of its domains for all that have the same mailboxes; None: each domain has its own. `ignored`: these
    characters; `alike`: these count as the first of them; `tags`: these begin a tag.
    """

    name: str | None = None
    ignored: str = ""
    alike: str = ""
    tags: str = "+"


_GOOGLE, _PROTON = _Host("gmail.com", ignored="."), _Host("proton.me", ignored="._-")
_APPLE, _YANDEX = _Host("icloud.com"), _Host("yandex.ru", alike="-.")
_YAHOO = _Host(tags="+-")  # the name of an account has no hyphen; those of its disposable addresses have one
_OTHER = _Host()
_HOSTS = {
    **dict.fromkeys(("gmail.com", "googlemail.com"), _GOOGLE),
    **dict.fromkeys(("proton.me", "protonmail.com", "protonmail.ch", "pm.me"), _PROTON),
    **dict.fromkeys(("icloud.com", "me.com", "mac.com"), _APPLE),
    **dict.fromkeys(("yandex.ru", "yandex.com", "yandex.by", "yandex.kz", "yandex.ua", "ya.ru"), _YANDEX),
    **dict.fromkeys(("ymail.com", "rocketmail.com", "myyahoo.com"), _YAHOO),
}
_YAHOO_DOMAIN = re.compile(r"yahoo\.[a-z]{2,3}(\.[a-z]{2})?")
_TAG_AS_DOMAIN = re.compile(r"([^.]+)\.(fastmail\.[a-z]{2,3}(?:\.[a-z]{2})?)")  # cards@anna.fastmail.com


def mailbox_of(address: str) -> str:
    """Return the mailbox of an address: in lower case, without a tag and without what the host ignores.

    >>> mailbox_of("Anna.B+cards@googlemail.com")
    'annab@gmail.com'
    """
    local, _, domain = address.lower().rpartition("@")
    own_domain = _TAG_AS_DOMAIN.fullmatch(domain)
    if own_domain is not None:
        local, domain = own_domain[1], own_domain[2]
    host = _HOSTS.get(domain) or (_YAHOO if _YAHOO_DOMAIN.fullmatch(domain) else _OTHER)
    return f"{_without(local, host)}@{host.name or domain}"


def _surest_mailbox_of(address: str) -> str:
    """Return the mailbox by the rules that leave no doubt: those for a `+tag` and for the dots of Google."""
    local, _, domain = address.lower().rpartition("@")
    host = _GOOGLE if domain in ("gmail.com", "googlemail.com") else _OTHER
    return f"{_without(local, host)}@{host.name or domain}"


def surely_same(address: str, other: str) -> bool:
    """Return whether two addresses are of one person: they differ by case, a `+tag` or Google's dots only.

    `mailbox_of` is for limits and takes more for one mailbox, such as `anna-x@yahoo.com` and `anna@yahoo.com`, which
    may be of two persons.
    """
    return _surest_mailbox_of(address) == _surest_mailbox_of(other)


def _without(local: str, host: _Host) -> str:
    """Return what stands before the @ without what the host ignores; as it is if nothing would be left."""
    plain = re.split(f"[{re.escape(host.tags)}]", local, maxsplit=1)[0]
    plain = plain.translate(str.maketrans("", "", host.ignored))
    plain = plain.translate(str.maketrans(host.alike, host.alike[:1] * len(host.alike)))
    return plain or local
