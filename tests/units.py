"""The units of `deploy/systemd` and the settings of `deploy/posse.env`, read as systemd reads them."""

from __future__ import annotations

import re
import shlex
from configparser import RawConfigParser
from pathlib import Path

ROOT = Path(__file__).parents[1]
SYSTEMD = ROOT / "deploy" / "systemd"
EXAMPLE = ROOT / "deploy" / "posse.env"
PROGRAMS = "/srv/posse/app/.venv/bin/"  # in the units
# The values on which systemd and a shell agree.
SETTING = re.compile(r"([A-Z_]+)=(?:'([^']*)'|([\w.,:/@%+=-]*))", re.ASCII)
COMMENT = re.compile(r"# .*|")


def read(file: Path) -> RawConfigParser:
    """Return a unit, in which each setting is given once."""
    unit = RawConfigParser()
    unit.read(file)
    return unit


def processes() -> list[str]:
    """Return the names of the units of processes, which belong to the target."""
    services = sorted(SYSTEMD.glob("*.service"))
    return [file.stem for file in services if read(file).get("Install", "WantedBy", fallback="") == "posse.target"]


def commands() -> dict[str, list[str]]:
    """Return the words of each process's ExecStart without the folder of the programs, by the unit's name."""
    found = {}
    for name in processes():
        line = read(SYSTEMD / f"{name}.service")["Service"]["ExecStart"]
        assert line.startswith(PROGRAMS), line
        found[name] = shlex.split(line.removeprefix(PROGRAMS))
    return found


def words(line: str) -> list[str]:
    """Return the words of a command in a unit: there, `%` and `$` are written twice."""
    return [word.replace("%%", "%").replace("$$", "$") for word in shlex.split(line)]


def example(*, club: bool = False) -> dict[str, str]:
    """Return the example settings: those of one machine, or with those that are optional, as a club has."""
    text = EXAMPLE.read_text()
    return settings(re.sub(r"^#(?=[A-Z])", "", text, flags=re.MULTILINE) if club else text)


def settings(text: str) -> dict[str, str]:
    """Return what systemd and a shell read from a file of settings. Raises ValueError if they may differ."""
    found = {}
    for line in text.splitlines():
        if COMMENT.fullmatch(line) or re.match(r"#[A-Z]", line):
            continue
        setting = SETTING.fullmatch(line)
        if setting is None:
            raise ValueError(line)
        found[setting[1]] = setting[2] or setting[3] or ""
    return found
