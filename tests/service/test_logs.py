"""Every log line passes one gate, and nothing that opens a seat or names a person comes through it."""

from __future__ import annotations

import logging
import smtplib

import pytest
from hypothesis import given
from hypothesis import strategies as st

from service import logs
from service.links import Links
from service.models import Seat


def line(message: str, *arguments: object, exception: BaseException | None = None) -> str:
    told = (type(exception), exception, exception.__traceback__) if exception else None
    record = logging.LogRecord("posse", logging.WARNING, __file__, 1, message, arguments, told)
    return logs.Plain("worker").format(record)


def test_a_line_says_when_who_how_bad_and_what() -> None:
    words = line("mail %d %s", 7, "sent").split(" ", 3)
    assert words[0].endswith("Z")
    assert words[1:] == ["worker", "warning", "mail 7 sent"]


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
        said = line("mail 7 failed", exception=refused)
    assert "anna" not in said
    assert "Traceback" in said


def test_libraries_speak_in_the_same_lines_and_only_of_trouble(capsys: pytest.CaptureFixture[str]) -> None:
    root = logging.getLogger()
    before = root.handlers, root.level
    try:
        logs.start("web")
        logging.getLogger("gunicorn.error").info("Listening at")
        logging.getLogger("gunicorn.error").error("Error handling request /p/%s", "abc.def")
    finally:
        root.handlers, root.level = before
    said = capsys.readouterr().err
    assert "Listening" not in said
    assert said.endswith("web error Error handling request /p/(a token)\n")
