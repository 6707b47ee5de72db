"""The bytes of one mail: headers, a plain part, an HTML part.

Built with `policy.SMTP` and serialised once with long lines: Python's folding turns a long References or
List-Unsubscribe into encoded words, which mail programs then cannot read.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from datetime import datetime
from email import policy
from email.headerregistry import Address
from email.message import EmailMessage
from email.utils import format_datetime, parseaddr

import css_inline

_WIRE = policy.SMTP.clone(max_line_length=990)
_INLINER = css_inline.CSSInliner(load_remote_stylesheets=False, keep_at_rules=True)


@dataclass(frozen=True)
class Letter:
    """What a mail says: one line of subject, the plain part, the HTML part (its style sheet not yet inlined)."""

    subject: str
    text: str
    html: str


@dataclass(frozen=True)
class Envelope:
    """From whom, to whom, about what. `thread` is the Message-ID of the mail that this one follows, if any."""

    sender: str
    address: str
    name: str
    message_id: str
    sent_at: datetime
    game: str
    seat: int
    kind: str
    at: int
    thread: str | None = None


def domain_of(mail_from: str) -> str:
    """The domain of the sender's address: where Message-IDs and List-Ids live."""
    return parseaddr(mail_from)[1].rpartition("@")[2].lower() or "localhost"


def _list_domain(domain: str) -> str:
    """The domain as a List-Id may hold it, where a number in brackets may not stand."""
    return re.sub(r"[^a-z0-9.-]+", "-", domain).strip("-")


def build(envelope: Envelope, letter: Letter) -> bytes:
    """The mail as it goes over the wire. ValueError if a header would hold a line break: names come from strangers."""
    for text in (letter.subject, envelope.name, envelope.address, envelope.message_id, envelope.thread or ""):
        if text.splitlines() not in ([], [text]):
            raise ValueError("a header would hold a line break")
    mail = EmailMessage(policy=policy.SMTP)
    mail["From"] = Address("Posse", addr_spec=parseaddr(envelope.sender)[1])
    mail["To"] = Address(envelope.name, addr_spec=envelope.address)
    mail["Subject"] = letter.subject
    mail["Date"] = format_datetime(envelope.sent_at)
    mail["Message-ID"] = f"<{envelope.message_id}>"
    if envelope.thread:
        mail["In-Reply-To"] = mail["References"] = f"<{envelope.thread}>"
    mail["List-Id"] = f"<{envelope.game}.{_list_domain(domain_of(envelope.sender))}>"
    mail["Auto-Submitted"] = "auto-generated"
    mail["X-Posse-Game"] = envelope.game
    mail["X-Posse-Seat"] = str(envelope.seat)
    mail["X-Posse-Kind"] = envelope.kind
    mail["X-Posse-At"] = str(envelope.at)
    mail.set_content(letter.text, cte="quoted-printable")
    mail.add_alternative(_INLINER.inline(letter.html), subtype="html", cte="quoted-printable")
    return mail.as_bytes(policy=_WIRE)
