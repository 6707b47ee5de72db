"""What a kind of mail is: when it still applies, and what its templates get."""

from __future__ import annotations

from typing import Any, Protocol

from service.mail.composing.draft import About

Context = dict[str, Any]


class Kind(Protocol):
    """A module of `service.mail.kinds`."""

    def still_applies(self, about: About) -> bool:
        """Return whether the mail is still relevant to its reader; checked before each try to send it."""
        ...

    def context(self, about: About) -> Context:
        """Return what the templates get: plain values, links and a Table, which is a seat's view; never a position."""
        ...
