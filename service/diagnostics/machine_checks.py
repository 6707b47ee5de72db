"""Check this machine: space on the disk, and who may read the files under `var/`."""

from __future__ import annotations

import os
import stat
from collections.abc import Iterator
from pathlib import Path

from service.diagnostics.finding import Finding, fine, warning, wrong
from service.diagnostics.listeners import name_of
from service.monitoring.gauge_metrics import free_space
from service.settings import Settings

DISK, VAR = "disk", "var"
FULL, NARROW = 50_000_000, 500_000_000  # bytes
FEW = 1000  # files
MB = 1_000_000


def findings(settings: Settings) -> Iterator[Finding]:
    """Yield what is found on this machine."""
    folder, free = min(free_space(settings).values(), key=lambda found: found[1])
    disk = os.statvfs(folder)
    yield space(folder, free, disk.f_favail if disk.f_files else FEW)  # some file systems have no number of files
    yield _var(settings.var)


def space(folder: Path, free: int, files: int) -> Finding:
    """Return whether these free bytes are enough, and whether so many more files are."""
    told = f"{free // MB} MB are free at {folder}"
    if files < FEW:
        return wrong(
            DISK, f"only {files} more files fit at {folder} (`df --inodes`): delete some, or moves are refused"
        )
    if free < FULL:
        return wrong(DISK, f"only {told}: free some space, or moves will be refused")
    return warning(DISK, f"only {told}: free some space") if free < NARROW else fine(DISK, told)


def _var(var: Path) -> Finding:
    if not var.exists():
        return _absent(var)
    owner, user = var.stat().st_uid, os.geteuid()
    if owner != user:
        return wrong(
            VAR,
            f"{var} belongs to the user {name_of(owner)}, and this command runs as {name_of(user)}: run it as the user"
            f" of Posse's processes. If that is {name_of(user)}, `chown -R {name_of(user)} {var}`",
        )
    if stat.S_IMODE(var.stat().st_mode) & 0o077:
        return wrong(VAR, f"other users of this machine can use {var}: `chmod 700 {var}`")
    if not os.access(var, os.W_OK | os.X_OK):
        return wrong(VAR, f"nothing can be written to {var}: is its file system mounted read-only (`findmnt`)?")
    if others := sorted(str(path) for path in var.rglob("*") if not _belongs_to(owner, path)):
        return wrong(VAR, f"{others[0]} belongs to another user than its folder: `chown -R {name_of(owner)} {var}`")
    return fine(VAR, f"only its user can use {var}")


def _belongs_to(owner: int, path: Path) -> bool:
    """Return whether a file is this user's; one that was deleted meanwhile counts as theirs."""
    try:
        return path.lstat().st_uid == owner
    except FileNotFoundError:
        return True


def _absent(var: Path) -> Finding:
    if os.access(var.parent, os.W_OK | os.X_OK):
        return fine(VAR, f"{var} does not exist yet: the first start of Posse creates it")
    return wrong(VAR, f"{var} does not exist, and this user cannot create it: check the folder and its owner")
