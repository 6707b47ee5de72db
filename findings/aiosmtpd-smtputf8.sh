#!/bin/sh
# aiosmtpd: Controller offers SMTPUTF8, the class SMTP that it starts does not.
#
# Packages: aiosmtpd 1.4.6
# Behaviour: enable_SMTPUTF8 is off by default in SMTP and on by default in Controller. A controller with a factory of
#   its own silently loses the extension, and mail servers then cannot deliver mail from or to addresses with
#   non-ASCII characters.
# Output:
#   Controller(handler):                 SMTPUTF8 offered
#   Controller with a factory of SMTP:   SMTPUTF8 not offered
# Guess: a controller passes its settings on, and starts a server with the defaults of its class.
# In Posse: service/inbound/receiver.py, which has a factory of its own, and service/mailbox/kept_mails.py both pass
#   enable_SMTPUTF8=True.

set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
trap 'exit 1' HUP INT TERM
python3 -m venv "$folder/venv"
"$folder/venv/bin/python" -m pip install --quiet --disable-pip-version-check aiosmtpd==1.4.6

"$folder/venv/bin/python" - <<'END'
import smtplib
import sys

from aiosmtpd.controller import Controller
from aiosmtpd.smtp import SMTP


class Handler:
    async def handle_DATA(self, server, session, envelope):
        return "250 OK"


class WithFactory(Controller):
    def factory(self):
        return SMTP(self.handler)


def offers(kind, port):
    controller = kind(Handler(), hostname="127.0.0.1", port=port)
    controller.start()
    try:
        with smtplib.SMTP("127.0.0.1", port) as client:
            client.ehlo()
            return client.has_extn("SMTPUTF8")
    finally:
        controller.stop()


def free_port():
    import socket

    with socket.create_server(("127.0.0.1", 0)) as server:
        return server.getsockname()[1]


seen = {}
for what, kind in {"Controller(handler):": Controller, "Controller with a factory of SMTP:": WithFactory}.items():
    seen[kind] = offers(kind, free_port())
    print(f"{what:35}  SMTPUTF8 {'offered' if seen[kind] else 'not offered'}")
if seen != {Controller: True, WithFactory: False}:
    sys.exit("The two no longer differ.")
END
