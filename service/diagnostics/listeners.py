"""Find the program that listens at a port of this machine, from /proc; nothing on systems that have none."""

from __future__ import annotations

import pwd
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import NamedTuple

PROC = Path("/proc")
_LISTENS = "0A"  # the state of a socket in /proc/net/tcp


class Listener(NamedTuple):
    """The user of a program that listens, and its command line; "" if that is another user's."""

    user: str
    command: str

    def __str__(self) -> str:
        program = Path(self.command.split(" ")[0]).name
        return f"{program} of the user {self.user}" if program else f"a program of the user {self.user}"


def listener(port: int) -> Listener | None:
    """Return who listens at a TCP port; None if nobody does, or if that cannot be known."""
    found = next(_sockets(port), None)
    if found is None:
        return None
    user, inode = found
    return Listener(name_of(user), next(_commands(inode), ""))


def name_of(user: int) -> str:
    """Return the name of a user of this machine, or their number if they have none."""
    try:
        return pwd.getpwuid(user).pw_name
    except KeyError:
        return str(user)


def _sockets(port: int) -> Iterator[tuple[int, str]]:
    """Yield the user and the inode of each socket that listens at a port."""
    for table in ("tcp", "tcp6"):
        with suppress(OSError):
            for row in (PROC / "net" / table).read_text().splitlines()[1:]:
                fields = row.split()
                if fields[3] == _LISTENS and int(fields[1].rpartition(":")[2], 16) == port:
                    yield int(fields[7]), fields[9]


def _commands(inode: str) -> Iterator[str]:
    """Yield the command line of each process that has a socket, as far as this user may know."""
    for folder in PROC.glob("[0-9]*"):
        with suppress(OSError):  # another user's, or it ended meanwhile
            if any(str(one.readlink()) == f"socket:[{inode}]" for one in (folder / "fd").iterdir()):
                yield (folder / "cmdline").read_bytes().replace(b"\0", b" ").decode(errors="replace").strip()
