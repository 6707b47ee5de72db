"""Check BASE_URL as players use it: the name, the proxy, its certificate, this site behind it, and TRUSTED_PROXIES."""

from __future__ import annotations

import ssl
import time
from collections.abc import Iterator
from http.client import HTTPException
from urllib.parse import urlsplit

from service.diagnostics import site_probe, unreachable
from service.diagnostics.finding import Finding, fine, not_checked, warning, wrong
from service.diagnostics.site_probe import Reply, Who
from service.links.probes import Arrival
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


def findings(settings: Settings) -> Iterator[Finding]:
    """Yield whether the site can be opened at BASE_URL from this machine, and whether its proxies are counted right."""
    parts = urlsplit(settings.base_url)
    host = parts.hostname or ""
    if parts.scheme == "http" and values.is_loopback(host) and (parts.port or 80) == settings.port:
        yield not_checked(PUBLIC, f"{settings.base_url} is the port of the site itself: see `site port`")
        return
    connection = site_probe.connection_to(settings.base_url)
    try:
        connection.connect()
        if isinstance(connection.sock, ssl.SSLSocket):
            yield _certificate(connection.sock)
        yield from _answered(settings, site_probe.ask(connection, settings))
    except TimeoutError as error:  # players may reach it nevertheless
        yield warning(PUBLIC, UNANSWERED.format(url=settings.base_url, why=unreachable.reason(error)) + HAIRPIN)
    except OSError as error:
        yield wrong(PUBLIC, UNANSWERED.format(url=settings.base_url, why=unreachable.reason(error)))
    except HTTPException:
        yield wrong(PUBLIC, f"{settings.base_url} in BASE_URL: {ANSWERED['another']}")
    finally:
        connection.close()


def _answered(settings: Settings, reply: Reply) -> Iterator[Finding]:
    if reply.arrival is not None:
        yield fine(PUBLIC, f"this site answers at {settings.base_url}")
        yield _proxies(settings, reply.arrival)
        return
    told = _redirected(settings, reply) if reply.who == "a redirect" else ANSWERED[reply.who]
    yield wrong(PUBLIC, f"{settings.base_url} in BASE_URL: {told}")


def _redirected(settings: Settings, reply: Reply) -> str:
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


def _certificate(connection: ssl.SSLSocket) -> Finding:
    """Return how long the server's certificate, which was verified, is valid."""
    found = connection.getpeercert() or {}
    begins, ends = (ssl.cert_time_to_seconds(str(found[name])) for name in ("notBefore", "notAfter"))
    return validity(begins, ends, time.time())


def validity(begins: float, ends: float, now: float) -> Finding:
    """Return whether a certificate that is valid between two times, in seconds, should have been renewed by now."""
    told = f"it is valid for {(ends - now) / DAY:.0f} more days"
    if ends - now < min(RENEWED, (ends - begins) / 5):
        return warning(CERTIFICATE, f"{told} only: `certbot renew` says why it is not renewed")
    return fine(CERTIFICATE, told)
