"""Whose mail it is: only what every reader of its From header takes for the player's address plays as that player."""

from __future__ import annotations

import pytest

from service.inbound import bounds, parsing, screening, senders

ANNA, MALLORY = "anna@player.example", "mallory@evil.example"


def with_name_of(length: int) -> str:
    """A From header whose name has that many characters."""
    return f'"{"x" * length}" <{ANNA}>'


ORDINARY = {
    "bare": ANNA,
    "in brackets": f"<{ANNA}>",
    "with a name": f"Anna <{ANNA}>",
    "with a quoted name": f'"Anna, B." <{ANNA}>',
    "with a name of the old syntax": f"Anna B. <{ANNA}>",
    "with an apostrophe": f"Anna O'Neil <{ANNA}>",
    "with a comment": f"{ANNA} (Anna B.)",
    "with a comma in a comment": f"{ANNA} (B., Anna)",
    "with a comment in the name": f"Anna (at work) <{ANNA}>",
    "with an encoded name": f"=?utf-8?q?Ann=C3=A4?= <{ANNA}>",
    "with two encoded words": f"=?utf-8?q?Anna?= =?iso-8859-1?b?5A==?= <{ANNA}>",
    "with a name in an unknown character set": f"=?x-none?q?Anna?= <{ANNA}>",
    "with letters of 8 bits": f"Ännä <{ANNA}>",
    "the address as its name": f'"{ANNA}" <{ANNA}>',
    "the address as its name, unquoted": f"{ANNA} <{ANNA}>",
    "the address as its name in single quotes": f"\"'{ANNA}'\" <{ANNA}>",
    "an @ in the name": f'"Anna@Home" <{ANNA}>',
    "in capitals": f"Anna <{ANNA.upper()}>",
    "tagged": "Anna <anna+games@player.example>",
    "folded": f'"Anna, of a long name"\r\n <{ANNA}>',
    "folded at once": f"\r\n {ANNA}",
    "with spaces": f"  Anna   <{ANNA}>  ",
    "as long as is read": with_name_of(senders.LONGEST - len(f'"" <{ANNA}>')),
}
HOSTILE = {
    "the address as the name": f"{ANNA} <{MALLORY}>",
    "the quoted address as the name": f'"{ANNA}" <{MALLORY}>',
    "the address in brackets as the name": f'"<{ANNA}>" <{MALLORY}>',
    "the address in single quotes": f"'{ANNA}' <{MALLORY}>",
    "the address in square brackets": f"[{ANNA}] <{MALLORY}>",
    "an encoded address as the name": f"=?utf-8?q?anna=40player.example?= <{MALLORY}>",
    "an encoded address in brackets as the name": f"=?utf-8?q?=3Canna=40player.example=3E?= <{MALLORY}>",
    "an encoded address and a comma": f"=?utf-8?b?PGFubmFAcGxheWVyLmV4YW1wbGU+LA==?= <{MALLORY}>",
    "nothing but an encoded address": "=?utf-8?q?anna=40player.example?=",
    "an encoded address in brackets": "<=?utf-8?q?anna=40player.example?=>",
    "another address as the name": f'"{MALLORY}" <{ANNA}>',
    "another address as the encoded name": f"=?utf-8?q?mallory=40evil.example?= <{ANNA}>",
    "two addresses": f"{ANNA}, {MALLORY}",
    "two addresses, the other first": f"{MALLORY}, {ANNA}",
    "the same address twice": f"{ANNA}, {ANNA}",
    "two addresses in brackets": f"<{ANNA}> <{MALLORY}>",
    "two addresses in brackets without a space": f"<{ANNA}><{MALLORY}>",
    "an address after the brackets": f"<{ANNA}>{MALLORY}",
    "two addresses without a comma": f"{ANNA} {MALLORY}",
    "two addresses and a colon": f"{ANNA}:{MALLORY}",
    "two addresses and a semicolon": f"{ANNA};{MALLORY}",
    "an empty address first": f"<>, <{ANNA}>",
    "a group": f"friends: {ANNA};",
    "a group and an address": f"friends: {ANNA}; {MALLORY}",
    "an empty group and an address": f"friends:; {ANNA}",
    "the address as a comment": f"({ANNA}) {MALLORY}",
    "another address as a comment before": f"({MALLORY}) {ANNA}",
    "another address as a comment behind": f"{ANNA} ({MALLORY})",
    "another address as an encoded comment": f"{ANNA} (=?utf-8?q?mallory=40evil.example?=)",
    "an open comment": f"{ANNA}({MALLORY}",
    "an open comment without an address": f"{ANNA} (",
    "comments within each other": f"{ANNA} ({MALLORY} ({MALLORY}))",
    "a comment in the address": "an(x)na@player.example",
    "a route": f"<@evil.example:{ANNA}>",
    "a route with an address": f"<@{MALLORY}:{ANNA}>",
    "a route through two": f"<@{MALLORY},@b.example:{ANNA}>",
    "no first bracket": f"{ANNA}>",
    "no last bracket": f"<{ANNA}",
    "a name without brackets": f"Anna {ANNA}",
    "an open quotation": f'Anna" <{ANNA}>',
    "escaped quotation marks": f'\\"{ANNA}\\" <{MALLORY}>',
    "words behind it": f"Anna <{ANNA}> or so",
    "a semicolon behind it": f"<{ANNA}>;",
    "a comma before it": f",<{ANNA}>",
    "a quoted local part": f'"anna"@player.example, {MALLORY}',
    "a quoted address as local part": f'"{ANNA}"@evil.example',
    "two @": f"{ANNA}@evil.example",
    "a domain behind a comma": f"{ANNA},@evil.example",
    "a percent sign": f"<{ANNA}%evil.example>",
    "a space in the domain": "anna@player. example",
    "folded in the domain": "anna@player.\r\n example",
    "a NUL": f"{ANNA}\0 <{MALLORY}>",
    "a NUL in the name": f"Anna\0 <{ANNA}>",
    "a bare CR": f"{MALLORY}\rFrom: {ANNA}",
    "a bare LF": f"{MALLORY}\nFrom: {ANNA}",
    "letters of 8 bits in the address": "ännä@player.example",
    "letters of full width": "ａnna@player.example",
    "empty": "",
    "nobody": "<>",
    "too long by one character": with_name_of(senders.LONGEST + 1 - len(f'"" <{ANNA}>')),
}
HEADS = {
    "two": f"From: {ANNA}\r\nFrom: {MALLORY}",
    "two, the other first": f"From: {MALLORY}\r\nFrom: {ANNA}",
    "the same twice": f"From: {ANNA}\r\nFrom: {ANNA}",
    "none": "Subject: x",
    "another name in capitals": f"From: {ANNA}\r\nFROM: {MALLORY}",
    "a space before the colon": f"From: {ANNA}\r\nFrom : {MALLORY}",
    "a space before the first colon": f"From : {MALLORY}\r\nFrom: {ANNA}",
    "a tab before the colon": f"From: {ANNA}\r\nFrom\t: {MALLORY}",
    "after a line that is no header": f"From: {ANNA}\r\nno header\r\nFrom: {MALLORY}",
    "behind a bare CR": f"X: a\rFrom: {ANNA}\r\rb\r\nFrom: {MALLORY}",
    "behind a bare LF": f"X: a\nFrom: {ANNA}\n\nb\r\nFrom: {MALLORY}",
    "behind a NUL": f"X: a\0\r\nFrom: {ANNA}",
    "only a sender": f"Sender: {ANNA}",
    "a sender beside it": f"Sender: {ANNA}\r\nFrom: {MALLORY}",
    "a new sender beside it": f"Resent-From: {ANNA}\r\nFrom: {MALLORY}",
    "an address to reply to": f"Reply-To: {ANNA}\r\nFrom: {MALLORY}",
}


def why_not(head: str) -> str | None:
    """Why a mail with these headers is not from Anna."""
    raw = f"Received: by mx.posse.test\r\n{head}\r\nTo: x@posse.test\r\n\r\npass\r\n".encode()
    return screening.not_from(parsing.parse(raw), ANNA, "mx.posse.test")


@pytest.mark.parametrize("value", ORDINARY.values(), ids=ORDINARY)
def test_an_ordinary_from_line_names_its_player(value: str) -> None:
    assert why_not(f"From: {value}") is None


@pytest.mark.parametrize("value", HOSTILE.values(), ids=HOSTILE)
def test_a_from_line_that_may_be_read_in_two_ways_names_nobody(value: str) -> None:
    assert why_not(f"From: {value}") in ("another sender", "unclear sender")


@pytest.mark.parametrize("head", HEADS.values(), ids=HEADS)
def test_only_one_from_header_counts_and_nothing_beside_it(head: str) -> None:
    assert why_not(head) in ("another sender", "unclear sender")


def test_headers_that_do_not_end_within_what_is_read_name_nobody() -> None:
    """A second From header may stand behind."""
    filled = f"From: {ANNA}\r\nX-Filler: {'x' * bounds.READ}\r\nFrom: {MALLORY}\r\n\r\npass\r\n"
    assert screening.not_from(parsing.parse(filled.encode()), ANNA, None) == "unclear sender"


@pytest.mark.parametrize("end", ["\n", "\r\n"])
def test_headers_with_bare_line_feeds_are_read(end: str) -> None:
    """As a client sends them that does not translate line ends; the last is of SMTP."""
    raw = f"Subject: x\nFrom: {ANNA}\n\npass\n{end}".encode()
    assert screening.not_from(parsing.parse(raw), ANNA, None) is None


@pytest.mark.parametrize(
    ("player", "sender", "same"),
    [
        ("anna@yahoo.com", "anna-x@yahoo.com", False),
        ("anna@fastmail.com", "x@anna.fastmail.com", False),
        ("anna.b@posse.test", "annab@posse.test", False),
        ("Anna.B@gmail.com", "annab+games@googlemail.com", True),
        ("anna+posse@posse.test", "anna@posse.test", True),
    ],
)
def test_what_counts_as_one_mailbox_for_limits_may_be_two_persons(player: str, sender: str, same: bool) -> None:
    mail = parsing.parse(f"From: <{sender}>\n\npass\n".encode())
    assert screening.not_from(mail, player, None) == (None if same else "another sender")
