"""Check Redis: the connection, the login, and that it is configured to keep all messages."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any
from urllib.parse import urlsplit

from redis import Redis, exceptions
from redis.backoff import NoBackoff
from redis.retry import Retry

from service.diagnostics import unreachable
from service.diagnostics.finding import Finding, fine, not_checked, warning, wrong
from service.settings import Settings

REDIS, POLICY, PERSISTENCE = "redis", "redis policy", "redis persistence"
TIMEOUT = 5.0  # seconds for the connection, and for each reply


def findings(settings: Settings) -> Iterator[Finding]:
    """Yield the findings about Redis; stop at the first error."""
    if settings.redis_url is None:
        yield fine(REDIS, f"not used: REDIS_URL is not set, and messages are in {settings.var / 'broker'}")
        return
    parts = urlsplit(settings.redis_url)
    where = f"{parts.hostname}:{parts.port or 6379}"
    try:
        known = _told(settings.redis_url)
    except exceptions.NoPermissionError:
        yield fine(REDIS, where)
        yield not_checked(
            POLICY, "its user may not execute INFO. Expected are maxmemory-policy noeviction and appendonly yes"
        )
        return
    except exceptions.RedisError as error:
        yield wrong(REDIS, f"{where} cannot be used: {_reason(error)}")
        return
    yield fine(REDIS, where)
    yield _policy(str(known.get("maxmemory_policy")))
    yield _persistence(bool(known.get("aof_enabled")))


def _told(url: str) -> dict[str, Any]:
    """Return the server's answer to INFO. Raises RedisError."""
    once = Retry(NoBackoff(), 0)
    with Redis.from_url(url, socket_connect_timeout=TIMEOUT, socket_timeout=TIMEOUT, retry=once) as client:
        client.ping()
        known: dict[str, Any] = client.info()
    return known


def _reason(error: exceptions.RedisError) -> str:
    """Return why Redis cannot be used, without what it said, which may contain the user's name."""
    if isinstance(error, (exceptions.AuthenticationError, exceptions.AuthorizationError)):
        return "it does not accept the user or the password in REDIS_URL"
    if isinstance(error, exceptions.BusyLoadingError):
        return "it is still loading its data: try again in a minute"
    if isinstance(error, exceptions.ResponseError):
        return "it refuses commands: check the number of the database in REDIS_URL, and the log of Redis"
    if isinstance(error, exceptions.TimeoutError):
        return unreachable.reason(TimeoutError())
    return unreachable.reason(error.__context__)


def _policy(policy: str) -> Finding:
    if policy == "noeviction":
        return fine(POLICY, policy)
    return warning(
        POLICY,
        f"maxmemory-policy is {policy}: when its memory is full Redis deletes messages, and mails and deadlines are"
        " late. Set `maxmemory-policy noeviction`",
    )


def _persistence(append_only: bool) -> Finding:
    if append_only:
        return fine(PERSISTENCE, "appendonly yes")
    return warning(
        PERSISTENCE,
        "appendonly is no: after a restart of Redis messages are missing, and mails and deadlines are late. Set"
        " `appendonly yes`",
    )
