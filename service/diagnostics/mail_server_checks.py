"""Check the mail server as a worker uses it: connection, TLS, login, and on request a test mail."""

from __future__ import annotations

import secrets
import smtplib
from collections.abc import Iterator
from urllib.parse import unquote, urlsplit

from service.diagnostics import unreachable
from service.diagnostics.finding import Finding, fine, not_checked, warning, wrong
from service.links.mail_addresses import Subaddresses
from service.mail.delivering import operator_mail, smtp
from service.settings import Settings, values

SERVER, TEST_MAIL = "mail server", "test mail"


def findings(settings: Settings, mail_to: str | None) -> Iterator[Finding]:
    """Yield whether mail can be sent. `mail_to`: the address to which a test mail is sent, if any."""
    with smtp.Connection(settings.smtp_url, settings.smtp_tls) as connection:
        try:
            connection.open()
            connected = _connected(settings, connection.encrypted)
            refused = connection.refuses(_sender(settings))
        except smtp.NoServer as error:
            yield wrong(SERVER, _unusable(settings, error))
            if mail_to:
                yield not_checked(TEST_MAIL, "the mail server cannot be used")
            return
        yield connected if refused is None else _without_sender(settings, refused)
        if mail_to:
            yield _test_mail(settings, connection, mail_to)


def _sender(settings: Settings) -> str:
    sender = values.sender(settings.mail_from)
    if settings.mail_in is None:
        return sender.addr_spec
    return Subaddresses(sender.username, settings.reply_domain).address(secrets.token_hex(12))


def _without_sender(settings: Settings, code: int) -> Finding:
    domain = _sender(settings).rpartition("@")[2]
    return wrong(
        SERVER,
        f"{_where(settings)} refuses mails from {domain} (reply {code}), so that none leaves: let it take mails from"
        " that domain, or change MAIL_FROM, with MAIL_IN also REPLY_DOMAIN",
    )


def _where(settings: Settings) -> str:
    parts = urlsplit(settings.smtp_url)
    return f"{parts.hostname}:{parts.port or (465 if parts.scheme == 'smtps' else 25)}"


def _connected(settings: Settings, encrypted: bool) -> Finding:
    parts = urlsplit(settings.smtp_url)
    if settings.mailbox:
        return fine(SERVER, "the built-in mailbox keeps all mails: SMTP_URL is not set")
    if not encrypted and not values.is_loopback(parts.hostname or ""):
        return warning(SERVER, f"{_where(settings)} offers no TLS: mails can be read on their way to it")
    login = ", the login works" if parts.username else ", without a login"
    return fine(SERVER, f"{_where(settings)}, {'with' if encrypted else 'without'} TLS{login}")


def _unusable(settings: Settings, error: smtp.NoServer) -> str:
    if settings.mailbox:
        return (
            f"the built-in mailbox does not answer at {_where(settings)}: `posse run` starts it. To send real mails set"
            " SMTP_URL"
        )
    return f"{_where(settings)} cannot be used: {_reason(error)}"


def _reason(error: smtp.NoServer) -> str:
    """Return the reason, without the server's text, which may repeat the user or the password."""
    match error.__cause__:
        case None:  # the only error that no library has raised
            return "it offers no TLS, without which no password is sent, nor any mail if SMTP_TLS is required"
        case smtplib.SMTPAuthenticationError() as refusal:
            return f"it does not accept the user or the password in SMTP_URL (reply {refusal.smtp_code})"
        case smtplib.SMTPResponseException() as refusal:
            return f"it refuses the connection (reply {refusal.smtp_code}): its log has the reason"
        case smtplib.SMTPServerDisconnected():
            return "it said nothing, or closed the connection: if TLS begins with the first byte, write smtps://"
        case smtplib.SMTPException():
            return "it offers no login that Posse knows: check the port (587 or 465), or leave out user and password"
        case cause:
            return unreachable.reason(cause)


def _test_mail(settings: Settings, connection: smtp.Connection, address: str) -> Finding:
    sender = values.sender(settings.mail_from)
    try:
        connection.send(sender.addr_spec, address, _written(settings, address))
    except (smtp.NoServer, smtp.Undelivered) as error:
        password = unquote(urlsplit(settings.smtp_url).password or "")
        reply = "(not shown: it contains the password)" if password and password in str(error) else str(error)
        if str(error).startswith("5"):
            return wrong(TEST_MAIL, f"the mail server refuses it: {reply}")
        return warning(TEST_MAIL, f"not accepted now, try again in some minutes: {reply}")
    return fine(
        TEST_MAIL,
        f"the mail server has accepted it for {address}. See whether it arrives, and not among spam, and whether its"
        " header Authentication-Results says `dmarc=pass`",
    )


def _written(settings: Settings, address: str) -> bytes:
    return operator_mail.written(
        settings,
        address,
        f"Test mail of {settings.base_url}",
        f"The operator of {settings.base_url} has sent this mail with `posse doctor`, to see whether mails arrive.\n"
        "There is nothing to do.\n",
    )
