"""The version of this program: in a checkout that of pyproject.toml, else that of the installed package."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib import metadata
from pathlib import Path

PACKAGE = "posse"
PROJECT = Path(__file__).parents[1] / "pyproject.toml"  # of a checkout; a wheel has none


@cache
def version() -> str:
    """Return the version, as in `1.2.3`.

    A checkout's file comes first: after `git pull` the installed package may still be that of the release before.
    """
    try:
        project = tomllib.loads(PROJECT.read_text())["project"]
    except (OSError, KeyError, tomllib.TOMLDecodeError):
        return metadata.version(PACKAGE)
    return str(project["version"]) if project["name"] == PACKAGE else metadata.version(PACKAGE)
