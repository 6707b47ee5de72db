"""No received mail stops another: each is claimed by one worker, tried three times, then put aside with an alert."""

from __future__ import annotations

from collections.abc import Callable
from datetime import timedelta

import pytest
from sqlalchemy.exc import OperationalError

from service.admin import reports
from service.inbound import claims, playing
from service.monitoring import gauges
from service.queues.retries import MOST_TRIES
from tests.databases import both
from tests.inbound.conftest import Begin, Table
from tests.service.sweeping import work_one

pytestmark = both


def take_in(table: Table, text: str) -> None:
    """Store an answer of the player whose turn it is."""
    seat = table.position().turn
    assert table.take_in(table.letter(seat, text), table.reply_address(seat))


def states(table: Table) -> list[str]:
    return [row.state for row in table.inmails()]


class Killed(BaseException):
    """A worker is killed: nothing is caught, and nothing more is done."""


@pytest.fixture
def breaks(monkeypatch: pytest.MonkeyPatch) -> Callable[[str, BaseException | None], None]:
    """A function: reading a text with this word raises this exception from now on; None: no longer."""
    found = playing.reading.find_moves
    broken: dict[str, BaseException] = {}

    def find_moves(text: str | None, names: list[str], *others: object) -> object:
        for word, error in broken.items():
            if word in (text or ""):
                raise error
        return found(text, names, *others)

    def change(word: str, error: BaseException | None) -> None:
        broken.clear()
        if error is not None:
            broken[word] = error

    monkeypatch.setattr(playing.reading, "find_moves", find_moves)
    return change


def test_a_mail_that_raises_each_time_is_put_aside_and_delays_no_other_game(
    table: Begin, breaks: Callable[..., None]
) -> None:
    first, second = table(), table(seed=5)
    breaks("poison", ZeroDivisionError())
    take_in(first, "poison")
    take_in(first, "draw supply")
    take_in(second, "draw supply")
    first.work()
    assert states(first) == ["received", "received", "played"], "the second waits for the first of its game"
    for _ in range(MOST_TRIES):
        first.later(minutes=2)
        first.work()
    assert states(first) == ["failed", "played", "played"]
    assert first.inmails()[0].why == "ZeroDivisionError"
    assert first.game().at == 1


def test_a_mail_that_kills_each_worker_is_put_aside(table: Begin, breaks: Callable[..., None]) -> None:
    first, second = table(), table(seed=5)
    breaks("poison", Killed())
    take_in(first, "poison")
    take_in(second, "draw supply")
    for _ in range(MOST_TRIES):
        with pytest.raises(Killed):
            first.work()
        first.work()
        assert states(first) == ["received", "played"]
        first.now += claims.LEASE
    first.work()
    assert states(first) == ["failed", "played"]
    assert first.inmails()[0].why == claims.NEVER_FINISHED


def test_a_worker_that_dies_while_handling_loses_nothing(table: Begin, breaks: Callable[..., None]) -> None:
    game = table()
    breaks("draw", Killed())
    take_in(game, "draw supply")
    with pytest.raises(Killed):
        game.work()
    breaks("draw", None)
    game.work()
    assert states(game) == ["received"], "another worker may still have it"
    game.now += claims.LEASE
    game.work()
    assert states(game) == ["played"]
    assert game.game().at == 1


def test_only_one_worker_has_a_mail(table: Begin) -> None:
    game = table()
    take_in(game, "draw supply")
    with game.database.writing() as session:
        assert claims.claim(session, game.now) is not None
    with game.database.writing() as session:
        assert claims.claim(session, game.now) is None


def test_a_worker_whose_claim_has_expired_handles_nothing(table: Begin, monkeypatch: pytest.MonkeyPatch) -> None:
    game = table()
    take_in(game, "draw supply")
    parse = playing.parsing.parse

    def slow(raw: bytes) -> object:
        monkeypatch.setattr(playing.parsing, "parse", parse)
        game.now += claims.LEASE
        game.work()
        return parse(raw)

    monkeypatch.setattr(playing.parsing, "parse", slow)
    assert playing.work_due(game.database, None, game.now)
    assert states(game) == ["played"]
    assert game.game().at == 1
    assert len(game.mails("answer")) == 1


def test_a_fault_of_the_database_counts_as_no_try(table: Begin, breaks: Callable[..., None]) -> None:
    game = table()
    deadlock = type("Deadlock", (Exception,), {"sqlstate": "40P01"})()
    breaks("draw", OperationalError("SELECT", {}, deadlock))
    take_in(game, "draw supply")
    for _ in range(2 * MOST_TRIES):
        game.work()
        assert (states(game), game.inmails()[0].tries) == (["received"], 0)
        game.later(minutes=1)
    breaks("draw", None)
    game.work()
    assert states(game) == ["played"]


def test_the_operator_is_told_of_a_mail_that_was_put_aside(table: Begin, breaks: Callable[..., None]) -> None:
    game = table()
    breaks("poison", ZeroDivisionError())
    take_in(game, "poison")
    for _ in range(MOST_TRIES):
        with game.database.reading() as session:
            assert gauges.measure(session, game.now).set_aside["inbound"] == 0
        game.work()
        game.later(minutes=2)
    with game.database.reading() as session:
        assert gauges.measure(session, game.now).set_aside["inbound"] == 1
        assert gauges.measure(session, game.now + claims.SHOWN).set_aside["inbound"] == 0
        (listed,) = reports.received_list(session, "failed", 10)
    assert listed["reason"] == "ZeroDivisionError"


def test_a_mail_that_cannot_be_handled_stops_its_game_s_clock_for_minutes_only(
    table: Begin, breaks: Callable[..., None]
) -> None:
    game = table()
    due = game.due
    game.now = due - timedelta(seconds=1)
    breaks("poison", ZeroDivisionError())
    take_in(game, "poison")
    game.now = due
    for minutes in range(10):
        game.now = due + timedelta(minutes=minutes)
        game.work()
        work_one(game.database, game.now)
    assert game.moves()[0].mark == "clock"
