"""What mails at return paths report: failures as mail servers write them, and what else arrives there.

The folder of a sample in `reports` is what it reports. The samples are our own, after the servers' formats.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from service.inbound import delivery_status, parsing
from service.inbound.delivery_status import LONGEST_TEXT, DeliveryReport

SAMPLES = sorted((Path(__file__).parent / "reports").glob("*/*.eml"))


def read(raw: bytes) -> DeliveryReport:
    return delivery_status.read(parsing.parse(raw))


@pytest.mark.parametrize("file", SAMPLES, ids=lambda file: f"{file.parent.name}-{file.stem}")
def test_a_report_is_read(file: Path) -> None:
    assert read(file.read_bytes()).result == file.parent.name


@pytest.mark.parametrize("file", SAMPLES, ids=lambda file: f"{file.parent.name}-{file.stem}")
def test_what_is_kept_of_a_long_report_reads_the_same(file: Path) -> None:
    """As a server writes it that puts pages of HTML above the fields, and pictures below."""
    raw = file.read_bytes()
    part = raw.rfind(b"\n--", 0, max(raw.find(b"message/delivery-status"), 0))
    if part > 0:
        raw = raw[:part] + b"\n" + b"<p>x</p>\n" * 10_000 + raw[part:]
    raw += b"x" * 100_000
    kept = delivery_status.shortened(raw)
    assert len(kept) == delivery_status.LONGEST
    assert read(kept) == read(raw)


@pytest.mark.parametrize(
    ("fields", "expected"),
    [
        ("Action: failed\nStatus: 5.1.1 (unknown)", DeliveryReport("permanent", "5.1.1")),
        ("Action: FAILED\nStatus: 4.2.2", DeliveryReport("temporary", "4.2.2")),
        ("Action: failed\nDiagnostic-Code: smtp; 451 busy", DeliveryReport("temporary", "4.0.0")),
        ("Action: failed", DeliveryReport("permanent", "")),
        ("Action: delayed\nStatus: 4.4.1", DeliveryReport("delayed", "4.4.1")),
        ("Action: expanded\nStatus: 2.0.0", DeliveryReport("none", "expanded")),
        ("Action: \x1b[31mred", DeliveryReport("none", "unknown action")),
        ("Action: delivered\nStatus: 2.0.0\n\nAction: failed\nStatus: 5.1.1", DeliveryReport("permanent", "5.1.1")),
        ("Final-Recipient: rfc822; burt@club.test", DeliveryReport("none", "no delivery report")),
        ("", DeliveryReport("none", "no delivery report")),
    ],
)
def test_fields(fields: str, expected: DeliveryReport) -> None:
    raw = f"Content-Type: message/delivery-status\nFrom: burt@club.test\n\nReporting-MTA: dns; a.test\n\n{fields}\n"
    assert read(raw.encode()) == expected


def test_a_copy_of_our_mail_is_not_read() -> None:
    """It may contain numbers that look like codes."""
    said = "From: MAILER-DAEMON@a.test\n\nWe could not deliver it.\n\n--- Below this line is a copy of the message.\n\n"
    assert read(f"{said}Table 5.1.1 has 550 cards".encode()) == DeliveryReport("none", "no status code")


@pytest.mark.parametrize("text", ["at 5.10.2026", "from 5.6.7.8", "in 550 days", "17:450 said", "version 4.96"])
def test_other_numbers_are_no_codes(text: str) -> None:
    assert read(f"From: postmaster@a.test\n\nIt was not delivered {text}.".encode()).result == "none"


_REPORT = b'From: MAILER-DAEMON@a.test\r\nContent-Type: multipart/report; boundary="x"\r\n\r\n'
_FIELDS = b"--x\r\nContent-Type: message/delivery-status\r\n\r\n"


def test_what_a_server_says_behind_a_long_text_is_not_read() -> None:
    said, end = b"From: MAILER-DAEMON@a.test\n\n", b" 550 no such user"
    for length, result in ((LONGEST_TEXT, "permanent"), (LONGEST_TEXT + len(end), "none")):
        assert read(said + b"x" * (length - len(end)) + end).result == result


def test_any_bytes_are_read() -> None:
    for n in range(256):
        read(bytes([n]) * 50)
        read(_REPORT + _FIELDS + b"\r\nAction: " + bytes([n]) * 3 + b"\r\nStatus: " + bytes([n]))
