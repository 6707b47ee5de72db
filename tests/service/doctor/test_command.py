"""`posse doctor` as an operator runs it: its lines, its exit codes, and that it ends."""

from __future__ import annotations

import signal
import socket
import sqlite3
import threading
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from service.commands import main
from service.diagnostics import diagnosis, setting_checks
from service.diagnostics.finding import Finding, fine
from tests.service import postgresql
from tests.service.doctor.conftest import KEY, PASSWORD, Doctor, Finds, contents


def test_a_site_that_is_fine(doctor: Doctor) -> None:
    told = doctor()
    assert (told.code, told.amiss) == (0, [])
    assert [one.check for one in told.findings] == [
        *("settings", "database", "clock", "schema", "web", "worker", "robots", "beat", "running settings"),
        *("redis", "mail server", "dns", "mail in", "mail route", "public address", "site port", "disk", "var"),
        *("metrics port", "settings file"),
    ]


def test_the_text_has_a_line_for_each_check(site: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["doctor"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == "settings          fine"
    assert lines[1] == f"database          fine: {site}/var/posse.sqlite3"
    assert len(lines) == 20


def test_wrong_settings_are_all_named(doctor: Doctor) -> None:
    told = doctor(settings={"PORT": "http", "DATABASE_URL": "mysql://u:hunter2-and-more@h/d", "SMPT_URL": "x"})
    assert told.code == 2
    assert [text.split(":")[0] for text in told.of("settings")] == ["wrong", "wrong", "warning"]
    assert [text.split()[1] for text in told.of("settings")] == ["DATABASE_URL", "PORT", "SMPT_URL"]
    assert told.of("all else") == ["not checked: correct the settings first"]


@pytest.mark.parametrize(
    ("name", "meant"),
    [
        ("DATABASE_URI", "did you mean DATABASE_URL?"),
        ("MAIL_FORM", "did you mean MAIL_FROM?"),
        ("POSSE_PORT", "did you mean PORT?"),
        ("POSSE_COLOUR", "the README lists the settings"),
        ("PROT", "did you mean PORT?"),
        ("SECRET_KEY", "did you mean SECRET_KEYS?"),
        ("TRUSTED_PROXY", "did you mean TRUSTED_PROXIES?"),
        ("WEB_CONCURENCY", "did you mean WEB_CONCURRENCY?"),
        ("smtp_url", "did you mean SMTP_URL?"),
        ("SMPT_URL", "did you mean SMTP_URL?"),
    ],
)
def test_a_name_that_looks_like_a_setting(name: str, meant: str) -> None:
    (found,) = setting_checks.unknown({name: "hunter2-and-more"})
    assert str(found) == f"settings          warning: {name} is set, but there is no such setting: {meant}"


def test_names_that_others_use() -> None:
    others = ("MAIL", "REDIS_TLS_URL", "HOST", "SUPPORT", "WEB_CONCURRENCY")
    assert list(setting_checks.unknown(dict.fromkeys(others, "2"))) == []


@pytest.mark.parametrize("number", ["four", "0", ""])
def test_a_number_of_web_processes_that_is_none(wrong: Finds, number: str) -> None:
    assert wrong("settings", WEB_CONCURRENCY=number) == (
        f"WEB_CONCURRENCY is {number!r}: expected a number of web processes from 1, or no web starts"
    )


def test_a_contact_that_no_push_service_takes(warning: Finds) -> None:
    assert warning("settings", OPERATOR="admin@intranet").startswith("no device is told of turns: set OPERATOR to ")


def test_a_site_without_its_keys(warning: Finds, site: Path) -> None:
    (site / "var" / "secret-keys").unlink()
    assert warning("settings").startswith("SECRET_KEYS is not set, and there are no keys in")


def test_another_folder(site: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "elsewhere").mkdir()
    monkeypatch.chdir(tmp_path / "elsewhere")
    assert main(["doctor"]) == 2
    assert list(contents(tmp_path / "elsewhere")) == [str(tmp_path / "elsewhere")], "nothing was created"


@pytest.mark.parametrize("address", ["anna", "anna@", "ännä@example.org", "a@b\n"])
def test_an_address_that_is_none(site: Path, capsys: pytest.CaptureFixture[str], address: str) -> None:
    with pytest.raises(SystemExit, match="2"):
        main(["doctor", "--mail-to", address])
    assert "expected a mail address with a domain in ASCII" in capsys.readouterr().err


@pytest.mark.slow
def test_a_check_that_hangs_ends_nothing_else() -> None:
    ended = threading.Event()

    def hanging() -> Iterator[Finding]:
        yield fine("first")
        ended.wait()

    def failing() -> Iterator[Finding]:
        raise ValueError("hunter2")

    found = diagnosis.run_together({"hanging": hanging, "failing": failing, "last": lambda: [fine("last")]}, limit=1)
    ended.set()
    assert [str(one) for one in found] == [
        "first             fine",
        "hanging           wrong: no result within 1 seconds: what is checked here hangs",
        "failing           wrong: the check itself failed (ValueError): please report this",
        "last              fine",
    ]


@pytest.mark.proof
def test_servers_that_never_answer(doctor: Doctor, postgresql_server: postgresql.Server) -> None:
    """They accept a connection and say nothing, as a machine does whose programs are stopped. The command ends."""
    settings = {"DATABASE_URL": postgresql_server.new_database(), "SECRET_KEYS": KEY}
    with socket.create_server(("127.0.0.1", 0), backlog=20) as silent:
        port = silent.getsockname()[1]
        settings |= {"REDIS_URL": f"redis://:{PASSWORD}@127.0.0.1:{port}/0", "MAIL_IN": f"smtp://127.0.0.1:{port}"}
        postgresql_server.tell(signal.SIGSTOP)
        try:
            told = doctor(settings={**settings, "PORT": str(port)})
        finally:
            postgresql_server.tell(signal.SIGCONT)
    assert told.code == 2
    assert [line.split("  ")[0] for line in told.amiss] == ["database", "redis", "mail in", "site port"]


def test_processes_that_do_not_run(doctor: Doctor, site: Path) -> None:
    with closing(sqlite3.connect(site / "var" / "posse.sqlite3")) as connection, connection:
        connection.execute("DELETE FROM process_pulse WHERE role = 'robots'")
    told = doctor()
    assert (told.code, len(told.amiss)) == (1, 1)
    assert told.of("robots")[0].startswith("warning: none runs: a turn of a marshal takes five minutes")
