"""Parse a received mail: its text as lines, and the headers that decide whether it is an answer of a player.

The bytes come from strangers: `bounds` says how much of them is parsed. Whatever cannot be parsed is missing from the
result. Nothing is raised.
"""

from __future__ import annotations

import codecs
import re
from collections.abc import Iterable
from dataclasses import dataclass, field
from email.header import Header, decode_header
from email.message import Message

from service.inbound import bounds, senders
from service.inbound.bounds import Part
from service.inbound.html.html_text import text_of_html
from service.text.addresses import in_ascii

LONGEST_TEXT = 100_000  # characters
LONGEST_ENCODED = 600_000  # bytes of a text as it was sent, perhaps in base64
LONGEST_CHARSET = 40  # characters of the name
_CHARSETS = re.compile(r"(utf|ascii|iso8859|iso2022|cp|koi8|gb|big5|shift_jis|euc|hz|mac|tis)", re.IGNORECASE)
_ADDRESS = re.compile(r"[^\s<>()\[\],;:\"@]{1,64}@[^\s<>(),;\"@]{1,255}")
MOST_RECIPIENTS = 50
_MESSAGE_ID = re.compile(r"<[!-;=?-~]{3,250}>")


@dataclass(frozen=True)
class Incoming:
    """A received mail. `text` is None if it has no text part that can be read.

    `sender`: as of `senders.sender`. `results`: the Authentication-Results headers, whole; None if there are more, or
    longer ones, than are read. `headers`: the others that matter, in lower case, the last of each name. `recipients`:
    the addresses to which it was delivered or sent, those of its delivery first. `reported`: the fields of each
    recipient in its delivery reports.
    """

    sender: str | None
    message_id: str | None
    results: tuple[str, ...] | None
    headers: dict[str, str]
    content_type: str
    text: str | None
    recipients: tuple[str, ...] = ()
    reported: tuple[Message, ...] = field(default=(), compare=False)


NOTHING = Incoming(None, None, None, {}, "text/plain", None)


def parse(raw: bytes, *, body: bool = True) -> Incoming:
    """Return what is needed of a mail, its text and reports only with `body`; NOTHING if it cannot be parsed at all."""
    try:
        return _incoming(raw[: bounds.READ], body)
    except Exception:  # untrusted input: the standard library's parser raises many kinds of exceptions
        return NOTHING


def _incoming(raw: bytes, body: bool) -> Incoming:
    head = bounds.head(raw)
    message, over, _ = head
    found = _MESSAGE_ID.search(_header(message, "Message-ID"))
    results = tuple(str(value) for value in message.get_all("Authentication-Results", []))
    delivered = [_value(line) for name in bounds.DELIVERED_TO for line in message.get_all(name, [])[:5]]
    addresses = [in_ascii(address) or address for line in delivered for address in _ADDRESS.findall(line)]
    parts = list(bounds.parts(raw, head)) if body else []
    reports = [part.body for part in parts if part.message.get_content_type() == "message/delivery-status"]
    return Incoming(
        sender=None if "from" in over else senders.sender(raw, [_value(line) for line in message.get_all("From", [])]),
        message_id=found[0] if found else None,
        results=None if "authentication-results" in over else results,
        headers={name: _header(message, name).strip().lower() for name in bounds.MARKS if name in message},
        content_type=message.get_content_type(),
        text=_text(parts),
        recipients=tuple(addresses[:MOST_RECIPIENTS]),
        reported=tuple(block for report in reports for block in bounds.blocks(report) if "Action" in block),
    )


def _header(message: Message, name: str) -> str:
    return str(message.get(name, ""))


def _value(header: str | Header) -> str:
    """Return the value of a header, which the standard library makes a Header if it has 8 bits: UTF-8, by RFC 6532."""
    if isinstance(header, str):
        return header
    return b"".join(part for part, _ in decode_header(header) if isinstance(part, bytes)).decode("utf-8", "replace")


def _text(parts: Iterable[Part]) -> str | None:
    """Return the text of the first text part, or else of the first HTML part; None if there is neither."""
    texts = {kind: _content(part) for kind, part in _first_texts(parts).items()}
    plain = texts.get("text/plain", "")
    if plain.strip() or "text/html" not in texts:
        return plain if "text/plain" in texts else None
    return text_of_html(texts["text/html"])


def _first_texts(parts: Iterable[Part]) -> dict[str, Part]:
    """Return the first text and the first HTML part that are no attachments and not in an attached mail."""
    found: dict[str, Part] = {}
    for part in parts:
        kind = part.message.get_content_type()
        if kind in ("text/plain", "text/html") and part.message.get_content_disposition() != "attachment":
            found.setdefault(kind, part)
    return found


def _content(part: Part) -> str:
    """Return a part's text, with the line ends of its program, flowed lines joined."""
    message = part.message
    message.set_payload(part.body[:LONGEST_ENCODED].decode("ascii", "surrogateescape"))
    raw = message.get_payload(decode=True)
    text = (raw if isinstance(raw, bytes) else b"")[: 4 * LONGEST_TEXT].decode(_charset(message), "replace")
    text = text[:LONGEST_TEXT].replace("\r\n", "\n").replace("\r", "\n")
    if str(message.get_param("format", "")).lower() != "flowed":
        return text
    return _unflowed(text, str(message.get_param("delsp", "")).lower() == "yes")


def _charset(message: Message) -> str:
    """Return the part's character set; UTF-8 if it is not one of the known text encodings."""
    named = str(message.get_param("charset", "utf-8"))[:LONGEST_CHARSET]
    try:
        name = codecs.lookup(named).name
    except (LookupError, ValueError):
        return "utf-8"
    return name if _CHARSETS.match(name) and name != "utf-7" else "utf-8"


def _unflowed(text: str, delete_space: bool) -> str:
    """Join the lines of format=flowed that their program has broken (RFC 3676); quotations stay as they are."""
    lines: list[str] = []
    joins = False
    for line in text.split("\n"):
        quoted = line.startswith(">")
        bare = line if quoted else line.removeprefix(" ")
        separator = "" if not lines or (joins and not quoted and bare != "-- ") else "\n"
        joins = bare.endswith(" ") and bare != "-- " and not quoted
        lines += [separator, bare[:-1] if joins and delete_space else bare]
    return "".join(lines)
