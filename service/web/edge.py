"""The edge: from where a request comes, and how much asking is too much.

Who shows a link of ours is counted by that link, whoever else shares his address; strangers by their address. What is
counted is kept in Redis or in memory under fingerprints, so that a look into the store opens no seat.
"""

from __future__ import annotations

import hashlib
import ipaddress
import math
import time
from collections import Counter
from typing import Any

from flask import Flask, Response, g, request
from flask_limiter import ApplicationLimit, Limiter, RequestLimit
from werkzeug.middleware.proxy_fix import ProxyFix

from service import errors, logs
from service.settings import Settings
from service.web.desk import claim_of, desk
from service.web.error_pages import refused

# Twice what the Contract promises never to refuse, in a window long enough for a burst; more where strangers get more.
OF_A_LINK, SECONDS = 600, 10
# Looking at pages costs less than what a stranger may cause; a game's public pages cost more than the others. So many
# times REQUESTS_PER_MINUTE each.
STRANGER, READER, VISITOR = 1, 10, 20
# A link that asks no more than this of one process in that time need not be counted by all of them together.
QUIET = 100
UNMATCHED = "unmatched"  # a path or a method that the site does not have
FREE = ("static", "health.alive", "health.ready")
NETWORK = 64  # bits of an IPv6 address that tell one customer from another


def install(app: Flask, settings: Settings) -> None:
    """Count every request of the application; believe X-Forwarded-For as far as there are proxies of ours."""
    if settings.trusted_proxies:
        # What is not named here is not believed: the site's address and scheme are BASE_URL's business.
        app.wsgi_app = ProxyFix(  # type: ignore[method-assign]
            app.wsgi_app, x_for=settings.trusted_proxies, x_proto=0, x_host=0
        )
    impatient: dict[str, Any] = {"socket_connect_timeout": 0.5, "socket_timeout": 0.5}
    limits = [ApplicationLimit(_allowance, on_breach=_too_fast)]
    if settings.games_per_hour is not None:
        limits.append(_games_limit(settings.games_per_hour))
    limiter = Limiter(
        _asker,
        app=app,
        application_limits=[*limits],
        request_identifier=lambda: request.endpoint or UNMATCHED,  # without an identity a request would not be counted
        storage_uri=settings.redis_url or "memory://",
        storage_options=impatient if settings.redis_url else {},
        in_memory_fallback_enabled=True,
        swallow_errors=True,  # of two requests that find Redis gone together, the fallback serves one; let both through
        key_prefix="posse",
    )
    limiter.request_filter(_Sieve().lets_through)


def _games_limit(number: int) -> ApplicationLimit:
    """Limit how often one client network may propose a game in an hour, mistakes included."""
    return ApplicationLimit(
        f"{number} per hour",
        key_function=_network,
        scope="games",
        exempt_when=lambda: request.endpoint != "home.start",
        on_breach=_too_many_games,
    )


def client() -> str:
    """The network address of whoever asks; of an IPv6 address the part that one customer has."""
    try:
        address = ipaddress.ip_address(request.remote_addr or "")
    except ValueError:  # a socket file, or a proxy that says something else
        return request.remote_addr or "nobody"
    if address.version == 6:
        return str(ipaddress.ip_network((address, NETWORK), strict=False))
    return str(address)


class _Sieve:
    """Lets players through at once: counting for all processes costs a good part of what a move does."""

    def __init__(self) -> None:
        self._until = 0.0
        self._seen: Counter[str] = Counter()

    def lets_through(self) -> bool:
        """Whether this request need not be counted."""
        if request.endpoint in FREE:
            return True
        link = _link()
        if link is None:
            return False
        now = time.monotonic()
        if now > self._until:
            self._until = now + SECONDS
            self._seen = Counter()
        self._seen[link] += 1
        return self._seen[link] <= QUIET


def _link() -> str | None:
    """The link that the request shows, if it is one of ours."""
    if "link" not in g:  # it is asked for twice
        token = (request.view_args or {}).get("token")
        g.link = token if token is not None and _is_ours(token) else None
    link: str | None = g.link
    return link


def _is_ours(token: str) -> bool:
    """Whether we made this link; if so, the log says whose it is."""
    try:
        claim = claim_of(token)
    except errors.Forged:
        return False
    logs.about(game=claim.game_id, seat=claim.seat)
    return True


def _share() -> int:
    """How many times REQUESTS_PER_MINUTE a client network may ask for things like this without a link of ours."""
    given = request.view_args or {}
    if request.endpoint == "home.start" or "token" in given:  # it causes something, or guesses links
        return STRANGER
    return READER if "game_id" in given else VISITOR


def _asker() -> str:
    link = _link()
    return f"{_share()}.{_network()}" if link is None else "link." + _fingerprint(link)


def _network() -> str:
    return _fingerprint(client())


def _allowance() -> str:
    a_minute = desk().settings.requests_per_minute
    if _link() is not None:
        return f"{max(OF_A_LINK, 2 * a_minute)} per {SECONDS} seconds"
    return f"{_share() * a_minute} per minute"


def _fingerprint(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()[:32]


def _too_fast(limit: RequestLimit) -> Response:
    return _refused(limit, "That is faster than anybody plays. Nothing was done; please wait a moment.")


def _too_many_games(limit: RequestLimit) -> Response:
    return _refused(limit, "Too many games were started from your network in the last hour. Please try again later.")


def _refused(limit: RequestLimit, message: str) -> Response:
    return refused(errors.TooMany(message, max(1, math.ceil(limit.reset_at - time.time()))))
