"""What `posse doctor` tells of the way of mail in: the DNS, and real mail servers that pass mail on, or do not."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import dns.rcode
import pytest

from service.db.database import Database
from service.diagnostics import mail_route_checks
from service.diagnostics.mail_route_checks import RcptReply, judged
from service.inbound import receiver
from service.links.mail_addresses import MailAddresses
from service.models import Inmail
from service.settings.mail_in import ImapFolder, MailIn
from tests import postfix, units
from tests.mail.mail_server import MailServer
from tests.rows import rows_of
from tests.servers import free_port
from tests.service.doctor.nameserver import Nameserver
from tests.settings import settings

DOMAIN = "posse.example.org"
CLUB = (units.ROOT / "deploy" / "club" / "postfix.cf").read_text()


Told = Callable[..., str]


@pytest.fixture
def told(nameserver: Nameserver) -> Told:
    """What is told of a site whose mail server listens at a port; the DNS leads mail for it to this machine."""
    nameserver.others[f"{DOMAIN}.", "MX"] = ["20 backup.example.org.", "10 localhost."]

    def run(port: int, **more: Any) -> str:
        given = {"reply_domain": DOMAIN, "mail_in": MailIn("lmtp", "127.0.0.1", 2525), **more}
        (found,) = mail_route_checks.findings(settings(Path(), **given), nameserver.resolver, port)
        return f"{found.status}: {found.text}"

    return run


def club(inbound: int, *changes: tuple[str, str]) -> str:
    """The club's lines for Postfix without TLS, with a port and changes of the test. Its clients are the club's."""
    lines = (r"^smtpd_tls_.*$", ""), (r":2525$", f":{inbound}"), *changes
    text = CLUB
    for pattern, replacement in lines:
        text, number = re.subn(pattern, replacement, text, flags=re.MULTILINE)
        assert number, pattern
    return text


@pytest.fixture
def inbound(database: Database) -> Iterator[int]:
    """Posse's own server for mail in, and its port."""
    site = settings(Path(), reply_domain=DOMAIN)
    at = MailIn("lmtp", "127.0.0.1", free_port())
    server = receiver.MailInServer(receiver.Receiver(database, MailAddresses.of(site), lambda: datetime.now(UTC)), at)
    server.start()
    yield at.port
    server.stop()


@pytest.mark.slow
def test_a_postfix_that_passes_mail_on(told: Told, inbound: int, database: Database) -> None:
    with postfix.running_with(club(inbound)) as relay:
        assert told(relay.port) == (
            f"fine: localhost:{relay.port}, to which mail for {DOMAIN} goes, passes it on to Posse"
        )
    assert rows_of(database, Inmail) == [], "nothing was sent"


@pytest.mark.proof
@pytest.mark.parametrize(
    ("changes", "expected"),
    [
        (
            [("^relay_domains = .*", "relay_domains ="), ("^mynetworks = .*", "mynetworks = 192.0.2.1")],
            "wrong: .* does not take mail for posse.example.org .reply 554, relaying denied.*`relay_domai",
        ),
        (
            [("^relay_domains = .*", "relay_domains ="), ("^mydestination =", f"mydestination = {DOMAIN}")],
            "wrong: .* refuses the addresses of Posse .reply 550. without asking it.*`relay_transport",
        ),
        ([("^relay_domains = .*", "relay_domains =")], "warning: .* takes an address that Posse does not know: "),
        (
            [(r"^relay_transport = .*", "relay_transport = lmtp:[127.0.0.1]:1")],
            "wrong: .* refuses the addresses of Posse for now .reply 450.: if it cannot reach Posse, start",
        ),
        ([(r"^relay_transport = .*", "relay_transport = error:nothing")], "wrong: .* without asking it"),
        ([(r"^smtpd_recipient_restrictions = .*", "")], "warning: .* or it does not ask Posse first"),
    ],
)
def test_a_postfix_that_does_not(told: Told, inbound: int, changes: list[tuple[str, str]], expected: str) -> None:
    with postfix.running_with(club(inbound, *changes)) as relay:
        assert re.match(expected, told(relay.port))


def test_a_mail_server_that_does_not_run(told: Told) -> None:
    port = free_port()
    assert told(port).startswith(
        f"wrong: localhost:{port}, to which mail for {DOMAIN} goes, cannot be reached: nothing listens there"
    )


def test_a_mail_server_that_refuses_this_machine(told: Told, mail_server: MailServer) -> None:
    mail_server.sender_refusal = "554 5.7.1 Go away"
    where = f"localhost:{mail_server.port}, to which mail for {DOMAIN} goes"
    assert told(mail_server.port).startswith(f"wrong: {where}, refuses")


def test_a_domain_that_gets_no_mail(told: Told, nameserver: Nameserver) -> None:
    for records in ({}, {(f"{DOMAIN}.", "TXT"): ["x"]}, {(f"{DOMAIN}.", "MX"): ["0 ."]}):
        nameserver.others = dict(records)
        assert told(1) == (
            f"wrong: {DOMAIN} in REPLY_DOMAIN has no MX record and no address: answers and bounces get nowhere"
        )


def test_a_domain_without_mx_takes_mail_at_its_address(told: Told, nameserver: Nameserver) -> None:
    nameserver.others = {(f"{DOMAIN}.", "A"): ["127.0.0.1"]}
    folder = ImapFolder("imap.example.org", 993, True, "INBOX", "posse", "secret")
    assert told(1, mail_in=folder) == f"fine: mail for {DOMAIN} goes to {DOMAIN}"


def test_without_the_dns_the_mail_server_of_this_machine_is_asked(
    told: Told, nameserver: Nameserver, mail_server: MailServer
) -> None:
    nameserver.failure = dns.rcode.SERVFAIL
    assert told(free_port()).startswith("not checked: the DNS cannot be asked for the mail server, and none listens")
    where = f"127.0.0.1:{mail_server.port}, to which mail for {DOMAIN} goes"
    assert told(mail_server.port).startswith(f"warning: {where}, takes")
    assert mail_server.arrived == []


@pytest.mark.parametrize("more", [{"mail_in": None}, {"mailbox": True}, {"reply_domain": "localhost"}])
def test_a_site_without_a_mail_server(told: Told, more: dict[str, Any]) -> None:
    assert told(1, **more) == "not checked: no mail server receives mail for Posse"


@pytest.mark.parametrize(
    ("reply", "expected"),
    [
        (RcptReply(550, "5.1.1 <a@b>: undeliverable: host h said: " + receiver.UNKNOWN), "fine"),
        (RcptReply(450, "4.1.1 <a@b>: unverified: host h said: " + receiver.AWAY), "wrong"),
        (RcptReply(250, "OK"), "warning"),
        (RcptReply(450, "4.7.1 Greylisted"), "wrong"),
        (RcptReply(554, "5.7.1 Relay access denied"), "wrong"),
        (RcptReply(550, "5.1.1 User unknown"), "wrong"),
    ],
)
def test_what_a_reply_says(reply: RcptReply, expected: str) -> None:
    assert judged("mx:25", DOMAIN, reply).status == expected
