"""Parse a received mail: its text as lines, and the headers that decide whether it is an answer of a player.

The bytes come from strangers: `bounds` says how much of them is parsed. Whatever cannot be parsed is missing from the
result. Nothing is raised.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from email.header import Header, decode_header
from email.message import Message

from service.inbound import bounds, senders, texts, wrappers
from service.text.addresses import in_ascii

_ADDRESS = re.compile(r"[^\s<>()\[\],;:\"@]{1,64}@[^\s<>(),;\"@]{1,255}")
MOST_RECIPIENTS = 50
_MESSAGE_ID = re.compile(r"<[!-;=?-~]{3,250}>")


@dataclass(frozen=True)
class Incoming:
    """A received mail. `text` is None if it has no text part that can be read; `texts`: of how many it is put together.
    `wrapper`: what the text is in, if that cannot be read.

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
    texts: int = 0
    wrapper: str | None = None
    recipients: tuple[str, ...] = ()
    reported: tuple[Message, ...] = field(default=(), compare=False)


NOTHING = Incoming(None, None, None, {}, "text/plain", None)


def parse(raw: bytes, *, body: bool = True, parser: bounds.Parser = bounds.PARSER) -> Incoming:
    """Return what is needed of a mail, its text and reports only with `body`; NOTHING if it cannot be parsed at all.

    `parser`: of headers. It is called with what is within the bounds, and with nothing else.
    """
    try:
        return _incoming(raw[: bounds.READ], body, parser)
    except Exception:  # untrusted input: the standard library's parser raises many kinds of exceptions
        return NOTHING


def _incoming(raw: bytes, body: bool, parser: bounds.Parser) -> Incoming:
    head = bounds.head(raw, parser=parser)
    message, over, _ = head
    found = _MESSAGE_ID.search(_header(message, "Message-ID"))
    results = tuple(str(value) for value in message.get_all("Authentication-Results", []))
    delivered = [_value(line) for name in bounds.DELIVERED_TO for line in message.get_all(name, [])[:5]]
    addresses = [in_ascii(address) or address for line in delivered for address in _ADDRESS.findall(line)]
    parts = list(bounds.parts(raw, head, parser)) if body else []
    written = texts.written(parts)
    text = "\n\n".join(written) if written else None
    reports = [part.body for part in parts if part.message.get_content_type() == "message/delivery-status"]
    return Incoming(
        sender=None if "from" in over else senders.sender(raw, [_value(line) for line in message.get_all("From", [])]),
        message_id=found[0] if found else None,
        results=None if "authentication-results" in over else results,
        headers={name: _header(message, name).strip().lower() for name in bounds.MARKS if name in message},
        content_type=message.get_content_type(),
        text=text,
        texts=len(written),
        wrapper=wrappers.around(parts, text),
        recipients=tuple(addresses[:MOST_RECIPIENTS]),
        reported=tuple(block for report in reports for block in bounds.blocks(report, parser) if "Action" in block),
    )


def _header(message: Message, name: str) -> str:
    return str(message.get(name, ""))


def _value(header: str | Header) -> str:
    """Return the value of a header, which the standard library makes a Header if it has 8 bits: UTF-8, by RFC 6532."""
    if isinstance(header, str):
        return header
    return b"".join(part for part, _ in decode_header(header) if isinstance(part, bytes)).decode("utf-8", "replace")
