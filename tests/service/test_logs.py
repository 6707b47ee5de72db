"""No log line contains a token or an address, whichever logger wrote it."""

from __future__ import annotations

import io
import json
import logging
import smtplib
import subprocess
import sys
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from datetime import UTC, datetime
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from service.links import Links
from service.models import Player, Seat
from service.process import logs

log = logs.get()
ROOT = Path(__file__).parents[2]
Start = Callable[..., None]


def line(message: str, *arguments: object) -> str:
    """Return a line about a record of a library."""
    record = logging.LogRecord("posse", logging.WARNING, __file__, 1, message, arguments, None)
    return logs.formatter("worker", "json").format(record)


@pytest.fixture
def logged(capsys: pytest.CaptureFixture[str], start_logs: Start) -> Callable[[str], str]:
    """Log one line after `logs.start`, in either form, and return it."""

    def log_line(form: str) -> str:
        start_logs("web", form)
        logs.about_only(request="r1")
        logs.about(game="ab" * 12, seat=2)
        log.info("mail", mail=7, state="sent")
        return capsys.readouterr().err

    return log_line


def test_a_json_line_has_a_field_for_everything(logged: Callable[[str], str]) -> None:
    fields = json.loads(logged("json"))
    assert datetime.fromisoformat(fields.pop("time")).tzinfo is not None
    about = {"request": "r1", "game": "ab" * 12, "seat": 2}
    assert fields == {"process": "web", "level": "info", "event": "mail", "mail": 7, "state": "sent", **about}


def test_a_text_line_has_time_process_level_event_and_fields(logged: Callable[[str], str]) -> None:
    words = logged("text").split()
    assert words[0].endswith("Z")
    assert words[1:4] == ["web", "info", "mail"]
    assert sorted(words[4:]) == [f"game={'ab' * 12}", "mail=7", "request=r1", "seat=2", "state=sent"]


def test_without_a_terminal_lines_are_json(capsys: pytest.CaptureFixture[str], start_logs: Start) -> None:
    start_logs("web")
    log.warning("mail 7")
    logging.getLogger("posse").warning("mail %d", 7)
    ours, theirs = (json.loads(line) for line in capsys.readouterr().err.splitlines())
    assert ours | {"time": ""} == theirs | {"time": ""}
    assert list(ours) == list(theirs)


def test_before_start_only_warnings_and_errors_are_logged(capsys: pytest.CaptureFixture[str]) -> None:
    log.info("mail", state="sent")
    assert capsys.readouterr().err == ""
    log.warning("mail", to="anna@example.org")
    assert capsys.readouterr().err.endswith("Z posse warning mail to=(an address)\n")


@pytest.mark.parametrize("own", [True, False], ids=["ours", "of a library"])
@pytest.mark.parametrize("form", ["text", "json"])
def test_no_address_and_no_token_of_an_error_is_logged(
    capsys: pytest.CaptureFixture[str], start_logs: Start, form: str, own: bool
) -> None:
    start_logs("web", form)
    try:
        raise smtplib.SMTPRecipientsRefused({"anna@example.org": (550, b"no anna@example.org here")})
    except smtplib.SMTPRecipientsRefused:
        if own:
            log.exception("to anna@example.org", link="https://h/p/abc.def?move=pass")
        else:
            logging.getLogger("posse").exception("to %s: /p/%s", "anna@example.org", "abc.def")
    printed = capsys.readouterr().err
    assert "anna" not in printed
    assert "abc" not in printed
    for kept in ("(an address)", "/p/(a token)", "SMTPRecipientsRefused", "test_logs.py"):
        assert kept in printed


def test_lines_of_threads_do_not_mix(monkeypatch: pytest.MonkeyPatch, start_logs: Start) -> None:
    start_logs("web", "text")
    written: list[str] = []

    class Slow(io.StringIO):
        def write(self, text: str) -> int:
            written.append(text)
            time.sleep(0.001)  # long enough for another thread to write, were there no lock
            written.append(text)
            return len(text)

    def talk(n: int) -> None:
        for _ in range(10):
            log.info("request", n=n)
            logging.getLogger("posse").warning("mail %d", n)

    monkeypatch.setattr(sys, "stderr", Slow())
    with ThreadPoolExecutor(4) as threads:
        list(threads.map(talk, range(4)))
    begun, done = written[::2], written[1::2]
    assert begun == done, "one write ended before the next began"
    assert len(done) == 4 * 10 * 2
    assert all(one.count("\n") == 1 and one.endswith("\n") for one in done)


UNCAUGHT = """
import sys, threading, warnings
from service.process import logs

def fail():
    raise ValueError("-".join(("annas", "hand")))  # a trace quotes the line: the code, not what it says

logs.start("worker", "json")
warnings.warn("a library is too old")
thread = threading.Thread(target=fail)
thread.start()
thread.join()
threading.Thread(target=sys.exit).start()
fail()
"""


def executed(program: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-c", program]
    return subprocess.run(command, env={"PYTHONPATH": str(ROOT)}, text=True, capture_output=True)


def test_an_exception_that_nothing_catches_is_a_line_without_its_message() -> None:
    ended = executed(UNCAUGHT)
    assert ended.returncode == 1
    assert "annas-hand" not in ended.stderr
    warning, *failures = [json.loads(line) for line in ended.stderr.splitlines()]
    assert (warning["process"], warning["level"]) == ("worker", "warning")
    assert "a library is too old" in warning["event"]
    assert [(line["event"], line["exception"]) for line in failures] == [("uncaught exception", "ValueError")] * 2
    assert all("in fail" in line["trace"] and line["level"] == "critical" for line in failures)


def test_ctrl_c_is_no_error() -> None:
    ended = executed(UNCAUGHT.replace('ValueError("-".join(("annas", "hand")))', "KeyboardInterrupt"))
    assert [json.loads(line)["level"] for line in ended.stderr.splitlines()] == ["warning"]


def test_in_a_text_line_a_list_is_below(capsys: pytest.CaptureFixture[str], start_logs: Start) -> None:
    start_logs("web", "text")
    log.error("settings are wrong", mistakes=["PORT is 'x'", "BIND is 'y'"], number=2)
    head, *below = capsys.readouterr().err.splitlines()
    assert head.endswith("Z web error settings are wrong number=2")
    assert below == ["  PORT is 'x'", "  BIND is 'y'"]


@pytest.mark.parametrize("wrong", [BrokenPipeError(), ValueError("I/O operation on closed file.")])
def test_a_line_that_cannot_be_written_is_dropped(
    monkeypatch: pytest.MonkeyPatch, start_logs: Start, wrong: Exception
) -> None:
    start_logs("web", "text")
    tried: list[str] = []

    class Broken(io.StringIO):
        def write(self, text: str) -> int:
            tried.append(text)
            raise wrong

    monkeypatch.setattr(sys, "stderr", Broken())
    log.info("request")
    assert tried


def test_no_token_of_a_player_is_logged() -> None:
    player = Player(id=7, address="anna@posse.test", games_key=9, created_at=datetime(2026, 11, 20, tzinfo=UTC))
    links = Links(["a key of thirty-two characters, yes"], "http://h")
    for page, link in {"my-games": links.games(player, player.created_at), "calendar": links.calendar(player)}.items():
        printed = line(f"Error handling request {link} HTTP/1.1")
        assert link.rpartition("/")[2].split(".")[0] not in printed
        assert f"http://h/{page}/(a token) HTTP/1.1" in printed


@given(
    scope=st.sampled_from(["confirm", "invite", "seat", "turn"]),
    n=st.integers(0, 3),
    after=st.sampled_from(["", "/moves", "?move=draw+supply", " HTTP/1.1", '"', "'", ")", ","]),
)
def test_no_token_is_logged(scope: str, n: int, after: str) -> None:
    seat = Seat(game_id="ab" * 12, n=n, name="x")
    token = Links(["a key of thirty-two characters, yes"], "http://h").token(scope, seat)
    printed = line(f"Error handling request /p/{token}{after}")
    assert token not in printed
    assert token.split(".")[-1] not in printed
    assert "/p/(a token)" in printed


@pytest.mark.slow
@given(st.emails(), st.sampled_from(["%s", "<%s>", "'%s'", "to=%s,", "{'%s': (550, b'no')}"]))
def test_no_address_is_logged(address: str, around: str) -> None:
    assert address not in line(around, address)


def test_libraries_log_warnings_and_errors_in_the_same_form(
    capsys: pytest.CaptureFixture[str], start_logs: Start
) -> None:
    start_logs("web", "text")
    logging.getLogger("gunicorn.error").info("Listening at")
    logging.getLogger("gunicorn.error").error("Error handling request /p/%s", "abc.def")
    printed = capsys.readouterr().err
    assert "Listening" not in printed
    assert printed.endswith("web error Error handling request /p/(a token)\n")
