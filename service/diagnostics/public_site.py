"""Open BASE_URL as players do, through DNS, TLS and the proxy: for `posse doctor`, and for workers that watch it."""

from __future__ import annotations

import ssl
import time
from collections.abc import Iterator
from datetime import UTC, datetime
from http.client import HTTPConnection, HTTPException, HTTPSConnection
from typing import NamedTuple
from urllib.parse import urlsplit

from service.diagnostics import site_probe, unreachable
from service.diagnostics.finding import Finding, fine, not_checked, warning, wrong
from service.diagnostics.site_probe import SiteReply, Who
from service.links.probes import Arrival
from service.monitoring.site_watch import Look
from service.settings import Settings, values

PUBLIC, CERTIFICATE, PROXIES = "public address", "certificate", "proxies"
DAY = 24 * 3600  # seconds
# Before its end a certificate should have been renewed by this time, or by a fifth of its own.
RENEWED = 14 * DAY

ANSWERED: dict[Who, str] = {
    "another Posse": f"{site_probe.ANOTHER_POSSE}. Correct the name in BASE_URL, or restart the processes",
    "a proxy": "a proxy answers, but does not reach Posse: start posse-web, and compare PORT and BIND with the address"
    " to which the proxy passes requests (`upstream` in nginx)",
    "another": "another site or program answers there: correct BASE_URL, or what the proxy does for this name",
}
UNANSWERED = (
    "{url} in BASE_URL cannot be opened from this machine: {why}. Links in mails lead there: check the spelling of"
    " BASE_URL, the DNS, and the proxy (`systemctl status nginx`)"
)
HAIRPIN = (
    " (Some routers do not lead a machine behind them to its own public address: then see whether it opens elsewhere)"
)
# Another Posse may be this site with other keys, while processes are restarted one after the other.
NOT_REACHED: dict[Who, str] = {
    "a proxy": "a proxy answers, but does not reach Posse: check web, and to which address the proxy passes requests",
    "a redirect": "it redirects elsewhere: check BASE_URL, and what the proxy does for this name",
    "another": "something else than Posse answers: check the DNS and the proxy",
}


class _Visit(NamedTuple):
    """Who answered, or why nobody did; and between which times, in seconds, a certificate that was seen is valid."""

    answer: SiteReply | OSError | HTTPException
    certificate: tuple[float, float] | None


def _visit(settings: Settings) -> _Visit:
    """Request /healthz at BASE_URL. No redirect is followed: only the operator's own address is asked."""
    parts, certificate = urlsplit(settings.base_url), None
    connect = HTTPSConnection if parts.scheme == "https" else HTTPConnection
    connection = connect(parts.hostname or "", parts.port, timeout=site_probe.TIMEOUT)  # with TLS it verifies
    try:
        connection.connect()
        if isinstance(connection.sock, ssl.SSLSocket):
            found = connection.sock.getpeercert() or {}
            begins, ends = (ssl.cert_time_to_seconds(str(found[name])) for name in ("notBefore", "notAfter"))
            certificate = (begins, ends)
        return _Visit(site_probe.ask(connection, settings), certificate)
    except (OSError, HTTPException) as error:
        return _Visit(error, certificate)
    finally:
        connection.close()


def look(settings: Settings) -> Look:
    """Return whether the site is reached, in the few words of a metric."""
    answer, certificate = _visit(settings)
    reason = NOT_REACHED.get(answer.who) if isinstance(answer, SiteReply) else unreachable.reason(answer)
    return Look(reason, None if certificate is None else datetime.fromtimestamp(certificate[1], UTC))


def findings(settings: Settings) -> Iterator[Finding]:
    """Yield whether the site can be opened at BASE_URL from this machine, and whether its proxies are counted right."""
    parts = urlsplit(settings.base_url)
    if parts.scheme == "http" and values.is_loopback(parts.hostname or "") and (parts.port or 80) == settings.port:
        yield not_checked(PUBLIC, f"{settings.base_url} is the port of the site itself: see `site port`")
        return
    answer, certificate = _visit(settings)
    if certificate is not None:
        yield validity(*certificate, time.time())
    if isinstance(answer, SiteReply):
        yield from _answered(settings, answer)
    elif isinstance(answer, HTTPException):
        yield wrong(PUBLIC, f"{settings.base_url} in BASE_URL: {ANSWERED['another']}")
    else:
        told = UNANSWERED.format(url=settings.base_url, why=unreachable.reason(answer))
        # after a timeout players may reach it nevertheless
        yield warning(PUBLIC, told + HAIRPIN) if isinstance(answer, TimeoutError) else wrong(PUBLIC, told)


def _answered(settings: Settings, reply: SiteReply) -> Iterator[Finding]:
    if reply.arrival is not None:
        yield fine(PUBLIC, f"this site answers at {settings.base_url}")
        yield _proxies(settings, reply.arrival)
        return
    told = _redirected(settings, reply) if reply.who == "a redirect" else ANSWERED[reply.who]
    yield wrong(PUBLIC, f"{settings.base_url} in BASE_URL: {told}")


def _redirected(settings: Settings, reply: SiteReply) -> str:
    host = urlsplit(settings.base_url).hostname
    if reply.location.startswith(f"https://{host}/"):
        return f"it redirects to TLS, and links in mails begin without: set BASE_URL=https://{host}"
    return "it redirects elsewhere: set BASE_URL to the address at which the site answers itself"


def _proxies(settings: Settings, arrival: Arrival) -> Finding:
    """Compare TRUSTED_PROXIES with the X-Forwarded-For of the request, to which this command has added nothing."""
    forwarded, trusted = arrival
    if forwarded == 0 and settings.base_url.startswith("https://"):
        return wrong(
            PROXIES,
            "the proxy sends no X-Forwarded-For, so that all players count as one client, whose requests are limited:"
            " let it send the client's address (`proxy_set_header X-Forwarded-For $remote_addr` in nginx), and set"
            " TRUSTED_PROXIES=1",
        )
    if forwarded != trusted:
        return wrong(
            PROXIES,
            f"TRUSTED_PROXIES is {trusted}, and requests arrive through {forwarded} proxies (by X-Forwarded-For), so"
            " that all players count as one client, whose requests are limited: set TRUSTED_PROXIES="
            f"{forwarded}, unless players reach the site by other proxies than this machine",
        )
    return fine(PROXIES, f"TRUSTED_PROXIES={trusted} is what requests arrive with")


def validity(begins: float, ends: float, now: float) -> Finding:
    """Return whether a certificate that is valid between two times, in seconds, should have been renewed by now."""
    told = f"it is valid for {(ends - now) / DAY:.0f} more days"
    if ends - now < min(RENEWED, (ends - begins) / 5):
        return warning(CERTIFICATE, f"{told} only: `certbot renew` says why it is not renewed")
    return fine(CERTIFICATE, told)
