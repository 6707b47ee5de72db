"""What `posse doctor` tells of files: the folder of a site, the disk under it, and the file of settings."""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path

import pytest

from service.diagnostics.machine_checks import space
from tests.servers import unavailable
from tests.service.doctor.conftest import KEY, PASSWORD, Doctor, Finds


@pytest.fixture
def root() -> None:
    """Only root can give files away."""
    if os.geteuid() != 0:
        unavailable("only root can change the owner of a file, and mount a folder")


# --- the folder var ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("free", "files", "status"),
    [
        (49_999_999, 1000, "wrong"),
        (50_000_000, 1000, "warning"),
        (499_999_999, 1000, "warning"),
        (500_000_000, 1000, "fine"),
        (500_000_000, 999, "wrong"),
    ],
)
def test_space_on_the_disk(free: int, files: int, status: str) -> None:
    assert space(Path("/a/folder"), free, files).status == status


@pytest.mark.usefixtures("root")
def test_a_folder_to_which_nothing_can_be_written(wrong: Finds, site: Path) -> None:
    var = str(site / "var")
    for options in (["--bind", var], ["-o", "remount,bind,ro"]):
        if subprocess.run(["mount", *options, var], check=False, capture_output=True).returncode:
            unavailable("nothing can be mounted here")
    try:
        told = wrong("var")
    finally:
        subprocess.run(["umount", var], check=True)
    assert told == f"nothing can be written to {var}: is its file system mounted read-only (`findmnt`)?"


def test_others_may_use_the_folder(wrong: Finds, site: Path) -> None:
    (site / "var").chmod(0o750)
    assert wrong("var") == f"other users of this machine can use {site}/var: `chmod 700 {site}/var`"


@pytest.mark.usefixtures("root")
@pytest.mark.parametrize(
    ("given", "told_of"),
    [
        ("var", "{var} belongs to the user nobody, and this command runs as root:"),
        ("var/secret-keys", "{var}/secret-keys belongs to another user than its folder: `chown -R root {var}`"),
    ],
)
def test_what_belongs_to_another_user(wrong: Finds, site: Path, given: str, told_of: str) -> None:
    shutil.chown(site / given, "nobody")
    assert wrong("var").startswith(told_of.format(var=site / "var"))


def test_a_folder_that_is_not_there_yet(doctor: Doctor, site: Path, postgresql_url: str) -> None:
    shutil.rmtree(site / "var")
    told = doctor(settings={"DATABASE_URL": postgresql_url, "SECRET_KEYS": KEY})
    assert told.of("var") == [f"fine: {site}/var does not exist yet: the first start of Posse creates it"]
    assert told.of("disk")[0].endswith(f" MB are free at {site}")


# --- the file of settings ---------------------------------------------------------------------------------------------


@pytest.fixture
def file(tmp_path: Path) -> Path:
    made = tmp_path / "posse.env"
    made.write_text(f"SMTP_URL=smtps://posse:{PASSWORD}@mail.example.org\n")
    made.chmod(0o600)
    return made


def test_only_root_may_read_the_settings(doctor: Doctor, file: Path) -> None:
    told = doctor("--settings", str(file))
    assert (told.code, told.of("settings file")) == (0, [f"fine: only root, or this user, can read {file}"])


@pytest.mark.parametrize("mode", [0o644, 0o604, 0o602, 0o601])
def test_others_may_read_the_settings(wrong: Finds, file: Path, mode: int) -> None:
    file.chmod(mode)
    assert wrong("settings file", "--settings", str(file)) == (
        f"other users of this machine can use {file}, which has keys and passwords: `chmod 600 {file}`"
    )


@pytest.mark.usefixtures("root")
def test_a_group_or_another_owner_may_read_the_settings(doctor: Doctor, wrong: Finds, file: Path) -> None:
    file.chmod(0o640)
    assert doctor("--settings", str(file)).code == 0, "the group of root, or of this user"
    shutil.chown(file, group="nogroup")
    told = wrong("settings file", "--settings", str(file))
    assert told.startswith("other users of this machine can use")
    file.chmod(0o600)
    shutil.chown(file, "nobody")
    told = wrong("settings file", "--settings", str(file))
    assert told == f"{file} belongs to the user nobody: `chown root {file}`"


def test_settings_from_elsewhere(doctor: Doctor, tmp_path: Path) -> None:
    missing = tmp_path / "none"
    assert doctor("--settings", str(missing)).of("settings file") == [
        f"not checked: there is no {missing}: the settings come from elsewhere"
    ]
