"""The DKIM signature of a mail, which covers each of its headers."""

from __future__ import annotations

from email.parser import BytesHeaderParser

import dkim

# Signed once more than they occur, so that the signature fails if one is added.
OVERSIGNED = (
    *("From", "To", "Cc", "Reply-To", "Subject", "Date", "Message-ID", "In-Reply-To", "References"),
    *("List-Id", "List-Unsubscribe", "List-Unsubscribe-Post", "MIME-Version", "Content-Type"),
    "Content-Transfer-Encoding",
)
_RELAXED = (b"relaxed", b"relaxed")  # relays may fold headers anew and change spaces at the ends of lines


class Signer:
    """Signs with the key of one domain; `selector` is the name under which the domain's DNS has its public half."""

    def __init__(self, selector: str, domain: str, key: bytes) -> None:
        self._selector, self._domain, self._key = selector.encode(), domain.encode(), key

    def signed(self, mail: bytes) -> bytes:
        """Return the mail with its signature. Nothing in it may be changed afterwards."""
        headers = [*BytesHeaderParser().parsebytes(mail).keys(), *OVERSIGNED]
        covered = [name.encode() for name in headers]
        signature: bytes = dkim.sign(
            mail, self._selector, self._domain, self._key, canonicalize=_RELAXED, include_headers=covered
        )
        return signature + mail
