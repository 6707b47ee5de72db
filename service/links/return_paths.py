"""Return paths: each mail's own envelope sender, `posse+<key>@...`, to which servers report on its delivery (VERP).

The key is random: a number would show players how many mails others got in between.
"""

from __future__ import annotations

import re

from service.links.subaddresses import Subaddresses
from service.models import Outmail

_KEY = re.compile(r"[0-9a-f]{24}")


class ReturnPaths:
    """Makes and reads return paths."""

    def __init__(self, addresses: Subaddresses) -> None:
        self._addresses = addresses

    def address(self, mail: Outmail) -> str | None:
        """Return the return path of a mail; None if it was queued by a release without any."""
        return None if mail.return_key is None else self._addresses.address(mail.return_key)

    def key(self, address: str) -> str | None:
        """Return the key in an address, perhaps of no mail; None if it is no return path of this site."""
        key = _KEY.fullmatch(self._addresses.detail(address) or "")
        return None if key is None else key[0]
