"""The image and the services of `deploy/container`, checked against what Posse is, without starting anything."""

from __future__ import annotations

import os
import re
import shlex
import subprocess
import sys
import time
from pathlib import Path

import pytest

from service.settings import Settings
from service.settings.environment import VARIABLES, SettingsError
from tests import containers, units

WITH_PORTS = {"web", "worker", "robots", "inbound"}


def lines_of_the_procfile() -> dict[str, list[str]]:
    lines = (line.split(": ", 1) for line in (containers.ROOT / "Procfile").read_text().splitlines())
    return {name: shlex.split(command) for name, command in lines}


def filled_in(text: str) -> dict[str, str]:
    """Return the variables of a file of settings whose empty values somebody has filled in."""
    return {name: value or "k" * 32 for name, value in units.settings(text).items()}


def example() -> str:
    """Return the example of a file of settings, without its comments."""
    lines = (containers.FOLDER / "example.env").read_text().splitlines(keepends=True)
    return "".join(line for line in lines if not line.startswith("#"))


def test_every_process_is_a_service_and_the_image_runs_the_site() -> None:
    commands = {name: shlex.split(service["command"]) for name, service in containers.processes().items()}
    assert commands == lines_of_the_procfile()
    assert containers.default_command() == commands["web"]
    assert set(containers.services()) - set(commands) == {*containers.SERVERS, *containers.COMMANDS}
    assert {service["image"] for service in containers.processes().values()} == {"posse"}


def test_a_process_gets_as_long_to_end_as_its_unit_gives_it() -> None:
    for name, service in containers.processes().items():
        unit = units.read(units.SYSTEMD / f"posse-{name}.service")
        assert service["stop_grace_period"] == f"{unit['Service']['TimeoutStopSec']}s", name


def test_the_image_is_built_from_files_that_exist() -> None:
    assert set(containers.copied()) >= {"requirements/build.txt", "requirements/run.txt", "engine", "service", "worker"}
    assert [name for name in containers.copied() if not (containers.ROOT / name).exists()] == []
    for service in containers.processes().values():
        context = (containers.FOLDER / service["build"]["context"]).resolve()
        assert (context, (context / service["build"]["dockerfile"]).parent) == (containers.ROOT, containers.FOLDER)


def test_images_are_named_without_a_host() -> None:
    bases = [rest.split()[0] for stage in containers.stages() for word, rest in stage if word == "FROM"]
    names = bases + [service["image"] for service in containers.services().values()]
    assert [name for name in names if not re.fullmatch(r"[a-z]+(:[a-z0-9.-]+)?", name)] == []


def test_no_process_is_root_or_may_become_it() -> None:
    assert re.fullmatch(r"[1-9]\d+:[1-9]\d+", containers.image("USER"))
    for name, service in containers.services().items():
        assert service.get("user") == (name if name in containers.SERVERS else None), name
        assert service["cap_drop"] == ["ALL"], name
        assert service["security_opt"] == ["no-new-privileges:true"], name
        assert not {"privileged", "cap_add", "network_mode", "pid", "devices"} & set(service), name


def test_only_the_folder_of_the_data_and_tmp_can_be_written_to() -> None:
    data = containers.image("WORKDIR")
    assert containers.image("VOLUME") == data
    kept = {"postgres": {"/var/lib/postgresql/data", "/run/postgresql"}, "redis": {"/data"}}
    used = []
    for name, service in containers.services().items():
        volumes = dict(volume.split(":") for volume in service["volumes"])
        assert (service["read_only"], service["tmpfs"]) == (True, ["/tmp"]), name
        assert set(volumes.values()) == kept.get(name, {data}), name
        used += list(volumes)
    assert sorted(used) == sorted(containers.compose()["volumes"])


def test_every_service_is_restarted_and_those_with_a_port_are_asked_for_their_health() -> None:
    assert "/readyz" in containers.health_command()
    for name, service in containers.services().items():
        assert service["restart"] == "unless-stopped", name
    for name in containers.SERVERS:
        assert containers.services()[name]["healthcheck"]["test"][0] == "CMD", name
    for name, service in containers.processes().items():
        assert service.get("healthcheck") == (None if name == "web" else {"disable": True}), name
        waits = {server: wanted["condition"] for server, wanted in service["depends_on"].items()}
        assert waits == dict.fromkeys(containers.SERVERS, "service_healthy"), name


def test_ports_are_open_to_this_machine_only() -> None:
    ports = {name: service["ports"] for name, service in containers.services().items() if "ports" in service}
    assert set(ports) == WITH_PORTS
    site = containers.environment()["PORT"]
    assert ports["web"] == [f"127.0.0.1:{site}:{site}", "127.0.0.1:9464:9464"]
    assert containers.image("EXPOSE") == site
    assert containers.environment()["BIND"] == "0.0.0.0"


def test_metrics_are_at_ports_of_their_own_on_this_machine() -> None:
    text = (containers.FOLDER / "compose.yaml").read_text()
    asked = re.search(r"METRICS_PORT=0\.0\.0\.0:(\d+)", text)
    assert asked is not None
    found = [
        re.findall(rf"127\.0\.0\.1:(\d+):{asked[1]}", " ".join(containers.processes()[name]["ports"]))
        for name in ("web", "worker", "robots")
    ]
    assert found == [["9464"], ["9465"], ["9466"]]
    page = (containers.ROOT / "docs" / "run-it.md").read_text()
    assert "`127.0.0.1:9464`, `127.0.0.1:9465` and `127.0.0.1:9466`" in " ".join(page.split())


@pytest.mark.slow
def test_a_backup_is_made_and_old_ones_are_deleted(tmp_path: Path) -> None:
    """In a folder that stands for the volume; `sleep` is a command that ends at once."""
    programs = tmp_path / "programs"
    programs.mkdir()
    (programs / "sleep").symlink_to("/bin/true")
    here = str(Path(sys.executable).parent)
    environ = {"PATH": f"{programs}:{here}:/usr/bin:/bin", "SECRET_KEYS": "k" * 32}
    subprocess.run([f"{here}/posse", "migrate"], cwd=tmp_path, env=environ, check=True, capture_output=True)
    (tmp_path / "backups").mkdir()
    for name, days in (("old.posse", 15), ("young.posse", 12), ("note.txt", 15)):
        (tmp_path / "backups" / name).touch()
        os.utime(tmp_path / "backups" / name, (time.time() - days * 86400,) * 2)
    command = containers.services()["backup"]["command"].replace("$$", "$")
    ran = subprocess.run(shlex.split(command), cwd=tmp_path, env=environ, capture_output=True, text=True)
    assert ran.returncode == 0, ran.stdout + ran.stderr
    (made,) = {file.name for file in (tmp_path / "backups").iterdir()} - {"young.posse", "note.txt"}
    assert re.fullmatch(r"\d{4}-\d\d-\d\dT\d{6}Z\.posse", made)
    empty = tmp_path / "empty"
    empty.mkdir()
    assert subprocess.run(shlex.split(command), cwd=empty, env=environ, capture_output=True).returncode != 0


def test_mail_in_is_received_at_the_port_that_is_open() -> None:
    inbound = containers.services()["inbound"]
    text = (containers.FOLDER / "compose.yaml").read_text()
    (profile,) = inbound["profiles"]
    settings = re.search(rf"COMPOSE_PROFILES={profile} and MAIL_IN=lmtp://0\.0\.0\.0:(\d+)", text)
    assert settings is not None
    assert inbound["ports"] == [f"127.0.0.1:{settings[1]}:{settings[1]}"]


def test_posse_accepts_the_settings_once_the_example_is_filled_in() -> None:
    for service in containers.processes().values():
        assert service["env_file"] == ".env"
        environ = containers.environment() | filled_in(example()) | service["environment"]
        assert set(environ) - set(VARIABLES) == {"PATH", "PGPASSWORD", "POSTGRES_PASSWORD"}
        settings = Settings.from_environment(environ)
        assert (settings.bind, settings.public, settings.trusted_proxies) == ("0.0.0.0", True, 1)
        assert settings.database_url.startswith("postgresql")
        assert settings.redis_url is not None
    with pytest.raises(SettingsError, match="SECRET_KEYS is not set"):
        Settings.from_environment(units.settings(example()))


def test_secrets_are_in_the_file_of_settings_alone() -> None:
    """The servers are found by their names, and the password comes from the file, without which nothing starts."""
    for name, service in containers.services().items():
        environ = service.get("environment", {})
        secret = {key: value for key, value in environ.items() if "PASSWORD" in key}
        assert all(value.startswith("${POSTGRES_PASSWORD:?") for value in secret.values()), name
        assert not [value for value in environ.values() if re.search(r"//[^/@]*:[^/]*@", value)], name
        assert ("env_file" in service) == (name not in containers.SERVERS), name
    servers = {word for value in containers.services()["web"]["environment"].values() for word in value.split("/")}
    assert {"posse@postgres", "redis:6379"} <= servers
    assert ".env" in (containers.ROOT / ".gitignore").read_text().splitlines()


def test_the_page_names_services_that_exist() -> None:
    page = (containers.ROOT / "docs" / "run-it.md").read_text()
    (part,) = re.findall(r"^## Containers\n(.*?)^## ", page, re.MULTILINE | re.DOTALL)
    named = set(re.findall(r"docker compose (?:exec|cp|logs) ([a-z]+)", part))
    assert named
    assert named <= set(containers.services())
    assert "deploy/container" in part
