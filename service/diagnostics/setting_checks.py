"""Check the settings: the wrong ones, variables that look like a setting but are none, who can read their file."""

from __future__ import annotations

import os
import stat
from collections.abc import Iterator, Mapping
from difflib import get_close_matches
from pathlib import Path

from service.diagnostics.finding import Finding, fine, not_checked, warning, wrong
from service.diagnostics.listeners import name_of
from service.settings import CONTACT, Settings
from service.settings.environment import VARIABLES

SETTINGS, FILE = "settings", "settings file"
PREFIX = "POSSE_"
CONCURRENCY = "WEB_CONCURRENCY"
READ = (*VARIABLES, CONCURRENCY)  # the last one by gunicorn
ALIKE = 0.85  # SMPT_URL and SMTP_URL have 0.875, REDIS_TLS_URL, which some hosts set, and REDIS_URL 0.82


def findings(settings: Settings, environ: Mapping[str, str]) -> Iterator[Finding]:
    """Yield warnings about settings that parse: unknown variables, and missing keys."""
    found = [*unknown(environ), *_processes(environ)]
    if not (settings.push or environ.get("PUSH")):
        found.append(warning(SETTINGS, f"no device is told of turns: set OPERATOR to {CONTACT}; or set PUSH to off"))
    if not settings.secret_keys:
        found.append(
            warning(
                SETTINGS,
                f"SECRET_KEYS is not set, and there are no keys in {settings.var}: start this command in the service's"
                " folder and with its settings. If Posse was never started, its first start makes a key",
            )
        )
    yield from found or [fine(SETTINGS)]


def _processes(environ: Mapping[str, str]) -> Iterator[Finding]:
    """Yield that gunicorn cannot read how many web processes it should run."""
    told = environ.get(CONCURRENCY, "1")
    if not (told.isascii() and told.isdigit() and int(told)):
        yield wrong(SETTINGS, f"{CONCURRENCY} is {told!r}: expected a number of web processes from 1, or no web starts")


def unknown(environ: Mapping[str, str]) -> Iterator[Finding]:
    """Yield the variables that look like a setting, perhaps misspelt. Their values are not shown."""
    for name in sorted(environ):
        if name not in READ and name.isprintable() and (meant := _meant(name)) is not None:
            hint = f"did you mean {meant}?" if meant else "the README lists the settings"
            yield warning(SETTINGS, f"{name} is set, but there is no such setting: {hint}")


def _meant(name: str) -> str | None:
    """Return the setting that a name looks like; "" if it looks like one of Posse's but like none in particular."""
    plain = name.upper().removeprefix(PREFIX)
    if close := get_close_matches(plain, READ, n=1, cutoff=ALIKE):
        return close[0]
    if swapped := [setting for setting in READ if sorted(setting) == sorted(plain)]:  # such as PROT
        return swapped[0]
    return "" if name.startswith(PREFIX) else None


def file_findings(file: Path) -> Iterator[Finding]:
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
