"""The locks say what pyproject.toml allows: the tested versions, the same in every lock."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import Any

import pytest

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
