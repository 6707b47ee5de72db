"""The parts of `make proof`: each test that only they run is in one of them, and what has passed is not run again."""

from __future__ import annotations

import re
import sys
from pathlib import Path

import pytest

from tests import proof
from tests.proof import PARTS, Part, prove
from tests.test_conventions import ROOT, tracked

OF_PROOF = re.compile(r"mark\.proof|\bfew\(|= both$|@both$", re.MULTILINE)
NOT_TESTS = {"tests/quick.py", "tests/databases.py"}


def test_each_proof_belongs_to_a_part() -> None:
    paths = [word for part in PARTS.values() for command in part.commands for word in command if "tests/" in word]
    for file in tracked():
        name = str(file.relative_to(ROOT))
        if file.suffix == ".py" and name.startswith("tests/") and OF_PROOF.search(file.read_text()):
            found = [path for path in paths if name == path or name.startswith(f"{path}/")]
            assert found or name in NOT_TESTS or file == Path(__file__), f"no part runs the proofs of {name}"


def part(code: str, needs: tuple[str, ...] = ()) -> Part:
    return Part("something", [[sys.executable, "-c", code]], needs=needs)


@pytest.mark.slow
def test_what_has_passed_is_not_run_again_and_what_has_failed_is(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert prove("one", part("print('3 passed in 0.1s')"), tmp_path).endswith("s, 3 passed")
    assert prove("one", part("raise SystemExit(1)"), tmp_path).startswith("passed before, ")
    for _ in range(2):
        assert prove("other", part("print('why'); raise SystemExit(1)"), tmp_path).startswith("FAILED after ")
    assert capsys.readouterr().out.count("why") == 2
    lacking = part("", needs=("no-such-program|nor-this",))
    assert prove("third", lacking, tmp_path) == "not run: needs no-such-program or nor-this"


def test_an_unknown_part_is_refused_with_those_there_are(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        proof.main(["order"])
    assert "there is no part order; the parts are engine, service," in capsys.readouterr().err
