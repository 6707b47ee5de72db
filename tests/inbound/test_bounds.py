"""What is over a bound reaches no parser, and what is within all bounds costs little."""

from __future__ import annotations

from email.message import Message

import pytest

from service.inbound import bounds, parsing, reading, texts
from service.inbound.html import html_text, style_sheets
from tests.inbound import filled_mails
from tests.inbound.filled_mails import FROM, KINDS, MARK, TEXT


class Parser:
    """The parser of headers, and what each call of it was given."""

    def __init__(self) -> None:
        self.given: list[bytes] = []

    def __call__(self, raw: bytes) -> Message:
        self.given.append(raw)
        return bounds.PARSER(raw)


def given(raw: bytes) -> list[bytes]:
    """What a parser is given of a mail."""
    parser = Parser()
    parsing.parse(raw, parser=parser)
    return parser.given


@pytest.mark.parametrize("name", KINDS)
def test_a_parser_is_given_what_a_bound_allows_and_nothing_over_it(name: str) -> None:
    most, mail = KINDS[name]
    assert [MARK in b"".join(given(mail(number))) for number in (most - 1, most, most + 1)] == [True, True, False]


def test_a_mail_with_too_many_headers_is_parsed_by_nobody() -> None:
    assert given(KINDS["headers"].mail(bounds.MOST_HEADERS + 1)) == []
    assert parsing.parse(b"Received: x\r\n" * bounds.MOST_HEADERS + FROM + b"\r\n" + TEXT) == parsing.NOTHING


def test_a_parser_is_given_only_headers_with_names_that_are_read() -> None:
    assert given(FROM + b"Received: x\r\nDKIM-Signature: x\r\n\r\n" + TEXT) == [FROM + b"\r\n"]


def rules(number: int) -> str:
    """A style sheet with rules that name one class and select nothing."""
    return f"<style>{''.join(f'.a.b{n}{{color:red}}' for n in range(number))}</style>"


HTML = FROM + b"Content-Type: text/html\r\n\r\n"
STYLED = rules(300).encode() + b"<p class=a>pass</p>" * (style_sheets.MOST_CHECKS // 300)
MOVES = b"draw supply; " * 30 + b"\r\n"
FULL = {name: mail(most) for name, (most, mail) in KINDS.items()} | {
    "text": FROM + b"\r\n" + TEXT * (texts.LONGEST_TEXT // len(TEXT)),
    "flowed lines": FROM + b"Content-Type: text/plain; format=flowed\r\n\r\n" + b"x \r\n" * reading.MOST_SEEN,
    "lines of moves": FROM + b"\r\n" + MOVES * reading.MOST_LINES,
    "introductions of quotations": FROM + b"\r\n" + (MOVES + b"nonsense:\r\n>\r\n") * reading.MOST_LINES,
    "lines that begin as moves": FROM + b"\r\n" + b"bank > \r\n" * reading.MOST_SEEN,
    "elements": HTML + b"<div>x</div>" * (html_text.MOST_TAGS // 2),
    "elements in elements": HTML + b"<div>x" * html_text.MOST_TAGS,
    "a tag": HTML + b"<p title='" + b"x" * (html_text.LONGEST_TAG - 20) + b"'>draw supply",
    "style sheets": HTML + STYLED,
    "style sheets of many parts": filled_mails.MIXED
    + (b"--a\r\nContent-Type: text/html\r\n\r\n" + STYLED + b"\r\n--a\r\nContent-Type: image/png\r\n\r\nx\r\n") * 24,
}


@pytest.mark.slow
@pytest.mark.parametrize("name", FULL)
def test_a_mail_that_fills_a_bound_costs_little(name: str) -> None:
    assert filled_mails.cost(FULL[name]) <= filled_mails.COST


def html_up_to(bound: str, over: int) -> str:
    """HTML whose last word is read if nothing is over a bound."""
    return {
        "tags": "<b>x</b>" * (html_text.MOST_TAGS // 2) + "<b>" * over + "pass",
        "style sheets": f"<style>/*{'x' * (style_sheets.LONGEST_STYLES - 4 + over)}*/</style>pass",
        "rules": rules(style_sheets.MOST_SELECTORS + over) + "pass",
        "checks": rules(style_sheets.MOST_CHECKS // 100) + "<p class=a>x</p>" * (99 + over) + "<p class=a>pass</p>",
    }[bound]


@pytest.mark.parametrize("bound", ["tags", "style sheets", "rules", "checks"])
def test_the_text_of_html_over_a_bound_is_left_out(bound: str) -> None:
    assert ["pass" in html_text.text_of_html(html_up_to(bound, over)) for over in (0, 1)] == [True, False]


@pytest.mark.parametrize("over", [0, 1])
def test_a_tag_that_is_too_long_is_text(over: int) -> None:
    filler = "x" * (html_text.LONGEST_TAG - len("p title=''>") + over)
    assert (filler in html_text.text_of_html(f"<p title='{filler}'>")) == over
