"""The SMTP client: one connection, kept open while there are mails to send."""

from __future__ import annotations

import io
import smtplib
import socket
import ssl
import time
from contextlib import AbstractContextManager
from typing import Any
from urllib.parse import unquote, urlsplit

from service.settings import values

TIMEOUT = 10.0  # seconds to wait for the next bytes of a reply
LIMIT = 20.0  # seconds for a whole mail, connecting included: well within a claim
MAILS = 10  # mails tried over one connection: relays slow down connections with very many
IDLE = 1.0  # seconds after which a kept connection is tested before it is used again: the server may have closed it
CLOSING = 421  # the reply to any command of a server that closes the connection
OF_DOMAIN = (CLOSING, 450, 454)  # replies that may be about all mails to the recipient's domain


class NoServer(Exception):
    """There is no usable connection: connecting, the greeting, EHLO, TLS or the login failed. No mail was tried."""


class Undelivered(Exception):
    """The server did not accept the mail; the message is its reply.

    `refused`: the recipient, if the server may temporarily accept no mail to its domain.
    """

    def __init__(self, reply: str, refused: str | None = None) -> None:
        super().__init__(reply)
        self.refused = refused


class Rejected(Undelivered):
    """The server refused the recipient or the mail permanently (5xx): a retry is useless."""


class Deferred(Undelivered):
    """The server refused the recipient or the mail temporarily (4xx): retry later."""


class Unsendable(Undelivered):
    """The protocol cannot carry an address of the mail, so the server was not asked: a retry is useless."""


class Aborted(Undelivered):
    """The connection failed while this mail was being sent, or the server refused the sender.

    The mail may or may not be the reason; the connection is closed.
    """


class _DeadlineReader(io.RawIOBase):
    """The server's replies, until the client's deadline."""

    def __init__(self, client: _Client, connected: socket.socket) -> None:
        self._client = client
        self._socket = connected

    def readable(self) -> bool:
        return True

    def readinto(self, buffer: Any) -> int:  # a writable buffer: no type of Python 3.11 names one
        left = self._client.deadline - time.monotonic()
        if left <= 0:
            raise TimeoutError(f"the mail was not accepted within {LIMIT:.0f} seconds")
        self._socket.settimeout(min(TIMEOUT, left))
        return self._socket.recv_into(buffer)


class _Client(smtplib.SMTP):
    """smtplib's client with a deadline, by the monotonic clock: a server that sends one byte at a time, each within
    TIMEOUT, would otherwise never time out."""

    def __init__(self, host: str, port: int, deadline: float, **more: Any) -> None:
        self.deadline = deadline
        super().__init__(host, port, timeout=TIMEOUT, **more)

    def getreply(self) -> tuple[int, bytes]:
        """Return the next reply, read before the deadline."""
        if self.file is None and self.sock is not None:
            self.file = io.BufferedReader(_DeadlineReader(self, self.sock))
        return super().getreply()


class _TlsClient(_Client, smtplib.SMTP_SSL):
    """The same, with TLS from the first byte."""


class Connection(AbstractContextManager["Connection"]):
    """A connection to `smtp://` or `smtps://[user:password@]host[:port]`, opened when it is first needed.

    With `tls` "required" nothing is sent without TLS. A password never is, except to this machine.
    Not to be shared between threads.
    """

    def __init__(self, url: str, tls: values.Tls = "offered") -> None:
        self._url = urlsplit(url)
        self._tls_required = "required" in (tls, values.default_smtp_tls(url))
        self._client: _Client | None = None
        self._mails = 0  # tried over this connection
        self._used_at = 0.0  # when it was last seen to work, by the monotonic clock

    def __exit__(self, *_: object) -> None:
        self.close()

    def open(self) -> None:
        """Connect, with TLS and login as configured, unless the present connection works. Raises NoServer."""
        self._usable_client()

    @property
    def encrypted(self) -> bool:
        """Return whether there is a connection, with TLS."""
        return self._client is not None and isinstance(self._client.sock, ssl.SSLSocket)

    def refuses(self, sender: str) -> int | None:
        """Return the reply's code if the server refuses a sender, else None; nothing is sent. Raises NoServer."""
        client = self._usable_client()
        try:
            code, _ = client.mail(sender)
        except (smtplib.SMTPException, OSError) as error:
            self._drop()
            raise NoServer(f"no mail server: {_reason(error)}") from error
        self._reset(client)
        return code if code >= 400 else None

    def send(self, sender: str, recipient: str, mail: bytes) -> None:
        """Send one mail; return when the server has accepted it. Raises NoServer or a kind of Undelivered."""
        client = self._usable_client()
        self._mails += 1
        try:
            client.sendmail(sender, [recipient], mail)
        except smtplib.SMTPRecipientsRefused as error:
            raise self._refusal(recipient, *error.recipients[recipient]) from error
        except smtplib.SMTPDataError as error:
            self._reset(client)
            raise self._refusal(recipient, error.smtp_code, error.smtp_error) from error
        except (smtplib.SMTPException, OSError) as error:
            self._drop()
            raise Aborted(_reason(error)) from error
        except ValueError as error:  # a line break, or a letter outside ASCII
            self._reset(client)
            raise Unsendable("an address cannot be sent by SMTP") from error
        self._used_at = time.monotonic()

    def close(self) -> None:
        """End the session with QUIT, if there is one."""
        client, self._client = self._client, None
        if client is not None:
            client.deadline = time.monotonic() + TIMEOUT
            try:
                client.quit()
            except (smtplib.SMTPException, OSError):
                client.close()

    def _reset(self, client: smtplib.SMTP) -> None:
        """End the mail transaction: smtplib leaves it open if the DATA command itself is refused."""
        try:
            client.rset()
        except (smtplib.SMTPException, OSError):
            self._drop()

    def _drop(self) -> None:
        """Close the connection without waiting for a reply."""
        client, self._client = self._client, None
        if client is not None:
            client.close()

    def _usable_client(self) -> _Client:
        """Return the kept client if its connection works, else a new one, with a deadline for one mail."""
        deadline = time.monotonic() + LIMIT
        if self._mails >= MAILS:
            self.close()
        if self._client is not None:
            self._client.deadline = deadline
            if time.monotonic() - self._used_at > IDLE and not _responds(self._client):
                self._drop()
        if self._client is None:
            try:
                self._client = self._connect(deadline)
            except (smtplib.SMTPException, OSError) as error:
                raise NoServer(f"no mail server: {_reason(error)}") from error
            self._used_at, self._mails = time.monotonic(), 0
        return self._client

    def _connect(self, deadline: float) -> _Client:
        url, host = self._url, self._url.hostname or "127.0.0.1"
        if url.scheme == "smtps":
            client: _Client = _TlsClient(host, url.port or 465, deadline, context=ssl.create_default_context())
        else:
            client = _Client(host, url.port or 25, deadline)
        try:
            self._log_in(client)
        except BaseException:
            client.close()
            raise
        return client

    def _log_in(self, client: smtplib.SMTP) -> None:
        """Start TLS if the server offers it, and log in if the URL has a user name.

        Raises NoServer if TLS is required and not offered.
        """
        client.ehlo_or_helo_if_needed()
        if self._url.scheme == "smtp" and client.has_extn("starttls"):
            context = ssl.create_default_context()
            if not (self._url.username or self._tls_required):  # accept any certificate, as mail servers do
                context.check_hostname = False
                context.verify_mode = ssl.CERT_NONE
            client.starttls(context=context)
            client.ehlo()
        elif self._url.scheme == "smtp" and self._tls_required:
            raise NoServer("the server offers no TLS, but SMTP_TLS or a password requires it: nothing was sent")
        if self._url.username:
            client.login(unquote(self._url.username), unquote(self._url.password or ""))

    def _refusal(self, recipient: str, code: int, text: bytes | str) -> Undelivered:
        reply, refused = _reply(code, text), recipient if code in OF_DOMAIN else None
        if code == CLOSING:
            self._drop()
            return Aborted(reply, refused)
        return (Rejected if code >= 500 else Deferred)(reply, refused)


def _responds(client: smtplib.SMTP) -> bool:
    try:
        return client.noop()[0] == 250
    except (smtplib.SMTPException, OSError):
        return False


def _reply(code: int, text: bytes | str) -> str:
    """Return a server's reply as one printable line: the operator's terminal shows it."""
    decoded = text.decode(errors="replace") if isinstance(text, bytes) else text
    return f"{code} {''.join(letter if letter.isprintable() else ' ' for letter in decoded)}"


def _reason(error: Exception) -> str:
    """Return why a connection failed: the server's reply if there is one, else the error."""
    if isinstance(error, smtplib.SMTPResponseException):
        return _reply(error.smtp_code, error.smtp_error)
    return f"{type(error).__name__}: {error}"
