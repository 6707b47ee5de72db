"""The files in `deploy/` and the page that says how to use them, checked without starting anything."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from service.settings import Settings
from tests import units
from tests.servers import unavailable

ENOUGH = 15  # of 100, the lower the better: what systemd calls 1.5, "OK"


@pytest.fixture
def analyze() -> str:
    """Return the program systemd-analyze, which needs no running systemd."""
    found = shutil.which("systemd-analyze")
    if found is None:
        unavailable("no systemd-analyze on this machine (Debian: apt install systemd)")
    return found


@pytest.fixture
def installed(tmp_path: Path) -> list[str]:
    """Return the units, copied as the page says, with programs that exist here."""
    shutil.copytree(units.SYSTEMD, tmp_path, dirs_exist_ok=True)
    here = f"{Path(sys.executable).parent}/"
    for file in tmp_path.glob("*.service"):
        file.write_text(file.read_text().replace(units.PROGRAMS, here))
    return sorted(str(file) for file in (*tmp_path.glob("*.service"), *tmp_path.glob("*.target")))


def test_systemd_has_nothing_to_say_about_the_units(analyze: str, installed: list[str]) -> None:
    assert len(installed) == 6
    said = subprocess.run([analyze, "verify", *installed], capture_output=True, text=True, check=False)
    assert (said.returncode, said.stdout, said.stderr) == (0, "", "")


def test_the_units_allow_the_processes_little(analyze: str, installed: list[str]) -> None:
    for unit in installed:
        if unit.endswith(".service"):
            command = [analyze, "security", "--offline=true", f"--threshold={ENOUGH}", unit]
            said = subprocess.run(command, capture_output=True, text=True, check=False)
            assert said.returncode == 0, said.stdout


def test_a_unit_is_restarted_without_end_and_stopped_with_the_target() -> None:
    common = (units.SYSTEMD / "posse-.service.d" / "common.conf").read_text().splitlines()
    for line in ("Restart=always", "RestartSec=2", "StartLimitIntervalSec=0", "PartOf=posse.target"):
        assert line in common
    for name in units.commands():
        assert "WantedBy=posse.target" in (units.SYSTEMD / f"{name}.service").read_text()


def test_the_settings_on_the_page_are_the_same_for_systemd_and_for_a_shell(tmp_path: Path) -> None:
    small, club = units.examples()
    file = tmp_path / "posse.env"
    for text in (small, small + club):
        file.write_text(text)
        sourced = subprocess.run(
            ["/bin/sh", "-c", f"set -a; . {file}; exec env -0"], env={}, capture_output=True, text=True, check=True
        )
        assert sourced.stderr == ""
        in_shell = dict(line.split("=", 1) for line in sourced.stdout.split("\0") if line)
        assert {name: value for name, value in in_shell.items() if name != "PWD"} == units.settings(text)


def test_posse_accepts_the_settings_on_the_page(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    small, club = units.examples()
    for text in (small, small + club):
        settings = Settings.from_environment(units.settings(text) | {"SECRET_KEYS": "k" * 32})
        assert settings.mail_from == "Posse <posse@example.org>"
        assert settings.trusted_proxies == 1
        assert settings.public


def test_the_page_names_files_that_exist() -> None:
    named = set(re.findall(r"/srv/posse/app/([\w./-]*[\w-])", (units.ROOT / "docs" / "run-it.md").read_text()))
    assert named >= {"deploy/systemd", "deploy/posse", "deploy/nginx"}
    assert [name for name in named if not (units.ROOT / name).exists()] == []
