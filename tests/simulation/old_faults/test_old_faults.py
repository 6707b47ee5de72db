"""Each patch still brings its fault back: it applies to the code as it is. The one that is found soonest is found."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

from tests.simulation.old_faults import PATCHES
from tests.simulation.old_faults.__main__ import look_for
from tests.test_conventions import ROOT


@pytest.mark.parametrize("patch", PATCHES.values(), ids=list(PATCHES))
def test_a_patch_applies(patch: Path) -> None:
    ran = subprocess.run(["git", "apply", "--check", str(patch)], cwd=ROOT, capture_output=True, text=True, check=False)
    assert ran.returncode == 0, f"The code has changed: write the fault into {patch.name} anew. {ran.stderr}"


@pytest.mark.proof
def test_a_fault_is_found() -> None:
    found = look_for("photos_in_other_hands", until=0.0)  # in the first seed
    assert found is not None
    assert "what they cannot know" in found
