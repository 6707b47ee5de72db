"""Notice that the SQLite file was deleted while this process uses it.

Connections go on with a file that has no name any more, and what they commit is lost when the last of them is closed.
"""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path

_OPEN_FILES = Path("/proc/self/fd")  # only Linux has it; elsewhere a deleted file is not noticed
_MARK = " (deleted)"  # which Linux adds to the name


class FileDeleted(Exception):
    """The file of the database was deleted."""


def check(file: str) -> None:
    """Raise FileDeleted if this process has opened a file of that name that was deleted since."""
    if _OPEN_FILES.exists():
        gone = f"{Path(file).resolve()}{_MARK}"
        for link in _OPEN_FILES.iterdir():
            with suppress(OSError):  # closed meanwhile
                if str(link.readlink()) == gone:
                    raise FileDeleted
