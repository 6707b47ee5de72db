"""Every log line passes one gate, and nothing that opens a seat or names a person comes through it."""

from __future__ import annotations

import io
import json
import logging
import smtplib
import sys
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from datetime import datetime

import pytest
from hypothesis import given
from hypothesis import strategies as st

from service import logs
from service.links import Links
from service.models import Seat

log = logs.get()
Start = Callable[..., None]


def record(message: str, *arguments: object, exception: BaseException | None = None) -> logging.LogRecord:
    told = (type(exception), exception, exception.__traceback__) if exception else None
    return logging.LogRecord("posse", logging.WARNING, __file__, 1, message, arguments, told)


def line(message: str, *arguments: object, form: str = "json", exception: BaseException | None = None) -> str:
    return logs.formatter("worker", form).format(record(message, *arguments, exception=exception))


@pytest.fixture
def said(capsys: pytest.CaptureFixture[str], start_logs: Start) -> Callable[[str], str]:
    """What is logged after `logs.start`, in either form."""

    def say(form: str) -> str:
        start_logs("web", form)
        logs.about_only(request="r1")
        logs.about(game="ab" * 12, seat=2)
        log.info("mail", mail=7, state="sent")
        return capsys.readouterr().err

    return say


def test_a_line_for_machines_has_a_field_for_everything(said: Callable[[str], str]) -> None:
    fields = json.loads(said("json"))
    assert datetime.fromisoformat(fields.pop("time")).tzinfo is not None
    assert fields == {
        "process": "web",
        "level": "info",
        "event": "mail",
        "request": "r1",
        "game": "ab" * 12,
        "seat": 2,
        "mail": 7,
        "state": "sent",
    }


def test_a_line_for_people_says_when_who_how_bad_and_what(said: Callable[[str], str]) -> None:
    words = said("text").split()
    assert words[0].endswith("Z")
    assert words[1:4] == ["web", "info", "mail"]
    assert sorted(words[4:]) == [f"game={'ab' * 12}", "mail=7", "request=r1", "seat=2", "state=sent"]


def test_without_a_terminal_lines_are_for_machines(capsys: pytest.CaptureFixture[str], start_logs: Start) -> None:
    start_logs("web")
    log.warning("mail 7")
    logging.getLogger("posse").warning("mail %d", 7)
    ours, theirs = (json.loads(line) for line in capsys.readouterr().err.splitlines())
    assert ours | {"time": ""} == theirs | {"time": ""}
    assert list(ours) == list(theirs)


def test_before_the_start_only_trouble_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    log.info("mail", state="sent")
    assert capsys.readouterr().err == ""
    log.warning("mail", to="anna@example.org")
    assert capsys.readouterr().err.endswith("Z posse warning mail to=(an address)\n")


@pytest.mark.parametrize("form", ["text", "json"])
def test_what_we_say_passes_the_gate_too(capsys: pytest.CaptureFixture[str], start_logs: Start, form: str) -> None:
    start_logs("web", form)
    try:
        raise smtplib.SMTPRecipientsRefused({"anna@example.org": (550, b"no")})
    except smtplib.SMTPRecipientsRefused:
        log.exception("to anna@example.org", link="https://h/p/abc.def?move=pass")
    told = capsys.readouterr().err
    assert "anna" not in told
    assert "abc" not in told
    for kept in ("(an address)", "/p/(a token)", "SMTPRecipientsRefused", "test_logs.py"):
        assert kept in told


def test_lines_of_threads_do_not_mix(monkeypatch: pytest.MonkeyPatch, start_logs: Start) -> None:
    start_logs("web", "text")
    written: list[str] = []

    class Slow(io.StringIO):
        def write(self, text: str) -> int:
            written.append(text)
            time.sleep(0.001)  # long enough for another thread to write, if nothing kept it from it
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
    assert all(said.count("\n") == 1 and said.endswith("\n") for said in done)


@pytest.mark.parametrize("wrong", [BrokenPipeError(), ValueError("I/O operation on closed file.")])
def test_a_line_that_cannot_be_written_breaks_nothing(
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


@given(
    scope=st.sampled_from(["confirm", "invite", "seat", "turn"]),
    n=st.integers(0, 3),
    after=st.sampled_from(["", "/moves", "?move=draw+supply", " HTTP/1.1", '"', "'", ")", ","]),
)
def test_no_token_comes_through(scope: str, n: int, after: str) -> None:
    token = Links(["a key of thirty-two characters, yes"], "http://h").token(
        scope, Seat(game_id="ab" * 12, n=n, name="x")
    )
    said = line(f"Error handling request /p/{token}{after}")
    assert token not in said
    assert token.split(".")[-1] not in said
    assert "/p/(a token)" in said


@given(st.emails(), st.sampled_from(["%s", "<%s>", "'%s'", "to=%s,", "{'%s': (550, b'no')}"]))
def test_no_address_comes_through(address: str, around: str) -> None:
    assert address not in line(around, address)


def test_nor_in_what_a_mail_server_answers() -> None:
    try:
        raise smtplib.SMTPRecipientsRefused({"anna@example.org": (550, b"no anna@example.org here")})
    except smtplib.SMTPRecipientsRefused as refused:
        said = [line("mail 7 failed", form=form, exception=refused) for form in ("text", "json")]
    for one in said:
        assert "anna" not in one
        assert "SMTPRecipientsRefused" in one
        assert "test_logs.py" in one


def test_libraries_speak_in_the_same_lines_and_only_of_trouble(
    capsys: pytest.CaptureFixture[str], start_logs: Start
) -> None:
    start_logs("web", "text")
    logging.getLogger("gunicorn.error").info("Listening at")
    logging.getLogger("gunicorn.error").error("Error handling request /p/%s", "abc.def")
    said = capsys.readouterr().err
    assert "Listening" not in said
    assert said.endswith("web error Error handling request /p/(a token)\n")
