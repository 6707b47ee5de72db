"""Check who can read the file of the settings, in which are keys and passwords."""

from __future__ import annotations

import os
import stat
from collections.abc import Iterator
from pathlib import Path

from service.diagnostics.finding import Finding, fine, not_checked, wrong
from service.diagnostics.listeners import name_of

FILE = "settings file"


def findings(file: Path) -> Iterator[Finding]:
    """Yield whether only root and this user can read or change the file, by its mode: it is not opened."""
    try:
        about = file.stat()
    except OSError:
        yield not_checked(FILE, f"there is no {file}: the settings come from elsewhere")
        return
    mode = stat.S_IMODE(about.st_mode)
    group = about.st_gid not in (0, os.getegid())
    if mode & 0o007 or (group and mode & 0o070):
        yield wrong(
            FILE, f"other users of this machine can use {file}, which has keys and passwords: `chmod 600 {file}`"
        )
    elif about.st_uid not in (0, os.geteuid()):
        yield wrong(FILE, f"{file} belongs to the user {name_of(about.st_uid)}: `chown root {file}`")
    else:
        yield fine(FILE, f"only root, or this user, can read {file}")
