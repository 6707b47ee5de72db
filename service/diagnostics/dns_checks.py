"""Check the records in the DNS by which mail hosts decide whether mails of this site are genuine."""

from __future__ import annotations

from collections.abc import Iterator

import dkim
from dns.exception import DNSException
from dns.resolver import NXDOMAIN, NoAnswer, Resolver

from service.diagnostics.finding import Finding, fine, not_checked, warning, wrong
from service.mail.delivering.signature import signed
from service.settings import Settings, values

DNS, SPF, DKIM, DMARC = "dns", "spf", "dkim", "dmarc"
LIFETIME = 5.0  # seconds for each query
_SAMPLE = b"From: posse@example.org\r\nSubject: a sample\r\n\r\nA sample.\r\n"


def findings(settings: Settings, resolver: Resolver | None = None) -> Iterator[Finding]:
    """Yield whether the records exist. By default the DNS servers of this machine are queried."""
    domain = settings.mail_from.rpartition("@")[2].removesuffix(">").lower()
    if values.is_loopback(domain):
        yield not_checked(DNS, f"the domain of MAIL_FROM is {domain}, which has no records")
        return
    try:
        resolver = resolver or Resolver()
        spf = _spf(resolver, settings.reply_domain if settings.mail_in else domain)
        yield from [spf, _dkim(resolver, settings, domain), _dmarc(resolver, domain)]
    except (DNSException, OSError) as error:
        why = type(error).__name__
        yield warning(DNS, f"the DNS cannot be asked from this machine ({why}): SPF, DKIM and DMARC are not checked")


def _texts(resolver: Resolver, name: str, beginning: str) -> list[str]:
    """Return the TXT records of a name with this beginning. Raises DNSException if the query fails."""
    try:
        answer = resolver.resolve(name, "TXT", lifetime=LIFETIME)
    except (NXDOMAIN, NoAnswer):
        return []
    texts = [b"".join(record.strings).decode(errors="replace") for record in answer]
    return [text for text in texts if text.lower().startswith(beginning.lower())]


def _spf(resolver: Resolver, domain: str) -> Finding:
    """Check the domain of the envelope sender."""
    found = [text for text in _texts(resolver, domain, "v=spf1") if text.split()[0].lower() == "v=spf1"]
    if len(found) > 1:
        return warning(SPF, f"{domain} has {len(found)} SPF records, and mail hosts accept one only: join them")
    if not found:
        return warning(
            SPF,
            f"{domain} has no SPF record, so mail hosts may reject mails or put them among spam: add a TXT record that"
            " names the servers that send, such as `v=spf1 mx -all`",
        )
    return fine(SPF, f"{domain} has a record: check that it names the server in SMTP_URL")


def _dkim(resolver: Resolver, settings: Settings, domain: str) -> Finding:
    """Check that a mail that is signed with DKIM_KEY verifies by the published key."""
    if settings.dkim_key is None:
        return not_checked(
            DKIM,
            "DKIM_KEY is not set, so your mail server must sign: send a test mail with --mail-to, and look for"
            " `dkim=pass` in the header Authentication-Results where it arrives",
        )
    name = f"{settings.dkim_selector}._domainkey.{domain}"
    records = _texts(resolver, name, "")
    if not records:
        return wrong(DKIM, f"there is no TXT record at {name}: add it, with the public half of the key in DKIM_KEY")
    sample = signed(_SAMPLE, settings)
    if not any(_verifies(sample, record) for record in records):
        return wrong(DKIM, f"the TXT record at {name} is not the public half of the key in DKIM_KEY: replace it")
    return fine(DKIM, f"the record at {name} is that of DKIM_KEY")


def _verifies(signed: bytes, record: str) -> bool:
    return bool(dkim.verify(signed, dnsfunc=lambda *_, **_more: record.encode()))


def _dmarc(resolver: Resolver, domain: str) -> Finding:
    """Look for a record at the domain and its parent domains, except the top-level domain."""
    labels = domain.split(".")
    for above in range(max(len(labels) - 1, 1)):
        name = f"_dmarc.{'.'.join(labels[above:])}"
        if _texts(resolver, name, "v=DMARC1"):
            return fine(DMARC, f"the record is at {name}")
    return warning(
        DMARC,
        f"{domain} has no DMARC record, which the large mail hosts expect: add a TXT record at _dmarc.{domain}, at"
        " first `v=DMARC1; p=none`",
    )
