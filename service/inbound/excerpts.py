"""Cut a delivery report down to what is read of it: its beginning, and the part with the fields of RFC 3464."""

from __future__ import annotations

LONGEST = 20_000  # bytes that are kept
_BEGINNING = 14_000  # of these: headers, and the first words of a server
_FIELDS = b"message/delivery-status"


def of_report(raw: bytes) -> bytes:
    """Return at most LONGEST bytes of a mail, such that the part with the fields is among them if there is one."""
    found = raw.lower().find(_FIELDS, _BEGINNING)
    part = raw.rfind(b"\n--", _BEGINNING, found)  # the delimiter above that part
    if len(raw) <= LONGEST or found < 0 or part < 0:
        return raw[:LONGEST]
    return raw[:_BEGINNING] + raw[part : part + LONGEST - _BEGINNING]
