"""A connection to the mail server of a simulation: Posse's own client, which speaks with no machine."""

from __future__ import annotations

import socket
import time
from collections.abc import Sequence
from smtplib import SMTPServerDisconnected

from service.mail.delivering import smtp
from tests.simulation.post_office import AWAY, NOT_FOUND, Lost, Parcel, PostOffice

OK = (250, b"2.0.0 OK")
Reply = tuple[int, bytes]


class Line(smtp.Connection):
    def __init__(self, office: PostOffice) -> None:
        super().__init__("smtp://mail.posse.test")
        self._office = office

    def _connect(self, deadline: float) -> smtp._Client:
        """Connect, if the mail server is there and its name is found in time. Raises OSError."""
        if self._office.trouble == AWAY:
            raise ConnectionRefusedError(111, "Connection refused")
        if self._office.trouble == NOT_FOUND:
            raise socket.gaierror(socket.EAI_AGAIN, "Temporary failure in name resolution")
        self._office.find()
        if time.monotonic() > deadline:  # nothing ends the search for a name before: the greeting is not waited for
            raise TimeoutError("the mail server did not greet in time")
        return _Dialogue(self._office, deadline)


class _Dialogue(smtp._Client):
    """One connection: each command is answered at once by the mail server, or fails as a lost connection does."""

    def __init__(self, office: PostOffice, deadline: float) -> None:
        super().__init__("", 0, deadline, local_hostname="posse.test")
        self.ehlo_resp = OK[1]
        self._office, self._sender, self._recipient, self._lost = office, "", "", False

    def mail(self, sender: str, _options: Sequence[str] = ()) -> Reply:
        """Begin a mail. Raises SMTPServerDisconnected if the server has gone away."""
        self._sender = sender
        return self.noop()

    def rcpt(self, recip: str, _options: Sequence[str] = ()) -> Reply:
        """Name the recipient, which may be refused. Raises SMTPServerDisconnected."""
        self._recipient = recip
        return self._office.refusal(recip) or OK

    def data(self, msg: bytes) -> Reply:  # type: ignore[override]
        """Send the mail itself. Raises SMTPServerDisconnected, TimeoutError, and Killed."""
        parcel = Parcel(self._sender, self._recipient, msg, self._office.clock())
        try:
            reply = self._office.take(parcel)
        except Lost as lost:
            self._lost = True
            if not lost.replied:
                raise SMTPServerDisconnected("Connection unexpectedly closed") from None
            return OK
        if time.monotonic() > self.deadline:
            raise TimeoutError("the mail was not accepted in time")
        return reply or OK

    def noop(self) -> Reply:
        """Ask whether the server is still there. Raises SMTPServerDisconnected."""
        if self._lost or self._office.trouble in (AWAY, NOT_FOUND):
            raise SMTPServerDisconnected("please run connect() first")
        return OK

    def rset(self) -> Reply:
        return OK

    def quit(self) -> Reply:
        return OK
