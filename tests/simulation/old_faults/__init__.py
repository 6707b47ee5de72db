"""Faults that Posse once had, as patches that bring them back: the simulator must find them."""

from __future__ import annotations

import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

from tests.test_conventions import ROOT

PATCHES = {file.stem: file for file in sorted((Path(__file__).parent / "patches").glob("*.patch"))}
_LEFT_OUT = shutil.ignore_patterns(".*", "var", "__pycache__", "node_modules", "dist")


@contextmanager
def copy_with(name: str) -> Iterator[Path]:
    """Give a copy of these files with one fault in it."""
    with TemporaryDirectory(prefix="old-fault-") as folder:
        copy = Path(shutil.copytree(ROOT, Path(folder) / "posse", ignore=_LEFT_OUT))
        subprocess.run(["git", "apply", str(PATCHES[name])], cwd=copy, check=True)
        yield copy
