"""What `posse doctor` tells of the file of settings."""

from __future__ import annotations

import os
import shutil
from pathlib import Path

import pytest

from tests.servers import unavailable
from tests.service.doctor.conftest import PASSWORD, Doctor

CHECK = "settings file"


@pytest.fixture
def file(tmp_path: Path) -> Path:
    made = tmp_path / "posse.env"
    made.write_text(f"SMTP_URL=smtps://posse:{PASSWORD}@mail.example.org\n")
    made.chmod(0o600)
    return made


def test_only_root_may_read_it(doctor: Doctor, file: Path) -> None:
    told = doctor("--settings", str(file))
    assert (told.code, told.of(CHECK)) == (0, [f"fine: only root, or this user, can read {file}"])


@pytest.mark.parametrize("mode", [0o644, 0o604, 0o602, 0o601])
def test_others_may_read_it(doctor: Doctor, file: Path, mode: int) -> None:
    file.chmod(mode)
    told = doctor("--settings", str(file))
    assert told.code == 2
    assert told.of(CHECK) == [
        f"wrong: other users of this machine can use {file}, which has keys and passwords: `chmod 600 {file}`"
    ]


def test_a_group_or_another_owner(doctor: Doctor, file: Path) -> None:
    if os.geteuid() != 0:
        unavailable("only root can change the owner of a file")
    file.chmod(0o640)
    assert doctor("--settings", str(file)).code == 0, "the group of root, or of this user"
    shutil.chown(file, group="nogroup")
    assert doctor("--settings", str(file)).of(CHECK)[0].startswith("wrong: other users of this machine can use")
    file.chmod(0o600)
    shutil.chown(file, "nobody")
    assert doctor("--settings", str(file)).of(CHECK) == [
        f"wrong: {file} belongs to the user nobody: `chown root {file}`"
    ]


def test_settings_from_elsewhere(doctor: Doctor, tmp_path: Path) -> None:
    missing = tmp_path / "none"
    assert doctor("--settings", str(missing)).of(CHECK) == [
        f"not checked: there is no {missing}: the settings come from elsewhere"
    ]
