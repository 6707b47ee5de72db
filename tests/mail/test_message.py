"""The bytes of a mail, as another mail program reads them."""

from __future__ import annotations

import email
from dataclasses import replace
from datetime import UTC, datetime
from email import policy
from email.headerregistry import Address
from email.message import EmailMessage

import pytest

from service.languages.spoken import ENGLISH
from service.mail.composing.message import Envelope, MessageText, build

LETTER = MessageText(
    "Friday: your turn",
    "Zoë, it is your turn. Play here:\nhttps://posse.test/p/" + "a" * 120 + "\n",
    "<html><head><style>.card { color: #222222; } @media (prefers-color-scheme: dark) { p { color: #eeeeee; } }</style>"
    '<link rel="stylesheet" href="https://elsewhere.test/style.css"></head>'
    '<body><p class="card">Zoë</p></body></html>',
)
ENVELOPE = Envelope(
    sender=Address("Posse", addr_spec="posse@posse.test"),
    address="zoe@posse.test",
    name="Zoë",
    message_id="turn.3.1.0123@posse.test",
    sent_at=datetime(2026, 11, 20, 9, 30, tzinfo=UTC),
    game="0123456789abcdef01234567",
    seat=1,
    kind="turn",
    of_list="0123456789abcdef01234567",
    language=ENGLISH,
    at=3,
    thread="start.0.1.0123@posse.test",
    unsubscribe="https://posse.test/p/0123/mails",
)


def parsed(mail: bytes) -> EmailMessage:
    found = email.message_from_bytes(mail, policy=policy.default)
    assert isinstance(found, EmailMessage)
    assert not any(part.defects for part in found.walk())
    return found


def test_a_mail_says_what_it_is_in_its_headers() -> None:
    mail = parsed(build(ENVELOPE, LETTER))
    assert dict(mail.items()) | {"Content-Type": "", "MIME-Version": ""} == {
        "From": "Posse <posse@posse.test>",
        "To": "Zoë <zoe@posse.test>",
        "Subject": "Friday: your turn",
        "Date": "Fri, 20 Nov 2026 09:30:00 +0000",
        "Message-ID": "<turn.3.1.0123@posse.test>",
        "In-Reply-To": "<start.0.1.0123@posse.test>",
        "References": "<start.0.1.0123@posse.test>",
        "List-Id": "<0123456789abcdef01234567.posse.test>",
        "Content-Language": "en",
        "Auto-Submitted": "auto-generated",
        "Feedback-ID": "turn:posse",
        "List-Unsubscribe": "<https://posse.test/p/0123/mails>",
        "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
        "X-Posse-Game": "0123456789abcdef01234567",
        "X-Posse-Seat": "1",
        "X-Posse-Kind": "turn",
        "X-Posse-At": "3",
        "Content-Type": "",
        "MIME-Version": "",
    }


def test_a_mail_has_a_plain_part_and_then_an_html_part() -> None:
    mail = parsed(build(ENVELOPE, LETTER))
    assert mail.get_content_type() == "multipart/alternative"
    assert [part.get_content_type() for part in mail.iter_parts()] == ["text/plain", "text/html"]
    plain = mail.get_body(("plain",))
    assert plain is not None
    assert plain.get_content().replace("\r\n", "\n") == LETTER.text


def test_styles_are_inlined_and_nothing_is_fetched() -> None:
    html = parsed(build(ENVELOPE, LETTER)).get_body(("html",))
    assert html is not None
    assert '<p class="card" style="color: #222222;">Zoë</p>' in html.get_content()
    assert "prefers-color-scheme: dark" in html.get_content()


def test_long_references_are_neither_folded_nor_encoded() -> None:
    thread = "start.0.1." + "0" * 200 + "@posse.test"
    raw = build(replace(ENVELOPE, thread=thread), LETTER)
    assert f"References: <{thread}>\r\n".encode() in raw


def test_a_long_address_to_unsubscribe_is_neither_folded_nor_encoded() -> None:
    address = f"https://posse.test/p/{'a' * 300}/mails"
    raw = build(replace(ENVELOPE, unsubscribe=address), LETTER)
    assert f"List-Unsubscribe: <{address}>\r\n".encode() in raw


def test_the_last_mail_to_an_address_ends_no_others() -> None:
    mail = parsed(build(replace(ENVELOPE, unsubscribe=None), LETTER))
    assert not {"List-Unsubscribe", "List-Unsubscribe-Post"} & set(mail.keys())


def test_every_line_fits_what_smtp_allows_and_ends_with_crlf() -> None:
    raw = build(ENVELOPE, replace(LETTER, text="ä" * 5000))
    lines = raw.split(b"\r\n")
    assert max(map(len, lines)) <= 998
    assert not any(b"\n" in line or b"\r" in line for line in lines)
    assert raw.isascii()


@pytest.mark.parametrize("name", ['Zoë "the Kid"', "Doe, Jane", "名無し", "<evil@elsewhere.test>", "x? =? ?="])
def test_a_name_stays_a_name_whatever_is_in_it(name: str) -> None:
    mail = parsed(build(replace(ENVELOPE, name=name), LETTER))
    assert [address.addr_spec for address in mail["To"].addresses] == ["zoe@posse.test"]


@pytest.mark.parametrize("name", ["Card table", "Zoë's games", "Doe, Jane", 'Card "the" table', "名無し"])
def test_the_sender_has_the_operator_s_name(name: str) -> None:
    sender = Address(name, addr_spec="posse@posse.test")
    assert parsed(build(replace(ENVELOPE, sender=sender), LETTER))["From"].addresses == (sender,)


@pytest.mark.parametrize("end", ["\n", "\r", "\r\nBcc: all@elsewhere.test"])
def test_a_line_break_in_a_header_is_refused(end: str) -> None:
    with pytest.raises(ValueError, match="line break"):
        build(replace(ENVELOPE, name="Zoë" + end), LETTER)
    with pytest.raises(ValueError, match="line break"):
        build(ENVELOPE, replace(LETTER, subject="Friday" + end))


def test_the_first_mail_of_a_game_follows_no_other() -> None:
    mail = parsed(build(replace(ENVELOPE, thread=None), LETTER))
    assert mail["References"] is None
    assert mail["In-Reply-To"] is None


def test_a_mail_to_somebody_unknown_names_nobody() -> None:
    assert parsed(build(replace(ENVELOPE, name=""), LETTER))["To"] == "zoe@posse.test"


def test_ids_live_in_the_sender_s_domain() -> None:
    mail = parsed(build(replace(ENVELOPE, sender=Address("Posse", addr_spec="posse@Posse.Test")), LETTER))
    assert mail["List-Id"] == f"<{ENVELOPE.of_list}.posse.test>"


def test_a_server_without_a_name_has_ids_all_the_same() -> None:
    sender = Address("Posse", addr_spec="posse@[127.0.0.1]")
    mail = parsed(build(replace(ENVELOPE, sender=sender), LETTER))
    assert mail["List-Id"] == f"<{ENVELOPE.of_list}.127.0.0.1>"
