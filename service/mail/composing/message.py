"""The bytes of one mail: headers, a plain part, an HTML part.

Built with `policy.SMTP` and serialised once with long lines: Python's folding turns a long References or
List-Unsubscribe into encoded words, which mail programs then cannot read. The bytes are parsed again before they are
given away: names come from strangers, and Python decodes an encoded word (`=?utf-8?q?...?=`) when it writes a header,
so that its line breaks would begin other headers or another body.
"""

from __future__ import annotations

import email
import re
from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime
from email import policy
from email.errors import MessageError
from email.headerregistry import Address
from email.message import EmailMessage
from email.utils import format_datetime

import css_inline

from service.languages.spoken import Spoken
from service.mail.delivering.operator_mail import OF_A_PROGRAM
from service.mail.delivering.renderer import UnsafeMail

_WIRE = policy.SMTP.clone(max_line_length=990)
LANGUAGE = "Content-Language"
ONE_CLICK = "List-Unsubscribe=One-Click"
"""The body that a mail program posts, as RFC 8058 has it."""
_INLINER = css_inline.CSSInliner(load_remote_stylesheets=False, keep_at_rules=True)


@dataclass(frozen=True)
class MessageText:
    """What a mail says: one line of subject, the plain part, the HTML part (its style sheet not yet inlined)."""

    subject: str
    text: str
    html: str


@dataclass(frozen=True)
class Envelope:
    """From whom, to whom, about what, in which language.

    `of_list` is what mail programs put mails together by (RFC 2919). `game`, `seat` and `at`, the number of moves, are
    None in a digest, which is about several games. `thread` is the Message-ID of the mail that this one follows, if
    any; `unsubscribe` the URL to which a mail program posts that its user wants no more such mails (RFC 8058), None in
    the last mail to an address; `reply_to` the address that takes an answer, if the mail may be answered with moves.
    """

    sender: Address
    address: str
    name: str
    message_id: str
    sent_at: datetime
    kind: str
    of_list: str
    language: Spoken
    game: str | None = None
    seat: int | None = None
    at: int | None = None
    thread: str | None = None
    unsubscribe: str | None = None
    reply_to: str | None = None


def build(envelope: Envelope, letter: MessageText) -> bytes:
    """Return the bytes to send. Raises UnsafeMail if a mail program would read them differently."""
    for text in (letter.subject, envelope.name, envelope.address, envelope.message_id, envelope.thread or ""):
        if text.splitlines() not in ([], [text]):
            raise UnsafeMail("a header would hold a line break")
    html = _INLINER.inline(letter.html)
    try:
        headers = _headers(envelope, letter.subject)
        raw = _serialised(headers, letter.text, html, envelope.language)
        _check(raw, headers)
    except UnsafeMail:
        raise
    except (ValueError, MessageError) as error:  # Python 3.13 refuses to read an address that others only misread
        raise UnsafeMail("its headers cannot be written or read") from error
    return raw


def _headers(envelope: Envelope, subject: str) -> dict[str, Address | str]:
    headers: dict[str, Address | str] = {
        "From": envelope.sender,
        "To": Address(envelope.name, addr_spec=envelope.address),
        "Subject": subject,
        "Date": format_datetime(envelope.sent_at),
        "Message-ID": f"<{envelope.message_id}>",
    }
    if envelope.thread:
        headers |= dict.fromkeys(("In-Reply-To", "References"), f"<{envelope.thread}>")
    if envelope.unsubscribe:
        headers |= {"List-Unsubscribe": f"<{envelope.unsubscribe}>", "List-Unsubscribe-Post": ONE_CLICK}
    if envelope.reply_to:
        headers["Reply-To"] = Address(envelope.sender.display_name, addr_spec=envelope.reply_to)
    domain = re.sub(r"[^a-z0-9.-]+", "-", envelope.sender.domain.lower()).strip("-")  # List-Id allows no brackets
    headers |= {
        "List-Id": f"<{envelope.of_list}.{domain}>",
        **OF_A_PROGRAM,
        "Feedback-ID": f"{envelope.kind}:posse",  # mail hosts count complaints by it
        "X-Posse-Kind": envelope.kind,
    }
    where = {"X-Posse-Game": envelope.game, "X-Posse-Seat": envelope.seat, "X-Posse-At": envelope.at}
    return headers | {name: str(value) for name, value in where.items() if value is not None}


def _serialised(headers: Mapping[str, Address | str], text: str, html: str, language: Spoken) -> bytes:
    mail = EmailMessage(policy=policy.SMTP)
    for name, meant in headers.items():
        mail[name] = meant
    spoken = [f"{LANGUAGE}: {language.code}"]
    mail.set_content(text, cte="quoted-printable", headers=spoken)
    mail.add_alternative(html, subtype="html", cte="quoted-printable", headers=spoken)
    mail[LANGUAGE] = language.code  # not earlier: it would have moved into the first part
    return mail.as_bytes(policy=_WIRE)


def _check(raw: bytes, headers: Mapping[str, Address | str]) -> None:
    """Raise UnsafeMail unless these bytes have those headers, nothing else, and the two parts of our mails."""
    mail = email.message_from_bytes(raw)
    if sorted(mail.keys()) != sorted([*headers, LANGUAGE, "MIME-Version", "Content-Type"]):
        raise UnsafeMail("it would have other headers than ours")
    if any(_read(name, mail[name]) != _meant(meant) for name, meant in headers.items()):
        raise UnsafeMail("a header would be read as something else")
    parts = [part for part in mail.walk() if part is not mail]
    types = [part.get_content_type() for part in (mail, *parts)]
    if types != ["multipart/alternative", "text/plain", "text/html"]:
        raise UnsafeMail("it would have other parts than ours")
    if mail.preamble or mail.epilogue or any(one.defects for one in (mail, *parts)):
        raise UnsafeMail("its parts would not be read as they are meant")


def _meant(header: Address | str) -> str | list[tuple[str, str]]:
    return [(header.display_name, header.addr_spec)] if isinstance(header, Address) else header


def _read(name: str, value: str) -> str | list[tuple[str, str]]:
    """Return what a mail program reads in a header: text, or display names and addresses. Encoded words are decoded."""
    header = policy.SMTP.header_factory(name, "".join(value.splitlines()))
    addresses = getattr(header, "addresses", None)
    return str(header) if addresses is None else [(one.display_name, one.addr_spec) for one in addresses]
