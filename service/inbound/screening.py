"""Decide whether a received mail is an answer by its player: neither automatic nor from another sender."""

from __future__ import annotations

import re

from service.inbound.parsing import Incoming
from service.seats.mailboxes import mailbox_of

_BULK = ("bulk", "junk", "list", "auto_reply", "auto-reply")
_COMMENT = re.compile(r"\([^()]*\)")
_DMARC_FAILS = re.compile(r"(?:^|;)\s*dmarc\s*=\s*fail\b", re.IGNORECASE)


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
    if len(mail.senders) != 1 or mailbox_of(mail.senders[0]) != mailbox_of(address):
        return "another sender"
    return "DMARC failed" if authserv_id and _dmarc_failed(mail.results, authserv_id) else None


def _dmarc_failed(results: tuple[str, ...], authserv_id: str) -> bool:
    """Tell whether the topmost result of that server says that DMARC failed; results of others count for nothing."""
    for result in results:
        said = " ".join(_COMMENT.sub(" ", result).split())
        server, _, verdicts = said.partition(";")
        if server.partition(" ")[0].lower() == authserv_id.lower():
            return bool(_DMARC_FAILS.search(verdicts))
    return False
