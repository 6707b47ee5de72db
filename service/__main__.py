"""`python -m service`: checks the settings and the ports, then says where everything will be. Starts nothing."""

from __future__ import annotations

import socket
import sys

from service.settings import Settings, read_or_exit


def taken(port: int) -> bool:
    """Whether some program on this machine already listens on that port."""
    with socket.socket() as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind(("127.0.0.1", port))
        except OSError:
            return True
    return False


def where(settings: Settings) -> list[str]:
    """The addresses to open, one line each."""
    lines = [f"The site will be at {settings.base_url}"]
    if settings.mailbox:
        lines.append(f"The mailbox, with everybody's mail, at http://127.0.0.1:{settings.mailbox_port}")
    return lines


def main() -> None:
    """Exit code 0 if Posse can start here; 2, with the reasons on stderr, if not."""
    settings = read_or_exit()
    ports = [settings.port]
    if settings.mailbox:
        ports += [settings.mailbox_port, settings.mailbox_smtp_port]
    busy = [port for port in ports if taken(port)]
    if busy:
        sys.stderr.write(
            f"Posse does not start; something else listens on port {' and '.join(map(str, busy))}."
            f" PORT is {settings.port}: set it to another number, and the mailbox's ports move with it.\n"
        )
        sys.exit(2)
    sys.stdout.write("\n".join([*where(settings), "Ctrl-C stops everything."]) + "\n")


if __name__ == "__main__":
    main()
