"""How long the parts of a mail are, which everybody can see who passes it on."""

from __future__ import annotations

from email import message_from_bytes, policy
from email.message import EmailMessage
from typing import NamedTuple

LINE = 80  # characters by which a part may differ, since names of cards are not equally long


class Size(NamedTuple):
    """The headers of a mail but for its type, which names a random boundary, and the length of each part."""

    headers: tuple[tuple[str, str], ...]
    parts: tuple[int, ...]


def size_of(mail: bytes | None) -> Size | None:
    if mail is None:
        return None
    message = message_from_bytes(mail, policy=policy.default)
    assert isinstance(message, EmailMessage)
    headers = tuple((name, str(value)) for name, value in message.items() if name != "Content-Type")
    return Size(headers, tuple(len(str(part.get_payload())) for part in message.iter_parts()))


def are_alike(one: Size | None, other: Size | None) -> bool:
    """Return whether two mails have the same headers and about the same size, or both are none."""
    if one is None or other is None:
        return one is other
    near = all(abs(a - b) <= LINE for a, b in zip(one.parts, other.parts, strict=True))
    return one.headers == other.headers and near
