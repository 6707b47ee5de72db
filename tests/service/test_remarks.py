"""What others have written, as it is shown: lines to the table, and replies of mail servers."""

from __future__ import annotations

import pytest

from service.text.addresses import masked
from service.text.remarks import INVISIBLE, NO_LINK, REMARK_LENGTH, clean_remark
from service.text.replies import GAP, LENGTH, shown_reply

# --- lines to the table -----------------------------------------------------------------------------------------------


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
    with pytest.raises(ValueError, match="At most 280 characters"):  # as it was typed, before any other check
        clean_remark("x" + " " * 20 * REMARK_LENGTH)
    assert len(clean_remark(" " * 500 + "x" * REMARK_LENGTH)) == REMARK_LENGTH


# --- replies of mail servers ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("reply", "shown"),
    [
        (
            "550 5.1.1 <(an address)>: Recipient address rejected: User unknown in local recipient table",
            "550 5.1.1 … Recipient address rejected: User unknown in local recipient table",
        ),
        ("550-5.1.1 Does not exist. 5.1.1 https://mail.example/?p=1", "550-5.1.1 Does not exist. 5.1.1 …"),
        ("554 blocked using list.example.org", "554 blocked using …"),
        ("550 Empfänger unbekannt", "550 Empfänger unbekannt"),
        ("450 4.2.1 try again later", "450 4.2.1 try again later"),
        ("550", "550"),
        ("550-https://mail.example.org/ www.example.org unknown", "… unknown"),
        ("550 No such user here.", "550 No such user here"),
    ],
)
def test_a_reply_in_plain_words(reply: str, shown: str) -> None:
    assert shown_reply(reply) == shown


@pytest.mark.parametrize(
    "secret",
    [
        "https://posse.test/p/gDUfOsaMVhgWAcz1DwAAAAAA.5SVFlTNVywRhT_tZlcGklh_i",
        "posse.test/p/gDUfOsaMVhgWAcz1DwAAAAAA.5SVFlTNVywRhT_tZlcGklh_i",
        "gDUfOsaMVhgWAcz1DwAAAAAA.5SVFlTNVywRhT_tZlcGklh_i",
        "https://posse.test/p/gDUfOsaMVhgWAcz1DwAAAAAA. 5SVFlTNVywRhT_tZlcGklh_i",
        "(an address)",
        "burt@example.org",
        "burt=example.org@list",
        "www.evil.example",
        "evil.example/login",
        "\u202eevil",
    ],
)
def test_no_link_token_address_or_host(secret: str) -> None:
    """A filter may quote the mail that it refuses, and with it the link to somebody's seat."""
    shown = shown_reply(f"554 5.7.1 refused because of {secret} in your mail")
    assert shown is not None
    assert shown.startswith("554 5.7.1 refused because of …")
    assert not {"evil", "burt", "posse.test", "gDUfOsaMVhgWAcz1DwAAAAAA"} & set(shown.replace(".", " ").split())


def test_it_is_bounded_and_ends_with_a_whole_word() -> None:
    shown = shown_reply("550 " + "nobody " * 100)
    assert shown is not None
    assert len(shown) <= LENGTH
    assert shown.endswith(f"nobody {GAP}")


@pytest.mark.parametrize(
    "error", [None, "", "no mail server: TimeoutError: ", "not safe to send: a header", "KeyError"]
)
def test_what_no_mail_server_has_said_is_not_shown(error: str | None) -> None:
    assert shown_reply(error) is None


@pytest.mark.parametrize(
    ("address", "shown"), [("Anna.B@Example.org", "a***@example.org"), ("a@localhost", "a***@localhost")]
)
def test_a_masked_address_has_one_letter_and_the_domain(address: str, shown: str) -> None:
    assert masked(address) == shown
