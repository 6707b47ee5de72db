"""The process of mail in: receive the mails to this site. Without MAIL_IN beside SMTP_URL it ends at once."""

from __future__ import annotations

import signal
import sys
from datetime import UTC, datetime
from threading import Event

from aiosmtpd.controller import Controller

from service.db.database import Database
from service.inbound import poller, receiver
from service.links.mail_addresses import MailAddresses
from service.process import logs, startup
from service.pulse.checked_clock import CheckedClock
from service.pulse.heartbeat import Heartbeat
from service.settings import read_or_exit
from service.settings.mail_in import ImapFolder

logger = logs.get()


def main() -> None:
    """Run until SIGTERM, SIGINT or SIGQUIT.

    Ends with exit code 2 if a setting is wrong, CANNOT_START if the port is taken.
    """
    settings = read_or_exit("inbound")
    if settings.mail_in is None:
        logger.info("ends: no mail is taken in, because MAIL_IN is not set")
        return
    stopped = Event()
    for number in (signal.SIGTERM, signal.SIGINT, signal.SIGQUIT):
        signal.signal(number, lambda *_: stopped.set())
    database, addresses = Database(settings.database_url), MailAddresses.of(settings)
    own_server = settings.authserv_id
    if isinstance(settings.mail_in, ImapFolder):
        reader = poller.Poller(database, addresses, settings.mail_in, _now, own_server)
        Heartbeat(database, "inbound", CheckedClock(), lambda: reader.away, settings).start()
        reader.run(stopped)
    else:
        server = receiver.MailInServer(receiver.Receiver(database, addresses, _now, own_server), settings.mail_in)
        _listen(server, Heartbeat(database, "inbound", CheckedClock(), settings=settings), stopped)
    database.close()


def _listen(server: Controller, heartbeat: Heartbeat, stopped: Event) -> None:
    """Serve until `stopped` is set. Ends the process with CANNOT_START if the port is taken.

    It listens before its first pulse: while the database is away mail servers are told to try again.
    """
    try:
        server.start()
    except OSError as error:
        logger.error("mail in cannot listen", port=server.port, reason=error.strerror)
        sys.exit(startup.CANNOT_START)
    heartbeat.start()
    stopped.wait()
    server.stop()


def _now() -> datetime:
    return datetime.now(UTC)


if __name__ == "__main__":
    main()
