"""Waiting for something ends when it is there, or says what was awaited and what was there instead."""

from __future__ import annotations

from itertools import count

import pytest

from tests.waiting import until


def test_it_returns_what_was_awaited() -> None:
    numbers = count()
    assert until(lambda: next(numbers), 10, "a three", lambda n: n == 3) == 3
    assert next(numbers) == 4, "it looked no more often than it had to"


def test_it_says_what_was_there_instead() -> None:
    with pytest.raises(AssertionError, match=r"^waited 0\.05 s for an answer; instead: \['nothing'\]$"):
        until(lambda: ["nothing"], 0.05, "an answer", lambda found: len(found) > 1)


def test_it_shows_the_end_of_a_log() -> None:
    with pytest.raises(AssertionError, match=r"instead: x{3995}\. End$"):
        until(lambda: False, 0, "the site", instead=lambda: "x" * 5000 + ". End")


def test_an_exception_that_means_not_yet_is_awaited_and_shown() -> None:
    begins = iter([ConnectionRefusedError("nobody listens"), None])

    def look() -> bool:
        refused = next(begins)
        if refused is not None:
            raise refused
        return True

    assert until(look, 10, "the server", not_yet=OSError)

    def refuse() -> bool:
        raise ConnectionRefusedError("nobody listens")

    with pytest.raises(AssertionError, match=r"instead: ConnectionRefusedError\('nobody listens'\)"):
        until(refuse, 0.05, "the server", not_yet=OSError)


def test_any_other_exception_is_raised_at_once() -> None:
    with pytest.raises(LookupError):
        until(lambda: [][0], 10, "an item", not_yet=OSError)


def test_it_looks_once_even_without_time() -> None:
    assert until(lambda: 1, 0, "a one") == 1
