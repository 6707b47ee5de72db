"""What `posse doctor` tells of the records in the DNS, which a real server answers from a table."""

from __future__ import annotations

import base64
from collections.abc import Callable
from pathlib import Path
from typing import Any

import dns.rcode
import pytest

from service.diagnostics import dns_checks
from service.settings.mail_in import MailIn
from tests.keys import openssl, private_key
from tests.service.doctor.nameserver import Nameserver
from tests.settings import settings

DOMAIN = "posse.example.org"
SPF, DMARC = f"{DOMAIN}.", f"_dmarc.{DOMAIN}."
DKIM = f"posse._domainkey.{DOMAIN}."


Told = Callable[..., list[str]]


@pytest.fixture
def told(nameserver: Nameserver) -> Told:
    """What is told of a site whose DNS is that server's."""

    def run(**more: Any) -> list[str]:
        given = {"mail_from": f"Posse <posse@{DOMAIN}>", "dkim_selector": "posse", **more}
        found = dns_checks.findings(settings(Path(), **given), nameserver.resolver)
        return [f"{one.check} {one.status}: {one.text}" for one in found]

    return run


def public(key: bytes, folder: Path) -> str:
    """The record of a key."""
    (folder / "key.pem").write_bytes(key)
    der = openssl("pkey", "-in", str(folder / "key.pem"), "-pubout", "-outform", "DER")
    return f"v=DKIM1; k=rsa; p={base64.b64encode(der).decode()}"


@pytest.fixture(scope="module")
def key() -> bytes:
    return private_key()


def test_all_records_are_there(told: Told, nameserver: Nameserver, key: bytes, tmp_path: Path) -> None:
    nameserver.records = {SPF: ["site=1", "v=spf1 mx -all"], DKIM: [public(key, tmp_path)], DMARC: ["v=DMARC1; p=none"]}
    assert told(dkim_key=key) == [
        f"spf fine: {DOMAIN} has a record: check that it names the server in SMTP_URL",
        f"dkim fine: the record at {DKIM[:-1]} is that of DKIM_KEY",
        f"dmarc fine: the record is at {DMARC[:-1]}",
    ]


def test_none_is_there(told: Told, key: bytes) -> None:
    spf, dkim, dmarc = told(dkim_key=key)
    assert spf.startswith(f"spf warning: {DOMAIN} has no SPF record, so mail hosts may reject")
    assert "add a TXT record" in spf
    assert dkim.startswith(f"dkim wrong: there is no TXT record at {DKIM[:-1]}: add it")
    assert dmarc.startswith(f"dmarc warning: {DOMAIN} has no DMARC record")
    assert "add a TXT record" in dmarc


def test_two_spf_records_are_none(told: Told, nameserver: Nameserver) -> None:
    nameserver.records = {SPF: ["v=spf1 mx -all", "v=spf1 a -all", "v=spf10"]}
    assert told()[0] == f"spf warning: {DOMAIN} has 2 SPF records, and mail hosts accept one only: join them"


def test_with_mail_in_spf_is_that_of_the_return_path(told: Told, nameserver: Nameserver) -> None:
    nameserver.records = {"answers.example.org.": ["v=spf1 mx -all"]}
    with_mail_in = {"mail_in": MailIn("smtp", "127.0.0.1", 2525), "reply_domain": "answers.example.org"}
    assert told(**with_mail_in)[0].startswith("spf fine: answers.example.org has a record")


@pytest.mark.parametrize("record", ["v=DKIM1; k=rsa; p=", "v=DKIM1; p=bm8ga2V5", "no record ü", "p", "another"])
def test_a_record_of_another_key(told: Told, nameserver: Nameserver, key: bytes, tmp_path: Path, record: str) -> None:
    text = public(private_key(1024), tmp_path) if record == "another" else record.encode().decode("latin-1")
    nameserver.records = {DKIM: [text]}
    assert told(dkim_key=key)[1].startswith(f"dkim wrong: the TXT record at {DKIM[:-1]} is not the public half")


def test_whoever_signs_elsewhere_is_told_how_to_see_it(told: Told) -> None:
    assert told()[1].startswith("dkim not checked: DKIM_KEY is not set, so your mail server must sign")


def test_dmarc_of_a_domain_above(told: Told, nameserver: Nameserver) -> None:
    nameserver.records = {"_dmarc.example.org.": ["v=DMARC1; p=quarantine"]}
    assert told()[2] == "dmarc fine: the record is at _dmarc.example.org"


@pytest.mark.parametrize("failure", [dns.rcode.SERVFAIL, dns.rcode.REFUSED])
def test_without_a_dns_it_is_a_warning(told: Told, nameserver: Nameserver, failure: dns.rcode.Rcode) -> None:
    nameserver.failure = failure
    (line,) = told()
    assert line.startswith("dns warning: the DNS cannot be asked from this machine (NoNameservers)")


def test_a_sender_without_a_domain(told: Told) -> None:
    (line,) = told(mail_from="Posse <posse@localhost>")
    assert line == "dns not checked: the domain of MAIL_FROM is localhost, which has no records"
