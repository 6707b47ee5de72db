"""Prepare a release: `python .ci/release.py 1.2.3` at the top of a checkout, by `make release VERSION=1.2.3`.

A release is a section of the changelog, a commit with it and the version, a tag, and a wheel in `dist/`. If one of
these fails, none is made.
"""

from __future__ import annotations

import re
import subprocess
import sys
from datetime import UTC, datetime
from pathlib import Path

CHANGELOG, PROJECT, WHEELS = Path("CHANGELOG.md"), Path("pyproject.toml"), Path("dist")
NUMBER = re.compile(r"(0|[1-9][0-9]*)\.(0|[1-9][0-9]*)\.(0|[1-9][0-9]*)")
UNRELEASED = re.compile(r"^## \[Unreleased\]\n(.*?)(?=^## \[|\Z)", re.MULTILINE | re.DOTALL)
VERSION = re.compile(r'^version = "(.*)"$', re.MULTILINE)


class RefusedRelease(Exception):
    """No release is prepared; the message says why."""


def main(words: list[str]) -> int:
    """Prepare the release with the version in `words`. Return 0, or 2 with the reason on stderr."""
    version = " ".join(words)
    try:
        check(version)
        prepare(version)
    except RefusedRelease as refused:
        sys.stderr.write(f"No release was made: {refused}\n")
        return 2
    sys.stdout.write(f"Release {version} is committed and tagged, and its wheel is in {WHEELS}/. To publish it:\n")
    sys.stdout.write("  git push --follow-tags\n")
    return 0


def check(version: str) -> None:
    """Raise RefusedRelease unless this version can be released from what is checked out."""
    number = parsed(version)
    if number is None:
        raise RefusedRelease(f"VERSION is {version!r}: expected three numbers, as in 1.2.3")
    if changes := run("git", "status", "--porcelain"):
        raise RefusedRelease(f"commit or remove what is not committed first:\n{changes}")
    tags = [parsed(tag.removeprefix("v")) for tag in run("git", "tag", "--list", "v*").split()]
    released = max((tag for tag in tags if tag), default=(-1,))
    if number <= released or number < (parsed(VERSION.findall(PROJECT.read_text())[0]) or ()):
        raise RefusedRelease(f"VERSION is {version}: expected a newer one than the last tag and {PROJECT} have")
    if not any(section.strip() for section in UNRELEASED.findall(CHANGELOG.read_text())):
        raise RefusedRelease(f"{CHANGELOG} says nothing under [Unreleased]")


def parsed(version: str) -> tuple[int, ...] | None:
    """Return the numbers of a version, None if it is not one."""
    found = NUMBER.fullmatch(version)
    return tuple(map(int, found.groups())) if found else None


def prepare(version: str) -> None:
    """Write the changelog and the version, build the wheel, commit and tag. Undo everything if a step fails."""
    before = run("git", "rev-parse", "HEAD")
    try:
        date = datetime.now(UTC).date()
        heading = f"## [Unreleased]\n\n## [{version}] - {date}\n"
        CHANGELOG.write_text(UNRELEASED.sub(lambda found: heading + found[1], CHANGELOG.read_text(), count=1))
        PROJECT.write_text(VERSION.sub(f'version = "{version}"', PROJECT.read_text(), count=1))
        build = ["wheel", "--quiet", "--no-deps", "--no-build-isolation", "--no-index", "--wheel-dir", str(WHEELS)]
        run(sys.executable, "-m", "pip", "--disable-pip-version-check", *build, ".")
        run("git", "commit", "--quiet", "--all", "-m", f"Release {version}", "-m", f"{CHANGELOG} says what is new.")
        run("git", "tag", "--annotate", "-m", f"Posse {version}", f"v{version}")
    except BaseException:
        run("git", "reset", "--quiet", "--hard", before)  # loses nothing else: everything was committed
        for wheel in WHEELS.glob(f"*-{version}-*.whl"):
            wheel.unlink()
        raise


def run(*command: str) -> str:
    """Return what a command prints. Raises RefusedRelease with its errors if it fails."""
    ran = subprocess.run(command, capture_output=True, text=True, check=False)  # noqa: S603 - commands of this file
    if ran.returncode != 0:
        raise RefusedRelease(f"{command[0]} failed:\n{(ran.stderr or ran.stdout).strip()}")
    return ran.stdout.strip()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
