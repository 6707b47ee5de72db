"""The process of mail in: receive the answers of players. Without MAIL_IN beside SMTP_URL it ends at once."""

from __future__ import annotations

import signal
import sys
from datetime import UTC, datetime
from threading import Event

from service import logs
from service.db.database import Database
from service.inbound import receiver
from service.links.mail_addresses import MailAddresses
from service.settings import read_or_exit

log = logs.get()


def main() -> None:
    """Run until SIGTERM or SIGINT. Ends with exit code 2 if a setting is wrong or the port is taken."""
    settings = read_or_exit("inbound")
    if settings.mail_in is None:
        return
    stopped = Event()
    for number in (signal.SIGTERM, signal.SIGINT):
        signal.signal(number, lambda *_: stopped.set())
    database = Database(settings.database_url)
    handler = receiver.Receiver(database, MailAddresses.of(settings), lambda: datetime.now(UTC))
    server = receiver.server(handler, settings.mail_in)
    try:
        server.start()
    except OSError as error:
        log.error("mail in cannot listen", port=settings.mail_in.port, reason=error.strerror)
        sys.exit(2)
    stopped.wait()
    server.stop()
    database.close()


if __name__ == "__main__":
    main()
