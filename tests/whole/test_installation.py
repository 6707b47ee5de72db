"""The installation in docs/run-it.md, command by command: then a game is played over TLS through what it installed."""

from __future__ import annotations

import os
import random
import re
import shlex
import shutil
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests import units
from tests.nginx import with_ports
from tests.servers import free_port
from tests.waiting import PATIENCE, until
from tests.whole.deployment import MailSink
from tests.whole.machine import Machine
from tests.whole.people import ask, links_of, look, play_turn, start_with_robot
from tests.whole.unit_process import USER, UnitProcess

MOST_COMMANDS = 12
SITE = "https://posse.example.org"
DATA = "/var/lib/posse"


def commands() -> list[str]:
    """Return the commands of the installation, as the page has them."""
    page = (units.ROOT / "docs" / "run-it.md").read_text()
    block = re.search(r"^## One small machine$.*?^```\n(.*?)^```$", page, re.MULTILINE | re.DOTALL)
    assert block is not None
    return block[1].splitlines()


@pytest.fixture
def machine(post: MailSink) -> Iterator[Machine]:
    """A machine on which the page's commands were executed, with ports and a mail server of the tests."""
    root = Path(tempfile.mkdtemp(prefix="posse-machine-"))  # not pytest's, which only root may enter
    root.chmod(0o755)
    usual = os.umask(0o022)  # as on the machine of the page: another user runs what root has installed
    port, plain, tls = free_port(), free_port(), free_port()

    def settings(text: str) -> str:
        changed = re.sub(r"^SMTP_URL=.*$", f"SMTP_URL={post.url}", text, flags=re.MULTILINE)
        return f"{changed}PORT={port}\n"

    def site(text: str) -> str:
        return with_ports(text, plain, tls, port)

    edits = {"/etc/posse.env": settings, "/etc/nginx/sites-available/posse.conf": site}
    machine = Machine(root, edits, (plain, tls))
    try:
        for command in commands():
            machine.execute(command)
        yield machine
    finally:
        os.umask(usual)
        if machine.nginx is not None:
            machine.nginx.stop()
        shutil.rmtree(root)


@pytest.fixture
def processes(machine: Machine) -> Iterator[dict[str, UnitProcess]]:
    """The processes of the units that were enabled, started as they say; all end with 0 when they are stopped."""
    data = machine.path(DATA)
    data.mkdir(parents=True)
    data.chmod(0o700)
    shutil.chown(data, USER)
    settings = units.settings(machine.path("/etc/posse.env").read_text())
    started = {}
    for name in machine.units:
        if not name.endswith(".target"):
            file = machine.path("/etc/systemd/system") / f"{name}.service"
            command = units.read(file)["Service"]["ExecStart"]
            started[name] = UnitProcess(units.words(machine.rewritten(command)), data, settings)
    yield started
    codes = {name: process.stop() for name, process in started.items()}
    assert set(codes.values()) == {0}, [(name, codes[name], started[name].output) for name in codes]


@pytest.mark.proof
def test_at_most_twelve_commands_lead_to_a_site_on_which_a_game_is_played_over_tls(
    machine: Machine, processes: dict[str, UnitProcess], post: MailSink, monkeypatch: pytest.MonkeyPatch
) -> None:
    common = (machine.path("/etc/systemd/system") / "posse-.service.d" / "common.conf").read_text().splitlines()
    assert {f"User={machine.user}", "EnvironmentFile=/etc/posse.env", f"WorkingDirectory={DATA}"} <= set(common)
    assert machine.path("/etc/posse.env").stat().st_mode & 0o077 == 0
    assert machine.nginx is not None
    monkeypatch.setenv("SSL_CERT_FILE", str(machine.certificate))
    here = f"https://127.0.0.1:{machine.nginx.ports[1]}"
    until(
        lambda: ask(f"{here}/readyz").status == 200, PATIENCE, "the site", instead=lambda: processes["posse-web"].output
    )
    seat, chance = start_with_robot(here, post.first), random.Random(3)
    assert links_of(post.first("start"))[0].startswith(f"{SITE}/p/")
    while look(seat)["status"] == "playing":
        until(lambda: look(seat)["legal"], PATIENCE, "Anna's turn", pause=0.01)
        assert play_turn(seat, chance)
    assert look(seat)["status"] == "over"
    assert processes["posse-web"].stop() == 0
    away = ask(f"{here}/")
    assert (away.status, away.headers["Retry-After"]) == (503, "5")
    assert "Posse is away for a moment" in away.text
    assert not [name for name, process in processes.items() if "Traceback" in process.output]
    assert [file.name for file in machine.path(DATA).iterdir()] == ["var"]


def test_the_page_has_at_most_twelve_commands_and_installs_what_they_use() -> None:
    found = commands()
    assert len(found) <= MOST_COMMANDS
    assert {shlex.split(command)[0] for command in found} >= {"apt", "certbot", "systemctl"}


@pytest.mark.parametrize(
    "command", ["rm -rf /etc/posse.env", "ln -s /bin/sh /etc/sh", "nginx -t && nginx", "su - root -c id"]
)
def test_a_command_that_no_test_knows_is_an_error(tmp_path: Path, command: str) -> None:
    with pytest.raises(AssertionError):
        Machine(tmp_path, {}, (1, 2)).execute(command)
