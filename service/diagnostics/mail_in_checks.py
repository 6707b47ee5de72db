"""Check mail in: whether its process listens at the address in MAIL_IN, or whether the mailbox can be read."""

from __future__ import annotations

import ipaddress
import smtplib
import socket
from collections.abc import Iterator
from imaplib import IMAP4

from imap_tools.errors import ImapToolsError

from service.db import connections
from service.diagnostics import listeners, mail_route_checks, unreachable
from service.diagnostics.finding import Finding, fine, warning, wrong
from service.inbound import poller, receiver
from service.settings import Settings
from service.settings.mail_in import ImapFolder, MailIn

MAIL_IN = "mail in"
TIMEOUT = 5.0  # seconds for the connection, and for the greeting
STARTED_BY = "`systemctl start posse-inbound`, or `posse run`, starts it"


def findings(settings: Settings) -> Iterator[Finding]:
    """Yield whether answers of players and bounces can be received."""
    if settings.mail_in is None:
        yield fine(MAIL_IN, "not used: MAIL_IN is not set, and players cannot answer by mail")
    elif isinstance(settings.mail_in, ImapFolder):
        yield _folder(settings.mail_in)
    else:
        yield _listener(settings, settings.mail_in)


def _folder(folder: ImapFolder) -> Finding:
    where = f"the folder {folder.folder} at {folder.host}:{folder.port}"
    try:
        with poller.connection(folder, readonly=True):
            return fine(
                MAIL_IN, f"{where} can be read. `systemctl status posse-inbound` shows whether the process runs"
            )
    except poller.UnusableMailbox as error:
        return wrong(MAIL_IN, f"{where} cannot be read: {error}. Check MAIL_IN")
    except (ImapToolsError, IMAP4.error):
        return wrong(MAIL_IN, f"{where} cannot be read: the server does not answer as IMAP does. Check MAIL_IN")
    except OSError as error:
        return wrong(MAIL_IN, f"{where} cannot be read: {unreachable.reason(error)}")


def _listener(settings: Settings, at: MailIn) -> Finding:
    where = f"{at.scheme}://{at.host}:{at.port}"
    try:
        with socket.create_connection((local(at.host), at.port), TIMEOUT) as connection:
            greeting = connection.makefile("rb").readline(512)
    except ConnectionRefusedError:
        if connections.parse_url(settings.database_url).get_backend_name() == "sqlite":
            return wrong(MAIL_IN, f"nothing listens at {where}: {STARTED_BY}")
        return warning(MAIL_IN, f"nothing listens at {where}. If mail arrives at this machine, {STARTED_BY}")
    except OSError as error:
        return wrong(MAIL_IN, f"{where}: {unreachable.reason(error)}")
    if not greeting.startswith(receiver.GREETING):
        program = listeners.listener(at.port) or "another program"
        return wrong(
            MAIL_IN, f"another program listens at {where}: stop it ({program}), or choose another port in MAIL_IN"
        )
    if not _knows_its_addresses(settings, at):
        return wrong(MAIL_IN, f"the process listens at {where}, but takes no mail: `journalctl --unit posse-inbound`")
    return fine(MAIL_IN, f"the process listens at {where}, for addresses at {settings.reply_domain}")


def _knows_its_addresses(settings: Settings, at: MailIn) -> bool:
    """Return whether the process refuses an address as unknown, for which it has to query the database."""
    protocol = smtplib.LMTP if at.scheme == "lmtp" else smtplib.SMTP
    try:
        with protocol(local(at.host), at.port, timeout=TIMEOUT) as client:
            return mail_route_checks.UNKNOWN in mail_route_checks.offered(client, settings).text
    except OSError:  # what smtplib raises is one
        return False


def local(host: str) -> str:
    """Return an address at which this machine reaches what listens at `host`, which may be all its addresses."""
    try:
        address = ipaddress.ip_address(host)
    except ValueError:
        return host
    if not address.is_unspecified:
        return host
    return "127.0.0.1" if address.version == 4 else "::1"
