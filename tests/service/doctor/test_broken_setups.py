"""What `posse doctor` finds in a club and on one machine: nothing if all is well, and what is broken at once."""

from __future__ import annotations

import io
import json
import re
from collections.abc import Iterator, Mapping
from contextlib import ExitStack, contextmanager, redirect_stdout
from functools import partial
from pathlib import Path

import pytest

from service.commands import main
from service.diagnostics.finding import Finding
from service.settings.environment import VARIABLES
from tests.nginx import running_nginx
from tests.servers import free_port
from tests.service.doctor.conftest import KEY, OTHER_KEY, Told
from tests.service.doctor.setups import SETUPS, Club
from tests.waiting import PATIENCE, until
from tests.whole.deployment import deployed, running_servers

pytestmark = pytest.mark.proof

EVERY = ("web", "worker", "robots", "beat", "inbound")


def told(settings: Mapping[str, str], folder: Path, file: Path) -> Told:
    """What the command tells with these settings in a folder; it quotes no key."""
    printed = io.StringIO()
    with pytest.MonkeyPatch.context() as patch, redirect_stdout(printed):
        patch.chdir(folder)
        for name in VARIABLES:
            patch.delenv(name, raising=False)
        for name, value in settings.items():
            patch.setenv(name, value)
        code = main(["doctor", "--json", "--settings", str(file)])
    assert not [key for key in (KEY, OTHER_KEY) if key in printed.getvalue()]
    return Told(code, [Finding(**one) for one in json.loads(printed.getvalue())])


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """A file of settings that only its owner can read."""
    made = tmp_path / "posse.env"
    made.touch(0o600)
    return made


@contextmanager
def running_club(folder: Path, file: Path) -> Iterator[Club]:
    """A club on one machine, with all servers."""
    with ExitStack() as stack:
        servers = stack.enter_context(running_servers(folder))
        port = free_port()
        nginx = stack.enter_context(running_nginx(folder / "nginx", port))
        settings = servers.settings | {
            "SECRET_KEYS": KEY,
            "BASE_URL": nginx.url,
            "TRUSTED_PROXIES": "1",
            "MAIL_IN": f"lmtp://127.0.0.1:{free_port()}",
            "METRICS_PORT": str(free_port()),
        }
        (folder / "deployment").mkdir()
        deployment, mail_server = stack.enter_context(
            deployed(folder / "deployment", *EVERY, ports={"web": port}, **settings)
        )
        settings |= {"SMTP_URL": mail_server.url, "PORT": str(port), "SSL_CERT_FILE": str(nginx.certificate)}
        yield Club(servers, deployment, nginx, mail_server, settings, file)


def wait_until_fine(club: Club) -> Told:
    def healing() -> Told:
        for name in club.deployment.tend():  # a worker ends when Redis refuses it, and is restarted
            print(f"{name} was restarted")
        return told(club.settings, club.deployment.folder, club.file)

    return until(healing, PATIENCE, "all to be fine", lambda found: found.amiss == [], pause=0.5)


def missed(club: Club) -> Iterator[str]:
    """Yield each set-up in which what is broken is not told at once, at the right check, with the right advice."""
    for setup in SETUPS:
        wait_until_fine(club)
        with setup.broken(club):
            found = told(club.settings, club.deployment.folder, club.file)
        of_check = [one for one in found.of(setup.check) if one.startswith(("warning", "wrong"))]
        if not any(re.search(setup.advice, one) for one in of_check):
            yield setup.name


def test_a_club_that_is_fine_and_every_way_in_which_it_is_broken(tmp_path: Path, file: Path) -> None:
    with running_club(tmp_path, file) as club:
        assert_fine(club, wait_until_fine(club))
        assert list(missed(club)) == []
        for name in ("web", "inbound"):
            club.deployment.ask_to_stop(name)
        look = partial(told, club.settings, club.deployment.folder, club.file)
        # A web that was killed counts as running for half a minute.
        stopped = until(look, PATIENCE, "both to be missed", lambda found: len(found.amiss) > 2, pause=0.5)
        assert [line[:26] for line in stopped.amiss] == [
            "web               wrong: n",
            "mail in           warning:",
            "public address    wrong: h",
        ]
        assert stopped.of("site port")[0].endswith("is free: no web process listens on this machine")


def assert_fine(club: Club, found: Told) -> None:
    assert found.of("site port") == [f"fine: Posse answers at port {club.deployment.port} of 127.0.0.1"]
    assert found.of("database")[0].startswith("fine: posse_1 on the PostgreSQL server ")
    assert found.of("redis policy") + found.of("redis persistence") == ["fine: noeviction", "fine: appendonly yes"]
    where = club.settings["MAIL_IN"]
    assert found.of("mail in") == [f"fine: the process listens at {where}, for addresses at localhost"]


def test_one_machine_that_is_fine(tmp_path: Path, file: Path) -> None:
    (tmp_path / "deployment").mkdir()
    port, mail_in = free_port(), f"lmtp://127.0.0.1:{free_port()}"
    with running_nginx(tmp_path / "nginx", port) as nginx:
        settings = {"BASE_URL": nginx.url, "TRUSTED_PROXIES": "1", "MAIL_IN": mail_in}
        with deployed(tmp_path / "deployment", *EVERY, ports={"web": port}, **settings) as (deployment, mail_server):
            settings |= {"SMTP_URL": mail_server.url, "PORT": str(port), "SSL_CERT_FILE": str(nginx.certificate)}
            look = partial(told, settings, deployment.folder, file)
            found = until(look, PATIENCE, "all to be fine", lambda found: found.amiss == [])
    fine = {one.check for one in found.findings if one.status == "fine"}
    assert fine >= {"database", "beat", "running settings", "mail in", "public address", "proxies", "site port", "var"}
