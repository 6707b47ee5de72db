"""Read a delivery report on one of our mails: the fields of RFC 3464, or else the text of the reporting server.

The report came to the return path of the mail it is about, so only the result is read, and no address.
"""

from __future__ import annotations

import re
from email.message import Message
from typing import Literal, NamedTuple

from service.inbound.parsing import NOTHING, Incoming

Result = Literal["permanent", "temporary", "delayed", "none"]

LONGEST = 20_000  # bytes of a report that are kept
_BEGINNING = 14_000  # of these: headers, and the first words of a server
_FIELDS = b"message/delivery-status"
LONGEST_TEXT = 20_000  # characters of a server's text: what it says comes before the copy of our mail
_SUCCESSES = ("delivered", "relayed", "expanded")
_ORDER: tuple[Result, ...] = ("none", "delayed", "temporary", "permanent")
_STATUS = re.compile(r"(?<![\d.])([45]\.\d{1,3}\.\d{1,3})(?!\.?\d)")
_REPLY = re.compile(r"(?<![\d.,:-])([45])\d\d(?=[ :-])(?! ?(?:hours|days|minutes|seconds|bytes))")
_COPY = re.compile(
    r"^--[^\n]{0,100}\b(?:copy|original message|header of the original)\b|^(?:Return-Path|Received|X-Posse-Kind):",
    re.IGNORECASE | re.MULTILINE,
)
_DELAYED = re.compile(r"\b(?:delayed|delay|warning|has not yet been delivered|still being retried)\b", re.IGNORECASE)
_FINAL = re.compile(r"given up|giving up|permanent error|returned to sender|returning message", re.IGNORECASE)
_SERVER = re.compile(r"(?:(?:mailer-daemon|post_?master)(?:@.*)?|)", re.IGNORECASE)


class DeliveryReport(NamedTuple):
    """The reported result: a "permanent" or "temporary" failure, "delayed", or "none" of these.

    `why`: the status code, if there is one; of "none" in words why the mail reports no failure.
    """

    result: Result
    why: str


def shortened(raw: bytes) -> bytes:
    """Return at most LONGEST bytes of a report, the part with the fields of RFC 3464 among them if there is one."""
    found = raw.lower().find(_FIELDS, _BEGINNING)
    part = raw.rfind(b"\n--", _BEGINNING, found)  # the delimiter above that part
    if len(raw) <= LONGEST or found < 0 or part < 0:
        return raw[:LONGEST]
    return raw[:_BEGINNING] + raw[part : part + LONGEST - _BEGINNING]


def read(incoming: Incoming) -> DeliveryReport:
    """Return what a mail at a return path reports. Nothing is raised."""
    reports = [_of_fields(fields) for fields in incoming.reported]
    if reports:
        return max(reports, key=lambda report: _ORDER.index(report.result))
    if incoming is NOTHING:
        return DeliveryReport("none", "not readable")
    if incoming.sender is None or not _SERVER.fullmatch(incoming.sender):
        return DeliveryReport("none", "no delivery report")
    return _of_text(incoming)


def _of_fields(fields: Message) -> DeliveryReport:
    """Return what the fields of one recipient say. Without a status, the server's reply counts."""
    action = str(fields["Action"]).strip().lower()
    diagnostic = str(fields.get("Diagnostic-Code", ""))
    status = _code(str(fields.get("Status", ""))[:100]) or _code(diagnostic)
    if action.startswith("delayed"):
        return DeliveryReport("delayed", status)
    if not action.startswith("failed"):
        return DeliveryReport("none", action if action in _SUCCESSES else "unknown action")
    return DeliveryReport("temporary" if status.startswith("4") else "permanent", status)


def _of_text(incoming: Incoming) -> DeliveryReport:
    """Return the result by the server's own text, above the copy of our mail."""
    text = (incoming.text or "")[:LONGEST_TEXT]
    copy = _COPY.search(text)
    said = text[: copy.start()] if copy else text
    status = _code(said)
    if not status.startswith("5") and _DELAYED.search(said) and not _FINAL.search(said):
        return DeliveryReport("delayed", status)
    if not status:
        return DeliveryReport("none", "no status code")
    return DeliveryReport("temporary" if status.startswith("4") else "permanent", status)


def _code(text: str) -> str:
    """Return the first status code of RFC 3463 in a text, else one for the first reply code; empty without either."""
    found = _STATUS.search(text)
    if found:
        return found[1]
    reply = _REPLY.search(text)
    return f"{reply[1]}.0.0" if reply else ""
