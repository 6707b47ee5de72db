"""What of a mail server's reply is shown to the person who typed the address."""

from __future__ import annotations

import pytest

from service.text.addresses import masked
from service.text.replies import GAP, LENGTH, shown_reply


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
