"""Whose mail it is: the player's if every reader of its From header takes it for theirs and DMARC does not fail."""

from __future__ import annotations

import pytest

from service.inbound import bounds, parsing, screening, senders
from tests.inbound import filled_mails

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


OWN = "mx.posse.test"
SIGNATURES = "".join(f"; dkim=pass header.d=d{n}.evil.example header.s=s{n} header.b={'x' * 60}" for n in range(30))

FAILS = {
    "plain": ["mx.posse.test; dmarc=fail"],
    "after others": ["mx.posse.test; spf=pass smtp.mailfrom=a@b.c; dkim=pass; dmarc=fail (p=none) header.from=x"],
    "in capitals": ["MX.Posse.Test; DMARC=FAIL"],
    "with a version of the header": ["mx.posse.test 1; dmarc=fail"],
    "with a version of the method": ["mx.posse.test; dmarc/1=fail"],
    "with a version and spaces": ["mx.posse.test; dmarc / 1 = fail"],
    "with a quoted server": ['"mx.posse.test"; dmarc=fail'],
    "with a quoted result": ['mx.posse.test; dmarc="fail"'],
    "with a slash behind the server": ["mx.posse.test/1; dmarc=fail"],
    "with comments": ["(a) mx.posse.test (b) 1 (c); (d) dmarc (e) = (f) fail (g)"],
    "with comments in comments": ["mx.posse.test (a (b) c); (x (y (z)) ;) dmarc (=pass (;)) = fail"],
    "with a bracket escaped in a comment": [r"mx.posse.test; spf=pass (a \) b); dmarc=fail"],
    "with a quotation mark in a comment": ['mx.posse.test; spf=pass (a " b); dmarc=fail; dkim=pass (")'],
    "with a bracket in quotation marks": ['mx.posse.test; spf=pass smtp.mailfrom="(;"@b.c; dmarc=fail; auth=pass (x)'],
    "folded": ["mx.posse.test;\r\n\tspf=pass;\r\n dmarc\r\n =\r\n fail\r\n (p=none)"],
    "without spaces": ["mx.posse.test;spf=pass;dmarc=fail"],
    "with a semicolon behind it": ["mx.posse.test; spf=pass; dmarc=fail;"],
    "with letters of 8 bits": ["mx.posse.test; spf=pass (für) smtp.mailfrom=ü@b.c; dmarc=fail"],
    "with an IP address": ["mx.posse.test; spf=softfail smtp.helo=[1.2.3.4]; dmarc=fail action=none"],
    "after a pass": ["mx.posse.test; dmarc=pass; dmarc=fail"],
    "after thirty signatures": [f"mx.posse.test{SIGNATURES}; dmarc=fail"],
    "in the second of that server": ["mx.posse.test; spf=pass", "mx.posse.test; dmarc=fail"],
    "below a forged pass": ["mx.posse.test; dmarc=pass", "mx.posse.test; dmarc=fail"],
    "above a forged pass": ["mx.posse.test; dmarc=fail", "mx.posse.test; dmarc=pass"],
    "below those of others": [*["other.test; dmarc=pass"] * 5, "mx.posse.test; dmarc=fail"],
}
UNREADABLE = {
    "an open comment": ["mx.posse.test; spf=pass (x; dmarc=fail"],
    "an open quotation": ['mx.posse.test; spf=pass smtp.mailfrom="x; dmarc=pass'],
    "a bracket too many": ["mx.posse.test; spf=pass x); dmarc=pass"],
    "a backslash outside": ["mx.posse.test; spf=pass x\\; dmarc=pass"],
    "no result": ["mx.posse.test; dmarc"],
    "no equals sign": ["mx.posse.test; dmarc: fail"],
    "two equals signs": ["mx.posse.test; dmarc==pass"],
    "no semicolon": ["mx.posse.test dmarc=fail"],
    "longer than is read": [f"mx.posse.test{SIGNATURES * 20}; dmarc=pass"],
    "more than are read": ["mx.posse.test; dmarc=pass", *["other.test; dmarc=pass"] * 200],
}
PASSES = {
    "none": [],
    "a pass": ["mx.posse.test; dmarc=pass (p=reject dis=none) header.from=player.example"],
    "no policy": ["mx.posse.test; dmarc=none"],
    "an error": ["mx.posse.test; dmarc=temperror"],
    "without DMARC": ['mx.posse.test; spf=fail; dkim=fail reason="dmarc=fail"'],
    "nothing": ["mx.posse.test; none"],
    "of another server": ["other.test; dmarc=fail"],
    "of a server of a longer name": ["mx.posse.test.evil.example; dmarc=fail", "a.mx.posse.test; dmarc=fail"],
    "a failure in a comment": ["mx.posse.test; arc=pass (i=1 spf=pass dmarc=fail); dmarc=pass (was; dmarc=fail)"],
    "a failure in quotation marks": ['mx.posse.test; dkim=pass reason="x; dmarc=fail"; dmarc=pass'],
    "another method": ["mx.posse.test; x-dmarc=fail; dmarc-test=fail; dmarc=pass"],
    "an unreadable one of another server": ["other.test (; dmarc=fail"],
    "an unreadable one without DMARC": ["mx.posse.test; spf=pass ("],
    "as Google writes them": [
        'mx.posse.test; dkim=pass header.i=@b.c header.s=s header.b="aB/c+d"; arc=pass (i=1 spf=pass dmarc=pass '
        "fromdomain=b.c); spf=pass (google.com: domain of x@b.c designates 1.2.3.4 as permitted sender) "
        "smtp.mailfrom=x@b.c; dmarc=pass (p=NONE sp=NONE dis=NONE) header.from=b.c"
    ],
    "as Microsoft writes them": [
        "mx.posse.test; spf=pass (sender IP is 1.2.3.4) smtp.mailfrom=b.c; dkim=pass (signature was verified) "
        "header.d=b.c;dmarc=pass action=none header.from=b.c;compauth=pass reason=100"
    ],
    "as Rspamd writes them": [
        "mx.posse.test;\r\n\tdkim=pass header.d=b.c header.s=s header.b=aB/c+d;\r\n\tspf=pass (mx.posse.test: domain "
        "of x@b.c designates 1.2.3.4 as permitted sender) smtp.mailfrom=x@b.c;\r\n\tdmarc=pass (policy=none) "
        "header.from=b.c;"
    ],
}


def veto(results: list[str]) -> str | None:
    """Why a mail with these results is not from Anna."""
    head = "".join(f"Authentication-Results: {result}\r\n" for result in results)
    return screening.not_from(parsing.parse(f"{head}From: {ANNA}\r\n\r\npass\r\n".encode()), ANNA, OWN)


@pytest.mark.parametrize("results", FAILS.values(), ids=FAILS)
def test_a_failure_of_the_own_server_vetoes_however_it_is_written(results: list[str]) -> None:
    assert veto(results) == "DMARC failed"


@pytest.mark.parametrize("results", UNREADABLE.values(), ids=UNREADABLE)
def test_what_the_own_server_says_of_dmarc_and_cannot_be_read_vetoes(results: list[str]) -> None:
    assert veto(results) == "DMARC failed"


@pytest.mark.parametrize("results", PASSES.values(), ids=PASSES)
def test_what_is_no_failure_of_the_own_server_vetoes_nothing(results: list[str]) -> None:
    assert veto(results) is None


@pytest.mark.slow
@pytest.mark.parametrize("text", ["x", "(x)", '"x"', "; dmarc=x"])
def test_results_as_long_as_are_read_cost_little(text: str) -> None:
    """Each is read with expressions of our own; the standard library does not look into it."""
    result = f"mx.posse.test; dmarc=pass {text * ((bounds.LONGEST_HEADER - 50) // len(text))}"
    assert veto([result]) is None
    head = f"Authentication-Results: {result}\r\n".encode()
    assert filled_mails.cost(head + filled_mails.FROM + b"\r\npass\r\n") <= filled_mails.COST


@pytest.mark.parametrize(
    ("header", "why"),
    [
        ("Auto-Submitted: no (typed by hand)", None),
        ("Auto-Submitted: (a person) NO; by=hand", None),
        ("Auto-Submitted: auto-replied (no)", "Auto-Submitted"),
        ("Auto-Submitted: (no) auto-generated", "Auto-Submitted"),
        ("Auto-Submitted: no (not closed", "Auto-Submitted"),
        ("Precedence: bulk (a list)", "Precedence"),
        ("Precedence: first-class (not bulk)", None),
    ],
)
def test_a_comment_in_a_header_does_not_say_who_wrote_the_mail(header: str, why: str | None) -> None:
    assert screening.automatic(parsing.parse(f"{header}\n\npass".encode()), "anna@posse.test") == why
