"""Decide whether a received mail is an answer by its player: neither automatic nor from another sender."""

from __future__ import annotations

from service.inbound.dmarc import dmarc_failed
from service.inbound.parsing import Incoming
from service.text.mailbox_names import surely_same

_BULK = ("bulk", "junk", "list", "auto_reply", "auto-reply")


def automatic(mail: Incoming, envelope_sender: str | None) -> str | None:
    """Return why a mail was sent by a program and must not be answered; None if a person may have sent it.

    `envelope_sender`: None if it is not known.
    """
    headers = mail.headers
    submitted = headers.get("auto-submitted", "no").partition(";")[0].strip()
    reasons = {
        "empty sender": envelope_sender in ("", "<>") or headers.get("return-path") == "<>",
        "Auto-Submitted": submitted != "no",
        "mailing list": "list-id" in headers or "list-unsubscribe" in headers,
        "vacation answer": "x-autoreply" in headers or "x-autorespond" in headers,
        "Precedence": headers.get("precedence") in _BULK,
        "report": mail.content_type == "multipart/report",
        "our own mail": "x-posse-kind" in headers,
    }
    return next((reason for reason, applies in reasons.items() if applies), None)


def not_from(mail: Incoming, address: str, authserv_id: str | None) -> str | None:
    """Return why a mail is not from the player with that address; None if it is, as far as can be known."""
    if mail.sender is None:
        return "unclear sender"
    if not surely_same(mail.sender, address):
        return "another sender"
    if authserv_id is None or (mail.results is not None and not dmarc_failed(mail.results, authserv_id)):
        return None
    return "DMARC failed"
