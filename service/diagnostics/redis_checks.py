"""Check Redis: the connection, the login, whether it takes messages, and that it is configured to keep them all."""

from __future__ import annotations

import secrets
from collections.abc import Iterator
from typing import Any
from urllib.parse import urlsplit

from redis import Redis, exceptions
from redis.backoff import NoBackoff
from redis.retry import Retry

from service.diagnostics import unreachable
from service.diagnostics.finding import Finding, fine, not_checked, warning, wrong
from service.settings import Settings

REDIS, MEMORY, POLICY, PERSISTENCE = "redis", "redis memory", "redis policy", "redis persistence"
TIMEOUT = 5.0  # seconds for the connection, and for each reply
NEARLY_FULL = 0.9  # of maxmemory
MB = 1_000_000


def findings(settings: Settings) -> Iterator[Finding]:
    """Yield the findings about Redis; stop at the first error."""
    if settings.redis_url is None:
        yield fine(REDIS, f"not used: REDIS_URL is not set, and messages are in {settings.var / 'broker'}")
        return
    parts = urlsplit(settings.redis_url)
    where = f"{parts.hostname}:{parts.port or 6379}"
    once = Retry(NoBackoff(), 0)
    options: dict[str, Any] = {"socket_connect_timeout": TIMEOUT, "socket_timeout": TIMEOUT, "retry": once}
    try:
        with Redis.from_url(settings.redis_url, **options) as client:
            yield _takes_writes(client, where)
            yield from _configured(client)
    except exceptions.RedisError as error:
        yield wrong(REDIS, f"{where} cannot be used: {_reason(error)}")


def _takes_writes(client: Redis, where: str) -> Finding:
    """Try a write that changes nothing: a value for a key that does not exist, only if it exists."""
    try:
        client.set(f"posse-doctor-{secrets.token_hex(8)}", "", xx=True)
    except exceptions.NoPermissionError:
        return fine(REDIS, f"{where}. Its user may not execute SET, so whether it takes messages is not checked")
    except exceptions.ReadOnlyError:
        return wrong(REDIS, f"{where} can only be read: expected the master, not a replica")
    except exceptions.OutOfMemoryError:
        return wrong(
            REDIS,
            f"{where} takes no messages, as its memory is full (`maxmemory`), and mails and deadlines are late: find"
            " out what fills it (`redis-cli --bigkeys`; Posse needs a few megabytes), or raise `maxmemory`",
        )
    except exceptions.ResponseError as error:
        if not str(error).startswith("MISCONF"):
            raise
        return wrong(
            REDIS, f"{where} takes no messages, as it cannot save its data: free space on its disk; see its log"
        )
    return fine(REDIS, where)


def _configured(client: Redis) -> Iterator[Finding]:
    """Check the server's answer to INFO."""
    try:
        known: dict[str, Any] = client.info()
    except exceptions.NoPermissionError:
        yield not_checked(
            POLICY, "its user may not execute INFO. Expected are maxmemory-policy noeviction and appendonly yes"
        )
        return
    yield _memory(int(known.get("used_memory", 0)), int(known.get("maxmemory", 0)))
    yield _policy(str(known.get("maxmemory_policy")))
    yield _persistence(bool(known.get("aof_enabled")))


def _memory(used: int, most: int) -> Finding:
    """Compare the memory that is used with the limit, both in bytes; without a limit it is 0."""
    told = f"{used // MB} MB of {most // MB} MB are used" if most else f"{used // MB} MB are used, without a limit"
    if most and used > NEARLY_FULL * most:
        return warning(MEMORY, f"{told}: when it is full Redis takes no messages. Raise `maxmemory`")
    return fine(MEMORY, told)


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
