"""What is logged has a bounded length, opens no seat and names nobody, also where it is cut."""

from __future__ import annotations

import json
import logging
from collections.abc import Callable

import pytest
import structlog
from hypothesis import given
from hypothesis import strategies as st

from service.process import logs
from tests.service.web.conftest import JSON, Table

TOKEN = "/p/" + "a" * 24 + "." + "b" * 24
ADDRESSES = ("anna@example.org", '"anna"@example.org', "a=anna@example.org", "anna@[192.0.2.1]", "anna@" + "x" * 9000)


def line(message: str, form: str = "json") -> str:
    record = logging.LogRecord("posse", logging.WARNING, __file__, 1, message, None, None)
    return logs.formatter("web", form).format(record)


@pytest.mark.parametrize("value", ["word " * 4000, "x" * 20_000, ["word"] * 8000, {"key": "word " * 4000}])
def test_a_field_has_a_longest_length(value: object) -> None:
    bounded = logs.bounded(value)
    assert isinstance(bounded, str)
    assert len(bounded) <= logs.LONGEST + len("(cut)")
    assert bounded.endswith("(cut)")


@pytest.mark.parametrize("value", ["word " * 1600, 7, 1.5, True, None, ["word"], {"key": 1}])
def test_what_is_not_too_long_stays_as_it_is(value: object) -> None:
    assert logs.bounded(value) is value


@pytest.mark.parametrize("form", ["json", "text"])
def test_a_long_line_is_cut_and_still_told(form: str) -> None:
    said = line("Invalid HTTP header name: " + "x" * 100_000, form)
    assert "Invalid HTTP header name: (cut)" in said
    assert len(said) < logs.LONGEST
    assert len(line("word " * 100_000, form)) < logs.LONGEST + 200


@given(st.integers(0, 80), st.sampled_from([TOKEN, *(f"<{address}>" for address in ADDRESSES)]))
def test_no_half_token_and_no_half_address_is_left_where_a_line_is_cut(before: int, secret: str) -> None:
    text = "word " * (logs.LONGEST // 5 - 20) + "y" * before + " " + secret
    said = json.loads(line(text + " word" * 100))["event"]
    for part in ("aaa", "bbb", "anna", "example", "192", "xxx"):
        assert part not in said
    assert said.endswith("(cut)")


@pytest.mark.parametrize("length", [0, 100, 7000, 8100, 20_000])
def test_redaction_holds_at_any_length(length: int) -> None:
    said = line(f"{'x' * length} to <anna@example.org> at {TOKEN} from {'b' * (length or 1)}@host")
    for part in ("anna", "example", "aaa.", "bbb", "b@"):
        assert part not in said


@pytest.mark.parametrize(
    ("text", "left"),
    [
        ("to anna@example.org, burt@example.org", "to (an address), (an address)"),
        ("anna@one.example+burt@two.example", "(an address)(an address)"),
        ("anna@one@two", "(an address)"),
        ("anna@[192.0.2.1]", "(an address)"),
        ("x at y", "x at y"),
    ],
)
def test_every_address_is_replaced_also_those_beside_others(text: str, left: str) -> None:
    assert logs.without_addresses(text) == left


def test_a_bare_token_is_no_more_logged_than_one_in_a_path() -> None:
    """gunicorn quotes what it cannot read: a method, Transfer-Encoding or Expect, perhaps in another case."""
    token = TOKEN.removeprefix("/p/")
    for quoted in (
        "{}",
        "'{}'",
        "Invalid HTTP method: '{}'",
        "x{}y",
        "{}.moves",
        "a.{}",
        "{}{}",
        "=%2Fp%2F{}&",
        "\\n{}",
    ):
        for one in (token, token.upper(), token.replace(".", "%2E"), token.replace(".", "%2e")):
            told = line(quoted.format(one, one))
            assert "a" * 24 not in told.lower(), quoted
            assert "b" * 24 not in told.lower(), quoted
    kept = (
        "service.games.transaction.GameTransaction test_a_long_name_of_a_test.py X-Posse-Game: 0123456789abcdef01234567"
    )
    assert kept in line(kept)


def test_a_token_as_a_method_is_not_logged(
    table: Table, start_logs: Callable[..., None], capsys: pytest.CaptureFixture[str]
) -> None:
    start_logs("web", "json")
    token = table.page(0).removeprefix("/p/")
    assert table.client.open("/", method=token).status_code == 405
    table.client.get("/", headers={"Expect": token, "Transfer-Encoding": token})
    said = capsys.readouterr()
    assert '"method": "(a token)"' in said.err
    assert token not in said.err + said.out


@given(st.text('ab@"\\.:/[]{} \n', max_size=30))
def test_a_line_for_machines_stays_one_whatever_is_in_it(text: str) -> None:
    assert json.loads(line(text))["level"] == "warning"


def test_a_line_after_a_request_is_not_about_it(
    table: Table, start_logs: Callable[..., None], capsys: pytest.CaptureFixture[str]
) -> None:
    start_logs("web", "json")
    assert table.get(0, headers=JSON).status_code == 200
    logging.getLogger("gunicorn.error").error("Error handling request")
    told, after = (json.loads(line) for line in capsys.readouterr().err.splitlines()[-2:])
    assert {"request", "game", "seat"} <= told.keys()
    assert after["event"] == "Error handling request"
    assert not {"request", "game", "seat"} & after.keys()
    assert structlog.contextvars.get_contextvars() == {}
