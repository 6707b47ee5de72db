"""Read the environment variables: parse each, and collect every mistake."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any, NamedTuple
from urllib.parse import urlsplit

from service.process import logs
from service.settings import dkim_key, mail_in, secret_keys, values


class SettingsError(Exception):
    """One or more settings are wrong; `mistakes` has a line for each, which begins with the variable's name."""

    def __init__(self, mistakes: list[str]) -> None:
        super().__init__("\n".join(mistakes))
        self.mistakes = mistakes


class Variable(NamedTuple):
    """What is expected of a variable, in words and as a parser that raises ValueError.

    `shown` returns a wrong text as it appears in an error message, without its secrets.
    """

    expected: str
    parse: Callable[[str], Any]
    shown: Callable[[str], str] = repr


VARIABLES = {
    "DATABASE_URL": Variable(
        "postgresql://user:password@host/name or sqlite:////a/file", values.database_url, values.masked
    ),
    "REDIS_URL": Variable("redis://host:port/0 or rediss://host:port/0", values.redis_url, values.masked),
    "SMTP_URL": Variable(
        "smtp://user:password@host:port or smtps://user:password@host:port", values.smtp_url, values.masked
    ),
    "SMTP_TLS": Variable("required or offered", values.matching("required|offered")),
    "SMTP_RATE": Variable("mails a second, from 0.01 to 1000, as in 5 or 0.5", values.decimal(0.01, 1000, 2)),
    "PORT": Variable(f"a number from 1 to {values.LAST_PORT}", values.port),
    "BIND": Variable(
        "an IP address of this machine, as in 127.0.0.1, or 0.0.0.0 or :: for all of them", values.ip_address
    ),
    "BASE_URL": Variable("http://host:port or https://host, without a path", values.base_url, values.masked),
    "MAIL_FROM": Variable("one address, as in Posse <posse@example.org>", values.mail_from),
    "OPERATOR": Variable("one mail address without a name, as in anna@example.org", values.address),
    "DKIM_KEY": Variable(
        f"an RSA private key in PEM of {dkim_key.SMALLEST} bits or more, not encrypted, or the path of one",
        dkim_key.read,
        dkim_key.shown,
    ),
    "DKIM_SELECTOR": Variable(
        "the selector of the key in the DNS, as in posse for posse._domainkey.example.org", values.domain
    ),
    "MAIL_IN": Variable(mail_in.EXPECTED, mail_in.parse, values.masked),
    "REPLY_DOMAIN": Variable("a domain, as in example.org", values.domain),
    "AUTHSERV_ID": Variable(
        "the name of your mail server in Authentication-Results, as in mx.example.org",
        values.matching(r"[\w.-]{1,253}"),
    ),
    "SOURCE_URL": Variable(
        "an http or https address, as in https://example.org/posse", values.web_address, values.masked
    ),
    "SECRET_KEYS": Variable(
        f"keys of {secret_keys.SHORTEST} characters or more each, separated by commas",
        secret_keys.split,
        lambda _: "something else (not shown)",
    ),
    "ORGANISERS": Variable(
        "addresses and domains separated by commas, as in anna@example.org, example.com",
        values.organisers,
        values.masked_addresses,
    ),
    "TABLES": Variable("everybody, members or off", values.matching("everybody|members|off")),
    "WEBHOOKS": Variable("on, off, or hosts separated by commas, as in chat.example.org", values.webhooks),
    "PUSH": Variable("on or off", values.on_or_off),
    "TRUSTED_PROXIES": Variable(
        f"the number of proxies in front of the site, from 0 to {values.MOST_PROXIES}",
        values.whole(0, values.MOST_PROXIES),
    ),
    "REQUESTS_PER_MINUTE": Variable(
        f"a number from 1 to {values.MOST_REQUESTS}", values.whole(1, values.MOST_REQUESTS)
    ),
    "GAMES_PER_HOUR": Variable(f"a number from 1 to {values.MOST_REQUESTS}", values.whole(1, values.MOST_REQUESTS)),
    "KEEP_MAILS_DAYS": Variable(
        f"a number of days from {values.LEAST_DAYS} to {values.MOST_DAYS}",
        values.whole(values.LEAST_DAYS, values.MOST_DAYS),
    ),
    "ROBOT_SECONDS": Variable("seconds, from 0.1 to 20, as in 2 or 0.5", values.decimal(0.1, 20, 1)),
    "LOG_FORMAT": Variable("text or json", values.matching("|".join(logs.FORMS))),
    "METRICS_PORT": Variable(
        f"a port that Posse does not use for anything else, from 1 to {values.LAST_PORT}, or address:port",
        values.listener,
    ),
}
_IN_ASCII = "a domain in ASCII, where one with other letters begins with xn--, as in xn--bcher-kva.example"


def read(environ: Mapping[str, str]) -> dict[str, Any]:
    """Return the value of each variable that is set; an empty one counts as not set.

    Raises SettingsError with every mistake.
    """
    texts = {name: text for name in VARIABLES if (text := environ.get(name, "").strip())}
    parsed: dict[str, Any] = {}
    mistakes = []
    for name, text in texts.items():
        try:
            parsed[name] = VARIABLES[name].parse(text)
        except values.NotAscii:
            mistakes.append(f"{name} is {_shown(name, text)}: expected {_IN_ASCII}")
        except ValueError:
            mistakes.append(f"{name} is {_shown(name, text)}: expected {VARIABLES[name].expected}")
    mistakes += [*_contradictions(parsed), *_missing(texts, parsed)]
    if mistakes:
        raise SettingsError(mistakes)
    return parsed


def _shown(name: str, text: str) -> str:
    """Return a wrong text without its secrets; several lines may be those of other settings, after an open quote."""
    return "something else (not shown)" if "\n" in text else VARIABLES[name].shown(text)


def _contradictions(parsed: Mapping[str, Any]) -> Iterator[str]:
    """Yield a mistake if two settings do not go together, such as METRICS_PORT and a port that is used."""
    site, (_, metrics) = parsed.get("PORT", values.PORT), parsed.get("METRICS_PORT", ("", 0))
    counted = () if "SMTP_URL" in parsed else (values.MAILBOX_PAGE, values.MAILBOX_SMTP, values.INBOUND)
    if metrics in (site, *(site + more for more in counted)):
        yield f"METRICS_PORT is {metrics}: expected {VARIABLES['METRICS_PORT'].expected}"
    if parsed.get("TABLES") == "members" and "ORGANISERS" not in parsed:
        yield "TABLES is members: expected ORGANISERS to say who they are"
    if "MAIL_IN" in parsed and "MAIL_FROM" in parsed:
        length, most = len(values.sender(parsed["MAIL_FROM"]).username), values.LONGEST_LOCAL_PART
        if length > most:
            reason = "with MAIL_IN, because reply addresses add 50 to them"
            yield f"MAIL_FROM has {length} characters before the @: expected at most {most} {reason}"


def _required_for_mail(texts: Mapping[str, str], host: str) -> dict[str, str]:
    """Return by name the variables that mail requires with these settings, each with the reason."""
    pair = ("DKIM_KEY", "DKIM_SELECTOR")
    reasons = {name: f"{other} is set" for name, other in (pair, pair[::-1]) if other in texts}
    if values.mail_domain(host) is None:
        reasons["MAIL_FROM"] = f"{host} is no domain that mails could come from"
        if "MAIL_IN" in texts:
            reasons["REPLY_DOMAIN"] = f"{host} is no domain that mails could go to"
    return reasons


def _missing(texts: Mapping[str, str], parsed: Mapping[str, Any]) -> Iterator[str]:
    """Yield a mistake for each variable that others require and that is not set."""
    reasons: dict[str, str] = {}
    if values.is_public(url := parsed.get("BASE_URL", "")):
        reasons |= {
            "SMTP_URL": f"{url} is public, and the built-in mailbox shows all mails to everybody",
            "SECRET_KEYS": f"{url} is public",
        }
    elif texts.get("DATABASE_URL", "").startswith("postgres"):
        reasons |= {"SECRET_KEYS": "PostgreSQL may serve several machines, which must share their keys"}
    if parsed.get("SMTP_TLS") == "required":
        reasons.setdefault("SMTP_URL", "SMTP_TLS is required, and the built-in mailbox has no TLS")
    reasons |= _required_for_mail(texts, urlsplit(url).hostname or "")
    for name, reason in reasons.items():
        if name not in texts:
            yield f"{name} is not set: expected {VARIABLES[name].expected}, because {reason}"
