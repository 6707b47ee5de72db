"""How many mails answers cause: one for each that plays something, within the day, and few for those that do not."""

from __future__ import annotations

from email.message import EmailMessage

import pytest

from service.inbound import answers, results
from tests.databases import both
from tests.inbound.conftest import Table
from tests.mail.mail_server import text_of

pytestmark = both


@pytest.mark.slow
@pytest.mark.parametrize("below", ["", "\n\nBest wishes {n}\n"])
def test_ten_mails_with_one_line_are_answered_once(turn: tuple[Table, int], below: str) -> None:
    table, seat = turn
    address = table.reply_address(seat)
    rows = [table.answer(seat, f"draw supply{below.format(n=n)}", address) for n in range(10)]
    assert {row.state for row in rows} == {"played"}
    assert [row.answered for row in rows] == [True] + [False] * 9
    assert below or rows[0].told == (rows[1].told or [])[1:]
    assert len(table.arrived()) == 1
    assert table.game().at == 1
    assert table.told(seat)[0] == f"The moves in your mail were played. {results.ANSWERED_BEFORE}"
    assert table.told(seat)[-1] == "The moves in your mail were played."


def test_a_line_that_was_played_on_the_page_is_answered_once(turn: tuple[Table, int]) -> None:
    table, seat = turn
    address = table.reply_address(seat)
    table.post(seat, "draw supply")
    assert [table.answer(seat, "draw supply", address).answered for _ in range(3)] == [True, False, False]


def test_each_line_of_a_turn_is_answered(turn: tuple[Table, int]) -> None:
    table, seat = turn
    address = table.reply_address(seat)
    assert [table.answer(seat, "draw supply", address).answered for _ in range(2)] == [True, False]
    discard = table.discard(seat)
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
    assert table.told(seat)[0] == f"None of your mail was played, or only a part. {results.ANSWERED_BEFORE}"


@pytest.mark.slow
def test_a_sealed_answer_is_answered_whenever_it_changes(photo_window: tuple[Table, int]) -> None:
    game, holder = photo_window
    photo = next(move for move in game.position().legal(holder) if move != "pass")
    assert [game.answer(holder, line).answered for line in (photo, photo, "pass", "pass", photo)] == [
        *(True, False, True, False, True)
    ]
    rows = [game.answer(holder, ("pass", photo)[n % 2]) for n in range(20)]
    assert {(row.state, row.answered) for row in rows} == {("sealed", True)}
    assert len(game.arrived()) == 23
    assert game.told(holder)[0] == "Your mail was read, and your answer was sealed."


def test_the_mail_about_a_sealed_answer_tells_that_it_may_be_changed(photo_window: tuple[Table, int]) -> None:
    game, holder = photo_window
    game.answer(holder, "pass")
    (mail,) = game.arrived()
    told = " ".join(text_of(mail).split())
    assert mail["Subject"].startswith("Your answer is sealed")
    assert "your answer is sealed. - Your answer: pass. - You may change it until the time is up or all have" in told
    assert "Open your table here:" in told


def failures(table: Table, seat: int, number: int) -> None:
    """Mails of which nothing is played: five of them are answered."""
    answered = [table.answer(seat, f"nonsense {n}").answered for n in range(number)]
    assert answered == [n < answers.MOST_FAILED for n in range(number)]


def test_a_mail_that_is_played_in_part_is_answered_after_any_number_that_failed(turn: tuple[Table, int]) -> None:
    table, seat = turn
    address = table.reply_address(seat)
    failures(table, seat, 6)
    row = table.answer(seat, "draw supply; draw supply", address)
    assert (row.state, row.why, row.answered) == ("refused", "stopped", True)
    row = table.answer(seat, f"{table.discard(seat)}\nthe same again, discard wes", address)
    assert (row.why, row.answered) == ("stopped", True)
    last = " ".join(answers.LAST_FAILED.split())
    assert [last in " ".join(text_of(mail).split()) for mail in table.arrived()] == [*[False] * 4, True, False, False]


def test_mails_that_are_played_in_part_take_no_answers_of_those_that_fail(turn: tuple[Table, int]) -> None:
    table, seat = turn
    assert table.answer(seat, "draw supply; draw supply").answered
    failures(table, seat, 6)


def test_mails_that_were_played_before_count_as_those_that_fail(turn: tuple[Table, int]) -> None:
    table, seat = turn
    address = table.reply_address(seat)
    table.post(seat, "draw supply")
    failures(table, seat, 6)
    row = table.answer(seat, "draw supply", address)
    assert (row.state, row.why, row.answered) == ("played", "played before", False)


@pytest.mark.slow
def test_answers_have_a_limit_in_24_hours_and_the_next_mails_tell_the_rest(
    turn: tuple[Table, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    """In all turns together: the addresses of past ones are answered as well."""
    monkeypatch.setattr(answers, "MOST_IN_DAY", 4)
    table, seat = turn
    asked = []
    for _ in range(6):
        assert table.act_until(lambda position: position.turn == seat and position.phase == "draw")
        asked.append(table.answer(seat, "draw supply; draw supply").answered)
        assert table.act_until(lambda position: position.turn != seat)
    assert asked == [True] * 4 + [False] * 2
    assert table.told(seat)[0] == f"Only a part of your mail was played. {results.NOT_ANSWERED}"
    mails = table.arrived()
    assert answers.LAST_IN_DAY.format(most=4) in " ".join(text_of(mails[-1]).split())
    table.later(hours=25)
    assert table.answer(seat, "nonsense", table.reply_address(seat, 0)).answered
    assert beyond(table.arrived()[-1]) == 2
    assert table.answer(seat, "more nonsense", table.reply_address(seat, 0)).answered
    assert beyond(table.arrived()[-1]) == 0


def beyond(mail: EmailMessage) -> int:
    """How many mails that were not answered a mail tells of, each with what was played of it and what was not."""
    told = "What became of a mail of yours that was not answered: You drew two cards from the supply: "
    text = " ".join(text_of(mail).split())
    assert text.count(told) == text.count(" “draw supply” is not legal now") + text.count("; not played: “draw supply”")
    return text.count(told)


def test_the_mail_about_the_next_turn_tells_what_became_of_a_mail_that_was_not_answered(
    turn: tuple[Table, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(answers, "MOST_IN_DAY", 0)
    table, seat = turn
    discard = table.position().view(seat)["hands"][seat][0]
    assert table.answer(seat, f"draw supply; discard {discard}; draw supply").answered is False
    assert table.act_until(lambda position: position.turn == seat and position.phase == "draw")
    mail = [mail for mail in table.arrived("turn") if mail["X-Posse-Seat"] == str(seat)][-1]
    assert beyond(mail) == 1
    assert table.arrived() == []
