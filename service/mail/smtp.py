"""The way to the mail server: one connection, kept for as long as there are mails to send."""

from __future__ import annotations

import io
import smtplib
import socket
import ssl
import time
from types import TracebackType
from typing import Any
from urllib.parse import unquote, urlsplit

from service.settings import values

TIMEOUT = 10.0  # seconds that the server may say nothing
LIMIT = 20.0  # seconds for a whole mail, however many words the server makes of it: well within a claim
QUIET = 1.0  # seconds after which a kept connection may be dead: it is asked before it gets another mail


class Undelivered(Exception):
    """The mail was not taken; the message is what the server said."""


class Rejected(Undelivered):
    """The server will never take this mail for this recipient (5xx): trying again is no use."""


class Later(Undelivered):
    """The server did not take this mail now (4xx, or a refusal that is about us): try it again later."""


class NoServer(Later):
    """There is nobody to talk to: the other mails need not be tried now either."""


class _Heard(io.RawIOBase):
    """What the server says, for as long as the conversation may last."""

    def __init__(self, talk: _Talk, line: socket.socket) -> None:
        self._talk = talk
        self._line = line

    def readable(self) -> bool:
        return True

    def readinto(self, buffer: Any) -> int:
        left = self._talk.until - time.monotonic()
        if left <= 0:
            raise TimeoutError(f"the mail was not taken within {LIMIT:.0f} seconds")
        self._line.settimeout(min(TIMEOUT, left))
        return self._line.recv_into(buffer)


class _Talk(smtplib.SMTP):
    """A conversation that ends at `until`, by the process's own clock. A server that says one letter at a time, each
    well within TIMEOUT, would otherwise go on for ever."""

    def __init__(self, host: str, port: int, until: float, **more: Any) -> None:
        self.until = until
        super().__init__(host, port, timeout=TIMEOUT, **more)

    def getreply(self) -> tuple[int, bytes]:
        """As smtplib's, heard with an eye on the clock."""
        if self.file is None and self.sock is not None:
            self.file = io.BufferedReader(_Heard(self, self.sock))
        return super().getreply()


class _SecretTalk(_Talk, smtplib.SMTP_SSL):
    """The same, encrypted from the first word."""


class Post:
    """A connection to `smtp://` or `smtps://[user:password@]host[:port]`, opened when the first mail is sent.

    With `tls` "required" nothing is sent without TLS. A password never is, except to this machine.
    A context manager; not to be shared between threads.
    """

    def __init__(self, url: str, tls: values.Tls = "offered") -> None:
        self._url = urlsplit(url)
        self._tls_required = "required" in (tls, values.default_smtp_tls(url))
        self._kept: _Talk | None = None
        self._spoken = 0.0  # when the server last said something, by the process's own clock

    def __enter__(self) -> Post:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def send(self, sender: str, recipient: str, mail: bytes) -> None:
        """Hand one mail over. Raises `Rejected`, `Later` or `NoServer`; returns once the server has taken it."""
        connection = self._connection()
        try:
            connection.sendmail(sender, [recipient], mail)
            self._spoken = time.monotonic()
        except smtplib.SMTPRecipientsRefused as refused:
            code, words = refused.recipients[recipient]
            raise _refusal(code, words) from refused
        except smtplib.SMTPDataError as refused:
            raise _refusal(refused.smtp_code, refused.smtp_error) from refused
        except smtplib.SMTPResponseException as refused:  # the sender, the greeting: about us, not about this mail
            self.close()
            raise Later(_said(refused.smtp_code, refused.smtp_error)) from refused
        except (smtplib.SMTPException, OSError) as broken:
            self.close()
            raise NoServer(_why(broken)) from broken

    def close(self) -> None:
        """Say goodbye, if there is anybody to say it to."""
        kept, self._kept = self._kept, None
        if kept is not None:
            kept.until = time.monotonic() + TIMEOUT
            try:
                kept.quit()
            except (smtplib.SMTPException, OSError):
                kept.close()

    def _connection(self) -> _Talk:
        """The kept connection if it is still alive, else a new one; in either case for one mail."""
        until = time.monotonic() + LIMIT
        if self._kept is not None:
            self._kept.until = until
        if self._kept is not None and time.monotonic() - self._spoken > QUIET and not _alive(self._kept):
            self.close()
        if self._kept is None:
            try:
                self._kept = self._connect(until)
            except (smtplib.SMTPException, OSError) as broken:
                raise NoServer(_why(broken)) from broken
        return self._kept

    def _connect(self, until: float) -> _Talk:
        url, host = self._url, self._url.hostname or "127.0.0.1"
        context = ssl.create_default_context()
        if url.scheme == "smtps":
            connection: _Talk = _SecretTalk(host, url.port or 465, until, context=context)
        else:
            connection = _Talk(host, url.port or 25, until)
        try:
            self._introduce(connection, context)
        except BaseException:
            connection.close()
            raise
        return connection

    def _introduce(self, connection: smtplib.SMTP, context: ssl.SSLContext) -> None:
        """Encrypt where the server offers it, and log in where the setting names a user. Raises NoServer if TLS is
        required and not offered."""
        connection.ehlo_or_helo_if_needed()
        if self._url.scheme == "smtp" and connection.has_extn("starttls"):
            if not (self._url.username or self._tls_required):  # any certificate will do, as between mail servers
                context.check_hostname = False
                context.verify_mode = ssl.CERT_NONE
            connection.starttls(context=context)
            connection.ehlo()
        elif self._url.scheme == "smtp" and self._tls_required:
            raise NoServer("the server offers no TLS, but SMTP_TLS or a password requires it: nothing was sent")
        if self._url.username:
            connection.login(unquote(self._url.username), unquote(self._url.password or ""))


def _alive(connection: smtplib.SMTP) -> bool:
    try:
        return connection.noop()[0] == 250
    except (smtplib.SMTPException, OSError):
        return False


def _refusal(code: int, words: bytes | str) -> Undelivered:
    return Rejected(_said(code, words)) if code >= 500 else Later(_said(code, words))


def _said(code: int, words: bytes | str) -> str:
    text = words.decode(errors="replace") if isinstance(words, bytes) else words
    printable = "".join(letter if letter.isprintable() else " " for letter in text)  # an operator's terminal shows it
    return f"{code} {printable}"


def _why(broken: Exception) -> str:
    return f"no mail server: {type(broken).__name__}: {broken}"
