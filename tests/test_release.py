"""`make release`: what it leaves in a repository, and that it leaves nothing where it refuses or fails."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
import zipfile
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from tests.servers import unavailable

ROOT = Path(__file__).parents[1]
HOOK = Path("service/languages/build_catalogs.py")
FILES = ("pyproject.toml", "README.md", "LICENSE", "CHANGELOG.md", ".gitignore")
CATALOG = Path("service/languages/catalogs/nl/LC_MESSAGES/posse.po")


@pytest.fixture
def repository(tmp_path: Path) -> Path:
    """Return a repository with what a release changes or needs of this one, a catalog, and packages without content."""
    if shutil.which("git") is None:
        unavailable("no git on this machine")
    for name in FILES:
        shutil.copy(ROOT / name, tmp_path)
    for package in ("engine", "service", "worker"):
        (tmp_path / package).mkdir()
        (tmp_path / package / "__init__.py").touch()
    for file in (HOOK, CATALOG):
        (tmp_path / file).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / file, tmp_path / file)
    git(tmp_path, "init", "--quiet")
    for setting in ("user.name=Anna", "user.email=anna@players.example", "commit.gpgsign=false", "tag.gpgsign=false"):
        git(tmp_path, "config", *setting.split("="))
    commit(tmp_path)
    return tmp_path


def git(repository: Path, *words: str) -> str:
    ran = subprocess.run(["git", *words], cwd=repository, capture_output=True, text=True, check=False)
    assert ran.returncode == 0, ran.stderr
    return ran.stdout


def commit(repository: Path) -> None:
    git(repository, "add", "--all")
    git(repository, "commit", "--quiet", "--message", "Change something")


def release(repository: Path, *words: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, str(ROOT / ".ci" / "release.py"), *words]
    return subprocess.run(command, cwd=repository, capture_output=True, text=True, check=False)


def state(repository: Path) -> tuple[str, str, str, list[str]]:
    """Return everything that a release changes."""
    wheels = [file.name for file in repository.glob("dist/*")]
    status = git(repository, "status", "--porcelain")
    return git(repository, "log", "--format=%H"), status, git(repository, "tag"), wheels


def refusal(repository: Path, *words: str) -> str:
    """Return why there is no release, after which everything is as before."""
    before = state(repository)
    refused = release(repository, *words)
    assert (refused.returncode, refused.stdout) == (2, "")
    assert state(repository) == before
    return refused.stderr


def test_make_calls_it_with_the_version() -> None:
    said = subprocess.run(
        ["make", "--dry-run", "--assume-old=.venv/test", "release", "VERSION=1.2.3"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert ".venv/bin/python .ci/release.py 1.2.3" in said.stdout.splitlines(), said.stderr


@pytest.mark.slow
def test_a_release_is_a_section_a_commit_a_tag_and_a_wheel(repository: Path) -> None:
    changes = (repository / "CHANGELOG.md").read_text().partition("## [Unreleased]\n")[2]
    made = release(repository, "1.2.3")
    assert made.returncode == 0, made.stderr
    assert "git push --follow-tags" in made.stdout
    _, released, kept = (repository / "CHANGELOG.md").read_text().partition("## [Unreleased]\n\n## [1.2.3] - ")
    assert released
    assert kept[10:] == f"\n{changes}"
    assert datetime.now(UTC).date() - datetime.fromisoformat(kept[:10]).date() <= timedelta(days=1)
    assert 'version = "1.2.3"' in (repository / "pyproject.toml").read_text().splitlines()
    assert git(repository, "show", "--format=%s", "--name-only").split() == [
        *("Release", "1.2.3"),
        *("CHANGELOG.md", "pyproject.toml"),
    ]
    assert git(repository, "rev-parse", "v1.2.3^{commit}") == git(repository, "rev-parse", "HEAD")
    assert git(repository, "cat-file", "-t", "v1.2.3") == "tag\n"
    assert git(repository, "status", "--porcelain") == ""
    (wheel,) = (repository / "dist").iterdir()
    with zipfile.ZipFile(wheel) as files:
        assert "\nVersion: 1.2.3\n" in files.read("posse-1.2.3.dist-info/METADATA").decode()
        assert str(CATALOG.with_suffix(".mo")) in files.namelist()
    assert "says nothing under [Unreleased]" in refusal(repository, "1.2.4")
    for old in ("1.2.3", "1.2.2", "0.9.9"):
        assert "expected a newer one" in refusal(repository, old)


@pytest.mark.parametrize("version", ["", "1.2", "v1.2.3", "1.2.3rc1", "01.2.3", "1.2.3.4", "1.2.3\n", "--help"])
def test_a_version_is_three_numbers(repository: Path, version: str) -> None:
    assert "expected three numbers, as in 1.2.3" in refusal(repository, *([version] if version else []))


def test_a_version_is_newer_than_that_of_the_project_and_than_any_tag(repository: Path) -> None:
    assert "expected a newer one" in refusal(repository, "0.0.9")
    git(repository, "tag", "v1.10.0")
    git(repository, "tag", "v1.9.0")
    git(repository, "tag", "vacation")
    assert "expected a newer one" in refusal(repository, "1.9.1")
    assert "expected a newer one" in refusal(repository, "1.10.0")


@pytest.mark.parametrize("file", ["README.md", "service/new.py"])
def test_nothing_is_released_that_is_not_committed(repository: Path, file: str) -> None:
    (repository / file).write_text("changed")
    assert re.search(rf"not committed first:\n.*{file}", refusal(repository, "1.2.3"))


def test_nothing_is_released_outside_a_repository(tmp_path: Path) -> None:
    refused = release(tmp_path, "1.2.3")
    assert refused.returncode == 2
    assert "not a git repository" in refused.stderr


@pytest.mark.slow
def test_a_release_that_fails_midway_leaves_nothing(repository: Path) -> None:
    git(repository, "tag", "v1.2.3/taken")
    assert "v1.2.3" in refusal(repository, "1.2.3")
    hook = repository / ".git" / "hooks" / "pre-commit"
    hook.parent.mkdir(exist_ok=True)
    hook.write_text("#!/bin/sh\necho refused by a hook >&2\nexit 1\n")
    hook.chmod(0o700)
    assert "refused by a hook" in refusal(repository, "1.2.4")
    hook.unlink()
    (repository / "README.md").unlink()
    commit(repository)
    assert "README.md" in refusal(repository, "1.2.5")
