"""The keys that sign links: set by the operator, or generated once and kept under `var/`."""

from __future__ import annotations

import os
import secrets
import stat
import tempfile
from contextlib import suppress
from pathlib import Path

FILE = "secret-keys"  # under var/
SHORTEST = 32  # characters of a key: long enough that a random text cannot be guessed


def split(text: str) -> tuple[str, ...]:
    """Return the keys in a comma-separated list. Raises ValueError if one is shorter than SHORTEST."""
    keys = tuple(key.strip() for key in text.split(","))
    if any(len(key) < SHORTEST for key in keys):
        raise ValueError
    return keys


def private_folder(folder: Path) -> None:
    """Create a folder that only its owner can read, or restrict an existing one to its owner."""
    folder.mkdir(mode=0o700, exist_ok=True)
    if stat.S_IMODE(folder.stat().st_mode) & 0o077:
        folder.chmod(0o700)


def kept_keys(folder: Path) -> tuple[str, ...]:
    """Return the keys in the folder's file, none if there is no file. Raises ValueError for a short key, OSError."""
    try:
        return split((folder / FILE).read_text())
    except FileNotFoundError:
        return ()
    except ValueError:
        raise ValueError(f"expected keys of {SHORTEST} characters or more in {folder / FILE}") from None


def private_file(folder: Path, text: str) -> Path:
    """Write a text to a new file in a folder, which only its owner can read; return the file."""
    descriptor, fresh = tempfile.mkstemp(dir=folder)
    with os.fdopen(descriptor, "w") as out:
        out.write(text)
        out.flush()
        os.fsync(out.fileno())
    return Path(fresh)


def generate(folder: Path) -> None:
    """Write a key to the folder's file, unless there is one.

    Several processes may do this at once. Each writes a file of its own, and linking it to the final name succeeds for
    exactly one of them, so that no process reads half a key and all use the same one.
    """
    own = private_file(folder, secrets.token_urlsafe(48) + "\n")
    try:
        with suppress(FileExistsError):  # another process was first: its key is used
            (folder / FILE).hardlink_to(own)
    finally:
        own.unlink()
