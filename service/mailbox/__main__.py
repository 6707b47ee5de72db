"""The mailbox process: takes mail and shows it, on 127.0.0.1. With SMTP_URL set it has nothing to do and ends."""

from __future__ import annotations

import socket
import sys

from werkzeug.serving import make_server

from service import logs
from service.mailbox import pages, smtp
from service.mailbox.store import Store
from service.settings import Settings, read_or_exit

log = logs.get()


def serve(settings: Settings) -> None:
    """Run until a signal ends it. OSError if one of the ports is taken."""
    store = Store(settings.var / "mailbox")
    slot = smtp.server(store, settings.mailbox_smtp_port)
    app = pages.create_app(store, settings.base_url)
    with socket.create_server(("127.0.0.1", settings.mailbox_port)) as door:
        site = make_server("127.0.0.1", settings.mailbox_port, app, threaded=True, fd=door.fileno())
        slot.start()
        try:
            site.serve_forever()
        finally:
            slot.stop()


def main() -> None:
    """Exit code 0 if there is nothing to do, 2 if the settings or the ports do not allow it."""
    settings = read_or_exit()
    logs.start("mailbox", settings.log_format)
    if not settings.mailbox:
        return
    try:
        serve(settings)
    except OSError as error:
        ports = [settings.mailbox_port, settings.mailbox_smtp_port]
        log.error("the mailbox cannot listen", ports=ports, reason=error.strerror)
        sys.exit(2)


if __name__ == "__main__":
    main()
