"""Domains in other letters than ASCII: whose they are by IDNA 2008, what is refused, and what was stored before."""

from __future__ import annotations

import re
from datetime import datetime
from pathlib import Path

import pytest

from service import errors
from service.admin import actions, people
from service.db.database import Database
from service.inbound import parsing, screening
from service.players import players
from service.settings import SettingsError, values
from service.settings.environment import read
from service.text.addresses import as_typed, clean_address, in_ascii

PAT = "pat@xn--bcher-kva.example"
ONE_DOMAIN = {
    "as it is": "bücher.example",
    "decomposed": "bu\u0308cher.example",
    "in capitals": "BÜCHER.Example",
    "with a wide full stop": "bücher．example",
    "with an ideographic full stop": "bücher。example",
    "in wide letters": "ｂüｃｈｅｒ.example",
    "in ASCII": "XN--bcher-kva.example",
}
TWO_DOMAINS = {
    "faß.example": ("xn--fa-hia.example", "fass.example"),
    "FAẞ.example": ("xn--fa-hia.example", "fass.example"),
    "λόγος.example": ("xn--oxapnm1c.example", "xn--oxapnq6b.example"),
    "क्\u200dष.example": ("xn--11b2ezcw70k.example", "xn--11b2ezc.example"),
}
NO_DOMAIN = {
    "a soft hyphen": "ex\u00adample.org",
    "a joiner": "ex\u200dample.org",
    "a non-joiner": "ex\u200cample.org",
    "a space without width": "ex\u200bample.org",
    "a variation selector": "ex\ufe0fample.org",
    "a sign": "ex☃ample.org",
    "hyphens as of an ASCII form": "bü--cher.example",
    "a slash within a letter": "ex℀mple.org",
}


@pytest.mark.parametrize("name", ONE_DOMAIN.values(), ids=ONE_DOMAIN)
def test_a_domain_is_one_however_it_is_typed_or_written(name: str) -> None:
    assert clean_address(f"pat@{name}") == PAT
    for address in (f"Pat <pat@{name}>", f"=?utf-8?q?P=C3=A4t?= <pat@{name}>", f"pat@{name}"):
        assert not_from(address) is None


@pytest.mark.parametrize("name", TWO_DOMAINS)
def test_a_name_of_two_domains_is_refused_with_both(name: str) -> None:
    present, former = TWO_DOMAINS[name]
    with pytest.raises(ValueError, match=f"as pat@{present}, others as pat@{former}"):
        clean_address(f"pat@{name}")
    assert clean_address(f"pat@{present}") == f"pat@{present}"
    assert in_ascii(f"pat@{name}") is None


@pytest.mark.parametrize("name", NO_DOMAIN.values(), ids=NO_DOMAIN)
def test_a_character_that_would_be_ignored_or_that_no_domain_has_is_refused(name: str) -> None:
    with pytest.raises(ValueError, match="no domain: it may have an invisible character"):
        clean_address(f"pat@{name}")


def test_a_name_that_only_the_present_standard_knows_is_accepted() -> None:
    assert clean_address("pat@שלום1.example") == "pat@xn--1-9hcuf1d.example"


def test_who_reads_an_address_over_reads_both_forms() -> None:
    assert as_typed("Pat@xn--bcher-kva.example") == "pat@bücher.example (xn--bcher-kva.example)"
    assert as_typed("pat@xn--i-7iq.example") == "pat@xn--i-7iq.example", "no name by the standard"
    assert as_typed("Pat@example.org") == "pat@example.org"


def not_from(sender: str, results: str = "mx.posse.test; dmarc=pass", address: str = PAT) -> str | None:
    """Why a mail with this From header and these results is not from the player."""
    raw = f"Authentication-Results: {results}\r\nFrom: {sender}\r\n\r\npass\r\n".encode()
    return screening.not_from(parsing.parse(raw), address, "mx.posse.test")


def test_a_sender_in_other_letters_is_the_player_only_if_the_domain_is_clear_and_was_checked() -> None:
    written = "pat@bücher.example"
    assert not_from("pat@faß.example", address="pat@fass.example") == "unclear sender"
    assert not_from("pat@faß.example", address="pat@xn--fa-hia.example") == "unclear sender"
    assert not_from("pat@ｅxample.org", address="pat@example.org") == "unclear sender", "no name in ASCII is so written"
    assert not_from(f'"eve@other。example" <{written}>') == "unclear sender"
    assert not_from("pat@bucher.example") == "another sender"
    assert not_from(written, "mx.posse.test; dmarc=none") == "DMARC failed", "the server may have asked for b?cher"
    assert not_from(PAT, "mx.posse.test; dmarc=none") is None


def test_a_reply_address_is_read_in_either_form() -> None:
    raw = "To: posse+x@bücher.example\r\nFrom: pat@example.org\r\n\r\npass\r\n".encode()
    assert parsing.parse(raw).recipients == ("posse+x@xn--bcher-kva.example",)


def test_a_block_from_before_counts_for_both_domains_of_its_name(database: Database, now: datetime) -> None:
    with database.writing() as session:
        players.block_address(session, "pat@fass.example", now)
        assert players.player_of(session, "pat@xn--fa-hia.example", now).muted
        assert not players.is_blocked(session, "pat@xn--fb-hia.example")
        with pytest.raises(errors.Over, match=r"is blocked as pat@fass\.example"):
            actions.unblock(session, "pat@xn--fa-hia.example", now)
        actions.block(session, "pat@xn--fa-hia.example", now)
        actions.unblock(session, "pat@fass.example", now)
        assert players.is_blocked(session, "pat@xn--fa-hia.example"), "by a block of its own"
        assert not players.is_blocked(session, "pat@fass.example")


def test_players_of_both_domains_of_a_name_stay_two(database: Database, now: datetime) -> None:
    with database.writing() as session:
        stored = players.player_of(session, "pat@fass.example", now)
        other = players.player_of(session, "pat@xn--fa-hia.example", now)
        assert stored.id != other.id
        report = people.mailbox_report(session, "pat@xn--fa-hia.example", now, 5)
        assert [player["given"] for player in report["players"]] == [True]
        assert report["also"] == "pat@fass.example"
        assert people.mailbox_report(session, "pat@fass.example", now, 5)["also"] is None


HOSTS = {
    "BASE_URL": "https://bücher.example",
    "SMTP_URL": "smtp://pat:secret@bücher.example:587",
    "REDIS_URL": "redis://bücher.example",
    "MAIL_IN": "imaps://pat:secret@bücher.example",
    "MAIL_FROM": "Bücher <posse@bücher.example>",
    "OPERATOR": "pat@bücher.example",
    "REPLY_DOMAIN": "bücher.example",
    "ORGANISERS": "pat@bücher.example, example.org",
    "WEBHOOKS": "bücher.example",
}


@pytest.mark.parametrize("name", HOSTS)
def test_settings_name_hosts_in_ascii(name: str) -> None:
    with pytest.raises(SettingsError) as caught:
        read({name: HOSTS[name]})
    assert "expected a domain in ASCII, where one with other letters begins with xn--" in caught.value.mistakes[0]
    assert "secret" not in caught.value.mistakes[0]


@pytest.mark.parametrize("host", ["mail..example", "x" * 64 + ".example", "."])
def test_a_host_that_python_could_not_connect_to_is_refused_at_the_start(host: str) -> None:
    with pytest.raises(ValueError):  # noqa: PT011 - it has no message
        values.smtp_url(f"smtp://{host}:25")
    assert values.smtp_url("smtp://mail_server.example.:25")
    assert values.smtp_url("smtp://[::1]:25")


def test_an_address_field_is_not_one_that_browsers_convert() -> None:
    pages = Path(__file__).parents[2] / "templates" / "web"
    assert not [file for file in pages.rglob("*.html") if re.search('(kind|type)="email"', file.read_text())]
