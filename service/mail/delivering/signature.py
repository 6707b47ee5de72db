"""The DKIM signature of a mail, which covers each of its headers."""

from __future__ import annotations

from email.parser import BytesHeaderParser

from service.settings import Settings, values

# Signed once more than they occur, so that the signature fails if one is added.
OVERSIGNED = (
    *("From", "To", "Cc", "Reply-To", "Subject", "Date", "Message-ID", "In-Reply-To", "References"),
    *("List-Id", "List-Unsubscribe", "List-Unsubscribe-Post", "MIME-Version", "Content-Type"),
    "Content-Transfer-Encoding",
)
_RELAXED = (b"relaxed", b"relaxed")  # relays may fold headers anew and change spaces at the ends of lines


def signed(mail: bytes, settings: Settings) -> bytes:
    """Return the mail with the signature of the sender's domain, by DKIM_KEY; as it is if there is no key.

    Nothing in it may be changed afterwards.
    """
    if settings.dkim_key is None:
        return mail
    import dkim

    selector, domain = settings.dkim_selector.encode(), values.sender(settings.mail_from).domain.lower().encode()
    covered = [name.encode() for name in (*BytesHeaderParser().parsebytes(mail).keys(), *OVERSIGNED)]
    signature: bytes = dkim.sign(
        mail, selector, domain, settings.dkim_key, canonicalize=_RELAXED, include_headers=covered
    )
    return signature + mail
