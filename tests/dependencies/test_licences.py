"""What Posse runs on may be given away with it, and a licence that is new is noticed."""

from __future__ import annotations

from email.message import Message
from importlib.metadata import Distribution, PackageMetadata
from pathlib import Path
from typing import cast

import pytest

from tests.dependencies.licences import licence_of, locked, report, welcome


class Declared(Distribution):
    """A package that says so much about itself and no more."""

    def __init__(self, **fields: str) -> None:
        self._message = Message()
        for name, value in fields.items():
            self._message[name.replace("_", "-")] = value

    @property
    def metadata(self) -> PackageMetadata:
        return cast(PackageMetadata, self._message)

    def read_text(self, filename: str) -> str | None:
        raise NotImplementedError

    def locate_file(self, path: object) -> Path:
        raise NotImplementedError


def test_every_package_that_posse_runs_on_has_a_licence_somebody_has_looked_at() -> None:
    by_licence, strangers = report(locked())
    assert strangers == []
    assert sum(map(len, by_licence.values())) > 30


@pytest.mark.parametrize(
    ("fields", "licence"),
    [
        ({"License_Expression": "MIT"}, "MIT"),
        ({"Classifier": "License :: OSI Approved :: BSD License", "License": "a whole text"}, "BSD"),
        ({"License": "Apache 2.0"}, "Apache-2.0"),
        ({"Classifier": "License :: OSI Approved", "License": "MIT"}, "MIT"),
        ({"Classifier": "License :: DFSG approved", "License": "BSD-like"}, "BSD-like"),
        ({"Classifier": "License :: DFSG approved", "License": "GPL-3.0-only"}, "GPL-3.0-only"),
        ({}, ""),
    ],
)
def test_a_licence_is_read_in_whatever_way_it_is_declared(fields: dict[str, str], licence: str) -> None:
    assert licence_of(Declared(**fields)) == licence


@pytest.mark.parametrize("licence", ["", "GPL-3.0-only", "AGPL-3.0-or-later", "MIT AND GPL-2.0-only", "Proprietary"])
def test_a_licence_that_asks_for_more_is_a_stranger(licence: str) -> None:
    assert not welcome(licence)


@pytest.mark.parametrize("licence", ["MIT", "BSD-3-Clause", "GPL-2.0-only OR MIT", "Apache-2.0 OR BSD-2-Clause"])
def test_of_several_licences_one_that_is_welcome_will_do(licence: str) -> None:
    assert welcome(licence)


def test_a_lock_names_its_packages(tmp_path: Path) -> None:
    lock = tmp_path / "lock.txt"
    lock.write_text(
        "psycopg[binary]==3.3.9 \\\n    --hash=sha256:00\n    # via -r x\ntzdata==1 ; sys_platform == 'win32'\n"
    )
    assert locked(lock) == ["psycopg", "tzdata"]
