"""The mailbox process: receive mail and show it, on 127.0.0.1. With SMTP_URL set it ends at once."""

from __future__ import annotations

import socket
import sys

from werkzeug.serving import make_server

from service.mailbox import kept_mails, viewer
from service.mailbox.kept_mails import Store
from service.process import logs, startup
from service.settings import Settings, read_or_exit
from service.settings.mail_in import MailIn

logger = logs.get()


def serve(settings: Settings, store: Store) -> None:
    """Run until a signal ends the process. Raises OSError if a port is taken."""
    smtp = kept_mails.server(store, settings.mailbox_smtp_port)
    inbound = settings.mail_in if isinstance(settings.mail_in, MailIn) else None
    app = viewer.create_app(store, settings.base_url, inbound)
    with socket.create_server(("127.0.0.1", settings.mailbox_port)) as listener:
        site = make_server("127.0.0.1", settings.mailbox_port, app, threaded=True, fd=listener.fileno())
        smtp.start()
        try:
            site.serve_forever()
        finally:
            smtp.stop()


def main() -> None:
    """Run the mailbox. Ends with exit code 0 if SMTP_URL is set, 2 if a setting is wrong or a port is taken."""
    settings = read_or_exit("mailbox")
    if not settings.mailbox:
        return
    with startup.failures_logged():
        store = Store(settings.var / "mailbox")
    try:
        serve(settings, store)
    except OSError as error:
        ports = [settings.mailbox_port, settings.mailbox_smtp_port]
        logger.error("mailbox cannot listen", ports=ports, reason=error.strerror)
        sys.exit(startup.CANNOT_START)


if __name__ == "__main__":
    main()
