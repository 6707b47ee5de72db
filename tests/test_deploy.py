"""The files in `deploy/` and the page that says how to use them, checked without starting anything."""

from __future__ import annotations

import os
import re
import shutil
import stat
import subprocess
import sys
from configparser import RawConfigParser
from pathlib import Path

import pytest

from service.settings import Settings
from tests import units
from tests.servers import unavailable

ENOUGH = 15  # of 100, the lower the better: what systemd calls 1.5, "OK"


@pytest.fixture
def analyze() -> str:
    """Return the program systemd-analyze, which needs no running systemd."""
    found = shutil.which("systemd-analyze")
    if found is None:
        unavailable("no systemd-analyze on this machine (Debian: apt install systemd)")
    return found


@pytest.fixture
def installed(tmp_path: Path) -> list[str]:
    """Return the units, copied as the page says, with programs that exist here."""
    shutil.copytree(units.SYSTEMD, tmp_path, dirs_exist_ok=True)
    here = f"{Path(sys.executable).parent}/"
    for file in tmp_path.glob("*.service"):
        file.write_text(file.read_text().replace(units.PROGRAMS, here))
    return sorted(str(file) for file in tmp_path.iterdir() if file.is_file())


def test_systemd_has_nothing_to_say_about_the_units(analyze: str, installed: list[str]) -> None:
    assert len(installed) == 10
    said = subprocess.run([analyze, "verify", *installed], capture_output=True, text=True, check=False)
    assert (said.returncode, said.stdout, said.stderr) == (0, "", "")


def test_the_units_allow_the_processes_little(analyze: str, installed: list[str]) -> None:
    for unit in installed:
        if unit.endswith(".service"):
            command = [analyze, "security", "--offline=true", f"--threshold={ENOUGH}", unit]
            said = subprocess.run(command, capture_output=True, text=True, check=False)
            assert said.returncode == 0, said.stdout


def test_a_unit_is_restarted_without_end_and_stopped_with_the_target() -> None:
    common = (units.SYSTEMD / "posse-.service.d" / "common.conf").read_text().splitlines()
    for line in ("Restart=always", "RestartSec=2", "StartLimitIntervalSec=0", "PartOf=posse.target"):
        assert line in common
    assert units.processes() == [f"posse-{name}" for name in ("beat", "inbound", "robots", "web", "worker")]


def test_a_unit_with_wrong_settings_is_not_restarted_nor_is_inbound_without_mail_in() -> None:
    """Their exit codes are those of tests/whole/test_log_lines.py; systemd merges the values of all files."""
    common = (units.SYSTEMD / "posse-.service.d" / "common.conf").read_text().splitlines()
    assert "RestartPreventExitStatus=2" in common
    others = {name: units.read(units.SYSTEMD / f"{name}.service")["Service"] for name in units.processes()}
    prevented = {name: service.get("RestartPreventExitStatus") for name, service in others.items()}
    assert prevented == dict.fromkeys(others) | {"posse-inbound": "0"}


@pytest.mark.parametrize("name", ["posse-backup", "posse-report"])
def test_a_backup_and_a_report_are_made_once_when_the_timer_says_so(name: str) -> None:
    folders = ("posse-.service.d", f"{name}.service.d")
    unit = RawConfigParser(strict=False)
    files = [file for folder in folders for file in (units.SYSTEMD / folder).iterdir()]
    unit.read([units.SYSTEMD / f"{name}.service", *sorted(files, key=lambda file: file.name)])  # the last one counts
    assert (unit["Service"]["Type"], unit["Service"]["Restart"], unit["Service"]["User"]) == ("oneshot", "no", "posse")
    assert units.read(units.SYSTEMD / f"{name}.timer")["Install"]["WantedBy"] == "timers.target"


def test_the_example_settings_are_the_same_for_systemd_and_for_a_shell(tmp_path: Path) -> None:
    every = re.sub(r"^#(?=[A-Z])", "", units.EXAMPLE.read_text(), flags=re.MULTILINE)
    file = tmp_path / "posse.env"
    for text, expected in ((units.EXAMPLE.read_text(), units.example()), (every, units.example(club=True))):
        file.write_text(text)
        sourced = subprocess.run(
            ["/bin/sh", "-c", f"set -a; . {file}; exec env -0"], env={}, capture_output=True, text=True, check=True
        )
        assert sourced.stderr == ""
        in_shell = dict(line.split("=", 1) for line in sourced.stdout.split("\0") if line)
        assert {name: value for name, value in in_shell.items() if name != "PWD"} == expected


@pytest.mark.parametrize("club", [False, True])
def test_posse_accepts_the_example_settings(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, club: bool) -> None:
    monkeypatch.chdir(tmp_path)
    settings = Settings.from_environment(units.example(club=club) | {"SECRET_KEYS": "k" * 32})
    assert settings.mail_from == "Posse <posse@example.org>"
    assert settings.trusted_proxies == 1
    assert settings.public
    assert (settings.redis_url is not None) == club


def install(root: Path) -> None:
    subprocess.run(
        [units.ROOT / "deploy" / "install"], env={"PATH": os.environ["PATH"], "DESTDIR": str(root)}, check=True
    )


def test_an_installation_that_is_repeated_keeps_settings_and_site_and_renews_the_rest(tmp_path: Path) -> None:
    (tmp_path / "etc" / "nginx").mkdir(parents=True)
    install(tmp_path)
    kept = [tmp_path / "etc" / name for name in ("posse.env", "nginx/sites-available/posse.conf")]
    renewed = [tmp_path / name for name in ("etc/systemd/system/posse-web.service", "etc/nginx/posse/away.html")]
    before = [file.read_text() for file in renewed]
    for file in kept + renewed:
        file.write_text("changed")
    install(tmp_path)
    assert [file.read_text() for file in kept] == ["changed"] * 2
    assert [file.read_text() for file in renewed] == before


def test_each_installation_has_a_key_of_its_own_that_only_root_may_read(tmp_path: Path) -> None:
    files = [tmp_path / name / "etc" / "posse.env" for name in ("one", "other")]
    for file in files:
        install(file.parents[1])
        assert stat.S_IMODE(file.stat().st_mode) == 0o600
        assert not (file.parent / "nginx").exists(), "a machine without nginx gets nothing for it"
    one, other = (units.settings(file.read_text())["SECRET_KEYS"] for file in files)
    assert len(one) == len(other) == 64
    assert one != other


def test_the_pages_name_files_that_exist() -> None:
    pages = [(units.ROOT / "docs" / f"{name}.md").read_text() for name in ("run-it", "run-a-club")]
    named = set(re.findall(r"/srv/posse/app/([\w./-]*[\w-])", "".join(pages)))
    assert named >= {"deploy/install", "docs/alerts.yml"}
    assert [name for name in named if not (units.ROOT / name).exists() and not name.startswith(".venv/")] == []


def test_the_backup_is_copied_to_another_place(analyze: str, installed: list[str], tmp_path: Path) -> None:
    copy = (units.ROOT / "deploy" / "club" / "off-site.conf").read_text()
    assert "/usr/bin/rsync" in copy
    (tmp_path / "posse-backup.service.d" / "off-site.conf").write_text(copy.replace("/usr/bin/rsync", "/bin/true"))
    said = subprocess.run([analyze, "verify", *installed], capture_output=True, text=True, check=False)
    assert (said.returncode, said.stdout, said.stderr) == (0, "", "")


def read_for_root(folder: Path, text: str) -> tuple[int, str, dict[str, str]]:
    """Let `deploy/posse` read a file of settings: its exit code, what it says, and the settings of what it executes."""
    file = folder / "posse.env"
    file.write_bytes(text.encode())
    script = (units.ROOT / "deploy" / "posse").read_text()
    here = {"/etc/posse.env": file, "/var/lib/posse": folder}
    executed = "setpriv --reuid posse --regid posse --init-groups /srv/posse/app/.venv/bin/posse"
    for on_page, ours in (*here.items(), (executed, "env --null")):
        assert on_page in script
        script = script.replace(on_page, str(ours))
    ran = subprocess.run([sys.executable, "-I", "-c", script], env={}, capture_output=True, text=True, check=False)
    read = dict(line.split("=", 1) for line in ran.stdout.split("\0") if line)
    return ran.returncode, ran.stderr.replace(str(file), "FILE"), {n: v for n, v in read.items() if n not in NOT_READ}


NOT_READ = ("HOME", "LC_CTYPE")


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("MAIL_FROM=Posse <posse@example.org>\n", "Posse <posse@example.org>"),
        ("MAIL_FROM=posse@example.org \r\nBIND=::1\r\n", "posse@example.org"),
        ("# a comment; it's one\n;\n  MAIL_FROM = a # b\n", "a # b"),
        ("MAIL_FROM='it\\n $HOME `id` #'  \n", "it\\n $HOME `id` #"),
        ('MAIL_FROM="a \\"b\\" \\$c \\n"\n', 'a "b" $c \\n'),
        ("MAIL_FROM='two\nlines'\n", "two\nlines"),
        ("MAIL_FROM=one \\\nline", "one line"),
        ("MAIL_FROM=\\'$HOME;id&\n", "'$HOME;id&"),
        ("MAIL_FROM='a'\"b\" c\n", "abc"),
        ("MAIL_FROM=it's\n", "it's"),
        ("MAIL_FROM=\nBIND=::1\n", ""),
        ("MAIL_FROM=first\nMAIL_FROM=last", "last"),
    ],
)
def test_the_command_of_root_reads_settings_as_systemd_does(tmp_path: Path, text: str, expected: str) -> None:
    code, said, read = read_for_root(tmp_path, text)
    assert (code, said, read["MAIL_FROM"]) == (0, "", expected)
    assert read.get("BIND", "::1") == "::1"


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("BASE_URL=https://a\nPosse\n", "line 2: expected NAME=value, or a comment that begins with #"),
        ("\r\nexport BASE_URL=https://a\r\n", "line 2: expected NAME=value, or a comment that begins with #"),
        ("MAIL_FROM='a\nSECRET_KEYS='b'\n", "line 1: expected the quote to be closed"),
        ('BIND=::1\nMAIL_FROM="a\n', "line 2: expected the quote to be closed"),
    ],
)
def test_the_command_of_root_names_the_line_that_is_no_setting(tmp_path: Path, text: str, expected: str) -> None:
    assert read_for_root(tmp_path, text) == (2, f"posse: FILE, {expected}\n", {})


def test_the_command_of_root_reads_the_example(tmp_path: Path) -> None:
    assert read_for_root(tmp_path, units.EXAMPLE.read_text()) == (0, "", units.example())
