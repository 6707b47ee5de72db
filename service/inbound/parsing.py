"""Parse a received mail: its text as lines, and the headers that decide whether it is an answer of a player.

The bytes come from strangers. Only the first READ bytes are parsed, only headers of usual length, and only so many
parts; whatever cannot be parsed is missing from the result. Nothing is raised.
"""

from __future__ import annotations

import codecs
import email
import re
from collections.abc import Iterator
from dataclasses import dataclass
from email import policy
from email.message import Message

from service.inbound import senders
from service.inbound.html_text import text_of_html

READ = 1_000_000  # bytes of a mail: the text comes before attachments
LONGEST_HEADER = 2000  # characters
MOST_RESULTS = 50  # Authentication-Results headers
LONGEST_RESULTS = 20_000  # characters of one
MOST_PARTS = 50
LONGEST_TEXT = 100_000  # characters
_CHARSETS = re.compile(r"(utf|ascii|iso8859|iso2022|cp|koi8|gb|big5|shift_jis|euc|hz|mac|tis)", re.IGNORECASE)
_ADDRESS = re.compile(r"[^\s<>()\[\],;:\"@]{1,64}@[^\s<>(),;\"@]{1,255}")
_DELIVERED_TO = ("Delivered-To", "X-Original-To", "X-Delivered-To", "Envelope-To", "X-Envelope-To", "To", "Cc")
MOST_RECIPIENTS = 50
_MESSAGE_ID = re.compile(r"<[!-;=?-~]{3,250}>")


@dataclass(frozen=True)
class Incoming:
    """A received mail. `text` is None if it has no text part that can be read.

    `sender`: as of `senders.sender`. `results`: the Authentication-Results headers, whole; None if there are more, or
    longer ones, than are read. `headers`: the others that matter, in lower case, the last of each name.
    """

    sender: str | None
    message_id: str | None
    results: tuple[str, ...] | None
    headers: dict[str, str]
    content_type: str
    text: str | None


NOTHING = Incoming(None, None, None, {}, "text/plain", None)
_HEADERS = (
    *("auto-submitted", "list-id", "list-unsubscribe", "precedence", "return-path"),
    *("x-autoreply", "x-autorespond", "x-posse-kind"),
)


def parse(raw: bytes) -> Incoming:
    """Return what is needed of a mail; NOTHING if it cannot be parsed at all."""
    try:
        message = email.message_from_bytes(raw[:READ], policy=policy.compat32)
        return _incoming(raw, message)
    except Exception:  # untrusted input: the parser raises RecursionError and many other exceptions
        return NOTHING


def recipients(raw: bytes) -> list[str]:
    """Return the addresses to which a mail was delivered or sent, those of its delivery first; none if not readable."""
    try:
        message = email.message_from_bytes(raw[:READ], policy=policy.compat32)
        lines = [str(line)[:LONGEST_HEADER] for name in _DELIVERED_TO for line in message.get_all(name, [])[:5]]
    except Exception:  # as in `parse`
        return []
    return [address for line in lines for address in _ADDRESS.findall(line)][:MOST_RECIPIENTS]


def _incoming(raw: bytes, message: Message) -> Incoming:
    found = _MESSAGE_ID.search(_header(message, "Message-ID"))
    return Incoming(
        sender=senders.sender(raw[:READ], [str(value) for value in message.get_all("From", [])]),
        message_id=found[0] if found else None,
        results=_results(message),
        headers={name: _header(message, name).strip().lower() for name in _HEADERS if name in message},
        content_type=message.get_content_type(),
        text=_text(message),
    )


def _header(message: Message, name: str) -> str:
    return str(message.get(name, ""))[:LONGEST_HEADER]


def _results(message: Message) -> tuple[str, ...] | None:
    values = [str(value) for value in message.get_all("Authentication-Results", [])]
    too_much = len(values) > MOST_RESULTS or any(len(value) > LONGEST_RESULTS for value in values)
    return None if too_much else tuple(values)


def _text(message: Message) -> str | None:
    """Return the text of the first text part, or else of the first HTML part; None if there is neither."""
    texts = {kind: _content(part) for kind, part in _first_texts(message).items()}
    plain = texts.get("text/plain", "")
    if plain.strip() or "text/html" not in texts:
        return plain if "text/plain" in texts else None
    return text_of_html(texts["text/html"])


def parts(message: Message) -> Iterator[Message]:
    """Yield the parts of a mail that are no multiparts, in their order; those of an attached mail are left out."""
    waiting, seen = [message], 0
    while waiting and seen < MOST_PARTS:
        part, seen = waiting.pop(0), seen + 1
        if part.get_content_maintype() == "multipart" and part.is_multipart():
            waiting = [*part.get_payload(), *waiting]
        else:
            yield part


def _first_texts(message: Message) -> dict[str, Message]:
    """Return the first text and the first HTML part that are no attachments and not in an attached mail."""
    found: dict[str, Message] = {}
    for part in parts(message):
        kind = part.get_content_type()
        if kind in ("text/plain", "text/html") and part.get_content_disposition() != "attachment":
            found.setdefault(kind, part)
    return found


def _content(part: Message) -> str:
    """Return a part's text, with the line ends of its program, flowed lines joined."""
    raw = part.get_payload(decode=True)
    text = (raw if isinstance(raw, bytes) else b"")[: 4 * LONGEST_TEXT].decode(_charset(part), "replace")
    text = text[:LONGEST_TEXT].replace("\r\n", "\n").replace("\r", "\n")
    if str(part.get_param("format", "")).lower() != "flowed":
        return text
    return _unflowed(text, str(part.get_param("delsp", "")).lower() == "yes")


def _charset(part: Message) -> str:
    """Return the part's character set; UTF-8 if it is not one of the known text encodings."""
    try:
        name = codecs.lookup(str(part.get_param("charset", "utf-8"))).name
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
        if joins and not quoted and bare != "-- ":
            lines[-1] += bare
        else:
            lines.append(bare)
        joins = bare.endswith(" ") and bare != "-- " and not quoted
        if joins and delete_space:
            lines[-1] = lines[-1][:-1]
    return "\n".join(lines)
