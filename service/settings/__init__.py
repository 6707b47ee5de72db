"""The settings: read from the environment at start, checked together, and immutable.

Every process starts with `read_or_exit()`, so all of them refuse wrong settings with the same message.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import TypeVar
from urllib.parse import urlsplit

from service.settings import secret_keys, values

T = TypeVar("T")

EXPECTED = {
    "DATABASE_URL": "postgresql://user:password@host/name or sqlite:////a/file",
    "REDIS_URL": "redis://host:port/0 or rediss://host:port/0",
    "SMTP_URL": "smtp://user:password@host:port or smtps://user:password@host:port",
    "SMTP_TLS": "required or offered",
    "PORT": f"a number from 1 to {values.LAST_PORT}",
    "BIND": "an IP address of this machine, as in 127.0.0.1, or 0.0.0.0 or :: for all of them",
    "BASE_URL": "http://host:port or https://host, without a path",
    "MAIL_FROM": "one address, as in Posse <posse@example.org>",
    "REPLY_DOMAIN": "a domain, as in example.org",
    "SECRET_KEYS": f"keys of {secret_keys.SHORTEST} characters or more each, separated by commas",
    "ORGANISERS": "addresses and domains separated by commas, as in anna@example.org, example.com",
    "TRUSTED_PROXIES": f"the number of proxies in front of the site, from 0 to {values.MOST_PROXIES}",
    "REQUESTS_PER_MINUTE": f"a number from 1 to {values.MOST_REQUESTS}",
    "GAMES_PER_HOUR": f"a number from 1 to {values.MOST_REQUESTS}",
    "LOG_FORMAT": "text or json",
    "METRICS_PORT": f"a port that Posse does not use for anything else, from 1 to {values.LAST_PORT}, or address:port",
}
REQUESTS_PER_MINUTE = 300
GAMES_PER_HOUR = 20  # the default of a public site


class SettingsError(Exception):
    """One or more settings are wrong; `mistakes` has a line for each, which begins with the variable's name."""

    def __init__(self, mistakes: list[str]) -> None:
        super().__init__("\n".join(mistakes))
        self.mistakes = mistakes


@dataclass(frozen=True)
class Settings:
    """The values of all settings. Its repr omits secrets, so that no log line contains one."""

    port: int
    base_url: str  # without a slash at the end
    database_url: str = field(repr=False)  # in SQLAlchemy's form
    redis_url: str | None = field(repr=False)  # None: the broker without a server, under var/
    smtp_url: str = field(repr=False)
    mailbox: bool  # smtp_url is the built-in mailbox
    mail_from: str
    reply_domain: str
    secret_keys: tuple[str, ...] = field(repr=False)  # the first signs, all verify
    var: Path
    smtp_tls: values.Tls = "offered"
    bind: str = "127.0.0.1"  # the address at which the site listens
    organisers: tuple[str, ...] = ()  # in lower case; none: anybody may start a game
    trusted_proxies: int = 0  # number of X-Forwarded-For entries, from the end, that are trusted
    requests_per_minute: int = REQUESTS_PER_MINUTE  # of one client network without a valid link
    games_per_hour: int | None = None  # proposed by one client network; None: no limit
    log_format: str | None = None  # "text" or "json"; None: text on a terminal, JSON elsewhere
    metrics: tuple[str, int] | None = None  # address and port of the metrics server; None: no metrics

    @property
    def public(self) -> bool:
        """Tell whether the site is reachable from other machines, by its BASE_URL."""
        return not values.is_loopback(urlsplit(self.base_url).hostname or "")

    @property
    def mailbox_port(self) -> int:
        """Return the port of the mailbox's page, on 127.0.0.1."""
        return self.port + values.MAILBOX_PAGE

    @property
    def mailbox_smtp_port(self) -> int:
        """Return the port of the mailbox's SMTP server, on 127.0.0.1."""
        return self.port + values.MAILBOX_SMTP

    @classmethod
    def from_environment(cls, environ: Mapping[str, str]) -> Settings:
        """Read all settings; create `var/` in the current directory, and keys in it if SECRET_KEYS is not set.

        An empty variable counts as not set. Raises SettingsError with every mistake; then nothing is created.
        """
        read = _EnvironmentReader(environ)
        database_url = read("DATABASE_URL", values.database_url, values.masked)
        redis_url = read("REDIS_URL", values.redis_url, values.masked)
        smtp_url = read("SMTP_URL", values.smtp_url, values.masked)
        smtp_tls = read("SMTP_TLS", values.smtp_tls)
        port = read("PORT", values.port) or 8000
        bind = read("BIND", values.ip_address)
        base_url = read("BASE_URL", values.base_url, values.masked) or f"http://127.0.0.1:{port}"
        mail_from = read("MAIL_FROM", values.mail_from)
        reply_domain = read("REPLY_DOMAIN", values.domain)
        keys = read("SECRET_KEYS", secret_keys.split, lambda _: "something else (not shown)")

        organisers = read("ORGANISERS", values.organisers, values.masked_addresses)
        trusted_proxies = read("TRUSTED_PROXIES", values.up_to(values.MOST_PROXIES))
        requests_per_minute = read("REQUESTS_PER_MINUTE", values.up_to(values.MOST_REQUESTS, least=1))
        games_per_hour = read("GAMES_PER_HOUR", values.up_to(values.MOST_REQUESTS, least=1))
        log_format = read("LOG_FORMAT", values.log_format)
        own_ports = {port, *((port + values.MAILBOX_PAGE, port + values.MAILBOX_SMTP) if smtp_url is None else ())}
        metrics = read("METRICS_PORT", values.listener(own_ports))

        host = urlsplit(base_url).hostname or ""
        public = not values.is_loopback(host)
        if public:
            read.require("SMTP_URL", f"{base_url} is public, and the built-in mailbox shows all mails to everybody")
            read.require("SECRET_KEYS", f"{base_url} is public")
        elif read.text_of("DATABASE_URL").startswith("postgres"):
            read.require("SECRET_KEYS", "PostgreSQL may serve several machines, which must share their keys")
        if smtp_tls == "required" and not public:
            read.require("SMTP_URL", "SMTP_TLS is required, and the built-in mailbox has no TLS")
        if read.mistakes:
            raise SettingsError(read.mistakes)

        var = Path.cwd() / "var"
        return cls(
            port=port,
            base_url=base_url,
            database_url=database_url or f"sqlite:///{var / 'posse.sqlite3'}",
            redis_url=redis_url,
            smtp_url=smtp_url or f"smtp://127.0.0.1:{port + values.MAILBOX_SMTP}",
            mailbox=smtp_url is None,
            mail_from=mail_from or f"Posse <posse@{values.mail_domain(host)}>",
            reply_domain=reply_domain or values.mail_domain(host),
            secret_keys=_prepare_folder(var, keys),
            var=var,
            smtp_tls=smtp_tls or values.default_smtp_tls(smtp_url),
            bind=bind or cls.bind,
            organisers=organisers or (),
            trusted_proxies=trusted_proxies or 0,
            requests_per_minute=requests_per_minute or REQUESTS_PER_MINUTE,
            games_per_hour=games_per_hour or (GAMES_PER_HOUR if public else None),
            log_format=log_format,
            metrics=metrics,
        )


def _prepare_folder(var: Path, keys: tuple[str, ...] | None) -> tuple[str, ...]:
    """Create `var/`, private; return the keys given, or else those kept there. Raises SettingsError."""
    try:
        secret_keys.private_folder(var)
        return keys or secret_keys.kept_keys(var)
    except (OSError, ValueError) as error:
        raise SettingsError([f"SECRET_KEYS is not set, or {var} cannot be used: {error}"]) from None


class _EnvironmentReader:
    """Reads one variable after the other and collects the mistakes."""

    def __init__(self, environ: Mapping[str, str]) -> None:
        self.environ = environ
        self.mistakes: list[str] = []

    def text_of(self, name: str) -> str:
        """Return the text of a variable; empty if it is not set."""
        return self.environ.get(name, "").strip()

    def require(self, name: str, why: str) -> None:
        """Add a mistake if the variable is not set; `why` says why it must be set."""
        if not self.text_of(name):
            self.mistakes.append(f"{name} is not set: expected {EXPECTED[name]}, because {why}")

    def __call__(self, name: str, parse: Callable[[str], T], shown: Callable[[str], str] = repr) -> T | None:
        """Return the parsed value; None if the variable is not set or wrong, which adds a mistake."""
        text = self.text_of(name)
        if not text:
            return None
        try:
            return parse(text)
        except ValueError:
            self.mistakes.append(f"{name} is {shown(text)}: expected {EXPECTED[name]}")
            return None


def read_or_exit(environ: Mapping[str, str] = os.environ) -> Settings:
    """Return the settings. If any is wrong, write all mistakes to stderr and exit with code 2."""
    try:
        return Settings.from_environment(environ)
    except SettingsError as error:
        sys.stderr.write("Posse cannot run: these settings are wrong.\n")
        sys.stderr.writelines(f"  {mistake}\n" for mistake in error.mistakes)
        sys.exit(2)
