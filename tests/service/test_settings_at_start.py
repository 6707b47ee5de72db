"""Each process of the service refuses wrong settings when it starts, and all use the same key."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from service.settings import Settings
from service.settings.environment import VARIABLES
from tests.quick import few
from tests.servers import unavailable
from tests.service.test_settings import here, named

__all__ = ["here"]  # a fixture

ROOT = Path(__file__).parents[2]


@pytest.fixture
def started(here: Path) -> Callable[..., subprocess.Popen[str]]:
    def start(code: str, **environ: str) -> subprocess.Popen[str]:
        environ = {"PATH": os.environ["PATH"], "PYTHONPATH": str(ROOT), **environ}
        command = [sys.executable, "-c", code]
        pipe = subprocess.PIPE
        return subprocess.Popen(command, cwd=here, env=environ, text=True, stdout=pipe, stderr=pipe)

    return start


@pytest.mark.slow
def test_processes_that_start_together_use_the_same_key(started: Callable[..., subprocess.Popen[str]]) -> None:
    code = "from service.settings import read_or_exit; print(read_or_exit('test').secret_keys)"
    printed = {process.communicate()[0] for process in [started(code) for _ in range(6)]}
    assert len(printed) == 1
    assert len(printed.pop()) > 32


STARTS = {
    "web": "import worker.site",
    "worker": "import worker.tasks",
    "beat": "import worker.beat",
    "mailbox": "from service.mailbox.__main__ import main; main()",
    "run": "from service.commands import main; main(['run'])",
}


@pytest.mark.slow
@pytest.mark.parametrize("process", few(STARTS, 1))
def test_every_process_logs_all_wrong_settings_in_one_line(
    started: Callable[..., subprocess.Popen[str]], process: str
) -> None:
    refused = started(STARTS[process], PORT="http", REDIS_URL="x://:hunter2@host", MAIL_FROM="anna@")
    out, err = refused.communicate()
    assert (refused.returncode, out) == (2, "")
    line = json.loads(err)
    assert (line["process"], line["level"], line["event"]) == (process, "error", "settings are wrong")
    assert named(line["mistakes"]) == ["REDIS_URL", "PORT", "MAIL_FROM"]
    assert f"expected {VARIABLES['MAIL_FROM'].expected}" in line["mistakes"][2], "also examples of addresses"
    assert "hunter2" not in err


@pytest.mark.proof
def test_in_a_text_log_each_wrong_setting_has_a_line(started: Callable[..., subprocess.Popen[str]]) -> None:
    _, err = started(STARTS["web"], PORT="http", REDIS_URL="localhost", LOG_FORMAT="text").communicate()
    head, *lines = err.splitlines()
    assert head.endswith("Z web error settings are wrong")
    assert named([line.strip() for line in lines]) == ["REDIS_URL", "PORT"]


UNPRIVILEGED = ["setpriv", "--bounding-set=-dac_override,-dac_read_search,-fowner"]  # root without root's rights


def spoil_folder(here: Path) -> None:
    here.chmod(0o500)


def spoil_var(here: Path) -> None:
    (here / "var").write_text("in its place")


def spoil_keys(here: Path) -> None:
    Settings.from_environment({}).prepared()
    (here / "var" / "secret-keys").chmod(0)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("spoil", "file", "reason"),
    few(
        [
            (spoil_keys, "var/secret-keys", "Permission denied"),
            (spoil_folder, "var", "Permission denied"),
            (spoil_var, "var/secret-keys", "Not a directory"),
        ],
        1,
    ),
)
def test_a_folder_that_cannot_be_used_is_a_wrong_setting(
    here: Path, spoil: Callable[[Path], None], file: str, reason: str
) -> None:
    if os.geteuid() == 0 and shutil.which("setpriv") is None:
        unavailable("root may write everywhere, and without setpriv (util-linux) cannot give that up")
    spoil(here)
    unprivileged = UNPRIVILEGED if os.geteuid() == 0 else []
    command = [*unprivileged, sys.executable, "-c", STARTS["web"]]
    environ = {"PATH": os.environ["PATH"], "PYTHONPATH": str(ROOT)}
    refused = subprocess.run(command, cwd=here, env=environ, text=True, capture_output=True)
    here.chmod(0o700)
    assert refused.returncode == 2
    (mistake,) = json.loads(refused.stderr)["mistakes"]
    assert mistake.startswith(f"{here}/{file} cannot be used ({reason}): expected")
