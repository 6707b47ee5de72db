"""The settings: read from the environment at start, checked together, and immutable.

Every process of the service starts with `read_or_exit`, so all of them refuse wrong settings with the same line.
"""

from __future__ import annotations

import os
import platform
import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from pathlib import Path
from urllib.parse import urlsplit

from service.process import logs
from service.process.version import version
from service.settings import environment, secret_keys, values
from service.settings.environment import SettingsError
from service.settings.mail_in import ImapFolder, MailIn, beside_mailbox

REQUESTS_PER_MINUTE = 300
GAMES_PER_HOUR = 20  # the default of a public site
CONTACT = "an address whose host has a dot, because push services take no other"


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
    smtp_rate: float | None = None  # mails a second of all workers together; None: no limit
    operator: str | None = None  # to whom reports are mailed; None: to the address in mail_from
    dkim_key: bytes | None = field(default=None, repr=False)  # None: mails are not signed
    dkim_selector: str = ""
    source_url: str | None = None  # where people find this site's source code; None: unknown
    bind: str = "127.0.0.1"  # the address at which the site listens
    organisers: tuple[str, ...] = ()  # in lower case; none: anybody may start a game
    tables: str = "everybody"  # who uses the list of games that want players: everybody, members, or off: there is none
    webhooks: values.Webhooks = values.ANY_WEBHOOK  # which chats games may post to
    push: bool = True  # players may have their devices told by push services
    trusted_proxies: int = 0  # number of X-Forwarded-For entries, from the end, that are trusted
    requests_per_minute: int = REQUESTS_PER_MINUTE  # requests of one client network without a valid link
    mail_in: MailIn | ImapFolder | None = None  # None: no mail is received
    authserv_id: str | None = None  # the server whose Authentication-Results are trusted; None: no server's
    games_per_hour: int | None = None  # games started by one client network; None: no limit
    keep_mails_days: int = values.LEAST_DAYS  # how long mails are kept after the end of their game
    robot_seconds: float = 2.0  # processor time for a whole turn of a robot that thinks
    log_format: str | None = None  # "text" or "json"; None: text on a terminal, JSON elsewhere
    metrics: tuple[str, int] | None = None  # address and port of the metrics server; None: no metrics

    @property
    def public(self) -> bool:
        """Return whether the site is reachable from other machines, by its BASE_URL."""
        return values.is_public(self.base_url)

    @property
    def contact(self) -> str:
        """Return the address of whoever runs the site."""
        return self.operator or values.sender(self.mail_from).addr_spec

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
        """Read all settings, and the keys under `var/` if SECRET_KEYS is not set; nothing is created.

        Raises SettingsError with every mistake.
        """
        given = environment.read(environ)
        var = Path.cwd() / "var"
        with _explained(var):
            keys = given.get("SECRET_KEYS") or secret_keys.kept_keys(var)
        port, smtp_url = given.get("PORT", values.PORT), given.get("SMTP_URL")
        base_url = given.get("BASE_URL", f"http://127.0.0.1:{port}")
        domain = values.mail_domain(urlsplit(base_url).hostname or "") or ""  # otherwise both settings are given
        derived = {
            "port": port,
            "base_url": base_url,
            "database_url": f"sqlite:///{var / 'posse.sqlite3'}",
            "redis_url": None,
            "smtp_url": f"smtp://127.0.0.1:{port + values.MAILBOX_SMTP}",
            "mail_from": f"Posse <posse@{domain}>",
            "mail_in": beside_mailbox(port) if smtp_url is None else None,
            "reply_domain": domain,
            "smtp_tls": values.default_smtp_tls(smtp_url),
            "games_per_hour": GAMES_PER_HOUR if values.is_public(base_url) else None,
        }
        stated = {"metrics" if name == "METRICS_PORT" else name.lower(): value for name, value in given.items()}
        settings = cls(**derived | stated | {"secret_keys": keys, "mailbox": smtp_url is None, "var": var})
        if settings.push and not values.is_contact(settings.contact):
            if "PUSH" in given:
                raise SettingsError([f"PUSH is on: expected OPERATOR to be {CONTACT}"])
            return replace(settings, push=False)
        return settings

    def prepared(self) -> Settings:
        """Create `var/` and, without any keys, a key in it; return the settings with it. Raises SettingsError."""
        with _explained(self.var):
            secret_keys.private_folder(self.var)
            if self.secret_keys:
                return self
            secret_keys.generate(self.var)
            return replace(self, secret_keys=secret_keys.kept_keys(self.var))


@contextmanager
def _explained(var: Path) -> Iterator[None]:
    """Raise SettingsError if the block cannot use `var/` or the keys in it."""
    try:
        yield
    except OSError as error:
        expected = "expected var/ and the files in it to be this user's own, and space on the disk"
        raise SettingsError([f"{error.filename or var} cannot be used ({error.strerror}): {expected}"]) from None
    except ValueError as error:
        raise SettingsError([f"SECRET_KEYS is not set, and the keys under var/ cannot be used: {error}"]) from None


def read_or_exit(process: str, environ: Mapping[str, str] = os.environ) -> Settings:
    """Start logging as `process`; return the settings, with `var/` and keys created if they were missing.

    If any setting is wrong, log all mistakes and exit with code 2. This line is not redacted: mistakes contain no
    secret, and what was expected contains examples of addresses.
    """
    try:
        settings = Settings.from_environment(environ).prepared()
    except SettingsError as error:
        form = logs.form_of(environ.get("LOG_FORMAT"))
        line = logs.line(process, form, "error", event="settings are wrong", mistakes=error.mistakes)
        sys.stderr.write(f"{line}\n")
        sys.exit(2)
    logs.start(process, settings.log_format)
    logs.get().info("starts", version=version(), python=platform.python_version())
    if not (settings.push or environ.get("PUSH")):
        logs.get().warning("no device is told", because=f"expected OPERATOR to be {CONTACT}")
    return settings
