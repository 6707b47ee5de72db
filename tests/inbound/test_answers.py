"""How many mails answers cause: a line is answered once, and all answers have limits; all are played."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from service.gamelog.log import GameLog
from service.inbound import answers, results
from service.operations import correspondence
from tests.databases import both
from tests.inbound.conftest import Table
from tests.mail.mail_server import text_of
from tests.service.harness import photo_held

pytestmark = both

Begin = Callable[..., Table]


def told(table: Table, n: int) -> list[str]:
    """What the page of a seat tells of each mail from its player, the latest first."""
    with table.database.reading() as session:
        seat = GameLog.of(session, table.id).seats[n]
        letters = correspondence.of_seat(session, seat, table.now)
    return [letter.result.sentence for letter in letters if letter.way == "from you"]


@pytest.mark.slow
@pytest.mark.parametrize("below", ["", "\n\nBest wishes {n}\n"])
def test_ten_mails_with_one_line_are_answered_once(turn: tuple[Table, int], below: str) -> None:
    table, seat = turn
    address = table.reply_address(seat)
    rows = [table.answer(seat, f"draw supply{below.format(n=n)}", address) for n in range(10)]
    assert {row.state for row in rows} == {"played"}
    assert [row.answered for row in rows] == [True] + [False] * 9
    assert len(table.arrived()) == 1
    assert table.game().at == 1
    assert told(table, seat)[0] == f"The moves in your mail were played. {results.ANSWERED_BEFORE}"
    assert told(table, seat)[-1] == "The moves in your mail were played."


def test_a_line_that_was_played_on_the_page_is_answered_once(turn: tuple[Table, int]) -> None:
    table, seat = turn
    address = table.reply_address(seat)
    table.post(seat, "draw supply")
    assert [table.answer(seat, "draw supply", address).answered for _ in range(3)] == [True, False, False]


def test_each_line_of_a_turn_is_answered(turn: tuple[Table, int]) -> None:
    table, seat = turn
    address = table.reply_address(seat)
    assert [table.answer(seat, "draw supply", address).answered for _ in range(2)] == [True, False]
    discard = next(move for move in table.position().legal(seat) if move.startswith("discard "))
    assert [table.answer(seat, discard, address).answered for _ in range(3)] == [True, False, False]
    assert len(table.arrived()) == 2


def test_a_line_that_stopped_is_answered_once(turn: tuple[Table, int]) -> None:
    table, seat = turn
    address = table.reply_address(seat)
    rows = [table.answer(seat, "draw supply; draw supply", address) for _ in range(3)]
    assert [(row.why, row.answered) for row in rows] == [
        ("stopped", True),
        (answers.REPEATED, False),
        (answers.REPEATED, False),
    ]
    assert told(table, seat)[0] == f"None of your mail was played, or only a part. {results.ANSWERED_BEFORE}"


@pytest.mark.slow
def test_a_sealed_answer_is_answered_whenever_it_changes_and_all_have_a_limit(table: Begin) -> None:
    game = table(seed=3)
    assert game.act_until(photo_held)
    game.arrived()
    holder = next(n for n in game.position().to_act() if len(game.position().legal(n)) > 1)
    photo = next(move for move in game.position().legal(holder) if move != "pass")
    assert [game.answer(holder, line).answered for line in (photo, photo, "pass", "pass", photo)] == [
        *(True, False, True, False, True)
    ]
    rows = [game.answer(holder, ("pass", photo)[n % 2]) for n in range(20)]
    assert {row.state for row in rows} == {"sealed"}
    assert sum(row.answered for row in rows) == answers.MOST_IN_TURN - 3
    mails = game.arrived()
    assert len(mails) == answers.MOST_IN_TURN == 20
    last = " ".join(answers.LAST_IN_TURN.split())
    assert [last in " ".join(text_of(mail).split()) for mail in mails] == [False] * 19 + [True]
    assert told(game, holder)[0] == f"Your mail was read, and your answer was sealed. {results.NOT_ANSWERED}"


def test_failed_mails_count_among_all_of_a_turn(turn: tuple[Table, int], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(answers, "MOST_IN_TURN", 3)
    table, seat = turn
    assert [table.answer(seat, f"nonsense {n}").answered for n in range(4)] == [True] * 3 + [False]
    row = table.answer(seat, "draw supply")
    assert (row.state, row.answered) == ("played", False)
    assert table.game().at == 1


@pytest.mark.slow
def test_answers_have_a_limit_in_24_hours(turn: tuple[Table, int], monkeypatch: pytest.MonkeyPatch) -> None:
    """In all turns together: the addresses of past ones are answered as well."""
    monkeypatch.setattr(answers, "MOST_IN_DAY", 4)
    table, seat = turn
    asked = []
    for _ in range(6):
        assert table.act_until(lambda position: position.turn == seat and position.phase == "draw")
        asked.append(table.answer(seat, "draw supply").answered)
        assert table.act_until(lambda position: position.turn != seat)
    assert asked == [True] * 4 + [False] * 2
    mails = table.arrived()
    assert answers.LAST_IN_DAY.format(most=4) in " ".join(text_of(mails[-1]).split())
    table.later(hours=25)
    assert table.answer(seat, "nonsense", table.reply_address(seat, 0)).answered
