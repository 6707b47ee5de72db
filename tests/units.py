"""The units of `deploy/systemd` and the settings of `docs/run-it.md`, read as systemd reads them."""

from __future__ import annotations

import re
import shlex
from configparser import RawConfigParser
from pathlib import Path

ROOT = Path(__file__).parents[1]
SYSTEMD = ROOT / "deploy" / "systemd"
PROGRAMS = "/srv/posse/app/.venv/bin/"  # in the units
EXAMPLE = re.compile(r"^```sh\n(.*?)^```$", re.MULTILINE | re.DOTALL)
# The values on which systemd and a shell agree.
SETTING = re.compile(r"([A-Z_]+)=(?:'([^']*)'|([\w.,:/@%+=-]*))", re.ASCII)


def commands() -> dict[str, list[str]]:
    """Return the words of each unit's ExecStart without the folder of the programs, by the unit's name."""
    found = {}
    for file in sorted(SYSTEMD.glob("*.service")):
        unit = RawConfigParser()
        unit.read(file)
        line = unit["Service"]["ExecStart"]
        assert line.startswith(PROGRAMS), line
        found[file.stem] = shlex.split(line.removeprefix(PROGRAMS))
    return found


def examples() -> list[str]:
    """Return the settings that the page shows: those of one small machine, and those that a club adds."""
    return EXAMPLE.findall((ROOT / "docs" / "run-it.md").read_text())


def settings(text: str) -> dict[str, str]:
    """Return what systemd and a shell read from a file of settings. Raises ValueError if they may differ."""
    found = {}
    for line in text.splitlines():
        setting = SETTING.fullmatch(line)
        if setting is None:
            raise ValueError(line)
        found[setting[1]] = setting[2] or setting[3] or ""
    return found
