"""Lines to the table: any language, no links, nothing that hides or turns text around."""

from __future__ import annotations

import pytest

from service.text.remarks import INVISIBLE, NO_LINK, REMARK_LENGTH, clean_remark

ACCEPTED = (
    "Good game!",
    "fine. then I pass... 3.5 of 12, e.g. the Bank (at 9:30 p.m.)",
    "@Zoe: J.R.R. says a/b <b>bold</b> & {{ 7 * 7 }} %s",
    "שלום לכולם, איך הולך?",
    "می‌خواهم",  # with the joiner that the word needs
    "好的。谢谢大家",
    "👨‍👩‍👧 🤠",
    "draw supply; discard wes",
    "x" * REMARK_LENGTH,
)


@pytest.mark.parametrize("line", ACCEPTED)
def test_a_line_is_kept_as_it_was_typed(line: str) -> None:
    assert clean_remark(line) == line


@pytest.mark.parametrize(
    ("typed", "kept"),
    [
        ("  one\r\ndiscard wes\n\n\tthree\u2028four\x0bfive\x85six ", "one discard wes three four five six"),
        ("Zoe” Burt: “pass", "Zoe' Burt: 'pass"),
        ('„"say"‟', "''say''"),
        ("I ❤️ it", "I ❤ it"),
        ("cafe\u0301", "café"),
    ],
)
def test_a_line_is_one_line_that_cannot_end_its_quotation(typed: str, kept: str) -> None:
    assert clean_remark(typed) == kept


@pytest.mark.parametrize(
    "line",
    [
        "see http://evil.example/x",
        "see https://1.2.3.4",
        "www.evil.example",
        "evil.com",
        "EVIL.COM/pay?x=1",
        "look at ｅｖｉｌ．com now",
        "evil․com",  # a one dot leader
        "evil\u200d.com",  # as it would be read without the joiner
        "evil.\u200ccom",
        "evil。com",
        "пример.рф",
        "write to anna@posse.test",
        "anna@localhost",
        "mailto:anna＠posse",
        "ftp://h",
        "fine.Next",
    ],
)
def test_a_link_or_an_address_is_refused(line: str) -> None:
    with pytest.raises(ValueError, match="No link and no address") as refused:
        clean_remark(line)
    assert str(refused.value) == NO_LINK


@pytest.mark.parametrize(
    "character",
    ["\x00", "\x1b", "\x7f", "\u202e", "\u202b", "\u2066", "\u200e", "\u200b", "\u00ad", "\ufeff", "\u3164", "\ue000"],
)
def test_what_cannot_be_seen_or_turns_text_around_is_refused(character: str) -> None:
    with pytest.raises(ValueError, match="cannot be seen") as refused:
        clean_remark(f"abc{character}def")
    assert str(refused.value) == INVISIBLE


def test_a_stack_of_accents_is_refused() -> None:
    with pytest.raises(ValueError, match="accents"):
        clean_remark("a" + "\u0317" * 9)


@pytest.mark.parametrize("line", ["", "  \n ", "\u200d", "\ufe0f \u200c"])
def test_a_line_says_something(line: str) -> None:
    with pytest.raises(ValueError, match="Please write a line"):
        clean_remark(line)


def test_a_line_has_at_most_280_characters() -> None:
    with pytest.raises(ValueError, match="At most 280 characters, please: this has 281"):
        clean_remark("x" * (REMARK_LENGTH + 1))
    with pytest.raises(ValueError, match="At most 280 characters"):
        clean_remark("\u0317" * 60_000)
    assert len(clean_remark(" " * 500 + "x" * REMARK_LENGTH)) == REMARK_LENGTH
