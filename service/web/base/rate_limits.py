"""Rate limits: what identifies the client of a request, and how many requests are allowed.

A request with a valid link counts for that link, not for its network address; any other counts for its network
address. The counters are stored in Redis or in memory under hashed keys, so that reading the store reveals no token.
"""

from __future__ import annotations

import hashlib
import math
import time
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from typing import Any, cast

from flask import Flask, Response, current_app, g, request
from flask_limiter import ApplicationLimit, Limiter, RequestLimit
from limits import RateLimitItemPerDay
from limits.errors import StorageError
from limits.strategies import RateLimiter
from werkzeug.middleware.proxy_fix import ProxyFix

from engine.language import text
from service import errors
from service.links import LinkContent
from service.players import limits
from service.process import logs
from service.settings import Settings
from service.text import amounts
from service.text.mailbox_names import mailbox_of
from service.web.base.app_state import app_state, content_of, verify_token
from service.web.base.clients import client_network, client_subnet
from service.web.base.error_pages import refusal_response

# Twice the rate that docs/design.md#contract promises never to refuse, over a period long enough for a burst. It is
# raised if REQUESTS_PER_MINUTE allows strangers more.
REQUESTS_OF_A_LINK, PERIOD = 600, 10  # requests, seconds
# How many times REQUESTS_PER_MINUTE an address without a link may request: what sends mails or tries links, the public
# pages of a game, and all other pages. They differ in what a request costs.
SENSITIVE, GAME_PAGES, OTHER_PAGES = 1, 10, 20
# A link with no more requests than this to one process in one period need not be counted across all processes.
UNCOUNTED = 100
UNMATCHED = "unmatched"  # the identity of requests that match no route
TOKENS = ("games_token", "page_token", "calendar_token", "device_token")  # arguments of addresses, beside `token`
EXEMPT = ("static", "health.alive", "health.ready")
STARTS = (
    "home.start",
    "daily.play",
    "seat.rematch",
    "branches.branch_from",
    "seat.branch",
    "seat.ask_address",
    "joining.ask",
)
"""The posts that start a game, also one that plays on or again, or ask an address to confirm one."""

SENSITIVE_POSTS = ("home.start", "daily.play", "joining.ask", "branches.branch_from", "my_games.ask", "devices.renew")

TOO_FAST = text("These are more requests than anybody needs to play. Nothing was done; please wait a moment.")
TOO_MANY_GAMES = text("Too many games were started from your network in the last hour. Please try again later.")
BRANCHES_A_DAY = 30  # by the links of one seat, also those that were mailed later
TOO_MANY_BRANCHES = text(
    "At most {most} times in 24 hours somebody can play on from a moment of a game, please. The next time is in {wait}."
)
TOO_MANY_LINKS = text("Too many links were asked for from your network in the last hour. Please try again later.")


def install(app: Flask, settings: Settings) -> None:
    """Limit the requests of the application. X-Forwarded-For is trusted for as many proxies as the settings name."""
    if settings.trusted_proxies:
        # No other forwarded header is trusted: the site's address and scheme come from BASE_URL.
        app.wsgi_app = ProxyFix(  # type: ignore[method-assign]
            app.wsgi_app, x_for=settings.trusted_proxies, x_proto=0, x_host=0
        )
    # The library's type is narrower than what it passes on to Redis.
    short_timeouts: dict[str, Any] = {"socket_connect_timeout": 0.5, "socket_timeout": 0.5, "wrap_exceptions": True}
    allowed = [ApplicationLimit(_requests_allowed, on_breach=partial(_limit_response, TOO_FAST))]
    number = settings.games_per_hour
    if number is not None:
        allowed += [
            _hourly_limit(number, "games", _starts_a_game, TOO_MANY_GAMES),
            _hourly_limit(number, "games links", lambda: request.endpoint == "my_games.ask", TOO_MANY_LINKS),
        ]
    limiter = Limiter(
        _counter_key,
        app=app,
        application_limits=[*allowed],
        request_identifier=lambda: request.endpoint or UNMATCHED,  # requests without an identifier are not counted
        storage_uri=settings.redis_url or "memory://",
        storage_options=short_timeouts if settings.redis_url else {},
        in_memory_fallback_enabled=True,
        swallow_errors=True,  # if Redis fails during two requests, the fallback handles only one of them: allow both
        key_prefix="posse",
    )
    limiter.request_filter(_UncountedRequests().includes_this)


def _hourly_limit(number: int, scope: str, applies: Callable[[], bool], message: str) -> ApplicationLimit:
    """Limit how often one client network may do something in an hour, mistakes included."""
    return ApplicationLimit(
        f"{number} per hour",
        key_function=_hashed_network,
        scope=scope,
        exempt_when=lambda: not applies(),
        on_breach=partial(_limit_response, message),
    )


def requests_for(address: str) -> limits.NthRequest:
    """Return what counts how often the client's subnet asks for a mail to an address that asks to confirm something.

    It counts a day's requests, up to `limits.CONFIRMATIONS_A_DAY`.
    """
    most = RateLimitItemPerDay(limits.CONFIRMATIONS_A_DAY)
    asked = "asked", _hashed(f"{client_subnet()} {mailbox_of(address)}")

    def nth(*, counts: bool) -> int:
        try:
            if counts:
                _counters().hit(most, *asked)
            return most.amount - int(_counters().get_window_stats(most, *asked).remaining)
        except StorageError:  # as for all limits, Redis that is away allows it
            return 1

    return nth


def allow_branch(content: LinkContent) -> None:
    """Count that a game is begun from a moment by a link that may. Raises errors.TooMany for too many of its seat."""
    most, key = RateLimitItemPerDay(BRANCHES_A_DAY), ("branches", _hashed(f"{content.game_id} {content.seat}"))
    with suppress(StorageError):
        if not _counters().hit(most, *key):
            seconds = _seconds_until(_counters().get_window_stats(most, *key).reset_time)
            wait = amounts.duration(seconds)
            raise errors.TooMany(TOO_MANY_BRANCHES.format(most=most.amount, wait=wait), seconds)


def _counters() -> RateLimiter:
    """Return what the application counts with: in Redis, or while it is away in memory."""
    (limiter,) = current_app.extensions["limiter"]
    return cast(RateLimiter, limiter.limiter)


def _starts_a_game() -> bool:
    """Return whether the request starts a game of any kind, or has a mail sent to an address to confirm it."""
    if request.endpoint != "seat.act":
        return request.endpoint in STARTS
    token = _valid_link()
    return token is not None and content_of(token).scope == "proposal"


class _UncountedRequests:
    """Selects requests that are not counted across processes: those of links with few requests, to save time."""

    def __init__(self) -> None:
        self._period_ends = 0.0
        self._requests: Counter[str] = Counter()

    def includes_this(self) -> bool:
        """Return whether the present request need not be counted across processes."""
        if request.endpoint in EXEMPT:
            return True
        link = _valid_link()
        if link is None or _starts_a_game():
            return False
        now = time.monotonic()
        if now > self._period_ends:
            self._period_ends = now + PERIOD
            self._requests = Counter()
        self._requests[link] += 1
        return self._requests[link] <= UNCOUNTED


def _valid_link() -> str | None:
    """Return the token of the request if it is valid, which is determined once per request."""
    if "link" not in g:
        g.link = _token() if _is_valid() else None
    link: str | None = g.link
    return link


def _token() -> str | None:
    """Return the token in the path of the request, valid or not."""
    given = request.view_args or {}
    found: str | None = g.get("token") or next((given[name] for name in TOKENS if name in given), None)
    return found


def _is_valid() -> bool:
    """Return whether the token is valid; if so, log lines of this request get its game and seat, if it is of a seat."""
    try:
        verify_token()
    except errors.Forged:
        return False
    if "token" in g:
        content = content_of(g.token)
        logs.about(game=content.game_id, seat=content.seat)
    return True


def _factor() -> int:
    """Return how many times REQUESTS_PER_MINUTE a client network may send requests like this without a valid link."""
    if request.endpoint in SENSITIVE_POSTS or _token():  # an invalid token may be a guess
        return SENSITIVE
    return GAME_PAGES if "game_id" in (request.view_args or {}) else OTHER_PAGES


def _counter_key() -> str:
    link = _valid_link()
    return f"{_factor()}.{_hashed_network()}" if link is None else "link." + _hashed(link)


def _hashed_network() -> str:
    return _hashed(client_network())


def _requests_allowed() -> str:
    per_minute = app_state().settings.requests_per_minute
    if _valid_link() is not None:
        return f"{max(REQUESTS_OF_A_LINK, 2 * per_minute)} per {PERIOD} seconds"
    return f"{_factor() * per_minute} per minute"


def _hashed(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()[:32]


def _limit_response(message: str, limit: RequestLimit) -> Response:
    return refusal_response(errors.TooMany(message, _seconds_until(limit.reset_at)))


def _seconds_until(reset: float) -> int:
    return max(1, math.ceil(reset - time.time()))
