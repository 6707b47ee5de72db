"""The version: one number, told by the command, the log, the page about the site and a metric."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from service.commands import main
from service.process.version import version
from tests.quick import few
from tests.whole.deployment import ROOT

PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]["version"]


def test_a_checkout_has_the_version_of_its_project() -> None:
    assert version() == PROJECT
    assert re.fullmatch(r"\d+\.\d+\.\d+", version())


def test_posse_tells_its_version(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        main(["--version"])
    assert ended.value.code == 0
    assert capsys.readouterr().out == f"posse {PROJECT}\n"


@pytest.mark.slow
@pytest.mark.parametrize(
    ("process", "module"),
    few([("web", "worker.site"), ("worker", "worker.tasks"), ("robots", "worker.robots"), ("beat", "worker.beat")], 1),
)
def test_the_first_line_of_a_process_has_its_version(process: str, module: str, tmp_path: Path) -> None:
    environ = {"PATH": os.environ["PATH"], "PYTHONPATH": str(ROOT), "LOG_FORMAT": "json"}
    started = subprocess.run(
        [sys.executable, "-c", f"import {module}"],
        cwd=tmp_path,
        env=environ,
        capture_output=True,
        text=True,
        check=True,
    )
    first = json.loads(started.stderr.splitlines()[0])
    assert (first["process"], first["event"], first["version"]) == (process, "starts", PROJECT)
