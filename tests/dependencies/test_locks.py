"""The locks say what pyproject.toml allows: the tested versions, of packages with a good licence."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import Any

import pytest

from tests.dependencies import licences
from tests.dependencies.licences import report, welcome

ROOT = Path(__file__).parents[2]
PROJECT: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text())
GROUPS = PROJECT["dependency-groups"]


def locked(name: str) -> dict[str, str]:
    """The versions in a lock by package."""
    text = (ROOT / "requirements" / f"{name}.txt").read_text()
    return dict(re.findall(r"^([a-z0-9._-]+)(?:\[[^]]*\])?==(\S+)", text, re.MULTILINE))


@pytest.mark.parametrize(
    ("lock", "wanted"),
    [
        ("run", PROJECT["project"]["dependencies"]),
        ("build", [*PROJECT["build-system"]["requires"], *GROUPS["build"]]),
        ("dev", [*GROUPS["test"], *GROUPS["lint"]]),
        ("bench", GROUPS["bench"]),
        ("mutants", GROUPS["mutants"]),
    ],
)
def test_the_lower_bounds_are_the_locked_versions(lock: str, wanted: list[str]) -> None:
    bounds = [re.match(r"([a-z0-9-]+)(?:\[[a-z]+\])?>=([0-9.]+)(?:,<[0-9.]+)?$", one) for one in wanted]
    assert {bound[1]: bound[2] for bound in bounds if bound}.items() <= locked(lock).items()
    assert all(bounds), wanted


def test_developers_have_the_versions_that_others_have() -> None:
    assert (locked("run") | locked("build")).items() <= locked("dev").items()


def test_celery_stays_below_the_version_whose_workers_exit_when_redis_restarts() -> None:
    (celery,) = (one for one in PROJECT["project"]["dependencies"] if one.startswith("celery"))
    assert celery.endswith(",<5.7")


def test_every_package_that_posse_runs_on_has_a_licence_somebody_has_looked_at() -> None:
    by_licence, strangers = report(licences.locked())
    assert strangers == []
    assert sum(map(len, by_licence.values())) > 30


@pytest.mark.parametrize("licence", ["", "GPL-3.0-only", "AGPL-3.0-or-later", "MIT AND GPL-2.0-only", "Proprietary"])
def test_a_licence_that_asks_for_more_is_a_stranger(licence: str) -> None:
    assert not welcome(licence)


@pytest.mark.parametrize("licence", ["MIT", "BSD-3-Clause", "GPL-2.0-only OR MIT", "Apache-2.0 OR BSD-2-Clause"])
def test_of_several_licences_one_that_is_welcome_will_do(licence: str) -> None:
    assert welcome(licence)
