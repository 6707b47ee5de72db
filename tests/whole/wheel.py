"""Build the wheel, and install it outside any checkout."""

from __future__ import annotations

import shutil
import subprocess
import sys
import sysconfig
import venv
from pathlib import Path
from typing import Any

from tests import containers
from tests.servers import NO_INDEX, unavailable
from tests.whole.deployment import ROOT

INSTALLED_WITHIN = 900  # seconds for all packages of the lock, on a loaded machine
PIP = [sys.executable, "-m", "pip", "--quiet", "--disable-pip-version-check"]


def done(command: list[str], **how: Any) -> str:
    ran: subprocess.CompletedProcess[str] = subprocess.run(
        command, capture_output=True, text=True, check=False, timeout=INSTALLED_WITHIN, **how
    )
    assert ran.returncode == 0, ran.stderr
    return ran.stdout


def build(folder: Path) -> Path:
    """Build the wheel in a folder, of the files that are copied to build the image."""
    sources = folder / "sources"
    for name in containers.copied():
        (sources / name).parent.mkdir(parents=True, exist_ok=True)
        if (ROOT / name).is_dir():
            shutil.copytree(ROOT / name, sources / name, symlinks=True)
        else:
            shutil.copy(ROOT / name, sources / name)
    done([*PIP, "wheel", "--no-deps", "--no-build-isolation", "--no-index", "--wheel-dir", str(folder), str(sources)])
    (wheel,) = folder.glob("*.whl")
    return wheel


def install_with_lock(folder: Path) -> Path:
    """Install the lock and the wheel in a new virtual environment; return the folder of its programs."""
    pip = _new_environment(folder)
    for lock in ("build", "run"):  # as docs/run-it.md does
        locks = ["--require-hashes", "--no-build-isolation", "-r", str(ROOT / "requirements" / f"{lock}.txt")]
        locked = subprocess.run([*pip, *locks], capture_output=True, text=True, check=False, timeout=INSTALLED_WITHIN)
        if locked.returncode != 0 and NO_INDEX.search(locked.stderr):
            unavailable(f"no package index to install the lock from: {locked.stderr.strip().splitlines()[-1]}")
        assert locked.returncode == 0, locked.stderr
    done([*pip, "--no-deps", "--no-index", str(build(folder))])
    return folder / "venv" / "bin"


def install_beside(folder: Path) -> Path:
    """Install the wheel where the packages of the tests are found too, which is quick; return its programs' folder.

    The programs gunicorn and celery get scripts that run with that environment's Python.
    """
    pip = _new_environment(folder)
    programs = folder / "venv" / "bin"
    (packages,) = (folder / "venv" / "lib").glob("python*/site-packages")
    # A path in a .pth file is not read for more .pth files, so the checkout of the tests is not found.
    (packages / "packages_of_the_tests.pth").write_text(sysconfig.get_path("purelib"))
    done([*pip, "--no-deps", "--no-index", str(build(folder))])
    for name in ("gunicorn", "celery"):
        first, _, rest = Path(sys.executable).with_name(name).read_text().partition("\n")
        assert first.startswith("#!"), name
        (programs / name).write_text(f"#!{programs / 'python'}\n{rest}")
        (programs / name).chmod(0o755)
    return programs


def _new_environment(folder: Path) -> list[str]:
    """Create a virtual environment without packages; return the command that installs into it."""
    venv.create(folder / "venv", symlinks=True)
    return [*PIP, "--python", str(folder / "venv"), "install"]
