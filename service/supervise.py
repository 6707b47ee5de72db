"""Run Posse's processes and the mailbox as children of supervisor, which restarts a process that ends.

supervisor opens a file by name for the output of its children. A standard output that is a socket, or that belongs to
another user, cannot be opened by name. Therefore supervisor gets a pipe, and this process copies from it to its own
standard output. With LOG_FORMAT=json every line of that is JSON, also what supervisor itself has to say.
"""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path

from service import logs
from service.settings import Settings
from service.settings.mail_in import MailIn

CONFIGURATION = Path(__file__).with_name("supervisord.conf")
_AS_ROOT = ("--user=root",) if os.getuid() == 0 else ()  # what root has started stays root's, without a warning
SIGNALS = (signal.SIGINT, signal.SIGTERM, signal.SIGHUP)  # Ctrl-C, a service manager, a closed terminal
LONGEST = 65536  # bytes of a line; a longer one is copied in parts


def unavailable_ports(settings: Settings) -> list[str]:
    """Return the ports that Posse needs and cannot listen at, each with the reason."""
    needed = [(settings.bind, settings.port)]
    if settings.mailbox:
        needed += [("127.0.0.1", settings.mailbox_port), ("127.0.0.1", settings.mailbox_smtp_port)]
    if isinstance(settings.mail_in, MailIn):
        needed.append((settings.mail_in.host, settings.mail_in.port))
    return [f"port {port} of {host} ({why})" for host, port in needed if (why := why_unavailable(host, port))]


def why_unavailable(host: str, port: int) -> str | None:
    """Return why Posse cannot listen at a port of this machine; None if it can."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    try:
        socket.create_server((host, port), family=family).close()
    except OSError as error:
        return os.strerror(error.errno) if error.errno else str(error)
    return None


def supervise(environ: Mapping[str, str], output: int) -> int:
    """Run everything with these settings until a signal comes or supervisor ends; return its exit code.

    What the processes print is copied to the file descriptor `output`. Call this in the main thread only.
    """
    stopping = False
    supervisor: subprocess.Popen[bytes] | None = None

    def stop(*_: object) -> None:
        nonlocal stopping
        stopping = True
        if supervisor:
            supervisor.terminate()

    before = {number: signal.signal(number, stop) for number in SIGNALS}
    try:
        source, sink = os.pipe()
        supervisor = subprocess.Popen(  # noqa: S603 - a command of this program
            [sys.executable, "-m", "supervisor.supervisord", "--configuration", str(CONFIGURATION), *_AS_ROOT],
            env={**environ, "POSSE_PYTHON": sys.executable},
            stdin=subprocess.DEVNULL,
            stdout=sink,
            stderr=sink,
            start_new_session=True,  # the terminal signals this process only, which forwards it once
        )
        os.close(sink)
        if stopping:  # the signal came before the process started
            supervisor.terminate()
        _copy(source, output, environ.get("LOG_FORMAT") == "json")
        code = supervisor.wait()
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)
    return 0 if stopping else code


def _copy(source: int, target: int, json: bool) -> None:
    """Copy lines until `source` ends. Drop what cannot be written, so that a full disk does not stop the service."""
    with os.fdopen(source, "rb") as lines:
        while data := lines.readline(LONGEST):
            if json and not data.startswith(b"{"):
                data = _as_json(data)
            with suppress(OSError):
                while data:
                    data = data[os.write(target, data) :]


def _as_json(line: bytes) -> bytes:
    """Convert a line that supervisor or a library wrote itself to a JSON line of the log; nothing for an empty line."""
    text = line.decode(errors="replace").strip()
    return f"{logs.redacted(logs.line('supervisor', 'json', 'warning', event=text))}\n".encode() if text else b""
