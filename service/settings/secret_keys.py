"""The keys that sign links: given by the operator, or made once and kept under `var/`."""

from __future__ import annotations

import os
import secrets
import stat
import tempfile
from pathlib import Path

SHORTEST = 32  # characters: what can be typed at random and not be guessed


def split(text: str) -> tuple[str, ...]:
    """The keys in a comma-separated list; ValueError if one is too short to be a secret."""
    keys = tuple(key.strip() for key in text.split(","))
    if any(len(key) < SHORTEST for key in keys):
        raise ValueError
    return keys


def private_folder(folder: Path) -> None:
    """Make a folder that only its owner can look into, or close one that others could."""
    folder.mkdir(mode=0o700, exist_ok=True)
    if stat.S_IMODE(folder.stat().st_mode) & 0o077:
        folder.chmod(0o700)


def kept(folder: Path) -> tuple[str, ...]:
    """The keys in this folder's file, made now if there is none.

    Several processes may come at once: each writes a file of its own, and linking it to the final name succeeds
    for exactly one of them. So nobody ever reads half a key, and all end with the same.
    """
    file = folder / "secret-keys"
    if not file.exists():
        descriptor, own = tempfile.mkstemp(dir=folder)  # readable by its owner only
        try:
            with os.fdopen(descriptor, "w") as out:
                out.write(secrets.token_urlsafe(48) + "\n")
            Path(file).hardlink_to(own)
        except FileExistsError:
            pass  # somebody else was first: his key counts
        finally:
            Path(own).unlink()
    try:
        return split(file.read_text())
    except ValueError:
        raise ValueError(f"{file.name} holds a key of less than {SHORTEST} characters") from None
