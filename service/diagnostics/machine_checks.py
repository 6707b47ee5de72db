"""Check this machine: the port of the site, space on the disk, and who may read the files under `var/`."""

from __future__ import annotations

import os
import shutil
import stat
from collections.abc import Iterator
from http.client import HTTPConnection, HTTPException
from pathlib import Path

from service import supervise
from service.db import connections
from service.diagnostics import listeners, site_probe
from service.diagnostics.finding import Finding, fine, warning, wrong
from service.diagnostics.listeners import name_of
from service.diagnostics.mail_in_checks import local
from service.settings import Settings

PORT, DISK, VAR = "site port", "disk", "var"
TIMEOUT = 5.0  # seconds for the connection, and for the response
STARTED_WITHIN = 30.0  # seconds that a web process may take to start, also while it waits for its database
WEB = "service.gunicorn_conf"  # in the command line of a web process
JOURNAL = "`journalctl --unit posse-web` says why"
FULL, NARROW = 50_000_000, 500_000_000  # bytes
MB = 1_000_000


def findings(settings: Settings) -> Iterator[Finding]:
    """Yield what is found on this machine."""
    yield _port(settings)
    yield space(*_least_space(settings))
    yield _var(settings.var)


def _port(settings: Settings) -> Finding:
    """Find out who answers at the port of the site. A web process that starts gets time to do so."""
    where = f"port {settings.port} of {settings.bind}"
    program = listeners.listener(settings.port)
    is_web = program is not None and WEB in program.command
    who = _who_answers(settings, STARTED_WITHIN if is_web else TIMEOUT)
    if who == "this site":
        return fine(PORT, f"Posse answers at {where}")
    if who == "another Posse":
        return wrong(PORT, f"at {where} {site_probe.ANOTHER_POSSE}")
    if is_web:
        return wrong(PORT, f"a web process of Posse listens at {where}, but does not answer: {JOURNAL}")
    why = supervise.why_unavailable(settings.bind, settings.port)
    if why is None:
        return fine(PORT, f"{where} is free: no web process listens on this machine")
    stop = "the program that uses it" if program is None else f"what uses it ({program})"
    return wrong(
        PORT, f"Posse cannot use {where} ({why}), and does not answer there: stop {stop}, or change PORT or BIND"
    )


def _who_answers(settings: Settings, patience: float) -> site_probe.Who | None:
    """Return who answers at the port of the site within so many seconds; None if nobody does."""
    connection = HTTPConnection(local(settings.bind), settings.port, timeout=patience)
    try:
        return site_probe.ask(connection, settings).who
    except (OSError, HTTPException):
        return None
    finally:
        connection.close()


def _least_space(settings: Settings) -> tuple[Path, int]:
    """Return the folder with the least free space of those to which Posse writes, and that space in bytes."""
    folders = [settings.var]
    url = connections.parse_url(settings.database_url)
    if url.get_backend_name() == "sqlite":
        folders.append(Path(url.database or "").absolute().parent)
    present = [next(one for one in (folder, *folder.parents) if one.exists()) for folder in folders]
    return min(((folder, shutil.disk_usage(folder).free) for folder in present), key=lambda found: found[1])


def space(folder: Path, free: int) -> Finding:
    """Return whether these free bytes are enough."""
    told = f"{free // MB} MB are free at {folder}"
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
    if others := sorted(str(path) for path in var.rglob("*") if not _belongs_to(owner, path)):
        return wrong(VAR, f"{others[0]} belongs to another user than its folder: `chown -R {name_of(owner)} {var}`")
    return fine(VAR, f"only its user can use {var}")


def _belongs_to(owner: int, path: Path) -> bool:
    """Tell whether a file is this user's; one that was deleted meanwhile counts as theirs."""
    try:
        return path.lstat().st_uid == owner
    except FileNotFoundError:
        return True


def _absent(var: Path) -> Finding:
    if os.access(var.parent, os.W_OK | os.X_OK):
        return fine(VAR, f"{var} does not exist yet: the first start of Posse creates it")
    return wrong(VAR, f"{var} does not exist, and this user cannot create it: check the folder and its owner")
