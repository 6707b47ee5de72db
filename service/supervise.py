"""Run Posse's processes and the mailbox as children of supervisor, which restarts a process that ends.

When this process ends, whatever signal has ended it, supervisor stops all others and ends.

supervisor opens a file by name for the output of its children. A standard output that is a socket, or that belongs to
another user, cannot be opened by name. Therefore supervisor gets a pipe, and this process copies from it to its own
standard output. With LOG_FORMAT=json every line of that is JSON, also what supervisor itself has to say.
"""

from __future__ import annotations

import os
import re
import runpy
import shutil
import signal
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path

from service.process import logs
from service.settings import Settings
from service.settings.mail_in import MailIn

CONFIGURATION = Path(__file__).with_name("supervisord.conf")
_AS_ROOT = ("--user=root",) if os.getuid() == 0 else ()  # what root has started stays root's, without a warning
SIGNALS = (signal.SIGINT, signal.SIGTERM, signal.SIGHUP)  # Ctrl-C, a service manager, a closed terminal
# The commands of `posse run`, each with its last word that tells which it is.
_OWN = re.compile(r"-m (?:gunicorn .*service\.|celery .*worker\.|service\.)(\w+)")
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
            [sys.executable, "-m", __name__, str(os.getpid()), "--configuration", str(CONFIGURATION), *_AS_ROOT],
            env={**environ, "POSSE_PYTHON": sys.executable},
            stdin=source,  # so that its own output has a reader for as long as it lives
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


def old_processes() -> dict[int, str]:
    """Return the processes of an earlier start in this folder that are still there: their commands by their ids."""
    ps = shutil.which("ps")
    if ps is None:
        return {}
    listed = subprocess.run([ps, "-axo", "pid=,command="], capture_output=True, text=True, check=False)  # noqa: S603
    found = (line.split(None, 1) for line in listed.stdout.splitlines())
    return {int(pid): _OWN.findall(command)[0] for pid, command in found if _OWN.search(command) and _is_here(pid)}


def _is_here(pid: str) -> bool:
    """Return whether the working folder of a process is that of this one; True where the system does not tell."""
    try:
        return Path(f"/proc/{pid}/cwd").samefile(".")
    except PermissionError:
        return False  # somebody else's
    except OSError:
        return not Path("/proc/self").exists()


def _end_with_parent(parent: int) -> None:
    """Have this process stop once its parent has ended; until it has, drop what it and its children print."""
    while os.getppid() == parent:
        time.sleep(0.5)
    os.kill(os.getpid(), signal.SIGTERM)
    while os.read(0, LONGEST):
        pass


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


if __name__ == "__main__":
    threading.Thread(target=_end_with_parent, args=(int(sys.argv.pop(1)),), daemon=True).start()
    runpy.run_module("supervisor.supervisord", run_name="__main__")
