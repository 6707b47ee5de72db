"""DMARC's veto: a failure that the own mail server reports counts, wherever and however it is written."""

from __future__ import annotations

import pytest

from service.inbound import bounds, parsing, screening
from tests.inbound import filled_mails

OWN, ANNA = "mx.posse.test", "anna@player.example"
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


def why_not(results: list[str]) -> str | None:
    """Why a mail with these results is not from Anna."""
    head = "".join(f"Authentication-Results: {result}\r\n" for result in results)
    return screening.not_from(parsing.parse(f"{head}From: {ANNA}\r\n\r\npass\r\n".encode()), ANNA, OWN)


@pytest.mark.parametrize("results", FAILS.values(), ids=FAILS)
def test_a_failure_of_the_own_server_vetoes_however_it_is_written(results: list[str]) -> None:
    assert why_not(results) == "DMARC failed"


@pytest.mark.parametrize("results", UNREADABLE.values(), ids=UNREADABLE)
def test_what_the_own_server_says_of_dmarc_and_cannot_be_read_vetoes(results: list[str]) -> None:
    assert why_not(results) == "DMARC failed"


@pytest.mark.parametrize("results", PASSES.values(), ids=PASSES)
def test_what_is_no_failure_of_the_own_server_vetoes_nothing(results: list[str]) -> None:
    assert why_not(results) is None


@pytest.mark.slow
@pytest.mark.parametrize("text", ["x", "(x)", '"x"', "; dmarc=x"])
def test_results_as_long_as_are_read_cost_little(text: str) -> None:
    """Each is read with expressions of our own; the standard library does not look into it."""
    result = f"mx.posse.test; dmarc=pass {text * ((bounds.LONGEST_HEADER - 50) // len(text))}"
    assert why_not([result]) is None
    head = f"Authentication-Results: {result}\r\n".encode()
    assert filled_mails.cost(head + filled_mails.FROM + b"\r\npass\r\n") <= filled_mails.COST
