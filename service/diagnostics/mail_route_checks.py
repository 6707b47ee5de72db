"""Check the way of mail in: that the mail server for REPLY_DOMAIN passes mail on to Posse. No mail is sent.

The mail server is offered an address that this site could have made, and did not. Posse refuses it with a sentence of
its own. The mail server repeats that sentence if it asks Posse first, as it should.
"""

from __future__ import annotations

import secrets
import smtplib
import socket
from collections.abc import Iterator
from contextlib import suppress
from typing import NamedTuple

from dns.exception import DNSException
from dns.resolver import NXDOMAIN, NoAnswer, Resolver

from service.diagnostics import unreachable
from service.diagnostics.finding import Finding, fine, not_checked, warning, wrong
from service.inbound import receiver
from service.links.mail_addresses import Subaddresses
from service.settings import Settings, values
from service.settings.mail_in import ImapFolder

ROUTE = "mail route"
PORT = 25
LIFETIME = 5.0  # seconds for each query of the DNS
TIMEOUT = 9.0  # seconds for the connection and for each reply: Postfix takes six to ask Posse
# What others repeat of these replies: not the codes.
UNKNOWN, AWAY = (" ".join(reply.split()[2:]) for reply in (receiver.UNKNOWN, receiver.AWAY))


class RcptReply(NamedTuple):
    """The reply to RCPT, the text in one line."""

    code: int
    text: str


def findings(settings: Settings, resolver: Resolver | None = None, port: int = PORT) -> Iterator[Finding]:
    """Yield whether mail to the addresses of this site reaches Posse. By default this machine's DNS is queried."""
    domain = settings.reply_domain
    if settings.mail_in is None or settings.mailbox or values.is_loopback(domain):
        yield not_checked(ROUTE, "no mail server receives mail for Posse")
        return
    try:
        servers = _servers(resolver or Resolver(), domain)
    except (DNSException, OSError):
        yield from _of_this_machine(settings, port)
        return
    if not servers:
        yield wrong(ROUTE, f"{domain} in REPLY_DOMAIN has no MX record and no address: answers and bounces get nowhere")
    elif isinstance(settings.mail_in, ImapFolder):
        yield fine(ROUTE, f"mail for {domain} goes to {servers[0]}")
    else:
        yield _passes_on(settings, servers[0], port)


def _servers(resolver: Resolver, domain: str) -> list[str]:
    """Return the mail servers of a domain, the preferred one first; none if it takes no mail. Raises DNSException."""
    try:
        found = resolver.resolve(domain, "MX", lifetime=LIFETIME)
        named = sorted((record.preference, record.exchange.to_text(omit_final_dot=True)) for record in found)
        return [name for _, name in named if name != "."]
    except NXDOMAIN:
        return []
    except NoAnswer:
        pass
    with suppress(NoAnswer):
        resolver.resolve_name(domain, lifetime=LIFETIME)
        return [domain]
    return []


def _of_this_machine(settings: Settings, port: int) -> Iterator[Finding]:
    """Yield what this machine's mail server does, if it has one, because the DNS names none."""
    if not isinstance(settings.mail_in, ImapFolder) and _listens(port):
        yield _passes_on(settings, "127.0.0.1", port)
        return
    yield not_checked(ROUTE, "the DNS cannot be asked for the mail server, and none listens on this machine")


def _listens(port: int) -> bool:
    try:
        socket.create_connection(("127.0.0.1", port), TIMEOUT).close()
    except OSError:
        return False
    return True


def _passes_on(settings: Settings, server: str, port: int) -> Finding:
    where = f"{server}:{port}, to which mail for {settings.reply_domain} goes,"
    try:
        with smtplib.SMTP(server, port, local_hostname=socket.gethostname(), timeout=TIMEOUT) as client:
            reply = offered(client, settings)
    except TimeoutError:
        return warning(
            ROUTE,
            f"{where} does not answer from here: check its firewall. If it is elsewhere, perhaps this machine's host"
            " lets nothing out to port 25: then send a mail to it from elsewhere, and see `posse admin received`",
        )
    except smtplib.SMTPResponseException as refusal:
        return wrong(ROUTE, f"{where} refuses this machine (reply {refusal.smtp_code}): its log has the reason")
    except smtplib.SMTPException:
        return wrong(ROUTE, f"{where} does not speak SMTP, or has closed the connection: check what listens there")
    except OSError as error:
        return wrong(ROUTE, f"{where} cannot be reached: {unreachable.reason(error)} (`inet_interfaces` in Postfix)")
    return judged(where, settings.reply_domain, reply)


def offered(client: smtplib.SMTP, settings: Settings) -> RcptReply:
    """Return the reply to an address that this site could have made; nothing is sent. Raises OSError, SMTPException."""
    addresses = Subaddresses(values.sender(settings.mail_from).username, settings.reply_domain)
    client.ehlo_or_helo_if_needed()
    code, text = client.mail("")
    if code < 300:
        code, text = client.rcpt(addresses.address(secrets.token_hex(12)))
    return RcptReply(code, " ".join(text.decode(errors="replace").split()))


def judged(where: str, domain: str, reply: RcptReply) -> Finding:
    """Return what the reply of a mail server to the address says about it."""
    code, text = reply
    if UNKNOWN in text:
        return fine(ROUTE, f"{where} passes it on to Posse")
    if AWAY in text:
        return wrong(ROUTE, f"{where} asks Posse, whose process for mail in cannot use the database: see its log")
    if code < 300:
        return warning(
            ROUTE,
            f"{where} takes an address that Posse does not know: either it does not pass mail for {domain} on to"
            " MAIL_IN (`relay_domains` and `relay_transport` in Postfix), or it does not ask Posse first, and would"
            " bounce what strangers send (`reject_unverified_recipient`)",
        )
    if code < 500:
        return wrong(
            ROUTE,
            f"{where} refuses the addresses of Posse for now (reply {code}): if it cannot reach Posse, start"
            " posse-inbound, and compare MAIL_IN with where it passes mail on to (`relay_transport` in Postfix)",
        )
    if "relay" in text.lower():
        return wrong(
            ROUTE,
            f"{where} does not take mail for {domain} (reply {code}, relaying denied), so that answers and bounces come"
            " back: add the domain (`relay_domains` in Postfix)",
        )
    return wrong(
        ROUTE,
        f"{where} refuses the addresses of Posse (reply {code}) without asking it, so that answers and bounces come"
        " back: let it pass mail for this domain on to MAIL_IN (`relay_domains` and `relay_transport` in Postfix)",
    )
