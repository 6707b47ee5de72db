"""The findings: each has the fields of a head, and a row in the table with its packages. `make findings` runs them."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.test_conventions import ROOT

FINDINGS = ROOT / "findings"
FIELDS = ["Packages", "Behaviour", "Output", "Guess", "In Posse"]
PIN = re.compile(r"(?<![\w.-])([\w.-]+)(?:==|@)(\d[\w.]*)")
ROW = re.compile(r"^\| \[([\w-]+)\]\(([\w-]+)\.sh\) \| ([^|]+) \| [^|]+ \| \[([\w./]+)\]", re.MULTILINE)
ROWS = {
    name: (script, packages, file) for name, script, packages, file in ROW.findall((FINDINGS / "README.md").read_text())
}


def test_each_script_has_a_row() -> None:
    assert sorted(ROWS) == sorted(path.stem for path in FINDINGS.glob("*.sh"))


@pytest.mark.parametrize("path", sorted(FINDINGS.glob("*.sh")), ids=lambda path: path.stem)
def test_a_script_says_what_it_shows_and_its_row_agrees(path: Path) -> None:
    text = path.read_text()
    head, _, commands = text.partition("\nset -eu\n")
    assert re.findall(r"^# ([A-Z][\w ]*?)(?: \(.*\))?:", head, re.MULTILINE)[-len(FIELDS) :] == FIELDS
    assert "trap 'rm -rf \"$folder\"' EXIT" in commands
    script, packages, file = ROWS[path.stem]
    pins = PIN.findall(commands.partition("<<")[0])
    assert (script, packages) == (path.stem, ", ".join(f"{name} {version}" for name, version in pins))
    assert all(f"{name} {version}" in re.sub(r"\n#\s+", " ", head) for name, version in pins)
    assert file in head
    assert (ROOT / file).exists()
